/** Room for pieces, with what cards say of it. */
import { countAt, rowAt } from '../../runtime/state.js';
import { roomFor } from './board.js';
import { isTrue } from './conditions.js';
import { number, passesAll } from './expressions.js';
import type { Frame } from './frame.js';
import { kindIn } from './map.js';

/** How many more of a piece may come to a space. */
export function roomIn(frame: Frame, space: number, piece: number): number {
  const { game, machine } = frame;
  const printed = roomFor(machine.world, game, space, kindIn(frame, space), piece);
  if (machine.core.limits === undefined) return printed;
  const { columns } = rowAt(machine.world.pieces, piece);
  const there = columns.reduce((sum: number, column) => sum + countAt(game, space, column), 0);
  const inHand: Frame = { ...frame, here: null };
  return machine.core.limits
    .filter((it) => Number(it.piece) === piece && passesAll(inHand, it.spaces, space) && isTrue(inHand, it.condition))
    .reduce((least, { most }) => Math.min(least, Math.max(0, number(inHand, most) - there)), printed);
}
