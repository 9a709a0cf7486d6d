/** How far sentences move pieces while a card is in play, on both back ends. */
import { describe, expect, it } from 'vitest';
import {
  type Edit,
  failuresOf,
  inPlay,
  type Lasting,
  refusalOf,
  type Scene,
  whileInPlay,
} from '../support/starter-lasting.js';

/** Where the Rangers hired in Alderholt may go: no more are left. */
const hire = (...answers: readonly string[]): readonly string[] => [
  'Keepers conduct Hire',
  `Keepers: ${['Alderholt', 'done', 'Alderholt', ...answers].join(', ')}`,
];

const played = (lasting: Partial<Lasting>, scenes: readonly Scene[]): void => {
  expect(failuresOf({ side: '', ...lasting }, scenes)).toEqual([]);
};

describe('Rangers may move 2 spaces instead of 1 during Hire', () => {
  const side = whileInPlay('"Rangers may move 2 spaces instead of 1 during Hire."');
  const asked = (...spaces: readonly string[]): readonly string[] => [`Keepers are asked: ${spaces.join(', ')}, done`];

  it('go as far while the card is in play, never back, and else to adjacent spaces', () => {
    played({ side }, [
      { given: [inPlay], when: hire(), then: asked('Birchcombe', 'Cloverlea', 'Dunridge', 'Elmwick') },
      { given: [inPlay], when: hire('Dunridge'), then: ['Dunridge holds 1 Ranger', 'Alderholt holds nothing'] },
      { when: hire(), then: asked('Birchcombe', 'Cloverlea') },
    ]);
  });

  it('go on a condition', () => {
    const conditional = whileInPlay('Rangers may move 2 spaces instead of 1 during Hire if Goodwill is at least 5');
    played({ side: conditional }, [
      { given: [inPlay, 'Goodwill is 5'], when: hire(), then: asked('Birchcombe', 'Cloverlea', 'Dunridge', 'Elmwick') },
      { given: [inPlay, 'Goodwill is 4'], when: hire(), then: asked('Birchcombe', 'Cloverlea') },
    ]);
  });

  it('enter only spaces that the sentence names, and that are open to them', () => {
    const meadows: Edit = ['operations/hire', 'to adjacent spaces', 'to adjacent Villages'];
    // No Village is adjacent to Alderholt, so none is behind one.
    played({ side, edits: [meadows] }, [
      { given: [inPlay], when: ['Keepers conduct Hire', 'Keepers: Alderholt, done'], then: ['nothing is asked'] },
    ]);
    const moor: Edit = ['map', '\nspaces:', '  Moor: { plural: Moors, rule: "1.6" }\n\nspaces:'];
    const never: Edit = ['game', 'inventory: 6, rule', 'inventory: 6, never in: [Moor], rule'];
    const closed = whileInPlay('Rangers may move 2 spaces instead of 1 during Hire', 'treat Cloverlea as a Moor');
    // Elmwick is behind Cloverlea alone.
    played({ side: closed, edits: [moor, never] }, [
      { given: [inPlay], when: hire(), then: asked('Birchcombe', 'Dunridge') },
    ]);
  });

  it('goes by what cards make adjacent', () => {
    const both = whileInPlay(
      'Rangers may move 2 spaces instead of 1 during Hire if Goodwill is at least 5',
      'Alderholt and Elmwick are adjacent',
    );
    played({ side: both }, [
      { given: [inPlay, 'Goodwill is 4'], when: hire(), then: asked('Birchcombe', 'Cloverlea', 'Elmwick') },
    ]);
  });

  it('takes of several cards what goes furthest', () => {
    const items = [
      'Rangers may move 3 spaces instead of 1 during Hire',
      'Rangers may move 2 spaces instead of 1 during Hire',
    ];
    const line: Edit = ['map', 'adjacent: [Alderholt, Cloverlea, Dunridge]', 'adjacent: [Cloverlea, Dunridge]'];
    const other: Edit = ['map', 'adjacent: [Birchcombe, Cloverlea]', 'adjacent: [Cloverlea]'];
    played({ side: whileInPlay(...items), edits: [line, other] }, [
      { given: [inPlay], when: hire(), then: asked('Birchcombe', 'Cloverlea', 'Dunridge', 'Elmwick') },
      {
        when: ['Keepers conduct Hire', 'Keepers: Alderholt, done, Alderholt, Cloverlea'],
        then: ['Cloverlea holds 1 Ranger'],
      },
    ]);
  });
});

it.each([
  ['Rangers may move 2 spaces instead of 1 during Impound', 'RW0468', ''],
  ['Flocks may move 2 spaces instead of 1 during Hire', 'RW0468', ''],
  ['Rangers may move 1 space instead of 1 during Hire', 'RW0468', 'this is further than 1'],
  ['Rangers may move 3 spaces instead of 2 during Hire', 'RW0468', 'from space to adjacent space it is 1'],
  ['2 Rangers may move 2 spaces instead of 1 during Hire', 'RW0404', null],
  ['Fences may move 2 spaces instead of 1 during Hire', 'RW0322', null],
])('refuses %s', (sentence, code, help) => {
  const told = refusalOf({ side: whileInPlay(sentence) });
  expect(told?.code).toBe(code);
  if (help !== null) expect(told?.help).toBe(help);
});
