/**
 * What the page asks of the bench in its worker, and what it is told: plain data, so that it can be posted. The bench holds the
 * texts of one game and of what it shares, compiles them as they stand, and plays them by the interpreter. Places are named as the spec names them.
 */
import type { Core } from '../compiler/core/ir.js';
import type { JsonDiagnostic } from '../compiler/diagnostics/json.js';
import type { Booklet } from '../compiler/print/booklet-ir.js';
import type { CardsToPrint } from '../compiler/print/documents.js';
import type { Colour } from '../compiler/language-server/colour.js';
import type { Drawn } from '../compiler/surface/documents-of-map.js';
import type { NamedPosition } from '../runtime/named-cells.js';
import type { CardRead } from '../compiler/table/reading.js';
import type { Skill } from '../runtime/opponents/players.js';
import type { Choices } from '../runtime/options.js';
import type { Ending } from '../runtime/outcome.js';
import type { Draws, Pending, Start } from '../runtime/session.js';
import type { OpenState } from '../runtime/view.js';

export interface SpecText {
  /** Below the folder `spec`, with `/` between. */
  readonly path: string;
  readonly text: string;
}

/**
 * One method a question, which is posted as `{ id, method, args }` and answered as `{ id, value }`, or as `{ id, failure }` with a
 * message for people. Each is answered in the order in which they came, but for `plays`, `touching` and `covered`, which let others be answered in
 * between. Files are called by their paths below `spec`; an offset counts UTF-16 units in a text whose lines end in `\n`.
 */
export interface Bench {
  /** Answers at once, unless something that was asked before does not come to its end. */
  awake(): Promise<void>;
  /** Takes the texts of a game (its folder and the boards), and compiles them. */
  open(game: string, texts: readonly SpecText[]): Promise<Verdict>;
  /** Takes another text of one file; null where it is gone. Tells the errors, at once: what follows from the text is `settle`'s. */
  write(path: string, text: string | null): Promise<Errors>;
  /** The same of several files at once. */
  rewrite(texts: readonly SpecText[]): Promise<Errors>;
  /** The errors of the texts as they are. What is played goes on under the new rules as far as it can. */
  settle(): Promise<Verdict>;
  /** All that is wrong with the texts as they are, warnings too, which take as long to find as the errors do. */
  warnings(): Promise<Errors>;
  /**
   * What is drawn, and what is read: null where the texts have errors and never had none. The language, one of `languages`, is from now
   * on that of questions and the log.
   */
  game(language: string): Promise<GameShown | null>;
  /** All cards in one of its languages, as `print` prints them; null where `game` is. */
  cards(language: string): Promise<CardsToPrint | null>;
  /** The booklet of its rules, in the same way. */
  booklet(language: string): Promise<Booklet | null>;
  /** A new game. A wrong seed or option is refused. */
  start(game: NewGame): Promise<Table>;
  /** What is on the table; null where nothing is played. */
  table(): Promise<Table | null>;
  /** One answer of those that are offered. */
  answer(value: number): Promise<Table>;
  /** Has the player that is to answer answer once; nothing happens where somebody at the page is, or the game has ended. */
  think(): Promise<Table>;
  undo(): Promise<Table>;
  redo(): Promise<Table>;
  /** The rules that are played, for a worker that simulates them. */
  core(): Promise<Core>;
  /** The saved game as the text of its file, and such a text taken up. Those at the page play on as they did. */
  save(): Promise<string>;
  load(text: string): Promise<Table>;
  /** What was on a table, under the rules as they are, as far as all can be answered again. */
  resume(kept: KeptTable): Promise<Table>;
  /** What is on the table as a scenario: a file for the folder of the game, which says what holds after each card. */
  asScenario(title: string): Promise<SpecText>;
  /** Every scenario and example with its verdict under the texts as they are; while these have errors, those of before, not played. */
  plays(): Promise<readonly PlayListed[]>;
  /** One of them, answer by answer; what is on the table is called `onTheTable`. */
  replay(id: string): Promise<TimeLine>;
  /** The game that a time line is of, from one of its moments on. */
  branch(id: string, moment: number): Promise<Table>;
  /** The files that say where spaces are drawn, with other places for these. */
  placed(places: readonly Placed[]): Promise<readonly SpecText[]>;
  /** What can be typed at a place. */
  complete(path: string, offset: number): Promise<readonly Completion[]>;
  /** What is known of a place; null where nothing is. */
  hover(path: string, offset: number): Promise<Hover | null>;
  /** What the messages at a place propose, the likeliest first. */
  fixes(path: string, offset: number): Promise<readonly Fix[]>;
  /** Where the word at a place is declared, and where the thing is written that it names: nothing where it names none. */
  declared(path: string, offset: number): Promise<readonly Standing[]>;
  written(path: string, offset: number): Promise<readonly Standing[]>;
  /** The names of the game that hold these letters, each where it is declared. */
  names(letters: string): Promise<readonly NameDeclared[]>;
  /** What mends all messages of a file that can be mended in one way only. */
  mendings(path: string): Promise<readonly SpecEdit[]>;
  /** What brings a file into its canonical form, as `fmt` does. */
  format(path: string): Promise<readonly SpecEdit[]>;
  /** What an editor shows of a file as a whole. */
  look(path: string): Promise<FileLook>;
  /** What is called at a place by a name that somebody gave it: that name, of one; null where none stands there. */
  named(path: string, offset: number): Promise<string | null>;
  /** What is called there with another name, wherever it stands in the game. Nothing is written by it. */
  rename(path: string, offset: number, fresh: string): Promise<Renaming>;
  /** What the sentence at a place comes to, as `show` says it; nothing where none stands there, or the texts have errors. */
  steps(path: string, offset: number): Promise<readonly StepShown[]>;
  /** The ids of the scenarios and examples that come to the sentence at a place. */
  touching(path: string, offset: number): Promise<readonly string[]>;
  /** Of each sentence of a file, how many scenarios and examples come to it; nothing while the texts have errors. */
  covered(path: string): Promise<readonly Covered[]>;
}

