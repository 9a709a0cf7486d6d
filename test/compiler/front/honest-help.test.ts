/** What is said of a sentence of a spec can be obeyed. */
import { describe, expect, it } from 'vitest';
import { withEdits } from '../../../compiler/diagnostics/corrected-lines.js';
import { analyse } from '../../../compiler/driver.js';
import { starter } from '../../support/starter-card.js';

/** The starter with another sentence in the place of the first of card H1. */
function changed(sentence: string) {
  return starter.map((file) => ({ ...file, text: file.text.replace('place up to 2 Rangers in Meadows', sentence) }));
}

function errorsWith(sentence: string) {
  return analyse(changed(sentence)).diagnostics.filter(({ severity }) => severity === 'error');
}

describe('a message about a sentence', () => {
  it.each([
    ['place 1 Flocck here', 'RW0321', ['place 1 Flock here']],
    ['place 2 Flocck in Birchcombe', 'RW0321', ['place 2 Flocks in Birchcombe']],
    [
      'exchange 1 Flock in Birchcombe with 1 Raanger in Alderholt',
      'RW0302',
      ['exchange 1 Flock in Birchcombe with 1 Ranger in Alderholt'],
    ],
    ['remove eaach Ranger in Birchcombe', 'RW0409', ['remove each Ranger in Birchcombe']],
    // What nobody knows may well lie in the pool.
    [
      'if 2 Flocck are in the pool:\n        - reduce Goodwill by 1',
      'RW0321',
      ['if 2 Flocks are in the pool:\n        - reduce Goodwill by 1'],
    ],
    ['if the Plos in the deck are at most 1:\n        - reduce Goodwill by 1', 'RW0321', []],
    [
      'if Birchcombe holds no Flocks:\n        - reduce Goodwill by 1',
      'RW0201',
      ['if Birchcombe has no Flocks:\n        - reduce Goodwill by 1'],
    ],
    ['conduct Graze Graze', 'RW0204', ['conduct Graze']],
    ['place 99 Flocks in Birchcombe', 'RW0401', []],
    [
      'if the Fence is herre:\n        - reduce Goodwill by 1',
      'RW0409',
      ['if the Fence is here:\n        - reduce Goodwill by 1'],
    ],
    ['transfer replace 1 Flock in Birchcombe with a Ranger', 'RW0204', []],
    // What `or` joins may be mixed, and `if` asks once.
    ['remove 1 or instead 2 Flocks in Birchcombe', 'RW0201', []],
    ['remove 2 Flocks or else Folds in Birchcombe', 'RW0204', []],
    ['remove 2 Flocks or either Folds in Birchcombe', 'RW0204', []],
    ['remove 2 Flocks or alternatively Folds in Birchcombe', 'RW0204', []],
    ['raise Goodwill by 1 whenever the Fence is here', 'RW0204', []],
    ['whenever Goodwill is 5, raise Goodwill by 1', 'RW0203', []],
  ])('`%s` is one, %s, and its helps lead to what has a meaning', (sentence, code, wordings) => {
    const errors = errorsWith(sentence);
    expect(errors.map((it) => it.code)).toEqual([code]);
    const [error] = errors;
    const helps = (error?.help ?? []).filter(({ edits }) => edits.length > 0);
    const text = error?.span.file.text ?? '';
    const rest = text.slice(text.indexOf(sentence) + sentence.length);
    const led = helps.map(({ edits }) => {
      const fixed = withEdits(error?.span.file ?? { path: '', text: '' }, edits);
      return fixed.slice(text.indexOf(sentence), fixed.length - rest.length);
    });
    expect(led).toEqual(wordings);
  });

  it.each([
    ['remove 1 Flock', 'RW0418', 'say where: `on the map`, or `in` and the name of a space, a kind of space or a box'],
    [
      'if no Flocks are not in Birchcombe:\n        - raise Goodwill by 1',
      'RW0484',
      'where none is there, write `no Flocks are in Birchcombe`',
    ],
    [
      'otherwise:\n        - raise Goodwill by 1',
      'RW0120',
      'leave out the dash in front, and indent `otherwise` like the word `if` that it belongs to',
    ],
    [
      'in Birchcombe\n        - place 1 Flock here',
      'RW0020',
      'or, where it stands below that line, end the line with a colon',
    ],
    [
      'move any Flocks in Birchcombe to adjacent spaces, each only twice',
      'RW0204',
      'what is done several times stands below `up to 2 times:`; of pieces it can only be said that they move once: `, each only once`',
    ],
    ...[
      'Impound may not select Dunridge',
      'Folds may be placed in Villages',
      'treat Elmwick as a Meadow',
      'Elmwick and Alderholt are adjacent if Goodwill is 5',
      'Rangers may move 2 spaces instead of 1 during Hire',
    ].map((sentence) => [
      sentence,
      'RW0203',
      'this holds for a while and is no step: write it in a list below `while in play:`, at the side of a card',
    ]),
    ...['instead', 'else', 'either', 'alternatively'].map((word) => [
      `remove 2 Flocks or ${word} Folds in Birchcombe`,
      'RW0204',
      'put the two ways below `choose one:`, or write `or` alone where they may be mixed',
    ]),
    ...['empty', 'not empty', '3', 'at least 2'].map((value) => [
      `if Birchcombe is ${value}:\n        - raise Goodwill by 1`,
      'RW0322',
      'ask what is there: `no pieces are in Birchcombe`, `1 or more pieces are in Birchcombe`',
    ]),
    ['if Birchcombe holds 2 Flocks:\n        - raise Goodwill by 1', 'RW0201', 'write `has`'],
    ['raise Goodwill by the most Flocks', 'RW0409', 'a limit is written before its number: `at most 3`, `at least 3`'],
  ])('of `%s` is %s and says what to do', (sentence, code, help) => {
    const errors = errorsWith(sentence);
    expect(errors.map((it) => it.code)).toEqual([code]);
    expect(errors[0]?.help.map(({ text }) => text)).toContain(help);
  });

  it('says whose a capability may be where a card has none', () => {
    const files = starter.map((file) => ({ ...file, text: file.text.replace('capability: Keepers\n', '') }));
    const error = analyse(files).diagnostics.find(({ code: it }) => it === 'RW0526');
    expect(error?.help[0]?.text).toBe('say whose capability it is at the margin, for example `capability: Keepers`');
  });

  it('shows sentences in words of the game', () => {
    const [error] = errorsWith('placing 2 Flocks');
    expect(error?.help.at(-1)?.text).toBe(
      'for example: `place up to 2 Rangers in Alderholt` or `Keepers may remove 1 Ranger here`',
    );
  });
});
