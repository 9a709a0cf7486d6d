/** Diagnostics as text for a terminal: headline, place, code frame, context, notes, and help with the corrected line. */
import { positionOf, shownPath, type Span } from '../source/span.js';
import { correctedLines, type CorrectedLines } from './corrected-lines.js';
import type { Diagnostic, Help, Note, Severity } from './diagnostic.js';
import { displayLine } from './display-line.js';
import { inOrder } from './order.js';

export interface RenderOptions {
  /** Whether to use ANSI colours. */
  readonly color: boolean;
}

type Paint = (style: Style, text: string) => string;
type Style = Severity | 'help' | 'frame' | 'strong';

/** All diagnostics in order, a blank line after each, and the summary; the empty text when there are none. */
export function renderText(diagnostics: readonly Diagnostic[], options: RenderOptions): string {
  if (diagnostics.length === 0) return '';
  const blocks = inOrder(diagnostics).map((diagnostic) => renderDiagnostic(diagnostic, options));
  return `${blocks.join('\n')}\n${summaryOf(diagnostics)}\n`;
}

/** `3 errors, 1 warning`: kinds of which there are none are left out; `no errors` when there is nothing at all. */
export function summaryOf(diagnostics: readonly Diagnostic[]): string {
  const parts: string[] = [];
  for (const [severity, noun] of [
    ['error', 'error'],
    ['warning', 'warning'],
    ['info', 'remark'],
  ] as const) {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    if (count > 0) parts.push(`${count} ${noun}${count === 1 ? '' : 's'}`);
  }
  return parts.length === 0 ? 'no errors' : parts.join(', ');
}

/** One diagnostic; every line ends with a line end. */
export function renderDiagnostic(diagnostic: Diagnostic, options: RenderOptions): string {
  const paint = painter(options);
  const corrections = diagnostic.help.map((help) => ({ help, files: correctedLines(help) }));
  const { line } = positionOf(diagnostic.span.file, diagnostic.span.start);
  const highest = Math.max(
    line,
    ...corrections.flatMap(({ files }) => files).flatMap((it) => it.lines.map((l) => l.number)),
  );
  const gutter = String(highest).length;

  const lines = [
    `${paint(diagnostic.severity, `${diagnostic.severity}[${diagnostic.code}]`)}${paint('strong', `: ${diagnostic.message}`)}`,
    ...frameOf(diagnostic, gutter, paint),
    ...diagnostic.notes.map((note) => `${paint('strong', 'note')}: ${noteText(note)}`),
    ...corrections.flatMap(({ help, files }) => helpLines(help, files, diagnostic, gutter, paint)),
  ];
  return lines.map((it) => `${it.trimEnd()}\n`).join('');
}

function frameOf(diagnostic: Diagnostic, gutter: number, paint: Paint): string[] {
  const { span, label, context } = diagnostic;
  const { line, column } = positionOf(span.file, span.start);
  const margin = ' '.repeat(gutter + 2);
  const lines = [`${' '.repeat(gutter + 1)}${paint('frame', '-->')} ${shownPath(span.file)}:${line}:${column}`];
  if (span.file.text !== '') {
    const source = lineAround(span);
    const shown = displayLine(source.text, source.start, source.end);
    const mark = '^'.repeat(shown.markWidth) + (label === '' ? '' : ` ${label}`);
    lines.push(
      `${margin}${paint('frame', '|')}`,
      numbered(line, shown.text, gutter, paint),
      `${margin}${paint('frame', '|')} ${' '.repeat(shown.markAt)}${paint(diagnostic.severity, mark)}`,
    );
  }
  if (context !== '') lines.push(`${margin}${paint('frame', '|')}`, `${margin}${paint('frame', '=')} ${context}`);
  return lines;
}

/** The line on which a span starts, and the part of the span that lies on it, as offsets in that line. */
function lineAround(span: Span): { readonly text: string; readonly start: number; readonly end: number } {
  const { text } = span.file;
  const lineStart = span.start === 0 ? 0 : text.lastIndexOf('\n', span.start - 1) + 1;
  const nextBreak = text.indexOf('\n', span.start);
  const lineEnd = nextBreak === -1 ? text.length : nextBreak;
  return {
    text: text.slice(lineStart, lineEnd),
    start: span.start - lineStart,
    end: Math.min(span.end, lineEnd) - lineStart,
  };
}

function numbered(line: number, text: string, gutter: number, paint: Paint): string {
  return `${paint('frame', ` ${String(line).padStart(gutter)} |`)} ${text}`;
}

/** `the first is in spec/map.yaml:4`: the place follows a message that ends with `in` or `at`, and stands behind a colon otherwise. */
function noteText(note: Note): string {
  if (note.span === null) return note.message;
  const leadsToPlace = /\b(?:in|at)$/u.test(note.message);
  return `${note.message}${leadsToPlace ? '' : ':'} ${placeOf(note.span)}`;
}

/** `spec/map.yaml:4`, with the column where it is not the first. */
function placeOf(span: Span): string {
  const { line, column } = positionOf(span.file, span.start);
  return `${shownPath(span.file)}:${line}${column > 1 ? `:${column}` : ''}`;
}

function helpLines(
  help: Help,
  files: readonly CorrectedLines[],
  diagnostic: Diagnostic,
  gutter: number,
  paint: Paint,
): string[] {
  const lines = [`${paint('help', 'help')}: ${help.text}`];
  for (const { file, lines: corrected, more } of files) {
    if (file !== diagnostic.span.file)
      lines.push(`${' '.repeat(gutter + 1)}${paint('frame', '-->')} ${shownPath(file)}`);
    for (const { number, text, changeStart, changeEnd } of corrected) {
      lines.push(numbered(number, displayLine(text, changeStart, changeEnd).text, gutter, paint));
    }
    if (more) lines.push(`${' '.repeat(gutter + 2)}${paint('frame', '|')} ...`);
  }
  return lines;
}

// By hand: picocolors looks at the process when it is loaded, and what is printed is let through by the list of these codes.
const ansi: Readonly<Record<Style, string>> = {
  error: '1;31',
  warning: '1;33',
  info: '1;36',
  help: '1;32',
  frame: '34',
  strong: '1',
};

function painter({ color }: RenderOptions): Paint {
  return color ? (style, text) => `\u001B[${ansi[style]}m${text}\u001B[0m` : (_style, text) => text;
}
