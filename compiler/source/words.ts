/** What changes from one text to another, word by word, so that all else keeps its place. */
import { type Difference, differences } from './differences.js';

/** `text` takes the place of what stands from `start` to `end`. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with changes made that do not overlap, in their order. */
export function changed(text: string, changes: readonly TextChange[]): string {
  let made = '';
  let done = 0;
  for (const change of changes) {
    made += text.slice(done, change.start) + change.text;
    done = change.end;
  }
  return made + text.slice(done);
}

interface PlacedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Words of a text that come to be others. */
export type WordChange = Difference<string>;

/** The fewest changes of words that lead from one text to another. */
export function wordChanges(text: string, wanted: string): readonly WordChange[] {
  const [old, fresh] = [wordsOf(text), wordsOf(wanted)].map((words) => words.map((it) => it.text));
  return old === undefined || fresh === undefined ? [] : differences(old, fresh);
}

/** The changes of words as changes of the text; several blanks between two words that stay become one. */
export function changesOfWords(text: string, changes: readonly WordChange[]): readonly TextChange[] {
  const words = wordsOf(text);
  const ofWords = changes.map(({ at, old: { length: count }, fresh: by }): TextChange => {
    const [first, last, next, before] = [words[at], words[at + count - 1], words[at + count], words[at - 1]];
    if (count > 0 && by.length > 0) return { start: first?.start ?? 0, end: last?.end ?? 0, text: by.join(' ') };
    if (count === 0 && next !== undefined) return { start: next.start, end: next.start, text: `${by.join(' ')} ` };
    if (count === 0) return { start: before?.end ?? 0, end: before?.end ?? 0, text: ` ${by.join(' ')}` };
    if (next !== undefined) return { start: first?.start ?? 0, end: next.start, text: '' };
    return { start: before?.end ?? 0, end: last?.end ?? 0, text: '' };
  });
  const gaps = words.slice(1).flatMap((word, index): readonly TextChange[] => {
    const { end } = words[index] ?? word;
    const isWide = text.slice(end, word.start) !== ' ';
    const isTouched = ofWords.some((it) => it.start < word.start && it.end > end);
    return isWide && !isTouched ? [{ start: end, end: word.start, text: ' ' }] : [];
  });
  return [...ofWords, ...gaps].sort((a, b) => a.start - b.start || a.end - b.end);
}

function wordsOf(text: string): readonly PlacedWord[] {
  return [...text.matchAll(/\S+/gu)].map((found) => {
    const [word] = found;
    return { text: word, start: found.index, end: found.index + word.length };
  });
}

/** The words with one blank between them, however they are laid out. */
export function withSingleBlanks(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}
