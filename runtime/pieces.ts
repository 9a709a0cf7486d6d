/** Removing, replacing and flipping pieces: between a least and a most, chosen by a faction, as far as there are any. */
import { type Amount, leastOf, mostOf } from './amount.js';
import { decision, DONE, type Effect, logSkipped, NOWHERE, nthOf, pieceCode, range } from './decision.js';
import {
  available,
  changeCountAt,
  countAt,
  type Game,
  inBox,
  inPlay,
  numberAt,
  piecesAt,
  room,
  rowAt,
  setInBox,
  stock,
  turnPieces,
} from './state.js';
import type { PieceInHand } from './piece-in-hand.js';
import { AVAILABLE } from './rules.js';

const REMOVE = 0;
const REPLACE = 1;
const FLIP = 2;

/** What is done with each piece that is chosen. */
interface Act {
  readonly kind: typeof REMOVE | typeof REPLACE | typeof FLIP;
  /** Removing: the box, or AVAILABLE. Replacing: the piece that comes instead. */
  readonly target: number;
  /** Flipping: what each column becomes. */
  readonly to: readonly number[];
  /** What is returned at least: pieces that count as chosen though nothing is done with them. */
  readonly floor: number;
}

const NO_COLUMNS: readonly number[] = [];
const NO_SPACES: readonly number[] = [];
const REMOVE_TO_AVAILABLE: Act = { kind: REMOVE, target: AVAILABLE, to: NO_COLUMNS, floor: 0 };

/** Which pieces, by their columns, how many of them, and in which spaces. */
interface Choosing extends Amount {
  readonly pieces: readonly number[];
  readonly in: readonly number[];
  /** Which of them it is left to do it to; any where nothing is said. */
  readonly only?: (piece: PieceInHand) => boolean;
}

/** What is removed, and the box that it goes to; to Available where none is named. */
export interface Removing extends Choosing {
  readonly to?: number;
}

/**
 * `by` takes pieces away; as many as there are where there are fewer. Asks nothing where there is no real choice. Returns how
 * many were taken.
 */
export function remove(game: Game, by: number, why: string, removing: Removing): Effect<number> {
  const { to = AVAILABLE } = removing;
  const act: Act = to === AVAILABLE ? REMOVE_TO_AVAILABLE : { kind: REMOVE, target: to, to: NO_COLUMNS, floor: 0 };
  return choosePieces(game, by, why, leastOf(removing), removing, act);
}

/** What is replaced, and the piece that comes instead. */
export interface Replacing extends Choosing {
  readonly with: number;
}

/**
 * As `remove` to Available; and where one of the other piece is Available and may stand there, it is placed instead of the
 * piece removed. Where all are replaced and too few are Available, `by` says where they come. Returns how many were removed.
 */
export function replace(game: Game, by: number, why: string, replacing: Replacing): Effect<number> {
  const act: Act = { kind: REPLACE, target: replacing.with, to: NO_COLUMNS, floor: 0 };
  return choosePieces(game, by, why, leastOf(replacing), replacing, act);
}

/** What is flipped: one of `pieces[i]` becomes one of `to[i]`. */
export interface Flipping extends Choosing {
  readonly to: readonly number[];
}

/**
 * `by` flips pieces. Those whose column stays the same count as chosen if the chooser likes, so fewer than the least may
 * really flip. Returns how many count.
 */
export function flip(game: Game, by: number, why: string, flipping: Flipping): Effect<number> {
  const { pieces: columns, to, in: spaces } = flipping;
  const least = leastOf(flipping);
  let already = 0;
  let flippable = 0;
  for (let s = 0; s < spaces.length; s += 1) {
    for (let i = 0; i < columns.length; i += 1) {
      const count = countAt(game, numberAt(spaces, s), numberAt(columns, i));
      if (columns[i] === to[i]) already += count;
      else flippable += count;
    }
  }
  const floor = Math.max(0, Math.min(least, mostOf(flipping), already + flippable));
  const act: Act = { kind: FLIP, target: 0, to, floor };
  return choosePieces(game, by, why, Math.max(0, floor - already), flipping, act);
}

