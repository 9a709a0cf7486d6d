/** Areas of a map: each space has the land that lies nearest to it, and a border with those it meets. */
import { Delaunay } from 'd3-delaunay';
import { between, distance, type Point, shifted } from './shapes.js';

export interface Land {
  /** By area, the corners of its land, which goes on beyond the coast. */
  readonly cells: ReadonlyMap<string, readonly Point[]>;
  /** Around everything on the map. */
  readonly coast: readonly Point[];
  /** Where two areas meet. */
  readonly borders: readonly Border[];
}

export interface Border {
  readonly between: readonly [string, string];
  readonly from: Point;
  readonly to: Point;
}

/** How far the coast is from what lies on the map. */
const margin = 105;

/** The land of the areas, within a coast around all that is drawn `on` it. */
export function landOf(areas: ReadonlyMap<string, Point>, on: readonly Point[]): Land {
  const coast = around(on);
  const names = [...areas.keys()];
  const points = [...areas.values()];
  const [left, top, right, bottom] = boundsOf(coast);
  const delaunay = Delaunay.from(points.map(([x, y]): [number, number] => [x, y]));
  const voronoi = delaunay.voronoi([left - 10, top - 10, right + 10, bottom + 10]);
  const polygons = points.map((_, index) => cornersOf(voronoi.cellPolygon(index)));
  const borders = polygons.flatMap((polygon, index) =>
    [...voronoi.neighbors(index)]
      .filter((other) => other > index)
      .flatMap((other): readonly Border[] => {
        const shared = polygon.filter((corner) => (polygons[other] ?? []).some((it) => distance(it, corner) < 0.5));
        const [from, to] = shared;
        const pair = [names[index] ?? '', names[other] ?? ''] as const;
        return from === undefined || to === undefined || !hasLength(from, to, coast)
          ? []
          : [{ between: pair, from, to }];
      }),
  );
  return { cells: new Map(names.map((name, index) => [name, polygons[index] ?? []])), coast, borders };
}

/** A border of which less can be seen on the land is none. */
const leastBorder = 24;

function hasLength(from: Point, to: Point, coast: readonly Point[]): boolean {
  const parts = 40;
  const on = Array.from({ length: parts + 1 }, (_, index) => between(from, to, index / parts));
  const share = on.filter((point) => isWithin(point, coast)).length / (parts + 1);
  return share * distance(from, to) >= leastBorder;
}

function cornersOf(polygon: readonly (readonly number[])[] | null): readonly Point[] {
  return (polygon ?? []).slice(0, -1).map(([x = 0, y = 0]): Point => [x, y]);
}

/** The points of a coast that keeps away from all points, without inlets. */
function around(points: readonly Point[]): readonly Point[] {
  const ring = points.flatMap((point) =>
    Array.from({ length: 12 }, (_, index): Point => {
      const angle = (Math.PI * index) / 6;
      return shifted(point, Math.cos(angle) * margin, Math.sin(angle) * margin);
    }),
  );
  const hull = [...Delaunay.from(ring.map(([x, y]): [number, number] => [x, y])).hull];
  return hull.map((index) => ring[index] ?? [0, 0]);
}

/** Left, top, right and bottom. */
export function boundsOf(points: readonly Point[]): readonly [number, number, number, number] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return points.length === 0 ? [0, 0, 0, 0] : [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
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
