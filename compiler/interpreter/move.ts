/** Moving one group of pieces: from one space to one other. */
import { DONE, type Effect, logSkipped } from '../../runtime/decision.js';
import { changeCountAt, countAt, movedAt, rowAt } from '../../runtime/state.js';
import type { Op } from '../core/ir.js';
import type { SpaceSet } from '../resolved/ir.js';
import { arrive, isOpen, letMovedGo, wholeMap } from './board.js';
import { placesOf, spaces } from './expressions.js';
import { type Frame, type Group, inHand, spaceOf } from './frame.js';
import { never } from '../core/possibility.js';
import { isPossible } from './possible.js';
import { roomIn } from './limits.js';
import { asked, choose, chooseCount } from './questions.js';
import { type Choice, isLeft, noteMoved } from './pieces.js';

type Move = Extract<Op, { kind: 'move' }>;

/** How many of each column go or can go, in the order of the columns. */
type Counts = readonly number[];

/** The spaces of a movement. They are looked for once, before the first group moves. */
export interface Ways {
  readonly origins: readonly number[];
  /** From where a group comes; only what is told by that space is looked at for each group. */
  readonly destinations: (origin: number) => readonly number[];
}

export function branchesOf(frame: Frame, op: Pick<Move, 'from' | 'to'>): Ways {
  const origins = placesOf(frame, op.from);
  if (mentionsOrigin(op.to)) return { origins, destinations: (origin) => spaces({ ...frame, origin }, op.to) };
  const destinations = spaces(frame, op.to);
  return { origins, destinations: () => destinations };
}

function mentionsOrigin({ tests }: SpaceSet): boolean {
  return tests.some(
    (test) =>
      test.kind === 'adjacent' && (test.to === 'origin' || (typeof test.to === 'object' && mentionsOrigin(test.to))),
  );
}

/** Only that of the piece in hand, where it alone is meant. */
function columnsOf(frame: Frame, { columns, it }: Pick<Move, 'columns' | 'it'>): readonly number[] {
  return it ? [inHand(frame).column] : columns;
}

/** Whether some group can move to another space. */
export function canLeave(frame: Frame, op: Pick<Move, 'columns' | 'whole' | 'it' | 'only'>, ways: Ways): boolean {
  const away = { ...op, own: false, stays: never };
  return ways.origins.some((origin) => destinationsFrom(frame, away, ways, origin).length > 0);
}

/** Moves a group and returns it; null where the mover is done, or nothing can move. */
export function* moveGroup(frame: Frame, op: Move, ways: Ways, choice: Choice): Effect<Group | null> {
  const { game, moved } = frame;
  const { by, why, most } = choice;
  const { origins } = ways;
  const free = origins.filter((origin) => most > 0 && destinationsFrom(frame, op, ways, origin).length > 0);
  if (free.length === 0) {
    if (moved.pairs.size === 0) frame.machine.visit?.(op, 'none');
    if (op.must) logSkipped(game, by, why);
    return null;
  }
  // From one place only, the mover is done by choosing no destination; else by choosing no origin.
  const isOnePlace = origins.length === 1;
  const from = isOnePlace || op.must ? free : [...free, DONE];
  const origin =
    from.length === 1 ? (from[0] ?? DONE) : yield asked(by, 'space', why, from, null, { space: spaceOf(frame), most });
  if (origin === DONE) return null;
  const reachable = destinationsFrom(frame, op, ways, origin);
  const to = isOnePlace && !op.must ? [...reachable, DONE] : reachable;
  const destination = yield* choose(game, by, 'space', why, to, null, { space: origin, most });
  if (destination === DONE) return null;

  const counts = yield* chooseGroup(frame, op, origin, destination, choice);
  const byColumn = new Map<number, number>();
  columnsOf(frame, op).forEach((column, index) => {
    const count = counts[index] ?? 0;
    byColumn.set(column, count);
    if (op.it && count > 0) letMovedGo(game, inHand(frame));
    changeCountAt(game, origin, column, -count);
    arrive(game, destination, column, count);
    noteMoved(moved, destination, column, count);
  });
  moved.pairs.add(`${origin}:${destination}`);
  return { from: origin, to: destination, counts: byColumn, size: sum(counts), moved };
}

