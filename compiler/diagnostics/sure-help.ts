/**
 * A help that is followed must not change what was meant. Where several would each make something else of one place, the one that is
 * nearest to what is written stands; where none is, they are told in words, and whoever reads them chooses.
 */
import type { Help } from './diagnostic.js';
import { numberWords } from '../source/number-words.js';
import { nearestAlike } from './nearest.js';

/** The helps of one message, of which no two change the same place, but in words. */
export function sureHelps(help: readonly Help[]): readonly Help[] {
  const changing = help.filter(({ edits }) => edits.length > 0);
  const [first, second] = changing;
  if (first === undefined || second === undefined || !changing.every((it) => meets(it, first))) return help;
  const near = nearestIn(changing);
  if (near.length === 1) return help.filter((it) => it.edits.length === 0 || near.includes(it));
  return help.map(asChoice);
}

/** The help as one of several, of which whoever reads them chooses. */
export function asChoice(help: Help): Help {
  const { edits, choice = [] } = help;
  return { ...help, edits: [], choice: edits.length > 0 ? edits : choice, safe: false };
}

/** True of a help that leaves each number as it is written: a name that is near but for its number, or the sign of it, is another name. */
export function keepsNumbers({ edits }: Help): boolean {
  return edits.every(({ span, text }) => {
    const written = span.file.text.slice(span.start, span.end);
    return !/^[^\n]*\d[^\n]*$/u.test(written) || text === '' || numbersIn(written) === numbersIn(text);
  });
}

/** The help, in words alone where it would write another number: that one was not meant. */
export function keepingNumbers(help: Help): Help {
  return keepsNumbers(help) ? help : inWords(help);
}

/** The help, which whoever reads it may follow. */
export function inWords(help: Help): Help {
  return { ...help, edits: [], safe: false };
}

/** In whatever order. `Box -2` has a sign, `1-2` has none, and of a number alone (`-1 more`) another word may say the same. */
function numbersIn(text: string): string {
  const found = [...text.matchAll(/(?<sign>(?<=\S\s)[-−] *)?(?<digits>\d+(?:\.\d+)*)/gu)];
  return found
    .map(({ groups }) => `${groups?.sign === undefined ? '' : '-'}${groups?.digits ?? ''}`)
    .sort()
    .join(' ');
}

/** Of words that may stand in one place, those that are nearest to the word that does, a number by its word; none where the helps change different places. */
function nearestIn(help: readonly Help[]): readonly Help[] {
  const words = help.map(({ edits }) => edits.map(({ text }) => asSpelt(text)).join(' '));
  const [span] = help.map(({ edits }) => edits[0]?.span);
  const areAlike = help.every(({ edits: [edit, second] }) => {
    return second === undefined && edit?.span.start === span?.start && edit?.span.end === span?.end;
  });
  if (span === undefined || !areAlike || span.start === span.end) return [];
  const near = nearestAlike(span.file.text.slice(span.start, span.end), words);
  return help.filter((_, index) => near.includes(words[index] ?? ''));
}

/** `three` for `3`: what a misspelt word is held against. */
function asSpelt(text: string): string {
  return /^\d+$/u.test(text) ? (numberWords[Number(text)] ?? text) : text;
}

/** True where both change the same place, or places that touch. */
function meets(one: Help, other: Help): boolean {
  return one.edits.some((it) =>
    other.edits.some(
      ({ span }) => span.file.path === it.span.file.path && it.span.start <= span.end && span.start <= it.span.end,
    ),
  );
}
