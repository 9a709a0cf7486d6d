/** Every kind of line of examples and scenarios, in the order of the reference. */
import { boardLines, givenLines } from './board.js';
import type { LineForm } from './line.js';
import { colonLines, questionLines } from './then.js';
import { actionLines, answerLines, scriptLines } from './when.js';

export const allLines: readonly LineForm[] = [
  givenLines,
  boardLines,
  actionLines,
  answerLines,
  scriptLines,
  questionLines,
  colonLines,
].flatMap((table) => Object.values<LineForm>(table));