export interface Covered {
  /** Where the sentence begins, from 1. */
  readonly line: number;
  readonly by: number;
}

export interface Placed {
  readonly space: string;
  /** In the units of the board. */
  readonly at: readonly [number, number];
}

/** The id of the time line of what is on the table. */
export const onTheTable = 'table';

/** What is wrong with the texts as they are; `sound` where there is a game to play by these very texts. */
export interface Errors {
  readonly diagnostics: readonly JsonDiagnostic[];
  readonly sound: boolean;
}

/** What became of the texts. */
export interface Verdict extends Errors {
  /** What is on the table, played again under the new rules, or under the last that had no errors; null where nothing was played. */
  readonly table: Table | null;
}

export interface NewGame {
  readonly seed: number;
  readonly options?: Choices;
  readonly seats?: Seats;
  /** The faction that looks on, or null for who only watches; left out where all lies open. */
  readonly seenBy?: string | null;
}

/** By faction, the player that plays it; those that are left out are played at the page. Chance plays as the opponent of `play` does. */
export type Seats = Readonly<Record<string, Skill>>;

/** The player of a faction, which may be called as something that every object has; null where it is played at the page. */
export function seatOf(seats: Seats, faction: string): Skill | null {
  return Object.hasOwn(seats, faction) ? (seats[faction] ?? null) : null;
}

