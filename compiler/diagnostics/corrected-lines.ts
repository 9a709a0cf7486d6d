/** What the lines touched by a help's edits look like once the edits are made. */
import type { SourceFile } from '../source/span.js';
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

/** `text` with non-overlapping `edits` made; an edit that overlaps an earlier one is left out. */
export function withEdits(file: SourceFile, edits: Help['edits']): string {
  return applied(file, edits).text;
}

/** For each file that the edits touch, in the order of the edits, its changed lines. */
export function correctedLines(help: Help): CorrectedLines[] {
  const files = [...new Set(help.edits.map((edit) => edit.span.file))];
  return files.map((file) => linesIn(file, help));
}

function linesIn(file: SourceFile, help: Help): CorrectedLines {
  const { text, changes } = applied(
    file,
    help.edits.filter((edit) => edit.span.file === file),
  );
  const lines: CorrectedLine[] = [];
  let more = false;
  let lineStart = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const lineEnd = lineStart + line.length;
    const change = changes.find(
      (it) => it.start <= lineEnd && it.end >= lineStart && !isOnlyBreak(it, lineStart, lineEnd),
    );
    if (change !== undefined) {
      if (lines.length === mostLines) {
        more = true;
        break;
      }
      lines.push({
        number: index + 1,
        text: line,
        changeStart: Math.max(change.start, lineStart) - lineStart,
        changeEnd: Math.min(change.end, lineEnd) - lineStart,
      });
    }
    lineStart = lineEnd + 1;
  }
  return { file, lines, more };
}

/** True where a change of some length merely touches the line's edge: it belongs to the line before or after. */
function isOnlyBreak(change: Range, lineStart: number, lineEnd: number): boolean {
  if (change.start === change.end) return false;
  return change.end === lineStart || change.start === lineEnd;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function applied(
  file: SourceFile,
  edits: Help['edits'],
): { readonly text: string; readonly changes: readonly Range[] } {
  const sorted = [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  const changes: Range[] = [];
  let text = '';
  let done = 0;
  for (const edit of sorted) {
    if (edit.span.start < done) continue;
    text += file.text.slice(done, edit.span.start);
    changes.push({ start: text.length, end: text.length + edit.text.length });
    text += edit.text;
    done = edit.span.end;
  }
  return { text: text + file.text.slice(done), changes };
}
