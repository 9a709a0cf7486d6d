/** How many pieces a space may hold, and which, while a card is in play: each sentence is played on both back ends. */
import { describe, expect, it } from 'vitest';
import {
  failuresOf,
  inPlay,
  refusalOf,
  type Scene,
  type WantedLasting,
  whileInPlay,
} from '../support/starter-lasting.js';

const build = `special activity: Build
faction: Drovers
rule: "3.6"
accompanies: [Graze]
select: up to 1 space
steps:
  - in each selected space:
      - place 1 Fold here
`;

const carry = `special activity: Carry
faction: Drovers
rule: "3.6"
accompanies: [Graze]
steps:
  - move up to 1 Fold in Meadows to Villages
`;

const limits: readonly WantedLasting[] = [
  {
    sentence: 'Folds may be placed in Villages.',
    more: { 'special-activities/build': build },
    scenes: [
      {
        given: [inPlay],
        when: ['Drovers conduct Build', 'Drovers: Elmwick'],
        then: ['Elmwick holds 1 Fold'],
      },
      {
        when: ['Drovers conduct Build'],
        then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'],
      },
      {
        given: [inPlay, 'Elmwick holds 1 Fold'],
        when: ['Drovers conduct Build'],
        then: ['Drovers are asked: Alderholt, Birchcombe, Cloverlea, Dunridge'],
      },
    ],
  },
  {
    sentence: 'Folds may be placed in Villages if Goodwill is at least 5.',
    more: { 'special-activities/carry': carry },
    scenes: [
      {
        given: [inPlay, 'Goodwill is 5', 'Dunridge holds 1 Fold'],
        when: ['Drovers conduct Carry', 'Drovers: Dunridge, Elmwick'],
        then: ['Elmwick holds 1 Fold'],
      },
      {
        given: [inPlay, 'Goodwill is 4', 'Dunridge holds 1 Fold', 'Birchcombe holds 1 Flock'],
        when: ['Drovers conduct Carry'],
        then: ['Dunridge holds 1 Fold', 'nothing is asked'],
      },
    ],
  },
  {
    sentence: 'No Meadow may hold more than 3 Flocks.',
    scenes: [
      {
        given: [inPlay, 'Dunridge holds 3 Flocks', 'Birchcombe holds 1 Fold and 2 Flocks'],
        when: ['Drovers conduct Graze', 'Drovers: Birchcombe, 1, done'],
        then: ['Birchcombe holds 1 Fold and 3 Flocks', 'Dunridge holds 3 Flocks'],
      },
      {
        given: ['Dunridge holds 3 Flocks'],
        when: ['Drovers conduct Graze', 'Drovers: Dunridge, done'],
        then: ['Dunridge holds 4 Flocks'],
      },
      {
        given: [inPlay, 'Elmwick holds 2 Flocks', 'Dunridge holds 2 Flocks'],
        when: ['Drovers conduct Wander', 'Drovers: Elmwick, Dunridge, done, done'],
        then: ['Elmwick holds 1 Flock', 'Dunridge holds 3 Flocks'],
      },
      {
        given: [inPlay, 'Dunridge holds 5 Flocks'],
        when: ['Drovers conduct Graze', 'Drovers: Cloverlea, done'],
        then: ['Dunridge holds 5 Flocks', 'Cloverlea holds 1 Flock'],
      },
    ],
  },
  {
    sentence: 'No space with a Fence may hold more than 1 Ranger.',
    scenes: [
      {
        given: [inPlay, 'Cloverlea holds 1 Ranger and 1 Fence'],
        when: ['Drovers play H1 unshaded'],
        then: ['Drovers are asked: Birchcombe, Dunridge, done'],
      },
      {
        given: ['Cloverlea holds 1 Ranger and 1 Fence'],
        when: ['Drovers play H1 unshaded'],
        then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge, done'],
      },
    ],
  },
];

describe('limits', () => {
  it.each(limits)('$sentence', ({ sentence, side = whileInPlay(`"${sentence}"`), scenes, ...rest }) => {
    expect(failuresOf({ side, ...rest }, scenes)).toEqual([]);
  });
});

it('keeps pieces from where no card in play opens it to them, of two that may', () => {
  const side = whileInPlay(
    'Folds may be placed in Villages if Goodwill is 5',
    'Folds may be placed in Villages if Goodwill is 6',
  );
  const asked = (goodwill: number, spaces: string): Scene => ({
    given: [inPlay, `Goodwill is ${goodwill}`],
    when: ['Drovers conduct Build'],
    then: [`Drovers are asked: ${spaces}`],
  });
  const everywhere = 'Alderholt, Birchcombe, Cloverlea, Dunridge, Elmwick';
  const scenes = [asked(5, everywhere), asked(6, everywhere), asked(7, 'Birchcombe, Cloverlea, Dunridge')];
  expect(failuresOf({ side, more: { 'special-activities/build': build } }, scenes)).toEqual([]);
});

it.each([
  ['Folds may be placed in Meadows', 'RW0487'],
  ['no Meadow may hold more than 3 pieces', 'RW0459'],
])('refuses %s', (sentence, code) => {
  expect(refusalOf({ side: whileInPlay(sentence) })?.code).toBe(code);
});
