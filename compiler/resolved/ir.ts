/**
 * Resolved: each name is an id, each selector has a kind. What the reader may leave out (who acts, where
 * pieces come from) is still left out; a sentence without meaning is an error node that holds the
 * diagnostic already reported for it.
 */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Span } from '../source/span.js';
import type { DirectAct, DirectNumber } from './direct.js';
import type { QuantityOwner } from './changes.js';

declare const brand: unique symbol;
type Id<Kind extends string> = number & { readonly [brand]: Kind };
export type FactionId = Id<'faction'>;
export type StateId = Id<'state'>;
export type PieceId = Id<'piece'>;
/** A piece in one of its states; a piece without states has one column. */
export type ColumnId = Id<'column'>;
export type MarkerId = Id<'marker'>;
export type BoxId = Id<'box'>;
export type TrackId = Id<'track'>;
export type ResourceId = Id<'resource'>;
export type CounterId = Id<'counter'>;
export type OptionId = Id<'option'>;
export type SpaceKindId = Id<'space kind'>;
export type SpaceId = Id<'space'>;
export type FamilyId = Id<'chit family'>;
export type ChitId = Id<'chit'>;
export type AspectId = Id<'aspect'>;
export type ClassId = Id<'class'>;
export type ProcedureId = Id<'procedure'>;
export type AdditionalSpacesId = Id<'additional spaces'>;
export type CardKindId = Id<'card kind'>;
export type CardId = Id<'card'>;
export type ValueId = Id<'value'>;
export type DegreeId = Id<'degree'>;
export type OrderPlaceId = Id<'order place'>;
export type OrderBoxId = Id<'order box'>;

export type * from './changes.js';
export type * from './world.js';

/** How the game ends: a faction wins or loses it, to a degree where one is told, or nobody does. */
export type End =
  | { readonly kind: 'win' | 'lose'; readonly faction: FactionId; readonly degree?: DegreeId }
  | { readonly kind: 'draw game' };

// Expressions

export type NumberExpr =
  | { readonly kind: 'literal'; readonly value: number }
  /** How many pieces and markers of `things` are there. */
  | { readonly kind: 'count'; readonly things: readonly Thing[]; readonly where: Where }
  /** How many spaces are such. */
  | { readonly kind: 'count spaces'; readonly spaces: SpaceSet }
  | { readonly kind: 'count chits'; readonly chits: ChitSelector }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'track'; readonly track: TrackId }
  | { readonly kind: 'counter'; readonly counter: CounterId }
  /** The number that is chosen of an optional rule. */
  | { readonly kind: 'option'; readonly option: OptionId }
  /** All of them together, the highest or the lowest; 0 where there is none. */
  | {
      readonly kind: 'values of spaces';
      readonly how: 'total' | 'highest' | 'lowest';
      readonly value: ValueId;
      readonly spaces: SpaceSet;
    }
  /** The same of pieces; a value of spaces is that of the space where each is. */
  | {
      readonly kind: 'values of pieces';
      readonly how: 'total' | 'highest' | 'lowest';
      readonly value: ValueId;
      readonly pieces: Extract<Thing, { readonly kind: 'pieces' }>;
      readonly where: Where;
    }
  /** What is printed on the piece in hand. */
  | { readonly kind: 'value of it'; readonly value: ValueId }
  | { readonly kind: 'roll' }
  | { readonly kind: 'group size' }
  | { readonly kind: 'chit value'; readonly chits: ChitSelector }
  /** The values of the chits that were discarded one by one in the enclosing steps so far; `counter` as below. */
  | { readonly kind: 'value discarded'; readonly family: FamilyId; readonly counter?: string }
  /** A named quantity of the procedure or chit in hand. */
  | { readonly kind: 'quantity'; readonly of: QuantityOwner }
  /** How many capabilities are in play, of one faction's label and one side (`null`: either). */
  | { readonly kind: 'capabilities'; readonly faction: FactionId; readonly side: number | null }
  /**
   * What the enclosing steps removed or placed so far; null columns means every kind. `counter` is given by lowering,
   * where steps within count the same for themselves.
   */
  | {
      readonly kind: 'removed' | 'placed';
      readonly columns: readonly ColumnId[] | null;
      readonly counter?: string;
      readonly span: Span;
    }
  /** `count` for every `every` whole ones; `every` is a literal or a named quantity. */
  | { readonly kind: 'per'; readonly count: number; readonly every: NumberExpr; readonly of: NumberExpr }
  /** `half of …`, and whatever else means what its slots mean. */
  | DirectNumber
  | { readonly kind: 'plus' | 'minus'; readonly left: NumberExpr; readonly right: NumberExpr }
  | { readonly kind: 'times'; readonly left: NumberExpr; readonly right: NumberExpr }
  | {
      readonly kind: 'divided by';
      readonly left: NumberExpr;
      readonly right: NumberExpr;
      readonly rounding: 'down' | 'up';
    }
  /**
   * Which column of a table of results a number is in, counted from 1: `from` has the lowest number of each but the first. It
   * is shifted to the right by `shift`, and never out of the table.
   */
  | {
      readonly kind: 'column';
      readonly of: NumberExpr;
      readonly from: readonly number[];
      readonly shift: NumberExpr | null;
    }
  | { readonly kind: 'at most'; readonly value: NumberExpr; readonly bound: NumberExpr }
  | { readonly kind: 'if'; readonly condition: Condition; readonly then: NumberExpr; readonly otherwise: NumberExpr };

