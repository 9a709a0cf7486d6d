/** What the lines touched by a help's edits look like once the edits are made. */
import { edited, withoutOverlaps, type Range } from '../source/edit.js';
import { lineStartsOf, positionOf, type SourceFile } from '../source/span.js';
import type { Help } from './diagnostic.js';

/** Further changed lines are not shown. */
const mostLines = 4;

export interface CorrectedLines {
  readonly file: SourceFile;
  readonly lines: readonly CorrectedLine[];
  /** True where more lines change than are shown. */
  readonly more: boolean;
}

export interface CorrectedLine {
  /** The line's number in the corrected file, from 1. */
  readonly number: number;
  readonly text: string;
  /** The changed part, as offsets in the line. */
  readonly changeStart: number;
  readonly changeEnd: number;
}

/** The text of a file with the edits of a help made; one that overlaps an earlier one is left out. */
export function withEdits({ text }: SourceFile, edits: Help['edits']): string {
  return edited(text, withoutOverlaps(edits)).text;
}

/** For each file that the edits touch, in the order of the edits, its changed lines. */
export function correctedLines(help: Help): CorrectedLines[] {
  const files = [...new Set(help.edits.map((edit) => edit.span.file))];
  return files.map((file) => linesIn(file, help));
}

function linesIn(file: SourceFile, help: Help): CorrectedLines {
  const lines: CorrectedLine[] = [];
  let added = 0;
  for (const stretch of stretchesOf(file, help)) {
    const { text, changes } = edited(stretch.file.text, withoutOverlaps(stretch.edits));
    let lineStart = 0;
    const shown = text.split('\n');
    for (const [index, line] of shown.entries()) {
      const lineEnd = lineStart + line.length;
      const change = changes.find(
        (it) => it.start <= lineEnd && it.end >= lineStart && !isOnlyBreak(it, lineStart, lineEnd),
      );
      if (change !== undefined) {
        if (lines.length === mostLines) return { file, lines, more: true };
        lines.push({
          number: stretch.line + added + index,
          text: line,
          changeStart: Math.max(change.start, lineStart) - lineStart,
          changeEnd: Math.min(change.end, lineEnd) - lineStart,
        });
      }
      lineStart = lineEnd + 1;
    }
    added += shown.length - stretch.count;
  }
  return { file, lines, more: false };
}

/** Some lines of a file that edits touch, as a file of their own. */
interface Stretch {
  /** The number of the first line, and how many there are. */
  readonly line: number;
  readonly count: number;
  readonly file: SourceFile;
  readonly edits: Help['edits'];
}

/** The lines that the edits of a file touch, from its start on: a file may be long, and have very many mistakes with a help each. */
function* stretchesOf(file: SourceFile, help: Help): Generator<Stretch> {
  const edits = help.edits
    .filter((edit) => edit.span.file === file)
    .sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  for (let index = 0; index < edits.length;) {
    const first = positionOf(file, edits[index]?.span.start ?? 0).line;
    let last = first;
    const own: Help['edits'][number][] = [];
    for (let edit = edits[index]; edit !== undefined; edit = edits[(index += 1)]) {
      if (own.length > 0 && positionOf(file, edit.span.start).line > last) break;
      own.push(edit);
      last = Math.max(last, positionOf(file, edit.span.end).line);
    }
    const starts = lineStartsOf(file);
    const start = starts[first - 1] ?? 0;
    const text = file.text.slice(start, (starts[last] ?? file.text.length + 1) - 1);
    const part: SourceFile = { ...file, text };
    const moved = own.map((edit) => {
      const { start: from, end } = edit.span;
      return { ...edit, span: { file: part, start: from - start, end: end - start } };
    });
    yield { line: first, count: last - first + 1, file: part, edits: moved };
  }
}

/** True where a change of some length merely touches the line's edge: it belongs to the line before or after. */
function isOnlyBreak(change: Range, lineStart: number, lineEnd: number): boolean {
  if (change.start === change.end) return false;
  return change.end === lineStart || change.start === lineEnd;
}
