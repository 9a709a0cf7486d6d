/** What cards, and procedures that are declared, add to something else, as a part of Core. */
import type { CardId, Condition, ProcedureId } from '../resolved/ir.js';
import type { Block } from './ir.js';
import type { Possible } from './possible-ir.js';

/** When a card's change applies: while its side is in play, or while it is the current card. */
export interface Guard {
  readonly card: CardId;
  readonly when: { readonly kind: 'in play'; readonly side: number } | { readonly kind: 'current' };
  /** What must hold besides. */
  readonly condition?: Condition;
  /** It may be asked while cards are disregarded, and does not apply then; absent where it cannot be. */
  readonly disregardable?: true;
}

/** Steps at a moment of something else: a card's, or those of a procedure that is declared there. They stand in its own module. */
export interface Hook {
  readonly guard: Guard | DeclaredGuard;
  /** Index into the `woven` of the card or the procedure. */
  readonly index: number;
  readonly given: readonly Capture[];
  readonly text: string;
}

/** Steps that are done in place of a procedure; `may`: if whoever conducts it likes, where they can do something. */
export interface Replacement {
  readonly woven: Hook;
  readonly may: boolean;
  readonly possible: Possible;
}

/** The steps are done where this procedure has been declared in the current space. */
export interface DeclaredGuard {
  readonly declared: ProcedureId;
}

/** What added steps are given besides the game and who acts. */
export type Capture =
  /** The current space, the group that moved, the bounds of the conduct. */
  | { readonly kind: 'here' | 'group' | 'scope' }
  /** A number that is known there: `roll`, or a name that `let` gave. */
  | { readonly kind: 'number'; readonly name: string };

/** Steps that a card, or a procedure that is declared, adds to something else. */
export interface HookSteps {
  readonly title: string;
  readonly rule: string;
  readonly text: string;
  readonly given: readonly Capture[];
  readonly block: Block;
  readonly movesOnce: boolean;
}
