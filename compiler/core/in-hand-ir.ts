/** What is done with pieces in hand, as a part of Core. */
import type { ColumnId, Where } from '../resolved/ir.js';
import type { Block, Range } from './ir.js';
import type { Possible } from './possible-ir.js';

export type InHandOp =
  /** With each of the pieces that are there at the beginning, as long as it stands where it was. */
  | { readonly kind: 'each piece'; readonly columns: readonly ColumnId[]; readonly where: Where; readonly body: Block }
  /** With pieces that the actor chooses one after another, each once, out of those that are there at the beginning. */
  | {
      readonly kind: 'choose pieces';
      readonly columns: readonly ColumnId[];
      readonly where: Where;
      readonly range: Range;
      /** Of a piece in hand that could be chosen: something can change. */
      readonly possible: Possible;
      readonly body: Block;
    };
