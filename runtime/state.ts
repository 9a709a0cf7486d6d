/**
 * A position: one typed array behind accessors. Available is not stored: it is the inventory minus what is on the map
 * and in the boxes, so pieces can be neither lost nor made.
 */
import type { Decision, Effect } from './decision.js';
import { fault } from './fault.js';
import { AVAILABLE, type PieceRow, type Rules } from './rules.js';

export interface Game {
  readonly rules: Rules;
  cells: Int32Array;
  /** What happened without being asked, and what was answered; null where nobody reads it. */
  log: string[] | null;
  /** Called where a position can be taken up again. */
  onCheckpoint: (() => void) | null;
  /** Called with each sentence that was carried out, by an engine that tells its steps; null where nobody watches. */
  onStep: ((sentence: string) => void) | null;
  /** False while a procedure is conducted that disregards cards. No part of the position: at a checkpoint none is. */
  regardsCards: boolean;
  /** What is printed on cards in place of what the tables have, as an example states it; null where it states nothing. */
  printed: readonly Printed[] | null;
  /** Answers what is asked, where all of it is answered at once; else null. */
  answer: ((asked: Decision) => number) | null;
  /** Stands between an Event and its play by a faction; null where nobody watches. */
  watch: ((by: number, side: number, effect: Effect) => Effect) | null;
}

/** A number, or the kinds of piece that are listed, under one value of one card. */
export interface Printed {
  readonly value: number;
  readonly card: number;
  readonly is: number | readonly number[];
}

/** An empty position: nothing on the map, all pieces Available, the options as they are by default, the generator not seeded. */
export function newGame(rules: Rules): Game {
  const cells = new Int32Array(rules.layout.size);
  rules.options?.forEach(({ otherwise }, option) => {
    cells[rules.layout.options + option] = otherwise;
  });
  return unwatched({ rules, cells, regardsCards: true, printed: null });
}

/** The same position for itself: it is not logged, and nobody watches it. */
export function copyOf({ rules, cells, regardsCards, printed }: Game): Game {
  return unwatched({ rules, cells: cells.slice(), regardsCards, printed });
}

/** Makes of a position what `copyOf` makes anew: for whoever needs very many, one after another. */
export function copyInto(game: Game, { rules, cells, regardsCards, printed }: Game): void {
  game.cells.set(cells);
  Object.assign(game, unwatched({ rules, cells: game.cells, regardsCards, printed }));
}

/** A position that is not logged, and that nobody watches. */
function unwatched({
  rules,
  cells,
  regardsCards,
  printed,
}: Pick<Game, 'rules' | 'cells' | 'regardsCards' | 'printed'>): Game {
  return {
    rules,
    cells,
    log: null,
    onCheckpoint: null,
    onStep: null,
    regardsCards,
    printed,
    answer: null,
    watch: null,
  };
}

/**
 * Generated play calls this at the top of each round of a loop of its sequence, from where a position can be taken up
 * again. `loop` counts the loops from 1; `rounds` is how many rounds are left of one that is done so many times, this
 * round among them.
 */
export function checkpoint(game: Game, loop: number, rounds = 0): void {
  const { layout } = game.rules;
  game.cells[layout.loop] = loop;
  game.cells[layout.rounds] = rounds;
  if (game.onCheckpoint !== null) game.onCheckpoint();
}

/** The loop of the sequence of play that was begun last; 0 before the first. */
export function loopBegun(game: Game): number {
  return read(game.cells, game.rules.layout.loop);
}

/** How many rounds of a loop of the sequence are still to be done: `all` of them where it has not been begun. */
export function roundsLeft(game: Game, loop: number, all: number): number {
  return loopBegun(game) === loop ? read(game.cells, game.rules.layout.rounds) : all;
}

/** An engine that tells its steps calls this after each. */
export function carriedOut(game: Game, sentence: string): void {
  if (game.onStep !== null) game.onStep(sentence);
}

/** One cell; an index out of range is a fault. */
export function read(cells: Int32Array, index: number): number {
  return cells[index] ?? fault(`no cell ${index}`);
}

