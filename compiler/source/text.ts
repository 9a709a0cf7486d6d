/**
 * A piece of text taken out of a file, that still knows where each of its characters stands there. A
 * YAML scalar is such a piece: quotes, escapes, folding and indentation make its text differ from the
 * file's.
 */
import type { SourceFile, Span } from './span.js';

export interface SpannedText {
  readonly text: string;
  readonly file: SourceFile;
  /**
   * Pairs of an offset in `text` and the offset in `file.text` where that stands, from which on both go forward together up
   * to the next pair; the first is of the beginning, and those in the file never decrease.
   */
  readonly runs: readonly number[];
}

/** The place in the file of `text.slice(start, end)`; an empty range is a place between two characters. */
export function spanWithin(source: SpannedText, start: number, end: number): Span {
  const from = placeAt(source, start);
  return { file: source.file, start: from, end: Math.max(from, placeAt(source, end)) };
}

/** Where an offset of the text stands in its file; before the text is its beginning, behind it its end. */
export function placeAt({ text, runs }: SpannedText, offset: number): number {
  const at = Math.min(Math.max(offset, 0), text.length);
  // A text that is written with escapes has a run for nearly each of its characters.
  let [run, beyond] = [0, runs.length / 2];
  while (beyond - run > 1) {
    const middle = Math.floor((run + beyond) / 2);
    if ((runs[2 * middle] ?? 0) <= at) run = middle;
    else beyond = middle;
  }
  return (runs[2 * run + 1] ?? 0) + at - (runs[2 * run] ?? 0);
}

/** Where each offset of the text stands in its file, its end included. */
export function placesOf(source: SpannedText): readonly number[] {
  return Array.from({ length: source.text.length + 1 }, (_, at) => placeAt(source, at));
}

/** The place in a text of a place in its file; -1 where it is outside. */
export function offsetIn(source: SpannedText, place: number): number {
  return place < placeAt(source, 0) ? -1 : placesOf(source).findIndex((it) => it >= place);
}

/** A text of which each offset, its end included, stands at the place of that number in the file; these never decrease. */
export function textWithPlaces(text: string, file: SourceFile, places: readonly number[]): SpannedText {
  const runs: number[] = [];
  for (const [at, place] of places.entries()) if (at === 0 || place !== (places[at - 1] ?? 0) + 1) runs.push(at, place);
  return { text, file, runs };
}

/** A text that stands in the file as it is. */
export function textAt(file: SourceFile, start: number, text: string): SpannedText {
  return { text, file, runs: [0, start] };
}

/** A text that stands in no file of a spec. */
export function standingAlone(text: string): SpannedText {
  return textAt({ path: 'sentence', text }, 0, text);
}

/** A part of a text, as a text of its own. */
export function textWithin(source: SpannedText, start: number, end: number): SpannedText {
  return textWithPlaces(source.text.slice(start, end), source.file, placesOf(source).slice(start, end + 1));
}
