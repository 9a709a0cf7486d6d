/**
 * Movement in groups: one origin, one destination, some pieces. Of one movement a piece is part once, so a loop of groups
 * ends; a rule may say that it moves once in several of them.
 */
import { type Amount, leastOf, mostOf } from './amount.js';
import { decision, DONE, type Effect, includes, logSkipped, NOWHERE, onlyOption, range } from './decision.js';
import type { PieceInHand } from './piece-in-hand.js';
import { changeCountAt, countAt, type Game, movedAt, numberAt, room, rowAt, setMovedAt, turnPieces } from './state.js';

/** Where pieces can go: the same spaces from everywhere, or those of each origin. */
export type Destinations = readonly number[] | ((origin: number) => readonly number[]);

/** What has moved and does not move again: how many of a column in a space, and which pairs of origin and destination. */
export interface Arrivals {
  /** Space × columns + column, and beside it how many. */
  readonly codes: number[];
  readonly counts: number[];
  /** Origin × spaces + destination. */
  readonly pairs: number[];
  /** What has moved this turn does not move again. */
  readonly ofTurn?: true;
}

export interface Group {
  readonly from: number;
  readonly to: number;
  readonly columns: readonly number[];
  /** By index of the columns: how many moved. */
  readonly counts: readonly number[];
  readonly size: number;
  /** Where the moved pieces are remembered, so that flipping them keeps it right. */
  readonly arrivals: Arrivals;
}

/** Which pieces can move from where to where. */
export interface Move {
  /** By their columns. */
  readonly pieces: readonly number[];
  /** What has moved already. */
  readonly arrivals: Arrivals;
  readonly from: readonly number[];
  readonly to: Destinations;
  /** A pair of origin and destination serves one group only. */
  readonly pairsOnce?: boolean;
  /** Which pieces may move; any where nothing is said. */
  readonly only?: (piece: PieceInHand) => boolean;
}

/** What of a movement tells which pieces of a column can move. */
interface Free {
  readonly arrivals: Arrivals;
  readonly only: ((piece: PieceInHand) => boolean) | undefined;
}

/** All of a movement that tells who can go where, whatever is said of it: what is looked up so often is fastest where all have one shape. */
interface Going extends Free {
  readonly columns: readonly number[];
  readonly to: Destinations;
  readonly pairsOnce: boolean;
  readonly own: ((space: number) => boolean) | undefined;
}

function goingOf(move: Move & Pick<Moving, 'own'>): Going {
  const { pieces: columns, arrivals, to, pairsOnce = false, only, own } = move;
  return { columns, arrivals, to, pairsOnce, only, own };
}

/** A group that moves, and how many it has: 1 or more. */
export interface Moving extends Move, Amount {
  /** The pieces have to move where they can: no DONE is offered. */
  readonly must?: boolean;
  /** Where pieces may also move to the space where they are: whether they may in this one. They stay, and have moved. */
  readonly own?: (space: number) => boolean;
  /** The current space, where there is one: from where pieces move is asked of it. */
  readonly here?: number;
  /** Only this piece, of those of its column: it is told what has moved this turn. */
  readonly piece?: PieceInHand;
}

export function newArrivals(): Arrivals {
  return { codes: [], counts: [], pairs: [] };
}

/** As `newArrivals`, where what has moved this turn does not move again. */
export function arrivalsOfTurn(): Arrivals {
  return { ...newArrivals(), ofTurn: true };
}

/** Where nothing has moved yet. */
export const NO_ARRIVALS: Arrivals = { codes: [], counts: [], pairs: [] };

/** Whether some group can move from one of the origins to another space. */
export function canMove(game: Game, move: Move): boolean {
  const going = goingOf(move);
  const { from: origins } = move;
  for (let i = 0; i < origins.length; i += 1) {
    const origin = numberAt(origins, i);
    if (!hasMovable(game, going, origin)) continue;
    if (reachableFrom(game, going, origin, true).length > 0) return true;
  }
  return false;
}

/** Pieces in a space, by their columns, with what has moved already. */
export interface Standing {
  readonly pieces: readonly number[];
  readonly arrivals: Arrivals;
  readonly in: number;
}

/** Whether the pieces in a space that have not moved, all of them or one, are a group that passes the test. */
export function someGroup(game: Game, standing: Standing, test: (group: Group) => boolean): boolean {
  const { pieces: columns, arrivals, in: space } = standing;
  const counts = allOf(game, columns, { arrivals, only: undefined }, space);
  const most = sum(counts);
  const groupOf = (size: number): Group => ({ from: space, to: space, columns, counts, size, arrivals });
  return most > 0 && (test(groupOf(most)) || test(groupOf(1)));
}

/** Whether the group has pieces of these columns. */
export function isInGroup(group: Group, columns: readonly number[]): boolean {
  for (let i = 0; i < group.columns.length; i += 1) {
    if (numberAt(group.counts, i) > 0 && includes(columns, numberAt(group.columns, i))) return true;
  }
  return false;
}

