/** What factions pay and gain, each in a position of the small game with Coins, on both back ends. */
import { describe, expect, it } from 'vitest';
import { failureOf, type Position, refusalOf } from '../support/starter-sentence.js';

const declared = {
  game: 'resources: { Coin: { plural: Coins, to: 12, rule: "1.6" } }\n',
  starts: '  Keeper Coins: 0\n  Drover Coins: 0\n',
};

const withCoins = (position: Position): Position => ({ declared, ...position });

interface Case {
  readonly name: string;
  readonly effect: string;
  readonly position: Position;
}

const played: readonly Case[] = [
  {
    name: 'who acts pays and gains what is its own',
    effect: '- pay 2 Coins\n- Keepers gain 1 Coin',
    position: {
      given: ['Drover Coins is 5', 'Keeper Coins is 3'],
      then: ['Drover Coins is 3', 'Keeper Coins is 4', 'nothing is asked'],
    },
  },
  {
    name: 'a faction and its Coins are written as people write them',
    effect:
      "- Drovers pays 2 Coins.\n- if Drovers' Coins are at least 3:\n    - raise Goodwill by the executing faction's Coins",
    position: {
      given: ["Drovers' Coins is 5", 'Keeper Coins is 9', 'Goodwill is 1'],
      then: ['Drover Coins is 3', 'Goodwill is 4'],
    },
  },
  {
    name: 'what cannot be paid in full is not paid, and what is paid for is not done',
    effect: '- Keepers pay 3 Coins\n- place 1 Fence in Dunridge',
    position: { given: ['Keeper Coins is 2'], then: ['Keeper Coins is 2', 'Dunridge holds nothing'] },
  },
  {
    name: 'with just enough, it is paid',
    effect: '- Keepers pay 3 Coins\n- place 1 Fence in Dunridge',
    position: { given: ['Keeper Coins is 3'], then: ['Keeper Coins is 0', 'Dunridge holds 1 Fence'] },
  },
  {
    name: 'what stands in front of a payment is done anyway',
    effect: '- raise Goodwill by 1\n- pay 1 Coin\n- raise Goodwill by 4',
    position: { given: ['Goodwill is 2'], then: ['Goodwill is 3'] },
  },
  {
    name: 'a payment below a line is for what stands beside it',
    effect: '- if Goodwill is 2:\n    - pay 1 Coin\n    - raise Goodwill by 4\n- Keepers gain 1 Coin',
    position: { given: ['Goodwill is 2'], then: ['Goodwill is 2', 'Keeper Coins is 1'] },
  },
  {
    name: 'what is gained ends with the most that there can be',
    effect: '- gain 5 Coins',
    position: { given: ['Drover Coins is 10'], then: ['Drover Coins is 12'] },
  },
  {
    name: 'whoever has a place of the order of play pays its own',
    effect: '- the 2nd to Act faction:\n    - pay 1 Coin\n    - gain 3 Coins',
    position: {
      given: ['Keepers are 2nd to Act', 'Keeper Coins is 1', 'Drover Coins is 1'],
      then: ['Keeper Coins is 3', 'Drover Coins is 1'],
    },
  },
  {
    name: 'each faction gains',
    effect: '- each faction, in order of play:\n    - gain 2 Coins',
    position: { given: ['Keeper Coins is 1'], then: ['Keeper Coins is 3', 'Drover Coins is 2'] },
  },
  {
    name: 'the other faction pays what the executing one gains',
    effect: "- gain the other faction's Coins Coins\n- the other faction pay 2 Coins",
    position: { given: ['Keeper Coins is 4', 'Drover Coins is 1'], then: ['Drover Coins is 5', 'Keeper Coins is 2'] },
  },
  {
    name: 'a choice to pay is asked where it can be paid',
    effect: '- Keepers may:\n    - pay 2 Coins\n    - place 1 Ranger in Elmwick',
    position: {
      given: ['Keeper Coins is 2'],
      answers: ['Keepers: yes'],
      then: ['Keeper Coins is 0', 'Elmwick holds 1 Ranger'],
    },
  },
  {
    name: 'and not where it cannot',
    effect: '- Keepers may:\n    - pay 2 Coins\n    - place 1 Ranger in Elmwick',
    position: {
      given: ['Keeper Coins is 1'],
      then: ['Keeper Coins is 1', 'Elmwick holds nothing', 'nothing is asked'],
    },
  },
  {
    name: 'nor where what is paid for can do nothing',
    effect: '- Keepers may:\n    - pay 2 Coins\n    - place 1 Ranger in Elmwick',
    position: {
      given: ['Keeper Coins is 9', 'Pound holds 6 Rangers'],
      then: ['Keeper Coins is 9', 'Elmwick holds nothing', 'nothing is asked'],
    },
  },
  {
    name: 'an alternative that cannot be paid for is not offered',
    effect:
      '- choose one:\n    Build:\n      - pay 4 Coins\n      - place 1 Fold in Dunridge\n    Talk:\n      - raise Goodwill by 1',
    position: { given: ['Drover Coins is 3', 'Goodwill is 0'], then: ['Goodwill is 1', 'nothing is asked'] },
  },
  {
    name: 'spaces are offered as long as they can be paid for',
    effect: '- in up to 2 Meadows, one after another:\n    - pay 2 Coins\n    - place 1 Flock here',
    position: {
      given: ['Drover Coins is 3'],
      answers: ['Drovers: Dunridge'],
      then: ['Drover Coins is 1', 'Dunridge holds 1 Flock', 'Birchcombe holds nothing'],
    },
  },
];

const refused: readonly (readonly [sentence: string, code: string, help: string])[] = [
  ['Keepers pay 13 Coins', 'RW0462', ''],
  ['Keepers pay 2 Coin', 'RW0482', 'Keepers pay 2 Coins'],
  ['Keepers gain 1 Coins', 'RW0482', 'Keepers gain 1 Coin'],
  ['Keepers pay 2 Goodwill', 'RW0322', ''],
  ['pay 2 Cions', 'RW0344', 'pay 2 Coins'],
];

describe('what is paid and gained', () => {
  it.each(played)('$name', ({ effect, position }) => {
    expect(refusalOf(effect, withCoins(position))).toBeNull();
    expect(failureOf(effect, withCoins(position))).toBeNull();
  });

  it.each(refused)('refuses `%s`', (sentence, code, help) => {
    const refusal = refusalOf(`- ${sentence}`, withCoins({ given: [], then: ['nothing is asked'] }));
    expect(refusal?.code).toBe(code);
    expect(refusal?.mended ?? '').toContain(help);
  });
});
