/**
 * The small invented game in which the reference of the language gives its examples, as a spec: every name that those
 * examples use is declared in it, and at least two things of each kind, so that one can be put in the place of another.
 */
import type { SourceFile } from '../../compiler/source/span.js';

const game = `game: Fenland
title: "Fenland: the war of the dykes"
cites: F
edition: "1"
play: Whole Game
turn: Turn
factions:
  Crown: { adjective: Crown, rule: "1" }
  League: { adjective: League, rule: "1" }
states:
  Hidden: { rule: "1" }
  Open: { rule: "1", verb: expose }
  Moored: { rule: "1" }
  Afloat: { rule: "1", verb: unmoor }
always: Open
values:
  depth: { of: spaces, from: 0, to: 5, otherwise: 1, rule: "1" }
  height: { of: spaces, from: 0, to: 5, otherwise: 2, rule: "1" }
  strength: { of: pieces, from: 1, to: 4, otherwise: 1, rule: "1" }
  courage: { of: pieces, from: 1, to: 4, otherwise: 2, rule: "1" }
  tide: { of: cards, from: 0, to: 3, otherwise: 1, rule: "1" }
  raiders: { of: cards, list of: pieces, rule: "1" }
  wind: { of: cards, from: 0, to: 3, otherwise: 2, rule: "1" }
degrees: [Triumph, Stalemate]
options:
  Reserve Boats: { from: 0, to: 3, rule: "1" }
  Spring Tides: { rule: "1" }
  Neap Tides: { rule: "1" }
pieces:
  Trooper: { plural: Troopers, faction: Crown, inventory: 12, rule: "1" }
  Warden: { plural: Wardens, faction: Crown, inventory: 8, states: [Hidden, Open], rule: "1" }
  Barge: { plural: Barges, faction: Crown, inventory: 5, states: [Moored, Afloat], never in: [Causeway], rule: "1" }
  Runner: { plural: Runners, faction: League, inventory: 15, states: [Hidden, Open], rule: "1" }
  Depot: { plural: Depots, faction: League, inventory: 6, rule: "1" }
groups:
  patrols: { singular: patrol, pieces: [Trooper, Warden], rule: "1" }
markers:
  Unrest: { in: [Province, Town, Causeway], flips to: Peace, rule: "1" }
  Peace: { in: [Province, Town, Causeway], flips to: Unrest, rule: "1" }
  Watch: { plural: Watches, in: [Province, Town], at most: 1, supply: 4, rule: "1" }
boxes:
  Gaol: { rule: "1" }
  Reserve: { rule: "1" }
tracks:
  Resolve: { from: 0, to: 30, rule: "1" }
  Purse: { from: 0, to: 20, rule: "1" }
  Mood:
    rule: "1"
    boxes:
      - { name: Angry, value: 0 }
      - { name: Sullen, value: 1 }
      - { name: Calm, value: 2 }
resources:
  Mark: { plural: Marks, to: 20, rule: "1" }
  Bushel: { plural: Bushels, to: 9, rule: "1" }
control:
  rule: "1"
  by:
    Crown: spaces with more Crown pieces than League pieces
    League: spaces with League pieces and without Crown pieces
counters:
  Favour value: { rule: "1" }
  Harvest: { rule: "1" }
order of play:
  rule: "1"
  places: [1st in Line, 2nd in Line]
  boxes: [Event, Short Action]
classes:
  Operation: { plural: Operations, rule: "1" }
  Special Activity: { plural: Special Activities, rule: "1" }
card kinds:
  Event: { plural: Events, rule: "1" }
  Reckoning: { aliases: [Reckoning card], rule: "1" }
  Tiding: { plural: Tidings, held by: each faction, rule: "1" }
`;

const map = `map: The Fens
rule: "1"
kinds:
  Province: { plural: Provinces, rule: "1" }
  Town: { plural: Towns, rule: "1" }
  Causeway: { plural: Causeways, rule: "1" }
areas:
  Marshland: { spaces: [Fenwick, Dunmoor, Sable Road], rule: "1" }
spaces:
  Fenwick: { kind: Province, adjacent: [Dunmoor, Sable Road, Port Sable] }
  Dunmoor: { kind: Province, adjacent: [Fenwick, Harrow] }
  Harrow: { kind: Province, adjacent: [Dunmoor, Wake] }
  Port Sable: { kind: Town, adjacent: [Fenwick, Sable Road] }
  Wake: { kind: Town, adjacent: [Harrow, North Road] }
  Sable Road: { kind: Causeway, adjacent: [Fenwick, Port Sable] }
  North Road: { kind: Causeway, adjacent: [Wake] }
paths:
  Coast Road: { spaces: [Sable Road, Port Sable, Fenwick, Dunmoor, Harrow, Wake], of: [Runner, Trooper, Warden, Depot], rule: "1" }
  Boat Way: { spaces: [Port Sable, Fenwick], of: [Barge], rule: "1" }
`;

const chits = `chits: Favour
rule: "1"
faction: League
kinds:
  Bread:
    count: 3
    value: 1
    quantities:
      taken: 1
    Boon:
      - place Unrest here
    Bane:
      - nothing
  Salt:
    count: 3
    value: 2
    Boon:
      - place 1 Runner here
    Bane:
      - remove Unrest here
`;

const omens = `chits: Omen
rule: "1"
faction: Crown
kinds:
  Gale:
    count: 2
    value: 1
    Boon:
      - nothing
`;

