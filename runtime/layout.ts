/** Where each number of a position lies in its cells, and the few tables that are derived once instead of looked up. */
import { HELD, type Rules, type SpaceRow, type Tables } from './rules.js';

/** More than any count can be; stands for "no limit" where a small whole number is wanted. */
export const MANY = 1_000_000;

/** All kinds that a space can be of. */
function kindsOf({ kind, treatedAs = [] }: SpaceRow): readonly number[] {
  return [kind, ...treatedAs];
}

/** Offsets into the cells; a name without `Stride` is where its run of cells begins. */
export interface Layout {
  readonly size: number;
  /** The loop of the sequence of play that was begun last, and how many rounds of it are left. */
  readonly loop: number;
  readonly rounds: number;
  /** Spaces, each a row of columns and then markers: what rules speak of begins here. */
  readonly spaces: number;
  readonly spaceStride: number;
  /** Where the markers begin in a space's row. */
  readonly markers: number;
  /** Boxes, each a row of pieces. */
  readonly boxes: number;
  readonly tracks: number;
  readonly counters: number;
  /** Chits, each a row of places. */
  readonly chits: number;
  readonly chitPlaces: number;
  /** By family of chits, whether each faction has a hand of them. */
  readonly hands: readonly boolean[];
  readonly orderPlaces: number;
  readonly orderBoxes: number;
  readonly currentCard: number;
  readonly deckLength: number;
  readonly deck: number;
  readonly played: number;
  readonly cardSides: number;
  /** By card, the side that waits for its card; no cells in a game without such sides. */
  readonly awaited: number;
  /** Spaces, each a row of columns: how many have moved this turn; no cells in a game whose rules do not ask. */
  readonly moved: number;
  /** The rules ask what has moved this turn. */
  readonly marksMoves: boolean;
  /** By chit, the factions that have seen it where it lies, a bit each, and where in its deck it lies; no cells in a game without looks. */
  readonly seen: number;
  readonly depths: number;
  /** 0 while the game goes on; then who has won, who has lost, or that it is a draw: see `outcome.ts`. */
  readonly outcome: number;
  /** To what degree, counted from 1; no cell in a game without degrees. */
  readonly degree: number;
  /** What is chosen of each optional rule; no cells in a game without any. */
  readonly options: number;
  /** The cards with a side that waits for its card. */
  readonly waiting: readonly number[];
  /** The cards with a side that a card or the turn ends. */
  readonly ending: readonly number[];
  /** Markers that take a space out of play. */
  readonly closing: readonly number[];
  /** By piece and space (piece × spaces + space): how many may stand there; 0 where barred, whatever cards say. */
  readonly standing: readonly number[];
  /** By marker and space: how many may be there, whatever cards say. */
  readonly bearing: readonly number[];
  /** Per piece, whether any space limits how many may stand in it. */
  readonly limited: readonly boolean[];
  /** By space, those adjacent to it in map order. */
  readonly neighbours: readonly (readonly number[])[];
  /** Every space, in map order. */
  readonly everySpace: readonly number[];
  /** Per column, its name alone in a list: tells apart the counts asked for several columns. */
  readonly columnLabels: readonly (readonly string[])[];
}

/** The number of cells that hold the random generator; they come first. */
export const GENERATOR_CELLS = 4;

/** The tables with their layout. */
export function withLayout(tables: Tables): Rules {
  return { ...tables, layout: layoutOf(tables) };
}

/** Computes the offsets; depends on nothing but the tables. */
export function layoutOf(tables: Tables): Layout {
  let next = GENERATOR_CELLS;
  const run = (length: number): number => {
    const start = next;
    next += length;
    return start;
  };
  const spaceStride = tables.columns.length + tables.markers.length;
  const loop = run(1);
  const rounds = run(1);
  const spaces = run(tables.spaces.length * spaceStride);
  const boxes = run(tables.boxes.length * tables.pieces.length);
  const tracks = run(tables.tracks.length);
  const counters = run(tables.counters.length);
  const chitPlaces = HELD + (tables.chits.some(({ card }) => card !== undefined) ? tables.factions.length : 1);
  const chits = run(tables.chits.length * chitPlaces);
  const orderPlaces = run(tables.order.places.length);
  const orderBoxes = run(tables.order.boxes.length);
  const currentCard = run(1);
  const deckLength = run(1);
  const deck = run(tables.cards.length);
  const played = run(tables.cards.length);
  const cardSides = run(tables.cards.length);
  const waiting = tables.cards.flatMap(({ onNext }, index) => (onNext === undefined ? [] : [index]));
  const awaited = run(waiting.length === 0 ? 0 : tables.cards.length);
  const marksMoves = tables.marksMoves === true;
  const moved = run(marksMoves ? tables.spaces.length * tables.columns.length : 0);
  const looks = tables.looks === true ? tables.chits.length : 0;
  const seen = run(looks);
  const depths = run(looks);
  const outcome = run(1);
  const degree = run(tables.degrees === undefined ? 0 : 1);
  const options = run(tables.options?.length ?? 0);
  return {
    size: next,
    loop,
    rounds,
    spaces,
    spaceStride,
    markers: tables.columns.length,
    boxes,
    tracks,
    counters,
    chits,
    chitPlaces,
    hands: tables.chitFamilies.map((_, index) =>
      tables.chits.some(({ family, card }) => family === index && card !== undefined),
    ),
    orderPlaces,
    orderBoxes,
    currentCard,
    deckLength,
    deck,
    played,
    cardSides,
    awaited,
    moved,
    marksMoves,
    seen,
    depths,
    neighbours: tables.adjacent.map((row) => [...row].sort((a, b) => a - b)),
    outcome,
    degree,
    options,
    waiting,
    ending: tables.cards.flatMap(({ until }, index) => (until === undefined ? [] : [index])),
    closing: tables.markers.flatMap((marker, index) => (marker.closes ? [index] : [])),
    standing: tables.pieces.flatMap((piece) =>
      tables.spaces.map((space) =>
        kindsOf(space).every((kind) => piece.barred.includes(kind)) ? 0 : Math.min(piece.mostPerSpace, MANY),
      ),
    ),
    bearing: tables.markers.flatMap((marker) =>
      tables.spaces.map((space) =>
        kindsOf(space).some((kind) => marker.kinds.includes(kind)) ? Math.min(marker.mostPerSpace, MANY) : 0,
      ),
    ),
    limited: tables.pieces.map((piece) => piece.mostPerSpace < MANY),
    everySpace: tables.spaces.map((_, index) => index),
    columnLabels: tables.columns.map((column) => [column.name]),
  };
}
