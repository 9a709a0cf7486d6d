/**
 * A piece in hand: of which column it is, where it stands, and whether it has moved this turn. It is no part of a position:
 * steps hold one while they are done for it. Pieces of one column in one space are alike but for that, so that any of them is meant.
 */
import { type Amount, leastOf, mostOf } from './amount.js';
import { ask, DONE, type Effect, includes, NOWHERE, nthOf, pieceCode } from './decision.js';
import { countAt, type Game, movedAt, numberAt, piecesAt, rowAt, setMovedAt, turnPieces } from './state.js';
import { listedOnCard, valueOf } from './values.js';

export interface PieceInHand {
  column: number;
  space: number;
  /** False in a game whose rules do not ask. */
  moved: boolean;
}

/** Pieces by their columns, and the spaces in which they stand. */
export interface Pieces {
  readonly pieces: readonly number[];
  readonly in: readonly number[];
}

/** Each piece that stands there, in the order of the spaces; those that have moved behind those like them that have not. */
export function piecesThere(game: Game, { pieces: columns, in: spaces }: Pieces): PieceInHand[] {
  const found: PieceInHand[] = [];
  for (let s = 0; s < spaces.length; s += 1) {
    const space = numberAt(spaces, s);
    if (piecesAt(game, space, columns) === 0) continue;
    for (let i = 0; i < columns.length; i += 1) {
      const column = numberAt(columns, i);
      const there = countAt(game, space, column);
      if (there === 0) continue;
      const moved = movedAt(game, space, column);
      for (let count = there; count > 0; count -= 1) found.push({ column, space, moved: count <= moved });
    }
  }
  return found;
}

/** Whether a piece in hand still stands where it was last. */
export function stands(game: Game, { column, space, moved }: PieceInHand): boolean {
  const have = movedAt(game, space, column);
  return moved ? have > 0 : countAt(game, space, column) > have;
}

/** Whether a test holds with some of the pieces in hand. */
export function somePiece(
  game: Game,
  { pieces: columns, in: spaces }: Pieces,
  test: (piece: PieceInHand) => boolean,
): boolean {
  for (let s = 0; s < spaces.length; s += 1) {
    const space = numberAt(spaces, s);
    if (piecesAt(game, space, columns) === 0) continue;
    for (let i = 0; i < columns.length; i += 1) {
      const column = numberAt(columns, i);
      const there = countAt(game, space, column);
      if (there === 0) continue;
      const moved = movedAt(game, space, column);
      if (there > moved && test({ column, space, moved: false })) return true;
      if (moved > 0 && test({ column, space, moved: true })) return true;
    }
  }
  return false;
}

/** Out of which pieces some are chosen one after another, and which have been. */
export interface ChoosingPieces extends Amount {
  readonly among: readonly PieceInHand[];
  readonly chosen: PieceInHand[];
  /** Whether something can be done with it; it can with any where nothing is said. */
  readonly able?: (piece: PieceInHand) => boolean;
  /** The current space, where there is one. */
  readonly here?: number;
}

/** `by` chooses the next piece, which is added to those that are chosen. Null where no more can be, or no more is wanted. */
export function* choosePiece(
  game: Game,
  by: number,
  why: string,
  choosing: ChoosingPieces,
): Effect<PieceInHand | null> {
  const { among, chosen, able, here = NOWHERE } = choosing;
  const most = mostOf(choosing);
  if (chosen.length >= most) return null;
  const options: number[] = [];
  const offered: PieceInHand[] = [];
  for (const piece of among) {
    const code = pieceCode(game.rules, piece.space, piece.column);
    if (!includes(options, code) && isFree(game, chosen, among, piece) && (able === undefined || able(piece))) {
      options.push(code);
      offered.push(piece);
    }
  }
  if (options.length === 0) return null;
  if (chosen.length >= leastOf(choosing)) options.push(DONE);
  const answer = yield* ask(game, by, 'piece', why, options, null, here, nthOf(chosen.length, most), most);
  if (answer === DONE) return null;
  const piece = rowAt(offered, options.indexOf(answer));
  chosen.push(piece);
  return { ...piece };
}

/** Fewer of its kind have been chosen from there than there were, and one stands there still. */
function isFree(
  game: Game,
  chosen: readonly PieceInHand[],
  among: readonly PieceInHand[],
  piece: PieceInHand,
): boolean {
  return countLike(among, piece) > countLike(chosen, piece) && stands(game, piece);
}

function countLike(pieces: readonly PieceInHand[], { column, space, moved }: PieceInHand): number {
  let count = 0;
  for (let i = 0; i < pieces.length; i += 1) {
    const other = rowAt(pieces, i);
    if (other.column === column && other.space === space && other.moved === moved) count += 1;
  }
  return count;
}

/** Whether the piece in hand is of one of the columns. */
export function isOf({ column }: PieceInHand, columns: readonly number[]): boolean {
  return includes(columns, column);
}

/** What is printed on the piece in hand. */
export function valueOfPiece(game: Game, value: number, { column }: PieceInHand): number {
  return valueOf(game, value, kindOf(game, column));
}

/** Whether the card in hand lists the kind of the piece in hand. */
export function isListed(game: Game, list: number, { column }: PieceInHand): boolean {
  return includes(listedOnCard(game, list), kindOf(game, column));
}

/** The space that is so many further on the path of the piece in hand, at most an end of it; its own where it stands beside it. */
export function spaceAlong(game: Game, { column, space }: PieceInHand, by: number): number {
  const path = game.rules.paths?.[kindOf(game, column)] ?? [];
  const at = path.indexOf(space);
  if (at === -1) return space;
  return numberAt(path, Math.max(0, Math.min(path.length - 1, at + by)));
}

function kindOf(game: Game, column: number): number {
  return rowAt(game.rules.columns, column).piece;
}

/** Turns the piece in hand from `columns[i]` to `to[i]`. */
export function flipPiece(game: Game, piece: PieceInHand, columns: readonly number[], to: readonly number[]): void {
  const index = columns.indexOf(piece.column);
  if (index === -1 || !stands(game, piece)) return;
  const into = numberAt(to, index);
  leaveLast(game, piece);
  turnPieces(game, piece.space, piece.column, into, 1);
  if (piece.moved) setMovedAt(game, piece.space, into, movedAt(game, piece.space, into) + 1);
  piece.column = into;
}

/** A piece in hand that has moved leaves in place of one like it that has not: what has moved is one fewer when it is gone. */
export function leaveLast(game: Game, piece: PieceInHand): void {
  if (!piece.moved || !stands(game, piece)) return;
  setMovedAt(game, piece.space, piece.column, movedAt(game, piece.space, piece.column) - 1);
}
