/** What spaces want of which there may be too little, as a part of Core. */
import type { BoxId, Condition, MarkerId, NumberExpr, PieceId } from '../resolved/ir.js';

/** What is placed in the current space, as far as there is room, and of which there may be too little. */
export interface Want {
  readonly of: Supply;
  readonly count: NumberExpr;
  /** Null: always. */
  readonly when: Condition | null;
}

/** What there may be too little of; pieces are whatever lies in one of the stores. */
export type Supply =
  | { readonly kind: 'marker'; readonly marker: MarkerId }
  | { readonly kind: 'pieces'; readonly stores: readonly Store[] };

/** Pieces of a kind in a box; null is Available. */
export interface Store {
  readonly piece: PieceId;
  readonly from: BoxId | null;
}
