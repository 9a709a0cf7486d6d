/**
 * What a sentence is resolved in: the words of the game, where reports go, and what the sentences before and around it
 * have made known.
 *
 * A resolving function returns null where it has reported; whoever calls it reports nothing more and returns null too.
 */
import type { Code, Params } from '../../diagnostics/catalogue.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report, type Extras } from '../../diagnostics/report.js';
import type { Span } from '../../source/span.js';
import type { DeclaredChit, DeclaredProcedure } from '../declare/declarations.js';
import type { ColumnId, FactionId, FamilyId } from '../ir.js';
import type { Symbols } from '../declare/symbols.js';

export interface Context {
  readonly symbols: Symbols;
  readonly report: (diagnostic: Diagnostic) => void;
  /** The frame of work that each message names: `card C1, unshaded`. */
  readonly frame: string;
  /** The number of the step that is being resolved; null where these are no steps. */
  readonly sentence: string | null;
  /** The procedure whose steps these are; null on a card, a chit or a standing rule. */
  readonly procedure: DeclaredProcedure | null;
  /** The chit whose effect this is, or null. */
  readonly chit: DeclaredChit | null;
  readonly scope: Scope;
}

/** What sentences so far have removed and placed: of each, the kinds that it took together, in any mix. */
export interface Counted {
  readonly removed: (readonly ColumnId[])[];
  readonly placed: (readonly ColumnId[])[];
}

/** What is known where a sentence stands. */
export interface Scope {
  /** True where a space is in hand. */
  readonly here: boolean;
  /** The kinds of the pieces that move together; null where none do. */
  readonly group: readonly ColumnId[] | null;
  /** The kinds of the piece in hand, which stands in the current space; null where none is. */
  readonly piece: readonly ColumnId[] | null;
  /** The faction that acts; null where it is known only in play. */
  readonly actor: FactionId | null;
  /** The sentence is looked at for each faction in turn, of which one acts in play. */
  readonly inTurn: boolean;
  /** What is looked at without anybody who executes it; null where somebody does. */
  readonly unexecuted: string | null;
  /** The named quantities that sentences so far have given a value, and `theRoll`; a block's own end with it. */
  readonly variables: Set<string>;
  /** What sentences so far have done; shared with the blocks inside. `given`: all names that ever got a value. */
  readonly done: Counted & { readonly given: Set<string>; readonly discarded: Set<FamilyId> };
  /** False where a sentence could not be read, so that what it would have made known cannot be missed. */
  readonly complete: boolean;
}

/** Among the named quantities, what the die shows; no name that an author gives has a space in it. */
export const theRoll = 'the roll';

export interface ContextOptions {
  readonly symbols: Symbols;
  readonly report: (diagnostic: Diagnostic) => void;
  readonly frame: string;
  readonly procedure?: DeclaredProcedure | null;
  readonly chit?: DeclaredChit | null;
  /** Whose steps these are; the procedure's faction where it has one. */
  readonly actor?: FactionId | null;
  readonly unexecuted?: string | null;
  /** True where the steps are done in a space, as the effect of a chit may be. */
  readonly here?: boolean;
  /** The kinds of the pieces that have just moved together. */
  readonly group?: readonly ColumnId[] | null;
  /** The kinds of the piece in hand. */
  readonly piece?: readonly ColumnId[] | null;
  /** The numbers that are known before the first sentence: names that `let` gave elsewhere, and `theRoll`. */
  readonly known?: readonly string[];
  /** False where a sentence of these steps could not be read. */
  readonly complete?: boolean;
}

/** The context of the first sentence of some steps, or of a condition or selection by itself. */
export function createContext(options: ContextOptions): Context {
  const procedure = options.procedure ?? null;
  return {
    symbols: options.symbols,
    report: options.report,
    frame: options.frame,
    sentence: null,
    procedure,
    chit: options.chit ?? null,
    scope: {
      here: options.here ?? false,
      group: options.group ?? null,
      piece: options.piece ?? null,
      actor: options.actor ?? procedure?.faction ?? null,
      inTurn: false,
      unexecuted: options.unexecuted ?? null,
      variables: new Set(options.known ?? []),
      done: { removed: [], placed: [], given: new Set(), discarded: new Set() },
      complete: options.complete ?? true,
    },
  };
}

/** The context of the sentences inside a block: the quantities that they name end with it. */
export function inside(
  ctx: Context,
  scope: Partial<Pick<Scope, 'here' | 'group' | 'piece' | 'actor' | 'unexecuted'>>,
): Context {
  // In another space no piece is in hand.
  const piece = scope.here === true ? null : ctx.scope.piece;
  return { ...ctx, scope: { ...ctx.scope, piece, ...scope, variables: new Set(ctx.scope.variables) } };
}

/** Reports a message of the catalogue; returns null, which tells the caller that it was. */
export function refuse<C extends Code>(
  ctx: Context,
  code: C,
  span: Span,
  params: Params<C>,
  extras: Extras = {},
): null {
  ctx.report(report(code, span, params, { context: frameOf(ctx), ...extras }));
  return null;
}

/** `card C1, unshaded, sentence 2.1`. */
function frameOf({ frame, sentence }: Context): string {
  return sentence === null ? frame : `${frame}, sentence ${sentence}`;
}

/** The words at a place, as the author wrote them. */
export function wordsAt(span: Span): string {
  return span.file.text.slice(span.start, span.end);
}

/** Resolves each item and reports the faults of all; null where one of them had any. */
export function each<T, R>(items: readonly T[], resolve: (item: T) => R | null): R[] | null {
  const resolved: R[] = [];
  let complete = true;
  for (const item of items) {
    const result = resolve(item);
    if (result === null) complete = false;
    else resolved.push(result);
  }
  return complete ? resolved : null;
}