/** The game on the table. */
export interface Table {
  readonly state: OpenState;
  /** Null when the game has ended, and while a player thinks. */
  readonly asked: Asked | null;
  /** The faction whose player is to answer, which `think` has it do; null where none is. */
  readonly thinks: string | null;
  readonly over: Ending | null;
  readonly log: readonly LogLine[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * What was lost where the rules have changed: how many answers, chance's too, could be given again, and why no more; null where
   * nothing was. It is not lost for good: until something else is answered, rules under which all can be given bring it back.
   */
  readonly parted: { readonly kept: number; readonly of: number; readonly why: string } | null;
  readonly keep: KeptTable;
}

/** By what a table is laid again after its bench is gone: all by name, and nothing but JSON. */
export interface KeptTable {
  readonly beginning: KeptBeginning;
  readonly said: readonly string[];
  readonly undone: readonly string[];
  readonly seats: Seats;
  readonly seenBy?: string | null;
}

export type KeptBeginning =
  | {
      readonly kind: 'setup';
      readonly start: Start;
      /** The ids of the cards that were dealt, the top first, and the generator as it was then. */
      readonly dealt: readonly string[];
      readonly generator: readonly number[];
      /** `given`: draws and rolls were decided by somebody else than the generator. */
      readonly draws: Draws;
    }
  /** A position that followed from no setup when it was saved. */
  | { readonly kind: 'position'; readonly cells: NamedPosition }
  /** One of the actions of an example, which is all that is played. */
  | { readonly kind: 'example'; readonly id: string; readonly action: number };

export interface Asked extends Pending {
  /** The question as a player reads it. */
  readonly text: string;
  /** What each option is on the board, so that it can be lit there; null where it is a word or a number. */
  readonly marks: readonly (Mark | null)[];
  readonly cited: Place | null;
  /** Spaces that are not offered, where a sentence tells why. */
  readonly withheld: readonly { readonly space: string; readonly reason: string }[];
}

export type Mark =
  | { readonly kind: 'space'; readonly name: string }
  | { readonly kind: 'card'; readonly name: string }
  /** A space, or a box. */
  | { readonly kind: 'piece'; readonly name: string; readonly space: string };

export interface LogLine {
  readonly text: string;
  readonly cited: Place | null;
  /** Which position was on the board after it: an index of the moments of `replay`, which for the table is that of `onTheTable`. */
  readonly moment: number;
}

/** The sentence behind something, where it is known. */
export interface Place {
  readonly rule: string;
  readonly path: string | null;
  /** From 1. */
  readonly line: number | null;
}

export interface PlayListed {
  readonly id: string;
  readonly title: string;
  readonly kind: 'scenario' | 'example';
  readonly path: string;
  readonly line: number;
  readonly verdict: 'holds' | 'fails' | 'not played';
  /** What a designer reads where it fails. */
  readonly why: string;
}

export interface TimeLine {
  readonly id: string;
  readonly title: string;
  /** The position before the first answer, then one after each, chance's too. */
  readonly moments: readonly OpenState[];
  /** The steps of a scenario, in their order, each with the moment at its end; of anything else none. */
  readonly steps: readonly { readonly label: string; readonly cites: string; readonly moment: number }[];
  readonly log: readonly LogLine[];
  /** Where it fails: at which moment, what was expected and what is, and where that is written. */
  readonly failure: {
    readonly moment: number;
    readonly expected: string;
    readonly actual: string;
    readonly place: Place;
  } | null;
}

export interface Completion {
  readonly label: string;
  readonly kind: 'keyword' | 'name' | 'key' | 'value';
  /** Of what kind a name is, or what a key is for; may be empty. */
  readonly detail: string;
  /** What stands there and is replaced, and by what. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface Hover {
  readonly from: number;
  readonly to: number;
  readonly markdown: string;
}

export interface Fix {
  readonly title: string;
  /** It can be meant in one way only. */
  readonly safe: boolean;
  readonly edits: readonly SpecEdit[];
}

export interface SpecEdit {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A line in which a word stands, from 1, and what it says. */
export interface Standing {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

export interface NameDeclared {
  readonly name: string;
  /** `a space` */
  readonly kind: string;
  readonly path: string;
  /** From 1. */
  readonly line: number;
}

export interface FileLook {
  /** The words of sentences and the names elsewhere, in their order. */
  readonly colours: readonly { readonly from: number; readonly to: number; readonly colour: Colour }[];
  readonly outline: readonly OutlineEntry[];
}

/** A key of a file, or an item of a list that has a name. */
export interface OutlineEntry {
  readonly name: string;
  /** What it says, where that is one text; may be empty. */
  readonly detail: string;
  /** Where its line begins, and which that is, from 1. */
  readonly from: number;
  readonly line: number;
  readonly within: readonly OutlineEntry[];
}

export type Renaming =
  | {
      readonly ok: true;
      /** What each wording becomes: those of one and of many. */
      readonly becomes: readonly (readonly [old: string, fresh: string])[];
      readonly kind: string;
      /** How many places change. */
      readonly places: number;
      readonly files: readonly RenamedFile[];
      /** What stays although it has the name in it, in words. */
      readonly stays: readonly string[];
    }
  | { readonly ok: false; readonly why: string };

export interface RenamedFile extends SpecText {
  /** Stretches of lines that change, each by its first, from 1. */
  readonly lines: readonly { readonly line: number; readonly old: string; readonly fresh: string }[];
}

export interface StepShown {
  readonly text: string;
  readonly steps: readonly StepShown[];
}

/** What is drawn and read of a game, beside its positions. */
export interface GameShown {
  readonly title: string;
  readonly madeUp: string;
  readonly languages: readonly string[];
  readonly factions: readonly string[];
  /** Those of them that somebody plays. */
  readonly players: readonly string[];
  readonly spaces: readonly SpaceShown[];
  /** Boxes that are not of the map: `Available`. */
  readonly boxes: readonly string[];
  /** Spaces in an order, along which pieces go; empty where there are none. */
  readonly paths: readonly { readonly name: string; readonly spaces: readonly string[] }[];
  readonly tracks: readonly TrackShown[];
  readonly pieces: readonly PieceShown[];
  readonly markers: readonly string[];
  readonly cards: readonly CardRead[];
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
}

export interface TrackShown {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** What is printed in each box, from its beginning; null where its boxes are its numbers. */
  readonly boxes: readonly string[] | null;
}

export interface SpaceShown {
  readonly name: string;
  /** In the language that was asked for. */
  readonly shown: string;
  readonly kind: string;
  readonly adjacent: readonly string[];
  /** Where the board draws it, in its own units; null where it does not say. */
  readonly at: readonly [number, number] | null;
  /** How its kind is drawn; null where the board does not say. */
  readonly drawn: Drawn | null;
  /** What is printed on it, by what that is called. */
  readonly values: Readonly<Record<string, number>>;
}

export interface PieceShown {
  readonly name: string;
  readonly faction: string | null;
  readonly states: readonly string[];
  /** Each way in which it stands in a space, under the name by which positions count it; the state is null where it has none. */
  readonly columns: readonly { readonly name: string; readonly state: string | null }[];
}
