/**
 * Core: what will run. Who acts, how many at least and at most, where pieces come from and go to, what a
 * removal is counted for, what can change anything and when standing rules are looked at are all written out; no sentence is in error.
 */
import type { DirectAct } from '../resolved/direct.js';
import type {
  Acting,
  AdditionalSpacesId,
  AspectId,
  BoxId,
  CardId,
  ChitId,
  ChitSelector,
  ColumnId,
  Condition,
  CounterId,
  End,
  FactionId,
  FamilyId,
  MarkerId,
  NumberExpr,
  OrderBoxId,
  PieceId,
  ProcedureId,
  Side,
  SpaceSet,
  Term,
  TrackId,
  Where,
  World,
} from '../resolved/ir.js';
import type { Span } from '../source/span.js';
import type { ChitOp } from './chit-ir.js';
import type { InHandOp } from './in-hand-ir.js';
import type { Accompanying, Limit, MapChanges } from './lasting-ir.js';
import type { Possible } from './possible-ir.js';
import type { Want } from './wants-ir.js';
import type { Guard, Hook, HookSteps, Replacement } from './woven-ir.js';

export type { Accompanying, Joined, Limit, MapChanges, Treated } from './lasting-ir.js';
export type { MoveWays, Possible } from './possible-ir.js';
export type { Store, Supply, Want } from './wants-ir.js';
export type { Capture, DeclaredGuard, Guard, Hook, HookSteps, Replacement } from './woven-ir.js';

export interface Core {
  readonly world: World;
  /** Whether the engine tells each sentence that was carried out to whoever watches it; one that is played does not. */
  readonly tellsSteps: boolean;
  readonly procedures: readonly CoreProcedure[];
  readonly additionalSpaces: readonly CoreAdditionalSpaces[];
  /** The chits that declare named quantities. */
  readonly chits: readonly { readonly chit: ChitId; readonly quantities: readonly CoreQuantity[] }[];
  /** What cards add to rolls: one entry for each number that rolls are held against, and for each procedure that is named. */
  readonly rolls: readonly CoreRolls[];
  /** By aspect, then one block for each chit of its family. */
  readonly aspects: readonly CoreAspect[];
  readonly cards: readonly CoreCard[];
  /** Null where the game has none. */
  readonly standing: readonly { readonly rule: string; readonly block: Block }[];
  readonly beyond: readonly {
    readonly track: TrackId;
    readonly end: number;
    readonly rule: string;
    readonly block: Block;
  }[];
  /** How many of a piece may stand in spaces, as cards have it; absent where no card says. */
  readonly limits?: readonly Limit[];
  /** What cards make of the map; absent where none does. */
  readonly map?: MapChanges;
  /** What is done at each step of a track that rises to a number, or falls below it. */
  readonly crossings: readonly {
    readonly track: TrackId;
    readonly way: 'rising to' | 'falling below';
    readonly value: number;
    readonly rule: string;
    readonly block: Block;
  }[];
}

export interface CoreRolls {
  readonly against: NumberExpr;
  /** Only rolls in its steps; absent where all are meant. */
  readonly procedure?: ProcedureId;
  readonly changes: readonly QuantityChange[];
}

export interface CoreProcedure {
  readonly id: ProcedureId;
  readonly name: string;
  readonly rule: string;
  readonly file: string;
  readonly faction: FactionId | null;
  /** Has a class: it is offered among others and runs within a scope. Else it is simply done. */
  readonly offered: boolean;
  readonly accompanies: readonly ProcedureId[] | 'any' | null;
  /** As cards have it; absent where none says. */
  readonly alsoAccompanies?: readonly Accompanying[];
  readonly requires: Condition | null;
  readonly selection: CoreSelection | null;
  /** What it may select beyond its limit. */
  readonly additional: readonly AdditionalSpacesId[];
  readonly quantities: readonly CoreQuantity[];
  readonly places: readonly { readonly name: string; readonly spaces: SpaceSet }[];
  /** The accompanying procedures that may find it a space, and then come first. */
  readonly openedBy: readonly ProcedureId[];
  /** What must hold for its steps to change anything, where it selects no spaces. */
  readonly possible: Possible;
  /** Some of its sentences move pieces only once in all. */
  readonly movesOnce: boolean;
  /** A turn begins with it, in which no piece has moved: of a game whose rules ask which have. */
  readonly beginsTurn: boolean;
  /** What comes of the last turn's end, before anything else; absent where nothing does. */
  readonly opening?: Block;
  readonly block: Block;
  /** What cards do in place of all of it; absent where none does. */
  readonly instead?: readonly Replacement[];
  readonly before: readonly Hook[];
  readonly after: readonly Hook[];
  /** What it does where it is declared within another; null where it is conducted by itself. */
  readonly woven: readonly HookSteps[] | null;
}