/** Pieces in some of their states, or a marker. */
export type Thing =
  | { readonly kind: 'pieces'; readonly columns: readonly ColumnId[] }
  | { readonly kind: 'marker'; readonly marker: MarkerId };

/** Where pieces or markers are. */
export type Where =
  | { readonly kind: 'here' }
  | { readonly kind: 'map' }
  | { readonly kind: 'spaces'; readonly spaces: SpaceSet }
  | { readonly kind: 'box'; readonly box: BoxId }
  | { readonly kind: 'available' }
  /** The pieces that move together. */
  | { readonly kind: 'group' };

/** The spaces in play that pass every test. */
export interface SpaceSet {
  readonly tests: readonly SpaceTest[];
}

export type SpaceTest =
  | { readonly kind: 'named'; readonly spaces: readonly SpaceId[] }
  /** Also one of those in `or`, whatever its kind. */
  | {
      readonly kind: 'of kind';
      readonly kinds: readonly SpaceKindId[];
      readonly or?: readonly SpaceId[];
      readonly negated: boolean;
    }
  /** Selected for the procedure in hand. */
  | { readonly kind: 'selected' }
  /** One of the procedure's named sets of spaces. */
  | { readonly kind: 'place'; readonly procedure: ProcedureId; readonly name: string }
  /** The space in hand itself. */
  | { readonly kind: 'here' }
  /** At least `least` of the things are there; negated: none is. */
  | { readonly kind: 'holds'; readonly things: readonly Thing[]; readonly least: NumberExpr; readonly negated: boolean }
  | { readonly kind: 'more'; readonly more: readonly Thing[]; readonly than: readonly Thing[] }
  /** Has the most of the things, and some, or the fewest, of the spaces that pass the other tests. */
  | {
      readonly kind: 'most';
      readonly how: 'most' | 'fewest';
      readonly things: readonly Thing[];
      readonly among: SpaceSet;
    }
  /** Has such a value; null: no bound. */
  | {
      readonly kind: 'value';
      readonly value: ValueId;
      readonly least: NumberExpr | null;
      readonly most: NumberExpr | null;
    }
  /** One of these controls it; negated: none does. */
  | { readonly kind: 'controlled'; readonly by: readonly Controller[]; readonly negated: boolean }
  /**
   * Within reach of the piece in hand: from space to adjacent space, each of `through` and open to its kind, for at most `most`;
   * each that is entered costs its value, or 1. From one of `ends` it goes no further.
   */
  | {
      readonly kind: 'reach';
      readonly most: NumberExpr;
      readonly cost: ValueId | null;
      readonly through: SpaceSet;
      readonly ends: SpaceSet | null;
    }
  /** So many spaces further on the path of the piece in hand, at most its end; `sign` -1 is towards the beginning. */
  | { readonly kind: 'along'; readonly steps: NumberExpr; readonly sign: 1 | -1 }
  /** Adjacent to one of `to`, or, with `orIn`, one of them; `here` is the space in hand, `origin` where pieces move from. */
  | { readonly kind: 'adjacent'; readonly orIn: boolean; readonly to: SpaceSet | 'here' | 'origin' };

