/** `1 of its pieces`: those of the faction that acts, whichever it is, on both back ends. */
import { describe, expect, it } from 'vitest';
import { failureOf, refusalOf } from '../support/starter-sentence.js';

const board = [
  'Dunridge holds 2 Flocks and 2 Rangers',
  'Elmwick holds 1 Flock',
  'Drovers are 1st to Act',
  'Keepers are 2nd to Act',
];

describe('pieces of whoever acts', () => {
  it.each([
    // Drovers play the card.
    ['- remove 2 of its pieces in Dunridge', [], ['Dunridge holds 2 Rangers', 'nothing is asked']],
    ['- the other faction removes all of its pieces in Dunridge', [], ['Dunridge holds 2 Flocks']],
    ['- the 2nd to Act faction removes 2 of their own pieces in Dunridge', [], ['Dunridge holds 2 Flocks']],
    ['- Keepers remove 1 of their pieces', [], ['Dunridge holds 2 Flocks and 1 Ranger']],
    [
      '- in Elmwick:\n    - remove 1 of its pieces',
      [],
      ['Elmwick holds nothing', 'Dunridge holds 2 Flocks, 2 Rangers'],
    ],
    ['- remove up to 1 of its pieces', ['Drovers: done'], ['Elmwick holds 1 Flock']],
    [
      '- the other faction may move 1 of its pieces in Dunridge to Birchcombe',
      ['Keepers: Birchcombe'],
      ['Birchcombe holds 1 Ranger'],
    ],
    ['- place 1 of its pieces in Birchcombe', ['Drovers: Fold in Birchcombe'], ['Birchcombe holds 1 Fold']],
    ['- each faction, in order of play:\n    - remove all of its pieces in Dunridge', [], ['Dunridge holds nothing']],
    ['- the other faction removes 2 of its Flocks or Rangers in Dunridge', [], ['Dunridge holds 2 Flocks']],
    ['- the other faction removes 1 of its Flocks in Dunridge', [], ['Dunridge holds 2 Flocks and 2 Rangers']],
  ] as const)('%s', (effect, answers, then) => {
    expect(refusalOf(effect, { given: board, answers, then })).toBeNull();
    expect(failureOf(effect, { given: board, answers, then })).toBeNull();
  });

  it.each([
    ['- Keepers remove 1 of their Flocks in Dunridge', 'RW0463'],
    // A word that means nothing: the actor is told, or nobody has such.
    ['- Drovers remove 1 of their Flocks or Rangers in Dunridge', 'RW0463'],
    ['- remove 1 of its pieces or Fences', 'RW0463'],
    ['- remove 1 of its piece in Dunridge', 'RW0482'],
    ['- remove 1 of its Fences', 'RW0463'],
    ['- if 2 of its pieces are in Dunridge:\n    - raise Goodwill by 1', 'RW0478'],
    ['- in 1 of its Meadows:\n    - raise Goodwill by 1', 'RW0416'],
    ['- remove 1 of their own piece', 'RW0482'],
    ['- remove each of its pieces', 'RW0201'],
    ['- remove every of its pieces', 'RW0201'],
    ['- remove 1 of its pieces in Dunrige', 'RW0304'],
  ] as const)('refuses %s', (effect, code) => {
    expect(refusalOf(effect, { given: board, then: ['Goodwill is 5'] })?.code).toBe(code);
  });
});
