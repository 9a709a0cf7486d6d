/**
 * A piece of text taken out of a file, that still knows where each of its characters stands there. A
 * YAML scalar is such a piece: quotes, escapes, folding and indentation make its text differ from the
 * file's.
 */
import type { SourceFile, Span } from './span.js';

export interface SpannedText {
  readonly text: string;
  readonly file: SourceFile;
  /** For each offset of `text`, its end included, the offset in `file.text`; never decreasing. */
  readonly offsets: readonly number[];
}

/** The place in the file of `text.slice(start, end)`; an empty range is a place between two characters. */
export function spanWithin(source: SpannedText, start: number, end: number): Span {
  const last = source.offsets.length - 1;
  const from = source.offsets[Math.min(Math.max(start, 0), last)] ?? 0;
  const to = source.offsets[Math.min(Math.max(end, 0), last)] ?? from;
  return { file: source.file, start: from, end: Math.max(from, to) };
}

/** The place in a text of a place in its file; -1 where it is outside. */
export function offsetIn({ offsets }: SpannedText, place: number): number {
  return place < (offsets[0] ?? 0) ? -1 : offsets.findIndex((offset) => offset >= place);
}

/** A text that stands in no file of a spec. */
export function standingAlone(text: string): SpannedText {
  const offsets = Array.from({ length: text.length + 1 }, (_, index) => index);
  return { text, file: { path: 'sentence', text }, offsets };
}
