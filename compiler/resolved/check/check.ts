/** What a check of consistency works on. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { GameDocument, SetupDocument, Spec } from '../../surface/documents.js';
import type { Declarations } from '../declare/declarations.js';
import type { Declared } from '../declare/declare.js';
import type { Setup } from '../ir.js';
import type { Tables } from '../declare/tables.js';

/** What a check of a map, or of a board alone, works on. */
export interface MapContext {
  readonly spec: Pick<Spec, 'map'>;
  readonly declared: {
    readonly tables: Pick<Tables, 'spaces'>;
    readonly declarations: Pick<Declarations, 'spaces' | 'paths'>;
  };
  readonly report: (diagnostic: Diagnostic) => void;
}

export interface CheckContext {
  readonly spec: Spec;
  readonly game: GameDocument;
  readonly declared: Declared;
  /** The paths of files that have mistakes: what they lack is not reported a second time. */
  readonly unsound: ReadonlySet<string>;
  readonly report: (diagnostic: Diagnostic) => void;
}

export type Check = (context: CheckContext) => void;

/** What a check of the setup works on: every name in it is known. */
export interface SetupContext extends CheckContext {
  readonly document: SetupDocument;
  readonly setup: Setup;
}

export type SetupCheck = (context: SetupContext) => void;