/** Turns all pieces of `columns[i]` in the spaces to `to[i]`, without a question. */
export function flipAll(
  game: Game,
  columns: readonly number[],
  to: readonly number[],
  spaces: readonly number[],
): void {
  for (let s = 0; s < spaces.length; s += 1) {
    const space = numberAt(spaces, s);
    for (let i = 0; i < columns.length; i += 1) {
      const from = numberAt(columns, i);
      const into = numberAt(to, i);
      if (from === into) continue;
      turnPieces(game, space, from, into, countAt(game, space, from));
    }
  }
}

/** What is taken out of a box, and the box that it goes to; Available where none is named. */
export interface Unboxing extends Amount {
  readonly pieces: readonly number[];
  readonly from: number;
  readonly to?: number;
}

/** As `remove`, from a box or from Available. */
export function* removeFromBox(game: Game, by: number, why: string, unboxing: Unboxing): Effect<number> {
  const { pieces, from: box, to = AVAILABLE } = unboxing;
  const least = leastOf(unboxing);
  const most = mostOf(unboxing);
  let taken = 0;
  for (;;) {
    let total = 0;
    let groups = 0;
    let last = 0;
    for (let i = 0; i < pieces.length; i += 1) {
      const count = stock(game, numberAt(pieces, i), box);
      if (count === 0) continue;
      total += count;
      groups += 1;
      last = numberAt(pieces, i);
    }
    const atMost = Math.min(most - taken, total);
    if (atMost <= 0) break;
    const atLeast = Math.max(0, Math.min(least - taken, atMost));
    if (groups === 1) {
      const n =
        atLeast === atMost
          ? atMost
          : yield decision(by, 'count', why, range(atLeast, atMost), null, null, NOWHERE, 0, most);
      carryOver(game, box, last, n, to);
      taken += n;
      break;
    }
    if (atLeast === total) {
      for (let i = 0; i < pieces.length; i += 1) {
        carryOver(game, box, numberAt(pieces, i), stock(game, numberAt(pieces, i), box), to);
      }
      taken += total;
      break;
    }
    const place = game.rules.spaces.length + (box === AVAILABLE ? game.rules.boxes.length : box);
    const options: number[] = [];
    for (let i = 0; i < pieces.length; i += 1) {
      const piece = numberAt(pieces, i);
      if (stock(game, piece, box) > 0) {
        options.push(pieceCode(game.rules, place, rowAt(game.rules.pieces, piece).placedAs));
      }
    }
    if (atLeast === 0) options.push(DONE);
    const answer = yield decision(by, 'piece', why, options, null, null, NOWHERE, nthOf(taken, most), most);
    if (answer === DONE) break;
    carryOver(game, box, rowAt(game.rules.columns, answer % game.rules.columns.length).piece, 1, to);
    taken += 1;
  }
  if (taken === 0 && least > 0 && most > 0) logSkipped(game, by, why);
  return taken;
}

function carryOver(game: Game, box: number, piece: number, n: number, to: number): void {
  if (box !== AVAILABLE) setInBox(game, box, piece, inBox(game, box, piece) - n);
  if (to !== AVAILABLE) setInBox(game, to, piece, inBox(game, to, piece) + n);
}

