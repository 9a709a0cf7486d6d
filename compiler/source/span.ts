/**
 * Source text and places in it. A place is a pair of offsets into one file; lines and columns are
 * computed only when something is printed.
 */

/** One file of a spec, its text as UTF-16 with line ends normalised to `\n`. */
export interface SourceFile {
  /** Path relative to the working directory, with `/` between folders. */
  readonly path: string;
  readonly text: string;
}

/** A half-open range of UTF-16 offsets into `file.text`. */
export interface Span {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
}

/** The smallest span that covers both `first` and `last`, which lie in the same file. */
export function covering(first: Span, last: Span): Span {
  return { file: first.file, start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) };
}

/** A line and a column, both from 1; the column counts UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The line and column of an offset, clamped to the text. */
export function positionOf(file: SourceFile, offset: number): Position {
  const before = file.text.slice(0, Math.max(0, Math.min(offset, file.text.length)));
  const lastBreak = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: before.length - lastBreak };
}
