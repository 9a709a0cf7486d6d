/** What is done with chits, and with cards that are held: a part of Core. */
import type { ChitPlace, ChitSelector, FamilyId, Look, NumberExpr } from '../resolved/ir.js';

export type ChitOp =
  | { readonly kind: 'draw'; readonly family: FamilyId; readonly count: NumberExpr; readonly to: 'drawn' | 'held' }
  /** `tallies`: the accumulators that the value of the chit is added to. */
  | {
      readonly kind: 'take chit';
      readonly from: ChitSelector;
      readonly to: ChitPlace;
      readonly optional: boolean;
      readonly tallies: string[];
    }
  | { readonly kind: 'move chits'; readonly from: ChitSelector; readonly to: ChitPlace }
  /** The actor chooses a card of the hand, plays its Event and discards it. */
  | { readonly kind: 'play card'; readonly from: ChitSelector; readonly optional: boolean }
  | Look;
