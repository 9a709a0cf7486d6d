/**
 * The documents of a spec: what each kind of file declares, with the place of every value. Names are plain words and
 * may be wrong; what a file leaves out is null or an empty list.
 */
import type { Span } from '../source/span.js';
import type { YamlNode } from '../yaml/node.js';
import type { BoardDocument, MapDocument } from './documents-of-map.js';
import type { FileKind } from './file-kinds.js';
import type { Provenance } from './made-up.js';
import type { Change, Condition, Moment, Name, NounPhrase, NumberPhrase, Step, Term } from './ir.js';
import type { TableDocument } from './table-document.js';

/** Every file of a spec, told apart by kind and in the order of their paths. */
export interface Spec {
  readonly game: GameDocument | null;
  /** With what it takes from its board. */
  readonly map: MapDocument | null;
  readonly boards: readonly BoardDocument[];
  readonly setup: SetupDocument | null;
  readonly procedures: readonly ProcedureDocument[];
  readonly additionalSpaces: readonly AdditionalSpacesDocument[];
  readonly chits: readonly ChitsDocument[];
  readonly cards: readonly CardDocument[];
  /** Left to the passes that play scenarios. */
  readonly examples: readonly ExamplesDocument[];
  /** Left to the passes that play scenarios. */
  readonly scenarios: readonly AsideDocument[];
  /** The numbered rules of the rulebook; empty where no file lists them. */
  readonly rules: readonly RuleDocument[];
  /** Where the files of the game cite a numbered rule. */
  readonly citations: readonly Citation[];
  readonly rulings: readonly AsideDocument[];
  readonly equivalents: readonly AsideDocument[];
  /** What things are called in other languages; the World is not made of it. */
  readonly languages: readonly LanguageDocument[];
  /** What was made up of it, because a fact is not known. */
  readonly provenance: Provenance;
}

/** One numbered rule of the rulebook. */
export interface RuleDocument {
  readonly number: Name;
  readonly title: string;
  /** Why there is nothing to play in it; null where there is. */
  readonly notPlayable: string | null;
  /** Names of what states it without citing its number. */
  readonly carriedBy: readonly Name[];
}

/** A place that cites a numbered rule. */
export interface Citation {
  readonly number: Name;
  /** The kind of file. */
  readonly kind: string;
  /** What cites it, from the file down: `Saltmarsh`, `markers`, `Unrest`. */
  readonly trail: readonly string[];
}

/** A file that the World is not made of. */
export interface AsideDocument {
  readonly path: string;
  readonly root: YamlNode;
}

/** The names of a game in another language. */
export interface LanguageDocument {
  /** Its code, such as `ja`. */
  readonly language: Name;
  /** The rulebook that the names are taken from; empty where none is named. */
  readonly cites: string;
  readonly names: readonly NameInLanguage[];
  /** The titles of cards and, under the name of the side, of their sides. */
  readonly cards: readonly { readonly code: Name; readonly titles: ReadonlyMap<string, string> }[];
}

export interface NameInLanguage {
  readonly of: Name;
  readonly name: string;
  /** What follows its number, where the language's own word does not suit. */
  readonly counter: string | null;
  /** Spoken of as somebody, not as something. */
  readonly alive: boolean;
  readonly rule: string;
}

/** The examples of one file, in the list of rules those of one rule. */
export interface ExamplesDocument {
  /** What they belong to is called so before their own names: a card's code, a rule's number, a procedure's name. */
  readonly name: Name;
  readonly kind: FileKind;
  /** The file below the game's folder, without extension. */
  readonly file: string;
  readonly node: YamlNode;
}

/** What a thing is called. */
export interface Words {
  readonly one: Name;
  readonly many: Name | null;
  readonly aliases: readonly Name[];
}

/** A kind of card; one that is held lies in a deck of its own, from which each faction draws to its hand. */
export interface CardKindDeclaration extends Words {
  readonly isHeld: boolean;
  /** How many a faction may hold; null where no number is said. */
  readonly handLimit: Count | null;
}

/** A whole number as written. */
export interface Count {
  readonly value: number;
  readonly span: Span;
}

/** A list of steps. `complete` is false where a sentence of it could not be read: an error was reported for it. */
export interface Effect {
  readonly steps: readonly Step[];
  readonly complete: boolean;
  /** Whose steps they are, for messages: `card C1, unshaded`. */
  readonly frame: string;
  readonly span: Span;
}

