/**
 * What holds while a card is in play, as authors write it first: each sentence is played on both back ends as its English
 * says, and once where it comes out otherwise.
 */
import { describe, expect, it } from 'vitest';
import { failuresOf, inPlay, type WantedLasting, whileInPlay } from '../support/starter-lasting.js';

const moments: readonly WantedLasting[] = [
  {
    sentence: 'At the start of each Market, raise Goodwill by 1.',
    scenes: [
      {
        given: [
          inPlay,
          'the card is H5',
          'the deck is H6',
          'Goodwill is 5',
          'Cloverlea holds 1 Flock and 1 Ranger',
          'Dunridge holds 1 Flock and 1 Ranger',
          'Birchcombe holds 1 Flock and 1 Ranger',
        ],
        when: ['conduct Market Day'],
        then: ['Goodwill is 6'],
      },
      {
        given: [
          'the card is H5',
          'the deck is H6',
          'Goodwill is 5',
          'Cloverlea holds 1 Flock and 1 Ranger',
          'Dunridge holds 1 Flock and 1 Ranger',
          'Birchcombe holds 1 Flock and 1 Ranger',
        ],
        when: ['conduct Market Day'],
        then: ['Goodwill is 5'],
      },
    ],
  },
  {
    sentence: "At the end of the Drovers' turn, they may move 1 Flock to an adjacent Meadow.",
    scenes: [
      {
        given: [inPlay, 'Elmwick holds 1 Flock'],
        when: ['Drovers conduct Turn', 'Drovers: Event, Elmwick, Elmwick, Dunridge'],
        then: ['Dunridge holds 1 Flock', 'Elmwick holds 1 Flock'],
      },
      {
        given: [inPlay, 'Elmwick holds 1 Flock'],
        when: ['Keepers conduct Turn', 'Keepers: Event'],
        then: ['Elmwick holds 1 Flock', 'nothing is asked'],
      },
    ],
  },
  {
    sentence: 'Before each Impound, Drovers may move 1 Flock out of the space.',
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 1 Ranger and 2 Flocks'],
        when: ['Keepers conduct Impound', 'Drovers: Elmwick', 'Keepers: 1'],
        then: ['Dunridge holds 1 Ranger', 'Elmwick holds 1 Flock', 'Pound holds 1 Flock'],
      },
      {
        given: [inPlay, 'Dunridge holds 2 Flocks'],
        when: ['Drovers conduct Graze', 'Drovers: Dunridge, done'],
        then: ['Dunridge holds 3 Flocks', 'nothing is asked'],
      },
    ],
  },
  {
    sentence: 'After Graze in a Village, roll a die: on a 1 or 2, reduce Goodwill by 1.',
    edits: [['operations/graze', 'up to 2 Meadows', 'up to 2 spaces']],
    scenes: [
      {
        given: [inPlay, 'Goodwill is 5'],
        when: ['Drovers conduct Graze', 'Drovers: Elmwick', 'roll: 2', 'Drovers: done'],
        then: ['Elmwick holds 1 Flock', 'Goodwill is 4'],
      },
      {
        given: [inPlay, 'Goodwill is 5'],
        when: ['Drovers conduct Graze', 'Drovers: Elmwick', 'roll: 3', 'Drovers: done'],
        then: ['Goodwill is 5'],
      },
      {
        given: [inPlay, 'Goodwill is 5'],
        when: ['Drovers conduct Graze', 'Drovers: Dunridge, done'],
        then: ['Goodwill is 5', 'nothing is asked'],
      },
    ],
  },
  {
    sentence: 'Whenever a Fold is placed, reduce Goodwill by 1.',
    more: {
      'special-activities/build': `special activity: Build
faction: Drovers
rule: "3.6"
accompanies: [Graze]
select: up to 2 Meadows
steps:
  - in each selected space:
      - place 1 Fold here
`,
    },
    scenes: [
      {
        given: [inPlay, 'Goodwill is 5'],
        when: ['Drovers conduct Build', 'Drovers: Birchcombe, Dunridge'],
        then: ['Birchcombe holds 1 Fold', 'Dunridge holds 1 Fold', 'Goodwill is 3'],
      },
      {
        given: [inPlay, 'Goodwill is 5'],
        when: ['Drovers conduct Graze', 'Drovers: Dunridge, done'],
        then: ['Dunridge holds 1 Flock', 'Goodwill is 5'],
      },
    ],
  },
  {
    sentence: 'Whenever Goodwill falls to 3 or less, Keepers may place 1 Fence in a Meadow.',
    scenes: [
      {
        given: [inPlay, 'Goodwill is 4'],
        when: ['Drovers play H1 shaded', 'Keepers: Cloverlea'],
        then: ['Goodwill is 3', 'Cloverlea holds 1 Fence'],
      },
      {
        given: [inPlay, 'Goodwill is 5'],
        when: ['Drovers play H1 shaded'],
        then: ['Goodwill is 4', 'nothing is asked'],
      },
      {
        given: [inPlay, 'Goodwill is 3'],
        when: ['Drovers play H1 shaded'],
        then: ['Goodwill is 2', 'nothing is asked'],
      },
    ],
  },
  {
    sentence: 'The first time each turn that Flocks are removed, Drovers place 1 Flock in a Village.',
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 1 Ranger and 1 Flock', 'Cloverlea holds 1 Ranger and 1 Flock'],
        when: ['Keepers conduct Impound', 'Keepers: Cloverlea, 1', 'Drovers: Elmwick', 'Keepers: Dunridge, 1'],
        then: ['Elmwick holds 1 Flock', 'Dunridge holds 1 Ranger', 'Cloverlea holds 1 Ranger', 'nothing is asked'],
      },
      {
        given: [inPlay, 'H9 this turn is 1', 'Dunridge holds 1 Ranger and 1 Flock'],
        when: ['Keepers conduct Impound', 'Keepers: 1'],
        then: ['Elmwick holds nothing', 'nothing is asked'],
      },
      {
        given: [inPlay, 'H9 this turn is 1', 'Alderholt holds 1 Ranger'],
        when: ['Keepers conduct Turn', 'Keepers: Event'],
        then: ['H9 this turn is 0'],
      },
      {
        given: [inPlay, 'Dunridge holds 1 Ranger and 1 Flock'],
        when: ['Keepers conduct Impound', 'Keepers: 0'],
        then: ['Elmwick holds nothing', 'nothing is asked'],
      },
    ],
  },
];

