/** What is done instead of a procedure while a card is in play: each sentence is played on both back ends. */
import { describe, expect, it } from 'vitest';
import {
  failuresOf,
  inPlay,
  refusalOf,
  type Scene,
  type WantedLasting,
  whileInPlay,
} from '../support/starter-lasting.js';

const replacements: readonly WantedLasting[] = [
  {
    sentence: 'Instead of conducting Graze, Drovers may place 1 Fold in a Meadow with 2 or more Flocks.',
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 2 Flocks', 'Cloverlea holds 3 Flocks'],
        when: ['Drovers conduct Graze', 'Drovers: yes, Dunridge'],
        then: ['Dunridge holds 2 Flocks and 1 Fold', 'Cloverlea holds 3 Flocks', 'nothing is asked'],
      },
      {
        given: [inPlay, 'Dunridge holds 2 Flocks'],
        when: ['Drovers conduct Graze', 'Drovers: no, Dunridge, done'],
        then: ['Dunridge holds 3 Flocks'],
      },
      {
        given: [inPlay, 'Dunridge holds 1 Flock'],
        when: ['Drovers conduct Graze', 'Drovers: Dunridge, done'],
        then: ['Dunridge holds 2 Flocks'],
      },
      {
        given: ['Dunridge holds 2 Flocks'],
        when: ['Drovers conduct Graze', 'Drovers: Dunridge, done'],
        then: ['Dunridge holds 3 Flocks'],
      },
      {
        // No Meadow is open, and yet Graze can be chosen.
        given: [
          inPlay,
          'Birchcombe holds 2 Flocks and 1 Fence',
          'Cloverlea holds 1 Fence',
          'Dunridge holds 1 Fold and 1 Flock',
          'Pound holds 5 Flocks',
        ],
        when: ['Drovers conduct Turn', 'Drovers: Day of Labour, Operation, Graze, yes'],
        then: ['Birchcombe holds 2 Flocks, 1 Fold and 1 Fence'],
      },
    ],
  },
  {
    sentence: 'Instead of conducting Impound, raise Goodwill by 2.',
    scenes: [
      {
        given: [inPlay, 'Goodwill is 4', 'Dunridge holds 1 Ranger and 1 Flock'],
        when: ['Keepers conduct Impound'],
        then: ['Goodwill is 6', 'Dunridge holds 1 Ranger and 1 Flock', 'nothing is asked'],
      },
      {
        given: ['Goodwill is 4', 'Dunridge holds 1 Ranger and 1 Flock'],
        when: ['Keepers conduct Impound', 'Keepers: 1'],
        then: ['Goodwill is 4', 'Dunridge holds 1 Ranger'],
      },
    ],
  },
  {
    // A procedure that is simply done, by either.
    sentence: 'Instead of conducting Pass, Drovers may place 1 Fold in Dunridge.',
    scenes: [
      {
        given: [inPlay],
        when: ['Drovers conduct Pass', 'Drovers: yes'],
        then: ['Dunridge holds 1 Fold'],
      },
      {
        given: [inPlay, 'Goodwill is 4'],
        when: ['Keepers conduct Pass'],
        then: ['Goodwill is 5', 'Dunridge holds nothing'],
      },
    ],
  },
];

describe('replacements', () => {
  it.each(replacements)('$sentence', ({ sentence, side = whileInPlay(`"${sentence}"`), scenes, ...rest }) => {
    expect(failuresOf({ side, ...rest }, scenes)).toEqual([]);
  });
});

it('does nothing of what cards do before and after a procedure that is not conducted', () => {
  const side = whileInPlay(
    'before Graze: [raise Goodwill by 1]',
    'after Graze: [raise Goodwill by 1]',
    'instead of conducting Graze:\n  - Drovers may place 1 Fold in Dunridge',
  );
  const scene = (answer: string, ...then: readonly string[]): Scene => ({
    given: [inPlay, 'Goodwill is 4'],
    when: ['Drovers conduct Graze', `Drovers: ${answer}`],
    then,
  });
  const scenes = [scene('yes', 'Goodwill is 4'), scene('no, Dunridge, done', 'Goodwill is 6')];
  expect(failuresOf({ side }, scenes)).toEqual([]);
});

it('refuses another faction, and two that replace the same procedure', () => {
  const told = (...items: readonly string[]) => refusalOf({ side: whileInPlay(...items) })?.code;
  expect(told('instead of conducting Graze: [Keepers may raise Goodwill by 1]')).toBe('RW0497');
  const twice = ['1', '2'].map((by) => `instead of conducting Impound: [raise Goodwill by ${by}]`);
  expect(told(...twice)).toBe('RW0548');
});
