/** `# allow RW0806: why`: comments that silence one warning at one place. */
import { isCode } from '../diagnostics/catalogue.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import type { SourceFile, Span } from '../source/span.js';
import { commentsIn } from '../yaml/comments.js';

export interface Allowed {
  /** What was reported and is not allowed. */
  readonly kept: readonly Diagnostic[];
  /** What is wrong with the comments themselves. */
  readonly slips: readonly Diagnostic[];
  /** One for each comment that silences nothing: of use where everything was looked for. */
  readonly idle: readonly Diagnostic[];
}

/** A comment of the right form; `from` and `to` bound the line on which a warning must begin. */
interface Silencer {
  readonly code: string;
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly span: Span;
  /** What is wrong with it all the same, or null. */
  readonly why: string | null;
}

const form = /^#\s*allow\s+(RW\w*)\s*(?::\s*(.*))?$/u;

/** Leaves out the warnings that comments of these files allow. */
export function withoutAllowed(files: readonly SourceFile[], diagnostics: readonly Diagnostic[]): Allowed {
  const silencers = files.flatMap((file) => (/#\s*allow\s+RW/u.test(file.text) ? silencersIn(file) : []));
  if (silencers.length === 0) return { kept: diagnostics, slips: [], idle: [] };
  const used = new Set<Silencer>();
  const kept = diagnostics.filter(({ code, span }) => {
    const found = silencers.find(
      (it) => it.code === code && it.file === span.file.path && it.from <= span.start && span.start < it.to,
    );
    if (found !== undefined) used.add(found);
    return found === undefined;
  });
  const wrong = silencers.flatMap(({ span, why }) => (why === null ? [] : [report('RW0805', span, { why })]));
  const idle = silencers.filter((it) => it.why === null && !used.has(it));
  return { kept, slips: wrong, idle: idle.map(({ code, span }) => report('RW0804', span, { code })) };
}

function silencersIn(file: SourceFile): readonly Silencer[] {
  return commentsIn(file).flatMap((span): readonly Silencer[] => {
    const found = form.exec(file.text.slice(span.start, span.end).trimEnd());
    if (found === null) return [];
    const [, code = '', reason = ''] = found;
    return [{ code, file: file.path, ...lineOf(file, span.start), span, why: whyWrong(code, reason.trim()) }];
  });
}

function whyWrong(code: string, reason: string): string | null {
  if (!isCode(code)) return `there is no ${code}`;
  if (!code.startsWith('RW08') || code === 'RW0804' || code === 'RW0805') return `${code} cannot be allowed`;
  return reason === '' ? 'no reason is given' : null;
}

/** The line of a comment; where it stands alone, the next line that says something. */
function lineOf({ text }: SourceFile, comment: number): { readonly from: number; readonly to: number } {
  let from = text.lastIndexOf('\n', comment - 1) + 1;
  if (text.slice(from, comment).trim() === '') {
    while (/^\s*(?:#.*)?$/u.test(text.slice(from, endOfLine(text, from))) && from < text.length) {
      from = endOfLine(text, from) + 1;
    }
  }
  return { from, to: endOfLine(text, from) };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}
