/** What may not be done to pieces while a card is in play, or for a time that a sentence says in front: each played on both back ends. */
import { describe, expect, it } from 'vitest';
import {
  failuresOf,
  inPlay,
  refusalOf,
  type Scene,
  type WantedLasting,
  whileInPlay,
} from '../support/starter-lasting.js';

const atOnce = (sentence: string): string => `effect:\n  - ${sentence}\n`;

const nextCard = 'procedures:\n  Next Card:\n    rule: "2.2"\n    steps:\n      - reveal the next card\n';

const times: readonly WantedLasting[] = [
  {
    sentence: 'Until the next Market, Fences may not be removed.',
    side: atOnce('Until the next Market, Fences may not be removed.'),
    more: { next: nextCard },
    scenes: [
      {
        given: [inPlay, 'Cloverlea holds 1 Fence'],
        when: ['Drovers play H4 shaded'],
        then: ['Cloverlea holds 1 Fence and 1 Flock', 'nothing is asked'],
      },
      {
        given: ['Cloverlea holds 1 Fence'],
        when: ['Drovers play H4 shaded'],
        then: ['Cloverlea holds 1 Flock'],
      },
      { when: ['Drovers play H9'], then: ['H9 is in play'] },
      {
        given: [inPlay, 'the card is H1', 'the deck is H5, H2'],
        when: ['conduct Next Card'],
        then: ['H9 is not in play'],
      },
      {
        given: [inPlay, 'the card is H1', 'the deck is H2, H5'],
        when: ['conduct Next Card'],
        then: ['H9 is in play'],
      },
    ],
  },
  {
    sentence: 'For the rest of this turn, Rangers are not removed.',
    side: atOnce('For the rest of this turn, Rangers are not removed.'),
    scenes: [
      {
        given: [inPlay, 'H2 shaded is in play', 'Dunridge holds 1 Ranger'],
        when: ['Drovers conduct Graze', 'Drovers: Dunridge, done'],
        then: ['Dunridge holds 1 Ranger and 1 Flock', 'nothing is asked'],
      },
      {
        given: ['H2 shaded is in play', 'Dunridge holds 1 Ranger'],
        when: ['Drovers conduct Graze', 'Drovers: Dunridge, 1, done'],
        then: ['Dunridge holds 1 Flock'],
      },
      {
        given: [inPlay, 'Alderholt holds 1 Ranger'],
        when: ['Keepers conduct Turn', 'Keepers: Event'],
        then: ['H9 is not in play'],
      },
    ],
  },
];

const removeAny = `special activity: Raid
faction: Drovers
rule: "3.6"
accompanies: [Graze]
steps:
  - remove 2 pieces in Meadows
`;

const bars: readonly WantedLasting[] = [
  {
    sentence: 'Rangers in Dunridge may not be removed.',
    more: { 'special-activities/raid': removeAny },
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 2 Rangers and 1 Flock', 'Birchcombe holds 1 Ranger'],
        when: ['Drovers conduct Raid'],
        then: ['Dunridge holds 2 Rangers', 'Birchcombe holds nothing'],
      },
      {
        given: ['Dunridge holds 2 Rangers and 1 Flock', 'Birchcombe holds 1 Ranger'],
        when: ['Drovers conduct Raid'],
        then: ['Drovers are asked: Ranger in Birchcombe, Ranger in Dunridge, Flock in Dunridge'],
      },
    ],
  },
  {
    sentence: 'Flocks may not be placed in Dunridge if Goodwill is at least 5.',
    scenes: [
      {
        given: [inPlay, 'Goodwill is 5'],
        when: ['Drovers conduct Graze'],
        then: ['Drovers are asked: Birchcombe, Cloverlea'],
      },
      {
        given: [inPlay, 'Goodwill is 4'],
        when: ['Drovers conduct Graze'],
        then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'],
      },
    ],
  },
  {
    sentence: 'Fences may not be placed.',
    scenes: [
      {
        given: [inPlay, 'Cloverlea holds 1 Ranger'],
        when: ['Keepers conduct Turn', 'Keepers: Day of Labour, Operation'],
        then: ['Keepers are asked: Alderholt, Elmwick'],
      },
      {
        given: ['Cloverlea holds 1 Ranger'],
        when: ['Keepers conduct Enclose'],
        then: ['Cloverlea holds 1 Ranger and 1 Fence'],
      },
    ],
  },
  {
    sentence: 'Flocks may not move from Dunridge.',
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 1 Flock', 'Birchcombe holds 1 Flock'],
        when: ['Drovers conduct Wander'],
        then: ['Drovers are asked: Alderholt, Cloverlea, Dunridge, done'],
      },
      {
        given: ['Dunridge holds 1 Flock', 'Birchcombe holds 1 Flock'],
        when: ['Drovers conduct Wander'],
        then: ['Drovers are asked: Birchcombe, Dunridge'],
      },
    ],
  },
  {
    sentence: 'Fences in Cloverlea may not be removed.',
    scenes: [
      {
        given: [inPlay, 'Cloverlea holds 1 Fence', 'Dunridge holds 1 Fence'],
        when: ['Drovers play H4 shaded', 'Drovers: Cloverlea'],
        then: ['Cloverlea holds 1 Fence and 1 Flock', 'Dunridge holds 1 Fence'],
      },
      {
        given: [inPlay, 'Dunridge holds 1 Fence'],
        when: ['Drovers play H4 shaded'],
        then: ['Dunridge holds 1 Flock'],
      },
    ],
  },
];

describe.each(Object.entries({ times, bars }))('%s', (_, wanted) => {
  it.each(wanted)('$sentence', ({ sentence, side = whileInPlay(`"${sentence}"`), scenes, ...rest }) => {
    expect(failuresOf({ side, ...rest }, scenes)).toEqual([]);
  });
});

it('takes a time in front below `while in play` too, in place of a list that would be empty', () => {
  const scene: Scene = {
    given: [inPlay, 'Cloverlea holds 1 Fence'],
    when: ['Drovers play H4 shaded'],
    then: ['Cloverlea holds 1 Fence and 1 Flock'],
  };
  expect(failuresOf({ side: whileInPlay('Until the next Market, Fences may not be removed') }, [scene])).toEqual([]);
});

it('does what else the effect says before it holds', () => {
  const side = `effect:
  - remove all Fences on the map
  - Until the next Market, Fences may not be removed.
`;
  const scene: Scene = {
    given: ['Cloverlea holds 1 Fence'],
    when: ['Drovers play H9'],
    then: ['Cloverlea holds nothing'],
  };
  expect(failuresOf({ side }, [scene])).toEqual([]);
});

it('refuses two times on one side', () => {
  const side = `effect:
  - Until the next Market, Fences may not be removed.
  - For the rest of this turn, Rangers are not removed.
`;
  expect(refusalOf({ side })).not.toBeNull();
});

describe('a place of which a number is told, or one that is no alternative', () => {
  it.each([
    ['Rangers in no Meadows may not be removed', 'RW0404'],
    ['Rangers in 2 Meadows may not be removed', 'RW0404'],
    ['Rangers in both Villages may not move', 'RW0404'],
    ['Rangers in Dunridge and Cloverlea may not be removed', 'RW0481'],
    ['Rangers in no Meadows count double for Impound', 'RW0404'],
    ['Rangers in Dunridge and Cloverlea count double for Impound', 'RW0481'],
  ] as const)('is refused: %s', (sentence, code) => {
    expect(refusalOf({ side: whileInPlay(sentence) })?.code).toBe(code);
  });
});
