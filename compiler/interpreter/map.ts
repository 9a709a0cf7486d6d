/** The map in a position: what cards in force say of it goes before what is printed. */
import { rowAt } from '../../runtime/state.js';
import { isTrue } from './conditions.js';
import type { Frame } from './frame.js';

/** The kind of a space: the one that the last card in force says, else its own. */
export function kindIn(frame: Frame, space: number): number {
  const { core, world } = frame.machine;
  if (core.map === undefined) return rowAt(world.spaces, space).kind;
  const said = core.map.treated.filter((it) => Number(it.space) === space && holds(frame, it.condition));
  return said.at(-1)?.as ?? rowAt(world.spaces, space).kind;
}

/** The spaces beside a space, in play or not. */
export function besideIn(frame: Frame, space: number): readonly number[] {
  const { core, world } = frame.machine;
  const { adjacent } = rowAt(world.spaces, space);
  if (core.map === undefined) return adjacent;
  const joined = core.map.joined.filter(({ spaces }) => spaces.some((it) => Number(it) === space));
  const others = joined.flatMap((it) => (holds(frame, it.condition) ? it.spaces.filter((id) => id !== space) : []));
  return [...new Set<number>([...adjacent, ...others])];
}

function holds(frame: Frame, condition: Parameters<typeof isTrue>[1]): boolean {
  return isTrue({ ...frame, here: null }, condition);
}
