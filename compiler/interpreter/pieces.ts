/** Placing, removing, replacing and flipping pieces, as far as there are any and as far as they may stand there. */
import { DONE, type Effect, logSkipped, pieceCode } from '../../runtime/decision.js';
import { changeCountAt, countAt, movedAt, rowAt, setMovedAt } from '../../runtime/state.js';
import type { Only, Op } from '../core/ir.js';
import type { World } from '../resolved/ir.js';
import { changeOff, isOpen, letMovedGo, piecesIn, piecesOff, turn, type Store } from './board.js';
import { isTrue } from './conditions.js';
import { placesOf } from './expressions.js';
import { amountOf } from './extremes.js';
import { type Frame, groupOf, hereOf, inHand, recordBoundary } from './frame.js';
import { roomIn } from './limits.js';
import { asked, choose, chooseCount } from './questions.js';

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** Who acts under which sentence, and how many pieces at least and at most. */
export interface Choice {
  readonly by: number;
  readonly why: string;
  readonly least: number;
  readonly most: number;
  /** The operation of Core. */
  readonly at: object;
}

/** Places pieces in the current space: from a box, or from Available and, where they may be lifted, from the map. */
export function* place(frame: Frame, op: Of<'place'>, { by, why, least, most, at }: Choice): Effect {
  const { game, machine } = frame;
  const { world, rules } = machine;
  const here = hereOf(frame);
  const store: Store = op.from ?? 'available';
  const ready = (piece: number): number => Math.min(piecesOff(world, game, store, piece), roomIn(frame, here, piece));
  const settle = (piece: number, count: number): void => {
    changeOff(game, store, piece, -count);
    changeCountAt(game, here, rowAt(world.pieces, piece).placedAs, count);
  };
  // Only what lies ready must be placed; nobody must take pieces from the map.
  const there = op.pieces.reduce((sum: number, piece) => sum + ready(piece), 0);
  const must = Math.min(least, most, there);
  recordBoundary(frame, at, amountOf(there, most));
  const isBlocked = (piece: number): boolean =>
    piecesOff(world, game, store, piece) > 0 && roomIn(frame, here, piece) === 0;
  if (there === 0 && most > 0 && op.pieces.some(isBlocked)) recordBoundary(frame, at, 'no room');
  let placed = 0;
  while (placed < most) {
    const options: number[] = [];
    const lying = op.pieces.filter((piece) => ready(piece) > 0);
    for (const piece of op.pieces) {
      if (ready(piece) > 0) options.push(pieceCode(rules, here, rowAt(world.pieces, piece).placedAs));
      else if (op.lift && roomIn(frame, here, piece) > 0 && piecesOff(world, game, store, piece) === 0)
        options.push(...liftable(frame, by, piece, here));
    }
    if (options.length === 0) break;
    const [only] = lying;
    if (options.length === 1 && only !== undefined) {
      const high = Math.min(most - placed, ready(only));
      const count = yield* chooseCount(by, why, Math.max(0, Math.min(must - placed, high)), high, {
        space: here,
        most,
      });
      settle(only, count);
      placed += count;
      if (count < high) break;
      continue;
    }
    if (placed >= must) options.push(DONE);
    const answer = yield* choose(game, by, 'piece', why, options, null, { space: here, most, done: placed });
    if (answer === DONE) break;
    const { space, column } = pieceOf(world, answer);
    const { piece } = rowAt(world.columns, column);
    const { placedAs } = rowAt(world.pieces, piece);
    if (space === here && column === placedAs) settle(piece, 1);
    else {
      changeCountAt(game, space, column, -1);
      changeCountAt(game, here, placedAs, 1);
    }
    placed += 1;
  }
  for (const name of op.tallies) frame.variables.set(name, (frame.variables.get(name) ?? 0) + placed);
  if (placed === 0 && least > 0 && most > 0) logSkipped(game, by, why);
}

/** The faction's own pieces of a type on the map, but those that would come to lie the same. */
export function liftable(
  { game, machine: { world, rules } }: Frame,
  by: number,
  piece: number,
  here: number,
): number[] {
  const { faction, columns, placedAs } = rowAt(world.pieces, piece);
  if (faction !== by) return [];
  return world.spaces.flatMap((_, space) =>
    columns
      .filter((column) => countAt(game, space, column) > 0 && !(space === here && column === placedAs))
      .map((column) => pieceCode(rules, space, column)),
  );
}

function pieceOf(world: World, code: number): { readonly space: number; readonly column: number } {
  const width = world.columns.length;
  return { space: Math.floor(code / width), column: code % width };
}

/** Some pieces of one kind in one place. */
interface Heap {
  readonly count: number;
  /** Null off the map. */
  readonly space: number | null;
  /** The option that takes one of them. */
  readonly code: number;
  readonly take: (count: number) => void;
}

/**
 * Takes pieces heap by heap: all of them where all must go, a number of the only heap, else one after the other.
 * Returns how many were taken. `spaces` is where on the map they are. Of those that `short` tells the actor says which is next,
 * though all must go.
 */