export interface CoreSelection {
  readonly text: string;
  readonly most: NumberExpr;
  /** What cards make of `most`. */
  readonly changes: readonly QuantityChange[];
  readonly spaces: SpaceSet;
  /** Spaces that cards forbid to select. */
  readonly restrictions: readonly { readonly guard: Guard; readonly text: string; readonly spaces: SpaceSet }[];
  readonly conditions: readonly {
    readonly name: string;
    readonly text: string;
    readonly condition: Condition;
    readonly waivable: boolean;
  }[];
  /** Of a current space that could be selected next: something can change there, or because of it. */
  readonly possible: Possible;
  /** The same before the procedure has begun, or what it can change whichever spaces are selected. */
  readonly foreseen: Possible;
  /** It may select none, where something is done without. */
  readonly orNone: boolean;
  /** Something is done without any space selected. */
  readonly alone: Possible;
}

/** Spaces beyond the limit of a procedure, once in a conduct. */
export interface CoreAdditionalSpaces {
  readonly name: string;
  readonly rule: string;
  readonly file: string;
  readonly spaces: NumberExpr;
  /** What cards make of `spaces`. */
  readonly changes: readonly QuantityChange[];
  /** What must hold for the cost to be paid in full. */
  readonly payable: Possible;
  /** Empty where they cost nothing. */
  readonly cost: Block;
  readonly movesOnce: boolean;
}

/** A named number, and what cards make of it. */
export interface CoreQuantity {
  readonly name: string;
  readonly value: NumberExpr;
  readonly changes: readonly QuantityChange[];
  /** Some conduct gives it another value; `signed`: it is said to be below 0, so that what is taken away does not end there. */
  readonly overridden: boolean;
  readonly signed?: true;
}

export interface QuantityChange {
  readonly guard: Guard;
  readonly text: string;
  readonly how: 'more' | 'less' | 'at most' | 'is';
  readonly by: NumberExpr;
  readonly condition: Condition | null;
}

export interface CoreAspect {
  readonly id: AspectId;
  readonly name: string;
  readonly family: FamilyId;
  readonly chits: readonly CoreChitEffect[];
  /** Some chit's effect speaks of the current space. */
  readonly here: boolean;
}

export interface CoreChitEffect {
  readonly chit: ChitId;
  readonly rule: string;
  readonly block: Block;
  readonly before: readonly Hook[];
  readonly instead: readonly Hook[];
  readonly after: readonly Hook[];
  readonly possible: Possible;
}

export interface CoreCard {
  readonly id: CardId;
  readonly sides: readonly CoreSide[];
  readonly woven: readonly HookSteps[];
}

export interface CoreSide {
  readonly name: Side['name'];
  readonly title: string;
  readonly block: Block;
  readonly movesOnce: boolean;
  /** Playing it puts it in play: at once, when the next card of a kind is revealed, or for its own effect alone. */
  readonly lasting: 'at once' | 'on the next card' | 'during' | null;
  /** Standing rules are looked at when it comes into play, or no longer is. */
  readonly settles: boolean;
}

export type Block = readonly Statement[];

/** So many pieces at least, in these columns. */
export interface Moved {
  readonly columns: readonly ColumnId[];
  readonly least: NumberExpr;
}

/** Who chooses and acts. `executing` is the faction the procedure was given. */
export type Actor = Acting;

/** A statement under the sentence it came from; the sentence is empty, and its place null, for what the compiler adds. */
export interface Statement {
  readonly text: string;
  readonly span: Span | null;
  readonly rule: string;
  readonly by: Actor;
  readonly op: Op;
  /** Counted from 1: a loop of the sequence of play at the top of whose rounds a game can be taken up again. */
  readonly loop?: number;
}

/** At least and at most so many; `all` is as many as there are. */
export interface Range {
  readonly least: NumberExpr | 'all';
  readonly most: NumberExpr | 'all';
}

/** What must be so of a piece, in hand where it stands, so that cards leave it to the operation; absent where none may not. */
export type Only = Condition;

