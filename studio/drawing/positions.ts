/** Where spaces are drawn: as the board tells, in the units of drawings, and where it does not as it is drafted. */
import type { GameShown, Placed } from '../protocol.js';
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

/** Digits behind the point are written where spaces lie so near one another, in the units of the board. */
const near = [50, 5, 0.5];

/**
 * What a board has to say for a space to be drawn at a point while the others stay. One that does not tell yet where all spaces are
 * tells it of each, as they were drafted.
 */
export function placesFor(shown: Pick<GameShown, 'spaces' | 'paths'>, moved: string, to: Point): readonly Placed[] {
  const told = shown.spaces.flatMap(({ at }) => (at === null ? [] : [at]));
  const isWhole = told.length === shown.spaces.length;
  const scale = isWhole ? scaleOf(told) : 1;
  const digits = near.findIndex((away) => step / scale >= away);
  const rounded = (value: number): number => Number((value / scale).toFixed(digits === -1 ? near.length : digits));
  const placed = ([x, y]: Point): Point => [rounded(x), rounded(y)];
  if (isWhole) return [{ space: moved, at: placed(to) }];
  return [...positionsOf(shown)].map(([space, at]) => ({ space, at: placed(space === moved ? to : at) }));
}
