/**
 * Source text and places in it. A place is a pair of offsets into one file; lines and columns are
 * computed only when something is printed.
 */

/** One file of a spec, its text as UTF-16 with line ends normalised to `\n`. */
export interface SourceFile {
  /** Below the folder `spec`, with `/` between folders, `saltmarsh/cards/c1.yaml`: the same wherever a command runs. */
  readonly path: string;
  /** Where people find it, from the working directory; left out where that is `path`. */
  readonly shown?: string;
  readonly text: string;
}

/** A half-open range of UTF-16 offsets into `file.text`. */
export interface Span {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
}

/** The path of a file as people are told it. */
export function shownPath({ path, shown }: SourceFile): string {
  return shown ?? path;
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
  const at = Math.max(0, Math.min(offset, file.text.length));
  const starts = lineStartsOf(file);
  let line = 0;
  let after = starts.length;
  while (after - line > 1) {
    const middle = (line + after) >> 1;
    if ((starts[middle] ?? 0) <= at) line = middle;
    else after = middle;
  }
  return { line: line + 1, column: at - (starts[line] ?? 0) + 1 };
}

/** Kept for as long as the file is, so that a file with very many mistakes is not read through for each of them. */
const known = new WeakMap<SourceFile, readonly number[]>();

/** Where the lines of a file start, as offsets. */
export function lineStartsOf(file: SourceFile): readonly number[] {
  const before = known.get(file);
  if (before !== undefined) return before;
  const starts = [0];
  for (let at = file.text.indexOf('\n'); at !== -1; at = file.text.indexOf('\n', at + 1)) starts.push(at + 1);
  known.set(file, starts);
  return starts;
}
