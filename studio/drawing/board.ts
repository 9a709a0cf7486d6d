/**
 * The board of a game with what lies on it: areas of land, circles on it, lines between circles, and boxes. A line tells what is adjacent
 * where no border and no place within does.
 */
import type { OpenState } from '../../runtime/view.js';
import type { GameShown, SpaceShown } from '../protocol.js';
import { boundsOf, isWithin, type Land, landOf, widened } from './land.js';
import { type Lying, markerTags, tokenKinds, tokenRows } from './pieces.js';
import { positionsOf } from './positions.js';
import { between, distance, type Drawing, group, line, outline, type Point, type Shape, shifted } from './shapes.js';
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
const rim = 5;

/** Drawn where the board tells, or `at` other places. */
export function boardOf(shown: GameShown, at: ReadonlyMap<string, Point> = positionsOf(shown)): Board {
  const land = landFor(shown, at);
  const routes = shown.spaces.filter((it) => wayOf(it) === 'line').map((it) => routeOf(shown, at, it));
  const all = boundsOf([...at.values()]);
  const [left, top, right, bottom] = land?.bounds ?? widened(all, edge);
  const closed = land === null ? [] : closedBorders(shown, land);
  const ground = [
    ...shown.paths.map(({ spaces }) =>
      line(
        spaces.map((name) => at.get(name) ?? [0, 0]),
        'way',
      ),
    ),
    ...closed.map(({ from, to }) => line([from, to], 'closed-border')),
    ...linksOf(shown, at, land, routes).map((ends) => linkShape(ends, middleOf([...at.values()]))),
    ...routes.flatMap(({ points }) => [line(points, 'route'), line(points, 'route-ties')]),
  ];
  return { shown, at, land, ground, box: [left - rim, top - rim, right - left + 2 * rim, bottom - top + 2 * rim] };
}

function landFor({ spaces }: GameShown, at: ReadonlyMap<string, Point>): Land | null {
  const pointOf = (name: string): Point => at.get(name) ?? [0, 0];
  const areas = spaces.filter(isArea);
  if (areas.length < 2) return null;
  const pairs = spaces.flatMap((space) =>
    space.adjacent.filter((name) => name >= space.name).map((name) => [pointOf(space.name), pointOf(name)] as const),
  );
  return landOf({
    areas: new Map(areas.map(({ name }) => [name, pointOf(name)])),
    outer: new Set(areas.filter((it) => wayOf(it) === 'outer area').map(({ name }) => name)),
    all: [...at.values()],
    pairs: [...pairs, ...spaces.map(({ name }) => [pointOf(name), pointOf(name)] as const)],
  });
}

function isArea(space: SpaceShown): boolean {
  return wayOf(space) === 'area' || wayOf(space) === 'outer area';
}

/** The board in a position. */
export function boardDrawing(board: Board, state: OpenState): Drawing {
  const { shown, at, ground, box } = board;
  const kinds = tokenKinds(shown);
  const drawnAs = (...ways: readonly Way[]): readonly Shape[] =>
    ways.flatMap((way) => shown.spaces.filter((it) => wayOf(it) === way).map(place));
  const place = (space: SpaceShown): Shape => {
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
  };
  const water: Shape[] = board.land === null ? [] : [{ kind: 'path', d: board.land.coast, className: 'shore' }];
  const under = drawnAs('outer area', 'area');
  return { box, shapes: [...water, ...under, group('ground', 'ground', ground), ...drawnAs('line', 'circle', 'box')] };
}

/** What lies there, in the order in which it is counted. */
export function lyingIn(counts: Readonly<Record<string, number>>): readonly Lying[] {
  return Object.entries(counts).map(([name, count]) => ({ name, count }));
}

function spaceLabel(
  { name, shown, kind, values }: SpaceShown,
  pieces: readonly Lying[],
  markers: readonly Lying[],
  state: OpenState,
): string {
  const printed = Object.entries(values).map(([value, number]) => `, ${value} ${number}`);
  const there = [...pieces, ...markers].map((it) => `${it.count} ${it.name}`).join(', ');
  return `${shown}, ${state.treatedAs?.[name] ?? kind}${printed.join('')}: ${there === '' ? 'empty' : there}`;
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
      const ground: Shape = { kind: 'path', d, className: 'land' };
      const body: Shape =
        drawn === 'area' ? { kind: 'clip', id: `land-${name}`, d: land?.coast ?? '', shapes: [ground] } : ground;
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
        name: shifted(at, 0, -circleSize - 11),
        tokens: at,
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

/** A name in at most two lines. */
function nameShapes({ shown }: SpaceShown, at: Point, way: Way): readonly Shape[] {
  const most = way === 'circle' ? 11 : way === 'line' ? 16 : 20;
  const lines = inLines(shown, most);
  return lines.map((text, index): Shape => ({
    kind: 'text',
    at: shifted(at, 0, (index - (way === 'line' || way === 'circle' ? lines.length - 1 : (lines.length - 1) / 2)) * 14),
    text,
    className: 'name',
  }));
}

/** Borders that nothing goes across. */
function closedBorders({ spaces }: GameShown, { borders }: Land): Land['borders'] {
  return borders.filter(
    ({ between: [one, other], isOnLand }) =>
      isOnLand && !spaces.some(({ name, adjacent }) => name === one && adjacent.includes(other)),
  );
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

/** How far from its places a link ends, so that what lies there can be seen, and from how far on it goes round. */
const apart = 50;
const far = 250;

/** A link that is long goes round what lies between, away from the middle of the board. */
function linkShape([from, to]: readonly [Point, Point], middle: Point): Shape {
  const long = distance(from, to);
  const half = between(from, to, 0.5);
  const out = distance(middle, half);
  const bend = long < far || out === 0 ? 0 : (long * 0.75) / out;
  const corner = between(half, middle, -bend);
  const [[startX, startY], [endX, endY]] = [trimmed(from, corner), trimmed(to, corner)];
  return { kind: 'path', d: `M${startX},${startY}Q${corner.join(',')} ${endX},${endY}`, className: 'link' };
}

function trimmed(end: Point, corner: Point): Point {
  const long = distance(end, corner);
  return long < apart * 1.5 ? end : between(end, corner, apart / long);
}

function middleOf(points: readonly Point[]): Point {
  const [left, top, right, bottom] = boundsOf(points);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Pairs of places that are adjacent where nothing else shows it. */
function linksOf(
  { spaces, paths }: GameShown,
  at: ReadonlyMap<string, Point>,
  land: Land | null,
  routes: readonly Route[],
): readonly (readonly [Point, Point])[] {
  return spaces.flatMap((space) =>
    spaces
      .filter((other) => other.name > space.name && space.adjacent.includes(other.name))
      .filter((other) => !paths.some((path) => isStep(path.spaces, space.name, other.name)))
      .filter((other) => !isSeen(space, other, at, land, routes))
      .map((other) => [at.get(space.name) ?? [0, 0], at.get(other.name) ?? [0, 0]] as const),
  );
}

function isStep(spaces: readonly string[], one: string, other: string): boolean {
  return spaces.includes(one) && spaces.includes(other) && Math.abs(spaces.indexOf(one) - spaces.indexOf(other)) === 1;
}

function isSeen(
  one: SpaceShown,
  other: SpaceShown,
  at: ReadonlyMap<string, Point>,
  land: Land | null,
  routes: readonly Route[],
): boolean {
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