function* takePieces(
  frame: Frame,
  choice: Choice,
  spaces: readonly number[],
  heapsNow: () => readonly Heap[],
  short: () => readonly number[] = () => [],
): Effect<number> {
  const { game, machine } = frame;
  const { by, why, least, most, at } = choice;
  // What is closed holds none of them, and no question is about it.
  const [only, ...others] = spaces.filter((it) => isOpen(machine.world, game, it));
  const space = others.length === 0 ? (only ?? null) : null;
  let taken = 0;
  const there = heapsNow().reduce((sum, { count }) => sum + count, 0);
  recordBoundary(frame, at, amountOf(there, most));
  for (;;) {
    const heaps = heapsNow().filter(({ count }) => count > 0);
    const total = heaps.reduce((sum, { count }) => sum + count, 0);
    const high = Math.min(most - taken, total);
    if (high <= 0) break;
    const low = Math.max(0, Math.min(least - taken, high));
    const [heap] = heaps;
    if (heaps.length === 1 && heap !== undefined) {
      const count = yield* chooseCount(by, why, low, high, { space, most });
      heap.take(count);
      taken += count;
      break;
    }
    const contested = low === total ? short() : [];
    if (contested.length > 1) {
      const next: number = yield asked(by, 'space', why, contested, null, { space, most, done: taken });
      heaps.find((it) => it.space === next)?.take(1);
      taken += 1;
      continue;
    }
    if (low === total) {
      for (const { count, take } of heaps) take(count);
      taken += total;
      break;
    }
    const options = heaps.map(({ code }) => code);
    const answer: number = yield asked(by, 'piece', why, low === 0 ? [...options, DONE] : options, null, {
      space,
      most,
      done: taken,
    });
    if (answer === DONE) break;
    heaps.find(({ code }) => code === answer)?.take(1);
    taken += 1;
  }
  if (taken === 0 && least > 0 && most > 0) logSkipped(game, by, why);
  return taken;
}

/** Whether cards leave a piece of the column in the space to an operation. */
export function isLeft(frame: Frame, only: Only | undefined, space: number, column: number): boolean {
  if (only === undefined) return true;
  const piece = { column, space, moved: false };
  return isTrue({ ...frame, piece, here: piece }, only);
}

/** The heaps of the columns in the spaces, in the order of spaces and then of columns. */
function heapsIn(
  { game, machine: { rules } }: Frame,
  spaces: readonly number[],
  columns: readonly number[],
  take: (space: number, column: number) => void,
): (Heap & { readonly space: number; readonly column: number })[] {
  return spaces.flatMap((space) =>
    columns.map((column) => ({
      count: countAt(game, space, column),
      space,
      column,
      code: pieceCode(rules, space, column),
      take: (count: number) => {
        for (let taken = 0; taken < count; taken += 1) take(space, column);
      },
    })),
  );
}

/** Stage after stage; one that waits for pieces to be gone waits for all of them. */
export function* removeInStages(frame: Frame, op: Of<'remove'>, choice: Choice): Effect {
  const { variables } = frame;
  let left = choice.most;
  const isExact = op.range.least === op.range.most;
  for (const stage of op.stages) {
    if (stage.remaining !== null) {
      const things = [{ kind: 'pieces', columns: stage.remaining }] as const;
      const one = { kind: 'literal', value: 1 } as const;
      if (isTrue(frame, { kind: 'is there', things, where: op.where, least: one, negated: false })) continue;
    }
    const least = op.stages.length > 1 && isExact ? left : choice.least;
    const taken = yield* remove(frame, op, stage.columns, { ...choice, least, most: left });
    for (const name of stage.tallies) variables.set(name, (variables.get(name) ?? 0) + taken);
    left -= taken;
  }
}

/** Removes pieces to a box or Available, from the map or from where they lie off it. Returns how many. */
function remove(
  frame: Frame,
  op: Pick<Of<'remove'>, 'where' | 'to' | 'it' | 'only'>,
  columns: readonly number[],
  choice: Choice,
): Effect<number> {
  const { game, machine } = frame;
  const { world, rules } = machine;
  const to: Store = op.to ?? 'available';
  if (op.where.kind !== 'box' && op.where.kind !== 'available') {
    const spaces = placesOf(frame, op.where);
    const taken = op.it ? [inHand(frame).column] : columns;
    if (op.it) letMovedGo(game, inHand(frame));
    return takePieces(frame, choice, spaces, () =>
      heapsIn(frame, spaces, taken, (space, column) => {
        changeCountAt(game, space, column, -1);
        changeOff(game, to, rowAt(world.columns, column).piece, 1);
      }).filter(({ space, column }) => isLeft(frame, op.only, space, column)),
    );
  }
  const from: Store = op.where.kind === 'box' ? op.where.box : 'available';
  const place = world.spaces.length + (from === 'available' ? world.boxes.length : from);
  const pieces = [...new Set(columns.map((column) => rowAt(world.columns, column).piece))];
  return takePieces(frame, choice, [], () =>
    pieces.map((piece) => ({
      count: piecesOff(world, game, from, piece),
      space: null,
      code: pieceCode(rules, place, rowAt(world.pieces, piece).placedAs),
      take: (count: number) => {
        changeOff(game, from, piece, -count);
        changeOff(game, to, piece, count);
      },
    })),
  );
}