/** One number of a list; an index out of range is a fault. */
export function numberAt(list: readonly number[], index: number): number {
  return list[index] ?? fault(`no number ${index}`);
}

/** One row of a table; an index out of range is a fault. */
export function rowAt<Row extends object | string>(list: readonly Row[], index: number): Row {
  return list[index] ?? fault(`no row ${index}`);
}

/** The index of a name; one that is not in the list is a fault. */
export function indexOf(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  return index === -1 ? fault(`nothing is called ${name}`) : index;
}

function pieceRow(game: Game, piece: number): PieceRow {
  return rowAt(game.rules.pieces, piece);
}

function pieceOffset(game: Game, space: number, column: number): number {
  const layout = game.rules.layout;
  return layout.spaces + space * layout.spaceStride + column;
}

function markerOffset(game: Game, marker: number, space: number): number {
  const layout = game.rules.layout;
  return layout.spaces + space * layout.spaceStride + layout.markers + marker;
}

function boxOffset(game: Game, box: number, piece: number): number {
  return game.rules.layout.boxes + box * game.rules.pieces.length + piece;
}

/** How many pieces of a column are in a space. */
export function countAt(game: Game, space: number, column: number): number {
  return read(game.cells, pieceOffset(game, space, column));
}

export function setCountAt(game: Game, space: number, column: number, count: number): void {
  game.cells[pieceOffset(game, space, column)] = count;
}

/** Adds to a column of a space; takes away where `by` is negative, and of what has moved this turn last. */
export function changeCountAt(game: Game, space: number, column: number, by: number): void {
  const cell = pieceOffset(game, space, column);
  const count = read(game.cells, cell) + by;
  game.cells[cell] = count;
  if (by < 0 && game.rules.layout.marksMoves) keepMoved(game, space, column, count);
}

/** Of what has moved this turn, no more than there is. */
function keepMoved(game: Game, space: number, column: number, count: number): void {
  if (movedAt(game, space, column) > count) setMovedAt(game, space, column, count);
}

/** How many pieces of a column in a space have moved this turn; 0 in a game whose rules do not ask. */
export function movedAt({ rules, cells }: Game, space: number, column: number): number {
  if (!rules.layout.marksMoves) return 0;
  return read(cells, rules.layout.moved + space * rules.columns.length + column);
}

/** Does nothing in a game whose rules do not ask which pieces have moved. */
export function setMovedAt({ rules, cells }: Game, space: number, column: number, count: number): void {
  if (rules.layout.marksMoves) cells[rules.layout.moved + space * rules.columns.length + column] = count;
}

/** Pieces in a space become those of another column; those that have moved this turn come last, and have moved still. */
export function turnPieces(game: Game, space: number, from: number, into: number, count: number): void {
  const moved = movedAt(game, space, from);
  changeCountAt(game, space, from, -count);
  changeCountAt(game, space, into, count);
  const turned = moved - movedAt(game, space, from);
  setMovedAt(game, space, into, movedAt(game, space, into) + turned);
}

/** How many pieces of any of the columns are in a space. */
export function piecesAt(game: Game, space: number, columns: readonly number[]): number {
  const cells = game.cells;
  const row = pieceOffset(game, space, 0);
  let count = 0;
  for (let i = 0; i < columns.length; i += 1) count += read(cells, row + numberAt(columns, i));
  return count;
}

/** How many pieces of any of the columns are on the whole map. */
export function piecesOn(game: Game, columns: readonly number[]): number {
  const { spaces, spaceStride } = game.rules.layout;
  const cells = game.cells;
  const end = spaces + game.rules.spaces.length * spaceStride;
  let count = 0;
  for (let i = 0; i < columns.length; i += 1) {
    for (let cell = spaces + numberAt(columns, i); cell < end; cell += spaceStride) count += read(cells, cell);
  }
  return count;
}

/** How many pieces of any of the columns are in the given spaces. */
export function piecesIn(game: Game, spaces: readonly number[], columns: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < spaces.length; i += 1) count += piecesAt(game, numberAt(spaces, i), columns);
  return count;
}

/** How many of a marker are in a space. */
export function markersAt(game: Game, marker: number, space: number): number {
  return read(game.cells, markerOffset(game, marker, space));
}