/** The choice that removing, replacing and flipping share: all, a count of the one group, or piece by piece. */
function* choosePieces(
  game: Game,
  by: number,
  why: string,
  least: number,
  choosing: Choosing,
  act: Act,
): Effect<number> {
  const { pieces: columns, in: spaces, only } = choosing;
  const most = mostOf(choosing);
  let taken = 0;
  for (;;) {
    let total = 0;
    let groups = 0;
    let lastSpace = 0;
    let lastIndex = 0;
    for (let s = 0; s < spaces.length; s += 1) {
      const space = numberAt(spaces, s);
      for (let i = 0; i < columns.length; i += 1) {
        if (stays(act, columns, i)) continue;
        const count = countLeft(game, only, space, numberAt(columns, i));
        if (count === 0) continue;
        total += count;
        groups += 1;
        lastSpace = space;
        lastIndex = i;
      }
    }
    const atMost = Math.min(most - taken, total);
    if (atMost <= 0) break;
    const atLeast = Math.max(0, Math.min(least - taken, atMost));
    if (groups === 1) {
      const n =
        atLeast === atMost
          ? atMost
          : yield decision(by, 'count', why, range(atLeast, atMost), null, null, onlySpace(game, spaces), 0, most);
      carryOut(game, act, lastSpace, columns, lastIndex, n);
      taken += n;
      break;
    }
    const short = atLeast === total && act.kind === REPLACE ? inShort(game, spaces, columns, act.target) : NO_SPACES;
    if (short.length > 1) {
      const next = yield decision(
        by,
        'space',
        why,
        short,
        null,
        null,
        onlySpace(game, spaces),
        nthOf(taken, most),
        most,
      );
      const index = columns.findIndex((column) => countAt(game, next, column) > 0);
      carryOut(game, act, next, columns, index, 1);
      taken += 1;
      continue;
    }
    if (atLeast === total) {
      for (let s = 0; s < spaces.length; s += 1) {
        for (let i = 0; i < columns.length; i += 1) {
          if (stays(act, columns, i)) continue;
          const space = numberAt(spaces, s);
          carryOut(game, act, space, columns, i, countLeft(game, only, space, numberAt(columns, i)));
        }
      }
      taken += total;
      break;
    }
    const options: number[] = [];
    for (let s = 0; s < spaces.length; s += 1) {
      const space = numberAt(spaces, s);
      for (let i = 0; i < columns.length; i += 1) {
        if (stays(act, columns, i)) continue;
        const column = numberAt(columns, i);
        if (countLeft(game, only, space, column) > 0) options.push(pieceCode(game.rules, space, column));
      }
    }
    if (atLeast === 0) options.push(DONE);
    const answer = yield decision(
      by,
      'piece',
      why,
      options,
      null,
      null,
      onlySpace(game, spaces),
      nthOf(taken, most),
      most,
    );
    if (answer === DONE) break;
    const width = game.rules.columns.length;
    const column = answer % width;
    carryOut(game, act, (answer - column) / width, columns, columns.indexOf(column), 1);
    taken += 1;
  }
  if (taken === 0 && least > 0 && most > 0) logSkipped(game, by, why);
  return taken > act.floor ? taken : act.floor;
}

/** The space that a question about these is about: the only one of them that is in play. */
function onlySpace(game: Game, spaces: readonly number[]): number {
  let only = NOWHERE;
  for (let i = 0; i < spaces.length; i += 1) {
    const space = numberAt(spaces, i);
    if (!inPlay(game, space)) continue;
    if (only !== NOWHERE) return NOWHERE;
    only = space;
  }
  return only;
}

/** How many of a column in a space there are of which nothing forbids it. */
function countLeft(game: Game, only: Choosing['only'], space: number, column: number): number {
  const count = countAt(game, space, column);
  return count === 0 || only === undefined || only({ column, space, moved: false }) ? count : 0;
}

/** The spaces where one of the other piece could come, where some are Available but not enough for all. */
function inShort(game: Game, spaces: readonly number[], columns: readonly number[], piece: number): readonly number[] {
  const ready = available(game, piece);
  if (ready <= 0) return NO_SPACES;
  const short: number[] = [];
  let all = 0;
  for (let s = 0; s < spaces.length; s += 1) {
    const space = numberAt(spaces, s);
    const wanted = Math.min(piecesAt(game, space, columns), room(game, space, piece));
    if (wanted > 0) short.push(space);
    all += wanted;
  }
  return all > ready ? short : NO_SPACES;
}

/** Flipping passes over a column that already is what it would become. */
function stays(act: Act, columns: readonly number[], index: number): boolean {
  return act.kind === FLIP && act.to[index] === columns[index];
}

function carryOut(game: Game, act: Act, space: number, columns: readonly number[], index: number, n: number): void {
  if (n === 0) return;
  const column = numberAt(columns, index);
  switch (act.kind) {
    case REMOVE: {
      changeCountAt(game, space, column, -n);
      if (act.target === AVAILABLE) return;
      const piece = rowAt(game.rules.columns, column).piece;
      setInBox(game, act.target, piece, inBox(game, act.target, piece) + n);
      return;
    }
    case REPLACE: {
      changeCountAt(game, space, column, -n);
      const come = Math.min(n, available(game, act.target), room(game, space, act.target));
      if (come > 0) changeCountAt(game, space, rowAt(game.rules.pieces, act.target).placedAs, come);
      return;
    }
    case FLIP:
      turnPieces(game, space, column, numberAt(act.to, index), n);
  }
}
