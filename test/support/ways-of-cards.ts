/** Every way in which a card can say something of a procedure, with what comes of it where cards are disregarded and where not. */
import { type Edit, type Scene } from './starter-lasting.js';

export interface Kind {
  readonly sentence: string;
  readonly faction: 'Keepers' | 'Drovers';
  readonly procedure: string;
  readonly edits?: readonly Edit[];
  readonly more?: Readonly<Record<string, string>>;
  readonly given: readonly string[];
  /** What is answered and what comes of it where the card is disregarded, and where it is not. */
  readonly disregarded: Omit<Scene, 'given'>;
  readonly usual: Omit<Scene, 'given'>;
}

const rolling: Edit = [
  'operations/hire',
  '  - in up to 1',
  '  - roll a die\n  - if the roll is at least 4:\n      - reduce Goodwill by 1\n  - in up to 1',
];

const rollingAgainst: Edit = [
  'operations/hire',
  '  - in up to 1',
  '  - roll a die\n  - if the roll is more than the Folds on the map:\n      - reduce Goodwill by 1\n  - in up to 1',
];

const build = `special activity: Build
faction: Drovers
rule: "3.6"
accompanies: [Graze]
select: up to 1 space
steps:
  - in each selected space:
      - place 1 Fold here
`;

const dealing = `operation: Deal
faction: Drovers
rule: "3.6"
steps:
  - choose one:
      market:
        - raise Goodwill by 1
      field:
        - place 1 Flock in Dunridge
`;

const aiming = `operation: Aim
faction: Keepers
rule: "3.6"
steps:
  - choose 1 Flock or Fold on the map:
      - remove it
`;

const reckoning = `operation: Reckon
faction: Keepers
rule: "3.6"
steps:
  - conduct Market Day
`;

const tendering = `operation: Tend
faction: Keepers
rule: "3.6"
steps:
  - step feeding:
      - raise Goodwill by 1
`;

const hire = ['Keepers: Elmwick, done'];

