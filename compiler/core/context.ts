/** Where a step stands while it is lowered. */
import type { CardKindId, NumberExpr, ProcedureId, Term, World } from '../resolved/ir.js';
import type { Actor, Guard } from './ir.js';
import type { ModifierIndex } from './modifiers.js';

export interface Context {
  readonly world: World;
  readonly rule: string;
  /** Who acts where a sentence names nobody: who the steps around it are given to. */
  readonly by: Actor;
  /** Who executes the Event or conducts the procedure, whoever acts in the steps around. */
  readonly executing: Actor;
  /** Null in cards, chits and standing rules. */
  readonly procedure: ProcedureId | null;
  /** Own pieces may be taken from the map: in procedures that are offered, not in Events. */
  readonly lifting: boolean;
  /** The kind of the card whose Event these steps are; null elsewhere. */
  readonly cardKind: CardKindId | null;
  /** Variables that enclosing steps have let or rolled. */
  readonly variables: ReadonlySet<string>;
  /** Names of conditions that some conduct of the game waives, and of alternatives that some conduct asks for. */
  readonly waived: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  /** Names of quantities that some conduct gives another value, with these. */
  readonly overridden: ReadonlyMap<string, readonly NumberExpr[]>;
  /** Terms that cards add to the net change of the procedure in hand. */
  readonly terms: readonly { readonly term: Term; readonly guard: Guard }[];
  readonly modifiers: ModifierIndex;
}
