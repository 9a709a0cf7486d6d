/** `# allow RW0806: why`: suppressions, comments that silence one warning at one place. */
import { isCode } from '../diagnostics/catalogue.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { sameFile } from '../source/same-file.js';
import type { SourceFile, Span } from '../source/span.js';
import { commentsIn } from '../yaml/comments.js';

export interface AppliedSuppressions {
  /** What was reported and is not allowed. */
  readonly kept: readonly Diagnostic[];
  /** What is wrong with the comments themselves. */
  readonly mistakes: readonly Diagnostic[];
  /** One for each comment that silences nothing: of use where everything was looked for. */
  readonly idle: readonly Diagnostic[];
}

/** A comment of the right form; `from` is the start of the line on which a warning must begin. */
export interface Suppression {
  readonly code: string;
  readonly from: number;
  readonly span: Span;
  /** What is wrong with it all the same, or null. */
  readonly why: string | null;
}

const form = /^#\s*allow\s+(RW\w*)\s*(?::\s*(.*))?$/u;

/** Leaves out the warnings that comments of these files allow. */
export function applySuppressions(
  files: readonly SourceFile[],
  diagnostics: readonly Diagnostic[],
): AppliedSuppressions {
  const suppressions = files.map(sameFile).flatMap(suppressionsOf);
  if (suppressions.length === 0) return { kept: diagnostics, mistakes: [], idle: [] };
  const used = new Set<Suppression>();
  const byLine = new Map(suppressions.toReversed().map((it) => [keyOf(it.code, it.span.file, it.from), it]));
  const kept = diagnostics.filter(({ code, span }) => {
    const found = byLine.get(keyOf(code, span.file, startOfLine(span.file.text, span.start)));
    if (found !== undefined) used.add(found);
    return found === undefined;
  });
  const wrong = suppressions.flatMap(({ span, why }) => (why === null ? [] : [report('RW0805', span, { why })]));
  const idle = suppressions.filter((it) => it.why === null && !used.has(it));
  return { kept, mistakes: wrong, idle: idle.map(({ code, span }) => report('RW0804', span, { code })) };
}

function keyOf(code: string, file: SourceFile, from: number): string {
  return `${code} ${from} ${file.path}`;
}

/** A file stays as it is from one check to the next. */
export const suppressionsKnown = new WeakMap<SourceFile, readonly Suppression[]>();

function suppressionsOf(file: SourceFile): readonly Suppression[] {
  const own = suppressionsKnown.get(file) ?? (/#\s*allow\s+RW/u.test(file.text) ? suppressionsIn(file) : []);
  suppressionsKnown.set(file, own);
  return own;
}

function suppressionsIn(file: SourceFile): readonly Suppression[] {
  return commentsIn(file).flatMap((span): readonly Suppression[] => {
    const found = form.exec(file.text.slice(span.start, span.end).trimEnd());
    if (found === null) return [];
    const [, code = '', reason = ''] = found;
    return [{ code, from: lineOf(file, span.start), span, why: whyWrong(code, reason.trim()) }];
  });
}

function whyWrong(code: string, reason: string): string | null {
  if (!isCode(code)) return `there is no ${code}`;
  if (!code.startsWith('RW08') || code === 'RW0804' || code === 'RW0805') return `${code} cannot be allowed`;
  return reason === '' ? 'no reason is given' : null;
}

/** Where the line of a comment starts; where it stands alone, the next line that says something. */
function lineOf({ text }: SourceFile, comment: number): number {
  let from = startOfLine(text, comment);
  if (text.slice(from, comment).trim() === '') {
    while (/^\s*(?:#.*)?$/u.test(text.slice(from, endOfLine(text, from))) && from < text.length) {
      from = endOfLine(text, from) + 1;
    }
  }
  return from;
}

function startOfLine(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}
