/** Two games on one board: Saltmarsh, with a Haven of its own, and Dykes, which has the board's Dyke in play. */
import type { SourceFile } from '../../compiler/source/span.js';
import { saltmarshFiles } from './saltmarsh-spec.js';

export const lowland: SourceFile = {
  path: 'boards/lowland.yaml',
  text: `board: Lowland

kinds:
  Province: { plural: Provinces }
  Town: { plural: Towns }
  Causeway: { plural: Causeways }
  Dyke: { plural: Dykes }

spaces:
  Fenwick:
    kind: Province
    adjacent: [Dunmoor, Port Sable, Long Dyke, Sable Road]
  Dunmoor:
    kind: Province
    adjacent: [Fenwick, Harrow]
  Harrow:
    kind: Province
    adjacent: [Dunmoor, Port Sable]
  Port Sable:
    kind: Town
    adjacent: [Fenwick, Harrow, Sable Road]
  Sable Road:
    kind: Causeway
    adjacent: [Fenwick, Port Sable]
  Long Dyke:
    kind: Dyke
    adjacent: [Fenwick]

assumed:
  - { pair: [Fenwick, Sable Road], take: adjacent, sure: 80 % }
  - { pair: [Long Dyke, Harrow], take: not adjacent, sure: 60 % }
`,
};

const map: SourceFile = {
  path: 'saltmarsh/map.yaml',
  text: `map: The Marsh
board: Lowland
rule: "1.9"

kinds:
  Province: { rule: "1.9" }
  Town: { rule: "1.9" }
  Causeway: { rule: "1.9" }
  Haven: { plural: Havens, rule: "1.9" }

areas:
  Marshland: { kinds: [Province, Town, Causeway], rule: "1.9" }

spaces:
  Skerries:
    kind: Haven
    adjacent: [Harrow]

aliases:
  Sable Road: [Salt Road]

assumed:
  - { pair: [Fenwick, Harrow], take: not adjacent, sure: 90 %, note: only the road leads there }
`,
};

/** The files of Saltmarsh with the board in place of most of its map. */
export function onBoard(files: readonly SourceFile[]): SourceFile[] {
  return [...files.map((file) => (file.path === map.path ? map : file)), lowland];
}

/** Saltmarsh with its board. */
export const saltmarshOnBoard: readonly SourceFile[] = onBoard(saltmarshFiles());

/** Dykes without its board. */
export const dykes: readonly SourceFile[] = [
  {
    path: 'dykes/game.yaml',
    text: `game: Dykes
title: Dykes
cites: DY
edition: "1"
play: Whole Game

factions:
  Miller: { adjective: Miller, rule: "1.1" }
  Tide: { adjective: Tidal, rule: "1.1" }

pieces:
  Warden: { plural: Wardens, faction: Miller, inventory: 5, rule: "1.2" }

tracks:
  Water: { from: 0, to: 9, rule: "1.4" }

order of play:
  rule: "2.1"
  places: [1st in Line, 2nd in Line]
  boxes: [Event]

card kinds:
  Event: { plural: Events, rule: "5.0" }
`,
  },
  {
    path: 'dykes/map.yaml',
    text: `map: The Dykes
board: Lowland

kinds:
  Province: { rule: "1.3" }
  Dyke: { aliases: [Bank], rule: "1.3" }
`,
  },
  {
    path: 'dykes/setup.yaml',
    text: `setup: Before the flood
rule: "2.0"
tracks: { Water: 3 }
order of play: [Miller, Tide]
boxes: { Available: { Warden: 3 } }
spaces: { Long Dyke: { Warden: 2 } }
deck:
  kinds: [Event]
  piles: 1
  each pile, from the top: [{ Event: 1 }]
  left out: 0
`,
  },
  {
    path: 'dykes/sequence.yaml',
    text: `procedures:
  Whole Game:
    rule: "2.1"
    steps:
      - until the deck is empty:
          - reveal the next card
          - the 1st in Line faction:
              - play the card's Event
examples:
  - name: one card is the whole game
    when:
      - conduct Whole Game
    then:
      - Dunmoor holds 1 Warden
      - nobody has won
`,
  },
  {
    path: 'dykes/cards/d1-watch.yaml',
    text: `card: D1
title: Watch
event:
  title: All along the dyke
  effect:
    - in each space adjacent to Fenwick:
        - place 1 Warden here
examples:
  - name: the watch comes together
    when:
      - Miller play D1
    then:
      - Dunmoor holds 1 Warden
      - Long Dyke holds 3 Wardens
`,
  },
];