/**
 * `by` moves one group: an origin, a destination of it where the pieces may stand (itself only with `own`), and how many of
 * each column, as far as there are. With one origin, that is not asked. Null where the faction is done or nothing can move.
 */
export function* moveGroup(game: Game, by: number, why: string, moving: Moving): Effect<Group | null> {
  const { from: origins, must = false } = moving;
  const going = goingOf(moving);
  const { columns, arrivals } = going;
  const least = leastOf(moving);
  const most = mostOf(moving);
  const from: number[] = [];
  let to: number[] = [];
  if (most > 0) {
    for (let i = 0; i < origins.length; i += 1) {
      const origin = numberAt(origins, i);
      if (!hasMovable(game, going, origin) || includes(from, origin)) continue;
      const reachable = reachableFrom(game, going, origin, origins.length > 1);
      if (reachable.length === 0) continue;
      from.push(origin);
      to = reachable;
    }
  }
  if (from.length === 0) {
    if (must) logSkipped(game, by, why);
    return null;
  }
  const single = origins.length === 1;
  if (!single && !must) from.push(DONE);
  const origin =
    from.length === 1
      ? numberAt(from, 0)
      : yield decision(by, 'space', why, from, null, null, moving.here ?? NOWHERE, 0, most);
  if (origin === DONE) return null;
  if (origins.length > 1) to = reachableFrom(game, going, origin, false);
  if (single && !must) to.push(DONE);
  const destination =
    to.length > 1
      ? yield decision(by, 'space', why, to, null, null, origin, 0, most)
      : onlyOption(game, by, 'space', why, to, null);
  if (destination === DONE) return null;

  const all = allOf(game, columns, going, origin);
  const atMost = Math.min(most, mostThatFit(game, columns, going, origin, destination, []));
  const atLeast = Math.max(1, Math.min(least, atMost));
  const counts =
    atLeast < sum(all)
      ? yield* countGroup(game, by, why, columns, going, origin, destination, atLeast, atMost, most)
      : all;
  const { marksMoves } = game.rules.layout;
  let size = 0;
  for (let i = 0; i < columns.length; i += 1) {
    const count = numberAt(counts, i);
    if (count === 0) continue;
    const column = numberAt(columns, i);
    size += count;
    const before = marksMoves ? movedAt(game, origin, column) : 0;
    changeCountAt(game, origin, column, -count);
    if (marksMoves && moving.piece?.moved === true) setMovedAt(game, origin, column, before - count);
    changeCountAt(game, destination, column, count);
    if (marksMoves) setMovedAt(game, destination, column, movedAt(game, destination, column) + count);
    addArrived(game, arrivals, destination, column, count);
  }
  if (moving.piece !== undefined) moving.piece.moved = true;
  const pair = origin * game.rules.spaces.length + destination;
  if (!includes(arrivals.pairs, pair)) arrivals.pairs.push(pair);
  return { from: origin, to: destination, columns, counts, size, arrivals };
}

/** As `moveGroup`, group after group, until the faction is done or nothing more can move. */
export function* moveGroups(game: Game, by: number, why: string, moving: Moving): Effect {
  let group: Group | null;
  do {
    group = yield* moveGroup(game, by, why, moving);
  } while (group !== null);
}

/** The spaces to which the groups have moved at least `least` (and 1) such pieces from elsewhere, in the order of the map. */
export function spacesReached(
  game: Game,
  groups: readonly Group[],
  columns: readonly number[],
  least: number,
): number[] {
  return game.rules.layout.everySpace.filter((space) => {
    let came = 0;
    for (const group of groups) if (group.to === space && group.from !== space) came += movedIn(group, columns);
    return came >= Math.max(1, least);
  });
}

/** How many pieces of these columns moved with the group. */
export function movedIn(group: Group, columns: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < group.columns.length; i += 1)
    if (includes(columns, numberAt(group.columns, i))) count += numberAt(group.counts, i);
  return count;
}

/** Turns the pieces of a group, where they have come to, from `columns[i]` to `to[i]`. */
export function flipGroup(game: Game, group: Group, columns: readonly number[], to: readonly number[]): void {
  for (let i = 0; i < columns.length; i += 1) {
    const from = numberAt(columns, i);
    const into = numberAt(to, i);
    if (from === into) continue;
    const count = Math.min(numberAt(group.counts, i), countAt(game, group.to, from));
    if (count === 0) continue;
    const moved = Math.min(count, movedAt(game, group.to, from));
    setMovedAt(game, group.to, from, movedAt(game, group.to, from) - moved);
    turnPieces(game, group.to, from, into, count);
    setMovedAt(game, group.to, into, movedAt(game, group.to, into) + moved);
    addArrived(game, group.arrivals, group.to, from, -count);
    addArrived(game, group.arrivals, group.to, into, count);
  }
}