export function setMarkersAt(game: Game, marker: number, space: number, count: number): void {
  game.cells[markerOffset(game, marker, space)] = count;
}

/** How many of a marker are on the whole map. */
export function markersOn(game: Game, marker: number): number {
  const { spaces, spaceStride, markers } = game.rules.layout;
  const cells = game.cells;
  const end = spaces + game.rules.spaces.length * spaceStride;
  let count = 0;
  for (let cell = spaces + markers + marker; cell < end; cell += spaceStride) count += read(cells, cell);
  return count;
}

/** False where a marker takes the space out of play. */
export function inPlay({ rules, cells }: Game, space: number): boolean {
  const { closing, spaces, spaceStride, markers } = rules.layout;
  const row = spaces + space * spaceStride + markers;
  for (let i = 0; i < closing.length; i += 1) if (read(cells, row + numberAt(closing, i)) > 0) return false;
  return true;
}

/** How many of a piece are in a box; the box is not Available. */
export function inBox(game: Game, box: number, piece: number): number {
  return read(game.cells, boxOffset(game, box, piece));
}

export function setInBox(game: Game, box: number, piece: number, count: number): void {
  game.cells[boxOffset(game, box, piece)] = count;
}

/** How many of a piece are Available: its inventory minus the map and the boxes. */
export function available(game: Game, piece: number): number {
  const row = pieceRow(game, piece);
  let count = row.inventory - piecesOn(game, row.columns);
  for (let box = 0; box < game.rules.boxes.length; box += 1) count -= inBox(game, box, piece);
  return count;
}

/** How many of a piece lie ready in a box or in AVAILABLE. */
export function stock(game: Game, piece: number, box: number): number {
  return box === AVAILABLE ? available(game, piece) : inBox(game, box, piece);
}

/** Of which kind a space is, with what cards say. */
export function kindAt(game: Game, space: number): number {
  return game.rules.kindNow?.(game, space) ?? rowAt(game.rules.spaces, space).kind;
}

/** The spaces adjacent to a space, with what cards say, in play or not, in map order. */
export function adjacentAt(game: Game, space: number): readonly number[] {
  const { layout, joinedNow } = game.rules;
  const printed = rowAt(layout.neighbours, space);
  const joined = joinedNow?.(game, space) ?? [];
  return joined.length === 0 ? printed : [...new Set([...printed, ...joined])].sort((a, b) => a - b);
}

/** How many more of a piece may stand in a space: 0 where it is barred, full or not in play. */
export function room(game: Game, space: number, piece: number): number {
  const layout = game.rules.layout;
  const printed = numberAt(layout.standing, piece * game.rules.spaces.length + space);
  if (printed === 0 || !inPlay(game, space)) return 0;
  const { kindNow } = game.rules;
  if (kindNow !== undefined && pieceRow(game, piece).barred.includes(kindNow(game, space))) return 0;
  const said = game.rules.mostStanding?.(game, space, piece) ?? printed;
  const most = said < printed ? said : printed;
  if (layout.limited[piece] !== true && most === printed) return most;
  return Math.max(0, most - piecesAt(game, space, pieceRow(game, piece).columns));
}

/** Where a track stands: the number itself, or the index of its box. */
export function trackAt(game: Game, track: number): number {
  return read(game.cells, game.rules.layout.tracks + track);
}

export function counter(game: Game, index: number): number {
  return read(game.cells, game.rules.layout.counters + index);
}

/** A counter has its end at 0: what would take it below leaves it there. */
export function setCounter(game: Game, index: number, value: number): void {
  game.cells[game.rules.layout.counters + index] = Math.max(0, value);
}

/** How many chits of a kind are in a place (POOL, DRAWN, IN_PLAY, ASIDE, HELD, a hand). */
export function chitsAt(game: Game, chit: number, place: number): number {
  const { chits, chitPlaces } = game.rules.layout;
  return read(game.cells, chits + chit * chitPlaces + place);
}

export function setChitsAt(game: Game, chit: number, place: number, count: number): void {
  const { chits, chitPlaces } = game.rules.layout;
  game.cells[chits + chit * chitPlaces + place] = count;
}