const cousins: readonly WantedLasting[] = [
  {
    sentence: 'Whenever Fences are removed from a Meadow, raise Goodwill by 2.',
    scenes: [
      {
        given: [inPlay, 'Goodwill is 4', 'Cloverlea holds 1 Fence'],
        when: ['Drovers play H4 shaded'],
        then: ['Goodwill is 6', 'Cloverlea holds 1 Flock'],
      },
      { given: [inPlay, 'Goodwill is 4'], when: ['Drovers play H4 shaded'], then: ['Goodwill is 4'] },
    ],
  },
  {
    sentence: 'Whenever a Flock is placed in a Village, reduce Goodwill by 1.',
    scenes: [
      {
        given: [inPlay, 'Goodwill is 4', 'Alderholt holds 1 Ranger'],
        when: ['Drovers play H3'],
        then: ['Goodwill is 4', 'Elmwick holds 1 Flock'],
      },
      {
        given: [inPlay, 'Goodwill is 4'],
        when: ['Drovers play H3'],
        then: ['Goodwill is 3'],
      },
    ],
  },
  {
    sentence: 'Whenever Goodwill rises to 6, Drovers place 1 Fold in Dunridge.',
    scenes: [
      {
        given: [inPlay, 'Goodwill is 5', 'Alderholt holds 1 Ranger', 'Elmwick holds 1 Ranger'],
        when: ['Drovers play H3'],
        then: ['Dunridge holds 1 Fold'],
      },
      {
        given: [inPlay, 'Goodwill is 6', 'Alderholt holds 1 Ranger', 'Elmwick holds 1 Ranger'],
        when: ['Drovers play H3'],
        then: ['Dunridge holds nothing'],
      },
    ],
  },
  {
    sentence: "At the start of each Keepers' turn, they place 1 Fence in Cloverlea.",
    scenes: [
      {
        given: [inPlay],
        when: ['Keepers conduct Turn', 'Keepers: Event'],
        then: ['Cloverlea holds 1 Fence'],
      },
      {
        given: [inPlay],
        when: ['Drovers conduct Turn', 'Drovers: Event, Elmwick'],
        then: ['Cloverlea holds nothing'],
      },
    ],
  },
  {
    sentence: 'At the end of each Market, reduce Goodwill by 1.',
    scenes: [
      {
        given: [inPlay, 'the card is H5', 'the deck is H6', 'Goodwill is 3'],
        when: ['conduct Market Day'],
        then: ['Goodwill is 5'],
      },
      {
        given: ['the card is H5', 'the deck is H6', 'Goodwill is 3'],
        when: ['conduct Market Day'],
        then: ['Goodwill is 6'],
      },
    ],
  },
  {
    sentence: 'The first time each turn that a Fence is placed, raise Goodwill by 1.',
    scenes: [
      {
        given: [inPlay, 'Goodwill is 4', 'Cloverlea holds 1 Ranger'],
        when: ['Keepers conduct Enclose'],
        then: ['Goodwill is 5', 'H9 this turn is 1'],
      },
      {
        given: [inPlay, 'H9 this turn is 1', 'Goodwill is 4', 'Cloverlea holds 1 Ranger'],
        when: ['Keepers conduct Enclose'],
        then: ['Goodwill is 4', 'Cloverlea holds 1 Ranger and 1 Fence'],
      },
    ],
  },
];

