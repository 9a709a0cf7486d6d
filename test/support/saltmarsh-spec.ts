/** The spec of Saltmarsh, a small invented game that has every kind of file. */
import type { SourceFile } from '../../compiler/source/span.js';
import { cardKinds, heldCards } from './saltmarsh-hands.js';

export const saltmarshSpec: ReadonlyMap<string, string> = new Map([
  [
    'saltmarsh/game.yaml',
    `game: Saltmarsh
title: "Saltmarsh: a small war"
cites: SM
edition: "1"
play: Whole Game

factions:
  Crown: { adjective: Crown, rule: "1.1" }
  League: { adjective: Rebel, rule: "1.1" }
states:
  Hidden: { rule: "1.2" }
  Open: { rule: "1.2", verb: expose }
always: Open

pieces:
  Trooper: { plural: Troopers, aliases: [Soldier], faction: Crown, inventory: 8, never in: [Haven], values: { strength: 3 }, rule: "1.2" }
  Scout: { plural: Scouts, faction: Crown, inventory: 3, states: [Hidden, Open], values: { strength: 4 }, rule: "1.2" }
  Runner: { plural: Runners, faction: League, inventory: 10, states: [Hidden, Open], values: { strength: 1 }, rule: "1.2" }
  Depot: { plural: Depots, faction: League, inventory: 4, at most: 2, never in: [Causeway], values: { strength: 2 }, rule: "1.2" }
values:
  strength: { of: pieces, from: 1, to: 4, rule: "1.2" }
  depth: { of: spaces, from: 0, to: 5, otherwise: 0, rule: "1.9" }
  tide: { of: cards, from: -2, to: 3, otherwise: 0, rule: "5.0" }
degrees: [Triumph, Stalemate]
options:
  Reserve Boats: { from: 0, to: 3, rule: "1.2" }  # allow RW0820: a test needs none
  Spring Tides: { rule: "1.2" }  # allow RW0820: a test needs none
groups: { patrols: { singular: patrol, pieces: [Trooper, Scout], rule: "1.2" } }
resources: { Mark: { plural: Marks, to: 20, rule: "1.6" }, Favour Token: { plural: Favour Tokens, of: [League], to: 5, rule: "1.6" } }
taken from the map: { pieces: [Trooper, Runner], rule: "1.3" }
markers:
  Unrest: { in: [Province, Town], at most: 1, supply: 4, rule: "1.4" }
  Watch: { plural: Watches, in: [Town], at most: 1, supply: 2, rule: "1.4" }
  Flooded: { in: [Haven], at most: 1, closes its space: true, rule: "1.4" }
boxes:
  Gaol: { rule: "1.5" }
control: { rule: "1.9", by: { Crown: spaces with more Crown pieces than Rebel pieces } }
tracks:
  Resolve: { from: 0, to: 12, rule: "1.6" }
  Mood:
    aliases: [Mood Track]
    rule: "1.7"
    boxes:
      - { name: Angry, value: 2, provenance: assumed, note: printed on the track alone }
      - { value: 1 }
      - { name: Calm, value: 0 }
    beyond:
      Angry:
        rule: "1.7"
        effect:
          - raise Resolve by 1
counters: { Favour value: { rule: "1.8" } }
order of play:
  rule: "2.1"
  places: [1st in Line, 2nd in Line]
  boxes: [Event, Short Action]

classes:
  Operation: { plural: Operations, rule: "3.0" }
  Special Activity: { plural: Special Activities, rule: "4.0" }
${cardKinds}
standing rules:
  - rule: "1.4"
    effect:
      - in each space with a Watch and without Crown pieces:
          - remove the Watch here
`,
  ],
  [
    'saltmarsh/map.yaml',
    `map: The Marsh
rule: "1.9"

kinds:
  Province: { plural: Provinces, rule: "1.9" }
  Town: { plural: Towns, rule: "1.9" }
  Causeway: { plural: Causeways, rule: "1.9" }
  Haven: { plural: Havens, rule: "1.9" }

areas:
  Marshland: { kinds: [Province, Town, Causeway], rule: "1.9" }

spaces:
  Fenwick:
    kind: Province
    adjacent: [Dunmoor, Port Sable, Sable Road]
  Dunmoor:
    kind: Province
    adjacent: [Fenwick, Harrow]
  Harrow:
    kind: Province
    adjacent: [Dunmoor, Port Sable, Skerries]
  Port Sable:
    kind: Town
    adjacent: [Fenwick, Harrow, Sable Road]
  Sable Road:
    aliases: [Salt Road]
    kind: Causeway
    adjacent: [Fenwick, Port Sable]
  Skerries:
    kind: Haven
    adjacent:
      - Harrow

assumed:
  - { pair: [Fenwick, Sable Road], take: adjacent, sure: 80 % }
  - { pair: [Fenwick, Harrow], take: not adjacent, sure: 90 %, note: only the road leads there }
`,
  ],
  [
    'saltmarsh/setup.yaml',
    `setup: The first tide
rule: "2.0"

tracks:
  Resolve: 6
  Mood: 2
  Crown Marks: 5
  Rebel Marks: 5
  Rebel Favour Tokens: 0

order of play: [League, Crown]

boxes:
  Available: { Trooper: 4, Scout: 2, Runner: 5, Depot: 3 }
  Gaol: { Runner: 1 }

spaces:
  Fenwick: { Trooper: 2, Runner: 2, Unrest: 1 }
  Dunmoor: { Runner: 2, Depot: 1 }
  Port Sable: { Trooper: 2, Scout: 1, Watch: 1 }
  Skerries: { Flooded: 1 }

deck:
  kinds: [Event, Fixed Event]
  piles: 1
  each pile, from the top:
    - { Event: 2 }
    - { Event: 1, Reckoning: 1 }
  left out: 2
`,
  ],
  [
    'saltmarsh/sequence.yaml',
    `procedures:
  Whole Game:
    rule: "2.1"
    steps:
      - until the deck is empty:
          - reveal the next card
          - if the card is a Reckoning card:
              - conduct Reckoning Round
            otherwise:
              - the 1st in Line faction:
                  - conduct Turn
              - the 2nd in Line faction:
                  - conduct Turn
          - adjust the order of play by the boxes taken

  Turn:
    rule: "2.2"
    steps:
      - take an open box:
          Event:
            - play the card's Event
          Short Action:
            - choose one:
                Operation:
                  - conduct an Operation with a Special Activity at any one moment
                Pass:
                  - conduct Rest

  Rest:
    rule: "2.3"
    steps:
      - raise Resolve by 1

  Reckoning Round:
    rule: "6.0"
    steps:
      - change Resolve by the net of:
          - "-1 for each Province with Unrest"
          - "+1 for every 2 Scouts on the map"
      - if Resolve is 0:
          - League win
      - step dusk:
          - flip all Runners and Scouts on the map to Hidden
`,
  ],
  [
    'saltmarsh/operations/muster.yaml',
    `operation: Muster
faction: Crown
rule: "3.1"
select: up to 3 Provinces or Towns
where:
  control: more Crown pieces than Rebel pieces are here
quantities:
  raised: 2
steps:
  - in each selected space:
      - choose one:
          Troopers:
            - place up to raised Troopers here
          Scout:
            - place 1 Scout here
examples:
  - name: nobody stands watch where no Trooper is left
    cites: "1.4"
    given:
      - the board is empty
      - Dunmoor holds 7 Troopers
      - Port Sable holds 1 Trooper and 1 Watch
    when:
      - Crown conduct Muster in Dunmoor
      - Crown: Troopers, Trooper in Port Sable
    then:
      - Port Sable holds nothing
      - Dunmoor holds 8 Troopers
`,
  ],
  [
    'saltmarsh/operations/rise.yaml',
    `operation: Rise
faction: League
rule: "3.2"
select: up to Favour value spaces that are not Causeways
where:
  presence: Rebel pieces or Unrest are here
steps:
  - in each selected space:
      - step gathering:
          - if a Depot is here:
              - place up to 2 Runners here
            otherwise:
              - place 1 Runner here
examples:
  - name: the League rises where it is
    given:
      - the board is empty
      - Favour value is 1
      - Fenwick holds 1 Hidden Runner
    when:
      - League conduct Rise
    then:
      - Fenwick holds 2 Hidden Runners
`,
  ],
  [
    'saltmarsh/special-activities/whisper.yaml',
    `special activity: Whisper
faction: League
rule: "4.1"
accompanies: [Rise]
requires: the Favour chits in the pool is at least 1
places:
  heard: spaces with Rebel pieces
steps:
  - draw 1 Favour chit
  - in up to 1 heard space:
      - resolve the Boon of the drawn Favour chit
  - return the drawn Favour chits to the pool
`,
  ],
  [
    'saltmarsh/chits.yaml',
    `chits: Favour
rule: "1.8"
faction: League
kinds:
  Bread:
    count: 2
    value: 1
    Boon:
      - place Unrest here if none
    Bane:
      - nothing
  Salt:
    count: 3
    value: 2
    Boon:
      - place 1 Runner here
    Bane:
      - remove Unrest here
examples:
  - name: bread is whispered about
    given:
      - the board is empty
      - Dunmoor holds 1 Hidden Runner
    when:
      - League conduct Whisper
      - draw: Bread
      - League: Dunmoor
    then:
      - Dunmoor holds 1 Hidden Runner and Unrest
  - name: salt hires a Runner
    given:
      - the board is empty
      - Dunmoor holds 1 Hidden Runner
    when:
      - League conduct Whisper
      - draw: Salt
      - League: Dunmoor
    then:
      - Dunmoor holds 2 Hidden Runners
`,
  ],
  [
    'saltmarsh/cards/c1-spring-tide.yaml',
    `card: C1
title: Spring Tide
unshaded:
  title: High water
  effect:
    - Crown may, in up to 1 space with Troopers and Unrest:
        - remove Unrest here
shaded:
  title: The dykes are cut
  effect:
    - let cut be half of the Runners on the map, rounded down
    - place up to cut Runners in Harrow
examples:
  - name: one field is dried
    cites: "5.0"
    given:
      - the board is empty
      - Dunmoor holds 1 Trooper and 1 Unrest
      - Port Sable holds 1 Trooper and 1 Unrest
    when:
      - Crown play C1 unshaded
    then:
      - Crown are asked: Dunmoor, Port Sable, done
  - name: half of the Runners come back
    when:
      - League play C1 shaded
      - League: 2
    then:
      - Harrow holds 2 Hidden Runners
      - nothing is asked
`,
  ],
  [
    'saltmarsh/cards/c2-neap-tide.yaml',
    `card: C2
title: Neap Tide
kind: Fixed Event
event:
  title: A quiet month
  effect:
    - if C3 is not in play:
        - place 1 Trooper in Fenwick
examples:
  - name: a month without fog
    when:
      - League play C2
    then:
      - Fenwick has 3 Troopers
`,
  ],
  [
    'saltmarsh/cards/c5-eel-season.yaml',
    `card: C5
title: Eel Season
capability: League
unshaded:
  title: Lanterns on the water
  while in play:
    - instead of the dusk of Reckoning Round:
        - flip all Scouts on the map to Hidden
    - after each selected Town of Muster:
        - remove Unrest here
shaded:
  title: Full nets
  while in play:
    - Muster's raised is 1 less
    - Reckoning Round also counts:
        - "-1 for each Town with Unrest"
examples:
  - name: the lanterns show who moves at night
    given:
      - the board is empty
      - C5 unshaded is in play
      - Harrow holds 1 Open Runner
      - Fenwick holds 1 Open Scout
    when:
      - conduct Reckoning Round
    then:
      - Harrow holds 1 Open Runner
      - Fenwick holds 1 Hidden Scout
  - name: a hungry town counts twice
    given:
      - the board is empty
      - C5 shaded is in play
      - Port Sable holds 1 Unrest
      - Resolve is 6
    when:
      - conduct Reckoning Round
    then:
      - Resolve is 5
  - name: with full nets one Trooper less comes
    given:
      - the board is empty
      - C5 shaded is in play
      - Port Sable holds 1 Trooper
    when:
      - Crown conduct Muster
      - Crown: Troopers, 1
    then:
      - Port Sable holds 2 Troopers
  - name: by lantern light a Town that musters is calm
    given:
      - the board is empty
      - C5 unshaded is in play
      - Port Sable holds 1 Trooper and Unrest
    when:
      - Crown conduct Muster
      - Crown: Scout
    then:
      - Port Sable holds 1 Trooper and 1 Hidden Scout
`,
  ],
  [
    'saltmarsh/cards/c10-reckoning.yaml',
    `card: C10
title: Reckoning!
kind: Reckoning
at the end of Reckoning Round:
  title: Winter stores
  rule: "6.1"
  effect:
    - League place 1 Depot in Dunmoor
examples:
  - name: the stores are filled at the end
    given:
      - the board is empty
      - the card is C10
    when:
      - conduct Reckoning Round
    then:
      - Dunmoor holds 1 Depot
`,
  ],
  [
    'saltmarsh/cards/without-text.yaml',
    `cards without text:
  C3: Fog  # allow RW0816: a test needs none
  C4: The Ferryman  # allow RW0816: a test needs none
`,
  ],
  [
    'saltmarsh/rulings.yaml',
    `rulings:
  - ruling: Watch before Unrest
    question: Which marker goes first?
    decision: The Watch.
    rules: ["1.4"]
`,
  ],
  [
    'saltmarsh/scenarios/first-tide.yaml',
    `scenario: The first tide
rule: "8.0"
steps:
  - step: The League waits
    then:
      - League are 1st in Line
`,
  ],
  ...heldCards,
]);

/** The files of Saltmarsh. */
export function saltmarshFiles(): SourceFile[] {
  return [...files];
}

const files: readonly SourceFile[] = [...saltmarshSpec].map(([path, text]) => ({ path, text }));

/**
 * The files with `before` replaced by `after` in the one whose path ends in `name`. Refuses a text that the file does not
 * hold exactly once, so that a mistake is at the place that is meant.
 */
export function saltmarshWith(name: string, before: string, after: string): SourceFile[] {
  const index = files.findIndex((file) => file.path.endsWith(name));
  const file = files[index];
  if (file === undefined) throw new Error(`Saltmarsh has no file ${name}`);
  const parts = file.text.split(before);
  if (parts.length !== 2) throw new Error(`${name} holds ${JSON.stringify(before)} ${parts.length - 1} times`);
  return files.with(index, { path: file.path, text: parts.join(after) });
}
