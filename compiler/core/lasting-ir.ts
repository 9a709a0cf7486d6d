/** What cards say of spaces, by the position: how many of a piece they hold, of which kind they are, what is adjacent to them. */
import type { Condition, NumberExpr, PieceId, ProcedureId, SpaceId, SpaceKindId, SpaceSet } from '../resolved/ir.js';

/** So many of the piece at most in each of the spaces, where the condition holds. */
export interface Limit {
  readonly text: string;
  readonly condition: Condition;
  readonly piece: PieceId;
  readonly spaces: SpaceSet;
  readonly most: NumberExpr;
}

/** The space is of that kind and of no other, where the condition holds; of several for one space the last holds. */
export interface Treated {
  readonly text: string;
  readonly condition: Condition;
  readonly space: SpaceId;
  readonly as: SpaceKindId;
}

/** The two spaces are adjacent, where the condition holds. */
export interface Joined {
  readonly text: string;
  readonly condition: Condition;
  readonly spaces: readonly [SpaceId, SpaceId];
}

/** It accompanies the procedure as well, where the condition holds. */
export interface Accompanying {
  readonly text: string;
  readonly condition: Condition;
  readonly host: ProcedureId;
}

export interface MapChanges {
  readonly treated: readonly Treated[];
  readonly joined: readonly Joined[];
}