export const kinds: readonly Kind[] = [
  {
    sentence: 'Rangers count double for Impound',
    faction: 'Keepers',
    procedure: 'Impound',
    edits: [['operations/impound', 'guarded: Rangers are here', 'guarded: 2 or more Rangers are here']],
    given: ['Dunridge holds 1 Ranger and 1 Flock'],
    disregarded: { when: [], then: ['Dunridge holds 1 Ranger and 1 Flock', 'nothing is asked'] },
    usual: { when: ['Keepers: 1'], then: ['Pound holds 1 Flock'] },
  },
  {
    sentence: 'Drovers ignore Fences when they Graze',
    faction: 'Drovers',
    procedure: 'Graze',
    given: ['Dunridge holds 1 Fence', 'Cloverlea holds 1 Fence'],
    disregarded: { when: [], then: ['Birchcombe holds 1 Flock', 'nothing is asked'] },
    usual: { when: [], then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'] },
  },
  {
    sentence: 'Graze costs 2 more Coins in Dunridge',
    faction: 'Drovers',
    procedure: 'Graze',
    edits: [
      ['game', '\ntracks:\n', '\nresources: { Coin: { plural: Coins, to: 12, rule: "1.6" } }\ntracks:\n'],
      ['setup', 'tracks:\n', 'tracks:\n  Keeper Coins: 0\n  Drover Coins: 2\n'],
      ['operations/graze', '- in each selected space:\n', '- in each selected space:\n      - pay 1 Coin\n'],
    ],
    given: ['Drover Coins is 2'],
    disregarded: { when: ['Drovers: Dunridge, done'], then: ['Drover Coins is 1', 'Dunridge holds 1 Flock'] },
    usual: { when: [], then: ['Drovers are asked: Birchcombe, Cloverlea'] },
  },
  {
    sentence: 'Treat Elmwick as a Meadow',
    faction: 'Drovers',
    procedure: 'Graze',
    given: [],
    disregarded: { when: [], then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'] },
    usual: { when: [], then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge, Elmwick'] },
  },
  {
    sentence: 'Elmwick and Alderholt are adjacent',
    faction: 'Drovers',
    procedure: 'Wander',
    given: ['Elmwick holds 1 Flock'],
    disregarded: { when: [], then: ['Drovers are asked: Cloverlea, Dunridge, done'] },
    usual: { when: [], then: ['Drovers are asked: Alderholt, Cloverlea, Dunridge, done'] },
  },
  {
    sentence: 'Graze places 1 more Flock',
    faction: 'Drovers',
    procedure: 'Graze',
    given: [],
    disregarded: { when: ['Drovers: Dunridge, done'], then: ['Dunridge holds 1 Flock'] },
    usual: { when: ['Drovers: Dunridge, done'], then: ['Dunridge holds 2 Flocks'] },
  },
  {
    sentence: "Impound's seized is 1 more",
    faction: 'Keepers',
    procedure: 'Impound',
    given: ['Dunridge holds 1 Ranger and 3 Flocks'],
    disregarded: { when: ['Keepers: 1'], then: ['Dunridge holds 1 Ranger and 2 Flocks'] },
    usual: { when: ['Keepers: 2'], then: ['Dunridge holds 1 Ranger and 1 Flock'] },
  },
  {
    sentence: 'Graze may select 1 more space',
    faction: 'Drovers',
    procedure: 'Graze',
    given: [],
    disregarded: { when: ['Drovers: Birchcombe, Cloverlea'], then: ['nothing is asked'] },
    usual: { when: ['Drovers: Birchcombe, Cloverlea'], then: ['Drovers are asked: Dunridge, done'] },
  },
  {
    sentence: 'Graze may not select Dunridge',
    faction: 'Drovers',
    procedure: 'Graze',
    given: [],
    disregarded: { when: [], then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'] },
    usual: { when: [], then: ['Drovers are asked: Birchcombe, Cloverlea'] },
  },
  {
    sentence: 'Flocks may not be placed in Dunridge',
    faction: 'Drovers',
    procedure: 'Graze',
    given: [],
    disregarded: { when: [], then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'] },
    usual: { when: [], then: ['Drovers are asked: Birchcombe, Cloverlea'] },
  },
  {
    sentence: 'Flocks in Dunridge may not be removed',
    faction: 'Keepers',
    procedure: 'Impound',
    given: ['Dunridge holds 1 Ranger and 1 Flock'],
    disregarded: { when: ['Keepers: 1'], then: ['Pound holds 1 Flock'] },
    usual: { when: [], then: ['Pound holds nothing', 'nothing is asked'] },
  },
  {
    sentence: 'Flocks may not move from Dunridge',
    faction: 'Drovers',
    procedure: 'Wander',
    given: ['Dunridge holds 1 Flock'],
    disregarded: { when: ['Drovers: Elmwick'], then: ['Elmwick holds 1 Flock'] },
    usual: { when: [], then: ['Dunridge holds 1 Flock', 'nothing is asked'] },
  },
  {
    sentence: 'no Meadow may hold more than 3 Flocks',
    faction: 'Drovers',
    procedure: 'Graze',
    given: ['Dunridge holds 3 Flocks'],
    disregarded: { when: ['Drovers: Dunridge, done'], then: ['Dunridge holds 4 Flocks'] },
    usual: { when: [], then: ['Drovers are asked: Birchcombe, Cloverlea'] },
  },
  {
    sentence: 'Folds may be placed in Villages',
    faction: 'Drovers',
    procedure: 'Build',
    more: { 'special-activities/build': build },
    given: [],
    disregarded: { when: [], then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'] },
    usual: { when: [], then: ['Drovers are asked: Alderholt, Birchcombe, Cloverlea, Dunridge, Elmwick'] },
  },
  {
    sentence: 'once per turn, Keepers may reroll a die',
    faction: 'Keepers',
    procedure: 'Hire',
    edits: [rolling],
    given: ['Goodwill is 5'],
    disregarded: { when: [...hire, 'roll: 5', 'Keepers: done'], then: ['Goodwill is 4', 'H9 this turn is 0'] },
    usual: { when: [...hire, 'roll: 5', 'Keepers: yes', 'roll: 2', 'Keepers: done'], then: ['Goodwill is 5'] },
  },
  {
    sentence: 'each roll against the Folds on the map is 2 more',
    faction: 'Keepers',
    procedure: 'Hire',
    edits: [rollingAgainst],
    given: ['Goodwill is 5', 'Dunridge holds 1 Fold'],
    disregarded: { when: [...hire, 'roll: 1', 'Keepers: done'], then: ['Goodwill is 5'] },
    usual: { when: [...hire, 'roll: 1', 'Keepers: done'], then: ['Goodwill is 4'] },
  },
  {
    sentence: 'instead of conducting Impound, raise Goodwill by 2',
    faction: 'Keepers',
    procedure: 'Impound',
    given: ['Goodwill is 4', 'Dunridge holds 1 Ranger and 1 Flock'],
    disregarded: { when: ['Keepers: 1'], then: ['Pound holds 1 Flock', 'Goodwill is 4'] },
    usual: { when: [], then: ['Pound holds nothing', 'Goodwill is 6'] },
  },
  {
    sentence: 'instead of conducting Graze, Drovers may place 1 Fold in a Meadow with 2 or more Flocks',
    faction: 'Drovers',
    procedure: 'Graze',
    given: ['Dunridge holds 2 Flocks'],
    disregarded: { when: ['Drovers: Dunridge, done'], then: ['Dunridge holds 3 Flocks'] },
    usual: { when: ['Drovers: yes'], then: ['Dunridge holds 2 Flocks and 1 Fold'] },
  },
  {
    sentence: 'before Graze: [raise Goodwill by 1]',
    faction: 'Drovers',
    procedure: 'Graze',
    given: ['Goodwill is 4'],
    disregarded: { when: ['Drovers: Dunridge, done'], then: ['Goodwill is 4'] },
    usual: { when: ['Drovers: Dunridge, done'], then: ['Goodwill is 5'] },
  },
  {
    sentence: 'after each selected Meadow of Graze: [remove 1 Flock here]',
    faction: 'Drovers',
    procedure: 'Graze',
    given: [],
    disregarded: { when: ['Drovers: Dunridge, done'], then: ['Dunridge holds 1 Flock'] },
    usual: { when: ['Drovers: Dunridge, done'], then: ['Dunridge holds nothing'] },
  },
  {
    sentence: 'whenever a Flock is placed: [reduce Goodwill by 1]',
    faction: 'Drovers',
    procedure: 'Graze',
    given: ['Goodwill is 4'],
    disregarded: { when: ['Drovers: Dunridge, done'], then: ['Goodwill is 4'] },
    usual: { when: ['Drovers: Dunridge, done'], then: ['Goodwill is 3'] },
  },
  {
    sentence: 'whenever Flocks move from a Meadow: [reduce Goodwill by 1]',
    faction: 'Drovers',
    procedure: 'Wander',
    given: ['Goodwill is 4', 'Dunridge holds 1 Flock'],
    disregarded: { when: ['Drovers: Elmwick'], then: ['Goodwill is 4', 'Elmwick holds 1 Flock'] },
    usual: { when: ['Drovers: Elmwick'], then: ['Goodwill is 3', 'Elmwick holds 1 Flock'] },
  },
  {
    sentence: 'Drovers must choose market in Deal',
    faction: 'Drovers',
    procedure: 'Deal',
    more: { 'operations/deal': dealing },
    given: ['Goodwill is 4'],
    disregarded: { when: ['Drovers: field'], then: ['Dunridge holds 1 Flock'] },
    usual: { when: [], then: ['Goodwill is 5', 'nothing is asked'] },
  },
  {
    sentence: 'Aim may not target Folds',
    faction: 'Keepers',
    procedure: 'Aim',
    more: { 'operations/aim': aiming },
    given: ['Dunridge holds 1 Fold and 1 Flock'],
    disregarded: { when: ['Keepers: Fold in Dunridge'], then: ['Dunridge holds 1 Flock'] },
    usual: { when: [], then: ['Dunridge holds 1 Fold'] },
  },
  {
    // What it does in its turn, of a procedure that is simply done.
    sentence: 'after Market Day: [place 1 Fold in Dunridge]',
    faction: 'Keepers',
    procedure: 'Reckon',
    more: { 'operations/reckon': reckoning },
    given: ['Goodwill is 4'],
    disregarded: { when: [], then: ['Goodwill is 7', 'Dunridge holds nothing'] },
    usual: { when: [], then: ['Goodwill is 7', 'Dunridge holds 1 Fold'] },
  },
  {
    sentence: 'instead of the feeding of Tend: [reduce Goodwill by 1]',
    faction: 'Keepers',
    procedure: 'Tend',
    more: { 'operations/tend': tendering },
    given: ['Goodwill is 4'],
    disregarded: { when: [], then: ['Goodwill is 5'] },
    usual: { when: [], then: ['Goodwill is 3'] },
  },
];
