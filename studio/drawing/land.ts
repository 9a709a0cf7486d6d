/** Areas of a map: each space has the land that lies nearest to it, up to the coast, and a border with those it meets. */
import { Delaunay } from 'd3-delaunay';
import { between, distance, outline, type Point, shifted } from './shapes.js';

/** Left, top, right and bottom. */
export type Bounds = readonly [number, number, number, number];

export interface Land {
  /** By area, the corners of its land, which goes on beyond the coast. */
  readonly cells: ReadonlyMap<string, readonly Point[]>;
  /** The outline of all that is near to places on the map. */
  readonly coast: string;
  readonly bounds: Bounds;
  /** Where two areas meet. */
  readonly borders: readonly Border[];
}

export interface Border {
  readonly between: readonly [string, string];
  readonly from: Point;
  readonly to: Point;
  /** Whether it can be seen within the coast. */
  readonly isOnLand: boolean;
}

/** What is on a map: areas, those of them that go on beyond the coast, all places, and which of these are adjacent. */
export interface Places {
  readonly areas: ReadonlyMap<string, Point>;
  readonly outer: ReadonlySet<string>;
  readonly all: readonly Point[];
  readonly pairs: readonly (readonly [Point, Point])[];
}

/** How far the coast is from what lies on the map. */
const margin = 92;

/** A border of which less can be seen is none. */
const leastBorder = 24;

/** The land of the areas, with a coast around all that lies on the map and between what is adjacent there. */
export function landOf({ areas, outer, all, pairs }: Places): Land {
  const bounds = widened(boundsOf(all), margin);
  const names = [...areas.keys()];
  const points = [...areas.values()];
  const delaunay = Delaunay.from(points.map(([x, y]): [number, number] => [x, y]));
  const voronoi = delaunay.voronoi([...bounds]);
  const polygons = points.map((_, index) => cornersOf(voronoi.cellPolygon(index)));
  const parts = [...pairs.map(([from, to]) => capsule(from, to)), ...trianglesOf(pairs)];
  const borders = polygons.flatMap((polygon, index) =>
    [...voronoi.neighbors(index)]
      .filter((other) => other > index)
      .flatMap((other): readonly Border[] => {
        const [from, to] = polygon.filter((corner) => (polygons[other] ?? []).some((it) => distance(it, corner) < 0.5));
        const pair = [names[index] ?? '', names[other] ?? ''] as const;
        if (from === undefined || to === undefined) return [];
        const isOnLand = lengthWithin(from, to, parts) >= leastBorder;
        const isSeen = isOnLand || (pair.some((name) => outer.has(name)) && distance(from, to) >= leastBorder);
        return isSeen ? [{ between: pair, from, to, isOnLand }] : [];
      }),
  );
  const cells = new Map(names.map((name, index) => [name, polygons[index] ?? []]));
  return { cells, coast: parts.map(outline).join(''), bounds, borders };
}

function lengthWithin(from: Point, to: Point, parts: readonly (readonly Point[])[]): number {
  const samples = 40;
  const on = Array.from({ length: samples + 1 }, (_, index) => between(from, to, index / samples));
  const seen = on.filter((point) => parts.some((part) => isWithin(point, part))).length;
  return (seen / (samples + 1)) * distance(from, to);
}

function cornersOf(polygon: readonly (readonly number[])[] | null): readonly Point[] {
  return (polygon ?? []).slice(0, -1).map(([x = 0, y = 0]): Point => [x, y]);
}

/** All that is near to a line between two points. */
function capsule(from: Point, to: Point): readonly Point[] {
  const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const half = (middle: Point, start: number): readonly Point[] =>
    Array.from({ length: 13 }, (_, index): Point => {
      const angle = start + (Math.PI * index) / 12;
      return shifted(middle, Math.cos(angle) * margin, Math.sin(angle) * margin);
    });
  return [...half(to, along - Math.PI / 2), ...half(from, along + Math.PI / 2)];
}

/** What lies between three points of which each is paired with the others, all turned the same way. */
function trianglesOf(pairs: Places['pairs']): readonly (readonly Point[])[] {
  const isPair = (one: Point, other: Point): boolean =>
    pairs.some((it) => it.includes(one) && it.includes(other) && one !== other);
  const points = [...new Set(pairs.flat())];
  return pairs.flatMap(([one, other]) =>
    points
      .filter((third) => isPair(one, third) && isPair(other, third))
      .map((third) => (isClockwise(one, other, third) ? [one, other, third] : [other, one, third])),
  );
}

function isClockwise([x, y]: Point, [toX, toY]: Point, [thirdX, thirdY]: Point): boolean {
  return (toX - x) * (thirdY - y) - (toY - y) * (thirdX - x) > 0;
}

export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return points.length === 0 ? [0, 0, 0, 0] : [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function widened([left, top, right, bottom]: Bounds, by: number): Bounds {
  return [left - by, top - by, right + by, bottom + by];
}

/** Whether a point lies within an outline. */
export function isWithin([x, y]: Point, corners: readonly Point[]): boolean {
  let isInside = false;
  corners.forEach(([fromX, fromY], index) => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [fromX, fromY];
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) isInside = !isInside;
  });
  return isInside;
}
