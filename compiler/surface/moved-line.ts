/**
 * Finds the one line that stands too far left or right. What YAML says of such a file is told of the line above or below, or
 * of another file; so lines near the messages are moved, each alone, the likeliest first, and the file is read again each
 * time. The line is the one that leaves nothing to be told, or less, and the file is read on as if it had been fixed.
 */
import { withEdits } from '../diagnostics/corrected-lines.js';
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { lineStartsOf, positionOf, type SourceFile, type Span } from '../source/span.js';
import { lineAt, openColumns, spaces, type Line } from '../yaml/lines.js';
import { linesOf, oddness } from './layout.js';

/** A file as it was meant, with the message about the line that was moved. */
export interface MovedLine {
  readonly diagnostic: Diagnostic;
  readonly written: SourceFile;
  readonly meant: SourceFile;
  readonly move: Move;
}

interface Move {
  readonly line: Line;
  readonly column: number;
}

/** What a line that is moved may lead to. */
const ofLayout = new Set(['RW0006', 'RW0020', 'RW0022', 'RW0025', 'RW0026', 'RW0101', 'RW0102', 'RW0103', 'RW0110']);
/** Of these, those that nothing else explains: no key with a similar name, no comment in the place of a text. */
const ofKeys = new Set(['RW0101', 'RW0110']);
/** Those behind which the rest of the file is not known. */
const unread = new Set(['RW0006', 'RW0020', 'RW0022', 'RW0026']);
const mostColumns = 4;
/** A line that was moved mostly stands above what is told. */
const linesAbove = 30;
const belowAsAbove = 5;
const mostTries = 40;
/** So many lines of one file, in so many files. */
const mostMoved = 3;
const mostFiles = 8;
/** No more characters than these are read again in one file. */
const mostReread = 600_000;

/**
 * The files as they were meant, as far as one line of one of them was moved, with what was fixed in the order in which it
 * was; `read` tells what is wrong with a file by itself.
 */
export function withLinesBack(
  files: readonly SourceFile[],
  told: readonly Diagnostic[],
  read: (file: SourceFile) => readonly Diagnostic[],
): { readonly files: readonly SourceFile[]; readonly fixed: readonly MovedLine[] } {
  const fixed: MovedLine[] = [];
  const suspected = new Set(told.filter(isOfLayout).map(({ span }) => span.file));
  const looked = new Set([...suspected].slice(0, mostFiles));
  const back = files.map((written) => {
    let file = written;
    for (let count = 0; looked.has(written) && count < mostMoved; count += 1) {
      const found = movedLine(file, read(file), read);
      if (found === null) break;
      fixed.push(found);
      file = found.meant;
    }
    return file;
  });
  return { files: back, fixed };
}

function movedLine(
  file: SourceFile,
  told: readonly Diagnostic[],
  read: (file: SourceFile) => readonly Diagnostic[],
): MovedLine | null {
  const [first] = told;
  if (first === undefined || !told.some(isOfLayout)) return null;
  let best: Move | null = null;
  let least = weightOf(told);
  for (const move of movesNear(file, told).slice(0, Math.min(mostTries, mostReread / file.text.length))) {
    const left = weightOf(read({ ...file, text: withMove(file, move) }));
    if (left >= least) continue;
    best = move;
    least = left;
    if (left === 0) break;
  }
  if (best === null) return null;
  const meant = { ...file, text: withMove(file, best) };
  const isSaid = first.help.some(({ edits }) => edits.length > 0 && withEdits(file, edits) === meant.text);
  // Where there is another way to fix it, nobody knows how the file was meant.
  if (isSaid && first.help.length > 1) return null;
  return { diagnostic: isSaid ? first : messageOf(best), written: file, meant, move: best };
}

/** How much is wrong: what keeps the rest of a file from being read hides more the further above it stands. */
function weightOf(told: readonly Diagnostic[]): number {
  return told.reduce((sum, { code, span }) => {
    const seen = positionOf(span.file, span.start).line / lineStartsOf(span.file).length;
    return sum + (unread.has(code) ? 1_000_000 * (1.1 - seen) : 1);
  }, 0);
}

function isOfLayout({ code, help }: Diagnostic): boolean {
  const isExplained = help.some(({ edits, safe }) => safe || (ofKeys.has(code) && edits.length > 0));
  return ofLayout.has(code) && !isExplained;
}

/** Each line near what was told, at each column where it may stand, the least odd file first. */
function movesNear(file: SourceFile, told: readonly Diagnostic[]): readonly Move[] {
  const near = told.slice(0, 3).map(({ span }) => positionOf(file, span.start).line - 1);
  const starts = lineStartsOf(file);
  const lines = linesOf(file.text);
  const now = oddness(lines);
  const isSure = told.some(({ code }) => unread.has(code) || code === 'RW0110');
  return lines
    .flatMap((placed, index) => {
      const { number, indent } = placed;
      if (!placed.isItem && !placed.isKey) return [];
      const distance = Math.min(...near.map((it) => (it < number ? (number - it) * belowAsAbove : it - number)));
      if (distance > linesAbove) return [];
      const line = lineAt(file, starts[number] ?? 0);
      const own = openColumns(line);
      const columns = new Set([0, ...own.flatMap((column) => [column, column + 2, column + 4])]);
      return [...columns]
        .filter((column) => column !== indent && Math.abs(column - indent) <= mostColumns)
        .map((column) => ({
          line,
          column,
          distance,
          steps: Math.abs(column - indent),
          odd: oddness(lines.with(index, { ...placed, indent: column })),
        }));
    })
    .filter(({ odd }) => isSure || odd <= now)
    .sort((a, b) => a.odd - b.odd || a.steps - b.steps || a.distance - b.distance);
}

function withMove({ text }: SourceFile, { line, column }: Move): string {
  return text.slice(0, line.start) + ' '.repeat(column) + text.slice(line.start + line.indent);
}

function messageOf({ line, column }: Move): Diagnostic {
  const { file, start, end, indent, text } = line;
  const indentation: Span = { file, start, end: start + indent };
  const help: Help = {
    text: `indent it by ${spaces(column)}`,
    edits: [{ span: indentation, text: ' '.repeat(column) }],
    safe: false,
  };
  const what = `the ${/^ *-(?: |$)/u.test(text) ? 'item' : 'line'} is indented by ${spaces(indent)} in place of ${column}`;
  return report('RW0020', indent === 0 ? { ...indentation, end } : indentation, { what }, { help: [help] });
}

/** What is told of the file as it was meant, told of the file as it is written. */
export function asWritten(diagnostic: Diagnostic, { written, meant, move }: MovedLine): Diagnostic {
  const back = (span: Span): Span =>
    span.file === meant ? { file: written, start: placeBack(span.start, move), end: placeBack(span.end, move) } : span;
  return {
    ...diagnostic,
    span: back(diagnostic.span),
    notes: diagnostic.notes.map((it) => ({ ...it, span: it.span === null ? null : back(it.span) })),
    help: diagnostic.help.map((it) => ({ ...it, edits: it.edits.map((edit) => ({ ...edit, span: back(edit.span) })) })),
  };
}

function placeBack(place: number, { line, column }: Move): number {
  if (place <= line.start) return place;
  return place < line.start + column
    ? line.start + Math.min(place - line.start, line.indent)
    : place - column + line.indent;
}
