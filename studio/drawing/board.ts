/**
 * The board of a game with what lies on it: areas of land, circles on it, lines between circles, and boxes. A line tells what is adjacent
 * where no border and no place within does.
 */
import type { OpenState } from '../../runtime/view.js';
import type { GameShown, SpaceShown } from '../protocol.js';
import { boundsOf, isWithin, type Land, landOf } from './land.js';
import { type Lying, markerTags, tokenKinds, tokenRows } from './pieces.js';
import { positionsOf } from './positions.js';
import {
  between,
  distance,
  type Drawing,
  group,
  line,
  outline,
  type Point,
  type Shape,
  shifted,
  smoothOutline,
} from './shapes.js';
import { inLines } from './words.js';

/** What of a board stays the same whatever lies on it. */
export interface Board {
  readonly shown: GameShown;
  readonly at: ReadonlyMap<string, Point>;
  readonly land: Land | null;
  /** Under the spaces: land, borders, lines. */
  readonly ground: readonly Shape[];
  readonly box: Drawing['box'];
}

type Way = NonNullable<SpaceShown['drawn']>;

const wayOf = ({ drawn }: SpaceShown): Way => drawn ?? 'box';

/** Sizes, in the units of drawings. */
const circleSize = 56;
const edge = 150;

export function boardOf(shown: GameShown): Board {
  const at = positionsOf(shown);
  const placed = (ways: readonly Way[]): ReadonlyMap<string, Point> =>
    new Map(shown.spaces.filter((it) => ways.includes(wayOf(it))).map(({ name }) => [name, at.get(name) ?? [0, 0]]));
  const areas = placed(['area', 'outer area']);
  const land = areas.size < 2 ? null : landOf(areas, [...at.values()]);
  const routes = shown.spaces.filter((it) => wayOf(it) === 'line').map((it) => routeOf(shown, at, it));
  const [left, top, right, bottom] = boundsOf(land?.coast ?? [...at.values()]);
  const beyond = land === null ? edge : 30;
  const ground = [
    ...(land === null ? [] : [groundOf(shown, land)]),
    ...linksOf(shown, at, land, routes).map(([from, to]) => line([from, to], 'link')),
    ...routes.flatMap(({ points }) => [line(points, 'route'), line(points, 'route-ties')]),
  ];
  const box = [left - beyond, top - beyond, right - left + 2 * beyond, bottom - top + 2 * beyond] as const;
  return { shown, at, land, ground, box };
}

/** The board in a position. */
export function boardDrawing(board: Board, state: OpenState): Drawing {
  const { shown, at, ground, box } = board;
  const kinds = tokenKinds(shown);
  const order = ['outer area', 'area', 'line', 'circle', 'box'];
  const spaces = shown.spaces.toSorted((one, other) => order.indexOf(wayOf(one)) - order.indexOf(wayOf(other)));
  const places = spaces.map((space): Shape => {
    const middle = at.get(space.name) ?? [0, 0];
    const now = state.spaces[space.name];
    const pieces = lyingIn(now?.pieces ?? {});
    const markers = lyingIn(now?.markers ?? {});
    const label = spaceLabel(space, pieces, markers, state);
    const { body, name, tokens, most, tags } = layoutOf(space, middle, board, pieces.length);
    return group(
      space.name,
      `space ${wayOf(space).replace(' ', '-')}`,
      [
        ...body,
        ...nameShapes(space, name, wayOf(space)),
        ...tokenRows(kinds, pieces, { at: tokens, most, place: space.name }),
        ...markerTags(markers, tags),
      ],
      { kind: 'space', name: space.name, place: null, label },
    );
  });
  return { box, shapes: [group('ground', 'ground', ground), ...places] };
}

/** What lies there, in the order in which it is counted. */
export function lyingIn(counts: Readonly<Record<string, number>>): readonly Lying[] {
  return Object.entries(counts).map(([name, count]) => ({ name, count }));
}

function spaceLabel(
  { name, shown, kind }: SpaceShown,
  pieces: readonly Lying[],
  markers: readonly Lying[],
  state: OpenState,
): string {
  const there = [...pieces, ...markers].map((it) => `${it.count} ${it.name}`).join(', ');
  return `${shown}, ${state.treatedAs?.[name] ?? kind}: ${there === '' ? 'empty' : there}`;
}

interface Layout {
  readonly body: readonly Shape[];
  /** Where the name, the pieces and the markers are, and how many pieces lie in a row. */
  readonly name: Point;
  readonly tokens: Point;
  readonly most: number;
  readonly tags: Point;
}

