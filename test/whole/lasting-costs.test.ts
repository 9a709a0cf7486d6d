/** What a procedure costs while a card is in play: each played on both back ends. */
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../runtime/testing/random-play.js';
import { built } from '../support/both-back-ends.js';
import {
  type Edit,
  failuresOf,
  filesWith,
  inPlay,
  refusalOf,
  type Scene,
  whileInPlay,
} from '../support/starter-lasting.js';

/** Hire costs a Coin in each Village, and any other space that it may select. */
const coins: readonly Edit[] = [
  ['game', '\ntracks:\n', '\nresources: { Coin: { plural: Coins, to: 12, rule: "1.6" } }\ntracks:\n'],
  ['setup', 'tracks:\n', 'tracks:\n  Keeper Coins: 3\n  Drover Coins: 0\n'],
  ['operations/hire', 'up to 2 Villages', 'up to 2 spaces'],
  ['operations/hire', '- place 1 Ranger here', '- pay 1 Coin\n      - place 1 Ranger here'],
  ['operations/hire', 'in up to 1 selected Village', 'in up to 1 selected space'],
];

const costs: readonly (readonly [sentence: string, scenes: readonly Scene[]])[] = [
  [
    'Hire costs 1 more Coin in Villages.',
    [
      {
        given: [inPlay, 'Keeper Coins is 3'],
        when: ['Keepers conduct Hire', 'Keepers: Elmwick, Dunridge, done'],
        then: ['Keeper Coins is 0', 'Elmwick holds 1 Ranger', 'Dunridge holds 1 Ranger'],
      },
      {
        given: ['Keeper Coins is 3'],
        when: ['Keepers conduct Hire', 'Keepers: Elmwick, Dunridge, done'],
        then: ['Keeper Coins is 1', 'Elmwick holds 1 Ranger', 'Dunridge holds 1 Ranger'],
      },
      // What cannot be paid cannot be selected.
      {
        given: [inPlay, 'Keeper Coins is 1'],
        when: ['Keepers conduct Hire'],
        then: ['Keepers are asked: Birchcombe, Cloverlea, Dunridge'],
      },
      {
        given: [inPlay, 'Keeper Coins is 2'],
        when: ['Keepers conduct Hire', 'Keepers: Elmwick'],
        then: ['Keeper Coins is 0', 'Elmwick holds 1 Ranger', 'Keepers are asked: Elmwick, done'],
      },
    ],
  ],
  [
    'Hire costs 3 Coins if Goodwill is at least 5.',
    [
      {
        given: [inPlay, 'Keeper Coins is 3', 'Goodwill is 5'],
        when: ['Keepers conduct Hire', 'Keepers: Elmwick, done'],
        then: ['Keeper Coins is 0', 'Elmwick holds 1 Ranger'],
      },
      {
        given: [inPlay, 'Keeper Coins is 3', 'Goodwill is 4'],
        when: ['Keepers conduct Hire', 'Keepers: Elmwick, done, done'],
        then: ['Keeper Coins is 2', 'Elmwick holds 1 Ranger'],
      },
    ],
  ],
  [
    'Hire costs 2 less Coins',
    [
      {
        given: [inPlay, 'Keeper Coins is 0'],
        when: ['Keepers conduct Hire', 'Keepers: Elmwick, done, done'],
        then: ['Keeper Coins is 0', 'Elmwick holds 1 Ranger'],
      },
      { given: ['Keeper Coins is 0'], when: ['Keepers conduct Hire'], then: ['nothing is asked'] },
    ],
  ],
];

describe('what a procedure costs', () => {
  it.each(costs)('%s', (sentence, scenes) => {
    expect(failuresOf({ side: whileInPlay(sentence), edits: coins }, scenes)).toEqual([]);
  });

  it('plays the same on both back ends', () => {
    const side = whileInPlay('Hire costs 1 more Coin in Villages', 'Hire costs 1 less Coin if Goodwill is at most 3');
    const { program } = built(filesWith({ side, edits: coins }));
    const games = Array.from({ length: 60 }, (_, seed) => playRandomly(program, seed, { checkInvariants: true }));
    expect(games.flatMap(({ crashed }) => crashed ?? [])).toEqual([]);
    expect(games.every(({ finished }) => finished)).toBe(true);
  });
});

/** It is paid once, in no space. */
const once: Edit = ['operations/graze', 'steps:\n', 'steps:\n  - pay 1 Coin\n'];
const twice: Edit = ['operations/hire', '- pay 1 Coin', '- pay 1 Coin\n      - pay 1 Coin'];

describe('what is refused', () => {
  it.each([
    ['Impound costs 1 more Coin', [], 'RW0557'],
    ['Graze costs 1 more Coin in Meadows', [once], 'RW0557'],
    ['Hire costs 1 more Coin', [twice], 'RW0458'],
    ['Hire costs 1 more Coins', [], 'RW0482'],
    ['Hire costs 1 more Goodwill', [], 'RW0322'],
    ['Hire costs 13 Coins', [], 'RW0462'],
    ['Hire costs 0 more Coins', [], 'RW0402'],
    ['Hire costs 1 more', [], 'RW0202'],
    ['Hire costs 1 more Coin in Vilages', [], 'RW0304'],
  ] as const)('%s', (sentence, edits, code) => {
    expect(refusalOf({ side: whileInPlay(sentence), edits: [...coins, ...edits] })?.code).toBe(code);
  });
});
