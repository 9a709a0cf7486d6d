/**
 * Amounts that a card changes, dice that it has rolled again, and a capability that is lost: each sentence is played on both back ends
 * as its English says, and once where it comes out otherwise.
 */
import { describe, expect, it } from 'vitest';
import {
  failuresOf,
  inPlay,
  refusalOf,
  type Scene,
  type WantedLasting,
  whileInPlay,
} from '../support/starter-lasting.js';

const oneFlock = [
  'operations/wander',
  'move any Flocks here to adjacent spaces, each only once',
  'move 1 Flock here to an adjacent space',
] as const;
const upToOne = ['operations/wander', 'move any Flocks here', 'move up to 1 Flock here'] as const;

const amounts: readonly WantedLasting[] = [
  {
    sentence: 'Wander moves 1 more Flock.',
    edits: [oneFlock],
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 3 Flocks'],
        when: ['Drovers conduct Wander', 'Drovers: Elmwick, done'],
        then: ['Dunridge holds 1 Flock', 'Elmwick holds 2 Flocks'],
      },
      {
        given: ['Dunridge holds 3 Flocks'],
        when: ['Drovers conduct Wander', 'Drovers: Elmwick, done'],
        then: ['Dunridge holds 2 Flocks', 'Elmwick holds 1 Flock'],
      },
      {
        given: [inPlay, 'Dunridge holds 1 Flock'],
        when: ['Drovers conduct Wander', 'Drovers: Elmwick, done'],
        then: ['Dunridge holds nothing', 'Elmwick holds 1 Flock'],
      },
    ],
  },
  {
    sentence: 'Wander moves 2 more Flocks if Goodwill is at least 5.',
    edits: [upToOne],
    scenes: [
      {
        given: [inPlay, 'Goodwill is 5', 'Dunridge holds 4 Flocks'],
        when: ['Drovers conduct Wander', 'Drovers: Elmwick, 3'],
        then: ['Dunridge holds 1 Flock', 'Elmwick holds 3 Flocks'],
      },
      {
        given: [inPlay, 'Goodwill is 4', 'Dunridge holds 4 Flocks'],
        when: ['Drovers conduct Wander', 'Drovers: Elmwick'],
        then: ['Dunridge holds 3 Flocks', 'Elmwick holds 1 Flock'],
      },
    ],
  },
  {
    sentence: 'Instead of removing 1 Flock, Impound removes 2.',
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 1 Ranger and 3 Flocks'],
        when: ['Keepers conduct Impound', 'Keepers: 2'],
        then: ['Dunridge holds 1 Ranger and 1 Flock', 'Pound holds 2 Flocks'],
      },
      {
        given: ['Dunridge holds 1 Ranger and 3 Flocks'],
        when: ['Keepers conduct Impound'],
        then: ['Keepers are asked: 0, 1'],
      },
    ],
  },
  {
    // Of the two sentences of Graze the one that says 2.
    sentence: 'Instead of placing 2 Flocks, Graze places 3.',
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 1 Fold'],
        when: ['Drovers conduct Graze', 'Drovers: Dunridge, 3, Birchcombe'],
        then: ['Dunridge holds 1 Fold and 3 Flocks', 'Birchcombe holds 1 Flock'],
      },
      {
        given: ['Dunridge holds 1 Fold'],
        when: ['Drovers conduct Graze', 'Drovers: Dunridge, 2, done'],
        then: ['Dunridge holds 1 Fold and 2 Flocks'],
      },
    ],
  },
  {
    // Both say so, but only one of them is done.
    sentence: 'Graze places 1 more Flock.',
    scenes: [
      {
        given: [inPlay],
        when: ['Drovers conduct Graze', 'Drovers: Dunridge, done'],
        then: ['Dunridge holds 2 Flocks'],
      },
      {
        given: [inPlay, 'Pound holds 7 Flocks'],
        when: ['Drovers conduct Graze', 'Drovers: Dunridge'],
        then: ['Dunridge holds 1 Flock'],
      },
    ],
  },
  {
    sentence: 'Graze places 3 less Flocks.',
    edits: [['operations/graze', 'up to 2 Flocks', 'up to 4 Flocks']],
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 1 Fold'],
        when: ['Drovers conduct Graze', 'Drovers: 1'],
        then: ['Dunridge holds 1 Fold and 1 Flock', 'nothing is asked'],
      },
      {
        given: ['Dunridge holds 1 Fold'],
        when: ['Drovers conduct Graze', 'Drovers: Dunridge, 4, done'],
        then: ['Dunridge holds 1 Fold and 4 Flocks'],
      },
    ],
  },
];

const rolling = [
  'operations/hire',
  '  - in up to 1',
  '  - roll a die\n  - if the roll is at least 4:\n      - reduce Goodwill by 1\n  - in up to 1',
] as const;