/** How many of each column go: all that can where they must, else column by column. */
function* chooseGroup(
  frame: Frame,
  op: Move,
  origin: number,
  destination: number,
  { by, why, least, most }: Choice,
): Effect<Counts> {
  const { machine } = frame;
  const present = columnsOf(frame, op).map((column) => freeIn(frame, op, origin, column));
  const fitting = (chosen: Counts): Counts => fill(frame, op, origin, destination, chosen);
  const high = Math.min(most, sum(fitting([])));
  const low = Math.max(1, Math.min(least, high));
  if (high < Math.min(most, sum(present))) machine.visit?.(op, 'no room for all');
  if (low >= sum(present)) return present;
  const chosen: number[] = [];
  for (const [index, column] of columnsOf(frame, op).entries()) {
    const highest = Math.min(fitting(chosen)[index] ?? 0, high - sum(chosen));
    // The fewest with which enough of the others can still go.
    let lowest = 0;
    while (lowest < highest && sum(fitting([...chosen, lowest])) < low) lowest += 1;
    const label = columnsOf(frame, op).length > 1 ? rowAt(machine.world.columns, column).name : null;
    chosen.push(yield* chooseCount(by, why, lowest, highest, { space: origin, most }, label));
  }
  return chosen;
}

/** The counts chosen, and as many of each later column as find room beside them. */
function fill(frame: Frame, op: Move, origin: number, destination: number, chosen: Counts): Counts {
  const { machine } = frame;
  const counts = [...chosen];
  const pieceOf = (column: number): number => rowAt(machine.world.columns, column).piece;
  for (const column of columnsOf(frame, op).slice(chosen.length)) {
    const piece = pieceOf(column);
    if (origin === destination) {
      counts.push(freeIn(frame, op, origin, column));
      continue;
    }
    const beside = columnsOf(frame, op).reduce(
      (total: number, other, index) => total + (pieceOf(other) === piece ? (counts[index] ?? 0) : 0),
      0,
    );
    const room = Math.max(0, roomIn(frame, destination, piece) - beside);
    counts.push(Math.min(room, freeIn(frame, op, origin, column)));
  }
  return counts;
}

/** Where unmoved pieces in a space can go. */
function destinationsFrom(
  frame: Frame,
  op: Pick<Move, 'columns' | 'whole' | 'it' | 'own' | 'stays' | 'only'>,
  ways: Ways,
  origin: number,
): number[] {
  const { game, machine, moved } = frame;
  const { world } = machine;
  const present = columnsOf(frame, op).filter((column) => freeIn(frame, op, origin, column) > 0);
  if (present.length === 0) return [];
  const listed = ways.destinations(origin);
  const mayStay = op.own && isPossible({ ...frame, here: origin }, op.stays);
  // Where they may stay, that comes last unless it is named.
  const all = mayStay && !listed.includes(origin) ? [...listed, origin] : listed;
  return all.filter((space) => {
    if ((space === origin && !mayStay) || (op.whole && moved.pairs.has(`${origin}:${space}`))) return false;
    if (!isOpen(world, game, space)) return false;
    if (space === origin) return true;
    return present.some((column) => roomIn(frame, space, rowAt(world.columns, column).piece) > 0);
  });
}

/** How many of a column in a space have not moved, and may. */
function freeIn(frame: Frame, { only }: Pick<Move, 'only'>, space: number, column: number): number {
  const count = unmovedIn(frame, space, column);
  return count > 0 && isLeft(frame, only, space, column) ? count : 0;
}

/** How many of a column in a space have not moved; those that were removed since are taken to be the ones that had. */
export function unmovedIn({ game, moved }: Frame, space: number, column: number): number {
  if (moved.ofTurn) return countAt(game, space, column) - movedAt(game, space, column);
  return Math.max(0, countAt(game, space, column) - (moved.counts.get(`${space}:${column}`) ?? 0));
}

function sum(counts: Counts): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The spaces to which so many such pieces have come from elsewhere, in the order of the map. */
export function reached(
  { machine }: Frame,
  groups: readonly Group[],
  columns: readonly number[],
  least: number,
): number[] {
  return wholeMap(machine.world).filter((space) => {
    const coming = groups.filter((group) => group.to === space && group.from !== space);
    const came = coming.reduce((total, group) => total + movedIn(group, columns), 0);
    return came > 0 && came >= least;
  });
}

/** How many such pieces the group has. */
export function movedIn({ counts }: Group, columns: readonly number[]): number {
  return columns.reduce((total, column) => total + (counts.get(column) ?? 0), 0);
}
