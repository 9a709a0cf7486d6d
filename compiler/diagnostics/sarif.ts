/**
 * Diagnostics for code scanning: a SARIF 2.1.0 log with one run. A finding is known again where lines have moved: what stands for
 * it is made of its code, its file and the text of its line, and counts those that are alike.
 */
import type { Location, Log, Region, ReportingDescriptor, Result, ToolComponent } from 'sarif';
import { shownPath, type Span } from '../source/span.js';
import { catalogue, type Code, isCode } from './catalogue.js';
import type { Diagnostic, Help, Severity } from './diagnostic.js';
import { rangeOf } from './json.js';
import { inOrder } from './order.js';

export interface SarifOptions {
  /** Of Rulewright. */
  readonly version: string;
  /** A short text that stands for a long one. */
  readonly markOf: (text: string) => string;
}

/** Code scanning shows so many of a run and leaves out the rest; the most severe come first here. */
export const mostResults = 5_000;

const levels = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<
  Severity,
  Result['level']
>;
const severities = Object.keys(levels);

export function toSarif(diagnostics: readonly Diagnostic[], { version, markOf }: SarifOptions): Log {
  const bySeverity = inOrder(diagnostics).sort(
    (left, right) => severities.indexOf(left.severity) - severities.indexOf(right.severity),
  );
  const told = bySeverity.slice(0, mostResults);
  const codes: readonly Code[] = [...new Set(told.map(({ code }) => code))].filter(isCode).sort();
  const seen = new Map<string, number>();
  const results = told.map((diagnostic): Result => {
    const { code, severity, message, span, context, notes, help } = diagnostic;
    const key = [code, shownPath(span.file), lineOf(span)].join('\n');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const related = notes.flatMap((note) =>
      note.span === null ? [] : [{ ...locationOf(note.span), message: { text: note.message } }],
    );
    const fixes = help.filter(({ edits }) => edits.length > 0);
    const words = [message, context, ...help.map(({ text }) => `help: ${text}`)].filter((text) => text !== '');
    return {
      ruleId: code,
      ruleIndex: codes.findIndex((it) => it === code),
      level: levels[severity],
      message: { text: words.join('\n') },
      locations: [locationOf(span)],
      ...(related.length === 0 ? {} : { relatedLocations: related.map((it, id) => ({ id, ...it })) }),
      partialFingerprints: { 'rulewright/v1': markOf(`${key}\n${count}`) },
      ...(fixes.length === 0 ? {} : { fixes: fixes.map(fixOf) }),
    };
  });
  const driver: ToolComponent = { name: 'Rulewright', semanticVersion: version, rules: codes.map(ruleOf) };
  const left = bySeverity.length - told.length;
  const text = `${left} more findings are not in this report; \`rulewright check\` tells all`;
  const notification = { level: 'warning' as const, message: { text } };
  return {
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        columnKind: 'utf16CodeUnits',
        invocations: [
          { executionSuccessful: true, ...(left === 0 ? {} : { toolExecutionNotifications: [notification] }) },
        ],
        results,
      },
    ],
  };
}

/** The page of a message. */
function ruleOf(code: Code): ReportingDescriptor {
  const { severity, explain } = catalogue[code];
  const [first = explain.what] = /^.*?[.?!](?=\s|$)/su.exec(explain.what) ?? [];
  return {
    id: code,
    shortDescription: { text: first },
    fullDescription: { text: explain.what },
    help: { text: `rulewright explain ${code}` },
    defaultConfiguration: { level: levels[severity] },
  };
}

function fixOf({ text, edits }: Help): NonNullable<Result['fixes']>[number] {
  const files = [...new Set(edits.map(({ span }) => span.file))];
  return {
    description: { text },
    artifactChanges: files.map((file) => ({
      artifactLocation: { uri: uriOf(shownPath(file)) },
      replacements: edits
        .filter(({ span }) => span.file === file)
        .map((edit) => ({ deletedRegion: regionOf(edit.span), insertedContent: { text: edit.text } })),
    })),
  };
}

function locationOf(span: Span): Location {
  return {
    physicalLocation: { artifactLocation: { uri: uriOf(shownPath(span.file)) }, region: regionOf(span) },
  };
}

function regionOf(span: Span): Region {
  const { line, column, endLine, endColumn } = rangeOf(span);
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** A path as a relative reference: what stands for something else in one is written by its bytes. */
function uriOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The text of the line in which a span begins. */
function lineOf({ file: { text }, start }: Span): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', start);
  return text.slice(from, to === -1 ? text.length : to).trim();
}
