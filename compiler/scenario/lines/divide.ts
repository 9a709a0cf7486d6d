/** How the words of a form divide a line: where its slots stand, and which of several wordings are there. */
import { endsWord } from '../../surface/vocabulary.js';
import type { Part } from '../parts.js';
import type { LinePart, Wordings } from './line.js';

/** One way in which a line is the words of a form. */
export interface Division {
  /** By the key of a slot, what stands in it. */
  readonly slots: ReadonlyMap<string, Part>;
  /** By the key of a choice, the value chosen. */
  readonly chosen: ReadonlyMap<string, string>;
  /** How many of the form's own words there are. */
  readonly literals: number;
}

const nothing: Division = { slots: new Map(), chosen: new Map(), literals: 0 };

/** Every division of a line; where a slot could end at several words, the earliest comes first. */
export function divisions(words: readonly LinePart[], line: Part): readonly Division[] {
  return from(words, line, line.start, nothing);
}

function from([first, ...rest]: readonly LinePart[], line: Part, start: number, so: Division): readonly Division[] {
  const at = skipSpaces(line, start);
  if (first === undefined) return at === line.end ? [so] : [];
  if (typeof first === 'object' && 'slot' in first) {
    const without = first.optional ? from(rest, line, at, so) : [];
    const ends = rest.length === 0 ? [line.end] : wordEnds(line, at);
    return [
      ...without,
      ...ends
        .filter((end) => end > at)
        .flatMap((end) => {
          const part = { ...line, start: at, end };
          return from(rest, line, end, { ...so, slots: new Map(so.slots).set(first.key, part) });
        }),
    ];
  }
  return wordingsOf(first).flatMap(([value, wording]) => {
    const end = wordsAt(line, at, wording);
    if (end === null) return [];
    const chosen =
      typeof first === 'object' && 'choice' in first ? new Map(so.chosen).set(first.key, value) : so.chosen;
    return from(rest, line, end, { ...so, chosen, literals: so.literals + countOf(wording) });
  });
}

/** What can stand for a part that is no slot, each with the value that it chooses. */
export function wordingsOf(
  part: Exclude<LinePart, { readonly slot: unknown }>,
): readonly (readonly [value: string, wording: string])[] {
  if (typeof part === 'string') return [['', part]];
  if (!('choice' in part)) return part.map((wording) => ['', wording]);
  return Object.entries<Wordings>(part.choice).flatMap(([value, wordings]) =>
    wordings.map((wording) => [value, wording] as const),
  );
}

/** Of each of these, the wording that is printed; where that is none, what can be put in. */
export function printedOf(part: Exclude<LinePart, { readonly slot: unknown }>): readonly string[] {
  if (typeof part === 'string') return [part];
  const all: readonly Wordings[] = 'choice' in part ? Object.values(part.choice) : [part];
  return all.flatMap((wordings) => wordings.find((it) => it !== '') ?? []);
}

/** Where the words end that stand at `start`, whatever their case; null where others stand there. */
function wordsAt(line: Part, start: number, wording: string): number | null {
  const { end, missing } = beginningAt(line, start, wording);
  return missing === '' ? end : null;
}

/** How far a wording stands at `start`, and what of it is missing behind that. */
export function beginningAt(
  line: Part,
  start: number,
  wording: string,
): { readonly end: number; readonly missing: string } {
  const words = wording === '' ? [] : wording.split(' ');
  let end = start;
  for (const [index, word] of words.entries()) {
    const at = skipSpaces(line, end);
    const stop = at + word.length;
    const isThere = stop <= line.end && line.source.text.slice(at, stop).toLowerCase() === word;
    if (!isThere || !endsWord(line.source.text, stop)) return { end, missing: words.slice(index).join(' ') };
    end = stop;
  }
  return { end, missing: '' };
}

/** Where the words of a line from `start` on end. */
export function wordEnds(line: Part, start: number): readonly number[] {
  const ends: number[] = [];
  for (let at = start + 1; at < line.end; at += 1) if (isSpace(line, at) && !isSpace(line, at - 1)) ends.push(at);
  return [...ends, line.end];
}

export function skipSpaces(line: Part, start: number): number {
  let at = start;
  while (at < line.end && isSpace(line, at)) at += 1;
  return at;
}

function isSpace({ source }: Part, at: number): boolean {
  return source.text.charAt(at).trim() === '';
}

function countOf(wording: string): number {
  return wording === '' ? 0 : wording.split(' ').length;
}
