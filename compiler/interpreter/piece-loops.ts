/** Steps that are done with one piece in hand after another. */
import { DONE, type Effect, pieceCode } from '../../runtime/decision.js';
import type { Op, Statement } from '../core/ir.js';
import { heapsAt } from './board.js';
import { number, placesOf } from './expressions.js';
import { boundsOf, type Frame, type PieceInHand, spaceOf, whyOf } from './frame.js';
import { isPossible } from './possible.js';
import { choose } from './questions.js';
import { perform } from './statements.js';

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** Each of those that are there at the beginning, as long as one like it is where it was. */
export function* eachPiece(frame: Frame, op: Of<'each piece'>): Effect {
  for (const { column, space, moved, count } of heapsOf(frame, op)) {
    for (let left = count; left > 0; left -= 1) {
      const piece: PieceInHand = { column, space, moved };
      if (!isThere(frame, piece)) continue;
      frame.machine.visit?.(op, 'a piece');
      if (yield* perform({ ...frame, piece, here: piece }, op.body)) return;
    }
  }
}

/** Pieces of the actor's choice with which something can be done, out of those that are there at the beginning, each once. */
export function* choosePieces(frame: Frame, statement: Statement, op: Of<'choose pieces'>, by: number): Effect {
  const { game, machine } = frame;
  const { least, most } = boundsOf(frame, op.range, number);
  const heaps = heapsOf(frame, op);
  for (let done = 0; done < most; done += 1) {
    const able = heaps.filter(({ column, space, moved, count }) => {
      const piece = { column, space, moved };
      return count > 0 && isThere(frame, piece) && isPossible({ ...frame, piece, here: piece }, op.possible);
    });
    // Where one that has moved would do as well as one that has not, the latter is meant.
    const free = able.filter(
      (heap) => !heap.moved || !able.some((it) => it !== heap && it.column === heap.column && it.space === heap.space),
    );
    if (free.length === 0) {
      if (done === 0) machine.visit?.(op, 'none');
      return;
    }
    const codes = free.map(({ column, space }) => pieceCode(machine.rules, space, column));
    const options = done >= least ? [...codes, DONE] : codes;
    const about = { space: spaceOf(frame), most, done };
    const answer: number = yield* choose(game, by, 'piece', whyOf(frame, statement), options, null, about);
    const heap = free[codes.indexOf(answer)];
    if (heap === undefined) return;
    machine.visit?.(op, 'a piece');
    heap.count -= 1;
    const piece: PieceInHand = { column: heap.column, space: heap.space, moved: heap.moved };
    if (yield* perform({ ...frame, piece, here: piece }, op.body)) return;
  }
}

/** Pieces of one column in one space that are alike, and how many of them have not been in hand. */
interface Heap {
  readonly column: number;
  readonly space: number;
  readonly moved: boolean;
  count: number;
}

function heapsOf(frame: Frame, { columns, where }: Of<'each piece' | 'choose pieces'>): Heap[] {
  return placesOf(frame, where).flatMap((space) =>
    columns.flatMap((column) => heapsAt(frame.game, space, column).map((heap) => ({ column, space, ...heap }))),
  );
}

/** One such piece stands there still. */
function isThere({ game }: Frame, { column, space, moved }: PieceInHand): boolean {
  return heapsAt(game, space, column).some((heap) => heap.moved === moved && heap.count > 0);
}
