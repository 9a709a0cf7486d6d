/** Where spaces are drawn: as the board tells, in the units of drawings, and where it does not as it is drafted. */
import type { GameShown } from '../protocol.js';
import { draftOf, step } from './draft.js';
import { distance, type Point } from './shapes.js';

/** A board may count in any units: what lies next to a space comes to lie about a step away. */
export function positionsOf(shown: Pick<GameShown, 'spaces' | 'paths'>): ReadonlyMap<string, Point> {
  const told = new Map(shown.spaces.flatMap(({ name, at }) => (at === null ? [] : [[name, at] as const])));
  const scale = scaleOf([...told.values()]);
  const placed = new Map([...told].map(([name, [x, y]]): [string, Point] => [name, [x * scale, y * scale]]));
  return placed.size === shown.spaces.length ? placed : draftOf(shown, placed);
}

/** By what the units of a board are multiplied: 1 where it has less than two spaces. */
export function scaleOf(points: readonly Point[]): number {
  const nearest = points
    .map((point) => Math.min(...points.filter((other) => other !== point).map((other) => distance(point, other))))
    .filter((away) => away > 0 && Number.isFinite(away))
    .sort((one, other) => one - other);
  const middle = nearest[Math.floor(nearest.length / 2)];
  return middle === undefined ? 1 : step / middle;
}
