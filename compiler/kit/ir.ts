/** The conformance kit as it is written: plain data in the names of the game, which `kit.schema.json` describes. */
import type { Bounds } from '../../runtime/bounded.js';
import type { FullPosition } from '../../runtime/full-position.js';
import type { CardRow, OptionRow, TrackRow } from '../../runtime/rules.js';

export interface Kit {
  /** Rises when a reader of the old one could no longer read the new one. */
  readonly format: 2;
  readonly game: string;
  readonly edition: string;
  /** Of the rules that the kit was made from. */
  readonly fingerprint: string;
  /** `22 of 24 cards are made up`: what of the game is no fact; left out where all is. */
  readonly madeUp?: string;
  readonly tables: KitTables;
  /** As the setup says, before a card is revealed; the deck, which chance makes, is left out. */
  readonly setup: FullPosition;
  readonly tests: readonly KitTest[];
}

export interface KitTest {
  /** `C1/shaded/half-of-the-runners-come-back`, `scenario/first-tide`: it has no number that could shift. */
  readonly id: string;
  readonly kind: 'example' | 'scenario';
  readonly title: string;
  /** The rule, never empty: where an example cites none, its card. */
  readonly cites: string;
  /** The sentences of an example that are true of its start. */
  readonly given: readonly string[];
  /** One after the other; each has a start of its own. */
  readonly parts: readonly Part[];
}

export interface Part {
  readonly deed: Deed;
  /** Before the deed. */
  readonly start: FullPosition;
  readonly steps: readonly Step[];
  /** What is asked after the last step; null where the deed has come to its end. */
  readonly question: Question | null;
}

/** What is done: the whole game goes on, a procedure is conducted, one of some is within bounds, or a side of a card is played. */
export type Deed =
  | { readonly does: 'game' }
  | { readonly does: 'procedure'; readonly by: string; readonly procedure: string }
  | ({ readonly does: 'bounded procedure'; readonly by: string } & Bounds)
  | { readonly does: 'event'; readonly by: string; readonly card: string; readonly side: string };

export interface Step {
  /** Of a scenario the step's own, of an example the sentence that says what is done. */
  readonly title: string;
  readonly cites: string;
  readonly decisions: readonly Answered[];
  /** What people wrote about the board afterwards. */
  readonly then: readonly string[];
  /** When the next thing is asked, or at the end. */
  readonly position: FullPosition;
}

export interface Question {
  /** A faction, or `chance`. */
  readonly by: string;
  readonly kind: string;
  readonly asks: string;
  readonly rule: string;
  readonly options: readonly string[];
}

export interface Answered extends Question {
  readonly answer: string;
}

/** What there is; null stands for no limit, and for nobody. */
export interface KitTables {
  readonly factions: readonly string[];
  /** Those that nobody plays, which are never asked; left out where there are none. */
  readonly unplayed?: readonly string[];
  /** By the map, whatever cards make of it while they are in play. */
  readonly spaces: readonly { readonly name: string; readonly kind: string; readonly adjacent: readonly string[] }[];
  readonly pieces: readonly {
    readonly name: string;
    readonly faction: string | null;
    readonly inventory: number;
    /** What it is called on the map in each of its states, or its name alone. */
    readonly stands: readonly { readonly as: string; readonly state: string | null }[];
    readonly placedAs: string;
    readonly mostPerSpace: number | null;
    readonly barred: readonly string[];
  }[];
  readonly markers: readonly {
    readonly name: string;
    readonly supply: number | null;
    readonly mostPerSpace: number | null;
    readonly kinds: readonly string[];
    readonly closes: boolean;
  }[];
  readonly boxes: readonly string[];
  readonly tracks: readonly TrackRow[];
  readonly counters: readonly string[];
  /** The optional rules; left out where there are none. */
  readonly options?: readonly OptionRow[];
  readonly chits: readonly {
    readonly name: string;
    readonly family: string;
    readonly owner: string | null;
    readonly count: number;
    readonly value: number;
  }[];
  readonly cards: readonly CardRow[];
  readonly order: { readonly places: readonly string[]; readonly boxes: readonly string[] };
  readonly procedures: readonly string[];
}
