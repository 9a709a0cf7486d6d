/** What a game declares: the lists that ids index, its setup, and what its cards change. */
import type { Span } from '../source/span.js';
import type { Drawn } from '../surface/documents-of-map.js';
import type { Provenance } from '../surface/made-up.js';
import type {
  AspectId,
  BoxId,
  CardId,
  CardKindId,
  ClassId,
  ColumnId,
  Condition,
  FactionId,
  FamilyId,
  MarkerId,
  OptionId,
  NumberExpr,
  PieceId,
  ProcedureId,
  SpaceId,
  SpaceKindId,
  SpaceSet,
  StateId,
  Step,
  TrackId,
} from './ir.js';
import type { Modifier, StepAnchor } from './changes.js';

/** Every declaration of a game, each list indexed by its id. */
export interface World {
  readonly name: string;
  readonly title: string;
  /** The letters that cite its rulebook: `AR` in `[AR 3.2.4]`. */
  readonly cites: string;
  readonly edition: string;
  readonly start: ProcedureId;
  /** The procedure that is a turn; null where the game names none. */
  readonly turn: ProcedureId | null;
  /** Some rule asks which pieces have moved this turn. */
  readonly marksMoves: boolean;
  /** Some sentence lets a faction look at cards that are hidden. */
  readonly looks: boolean;
  /** The most that any die of the game shows. */
  readonly highestFace: number;
  readonly factions: readonly Faction[];
  readonly states: readonly { readonly name: string; readonly verb: string | null; readonly declared: Span }[];
  readonly pieces: readonly Piece[];
  readonly columns: readonly { readonly piece: PieceId; readonly state: StateId | null; readonly name: string }[];
  /** Named sets of pieces: `patrols`. */
  readonly groups: readonly { readonly names: Names; readonly pieces: readonly PieceId[]; readonly declared: Span }[];
  readonly values: readonly PrintedValue[];
  /** How far the game can be won or lost. */
  readonly degrees: readonly { readonly name: string; readonly declared: Span }[];
  readonly lifted: readonly PieceId[];
  readonly markers: readonly Marker[];
  readonly boxes: readonly { readonly name: string; readonly declared: Span }[];
  readonly resources: readonly Resource[];
  readonly tracks: readonly Track[];
  /** The optional rules, which are chosen when a game begins. */
  readonly options: readonly GameOption[];
  readonly counters: readonly { readonly name: string; readonly declared: Span }[];
  readonly orderPlaces: readonly { readonly name: string; readonly declared: Span }[];
  readonly orderBoxes: readonly { readonly name: string; readonly declared: Span }[];
  readonly classes: readonly { readonly names: Names; readonly declared: Span }[];
  readonly spaceKinds: readonly SpaceKind[];
  readonly areas: readonly {
    readonly names: Names;
    readonly kinds: readonly SpaceKindId[];
    readonly spaces: readonly SpaceId[];
    readonly declared: Span;
  }[];
  readonly spaces: readonly Space[];
  /** Spaces in an order, along which pieces advance to the end and retreat to the beginning. */
  readonly paths: readonly Path[];
  readonly families: readonly {
    readonly name: string;
    /** Null where each faction holds what it draws: cards of a kind. */
    readonly faction: FactionId | null;
    readonly rule: string;
    /** Where drawn chits go. */
    readonly drawn: 'drawn' | 'held';
    /** Where all may see which chits lie there. */
    readonly open: readonly ('drawn' | 'held')[];
    readonly declared: Span;
  }[];
  readonly aspects: readonly { readonly name: string; readonly family: FamilyId }[];
  readonly chits: readonly Chit[];
  /** Of a kind that is `held` each card is a chit of a family of the kind's name, which each faction draws and holds for itself. */
  readonly cardKinds: readonly {
    readonly names: Names;
    readonly held: boolean;
    /** How many a faction may hold; null where there is no limit. */
    readonly handLimit: number | null;
    readonly declared: Span;
  }[];
  readonly cards: readonly Card[];
  readonly procedures: readonly Procedure[];
  readonly tables: readonly ResultsTable[];
  readonly additionalSpaces: readonly AdditionalSpaces[];
  readonly standing: readonly { readonly rule: string; readonly steps: readonly Step[]; readonly declared: Span }[];
  /** In the order of cards. */
  readonly modifiers: readonly Modifier[];
  readonly setup: Setup;
  readonly assumed: readonly { readonly text: string; readonly note: string; readonly span: Span }[];
  /** What was made up because a fact is not known. */
  readonly provenance: Provenance;
}