function layoutOf({ name, drawn }: SpaceShown, at: Point, { land }: Board, sorts: number): Layout {
  switch (drawn ?? 'box') {
    case 'area':
    case 'outer area': {
      const d = outline(land?.cells.get(name) ?? []);
      const coast = smoothOutline(land?.coast ?? []);
      const body: Shape = {
        kind: 'clip',
        id: `land-${name}`,
        d: coast,
        shapes: [{ kind: 'path', d, className: 'land' }],
      };
      const rows = Math.max(1, Math.ceil(sorts / 3));
      return {
        body: [body],
        name: shifted(at, 0, -38),
        tokens: shifted(at, 0, -21 + rows * 21),
        most: 3,
        tags: shifted(at, 0, 14 + rows * 42 - 20),
      };
    }
    case 'circle':
      return {
        body: [{ kind: 'circle', at, r: circleSize, className: 'land' }],
        name: shifted(at, 0, -circleSize + 20),
        tokens: shifted(at, 0, sorts > 2 ? 10 : 6),
        most: sorts > 4 ? 3 : 2,
        tags: shifted(at, 0, circleSize - 6),
      };
    case 'line':
      return {
        body: [{ kind: 'rect', at, width: sorts > 2 ? 142 : 100, height: 46, round: 10, className: 'land' }],
        name: shifted(at, 0, -33),
        tokens: at,
        most: 3,
        tags: shifted(at, 0, 32),
      };
    case 'box':
      return {
        body: [{ kind: 'rect', at, width: 132, height: 96, round: 10, className: 'land' }],
        name: shifted(at, 0, -32),
        tokens: shifted(at, 0, 8),
        most: 3,
        tags: shifted(at, 0, 46),
      };
  }
}

/** A name in at most two lines, with what the space counts for behind it. */
function nameShapes({ shown, population }: SpaceShown, at: Point, way: Way): readonly Shape[] {
  const most = way === 'circle' ? 11 : way === 'line' ? 16 : 20;
  const lines = inLines(population === null ? shown : `${shown} ${population}`, most);
  return lines.map((text, index): Shape => ({
    kind: 'text',
    at: shifted(at, 0, (index - (way === 'line' ? lines.length - 1 : (lines.length - 1) / 2)) * 14),
    text,
    className: 'name',
  }));
}

/** Land, with borders that nothing goes across told apart. */
function groundOf({ spaces }: GameShown, { coast, borders }: Land): Shape {
  const isOpen = ([one, other]: readonly [string, string]): boolean =>
    spaces.some(({ name, adjacent }) => name === one && adjacent.includes(other));
  const d = smoothOutline(coast);
  const closed = borders.filter((it) => !isOpen(it.between)).map(({ from, to }) => line([from, to], 'closed-border'));
  return group('land', 'coast', [
    { kind: 'path', d, className: 'sea-edge' },
    { kind: 'path', d, className: 'coast-fill' },
    { kind: 'clip', id: 'closed', d, shapes: closed },
  ]);
}

/** A line space goes from circle to circle through its own place; where there is one circle alone, on to an outer area or off the board. */
interface Route {
  readonly name: string;
  readonly points: readonly Point[];
}

function routeOf({ spaces }: GameShown, at: ReadonlyMap<string, Point>, { name, adjacent }: SpaceShown): Route {
  const own = at.get(name) ?? [0, 0];
  const ends = (way: Way): readonly Point[] =>
    spaces.filter((it) => wayOf(it) === way && adjacent.includes(it.name)).map((it) => at.get(it.name) ?? own);
  const [from, to] = ends('circle');
  if (from === undefined) return { name, points: [own] };
  const [outer] = ends('outer area');
  const beyond = shifted(own, (own[0] - from[0]) * 0.6, (own[1] - from[1]) * 0.6);
  return { name, points: [from, own, to ?? (outer === undefined ? beyond : between(own, outer, 0.7))] };
}

/** Pairs of places that are adjacent where nothing else shows it. */
function linksOf(
  { spaces }: GameShown,
  at: ReadonlyMap<string, Point>,
  land: Land | null,
  routes: readonly Route[],
): readonly (readonly [Point, Point])[] {
  return spaces.flatMap((space) =>
    spaces
      .filter((other) => other.name > space.name && space.adjacent.includes(other.name))
      .filter((other) => !isSeen(space, other, at, land, routes))
      .map((other) => [at.get(space.name) ?? [0, 0], at.get(other.name) ?? [0, 0]] as const),
  );
}

function isSeen(
  one: SpaceShown,
  other: SpaceShown,
  at: ReadonlyMap<string, Point>,
  land: Land | null,
  routes: readonly Route[],
): boolean {
  const isArea = (it: SpaceShown): boolean => wayOf(it) === 'area' || wayOf(it) === 'outer area';
  if (isArea(one) && isArea(other))
    return land?.borders.some(({ between: pair }) => pair.includes(one.name) && pair.includes(other.name)) === true;
  if (isArea(one)) return isSeen(other, one, at, land, routes);
  const along = pointsOf(one, at, routes);
  if (isArea(other)) {
    const cell = land?.cells.get(other.name) ?? [];
    return along.some((point) => isWithin(point, cell));
  }
  const reach = wayOf(one) === 'box' || wayOf(other) === 'box' ? 0 : circleSize;
  return pointsOf(other, at, routes).some((point) => along.some((it) => distance(it, point) < reach));
}

/** Points that a space lies on: its circle, or its route. */
function pointsOf(space: SpaceShown, at: ReadonlyMap<string, Point>, routes: readonly Route[]): readonly Point[] {
  const middle = at.get(space.name) ?? [0, 0];
  const route = routes.find(({ name }) => name === space.name);
  if (route === undefined) {
    const ring = Array.from({ length: 8 }, (_, index): Point => {
      const angle = (Math.PI * index) / 4;
      return shifted(middle, Math.cos(angle) * circleSize, Math.sin(angle) * circleSize);
    });
    return wayOf(space) === 'circle' ? [middle, ...ring] : [middle];
  }
  return route.points.flatMap((point, index) => {
    const next = route.points[index + 1];
    return next === undefined ? [point] : Array.from({ length: 10 }, (_, part) => between(point, next, part / 10));
  });
}
