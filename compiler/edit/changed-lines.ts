/** What edits make of the lines of a file, for people to read. */
import { type Edit, edited } from '../source/edit.js';
import { lineStartsOf, positionOf, type SourceFile } from '../source/span.js';

/** Lines that follow on one another, and what they become. */
export interface ChangedLines {
  readonly file: SourceFile;
  /** The number of the first, from 1, in the file as it was. */
  readonly line: number;
  readonly old: string;
  readonly fresh: string;
}

/** The lines that the edits change, in the order of the files and their lines. */
export function changedLines(edits: readonly Edit[]): readonly ChangedLines[] {
  const stretches: { file: SourceFile; first: number; last: number; edits: Edit[] }[] = [];
  const sorted = [...edits].sort((a, b) => byPath(a, b) || a.span.start - b.span.start || a.span.end - b.span.end);
  for (const edit of sorted) {
    const { file, start, end } = edit.span;
    const [first, last] = [positionOf(file, start).line, positionOf(file, end).line];
    const before = stretches.at(-1);
    if (before?.file.path === file.path && first <= before.last) {
      before.edits.push(edit);
      before.last = Math.max(before.last, last);
    } else stretches.push({ file, first, last, edits: [edit] });
  }
  return stretches.map(({ file, first, last, edits: own }) => {
    const starts = lineStartsOf(file);
    const [from = 0, behind = file.text.length + 1] = [starts[first - 1], starts[last]];
    const old = file.text.slice(from, behind - 1);
    const moved = own.map((it): Edit => {
      const { start, end } = it.span;
      return { ...it, span: { file, start: start - from, end: end - from } };
    });
    return { file, line: first, old, fresh: edited(old, moved).text };
  });
}

function byPath(one: Edit, other: Edit): number {
  const [a, b] = [one.span.file.path, other.span.file.path];
  return a === b ? 0 : a < b ? -1 : 1;
}