/** An optional rule; one that is chosen or not is the number 1 or 0. */
export interface GameOption {
  readonly name: string;
  readonly isNumber: boolean;
  readonly from: number;
  readonly to: number;
  /** What it is where nobody says anything. */
  readonly otherwise: number;
  readonly declared: Span;
}

/**
 * A table of results: its steps are those of a procedure, which is given a number for each of its entries: the one that finds the
 * row and, where the table has columns, the place of the column, counted from 1.
 */
export interface ResultsTable {
  readonly procedure: ProcedureId;
  readonly entries: readonly TableEntry[];
  readonly declared: Span;
}

/** What a table is entered by: the numbers of each row or column, in the order of the file; null where it has no such end. */
export interface TableEntry {
  /** What the number is called in the steps. */
  readonly name: string;
  readonly ranges: readonly { readonly least: number | null; readonly most: number | null }[];
}

/** How a thing is called: its name, its plural (the name itself where there is none), other wordings. */
export interface Names {
  readonly one: string;
  readonly many: string;
  readonly aliases: readonly string[];
}

export interface Faction {
  readonly name: string;
  readonly adjective: string;
  /** False where nobody plays it: it is never asked anything. */
  readonly isPlayed: boolean;
  readonly declared: Span;
}

export interface Piece {
  readonly names: Names;
  readonly faction: FactionId;
  readonly inventory: number;
  readonly columns: readonly ColumnId[];
  /** The column in which it is placed: its first state. */
  readonly placedAs: ColumnId;
  readonly mostPerSpace: number | null;
  readonly barred: readonly SpaceKindId[];
  /** Kinds that it is barred from but for what cards say. */
  readonly openedByCards: readonly SpaceKindId[];
  readonly declared: Span;
}

/** What is printed on each thing of one kind, or stated of it in a table. */
export interface PrintedValue {
  readonly name: string;
  readonly of: 'pieces' | 'spaces' | 'cards';
  /** The lowest and the highest that any has. */
  readonly from: number;
  readonly to: number;
  /** By the id of the thing; empty for a list. */
  readonly numbers: readonly number[];
  /** Kinds of piece by the id of the thing; null where it is a number. */
  readonly lists: readonly (readonly PieceId[])[] | null;
  readonly declared: Span;
}

export interface Marker {
  readonly names: Names;
  readonly supply: number | null;
  readonly mostPerSpace: number | null;
  readonly kinds: readonly SpaceKindId[];
  /** The marker on its other side; null where it has one side. */
  readonly other: MarkerId | null;
  /** All that are sides of the same markers, by what either says; they are of one supply. */
  readonly sides: readonly MarkerId[];
  /** A space with it is not in play. */
  readonly closes: boolean;
  readonly declared: Span;
}

export interface Track {
  readonly names: Names;
  readonly from: number;
  readonly to: number;
  /** Null for a track of plain numbers. */
  readonly boxes: readonly { readonly name: string | null; readonly value: number }[] | null;
  /** What each step past an end does. */
  readonly beyond: readonly { readonly end: number; readonly rule: string; readonly steps: readonly Step[] }[];
  /** What is done whenever it rises to a number, or falls below it. */
  readonly crossings: readonly {
    readonly way: 'rising to' | 'falling below';
    readonly value: number;
    readonly rule: string;
    readonly steps: readonly Step[];
  }[];
  readonly declared: Span;
}

/** What factions gain and pay: a track of each that has it, by the id of the faction; null for one that has none. */
export interface Resource {
  readonly names: Names;
  readonly tracks: readonly (TrackId | null)[];
  readonly declared: Span;
}

export interface SpaceKind {
  readonly names: Names;
  /** How its spaces are drawn, which means nothing in play; null where nothing says. */
  readonly drawn: Drawn | null;
  readonly declared: Span;
}

export interface Space {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: SpaceKindId;
  /** Other kinds that cards treat it as. */
  readonly treatedAs: readonly SpaceKindId[];
  readonly adjacent: readonly SpaceId[];
  /** Others to which cards make it adjacent. */
  readonly joined: readonly SpaceId[];
  /** Where it is drawn, to the right and down, which means nothing in play; null where nothing says. */
  readonly at: readonly [number, number] | null;
  readonly declared: Span;
}

export interface Path {
  readonly name: string;
  readonly spaces: readonly SpaceId[];
  /** Each on no other path. */
  readonly pieces: readonly PieceId[];
  readonly declared: Span;
}

export interface Chit {
  readonly name: string;
  readonly family: FamilyId;
  readonly count: number;
  readonly value: number;
  /** The card that it is; null where it is a chit. */
  readonly card: CardId | null;
  readonly rule: string;
  readonly quantities: readonly { readonly name: string; readonly value: NumberExpr }[];
  /** What resolving each aspect of it does, in the order of `World.aspects` of its family. */
  readonly effects: readonly { readonly aspect: AspectId; readonly steps: readonly Step[] }[];
  readonly declared: Span;
}