/**
 * Removes pieces to Available; where the other piece is Available and may stand there, it comes instead. Where too few are
 * Available for all, the actor says where they come.
 */
export function replace(frame: Frame, op: Of<'replace'>, choice: Choice): Effect<number> {
  const { game, machine } = frame;
  const { world } = machine;
  const spaces = placesOf(frame, op.where);
  const heapsNow = (): Heap[] =>
    heapsIn(frame, spaces, op.columns, (space, column) => {
      changeCountAt(game, space, column, -1);
      const isReady = piecesOff(world, game, 'available', op.with) > 0 && roomIn(frame, space, op.with) > 0;
      recordBoundary(frame, op, isReady ? 'another for it' : 'nothing for it');
      if (isReady) changeCountAt(game, space, rowAt(world.pieces, op.with).placedAs, 1);
    });
  const short = (): number[] => {
    const wanted = (space: number): number =>
      Math.min(piecesIn(game, space, op.columns), roomIn(frame, space, op.with));
    const all = spaces.reduce((sum, space) => sum + wanted(space), 0);
    const ready = piecesOff(world, game, 'available', op.with);
    return ready > 0 && ready < all ? spaces.filter((space) => wanted(space) > 0) : [];
  };
  return takePieces(frame, choice, spaces, heapsNow, short);
}

/** Flips pieces: those that are as they shall be count as flipped, but are never asked for. */
export function* flip(frame: Frame, op: Of<'flip'>, choice: Choice): Effect {
  if (op.where.kind === 'group') {
    flipGroup(frame, op);
    return;
  }
  const { game } = frame;
  if (op.it) {
    flipInHand(frame, op);
    return;
  }
  const spaces = placesOf(frame, op.where);
  const become = new Map<number, number>(op.columns.map((column, index) => [column, op.to[index] ?? column]));
  const turned = op.columns.filter((column) => become.get(column) !== column);
  if (op.range.least === 'all') {
    for (const space of spaces) {
      // All at once: what has just been turned is not turned back.
      const counts = turned.map((column) => countAt(game, space, column));
      for (const there of counts) recordBoundary(frame, op, amountOf(there, Infinity));
      turned.forEach((column, index) => {
        turn(game, space, column, become.get(column) ?? column, counts[index] ?? 0);
      });
    }
    return;
  }
  const count = (columns: readonly number[]): number =>
    spaces.reduce((sum, space) => sum + columns.reduce((inner, column) => inner + countAt(game, space, column), 0), 0);
  const already = count(op.columns.filter((column) => become.get(column) === column));
  const wanted = Math.max(0, Math.min(choice.least, choice.most, already + count(turned)));
  const least = Math.max(0, wanted - already);
  yield* takePieces(frame, { ...choice, least }, spaces, () =>
    heapsIn(frame, spaces, turned, (space, column) => {
      turn(game, space, column, become.get(column) ?? column, 1);
    }),
  );
}

/** Turns the piece in hand, if it is there still. */
function flipInHand(frame: Frame, op: Of<'flip'>): void {
  const piece = inHand(frame);
  const there = countAt(frame.game, piece.space, piece.column);
  const into = op.to[(op.columns as readonly number[]).indexOf(piece.column)];
  recordBoundary(frame, op, amountOf(there, 1));
  if (into === undefined || there === 0) return;
  letMovedGo(frame.game, piece);
  turn(frame.game, piece.space, piece.column, into, 1);
  if (piece.moved) setMovedAt(frame.game, piece.space, into, movedAt(frame.game, piece.space, into) + 1);
  piece.column = into;
}

/** Turns the pieces of the group that moved, where they have come to; they have moved none the less. */
function flipGroup(frame: Frame, op: Of<'flip'>): void {
  const group = groupOf(frame);
  op.columns.forEach((from, index) => {
    const into = op.to[index] ?? from;
    if (from === into) return;
    const count = Math.min(group.counts.get(from) ?? 0, countAt(frame.game, group.to, from));
    if (count === 0) return;
    // They have moved, whatever else stands there.
    const have = Math.min(count, movedAt(frame.game, group.to, from));
    setMovedAt(frame.game, group.to, from, movedAt(frame.game, group.to, from) - have);
    turn(frame.game, group.to, from, into, count);
    setMovedAt(frame.game, group.to, into, movedAt(frame.game, group.to, into) + have);
    noteMoved(group.moved, group.to, from, -count);
    noteMoved(group.moved, group.to, into, count);
  });
}

/** Remembers that so many pieces of a column came to a space, or are that column no longer. */
export function noteMoved({ counts }: Frame['moved'], space: number, column: number, count: number): void {
  const key = `${space}:${column}`;
  counts.set(key, Math.max(0, (counts.get(key) ?? 0) + count));
}
