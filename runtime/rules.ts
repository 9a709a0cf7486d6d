/**
 * The tables of one game: what there is, how much of it and where it may be. Generated code exports one constant of
 * this type; everything else in the runtime is driven by it and knows no name that is not in it.
 */
import type { Layout } from './layout.js';
import type { Game } from './state.js';

/** The off-map place that has no cell: what is neither on the map nor in a box is here. */
export const AVAILABLE = -1;

/** Where a chit can be. HELD comes last: where each faction has a hand, it is the first hand, and the others come behind it. */
export const POOL = 0;
export const DRAWN = 1;
export const IN_PLAY = 2;
export const ASIDE = 3;
export const HELD = 4;

export interface SpaceRow {
  readonly name: string;
  /** Index into `spaceKinds`. */
  readonly kind: number;
  /** Other kinds that cards treat it as. Absent where none does. */
  readonly treatedAs?: readonly number[];
}

export interface PieceRow {
  readonly name: string;
  readonly faction: number;
  readonly inventory: number;
  /** One per state, or one where the piece has none. */
  readonly columns: readonly number[];
  /** The column in which it is placed. */
  readonly placedAs: number;
  /** Infinity where there is no limit. */
  readonly mostPerSpace: number;
  /** Kinds of space that it may never occupy. */
  readonly barred: readonly number[];
}

export interface ColumnRow {
  readonly piece: number;
  readonly state: string | null;
  readonly name: string;
}

export interface MarkerRow {
  readonly name: string;
  /** Infinity where there is no limit. */
  readonly supply: number;
  /** Other sides of the same markers, which are of one supply. Absent where it has none, or no limit. */
  readonly sides?: readonly number[];
  readonly mostPerSpace: number;
  /** Kinds of space that it may be in. */
  readonly kinds: readonly number[];
  /** True where a space with this marker is not in play. */
  readonly closes: boolean;
}

export interface TrackBox {
  readonly name: string | null;
  readonly value: number;
}

/** A track of plain numbers, or one of boxes counted from 0. */
export type TrackRow =
  | { readonly name: string; readonly from: number; readonly to: number; readonly boxes: null }
  | { readonly name: string; readonly from: 0; readonly to: number; readonly boxes: readonly TrackBox[] };

export interface ChitRow {
  readonly name: string;
  /** Index into `chitFamilies`. */
  readonly family: number;
  readonly count: number;
  readonly value: number;
  /** The card that it is; absent where it is none. Each faction has a hand of what is. */
  readonly card?: number;
}

export interface CardRow {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  /** Empty, one, or two: `["event"]`, `["plain", "dark"]`. */
  readonly sides: readonly string[];
  /** By side, the kinds of card on the next of which it is in play: empty where it waits for none. Absent where no side does. */
  readonly onNext?: readonly (readonly string[])[];
  /** For each side, the kinds of card the next of which ends it, or `turn`; absent where none has an end of that kind. */
  readonly until?: readonly (readonly string[] | 'turn')[];
}

/** An optional rule: a number, or one that is chosen or not, which is 1 or 0. */
export interface OptionRow {
  readonly name: string;
  readonly isNumber: boolean;
  readonly from: number;
  readonly to: number;
  /** What it is where nobody says anything. */
  readonly otherwise: number;
}

/** The tables as written; `withLayout` makes them `Rules`. */
export interface Tables {
  readonly name: string;
  readonly edition: string;
  readonly fingerprint: string;
  readonly factions: readonly string[];
  readonly spaceKinds: readonly string[];
  readonly spaces: readonly SpaceRow[];
  /** For each space, its neighbours. */
  readonly adjacent: readonly (readonly number[])[];
  readonly pieces: readonly PieceRow[];
  readonly columns: readonly ColumnRow[];
  readonly markers: readonly MarkerRow[];
  /** Off-map boxes other than Available. */
  readonly boxes: readonly string[];
  readonly tracks: readonly TrackRow[];
  /** Numbers that are not shown on the board. */
  readonly counters: readonly string[];
  readonly chitFamilies: readonly string[];
  /** For each family, the faction that draws and holds its chits; -1 or absent where nobody does. */
  readonly chitOwners?: readonly number[];
  /** For each family, where all may see which of its chits lie there: HELD, DRAWN. Absent: nowhere. */
  readonly chitsOpen?: readonly (readonly number[])[];
  readonly chits: readonly ChitRow[];
  readonly cards: readonly CardRow[];
  readonly order: {
    readonly places: readonly string[];
    /** From left to right. */
    readonly boxes: readonly string[];
  };
  readonly procedures: readonly string[];
  /** How far a game can be won or lost. Absent where nothing tells. */
  readonly degrees?: readonly string[];
  /** The optional rules. Absent where there are none. */
  readonly options?: readonly OptionRow[];
  /** What is printed on things: a row for each value, a number for each thing. Absent where nothing is. */
  readonly values?: readonly (readonly number[])[];
  /** What the values are called. Absent where nothing is printed. */
  readonly valueNames?: readonly string[];
  /** By value, the kinds of piece that each card lists. Absent where none does. */
  readonly lists?: readonly (readonly (readonly number[])[])[];
  /** By kind of piece, the spaces of its path from beginning to end. Absent where there are no paths. */
  readonly paths?: readonly (readonly number[])[];
  /** Rules ask which pieces have moved this turn. Absent where none does. */
  readonly marksMoves?: true;
  /** Rules let factions look at cards that are hidden. Absent where none does. */
  readonly looks?: true;
}

export interface Rules extends Tables {
  readonly layout: Layout;
  /** How many of a piece cards let stand in a space, MANY where none says; absent where no card does. */
  readonly mostStanding?: (game: Game, space: number, piece: number) => number;
  /** Of which kind a space is, with what cards say; absent where no card treats one as another kind. */
  readonly kindNow?: (game: Game, space: number) => number;
  /** What cards make adjacent to a space, which it is not by the map; absent where no card does. */
  readonly joinedNow?: (game: Game, space: number) => readonly number[];
}
