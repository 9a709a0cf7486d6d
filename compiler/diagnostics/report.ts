/** Makes diagnostics from the catalogue. */
import type { Span } from '../source/span.js';
import { catalogue, type Code, type Params } from './catalogue.js';
import type { Diagnostic, Help, Note } from './diagnostic.js';

export interface Extras {
  /** The frame of work: `card C1, unshaded, sentence 2`. */
  readonly context?: string;
  readonly notes?: readonly Note[];
  /** The likeliest fix first. */
  readonly help?: readonly Help[];
}

/** The message of `code` at `span`; its severity and words come from the catalogue. */
export function report<C extends Code>(code: C, span: Span, params: Params<C>, extras: Extras = {}): Diagnostic {
  const entry = catalogue[code];
  return {
    code,
    severity: entry.severity,
    message: entry.headline(params),
    span,
    label: entry.label(params),
    context: extras.context ?? '',
    notes: extras.notes ?? [],
    help: extras.help ?? [],
  };
}