/** A faction with the spaces that it controls. */
export interface Controller {
  readonly faction: FactionId;
  /** It is the one that executes; null where it counts whoever does. */
  readonly acting: Condition | null;
  readonly spaces: SpaceSet;
}

export type Condition =
  | {
      readonly kind: 'is there';
      readonly things: readonly Thing[];
      readonly where: Where;
      readonly least: NumberExpr;
      readonly negated: boolean;
    }
  | { readonly kind: 'here is'; readonly test: SpaceTest }
  /** The card in hand lists the kind of the piece in hand. */
  | { readonly kind: 'it is listed'; readonly list: ValueId; readonly negated: boolean }
  /** The piece in hand, which is one of these, has moved this turn. */
  | { readonly kind: 'it has moved'; readonly columns: readonly ColumnId[]; readonly negated: boolean }
  /** The piece in hand is one of these. */
  | { readonly kind: 'it is'; readonly columns: readonly ColumnId[]; readonly negated: boolean }
  | {
      readonly kind: 'compare';
      readonly left: NumberExpr;
      readonly operator: '=' | '≠' | '≥' | '≤' | '>' | '<';
      readonly right: NumberExpr;
    }
  /** `box` is an index. */
  | { readonly kind: 'track at'; readonly track: TrackId; readonly box: number; readonly negated: boolean }
  | {
      readonly kind: 'card is';
      readonly cardKind: CardKindId;
      readonly nth: 'first' | 'last' | null;
      readonly negated: boolean;
    }
  | { readonly kind: 'is current'; readonly card: CardId; readonly negated: boolean; readonly ofEffect?: true }
  /** Null side: either. `ofEffect`: asked for what the card does, not of the card, so that it is not so while cards are disregarded. */
  | {
      readonly kind: 'in play';
      readonly card: CardId;
      readonly side: number | null;
      readonly negated: boolean;
      readonly ofEffect?: true;
    }
  | { readonly kind: 'played'; readonly card: CardId; readonly negated: boolean }
  | { readonly kind: 'executing'; readonly faction: FactionId; readonly negated: boolean }
  /** The faction has this place of the order of play. */
  | { readonly kind: 'in place'; readonly place: OrderPlaceId; readonly faction: FactionId; readonly negated: boolean }
  /** An optional rule is chosen. */
  | { readonly kind: 'chosen'; readonly option: OptionId; readonly negated: boolean }
  | { readonly kind: 'and' | 'or'; readonly left: Condition; readonly right: Condition };

/** Who acts, written out. */
export type Acting =
  | { readonly kind: 'faction'; readonly faction: FactionId }
  | { readonly kind: 'executing' }
  | { readonly kind: 'other'; readonly than: Acting }
  | { readonly kind: 'ordinal'; readonly place: OrderPlaceId };

export type ChitPlace = 'pool' | 'drawn' | 'in play' | 'aside' | 'held';

/** Chits of a family in some places. Empty `places`: wherever they are. */
export interface ChitSelector {
  readonly family: FamilyId;
  /** Only chits of this kind; null: any of the family. */
  readonly chit: ChitId | null;
  readonly places: readonly ChitPlace[];
  /** Whose hand is meant where each faction holds some of the family; absent: that of whoever acts there. */
  readonly holder?: Acting;
}

/** How many: at least and at most; `most` null is all there are. */
export interface Amount {
  readonly least: NumberExpr | 'all';
  readonly most: NumberExpr | 'all';
}

export type Actor =
  | { readonly kind: 'faction'; readonly faction: FactionId }
  | { readonly kind: 'executing' | 'other' }
  | { readonly kind: 'ordinal'; readonly place: OrderPlaceId };

// Steps

/** One step, with the sentence it came from (canonical wording) for readers and for decisions. */
export interface Step {
  readonly text: string;
  readonly span: Span;
  /** Null where the executing faction acts. */
  readonly actor: Actor | null;
  readonly may: boolean;
  readonly act: Act;
}

