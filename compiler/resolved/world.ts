/** What a game declares: the lists that ids index, its setup, and what its cards change. */
import type { Span } from '../source/span.js';
import type { Provenance } from '../surface/made-up.js';
import type {
  AdditionalSpacesId,
  AspectId,
  BoxId,
  CardId,
  CardKindId,
  ChitId,
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
  Term,
  Thing,
  TrackId,
} from './ir.js';

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
  readonly spaceKinds: readonly { readonly names: Names; readonly declared: Span }[];
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
  readonly cardKinds: readonly { readonly names: Names; readonly held: boolean; readonly declared: Span }[];
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

export interface Space {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: SpaceKindId;
  readonly adjacent: readonly SpaceId[];
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

/** What a card changes while its side is in play as a capability, or while it is the current card. */
export interface Modifier {
  readonly card: CardId;
  readonly when: { readonly kind: 'in play'; readonly side: number } | { readonly kind: 'current' };
  readonly title: string;
  /** What it cites: a rule, or the card's side (`C2 shaded`). */
  readonly rule: string;
  /** The sentence or the opening, in canonical wording. */
  readonly text: string;
  readonly change: Change;
  /** Holds only while this does as well; absent where nothing is said. */
  readonly condition?: Condition;
  readonly span: Span;
}

export type Change =
  /** `Salt's sown is 1 more if Unrest is here`. */
  | {
      readonly kind: 'quantity';
      readonly of: QuantityOwner | MoreOwner;
      readonly how: 'more' | 'less' | 'at most' | 'is';
      readonly by: NumberExpr;
      readonly condition: Condition | null;
    }
  /** `Forage may not select Causeways adjacent to Towns with Unrest`. */
  | { readonly kind: 'restriction'; readonly procedure: ProcedureId; readonly spaces: SpaceSet }
  /** `Sally may not target Runners in Towns`: pieces that its steps cannot choose; null spaces: wherever they are. */
  | {
      readonly kind: 'targets';
      readonly procedure: ProcedureId;
      readonly columns: readonly ColumnId[];
      readonly spaces: SpaceSet | null;
    }
  /** `Crown may not conduct Muster`. */
  | { readonly kind: 'ban'; readonly faction: FactionId; readonly procedure: ProcedureId }
  /** `each roll against the Depots on the map is 1 more`: in comparisons of the roll with that number. */
  | {
      readonly kind: 'rolls';
      readonly against: NumberExpr;
      readonly by: NumberExpr;
      readonly sign: 1 | -1;
      /** Only rolls in its steps; absent where all are meant. */
      readonly procedure?: ProcedureId;
    }
  /** `each reduction of Resolve by Fixed Events is 1 less`: `direction` -1 is a reduction. */
  | {
      readonly kind: 'track change';
      readonly track: TrackId;
      readonly direction: 1 | -1;
      readonly kinds: readonly CardKindId[];
      readonly by: NumberExpr;
      readonly how: 'more' | 'less' | 'at most';
    }
  /** `Crown must choose Troopers in Muster`; null faction: whoever chooses. */
  | {
      readonly kind: 'forced';
      readonly faction: FactionId | null;
      readonly procedure: ProcedureId;
      readonly alternative: string;
    }
  /** `Reckoning Round also counts`: further terms of its net change. */
  | { readonly kind: 'terms'; readonly procedure: ProcedureId; readonly terms: readonly Term[] }
  | { readonly kind: 'steps'; readonly at: Anchor; readonly steps: readonly Step[] };

/** Whose named quantity: one that a procedure or a chit declares, or how many spaces a procedure may select (`spaces`). */
export type QuantityOwner =
  | { readonly kind: 'procedure'; readonly procedure: ProcedureId; readonly name: string }
  | { readonly kind: 'chit'; readonly chit: ChitId; readonly name: string }
  | { readonly kind: 'selection'; readonly procedure: ProcedureId };

/** What else cards give another number: the limits of several procedures, or how many some additional spaces are. */
export type MoreOwner =
  | { readonly kind: 'selections'; readonly procedures: readonly ProcedureId[] }
  | { readonly kind: 'additional'; readonly additional: AdditionalSpacesId };

/** A moment that a card can speak of. */
export type Anchor =
  /** `before Muster`, `after Muster`, `at the end of Reckoning Round`. */
  | { readonly kind: 'procedure'; readonly procedure: ProcedureId; readonly moment: 'before' | 'after' }
  /** `before the Boon of Salt`, `instead of the Boon of Bread`: with the space in hand, if there is one. */
  | {
      readonly kind: 'aspect';
      readonly chit: ChitId;
      readonly aspect: AspectId;
      readonly moment: 'before' | 'after' | 'instead';
    }
  /** `after each selected Town of Forage`: when that space is about to be resolved, or has been; it is the space in hand. */
  | {
      readonly kind: 'selected';
      readonly procedure: ProcedureId;
      readonly spaces: SpaceSet;
      readonly moment: 'before' | 'after';
    }
  | StepAnchor
  | ChangeAnchor
  /** `whenever Muster moves 2 or more Troopers to a Town`: when the whole step that moves them is done, in each such space. */
  | {
      readonly kind: 'arrivals';
      readonly procedure: ProcedureId;
      readonly columns: readonly ColumnId[];
      /** How many must have come there. */
      readonly least: NumberExpr;
      readonly to: SpaceSet;
    }
  /** `whenever Runners move from a Haven`: after each such group has moved, with `the group`. */
  | {
      readonly kind: 'moves';
      readonly columns: readonly ColumnId[];
      /** How many must be in the group. */
      readonly least: NumberExpr;
      readonly from: SpaceSet;
    };

/** When a sentence has changed something, whichever it is. */
export type ChangeAnchor =
  /** `whenever a Depot is placed in a Town`, `whenever Runners are removed`; null spaces: on the map. */
  | {
      readonly kind: 'placed' | 'removed';
      readonly things: readonly Thing[];
      readonly spaces: SpaceSet | null;
      /** How many must be. */
      readonly least: NumberExpr;
      /** As often as there are such. */
      readonly each: boolean;
    }
  /** `whenever Resolve falls to 3 or less`: from above it. */
  | {
      readonly kind: 'passed';
      readonly track: TrackId;
      readonly way: 'falls' | 'rises';
      readonly to: NumberExpr;
    };

/** `instead of the warrant of Muster`: steps that the procedure names. */
export interface StepAnchor {
  readonly kind: 'step';
  readonly procedure: ProcedureId;
  readonly name: string;
  readonly moment: 'before' | 'after' | 'instead';
  /** A space is in hand there. */
  readonly here: boolean;
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
