/** `the faction with the fewest pieces`: which one it is follows from the position, on both back ends. */
import { describe, expect, it } from 'vitest';
import { failureOf, type Position, refusalOf } from '../support/starter-sentence.js';

const coins = {
  game: 'resources: { Coin: { plural: Coins, to: 12, rule: "1.6" } }\n',
  starts: '  Keeper Coins: 0\n  Drover Coins: 0\n',
};

const fewest = '- The faction with the fewest pieces places 1 of its pieces in a Village.';
const richest = '- the faction with the most Coins:\n    - remove all of its pieces in Dunridge';

const both = 'Dunridge holds 2 Flocks and 2 Rangers';

const cases: readonly (readonly [effect: string, Position])[] = [
  [
    fewest,
    {
      given: ['Dunridge holds 2 Flocks and 1 Ranger'],
      answers: ['Keepers: Elmwick'],
      then: ['Elmwick holds 1 Ranger'],
    },
  ],
  [
    fewest,
    {
      given: ['Dunridge holds 1 Fold and 2 Rangers'],
      answers: ['Drovers: Elmwick'],
      then: ['Elmwick holds 1 Flock'],
    },
  ],
  // Of several whoever acts says which: Drovers play the card.
  [
    fewest,
    {
      given: [both],
      answers: ['Drovers: Keepers', 'Keepers: Alderholt'],
      then: ['Alderholt holds 1 Ranger'],
    },
  ],
  [fewest, { given: [both], answers: ['Drovers: Drovers', 'Drovers: Alderholt'], then: ['Alderholt holds 1 Flock'] }],
  // Pieces of the place that is told alone count.
  [
    '- the faction with the most pieces in Villages:\n    - raise Goodwill by 1\n    - remove 1 of its pieces in Dunridge',
    {
      given: ['Goodwill is 3', both, 'Elmwick holds 1 Ranger'],
      then: ['Goodwill is 4', 'Dunridge holds 2 Flocks and 1 Ranger'],
    },
  ],
  [
    richest,
    { declared: coins, given: ['Keeper Coins is 2', 'Drover Coins is 1', both], then: ['Dunridge holds 2 Flocks'] },
  ],
  [
    richest,
    { declared: coins, given: ['Keeper Coins is 1', 'Drover Coins is 2', both], then: ['Dunridge holds 2 Rangers'] },
  ],
];

describe('the faction with the fewest or the most', () => {
  it.each(cases)('%s', (effect, position) => {
    expect(refusalOf(effect, position)).toBeNull();
    expect(failureOf(effect, position)).toBeNull();
  });

  it.each([
    ['- the faction with the fewest Flocks:\n    - raise Goodwill by 1', 'RW0444'],
    ['- the faction with the fewest Folk:\n    - raise Goodwill by 1', 'RW0302'],
    ['- the faction with the fewest 2 pieces:\n    - raise Goodwill by 1', 'RW0404'],
    ['- The faction with the fewest pieces raises Godwill by 1.', 'RW0307'],
    // All of them are counted: none is a choice, and of no spaces there are none.
    ['- the faction with the most Flocks or Rangers:\n    - raise Goodwill by 1', 'RW0481'],
    ['- the faction with the most pieces in Dunridge or Cloverlea:\n    - raise Goodwill by 1', 'RW0481'],
    ['- the faction with the most pieces in no Meadows:\n    - raise Goodwill by 1', 'RW0404'],
    ['- the faction with the most pieces in both Villages:\n    - raise Goodwill by 1', 'RW0404'],
    ['- the faction with the most Fences:\n    - raise Goodwill by 1', 'RW0322'],
  ] as const)('refuses %s', (effect, code) => {
    expect(refusalOf(effect, { given: [], then: ['Goodwill is 5'] })?.code).toBe(code);
  });

  it('is told in the word for several of a resource', () => {
    const position = { declared: coins, given: [], then: ['Goodwill is 5'] };
    expect(refusalOf('- the faction with the most Coin:\n    - raise Goodwill by 1', position)?.code).toBe('RW0482');
  });

  it('is told where to place, in words that are accepted and say the same', () => {
    const then = {
      given: ['Dunridge holds 2 Flocks and 1 Ranger'],
      answers: ['Keepers: Elmwick'],
      then: ['Elmwick holds 1 Ranger'],
    };
    const told = refusalOf('- The faction with the fewest pieces places 1 piece.', then);
    expect(told?.code).toBe('RW0418');
    const mended = 'The faction with the fewest pieces places 1 of its pieces in a space.';
    expect(told?.mended).toContain(mended);
    expect(failureOf(`- ${mended}`, then)).toBeNull();
  });
});