export type Act =
  | {
      readonly kind: 'place pieces';
      readonly amount: Amount;
      readonly pieces: readonly PieceId[];
      readonly from: BoxId | null;
      readonly to: Where;
    }
  | { readonly kind: 'place marker'; readonly count: NumberExpr; readonly marker: MarkerId; readonly to: Where }
  /** From a place on the map, a box or Available. */
  | {
      readonly kind: 'remove pieces';
      readonly amount: Amount;
      readonly columns: readonly ColumnId[];
      readonly where: Where;
      readonly to: BoxId | null;
      readonly order: readonly Precedence[];
      /** Only the piece in hand, which is one of them. */
      readonly it: boolean;
    }
  /** Also without asking where all go. */
  | {
      readonly kind: 'remove markers';
      readonly amount: Amount;
      readonly markers: readonly MarkerId[];
      readonly where: Where;
    }
  | { readonly kind: 'turn over'; readonly marker: MarkerId; readonly to: MarkerId; readonly where: Where }
  | {
      readonly kind: 'replace';
      readonly amount: Amount;
      readonly columns: readonly ColumnId[];
      readonly where: Where;
      readonly with: PieceId;
    }
  | {
      readonly kind: 'move';
      readonly amount: Amount;
      readonly columns: readonly ColumnId[];
      readonly from: Where;
      readonly to: SpaceSet;
      /** Also to the space where they are. */
      readonly own: boolean;
      /** Not what has moved by such a sentence of the same steps. */
      readonly once: boolean;
      /** Not what has moved this turn. */
      readonly perTurn: boolean;
      /** Only the piece in hand, which is one of them. */
      readonly it: boolean;
    }
  | {
      readonly kind: 'flip';
      readonly amount: Amount;
      readonly columns: readonly ColumnId[];
      readonly where: Where;
      readonly state: StateId;
      /** Only the piece in hand, which is one of them. */
      readonly it: boolean;
    }
  /** Positive steps go to higher boxes. */
  | { readonly kind: 'shift'; readonly track: TrackId; readonly steps: NumberExpr; readonly direction: 1 | -1 }
  | { readonly kind: 'change track'; readonly track: TrackId; readonly by: NumberExpr; readonly sign: 1 | -1 }
  | { readonly kind: 'set track'; readonly track: TrackId; readonly to: NumberExpr }
  /** By who acts: so many of a resource, all of them or none. */
  | { readonly kind: 'pay'; readonly resource: ResourceId; readonly by: NumberExpr }
  /** By who acts, up to the end of the resource. */
  | { readonly kind: 'gain'; readonly resource: ResourceId; readonly by: NumberExpr }
  | { readonly kind: 'change counter'; readonly counter: CounterId; readonly by: NumberExpr; readonly sign: 1 | -1 }
  | { readonly kind: 'set counter'; readonly counter: CounterId; readonly to: NumberExpr }
  /** `to`: where the family says, if absent. */
  | { readonly kind: 'draw'; readonly family: FamilyId; readonly count: NumberExpr; readonly to?: 'drawn' }
  /** One chit, chosen by the actor: `play` puts it in play, `hold` in hand, `discard` back in the pool. */
  | { readonly kind: 'take chit'; readonly from: ChitSelector; readonly to: ChitPlace; readonly optional: boolean }
  /** All of them. */
  | { readonly kind: 'move chits'; readonly from: ChitSelector; readonly to: ChitPlace }
  /** One card of the hand, chosen by the actor: its Event is played, and it is discarded. */
  | { readonly kind: 'play card'; readonly from: ChitSelector; readonly optional: boolean }
  | Look
  | { readonly kind: 'resolve'; readonly aspect: AspectId; readonly of: ChitSelector }
  | { readonly kind: 'roll'; readonly dice: number; readonly sides: number }
  | { readonly kind: 'let'; readonly name: string; readonly value: NumberExpr }
  | Conduct
  /** `reveal the next card`, `make League 1st in Line`: what a clause does that means what its slots mean. */
  | DirectAct
  | { readonly kind: 'close box'; readonly box: OrderBoxId }
  | End
  /** `look up NUMBER in TABLE`: the numbers that its entries are given. */
  | { readonly kind: 'look up'; readonly procedure: ProcedureId; readonly numbers: readonly NumberExpr[] }
  | { readonly kind: 'nothing' }
  /** `cancel all shaded Crown Capabilities`. */
  | { readonly kind: 'cancel'; readonly faction: FactionId; readonly side: number | null }
  /** `step warrant`: steps under a name that cards may speak of. */
  | { readonly kind: 'named'; readonly name: string; readonly body: readonly Step[] }
  | {
      readonly kind: 'if';
      readonly condition: Condition;
      readonly then: readonly Step[];
      readonly otherwise: readonly Step[];
    }
  /**
   * In each space (`each`), or in spaces that the actor chooses one after another, each once: of those that were such when the
   * choice began, or, `afresh`, of those that are such each time.
   */
  | {
      readonly kind: 'in spaces';
      readonly amount: Amount | 'each';
      readonly spaces: SpaceSet;
      readonly afresh: boolean;
      readonly body: readonly Step[];
    }
  | { readonly kind: 'for each'; readonly count: NumberExpr; readonly body: readonly Step[] }
  /** For each of the pieces that are there at the beginning, or for those that the actor chooses one after another, each once. */
  | {
      readonly kind: 'for pieces';
      readonly amount: Amount | 'each';
      readonly columns: readonly ColumnId[];
      readonly where: Where;
      readonly body: readonly Step[];
    }
  /** `any`: also one that can do nothing. */
  | { readonly kind: 'choose one'; readonly any: boolean; readonly alternatives: readonly Alternative[] }
  | {
      readonly kind: 'take box';
      readonly alternatives: readonly { readonly box: OrderBoxId; readonly steps: readonly Step[] }[];
    }
  /** The step of whoever acts, where each faction has its own. */
  | { readonly kind: 'by faction'; readonly cases: readonly { readonly faction: FactionId; readonly step: Step }[] }
  /** The steps are done by `Step.actor`. */
  | { readonly kind: 'steps'; readonly body: readonly Step[] }
  | { readonly kind: 'times'; readonly most: NumberExpr; readonly body: readonly Step[] }
  /** Again and again, as long as the condition holds and the actor likes. */
  | { readonly kind: 'while'; readonly condition: Condition; readonly body: readonly Step[] }
  /** After each group has moved, the body, with `here` where it arrived. */
  | { readonly kind: 'groups'; readonly move: Extract<Act, { kind: 'move' }>; readonly body: readonly Step[] }
  | { readonly kind: 'net'; readonly track: TrackId; readonly terms: readonly Term[] }
  | { readonly kind: 'until deck empty'; readonly body: readonly Step[] }
  | { readonly kind: 'error'; readonly reported: Diagnostic };

