/** What the catalogue holds for each code. */
import type { Severity } from '../diagnostic.js';

export interface Entry<P> {
  readonly severity: Severity;
  /** Stands alone, in lower case, without a final stop. */
  readonly headline: (params: P) => string;
  /** What the mark under the code frame says; empty where the headline says it all. */
  readonly label: (params: P) => string;
  readonly explain: ExplainPage;
}

/** The page that `explain` shows. Its two examples are run: the first gives the code, the second gives nothing. */
export interface ExplainPage {
  /** Two to six sentences for a reader who does not program. */
  readonly what: string;
  readonly wrong: string;
  readonly right: string;
}

/** The page of two files or parts of such, of which the first is wrong. */
export function page(what: string, wrong: string, right: string): ExplainPage {
  return { what, wrong, right };
}

/** The parameters of an entry whose words are always the same. */
export type NoParams = Readonly<Record<string, never>>;

/** States the type of an entry's parameters; takes and returns the entry unchanged. */
export function entry<P extends object = NoParams>(it: Entry<P>): Entry<P> {
  return it;
}

/** A name as messages show it: in backquotes, on one line, and shortened when it is very long. */
export function quoted(name: string): string {
  const oneLine = name.replace(/\s+/gu, ' ').trim();
  const units = Array.from(oneLine);
  return `\`${units.length > 60 ? `${units.slice(0, 57).join('')}...` : oneLine}\``;
}

/** `a`, `a and b`, `a, b and c`, in their given order. */
export function allOf(names: readonly string[]): string {
  return joinedBy(names, 'and');
}

/** `a`, `a or b`, `a, b or c`: alternatives in their given order. */
export function either(names: readonly string[]): string {
  return joinedBy(names, 'or');
}

function joinedBy(names: readonly string[], word: string): string {
  const last = names.at(-1);
  if (last === undefined) return '';
  const before = names.slice(0, -1);
  return before.length === 0 ? last : `${before.join(', ')} ${word} ${last}`;
}
