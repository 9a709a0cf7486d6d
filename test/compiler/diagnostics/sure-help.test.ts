/** A help that is followed leaves each number as it is written, with its sign. */
import { describe, expect, it } from 'vitest';
import { keepsNumbers } from '../../../compiler/diagnostics/sure-help.js';
import type { Help } from '../../../compiler/diagnostics/diagnostic.js';

/** A help that puts one text in the place of another. */
function writing(written: string, text: string): Help {
  const span = { file: { path: 'sentence', text: written }, start: 0, end: written.length };
  return { text: `write \`${text}\``, edits: [{ span, text }], safe: false };
}

describe('a help', () => {
  it.each([
    ['Egypt 2s', 'Egypt 2'],
    ['- 1', '-1'],
    ['-1 more', '1 less'],
    ['at mots 3', 'at most 3'],
    ['place 1-2 Runers', 'place 1-2 Runners'],
    ['Fenwik', 'Fenwick 2'],
    ['2 Runners, 1', '1 2 Runners'],
  ])('keeps the numbers of `%s` in `%s`', (written, text) => {
    expect(keepsNumbers(writing(written, text))).toBe(true);
  });

  it.each([
    ['Egypt 5', 'Egypt 2'],
    ['Egypt -2', 'Egypt 2'],
    ['Egypt −2', 'Egypt 2'],
    ['Supply 2', 'Supply -2'],
  ])('does not keep those of `%s` in `%s`', (written, text) => {
    expect(keepsNumbers(writing(written, text))).toBe(false);
  });
});