const restrictions: readonly WantedLasting[] = [
  {
    sentence: 'Impound may not select Dunridge.',
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 1 Ranger and 1 Flock', 'Elmwick holds 1 Ranger and 1 Flock'],
        when: ['Keepers conduct Impound'],
        then: ['Keepers are asked: 0, 1'],
      },
      {
        given: ['Dunridge holds 1 Ranger and 1 Flock', 'Elmwick holds 1 Ranger and 1 Flock'],
        when: ['Keepers conduct Impound'],
        then: ['Keepers are asked: Dunridge, Elmwick'],
      },
    ],
  },
  {
    sentence: 'Keepers may not conduct Impound.',
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 1 Ranger and 1 Flock'],
        when: ['Keepers conduct Turn', 'Keepers: Day of Labour, Operation'],
        then: ['Keepers are asked: Alderholt, Elmwick, Special Activity'],
      },
      {
        given: ['Dunridge holds 1 Ranger and 1 Flock'],
        when: ['Keepers conduct Turn', 'Keepers: Day of Labour, Operation'],
        then: ['Keepers are asked: Hire, Impound'],
      },
    ],
  },
];

const control = `control:
  rule: "1.3"
  by:
    Keepers: spaces with more Keeper pieces than Drover pieces
    Drovers: spaces with more Drover pieces than Keeper pieces
`;

const changes: readonly WantedLasting[] = [
  {
    sentence: 'If Drovers control Cloverlea, Graze may select 1 more space.',
    edits: [['game', 'tracks:\n', `${control}tracks:\n`]],
    scenes: [
      {
        given: [inPlay, 'Cloverlea holds 1 Flock'],
        when: ['Drovers conduct Graze', 'Drovers: Birchcombe, Cloverlea, Dunridge'],
        then: ['Birchcombe holds 1 Flock', 'Cloverlea holds 2 Flocks', 'Dunridge holds 1 Flock'],
      },
      {
        given: [inPlay, 'Cloverlea holds 1 Flock and 2 Rangers'],
        when: ['Drovers conduct Graze', 'Drovers: Birchcombe, Cloverlea'],
        then: ['Birchcombe holds 1 Flock', 'Cloverlea holds 2 Flocks and 2 Rangers', 'Dunridge holds nothing'],
      },
    ],
  },
  {
    sentence: 'Each roll against the Folds on the map is 1 less if Goodwill is at least 5.',
    edits: [
      [
        'operations/hire',
        '  - in up to 1',
        '  - roll a die\n  - if the roll is more than the Folds on the map:\n      - reduce Goodwill by 1\n  - in up to 1',
      ],
    ],
    scenes: [
      {
        given: [inPlay, 'Goodwill is 5', 'Dunridge holds 1 Fold'],
        when: ['Keepers conduct Hire', 'Keepers: Elmwick, done', 'roll: 2', 'Keepers: done'],
        then: ['Goodwill is 5'],
      },
      {
        given: [inPlay, 'Goodwill is 4', 'Dunridge holds 1 Fold'],
        when: ['Keepers conduct Hire', 'Keepers: Elmwick, done', 'roll: 2', 'Keepers: done'],
        then: ['Goodwill is 3'],
      },
    ],
  },
  {
    sentence: 'Each reduction of Goodwill by an Event is at most 1.',
    edits: [['cards/h1-dry-summer', 'reduce Goodwill by 1', 'reduce Goodwill by 3']],
    scenes: [
      { given: [inPlay, 'Goodwill is 5'], when: ['Drovers play H1 shaded'], then: ['Goodwill is 4'] },
      { given: ['Goodwill is 5'], when: ['Drovers play H1 shaded'], then: ['Goodwill is 2'] },
    ],
  },
];

describe.each(Object.entries({ moments, cousins, restrictions, changes }))('%s', (_, wanted) => {
  it.each(wanted)('$sentence', ({ sentence, side = whileInPlay(`"${sentence}"`), scenes, ...rest }) => {
    expect(failuresOf({ side, ...rest }, scenes)).toEqual([]);
  });
});