export interface GameDocument {
  readonly name: Name;
  readonly title: string;
  readonly cites: string;
  readonly edition: string;
  readonly play: Name | null;
  /** The procedure that is a turn. */
  readonly turn: Name | null;
  /** The place of `complete`, which says that every card is written; null where nothing says so. */
  readonly complete: Span | null;
  readonly factions: readonly FactionDeclaration[];
  readonly states: readonly { readonly name: Name; readonly verb: Name | null }[];
  readonly always: Name | null;
  readonly pieces: readonly PieceDeclaration[];
  readonly groups: readonly { readonly words: Words; readonly pieces: readonly Name[] }[];
  readonly values: readonly ValueDeclaration[];
  /** How far the game can be won or lost. */
  readonly degrees: readonly Name[];
  readonly options: readonly OptionDeclaration[];
  readonly lifted: readonly Name[];
  readonly markers: readonly MarkerDeclaration[];
  readonly boxes: readonly Name[];
  /** What factions gain and pay, of those named or of each (null): each has a track of its own behind those of the game. */
  readonly resources: readonly { readonly words: Words; readonly of: readonly Name[] | null }[];
  /** Which spaces factions control. */
  readonly control: readonly ControlDeclaration[];
  readonly tracks: readonly TrackDeclaration[];
  readonly counters: readonly Name[];
  readonly orderPlaces: readonly Name[];
  readonly orderBoxes: readonly Name[];
  readonly classes: readonly Words[];
  readonly cardKinds: readonly CardKindDeclaration[];
  readonly standing: readonly { readonly rule: string; readonly effect: Effect; readonly span: Span }[];
  readonly span: Span;
}

export interface ControlDeclaration {
  readonly faction: Name;
  /** Null where the words could not be read: an error was reported. */
  readonly spaces: NounPhrase | null;
}

export interface FactionDeclaration {
  readonly name: Name;
  readonly adjective: Name;
  /** False where nobody plays it. */
  readonly isPlayed: boolean;
}

/** An optional rule: a number, or, without a range, one that is chosen or not. */
export interface OptionDeclaration {
  readonly name: Name;
  readonly from: Count | null;
  readonly to: Count | null;
  /** What it is where nobody says anything, as it is written. */
  readonly otherwise: Name | null;
}

/** What is printed on the things of one kind, or stated of them in a table. */
export interface ValueDeclaration {
  readonly name: Name;
  readonly of: 'pieces' | 'spaces' | 'cards';
  /** Kinds of piece in place of a number. */
  readonly isList: boolean;
  readonly from: Count | null;
  readonly to: Count | null;
  /** What is meant of a thing that states none. */
  readonly otherwise: Count | null;
}

/** `battle value: 3`, `advancing: [North Column]`. */
export interface StatedValue {
  readonly name: Name;
  readonly number: Count | null;
  readonly list: readonly Name[];
  readonly span: Span;
}

export interface PieceDeclaration {
  readonly words: Words;
  readonly faction: Name | null;
  readonly inventory: Count | null;
  readonly states: readonly Name[];
  readonly mostPerSpace: Count | null;
  readonly barred: readonly Name[];
  readonly values: readonly StatedValue[];
}

export interface MarkerDeclaration {
  readonly words: Words;
  readonly kinds: readonly Name[];
  readonly mostPerSpace: Count | null;
  readonly supply: Count | null;
  /** The marker on its other side. */
  readonly other: Name | null;
  readonly closes: boolean;
}

export interface TrackDeclaration {
  readonly words: Words;
  readonly from: Count | null;
  readonly to: Count | null;
  readonly boxes: readonly TrackBox[] | null;
  readonly beyond: readonly { readonly end: Name; readonly rule: string; readonly effect: Effect }[];
  readonly crossings: readonly Crossing[];
}

/** What is done whenever a track rises to a number, or falls below it. */
export interface Crossing {
  readonly way: CrossingWay;
  readonly value: Name;
  readonly rule: string;
  readonly effect: Effect;
}

export type CrossingWay = 'rising to' | 'falling below';

export interface TrackBox {
  readonly name: Name | null;
  readonly value: number;
  /** Why the value is assumed; null where the rulebook states it. */
  readonly assumed: string | null;
  readonly span: Span;
}

export interface SetupDocument {
  readonly name: Name;
  readonly rule: string;
  readonly tracks: readonly { readonly track: Name; readonly at: Count | Name }[];
  readonly order: readonly Name[];
  readonly boxes: readonly Holding[];
  readonly spaces: readonly Holding[];
  readonly deck: DeckDeclaration | null;
  readonly span: Span;
}

/** What a box or a space holds when a game starts. */
export interface Holding {
  readonly place: Name;
  readonly things: readonly Counted[];
}

export interface Counted {
  readonly what: Name;
  readonly count: Count;
}

export interface DeckDeclaration {
  /** Dealt alike, under the name of the first. */
  readonly kinds: readonly Name[];
  readonly piles: Count | null;
  readonly layers: readonly (readonly Counted[])[];
  /** Kinds of card that are dealt only where an option is chosen. */
  readonly onlyWith: readonly { readonly kind: Name; readonly option: Name }[];
  readonly leftOut: Count | null;
  readonly span: Span;
}

export interface ProcedureDocument {
  readonly name: Name;
  /** The class that the file's first key names; null in a file of procedures. */
  readonly class: Name | null;
  readonly faction: Name | null;
  readonly rule: string;
  readonly accompanies: readonly Name[] | 'any' | null;
  readonly requires: Condition | null;
  readonly quantities: readonly NamedNumber[];
  readonly places: readonly NamedPlace[];
  readonly selection: SelectionDocument | null;
  /** Without steps where it is declared within another. */
  readonly effect: Effect;
  readonly declaration: DeclarationDocument | null;
  /** The rows of a table of results, of which its steps are made; null where it is none. */
  readonly table: TableDocument | null;
  readonly file: string;
  readonly span: Span;
}