const muster = `operation: Muster
faction: Crown
rule: "1"
select: up to 3 spaces
where:
  presence: patrols are here
  order: no Unrest is here
quantities:
  offered: 2
  sight: 2
places:
  stirred: spaces with Unrest
  manned: spaces with Troopers
steps:
  - step warrant:
      - draw offered Favour chits
  - step levy:
      - draw 1 Omen chit
  - move any patrols on the map to the selected spaces
  - change Resolve by the net of:
      - "+1 for each Town with Unrest"
  - in each selected space:
      - choose one:
          Troopers:
            - place up to 2 Troopers here
          Wardens:
            - place 1 Warden here
`;

const forage = `operation: Forage
rule: "1"
select: up to 2 Provinces
where:
  presence: Runners are here
quantities:
  offered: 1
places:
  stirred: spaces with Runners
steps:
  - step warrant:
      - draw 1 Favour chit
  - move any Runners on the map to the selected spaces
  - change Purse by the net of:
      - "+1 for each Province with Runners"
  - in each selected space:
      - choose one:
          Troopers:
            - place up to 2 Troopers here
          stirred:
            - place 1 Runner here
`;

const sortie = `operation: Sortie
faction: Crown
rule: "1"
select: up to 1 Town
steps:
  - in each selected space:
      - pay 1 Mark
      - place 1 Barge here
      - remove up to 1 Runner here
      - move up to 1 Warden here to adjacent spaces
`;

const levy = `special activity: Levy
rule: "1"
accompanies: [Muster, Sortie]
steps:
  - choose one:
      stirred:
        - raise Resolve by 1
      calmed:
        - reduce Resolve by 1
`;

const fires = `additional spaces:
  Signal Fire:
    rule: "1"
    for: [Muster]
  Night Oars:
    rule: "1"
    for: [Muster]
`;

const sequence = `procedures:
  Whole Game:
    rule: "1"
    steps:
      - until the deck is empty:
          - reveal the next card
          - the 1st in Line faction:
              - conduct Turn
          - the 2nd in Line faction:
              - conduct Turn
          - adjust the order of play by the boxes taken
  Turn:
    rule: "1"
    steps:
      - take an open box:
          Event:
            - play the card's Event
          Short Action:
            - conduct an Operation with a Special Activity at any one moment
      - conduct Sally
  Sally:
    rule: "1"
    steps:
      - choose 1 Runner or Trooper on the map:
          - roll a die
          - if the roll is more than its strength:
              - remove it
          - if the roll is at most the Depots on the map:
              - raise Purse by 1
`;

const setup = `setup: The first spring
rule: "1"
tracks:
  Resolve: 6
  Purse: 4
  Crown Marks: 5
  League Marks: 5
  Crown Bushels: 5
  League Bushels: 5
  Mood: 1
order of play: [League, Crown]
boxes:
  Available: { Trooper: 12, Warden: 8, Barge: 5, Runner: 15, Depot: 6 }
spaces:
  Fenwick: { Unrest: 1 }
deck:
  kinds: [Event]
  piles: 1
  each pile, from the top:
    - { Event: 2 }
    - { Reckoning: 1 }
  left out: 2
`;

function card(code: string, more: string): string {
  return `card: ${code}\ntitle: The title of ${code}\n${more}`;
}

const plain = `kind: Event
event:
  title: What happens
  effect:
    - raise Resolve by 1
`;

const capability = (faction: string): string => `capability: ${faction}
kind: Event
unshaded:
  title: One side
  while in play:
    - Muster's spaces is 1 more
shaded:
  title: The other side
  while in play:
    - Muster's spaces is 1 less
`;

const reckoning = `kind: Reckoning
at the end of Turn:
  title: The reckoning
  rule: "1"
  effect:
    - reduce Resolve by 1
`;

const weather = `table: Weather
rule: "1"
rows:
  0 to 3: [raise Purse by 1]
  4 to 10: [reduce Purse by 1]
  11 or more: [nothing]
`;

const skirmish = `table: Skirmish
rule: "1"
columns: [2 or less, 3 to 6, 7 or more]
rows:
  1 to 3: [[nothing], [raise Purse by 1], [reduce Purse by 1]]
  4 or more: [[raise Purse by 1], [nothing], [nothing]]
`;

const tides = `table: Tides
rule: "1"
rows:
  3 or less: [raise Purse by 1]
  4 to 10: [reduce Purse by 1]
  11 or more: [nothing]
`;

const files: readonly (readonly [name: string, text: string])[] = [
  ['game', game],
  ['map', map],
  ['favour', chits],
  ['omen', omens],
  ['muster', muster],
  ['forage', forage],
  ['sortie', sortie],
  ['levy', levy],
  ['weather', weather],
  ['tides', tides],
  ['skirmish', skirmish],
  ['fires', fires],
  ['sequence', sequence],
  ['setup', setup],
  ['c1', card('C1', plain)],
  ['c2', card('C2', plain)],
  ['c3', card('C3', capability('Crown'))],
  ['c4', card('C4', capability('League'))],
  ['c5', card('C5', reckoning)],
  ...[1, 2, 3].map((it) => [`t${it}`, card(`T${it}`, plain.replace('Event', 'Tiding'))] as const),
];

/** The files of the game. */
export function referenceGame(): SourceFile[] {
  return files.map(([name, text]) => ({ path: `spec/fenland/${name}.yaml`, text }));
}