/** Asks how many of each column go, where there is a choice; `bound` is what the sentence says. */
function* countGroup(
  game: Game,
  by: number,
  why: string,
  columns: readonly number[],
  free: Free,
  origin: number,
  destination: number,
  least: number,
  most: number,
  bound: number,
): Effect<number[]> {
  const counts: number[] = [];
  let chosen = 0;
  for (let i = 0; i < columns.length; i += 1) {
    const fits = fitting(game, columns, free, origin, destination, i, counts);
    const high = Math.min(fits, most - chosen);
    counts.push(0);
    const later = mostThatFit(game, columns, free, origin, destination, counts);
    const low = Math.max(0, least - chosen - later);
    const labels = columns.length > 1 ? rowAt(game.rules.layout.columnLabels, numberAt(columns, i)) : null;
    const count =
      low >= high ? high : yield decision(by, 'count', why, range(low, high), labels, null, origin, 0, bound);
    chosen += count;
    counts[i] = count;
  }
  return counts;
}

/** How many of each column have not moved yet. */
function allOf(game: Game, columns: readonly number[], free: Free, origin: number): number[] {
  const counts: number[] = [];
  for (let i = 0; i < columns.length; i += 1) counts.push(movable(game, free, origin, numberAt(columns, i)));
  return counts;
}

/** How many can go of the columns after those that `counts` already tells. */
function mostThatFit(
  game: Game,
  columns: readonly number[],
  free: Free,
  origin: number,
  destination: number,
  counts: readonly number[],
): number {
  const filled = counts.slice();
  let total = 0;
  for (let i = counts.length; i < columns.length; i += 1) {
    const fits = fitting(game, columns, free, origin, destination, i, filled);
    filled.push(fits);
    total += fits;
  }
  return total;
}

function sum(list: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < list.length; i += 1) total += numberAt(list, i);
  return total;
}

/** How many of the column at `index` can go, when `counts` of the earlier columns go too: types share the room. */
function fitting(
  game: Game,
  columns: readonly number[],
  free: Free,
  origin: number,
  destination: number,
  index: number,
  counts: readonly number[],
): number {
  const column = numberAt(columns, index);
  if (destination === origin) return movable(game, free, origin, column);
  const piece = rowAt(game.rules.columns, column).piece;
  let fits = room(game, destination, piece);
  for (let i = 0; i < counts.length; i += 1) {
    if (rowAt(game.rules.columns, numberAt(columns, i)).piece === piece) fits -= numberAt(counts, i);
  }
  return Math.max(0, Math.min(fits, movable(game, free, origin, column)));
}

/** The destinations that pieces in `origin` can enter; with `one`, the first is enough. */
function reachableFrom(game: Game, going: Going, origin: number, one: boolean): number[] {
  const { arrivals, to, pairsOnce } = going;
  const spaces = typeof to === 'function' ? to(origin) : to;
  const reachable: number[] = [];
  const own = going.own?.(origin) === true;
  const last = own && !includes(spaces, origin) ? spaces.length + 1 : spaces.length;
  for (let i = 0; i < last; i += 1) {
    const destination = i === spaces.length ? origin : numberAt(spaces, i);
    if ((destination === origin && !own) || includes(reachable, destination)) continue;
    if (pairsOnce && includes(arrivals.pairs, origin * game.rules.spaces.length + destination)) continue;
    if (!canEnter(game, going, origin, destination)) continue;
    reachable.push(destination);
    if (one) break;
  }
  return reachable;
}

function canEnter(game: Game, going: Going, origin: number, destination: number): boolean {
  const { columns } = going;
  for (let i = 0; i < columns.length; i += 1) {
    const column = numberAt(columns, i);
    if (movable(game, going, origin, column) <= 0) continue;
    if (destination === origin || room(game, destination, rowAt(game.rules.columns, column).piece) > 0) return true;
  }
  return false;
}

function hasMovable(game: Game, going: Going, space: number): boolean {
  const { columns } = going;
  for (let i = 0; i < columns.length; i += 1) {
    if (movable(game, going, space, numberAt(columns, i)) > 0) return true;
  }
  return false;
}

/** How many of a column in a space have not moved yet; those removed since count as the ones that had. */
function movable(game: Game, free: Free, space: number, column: number): number {
  const there = countAt(game, space, column);
  if (there <= 0) return 0;
  const { arrivals, only } = free;
  const count = there - (arrivals.ofTurn === true ? movedAt(game, space, column) : 0);
  if (count > 0 && only !== undefined && !only({ column, space, moved: false })) return 0;
  if (count <= 0 || arrivals.ofTurn === true || arrivals.codes.length === 0) return count;
  const at = arrivals.codes.indexOf(space * game.rules.columns.length + column);
  return at === -1 ? count : Math.max(0, count - numberAt(arrivals.counts, at));
}

function addArrived(game: Game, arrivals: Arrivals, space: number, column: number, count: number): void {
  const code = space * game.rules.columns.length + column;
  const at = arrivals.codes.indexOf(code);
  if (at === -1) {
    arrivals.codes.push(code);
    arrivals.counts.push(Math.max(0, count));
  } else {
    arrivals.counts[at] = Math.max(0, numberAt(arrivals.counts, at) + count);
  }
}
