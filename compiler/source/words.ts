/** What changes from one text to another, word by word, so that all else keeps its place. */

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

/** Words of a text, from the one at a place on, that come to be others; there may be none of either. */
export interface WordChange {
  readonly at: number;
  readonly old: readonly string[];
  readonly fresh: readonly string[];
}

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

/** By the longest sequence of words that both have. */
function differences(old: readonly string[], fresh: readonly string[]): readonly WordChange[] {
  // How many words in common the rests of the two from each pair of places on have.
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0));
  const at = (one: number, other: number): number => common[one]?.[other] ?? 0;
  for (let one = old.length - 1; one >= 0; one -= 1)
    for (let other = fresh.length - 1; other >= 0; other -= 1) {
      const row = common[one];
      if (row === undefined) continue;
      row[other] =
        old[one] === fresh[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
    }
  const changes: WordChange[] = [];
  for (let [one, other] = [0, 0]; one < old.length || other < fresh.length;) {
    if (one < old.length && old[one] === fresh[other]) {
      one += 1;
      other += 1;
      continue;
    }
    const from = { one, other };
    while (
      (one < old.length || other < fresh.length) &&
      !(one < old.length && other < fresh.length && old[one] === fresh[other])
    ) {
      if (other === fresh.length || (one < old.length && at(one + 1, other) >= at(one, other + 1))) one += 1;
      else other += 1;
    }
    changes.push({ at: from.one, old: old.slice(from.one, one), fresh: fresh.slice(from.other, other) });
  }
  return changes;
}

/** The words with one blank between them, however they are laid out. */
export function withSingleBlanks(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}