export interface Card {
  /** `C1`. */
  readonly code: string;
  readonly title: string;
  readonly kind: CardKindId;
  /** False where only its name is known. */
  readonly written: boolean;
  readonly capability: FactionId | null;
  readonly sides: readonly Side[];
  /** Path of its file below the game's folder, without extension: `cards/c1-spring-tide`. */
  readonly file: string;
  readonly declared: Span;
}

export interface Side {
  readonly name: 'event' | 'unshaded' | 'shaded';
  readonly title: string;
  readonly steps: readonly Step[];
  /** The kinds of card on the next of which the side is in play; null where it does not wait for one. */
  readonly next: readonly CardKindId[] | null;
  /** The kinds of card the next of which ends it, or the turn; null where neither does. */
  readonly until: readonly CardKindId[] | 'turn' | null;
  /** What it changes holds while its own effect is carried out, and no longer. */
  readonly during: boolean;
  readonly declared: Span;
}

export interface Procedure {
  readonly name: string;
  readonly class: ClassId | null;
  /** Null where either faction may conduct it. */
  readonly faction: FactionId | null;
  readonly rule: string;
  /** Null: it accompanies nothing by itself; `any`: every procedure that may be accompanied. */
  readonly accompanies: readonly ProcedureId[] | 'any' | null;
  readonly requires: Condition | null;
  /** Named numbers that cards may change: `offered: 2`. */
  readonly quantities: readonly { readonly name: string; readonly value: NumberExpr }[];
  /** Named sets of spaces: `stirred: spaces with Unrest`. */
  readonly places: readonly { readonly name: string; readonly spaces: SpaceSet }[];
  readonly selection: Selection | null;
  /** Empty where it is declared within another. */
  readonly steps: readonly Step[];
  readonly declaration: Declaration | null;
  /** `operations/muster`; several procedures of one file share it. */
  readonly file: string;
  readonly declared: Span;
}

/**
 * A procedure that is not conducted by itself: it is declared within another, just before one of its named steps, in a
 * space that the other has in hand, and changes what is done there.
 */
export interface Declaration {
  readonly procedure: ProcedureId;
  readonly step: string;
  readonly changes: readonly {
    readonly at: StepAnchor;
    readonly steps: readonly Step[];
    /** The opening, in canonical wording. */
    readonly text: string;
  }[];
}

/** Which spaces a procedure selects, and how many. */
export interface Selection {
  readonly text: string;
  readonly most: NumberExpr;
  readonly spaces: SpaceSet;
  /** Named so that another rule can waive one. */
  readonly conditions: readonly { readonly name: string; readonly text: string; readonly condition: Condition }[];
  /** It may select no space, where its other steps can do something. */
  readonly orNone: boolean;
  readonly span: Span;
}

/** Spaces that procedures may select beyond their limit, once in a conduct. */
export interface AdditionalSpaces {
  readonly name: string;
  readonly rule: string;
  /** Those that may select them, all of one faction. */
  readonly procedures: readonly ProcedureId[];
  /** Null where either faction may. */
  readonly faction: FactionId | null;
  readonly spaces: NumberExpr;
  /** Done before they are selected; empty where they cost nothing. */
  readonly cost: readonly Step[];
  readonly file: string;
  readonly declared: Span;
}

export interface Setup {
  readonly rule: string;
  /** By track: the box index or the value. */
  readonly tracks: readonly number[];
  readonly order: readonly FactionId[];
  readonly available: readonly { readonly piece: PieceId; readonly count: number }[];
  readonly boxes: readonly { readonly box: BoxId; readonly piece: PieceId; readonly count: number }[];
  readonly spaces: readonly {
    readonly space: SpaceId;
    readonly pieces: readonly { readonly piece: PieceId; readonly count: number }[];
    readonly markers: readonly { readonly marker: MarkerId; readonly count: number }[];
  }[];
  readonly deck: {
    readonly piles: number;
    /** From the top of each pile; the cards of one layer are shuffled together. */
    readonly layers: readonly (readonly { readonly kind: CardKindId; readonly count: number }[])[];
    /** Card kinds that are dealt as one: a Fixed Event is dealt as an Event. */
    readonly dealtAs: readonly { readonly kind: CardKindId; readonly as: CardKindId }[];
    /** Kinds that are dealt only where an option is chosen. */
    readonly onlyWith: readonly { readonly kind: CardKindId; readonly option: OptionId }[];
    readonly leftOut: number;
  };
  readonly span: Span;
}
