/** What a card changes as long as its side is in play, or while it is the current card: what it says of numbers, choices and moments. */
import type { Span } from '../source/span.js';
import type {
  AdditionalSpacesId,
  AspectId,
  CardId,
  CardKindId,
  ChitId,
  ColumnId,
  Condition,
  CounterId,
  FactionId,
  NumberExpr,
  PieceId,
  ProcedureId,
  ResourceId,
  SpaceId,
  SpaceKindId,
  SpaceSet,
  Step,
  Term,
  Thing,
  TrackId,
} from './ir.js';

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
  /** `Muster places 1 more Trooper`, `instead of placing 1 Trooper, Muster places 2`; null `was`: whatever the number is. */
  | {
      readonly kind: 'amount';
      readonly procedure: ProcedureId;
      readonly verb: 'place' | 'remove' | 'move';
      readonly things: readonly Thing[];
      readonly was: NumberExpr | null;
      readonly how: 'more' | 'less' | 'is';
      readonly by: NumberExpr;
    }
  /** `Sortie costs 1 more Mark in Towns`; null spaces: wherever it is paid. */
  | {
      readonly kind: 'cost';
      readonly procedure: ProcedureId;
      readonly resource: ResourceId;
      readonly how: 'more' | 'less' | 'is';
      readonly by: NumberExpr;
      readonly spaces: SpaceSet | null;
    }
  /**
   * `Troopers in Towns count double for Muster`, `Crown ignore Unrest when they conduct Muster`: how often each counts; null
   * spaces: wherever they are, as all do that are not counted. Null faction: whoever conducts it.
   */
  | {
      readonly kind: 'weight';
      readonly procedure: ProcedureId;
      readonly things: readonly Thing[];
      readonly spaces: SpaceSet | null;
      readonly times: 0 | 2;
      readonly faction: FactionId | null;
    }
  /** `Troopers in Towns may not be removed`; null spaces: wherever they are. */
  | {
      readonly kind: 'barred';
      readonly verb: 'place' | 'remove' | 'move';
      readonly things: readonly Thing[];
      readonly spaces: SpaceSet | null;
    }
  /** `no Town may hold more than 3 Troopers`. */
  | { readonly kind: 'limit'; readonly piece: PieceId; readonly spaces: SpaceSet; readonly most: NumberExpr }
  /** `Depots may be placed in Towns`: kinds of space that they are barred from else. */
  | { readonly kind: 'allowed'; readonly piece: PieceId; readonly kinds: readonly SpaceKindId[] }
  /** `Wardens may move 2 spaces instead of 1 during Sortie`. */
  | {
      readonly kind: 'further';
      readonly procedure: ProcedureId;
      readonly columns: readonly ColumnId[];
      readonly spaces: number;
    }
  /** `Levy may accompany Forage`, which it does not by itself. */
  | { readonly kind: 'accompany'; readonly procedure: ProcedureId; readonly host: ProcedureId }
  /** `treat Fenwick as a Town`. */
  | { readonly kind: 'treated'; readonly space: SpaceId; readonly as: SpaceKindId }
  /** `Fenwick and Harrow are adjacent`. */
  | { readonly kind: 'joined'; readonly spaces: readonly [SpaceId, SpaceId] }
  /** `once per turn, Crown may reroll a die`; the counter tells whether it has, in a game that is whole. */
  | { readonly kind: 'reroll'; readonly faction: FactionId; readonly counter?: CounterId }
  /** `Crown lose this capability if Resolve is 0`: as soon as it holds. */
  | { readonly kind: 'loss'; readonly faction: FactionId; readonly condition: Condition }
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
  /** `Crown must choose Troopers in Muster`; null faction: whoever chooses; `other`: that which has not played the card. */
  | {
      readonly kind: 'forced';
      readonly faction: FactionId | 'other' | null;
      /** Where the position has who played it: 1 for the first faction, 0 for none; in a game that is whole. */
      readonly player?: CounterId;
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
  /** `instead of conducting Muster`; `may`: if whoever conducts it likes. */
  | { readonly kind: 'conduct'; readonly procedure: ProcedureId; readonly may: boolean }
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
