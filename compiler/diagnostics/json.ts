/** Diagnostics for machines: the JSON of `check --format json`, and the annotations that GitHub understands. */
import { positionOf, shownPath, type Span } from '../source/span.js';
import type { Diagnostic, Severity } from './diagnostic.js';
import { inOrder } from './order.js';

export interface JsonReport {
  readonly diagnostics: readonly JsonDiagnostic[];
}

/** A range with lines and columns from 1; columns count UTF-16 units, and the end is the place after the last one. */
export interface JsonRange {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface JsonDiagnostic extends JsonRange {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly context?: string;
  readonly notes?: readonly ({ readonly text: string } & Partial<JsonRange>)[];
  readonly help: readonly JsonHelp[];
}

export interface JsonHelp {
  readonly text: string;
  readonly edits?: readonly (JsonRange & { readonly text: string })[];
  readonly safe?: boolean;
}

/** The report as plain data, in the order in which diagnostics are shown. */
export function toJson(diagnostics: readonly Diagnostic[]): JsonReport {
  return { diagnostics: inOrder(diagnostics).map(jsonDiagnostic) };
}

/** One workflow command per diagnostic; the first help's words follow the headline. */
export function renderGithub(diagnostics: readonly Diagnostic[]): string {
  return inOrder(diagnostics)
    .map((diagnostic) => {
      const { file, line, column, endLine, endColumn } = rangeOf(diagnostic.span);
      const columns = line === endLine ? `,col=${column},endColumn=${endColumn}` : '';
      const place = `file=${propertyValue(file)},line=${line},endLine=${endLine}${columns}`;
      const hint = diagnostic.help[0] === undefined ? '' : `\nhelp: ${diagnostic.help[0].text}`;
      const message = messageValue(`${diagnostic.message}${hint}`);
      return `::${commands[diagnostic.severity]} ${place},title=${diagnostic.code}::${message}\n`;
    })
    .join('');
}

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

function jsonDiagnostic(diagnostic: Diagnostic): JsonDiagnostic {
  const { code, severity, message, span, context, notes, help } = diagnostic;
  return {
    code,
    severity,
    message,
    ...rangeOf(span),
    ...(context === '' ? {} : { context }),
    ...(notes.length === 0
      ? {}
      : { notes: notes.map((note) => ({ text: note.message, ...(note.span === null ? {} : rangeOf(note.span)) })) }),
    help: help.map((it) => ({
      text: it.text,
      ...(it.edits.length === 0
        ? {}
        : { edits: it.edits.map((edit) => ({ ...rangeOf(edit.span), text: edit.text })), safe: it.safe }),
    })),
  };
}

/** Where a span stands. */
export function rangeOf(span: Span): JsonRange {
  const start = positionOf(span.file, span.start);
  const end = positionOf(span.file, span.end);
  return {
    file: shownPath(span.file),
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}

function messageValue(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function propertyValue(text: string): string {
  return messageValue(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