export type Op =
  /** `lift`: own pieces may be taken from the map when none is Available. */
  | {
      readonly kind: 'place';
      readonly range: Range;
      readonly pieces: readonly PieceId[];
      readonly from: BoxId | null;
      readonly lift: boolean;
      /** What the pieces are on the map at first. */
      readonly placedAs: readonly ColumnId[];
      /** The accumulators that count what is placed. */
      readonly tallies: string[];
    }
  | { readonly kind: 'mark'; readonly marker: MarkerId; readonly count: NumberExpr }
  | {
      readonly kind: 'remove';
      readonly range: Range;
      readonly stages: readonly Stage[];
      readonly where: Where;
      readonly to: BoxId | null;
      /** Only the piece in hand. */
      readonly it: boolean;
      readonly only?: Only;
    }
  /** Without a question: `all`, or so many in the space in hand. */
  | { readonly kind: 'unmark'; readonly marker: MarkerId; readonly count: NumberExpr | 'all'; readonly where: Where }
  /** All of them, turned over where they are. */
  | { readonly kind: 'turn over'; readonly marker: MarkerId; readonly to: MarkerId; readonly where: Where }
  | {
      readonly kind: 'replace';
      readonly range: Range;
      readonly columns: readonly ColumnId[];
      readonly where: Where;
      readonly with: PieceId;
    }
  /** Groups move one after another, each from one space to one other; the body runs where each arrives. */
  | {
      readonly kind: 'move';
      readonly columns: readonly ColumnId[];
      readonly from: Where;
      readonly to: SpaceSet;
      /** Also to the space where they are: such a group stays, and has moved all the same. */
      readonly own: boolean;
      /** Not what has moved by such a sentence of the same steps; else what has moved by this one, as it is done now. */
      readonly once: boolean;
      /** Not what has moved this turn. */
      readonly perTurn: boolean;
      /** Only the piece in hand, which is then where it has come to. */
      readonly it: boolean;
      readonly only?: Only;
      /** Of an origin in hand: something can change where a group stays there. */
      readonly stays: Possible;
      /** Null: as many groups as the actor likes or, with `must`, until none is left. */
      readonly group: Range | null;
      readonly must: boolean;
      /** What moves from one space to one other is one group. */
      readonly whole: boolean;
      readonly body: Block | null;
      /** Done when all groups have moved, in each space that a group with such pieces has come to. */
      readonly arrivals: readonly {
        readonly woven: Hook;
        readonly columns: readonly ColumnId[];
        /** How many must have come there. */
        readonly least: NumberExpr;
        readonly spaces: SpaceSet;
      }[];
    }
  | {
      readonly kind: 'flip';
      readonly range: Range;
      readonly columns: readonly ColumnId[];
      readonly to: readonly ColumnId[];
      readonly where: Where;
      /** Only the piece in hand. */
      readonly it: boolean;
    }
  | {
      readonly kind: 'shift';
      readonly track: TrackId;
      readonly by: NumberExpr;
      /** What cards make of `by`. */
      readonly changes: readonly QuantityChange[];
      readonly sign: 1 | -1;
      readonly beyond: boolean;
      /** Something is done at some of the numbers that it passes. */
      readonly crosses: boolean;
      /** It is paid for what stands behind it; absent where it is not. */
      readonly forMore?: true;
    }
  | { readonly kind: 'set track'; readonly track: TrackId; readonly to: NumberExpr; readonly crosses: boolean }
  | { readonly kind: 'set counter'; readonly counter: CounterId; readonly to: NumberExpr }
  | ChitOp
  | { readonly kind: 'resolve'; readonly aspect: AspectId; readonly of: ChitSelector }
  /** Of one die, or of so many; of the usual size, or with so many sides. */
  | { readonly kind: 'roll'; readonly dice?: number; readonly sides?: number; readonly declares: boolean }
  /** `counts`: what is counted in the variable from here on; the compiler adds it. */
  | {
      readonly kind: 'let';
      readonly name: string;
      readonly value: NumberExpr;
      readonly declares: boolean;
      readonly counts?: NumberExpr;
    }
  | Conduct
  /** `numbers`: those that a table of results is given, one for each of its entries; absent where it is no table. */
  | { readonly kind: 'do'; readonly procedure: ProcedureId; readonly numbers?: readonly NumberExpr[] }
  /** What a clause does that means what its slots mean. */
  | DirectAct
  | { readonly kind: 'close box'; readonly box: OrderBoxId }
  | End
  | { readonly kind: 'if'; readonly condition: Condition; readonly then: Block; readonly otherwise: Block }
  /** The procedure's own selection; the body, if any, is done as each space is selected. */
  | { readonly kind: 'select'; readonly body: Block }
  /**
   * Every such space, in the order of the map or of selection; where there is too little for all that want something, the
   * actor says which comes next, and which of all where the body may bring back what there is too little of.
   */
  | {
      readonly kind: 'each space';
      readonly spaces: SpaceSet;
      readonly interruptible: boolean;
      readonly wants: readonly Want[];
      readonly bringsBack: boolean;
      readonly body: Block;
    }
  /**
   * Spaces that the actor chooses one after another; `afresh`: out of those that are such each time. Each once or, with `again`,
   * as often as the actor likes.
   */
  | {
      readonly kind: 'choose spaces';
      readonly spaces: SpaceSet;
      readonly range: Range;
      readonly afresh: boolean;
      readonly again: boolean;
      /** Of a current space that could be chosen: something can change there. */
      readonly possible: Possible;
      readonly body: Block;
    }
  | InHandOp
  | { readonly kind: 'repeat'; readonly count: NumberExpr; readonly body: Block }
  /** Up to so many times; the actor may stop before each. */
  | {
      readonly kind: 'repeat at will';
      readonly most: NumberExpr;
      readonly possible: Possible;
      readonly body: Block;
    }
  /** As long as the condition holds; the actor may stop before each. */
  | {
      readonly kind: 'while';
      readonly condition: Condition;
      readonly possible: Possible;
      readonly body: Block;
    }
  | { readonly kind: 'may'; readonly possible: Possible; readonly body: Block }
  | {
      readonly kind: 'choose';
      readonly optional: boolean;
      /** Also an alternative that can change nothing. */
      readonly any: boolean;
      readonly alternatives: readonly Alternative[];
      readonly forced: readonly Forced[];
    }
  | { readonly kind: 'take box'; readonly alternatives: readonly { readonly box: OrderBoxId; readonly block: Block }[] }
  | {
      readonly kind: 'net';
      readonly track: TrackId;
      readonly crosses: boolean;
      readonly terms: readonly { readonly term: Term; readonly guard: Guard | null }[];
    }
  | { readonly kind: 'cancel'; readonly faction: FactionId; readonly side: number | null }
  /** The side of the card is out of play. */
  | { readonly kind: 'end side'; readonly card: CardId; readonly side: number }
  /** Steps that cards may replace. */
  | {
      readonly kind: 'named';
      readonly block: Block;
      /** May be declared in the current space before anything else. */
      readonly declares: readonly ProcedureId[];
      readonly before: readonly Hook[];
      readonly instead: readonly Hook[];
      /** Done at the end of the block, whose numbers they speak of; not where it is replaced. */
      readonly closing: readonly Hook[];
      readonly after: readonly Hook[];
    }
  /** A card's steps, where `spaces` holds the space in hand or the origin of the group, which with `left` is not where it is now. */
  | {
      readonly kind: 'woven';
      readonly woven: Hook;
      readonly spaces: SpaceSet | null;
      readonly left: boolean;
      /** What must be in the group; null where whatever moves will do. */
      readonly moved: Moved | null;
    }
  | { readonly kind: 'until deck empty'; readonly body: Block }
  /** A moment at which an accompanying procedure may be conducted. */
  | { readonly kind: 'moment' }
  /** Standing rules are looked at. */
  | { readonly kind: 'standing' };