/** At cards on top of a deck, or in a hand: at all of them, or at so many by chance. */
export interface Look {
  readonly kind: 'look';
  readonly from: ChitSelector;
  readonly count: NumberExpr | 'all';
  /** How many of those of a deck whoever looks puts on its bottom. */
  readonly bottom: number;
  /** Whether it puts the others back in an order that it chooses. */
  readonly reorders: boolean;
}

export interface Conduct {
  readonly kind: 'conduct';
  /** Every procedure it may be; a class stands for all of its members. */
  readonly procedures: readonly ProcedureId[];
  readonly limited: boolean;
  /** Which spaces may be selected; null: as the procedure says. */
  readonly within: SpaceSet | null;
  /** How many must be selected if there are so many; null: one. */
  readonly least: NumberExpr | null;
  /** How many may be selected, in place of the procedure's own limit (`all`: every such space); null: as the procedure says. */
  readonly most: NumberExpr | 'all' | null;
  readonly waiving: readonly string[];
  readonly choosing: string | null;
  /** `where offered is 0`: named quantities that have another value this time. */
  readonly values: readonly { readonly name: string; readonly value: NumberExpr }[];
  /** `where stirred spaces are Towns`. */
  readonly places: readonly { readonly name: string; readonly spaces: SpaceSet }[];
  /** Additional spaces, by name, that may not be added. */
  readonly forgoing: readonly string[];
  /** Nothing applies meanwhile that cards in force say; absent where it does. */
  readonly disregardsCards?: true;
  readonly accompanied: ClassId | null;
}

export type Precedence =
  | { readonly kind: 'first'; readonly columns: readonly ColumnId[] }
  | { readonly kind: 'only when none'; readonly columns: readonly ColumnId[]; readonly remaining: readonly ColumnId[] };

export interface Alternative {
  readonly name: string | null;
  readonly steps: readonly Step[];
}

export interface Term {
  readonly sign: 1 | -1;
  readonly amount: number;
  readonly every: number;
  /** Counts spaces, or pieces. */
  readonly of: NumberExpr;
  readonly text: string;
}