/** `declared: before the harvest of Forage`: its steps are what it changes there. */
export interface DeclarationDocument {
  /** Null where the words could not be read: an error was reported. */
  readonly moment: Exclude<Moment, { readonly kind: 'terms' }> | null;
  readonly changes: readonly Lasting[];
  readonly frame: string;
}

export interface SelectionDocument {
  readonly text: string;
  /** Null where the words could not be read: an error was reported. */
  readonly what: NounPhrase | null;
  readonly conditions: readonly NamedCondition[];
  /** Where `may select none` stands; null where it does not. */
  readonly orNone: Span | null;
  readonly span: Span;
}

export interface NamedCondition {
  readonly name: Name;
  readonly text: string;
  /** Null where the words could not be read: an error was reported. */
  readonly condition: Condition | null;
}

/** `offered: 2`. */
export interface NamedNumber {
  readonly name: Name;
  /** Null where the words could not be read: an error was reported. */
  readonly value: NumberPhrase | null;
}

/** `stirred: spaces with Unrest`. */
export interface NamedPlace {
  readonly name: Name;
  /** Null where the words could not be read: an error was reported. */
  readonly what: NounPhrase | null;
}

/** Spaces that procedures may select beyond their limit. */
export interface AdditionalSpacesDocument {
  readonly name: Name;
  readonly rule: string;
  readonly procedures: readonly Name[];
  /** Null where it is one; its value is null where the words could not be read: an error was reported. */
  readonly spaces: { readonly value: NumberPhrase | null } | null;
  /** Null where they cost nothing. */
  readonly cost: Effect | null;
  readonly file: string;
  readonly span: Span;
}

/** A family of chits. */
export interface ChitsDocument {
  readonly family: Name;
  readonly rule: string;
  readonly faction: Name | null;
  /** Where drawn chits go: among those drawn, or at once to those held. */
  readonly drawn: 'drawn' | 'held';
  /** Where all may see which chits lie there. */
  readonly open: readonly ('drawn' | 'held')[];
  readonly kinds: readonly ChitDeclaration[];
}

export interface ChitDeclaration {
  readonly name: Name;
  readonly count: Count | null;
  readonly value: number;
  readonly rule: string;
  readonly quantities: readonly NamedNumber[];
  readonly effects: readonly { readonly aspect: Name; readonly effect: Effect }[];
  readonly span: Span;
}

export interface CardDocument {
  readonly code: Name;
  readonly title: string;
  readonly kind: Name | null;
  /** False where only its name is known. */
  readonly written: boolean;
  readonly values: readonly StatedValue[];
  readonly capability: Name | null;
  /** Boxes off the map and counters that exist for this card alone. */
  readonly boxes: readonly Name[];
  readonly counters: readonly Name[];
  readonly sides: readonly SideDocument[];
  readonly additions: readonly AdditionDocument[];
  /** Holds while it is the current card; null where the card has no such list. */
  readonly current: LastingList | null;
  readonly file: string;
  readonly span: Span;
}

export interface SideDocument {
  readonly name: 'event' | 'unshaded' | 'shaded';
  /** The key that opens the side. */
  readonly key: Span;
  readonly title: string;
  /** Done when the side is played; null where it does nothing then. */
  readonly effect: Effect | null;
  /** Holds from then on; null where the side has no such list. */
  readonly lasting: LastingList | null;
  /** The keys of further such lists, of which a side has one. */
  readonly furtherLists: readonly Span[];
}

/** `while in play`, `on the next Event`, `during the effect`, `until the next Event`, `for the rest of the turn`. */
export interface LastingList {
  /** It holds while the side's own effect is carried out, and no longer. */
  readonly during: boolean;
  /** The kinds of card on the next of which it holds, `any` for every card; null: as long as the side is in play. */
  readonly next: readonly Name[] | 'any' | null;
  /** The kinds of card the next of which ends it, `any` for every card, or the turn; null: nothing of that. */
  readonly until: readonly Name[] | 'any' | 'turn' | null;
  readonly items: readonly Lasting[];
  readonly frame: string;
  /** The key. */
  readonly span: Span;
}

/** One item of what holds while a side of a card is in play, in its own words; `number` is its place in the list. */
export type Lasting =
  | { readonly kind: 'change'; readonly change: Change; readonly number: string; readonly span: Span }
  | {
      readonly kind: 'steps';
      readonly moment: Exclude<Moment, { readonly kind: 'terms' }>;
      readonly effect: Effect;
      readonly number: string;
      readonly span: Span;
    }
  | {
      readonly kind: 'terms';
      readonly moment: Extract<Moment, { readonly kind: 'terms' }>;
      readonly terms: readonly Term[];
      readonly number: string;
      readonly span: Span;
    };

/** `at the end of …`: steps that a card adds to a procedure. */
export interface AdditionDocument {
  readonly moment: 'before' | 'after';
  readonly procedure: Name;
  readonly title: string;
  readonly rule: string;
  readonly effect: Effect;
  readonly span: Span;
}
