/** Placing pieces: from Available, from elsewhere on the map where none is Available, or from a box. */
import { type Amount, leastOf, mostOf } from './amount.js';
import { decision, DONE, type Effect, logSkipped, nthOf, onlyOption, pieceCode, range } from './decision.js';
import { changeCountAt, countAt, type Game, inBox, numberAt, piecesOn, room, rowAt, setInBox, stock } from './state.js';
import { AVAILABLE } from './rules.js';

/** What is placed, how many of it, and where. */
export interface Placing extends Amount {
  /** Any of these types. */
  readonly pieces: readonly number[];
  /** The space. */
  readonly in: number;
  /** The box that they come from; Available where none is named. */
  readonly from?: number;
  /** The faction may take its own pieces from elsewhere on the map, one at a time, of a type of which none is Available. */
  readonly lift?: boolean;
}

/**
 * `by` places pieces in a space; where too few are left, or fit, as many as there are. None where the space is not in play,
 * full, or barred to them. Returns how many were placed.
 */
export function* place(game: Game, by: number, why: string, placing: Placing): Effect<number> {
  const { pieces, in: space, from: box = AVAILABLE, lift = false } = placing;
  const least = leastOf(placing);
  const most = mostOf(placing);
  // Only what lies ready must be placed; nobody must take pieces from the map.
  const must = Math.min(least, most, supply(game, pieces, box, space));
  let placed = 0;
  while (placed < most) {
    let ready = -1;
    let types = 0;
    const options: number[] = [];
    for (let i = 0; i < pieces.length; i += 1) {
      const piece = numberAt(pieces, i);
      if (room(game, space, piece) <= 0) continue;
      if (stock(game, piece, box) > 0) {
        ready = piece;
        types += 1;
        options.push(pieceCode(game.rules, space, rowAt(game.rules.pieces, piece).placedAs));
      } else if (lift) {
        addLiftable(game, by, piece, space, options);
      }
    }
    if (options.length === 0) break;
    if (types === 1 && options.length === 1) {
      const n = Math.min(most - placed, stock(game, ready, box), room(game, space, ready));
      const atLeast = Math.max(0, Math.min(must - placed, n));
      const chosen =
        atLeast === n ? n : yield decision(by, 'count', why, range(atLeast, n), null, null, space, 0, most);
      settle(game, ready, box, space, chosen);
      placed += chosen;
      if (chosen < n) break;
      continue;
    }
    if (placed >= must) options.push(DONE);
    const answer =
      options.length > 1
        ? yield decision(by, 'piece', why, options, null, null, space, nthOf(placed, most), most)
        : onlyOption(game, by, 'piece', why, options, null);
    if (answer === DONE) break;
    const width = game.rules.columns.length;
    const column = answer % width;
    const piece = rowAt(game.rules.columns, column).piece;
    const from = (answer - column) / width;
    if (from === space && column === rowAt(game.rules.pieces, piece).placedAs) {
      settle(game, piece, box, space, 1);
    } else {
      changeCountAt(game, from, column, -1);
      changeCountAt(game, space, rowAt(game.rules.pieces, piece).placedAs, 1);
    }
    placed += 1;
  }
  if (placed === 0 && least > 0 && most > 0) logSkipped(game, by, why);
  return placed;
}

/** How many of the pieces could be placed in a space from Available. */
export function placeable(game: Game, pieces: readonly number[], space: number): number {
  return supply(game, pieces, AVAILABLE, space);
}

/** Whether one of the pieces can be placed in a space from Available. */
export function canPlace(game: Game, pieces: readonly number[], space: number): boolean {
  return canPlaceFrom(game, pieces, AVAILABLE, space);
}

/** As `canPlace`, from a box. */
export function canPlaceFrom(game: Game, pieces: readonly number[], box: number, space: number): boolean {
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = numberAt(pieces, i);
    if (room(game, space, piece) > 0 && stock(game, piece, box) > 0) return true;
  }
  return false;
}

/** As `canPlace`, or by taking one of the faction's own from elsewhere on the map where none is Available. */
export function canPlaceOrLift(game: Game, by: number, pieces: readonly number[], space: number): boolean {
  if (canPlace(game, pieces, space)) return true;
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = numberAt(pieces, i);
    if (room(game, space, piece) <= 0 || stock(game, piece, AVAILABLE) > 0) continue;
    if (canLift(game, by, piece, space)) return true;
  }
  return false;
}

function canLift(game: Game, by: number, piece: number, space: number): boolean {
  const { faction, columns, placedAs } = rowAt(game.rules.pieces, piece);
  return faction === by && piecesOn(game, columns) > countAt(game, space, placedAs);
}

function supply(game: Game, pieces: readonly number[], box: number, space: number): number {
  let count = 0;
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = numberAt(pieces, i);
    const fits = room(game, space, piece);
    if (fits > 0) count += Math.min(stock(game, piece, box), fits);
  }
  return count;
}

function settle(game: Game, piece: number, box: number, space: number, n: number): void {
  if (n === 0) return;
  if (box !== AVAILABLE) setInBox(game, box, piece, inBox(game, box, piece) - n);
  changeCountAt(game, space, rowAt(game.rules.pieces, piece).placedAs, n);
}

/** Adds the options to take a piece of the faction's own from the map: all but those that would come to lie the same. */
function addLiftable(game: Game, by: number, piece: number, space: number, options: number[]): void {
  const row = rowAt(game.rules.pieces, piece);
  if (row.faction !== by) return;
  for (let from = 0; from < game.rules.spaces.length; from += 1) {
    for (let i = 0; i < row.columns.length; i += 1) {
      const column = numberAt(row.columns, i);
      if (from === space && column === row.placedAs) continue;
      if (countAt(game, from, column) > 0) options.push(pieceCode(game.rules, from, column));
    }
  }
}
