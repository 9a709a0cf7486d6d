/**
 * Sentences as authors write them first, each played on both back ends as its English says, and once where it comes out
 * otherwise.
 */
import { describe, expect, it } from 'vitest';
import { failureOf, type Position, refusalOf } from '../support/starter-sentence.js';

interface Wanted {
  readonly sentence: string;
  /** The effect that it stands in, where it does not stand alone. */
  readonly effect?: (sentence: string) => string;
  readonly comes: Position;
  readonly otherwise: Position;
}

/** The table of which the sentence speaks. */
const weather = {
  path: 'starter/weather.yaml',
  text: 'table: Weather\nrule: "1"\nrows:\n  1 to 3: [raise Goodwill by 1]\n  4 to 6: [reduce Goodwill by 2]\n',
};

const coins = {
  game: 'resources: { Coin: { plural: Coins, to: 12, rule: "1.6" } }\n',
  starts: '  Keeper Coins: 0\n  Drover Coins: 0\n',
};

const inElmwick = (sentence: string): string => `- in Elmwick:\n    - ${sentence}`;

const wanted: readonly Wanted[] = [
  {
    sentence: 'Raise Goodwill by 2 if Rangers are in Elmwick.',
    comes: { given: ['Goodwill is 4', 'Elmwick holds 1 Ranger'], then: ['Goodwill is 6'] },
    otherwise: { given: ['Goodwill is 4', 'Alderholt holds 1 Ranger'], then: ['Goodwill is 4'] },
  },
  {
    sentence: 'Raise Goodwill by 2 unless Rangers are in Elmwick.',
    comes: { given: ['Goodwill is 4', 'Alderholt holds 1 Ranger'], then: ['Goodwill is 6'] },
    otherwise: { given: ['Goodwill is 4', 'Elmwick holds 1 Ranger'], then: ['Goodwill is 4'] },
  },
  {
    sentence: 'Place 1 Flock in each of 2 Meadows.',
    comes: {
      given: [],
      answers: ['Drovers: Birchcombe, Dunridge'],
      then: ['Birchcombe holds 1 Flock', 'Dunridge holds 1 Flock', 'Cloverlea holds nothing'],
    },
    otherwise: {
      given: ['Pound holds 7 Flocks'],
      answers: ['Drovers: Cloverlea'],
      then: ['Cloverlea holds 1 Flock', 'Dunridge holds nothing', 'nothing is asked'],
    },
  },
  {
    sentence: 'Place 1 Flock in Dunridge and 1 in Birchcombe.',
    comes: { given: [], then: ['Dunridge holds 1 Flock', 'Birchcombe holds 1 Flock', 'nothing is asked'] },
    otherwise: {
      given: ['Pound holds 7 Flocks'],
      answers: ['Drovers: Birchcombe'],
      then: ['Birchcombe holds 1 Flock', 'Dunridge holds nothing'],
    },
  },
  {
    sentence: 'Place 1 Flock in either Dunridge or Birchcombe.',
    comes: {
      given: [],
      answers: ['Drovers: Birchcombe'],
      then: ['Birchcombe holds 1 Flock', 'Dunridge holds nothing'],
    },
    otherwise: {
      given: [],
      answers: ['Drovers: Dunridge'],
      then: ['Dunridge holds 1 Flock', 'Birchcombe holds nothing'],
    },
  },
  {
    sentence: 'Remove all but 1 Flock in Dunridge.',
    comes: { given: ['Dunridge holds 4 Flocks'], then: ['Dunridge holds 1 Flock', 'nothing is asked'] },
    otherwise: { given: ['Birchcombe holds 2 Flocks'], then: ['Birchcombe holds 2 Flocks', 'Dunridge holds nothing'] },
  },
  {
    sentence: 'Remove 1 Flock from both Villages.',
    comes: {
      given: ['Alderholt holds 2 Flocks', 'Elmwick holds 1 Flock'],
      then: ['Alderholt holds 1 Flock', 'Elmwick holds nothing', 'nothing is asked'],
    },
    otherwise: { given: ['Alderholt holds 2 Flocks'], then: ['Alderholt holds 1 Flock', 'Elmwick holds nothing'] },
  },
  {
    sentence: 'Remove 2 Flocks in all, from any spaces.',
    comes: {
      given: ['Alderholt holds 1 Flock', 'Dunridge holds 2 Flocks'],
      answers: ['Drovers: Flock in Alderholt'],
      then: ['Alderholt holds nothing', 'Dunridge holds 1 Flock'],
    },
    otherwise: { given: ['Alderholt holds 1 Flock'], then: ['Alderholt holds nothing', 'nothing is asked'] },
  },
  {
    sentence: 'Remove up to a total of 4 pieces from Meadows.',
    comes: {
      given: ['Dunridge holds 3 Flocks', 'Birchcombe holds 2 Rangers', 'Elmwick holds 1 Ranger'],
      answers: ['Drovers: Flock in Dunridge, Flock in Dunridge, Flock in Dunridge, 1'],
      then: ['Dunridge holds nothing', 'Birchcombe holds 1 Ranger', 'Elmwick holds 1 Ranger'],
    },
    otherwise: {
      given: ['Birchcombe holds 2 Rangers', 'Elmwick holds 1 Ranger'],
      answers: ['Drovers: done'],
      then: ['Birchcombe holds 2 Rangers', 'Elmwick holds 1 Ranger'],
    },
  },
  {
    sentence: 'Double the Goodwill, to a maximum of 8.',
    comes: { given: ['Goodwill is 3'], then: ['Goodwill is 6'] },
    otherwise: { given: ['Goodwill is 5'], then: ['Goodwill is 8'] },
  },
  {
    sentence: 'Set Goodwill to the higher of 3 and the Flocks on the map.',
    comes: { given: ['Dunridge holds 3 Flocks', 'Elmwick holds 1 Flock'], then: ['Goodwill is 4'] },
    otherwise: { given: ['Dunridge holds 1 Flock'], then: ['Goodwill is 3'] },
  },
  {
    sentence: 'Reduce Goodwill by 1 for each Meadow without a Fence, to a minimum of 2.',
    comes: { given: ['Goodwill is 6', 'Cloverlea holds 1 Fence'], then: ['Goodwill is 4'] },
    otherwise: { given: ['Goodwill is 4'], then: ['Goodwill is 2'] },
  },
  {
    sentence: 'Roll 2 dice; on 9 or more, Drovers win.',
    comes: { given: [], answers: ['roll: 4, 5'], then: ['Drovers win'] },
    otherwise: { given: [], answers: ['roll: 6, 2'], then: ['nobody has won'] },
  },
  {
    sentence: 'Drovers choose a space; remove all Rangers there.',
    comes: {
      given: ['Elmwick holds 2 Rangers', 'Alderholt holds 1 Ranger'],
      answers: ['Drovers: Elmwick'],
      then: ['Elmwick holds nothing', 'Alderholt holds 1 Ranger'],
    },
    otherwise: {
      given: ['Elmwick holds 2 Rangers', 'Alderholt holds 1 Ranger'],
      answers: ['Drovers: Alderholt'],
      then: ['Elmwick holds 2 Rangers', 'Alderholt holds nothing'],
    },
  },
  {
    sentence: 'Drovers choose a piece in Dunridge; it moves to Elmwick.',
    comes: {
      given: ['Dunridge holds 1 Ranger and 1 Flock'],
      answers: ['Drovers: 1 Ranger'],
      then: ['Dunridge holds 1 Flock', 'Elmwick holds 1 Ranger'],
    },
    otherwise: { given: ['Birchcombe holds 1 Ranger'], then: ['Birchcombe holds 1 Ranger', 'Elmwick holds nothing'] },
  },
  {
    sentence: 'Keepers either place 1 Ranger or raise Goodwill by 1.',
    effect: inElmwick,
    comes: {
      given: ['Goodwill is 4'],
      answers: ['Keepers: place 1 Ranger'],
      then: ['Elmwick holds 1 Ranger', 'Goodwill is 4'],
    },
    otherwise: {
      given: ['Goodwill is 4'],
      answers: ['Keepers: raise Goodwill by 1'],
      then: ['Elmwick holds nothing', 'Goodwill is 5'],
    },
  },
  {
    sentence: 'Move 1 Flock up to 2 spaces along Meadows.',
    comes: {
      given: ['Cloverlea holds 1 Flock'],
      answers: ['Drovers: Dunridge'],
      then: ['Dunridge holds 1 Flock', 'Cloverlea holds nothing'],
    },
    otherwise: { given: ['Alderholt holds 1 Flock'], then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'] },
  },
  {
    sentence: 'Roll a die and look it up on the Weather table.',
    comes: { given: ['Goodwill is 4'], answers: ['roll: 3'], then: ['Goodwill is 5'], beside: [weather] },
    otherwise: { given: ['Goodwill is 4'], answers: ['roll: 4'], then: ['Goodwill is 2'], beside: [weather] },
  },
  {
    sentence: 'Exchange 1 Flock in Dunridge with 1 Flock in the Pound.',
    comes: {
      given: ['Dunridge holds 1 Flock', 'Pound holds 1 Flock'],
      then: ['Dunridge holds 1 Flock', 'Pound holds 1 Flock'],
    },
    otherwise: { given: ['Dunridge holds 1 Flock'], then: ['Dunridge holds 1 Flock', 'Pound holds nothing'] },
  },
  {
    sentence: 'Swap the Rangers of Alderholt with those of Elmwick.',
    comes: {
      given: ['Alderholt holds 2 Rangers', 'Elmwick holds 1 Ranger and 1 Flock'],
      then: ['Alderholt holds 1 Ranger', 'Elmwick holds 2 Rangers and 1 Flock', 'nothing is asked'],
    },
    otherwise: {
      given: ['Elmwick holds 3 Rangers'],
      then: ['Alderholt holds 3 Rangers', 'Elmwick holds nothing'],
    },
  },
  {
    sentence: 'Place a Fence in the Meadow with the most Flocks.',
    comes: {
      given: ['Dunridge holds 2 Flocks', 'Cloverlea holds 1 Flock', 'Elmwick holds 3 Flocks'],
      then: ['Dunridge holds 2 Flocks, 1 Fence', 'nothing is asked'],
    },
    otherwise: {
      given: ['Dunridge holds 2 Flocks', 'Cloverlea holds 2 Flocks', 'Birchcombe holds 1 Flock'],
      answers: ['Drovers: Cloverlea'],
      then: ['Cloverlea holds 2 Flocks, 1 Fence', 'Dunridge holds 2 Flocks'],
    },
  },
  {
    sentence: 'Keepers may pay 2 Coins to place 1 Ranger.',
    effect: inElmwick,
    comes: {
      declared: coins,
      given: ['Keeper Coins is 3'],
      answers: ['Keepers: yes'],
      then: ['Keeper Coins is 1', 'Elmwick holds 1 Ranger'],
    },
    otherwise: {
      declared: coins,
      given: ['Keeper Coins is 1', 'Drover Coins is 5'],
      then: ['Keeper Coins is 1', 'Elmwick holds nothing', 'nothing is asked'],
    },
  },
  {
    sentence: 'If Goodwill is between 3 and 5, nothing happens.',
    comes: { given: ['Goodwill is 5'], then: ['Goodwill is 5'] },
    otherwise: { given: ['Goodwill is 6'], then: ['Goodwill is 6'] },
  },
  {
    sentence: 'If there are 4 or fewer Flocks on the map, Keepers win.',
    comes: { given: ['Dunridge holds 3 Flocks', 'Elmwick holds 1 Flock'], then: ['Keepers win'] },
    otherwise: { given: ['Dunridge holds 4 Flocks', 'Elmwick holds 1 Flock'], then: ['nobody has won'] },
  },
  {
    sentence: 'Count the Flocks placed this way; reduce Goodwill by half that number, rounded up.',
    effect: (sentence) => `- place 3 Flocks in Dunridge\n- ${sentence}`,
    comes: { given: ['Goodwill is 6'], then: ['Dunridge holds 3 Flocks', 'Goodwill is 4'] },
    otherwise: {
      given: ['Goodwill is 6', 'Pound holds 7 Flocks'],
      then: ['Dunridge holds 1 Flock', 'Goodwill is 5'],
    },
  },
  {
    sentence: 'Each faction, in the order of play, removes 1 of its pieces.',
    comes: {
      given: [
        'Drovers are 1st to Act',
        'Keepers are 2nd to Act',
        'Dunridge holds 2 Flocks and 1 Ranger',
        'Birchcombe holds 1 Fold',
        'Elmwick holds 1 Ranger',
      ],
      answers: ['Drovers: Fold in Birchcombe', 'Keepers: Ranger in Dunridge'],
      then: ['Dunridge holds 2 Flocks', 'Birchcombe holds nothing', 'Elmwick holds 1 Ranger'],
    },
    otherwise: {
      given: ['Drovers are 1st to Act', 'Keepers are 2nd to Act', 'Dunridge holds 2 Flocks'],
      then: ['Dunridge holds 1 Flock', 'nothing is asked'],
    },
  },
  {
    sentence: 'Repeat for each Village.',
    effect: (sentence) => `- place 1 Flock here\n- ${sentence}`,
    comes: { given: [], then: ['Alderholt holds 1 Flock', 'Elmwick holds 1 Flock'] },
    otherwise: {
      given: ['Pound holds 7 Flocks'],
      answers: ['Drovers: Elmwick'],
      then: ['Elmwick holds 1 Flock', 'Alderholt holds nothing'],
    },
  },
];

const alone = (sentence: string): string => `- ${sentence}`;

describe('a sentence as it is written first', () => {
  it.each(wanted)('$sentence', ({ sentence, effect = alone, comes, otherwise }) => {
    const refusal = refusalOf(effect(sentence), comes);
    expect(refusal).toBeNull();
    expect(failureOf(effect(sentence), comes)).toBeNull();
    expect(failureOf(effect(sentence), otherwise)).toBeNull();
  });
});

describe('a sentence that is not read', () => {
  it('is told without lines where none can follow', () => {
    const sentence = 'move any Flocks from Dunridge to adjacent spaces, then remove 1 of those that moved';
    const told = refusalOf(`- in Elmwick: ["${sentence}"]`, { given: [], then: [] });
    expect(told).toMatchObject({ code: 'RW0204', mended: null });
  });

  it('is told in words that say the same', () => {
    const sentence = '- Move any Flocks from Dunridge to adjacent spaces, then remove 1 of those that moved.';
    const said = [
      '- Move any Flocks from Dunridge to adjacent spaces',
      '- choose 1 piece that has moved this turn on the map:',
      '    - remove it',
    ].join('\n');
    const comes: Position = {
      given: ['Dunridge holds 2 Flocks', 'Elmwick holds 1 Flock'],
      answers: ['Drovers: Birchcombe, 1, done'],
      then: ['Dunridge holds 1 Flock', 'Birchcombe holds nothing', 'Elmwick holds 1 Flock'],
    };
    const told = refusalOf(sentence, comes);
    expect(told?.mended).toContain(said.replaceAll(/^/gmu, '    '));
    expect(failureOf(said, comes)).toBeNull();
    const otherwise: Position = {
      given: ['Dunridge holds 2 Flocks', 'Elmwick holds 1 Flock'],
      answers: ['Drovers: done'],
      then: ['Dunridge holds 2 Flocks', 'Elmwick holds 1 Flock'],
    };
    expect(failureOf(said, otherwise)).toBeNull();
  });
});
