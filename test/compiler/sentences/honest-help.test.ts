/** No help says another rule than the sentence does, none speaks in names of the grammar. */
import { describe, expect, it } from 'vitest';
import { plainNames } from '../../../compiler/surface/expectations.js';
import { allTokens, wordingOf } from '../../../compiler/surface/forms/keywords.js';
import { readings, refusalOf, type Part } from './saltmarsh.js';

/** A sentence that cannot be read, and all wordings that its helps lead to. */
type Led = readonly [part: Part, text: string, wordings: readonly string[]];
const led: readonly Led[] = [
  ['sentence', 'raise Supply by 2 unless Unrest is here', []],
  ['sentence', 'raise Supply by 1 while Unrest is here', []],
  ['sentence', 'raise Supply by 1 whenever Runners move from Fenwick', []],
  ['sentence', 'raise Supply by 1 until the next Event', []],
  ['sentence', 'place some Troopers in Fenwick', []],
  ['sentence', 'reduce Supply by their Runners', []],
  ['sentence', 'remove these Runners', []],
  ['sentence', 'remove all Runners unharmed in Fenwick', []],
  ['opening', 'repeat 3 times', []],
  ['sentence', 'conduct Muster and Forage in Fenwick', []],
  ['sentence', 'raise Supply by 1.5', []],
  ['sentence', 'let even be even', []],
  ['opening', 'for each Runner moved', []],
  ['sentence', 'take away 1 Runner here', ['remove 1 Runner here']],
  ['sentence', 'get rid of 1 Runner here', ['remove 1 Runner here']],
  ['sentence', 'lose 2 Supply', []],
  ['sentence', 'remove 1 Runner in Fensor Towns', ['remove 1 Runner in Fens or Towns']],
  ['sentence', 'remove 1 Runnerin Fenwick', ['remove 1 Runner in Fenwick']],
  ['sentence', 'remove 1 Runner inFenwick', ['remove 1 Runner in Fenwick']],
  [
    'sentence',
    'raise Supply by half of the Runners here, rounding down',
    ['raise Supply by half of the Runners here, rounded down'],
  ],
  [
    'sentence',
    'place 2 Runners in Fenwick, Harrow',
    ['place 2 Runners in Fenwick and Harrow', 'place 2 Runners in Fenwick or Harrow'],
  ],
  ...['only once', 'each once', 'once each'].map((words): Led => [
    'sentence',
    `move any Runners here to adjacent spaces, ${words}`,
    ['move any Runners here to adjacent spaces, each only once'],
  ]),
  ['sentence', 'reduce Supply by the Runners here, at moist 3', ['reduce Supply by the Runners here, at most 3']],
  ['sentence', 'place upt o 2 Runners here', ['place up to 2 Runners here']],
  ['sentence', 'place up t o 2 Runners here', ['place up to 2 Runners here']],
  ['sentence', 'place up to2 Runners here', ['place up to 2 Runners here']],
  ['sentence', 'place 2 Runners i n Fenwick', ['place 2 Runners in Fenwick']],
  ['sentence', 'place 2 Run ners in Fenwick', ['place 2 Runners in Fenwick']],
  ['sentence', 'pla ce 2 Runners in Fenwick', ['place 2 Runners in Fenwick']],
  ['sentence', 'placeup to 2 Runners in Fenwick', ['place up to 2 Runners in Fenwick']],
  ['opening', 'i f Runners are in Fenwick', ['if Runners are in Fenwick']],
  ['sentence', 'move any Runners here to adjacent spaces, each only twice', []],
  ['sentence', '– raise Supply by 1', ['raise Supply by 1']],
  ['sentence', '- raise Supply by 1', []],
  ['sentence', 'place exactly 2 Runners here', ['place 2 Runners here']],
];

describe('helps', () => {
  it.each(led)('%s `%s` lead to what it says, or nowhere', (part, text, wordings) => {
    const found = refusalOf(part, text).help.flatMap(({ edits }) => {
      const [edit, more] = edits;
      if (edit === undefined) return [];
      expect(more).toBeUndefined();
      return [text.slice(0, edit.span.start) + edit.text + text.slice(edit.span.end)];
    });
    expect(found.map((it) => it.replace(/\s+/gu, ' ').replaceAll(' ,', ','))).toEqual(wordings);
    for (const wording of found) expect(readings[part].parse(wording).ok).toBe(true);
  });

  it('name every token in words of the language', () => {
    const plain = new Set(plainNames.map(([type]) => type));
    expect(allTokens.filter((type) => wordingOf(type) === null && !plain.has(type)).map(({ name }) => name)).toEqual(
      [],
    );
  });
});
