/** What scripts may say that dice show. */
import { visit } from '../resolved/children.js';
import type { World } from '../resolved/ir.js';
import { usualSides } from '../surface/dice.js';

const known = new WeakMap<World, number>();

/** The most that any die of the game shows; that of the usual die where the rules roll none. */
export function highestFace(world: World): number {
  const found = known.get(world);
  if (found !== undefined) return found;
  const sizes: number[] = [];
  visit('world', world, {
    act: (act) => {
      if (act.kind === 'roll') sizes.push(act.sides);
    },
  });
  const highest = sizes.length === 0 ? usualSides : Math.max(...sizes);
  known.set(world, highest);
  return highest;
}
