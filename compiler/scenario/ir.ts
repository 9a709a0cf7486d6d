/**
 * Scenario plan: given, when and then of a scenario or an example in ids and numbers. Every name in it exists and every number is in
 * range; whether the answers are legal and the statements true is known only when it is played.
 */
import type { Choices } from '../../runtime/options.js';
import type {
  CardId,
  ChitId,
  ColumnId,
  CounterId,
  End,
  FactionId,
  FamilyId,
  MarkerId,
  OptionId,
  BoxId,
  OrderPlaceId,
  PieceId,
  ProcedureId,
  SpaceId,
  TrackId,
  ValueId,
} from '../resolved/ir.js';
import type { Span } from '../source/span.js';
import type { FileKind } from '../surface/file-kinds.js';

export interface ScenarioPlan {
  readonly name: string;
  /** What the file is called, without folder and extension: `first-tide`. */
  readonly slug: string;
  /** Empty where nothing but `checks` says what has to hold. */
  readonly rule: string;
  /**
   * What is checked without being stated. `invariants`: what always has to hold does. `end`: that, and the game comes to
   * its end when it is played on at random.
   */
  readonly checks: 'statements' | 'invariants' | 'end';
  /** Where the random generator starts; matters only where the script leaves chance open. */
  readonly seed: number;
  /** What is chosen of the optional rules; the others are as they are by default. */
  readonly options: Choices;
  /** From the top; null where the deck is dealt as the setup says. */
  readonly deck: readonly CardId[] | null;
  readonly steps: readonly PlannedStep[];
  readonly declared: Span;
}

/** An example: a position, what is done in it, and what the board shows then. */
export interface ExamplePlan {
  readonly of: Exemplified;
  readonly name: string;
  /** Where it comes from: a tip, a ruling, a rule; empty where what it is of says enough. */
  readonly cites: string;
  readonly given: readonly Given[];
  readonly when: readonly (Action | ScriptItem)[];
  /** Where it says nothing of a question at the end, nothing may be asked. */
  readonly then: readonly Expectation[];
  readonly declared: Span;
}

/** What an example belongs to: the file it stands in, in the list of rules the rule. */
export interface Exemplified {
  readonly kind: FileKind;
  /** A card's code, a rule's number, the name of a procedure or a family of chits; of several things that of their file. */
  readonly name: string;
  /** The file below the game's folder, without extension. The generated suite stands there. */
  readonly file: string;
}

export interface Given {
  /** The sentence as written. */
  readonly text: string;
  readonly span: Span;
  readonly fact: Fact;
}

/** What is made true. Of what the board can show, all but a part of something, and what follows from the rest. */
export type Fact =
  /** Nothing on the map but what closes a space, nothing in the boxes. */
  | { readonly kind: 'empty board' }
  /** As the setup says: the default, written out. */
  | { readonly kind: 'setup' }
  /** From the top. */
  | { readonly kind: 'deck'; readonly cards: readonly CardId[] }
  /** What is printed on a card, for this example alone: a number, or the kinds of piece that are listed. */
  | {
      readonly kind: 'printed';
      readonly value: ValueId;
      readonly card: CardId;
      readonly is: number | readonly PieceId[];
    }
  | Exclude<BoardExpected, { readonly kind: 'end' | 'left' }>;

/** What somebody does. */
export interface Action {
  readonly kind: 'action';
  /** The sentence as written. */
  readonly text: string;
  readonly span: Span;
  readonly does:
    /** Null: the faction that comes first in the order of play. */
    | { readonly kind: 'conduct'; readonly by: FactionId | null; readonly procedure: ProcedureId }
    /** One of the procedures, in so many of these spaces at least and at most; null: as the procedure says. */
    | {
        readonly kind: 'conduct within';
        readonly by: FactionId | null;
        readonly procedures: readonly ProcedureId[];
        readonly least: number | null;
        readonly most: number | null;
        readonly spaces: readonly SpaceId[] | null;
      }
    | { readonly kind: 'play'; readonly by: FactionId; readonly card: CardId; readonly side: number };
}

/** One step of a scenario: what is answered, and what is so afterwards. */
export interface PlannedStep {
  readonly label: string;
  /** Where the rulebook tells it; empty where the scenario's rule says enough. */
  readonly cites: string;
  readonly script: readonly ScriptItem[];
  readonly then: readonly Expectation[];
  readonly span: Span;
}

/** `go on`: from between two rounds to what comes next. */
export type ScriptItem = Line | Check | { readonly kind: 'go on'; readonly text: string; readonly span: Span };