const dice: readonly WantedLasting[] = [
  {
    sentence: 'Once per turn, Keepers may reroll a die.',
    edits: [rolling],
    scenes: [
      {
        given: [inPlay, 'Goodwill is 5'],
        when: ['Keepers conduct Hire', 'Keepers: Elmwick, done', 'roll: 5', 'Keepers: yes', 'roll: 2', 'Keepers: done'],
        then: ['Goodwill is 5', 'H9 this turn is 1'],
      },
      {
        given: [inPlay, 'Goodwill is 5'],
        when: ['Keepers conduct Hire', 'Keepers: Elmwick, done', 'roll: 5', 'Keepers: no, done'],
        then: ['Goodwill is 4', 'H9 this turn is 0'],
      },
      {
        given: [inPlay, 'Goodwill is 5', 'H9 this turn is 1'],
        when: ['Keepers conduct Hire', 'Keepers: Elmwick, done', 'roll: 5', 'Keepers: done'],
        then: ['Goodwill is 4'],
      },
      {
        given: ['Goodwill is 5'],
        when: ['Keepers conduct Hire', 'Keepers: Elmwick, done', 'roll: 5', 'Keepers: done'],
        then: ['Goodwill is 4'],
      },
      {
        given: [inPlay, 'H9 this turn is 1', 'Alderholt holds 1 Ranger'],
        when: ['Keepers conduct Turn', 'Keepers: Event'],
        then: ['H9 this turn is 0'],
      },
    ],
  },
  {
    sentence: 'Once a turn, Keepers may reroll a die.',
    edits: [
      [
        'operations/hire',
        '  - in up to 1',
        '  - roll a 10-sided die\n  - if the roll is at least 8:\n      - reduce Goodwill by 1\n  - in up to 1',
      ],
    ],
    scenes: [
      {
        given: [inPlay, 'Goodwill is 5'],
        when: ['Keepers conduct Hire', 'Keepers: Elmwick, done', 'roll: 9', 'Keepers: yes', 'roll: 7', 'Keepers: done'],
        then: ['Goodwill is 5'],
      },
      {
        given: [inPlay, 'Goodwill is 5'],
        when: [
          'Keepers conduct Hire',
          'Keepers: Elmwick, done',
          'roll: 7',
          'Keepers: yes',
          'roll: 10',
          'Keepers: done',
        ],
        then: ['Goodwill is 4'],
      },
    ],
  },
];

const losses: readonly WantedLasting[] = [
  {
    sentence: 'Drovers lose this capability if Goodwill is 0.',
    scenes: [
      {
        given: [inPlay, 'Goodwill is 1'],
        when: ['Drovers play H1 shaded'],
        then: ['Goodwill is 0', 'H9 is not in play'],
      },
      { given: [inPlay, 'Goodwill is 2'], when: ['Drovers play H1 shaded'], then: ['Goodwill is 1', 'H9 is in play'] },
      {
        given: ['Goodwill is 0'],
        when: ['Drovers play H9'],
        then: ['H9 is not in play'],
      },
    ],
  },
  {
    sentence: 'If no Flocks are on the map, Drovers lose this capability.',
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 1 Ranger and 1 Flock'],
        when: ['Keepers conduct Impound', 'Keepers: 1'],
        then: ['Pound holds 1 Flock', 'H9 is not in play'],
      },
      {
        given: [inPlay, 'Dunridge holds 1 Ranger and 2 Flocks'],
        when: ['Keepers conduct Impound', 'Keepers: 1'],
        then: ['Pound holds 1 Flock', 'H9 is in play'],
      },
    ],
  },
];

describe.each(Object.entries({ amounts, dice, losses }))('%s', (_, wanted) => {
  it.each(wanted)('$sentence', ({ sentence, side = whileInPlay(`"${sentence}"`), scenes, ...rest }) => {
    expect(failuresOf({ side, ...rest }, scenes)).toEqual([]);
  });
});

it('counts what two cards in play make of one amount together', () => {
  const both = whileInPlay('Wander moves 2 more Flocks', 'Wander moves 1 less Flock');
  const scene: Scene = {
    given: [inPlay, 'Dunridge holds 5 Flocks'],
    when: ['Drovers conduct Wander', 'Drovers: Elmwick, done'],
    then: ['Dunridge holds 3 Flocks', 'Elmwick holds 2 Flocks'],
  };
  expect(failuresOf({ side: both, edits: [oneFlock] }, [scene])).toEqual([]);
});

it.each([
  ['Wander moves 1 more Flock', 'RW0449'],
  ['Wander removes 1 more Flock', 'RW0448'],
  ['instead of removing 3 Flocks, Impound removes 2', 'RW0448'],
  ['Keepers lose this capability if Goodwill is 0', 'RW0447'],
])('refuses %s', (sentence, code) => {
  expect(refusalOf({ side: whileInPlay(sentence) })?.code).toBe(code);
});

it('asks which number is meant where several sentences say one, one after another', () => {
  const twice = ['operations/impound', '  - in each', '  - remove 1 Flock in Elmwick\n  - in each'] as const;
  const told = refusalOf({ side: whileInPlay('Impound removes 1 more Flock'), edits: [twice] });
  expect(told?.code).toBe('RW0458');
});
