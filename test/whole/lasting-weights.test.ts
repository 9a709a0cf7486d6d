/** What counts double for a procedure, or not at all, while a card is in play: each played on both back ends. */
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../runtime/testing/random-play.js';
import { built } from '../support/both-back-ends.js';
import {
  type Edit,
  failuresOf,
  filesWith,
  inPlay,
  refusalOf,
  type WantedLasting,
  whileInPlay,
} from '../support/starter-lasting.js';

/** Impound takes as many Flocks as there are Rangers, where there are 2 or more. */
const counting: readonly Edit[] = [
  ['operations/impound', 'guarded: Rangers are here', 'guarded: 2 or more Rangers are here'],
  [
    'operations/impound',
    'remove up to seized Flocks here to the Pound',
    'remove as many Flocks as there are Rangers here to the Pound',
  ],
];
const fenced: Edit = [
  'operations/wander',
  'grazed: Flocks are here',
  'grazed: Flocks are here\n  open: no Fence is here',
];

const wanted: readonly WantedLasting[] = [
  {
    sentence: 'Rangers in Meadows count double for Impound.',
    edits: counting,
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 1 Ranger and 3 Flocks', 'Elmwick holds 1 Ranger and 3 Flocks'],
        when: ['Keepers conduct Impound'],
        then: ['Dunridge holds 1 Ranger and 1 Flock', 'Pound holds 2 Flocks', 'Elmwick holds 1 Ranger and 3 Flocks'],
      },
      {
        given: ['Dunridge holds 1 Ranger and 3 Flocks', 'Elmwick holds 2 Rangers and 3 Flocks'],
        when: ['Keepers conduct Impound'],
        then: ['Dunridge holds 1 Ranger and 3 Flocks', 'Pound holds 2 Flocks', 'Elmwick holds 2 Rangers and 1 Flock'],
      },
      {
        given: [inPlay, 'Elmwick holds 2 Rangers and 3 Flocks'],
        when: ['Keepers conduct Impound'],
        then: ['Pound holds 2 Flocks', 'Elmwick holds 2 Rangers and 1 Flock'],
      },
    ],
  },
  {
    sentence: 'Drovers ignore Fences when they Wander.',
    edits: [fenced],
    scenes: [
      {
        given: [inPlay, 'Cloverlea holds 1 Flock and 1 Fence'],
        when: ['Drovers conduct Wander', 'Drovers: Elmwick'],
        then: ['Elmwick holds 1 Flock', 'Cloverlea holds 1 Fence'],
      },
      {
        given: ['Cloverlea holds 1 Flock and 1 Fence', 'Dunridge holds 1 Flock'],
        when: ['Drovers conduct Wander', 'Drovers: Elmwick'],
        then: ['Elmwick holds 1 Flock', 'Cloverlea holds 1 Flock and 1 Fence'],
      },
    ],
  },
  {
    // Of two things that are compared, either may count double.
    sentence: 'Flocks count double for Impound if Goodwill is at least 5',
    edits: [['operations/impound', 'select: up to 2 spaces', 'select: up to 2 spaces with more Flocks than Rangers']],
    scenes: [
      {
        given: [inPlay, 'Goodwill is 5', 'Dunridge holds 1 Ranger and 1 Flock'],
        when: ['Keepers conduct Impound', 'Keepers: 1'],
        then: ['Pound holds 1 Flock'],
      },
      {
        given: [inPlay, 'Goodwill is 4', 'Dunridge holds 1 Ranger and 2 Flocks', 'Elmwick holds 1 Ranger and 1 Flock'],
        when: ['Keepers conduct Impound', 'Keepers: 1'],
        then: ['Pound holds 1 Flock', 'Dunridge holds 1 Ranger and 1 Flock'],
      },
      {
        given: [inPlay, 'Goodwill is 5', 'Dunridge holds 2 Rangers and 1 Flock', 'Elmwick holds 1 Ranger and 1 Flock'],
        when: ['Keepers conduct Impound', 'Keepers: 1'],
        then: ['Pound holds 1 Flock', 'Dunridge holds 2 Rangers and 1 Flock'],
      },
    ],
  },
];

describe('what counts double, or not at all', () => {
  it.each(wanted)('$sentence', ({ sentence, scenes, ...rest }) => {
    expect(failuresOf({ side: whileInPlay(sentence), ...rest }, scenes)).toEqual([]);
  });

  it('is ignored where it would count double, and counts once more for each card', () => {
    const side = whileInPlay(
      'Rangers count double for Impound',
      'Rangers in Meadows count double for Impound',
      'Keepers ignore Rangers when they Impound if Goodwill is 0',
    );
    const given = [inPlay, 'Dunridge holds 1 Ranger and 4 Flocks'];
    const edits = counting;
    expect(
      failuresOf({ side, edits }, [
        { given: [...given, 'Goodwill is 1'], when: ['Keepers conduct Impound'], then: ['Pound holds 3 Flocks'] },
        {
          given: [...given, 'Goodwill is 0', 'Elmwick holds 2 Rangers'],
          when: ['Keepers conduct Turn', 'Keepers: Day of Labour'],
          then: ['Keepers are asked: Operation, Pass'],
        },
      ]),
    ).toEqual([]);
  });

  it('plays the same on both back ends', () => {
    const side = whileInPlay(
      'Rangers in Meadows count double for Impound',
      'Drovers ignore Fences when they Wander',
      'Keepers ignore Flocks when they Impound if Goodwill is 2',
    );
    const { program } = built(filesWith({ side, edits: [...counting, fenced] }));
    const games = Array.from({ length: 60 }, (_, seed) => playRandomly(program, seed, { checkInvariants: true }));
    expect(games.flatMap(({ crashed }) => crashed ?? [])).toEqual([]);
    expect(games.every(({ finished }) => finished)).toBe(true);
  });
});

describe('what is refused', () => {
  it.each([
    ['Folds count double for Impound', 'RW0556'],
    // It asks only whether there are any.
    ['Rangers count double for Impound', 'RW0556'],
    ['Drovers ignore Fences when they Wander', 'RW0556'],
    ['Keepers ignore Fences when they Wander', 'RW0497'],
    ['Drovers ignore Fences in Cloverlea when they Graze', 'RW0416'],
    ['2 Rangers count double for Impound', 'RW0404'],
    ['Rangers in the Pound count double for Impound', 'RW0424'],
    ['Rangers count double for Impund', 'RW0312'],
    ['Rangers count double', 'RW0203'],
  ] as const)('%s', (sentence, code) => {
    expect(refusalOf({ side: whileInPlay(sentence) })?.code).toBe(code);
  });

  it('the most of what counts double', () => {
    const edits: readonly Edit[] = [
      ['operations/impound', 'select: up to 2 spaces', 'select: up to 2 spaces with the most Rangers'],
    ];
    expect(refusalOf({ side: whileInPlay('Rangers count double for Impound'), edits })?.code).toBe('RW0556');
  });
});
