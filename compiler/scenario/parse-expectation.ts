/** From a sentence below `then` (`Fenwick holds 2 Runners and 1 Depot`) to what it expects in ids and numbers. */
import type { SpannedText } from '../source/text.js';
import type { BoardExpected, Expectation, Expected } from './ir.js';
import { boardForms } from './lines/mean-board.js';
import { questionForms } from './lines/mean-questions.js';
import { readLine, type ReadForm } from './lines/read.js';
import type { Known } from './parse-items.js';
import { spanOf, textOf, wholeOf, type Parsed } from './parts.js';

const forms: readonly ReadForm<Expected>[] = [...questionForms, ...boardForms];

/** What the sentence expects; refuses unknown names, forms and numbers with one message at the word. */
export function parseExpectation(known: Known, source: SpannedText): Parsed<Expectation> {
  const whole = wholeOf(source);
  const expected = readLine(known, forms, whole, 'RW0604');
  return expected.ok
    ? { ok: true, value: { text: textOf(whole).replace(/\s+/gu, ' '), span: spanOf(whole), expected: expected.value } }
    : expected;
}

/** Whether it is the board that is spoken of. */
export function isBoard(expected: Expected): expected is BoardExpected {
  return !['asked', 'offered', 'question', 'cited', 'seen'].includes(expected.kind);
}
