/**
 * Scenario plan: given, when and then of a scenario in ids and numbers. Every name in it exists and every number is in
 * range; whether the answers are legal and the statements true is known only when it is played.
 */
import type {
  CardId,
  ChitId,
  ColumnId,
  FactionId,
  FamilyId,
  MarkerId,
  BoxId,
  OrderPlaceId,
  PieceId,
  SpaceId,
  TrackId,
} from '../resolved/ir.js';
import type { Span } from '../source/span.js';

export interface ScenarioPlan {
  readonly name: string;
  /** What the file is called, without folder and extension: `first-tide`. */
  readonly slug: string;
  readonly rule: string;
  /** Where the random generator starts; matters only where the script leaves chance open. */
  readonly seed: number;
  /** From the top; null where the deck is dealt as the setup says. */
  readonly deck: readonly CardId[] | null;
  readonly steps: readonly PlannedStep[];
  readonly declared: Span;
}

/** One step of a scenario: what is answered, and what the board shows afterwards. */
export interface PlannedStep {
  readonly label: string;
  /** Where the rulebook tells it; empty where the scenario's rule says enough. */
  readonly cites: string;
  readonly script: readonly Line[];
  readonly then: readonly Expectation[];
  readonly span: Span;
}

/** The answers that one speaker gives one after the other. */
export interface Line {
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
  | { readonly kind: 'order'; readonly place: OrderPlaceId; readonly faction: FactionId }
  | {
      readonly kind: 'held';
      readonly faction: FactionId;
      readonly exactly: boolean;
      readonly items: readonly ChitItem[];
    }
  | { readonly kind: 'pool'; readonly family: FamilyId; readonly exactly: boolean; readonly items: readonly ChitItem[] }
  | { readonly kind: 'card'; readonly card: CardId }
  /** Null side: any. */
  | { readonly kind: 'in play'; readonly card: CardId; readonly side: number | null; readonly negated: boolean }
  | { readonly kind: 'win'; readonly faction: FactionId };

/** So many pieces in any of these columns, or of this marker. */
export type SpaceItem =
  | { readonly kind: 'pieces'; readonly count: number; readonly columns: readonly ColumnId[] }
  | { readonly kind: 'marker'; readonly count: number; readonly marker: MarkerId };

export interface BoxItem {
  readonly count: number;
  readonly pieces: readonly PieceId[];
}

export interface ChitItem {
  readonly count: number;
  readonly chits: readonly ChitId[];
}
