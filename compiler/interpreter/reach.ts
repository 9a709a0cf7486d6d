/** How far the piece in hand comes from space to space. */
import { numberAt, rowAt } from '../../runtime/state.js';
import type { SpaceTest } from '../resolved/ir.js';
import { number, spaces } from './expressions.js';
import { type Frame, inHand, recordBoundary } from './frame.js';
import { besideIn, kindIn } from './map.js';

/** Tells of each space whether the piece in hand comes to it for no more than it has, as the position is now. */
export function reachOf(frame: Frame, test: Extract<SpaceTest, { kind: 'reach' }>): (space: number) => boolean {
  const { world } = frame.machine;
  const most = number(frame, test.most);
  const { column, space: start } = inHand(frame);
  const { barred } = rowAt(world.pieces, rowAt(world.columns, column).piece);
  const cost = (to: number): number => (test.cost === null ? 1 : numberAt(rowAt(world.values, test.cost).numbers, to));
  const through = spaces(frame, test.through).filter(
    (it) => !barred.some((kind) => Number(kind) === kindIn(frame, it)),
  );
  const ends = new Set(test.ends === null ? [] : spaces(frame, test.ends));
  const spent = new Map([[start, 0]]);
  for (let again = true; again;) {
    again = false;
    for (const to of through) {
      for (const from of besideIn(frame, to)) {
        const before = from !== start && ends.has(from) ? undefined : spent.get(from);
        if (before === undefined || before + cost(to) >= (spent.get(to) ?? Infinity)) continue;
        spent.set(to, before + cost(to));
        again = true;
      }
    }
  }
  return (space) => {
    const costs = spent.get(space);
    if (costs === most) recordBoundary(frame, test, 'just reached');
    if (costs === most + 1) recordBoundary(frame, test, 'one too far');
    return space !== start && costs !== undefined && costs <= most;
  };
}