export interface Conduct {
  readonly kind: 'conduct';
  readonly procedures: readonly ProcedureId[];
  readonly least: NumberExpr | null;
  readonly most: NumberExpr | 'all' | null;
  readonly within: SpaceSet | null;
  readonly values: readonly { readonly name: string; readonly value: NumberExpr }[];
  readonly places: readonly { readonly name: string; readonly spaces: SpaceSet }[];
  readonly waiving: readonly string[];
  readonly choosing: string | null;
  readonly forgoing: readonly string[];
  readonly disregardsCards?: true;
  readonly accompanied: { readonly label: string; readonly procedures: readonly ProcedureId[] } | null;
  readonly optional: boolean;
}

/** Pieces removed in turn: a stage begins only when nothing of `remaining` is left there. */
export interface Stage {
  readonly columns: readonly ColumnId[];
  readonly remaining: readonly ColumnId[] | null;
  /** Variables that what this stage removes is added to. */
  readonly tallies: string[];
}

export interface Alternative {
  readonly name: string | null;
  readonly label: string;
  /** Some conduct may ask for this alternative, or for another beside it, by name. */
  readonly nameable: boolean;
  readonly possible: Possible;
  readonly block: Block;
}

/** A card that leaves only one of the alternatives, where it is possible. */
export interface Forced {
  readonly guard: Guard;
  readonly text: string;
  /** The index of the alternative. */
  readonly to: number;
  /** Only while this faction chooses; null where whoever chooses is bound. */
  readonly faction: FactionId | null;
}
