/** What every pass reports: a coded message at a place, with notes and ways to fix it. */
import type { Edit } from '../source/edit.js';
import type { Span } from '../source/span.js';

export type Severity = 'error' | 'warning' | 'info';

export interface Diagnostic {
  /** `RW` and four digits; never reused. */
  readonly code: string;
  readonly severity: Severity;
  /** The headline: stands alone, lower case, no final stop. */
  readonly message: string;
  readonly span: Span;
  /** What the mark under the code frame says; empty where the headline says it all. */
  readonly label: string;
  /** The frame of work: `card C1, unshaded, sentence 2`; empty where the file is frame enough. */
  readonly context: string;
  readonly notes: readonly Note[];
  /** The likeliest fix first. */
  readonly help: readonly Help[];
}

/** Points at the other party: where a space is declared, the first of two duplicates. */
export interface Note {
  readonly message: string;
  readonly span: Span | null;
}

export interface Help {
  readonly text: string;
  readonly edits: readonly Edit[];
  /** What it would change, where another help of the message would change the same place otherwise: whoever reads them chooses. */
  readonly choice?: readonly Edit[];
  /** True where applying the edits cannot change what was meant. */
  readonly safe: boolean;
}
