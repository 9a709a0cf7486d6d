/** What a lint is given, and how it tells what it finds. */
import type { Code, Params } from '../diagnostics/catalogue.js';
import type { Span } from '../source/span.js';
import type { Facts } from './facts.js';
import type { Visit } from './visit.js';

export interface Linting {
  readonly facts: Facts;
  /** Every step that is ever reached. */
  readonly visits: readonly Visit[];
  /** Tells a finding at a sentence; what the compiler added (null) is not told of. */
  readonly record: <C extends Code>(code: C, span: Span | null, params: Params<C>) => void;
}

export type Lint = (linting: Linting) => void;