/** What is so between two answers. */
export interface Check {
  readonly kind: 'check';
  readonly then: readonly Expectation[];
}

/** The answers that one speaker gives one after the other. */
export interface Line {
  readonly kind: 'line';
  readonly by: Speaker;
  readonly answers: readonly Answer[];
}

/** Who answers: a faction, or chance by a draw or a roll. */
export type Speaker = { readonly kind: 'faction'; readonly faction: FactionId } | { readonly kind: 'draw' | 'roll' };

/** The label of an option, as the scenario writes it. */
export interface Answer {
  readonly text: string;
  readonly span: Span;
}

export interface Expectation {
  /** The sentence as written. */
  readonly text: string;
  readonly span: Span;
  readonly expected: Expected;
}

export type Expected =
  | BoardExpected
  /** Who is asked, null nothing, with every word that may be answered; null options: whatever they are. */
  | { readonly kind: 'asked'; readonly of: Speaker | null; readonly options: readonly Answer[] | null }
  /** Whether these may be answered. */
  | { readonly kind: 'offered'; readonly options: readonly Answer[]; readonly negated: boolean }
  /** The words of the question. */
  | { readonly kind: 'question'; readonly asks: string }
  /** The rule that the question comes from, as it is cited. */
  | { readonly kind: 'cited'; readonly rule: string }
  /** What a faction, or null everybody, sees of the position. */
  | { readonly kind: 'seen'; readonly by: FactionId | null; readonly shows: readonly BoardExpectation[] };

export interface BoardExpectation extends Expectation {
  readonly expected: BoardExpected;
}

export type BoardExpected =
  /** `exactly`: nothing else is there. */
  | { readonly kind: 'space'; readonly space: SpaceId; readonly exactly: boolean; readonly items: readonly SpaceItem[] }
  | {
      readonly kind: 'box';
      readonly box: BoxId | 'available';
      readonly exactly: boolean;
      readonly items: readonly BoxItem[];
    }
  /** The index of a box, or a number. */
  | { readonly kind: 'track'; readonly track: TrackId; readonly at: number }
  | { readonly kind: 'counter'; readonly counter: CounterId; readonly is: number }
  | { readonly kind: 'option'; readonly option: OptionId; readonly is: number }
  | { readonly kind: 'chosen'; readonly option: OptionId; readonly negated: boolean }
  /** So many of the chits of a kind. */
  | {
      readonly kind: 'chit';
      readonly chit: ChitId;
      readonly lies: 'drawn' | 'in play' | 'aside';
      readonly count: number;
    }
  /** How many of a marker are not on the map. */
  | { readonly kind: 'left'; readonly marker: MarkerId; readonly count: number }
  | { readonly kind: 'order'; readonly place: OrderPlaceId; readonly faction: FactionId }
  | {
      readonly kind: 'held';
      readonly faction: FactionId;
      readonly exactly: boolean;
      readonly items: readonly ChitItem[];
    }
  | { readonly kind: 'pool'; readonly family: FamilyId; readonly exactly: boolean; readonly items: readonly ChitItem[] }
  /** The hidden cards that a faction has seen where they lie: these and no others. */
  | { readonly kind: 'has seen'; readonly faction: FactionId; readonly chits: readonly ChitId[] }
  /** The cards at an end of a deck whose order is fixed, those nearer to the top first. */
  | {
      readonly kind: 'deck end';
      readonly end: 'top' | 'bottom';
      readonly family: FamilyId;
      readonly chits: readonly ChitId[];
    }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'played'; readonly card: CardId; readonly negated: boolean }
  /** Whether a space is in play. */
  | { readonly kind: 'open'; readonly space: SpaceId; readonly negated: boolean }
  /** Null side: any. */
  | {
      readonly kind: 'in play' | 'awaiting';
      readonly card: CardId;
      readonly side: number | null;
      readonly negated: boolean;
    }
  /** Null: nobody has won. Without a degree, to whatever degree. */
  | { readonly kind: 'end'; readonly how: End | null };

/** So many pieces in any of these columns, or of this marker; the span is that of the name. */
export type SpaceItem =
  | { readonly kind: 'pieces'; readonly count: number; readonly columns: readonly ColumnId[]; readonly span: Span }
  | { readonly kind: 'marker'; readonly count: number; readonly marker: MarkerId; readonly span: Span };

export interface BoxItem {
  readonly count: number;
  readonly pieces: readonly PieceId[];
  readonly span: Span;
}

export interface ChitItem {
  readonly count: number;
  readonly chits: readonly ChitId[];
  readonly span: Span;
}
