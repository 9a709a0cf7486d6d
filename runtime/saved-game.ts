/**
 * Games as plain JSON: saved, loaded under the same rules, or replayed under others. A saved game is held against what
 * follows from its seed, so that no position, draw or roll can be changed in it. It is no seal: whoever changes an answer
 * to another legal one, or the seed and all that follows, has written down another legal game, and no digest that can be
 * computed anew would tell.
 */
import { optionOfName } from './answer-names.js';
import { optionLabel } from './decision.js';
import { checkInvariants } from './invariants.js';
import { brokenChoice, type Choices, optionsOf } from './options.js';
import { type Program, startGame } from './program.js';
import {
  answerByChance,
  begin,
  cardsOf,
  type ChanceMode,
  gameAt,
  isChanceMode,
  retrace,
  type Session,
} from './session.js';
import { positionNamed, type FoundPosition, differenceOf, positionInNames, type NamedPosition } from './named-cells.js';
import type { Rules } from './rules.js';
import type { Game } from './state.js';

/** A checkpoint: what changed by name since the one before, 0 where it is none any more, and the answers since, by name. */
export interface SavedEntry {
  readonly changed: Readonly<Record<string, number | string>>;
  readonly answers: readonly string[];
}

export interface SavedGame {
  /** Absent in saved games of the first format, which hold cells and the numbers of options. */
  readonly format: 2;
  readonly game: string;
  readonly edition: string;
  readonly fingerprint: string;
  /** Null where the game began at another position than the setup: such a game can be replayed, and is not loaded. */
  readonly seed: number | null;
  /** Ids of cards, the top first; null where the deck was dealt by the seed. */
  readonly deck: readonly string[] | null;
  /** What was chosen of the options; absent where the game has none. */
  readonly options?: Choices;
  readonly chance: ChanceMode;
  readonly history: readonly SavedEntry[];
}

export type Loaded =
  { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly message: string };

/** What comes of taking up a saved game under rules that may be others. */
export type TakenUp =
  | { readonly kind: 'goes on'; readonly session: Session; readonly isUnderOtherRules: boolean }
  | {
      readonly kind: 'differs';
      readonly message: string;
      /** How many of its answers have been given before that, chance's too. */
      readonly given: number;
      /** The game up to there, under the rules of now. */
      readonly session: Session;
    }
  | { readonly kind: 'refused'; readonly message: string };

export type Replayed =
  | { readonly ok: true; readonly session: Session }
  | {
      readonly ok: false;
      readonly message: string;
      /** Counted over the whole game from 0: the first answer that differs. */
      readonly answer: number;
    };

/** The whole session as plain JSON. */
export function save(session: Session): SavedGame {
  const { name, edition, fingerprint } = session.program.rules;
  return {
    format: 2,
    game: name,
    edition,
    fingerprint,
    seed: session.start?.seed ?? null,
    deck: session.start?.deck ?? null,
    ...(optionsOf(session.program.rules).length === 0 ? {} : { options: session.start?.options ?? {} }),
    chance: session.chance,
    history: savedHistory(session),
  };
}

/** Takes a saved game up again. Refuses another game, other rules, and what `save` cannot have written. */
export function load(program: Program, json: unknown): Loaded {
  const saved = parse(program, json);
  if (typeof saved === 'string') return { ok: false, message: saved };
  const { edition, fingerprint } = program.rules;
  if (saved.edition !== edition) {
    return { ok: false, message: `the game was saved under edition ${saved.edition}, not ${edition}` };
  }
  if (saved.fingerprint !== fingerprint) return { ok: false, message: 'the game was saved under other rules' };
  const { seed, deck, options } = saved;
  if (seed === null) return { ok: false, message: 'the game did not begin at the setup' };
  const start = startGame(program, seed, deck === null ? null : cardsOf(program, deck), options);
  const replayed = retraceAll(program, saved, start);
  return replayed.ok ? replayed : { ok: false, message: `the saved game cannot be played: ${replayed.message}` };
}

/** Plays a saved game's answers under these rules, which may be others; tells the first answer that differs. */
export function replay(program: Program, json: unknown): Replayed {
  const saved = parse(program, json);
  if (typeof saved === 'string') return { ok: false, message: saved, answer: 0 };
  const first = saved.history[0]?.at ?? { ok: false, message: 'the saved game has no position' };
  if (!first.ok) return { ok: false, message: first.message, answer: 0 };
  return retraceAll(program, saved, gameAt(program, first.cells));
}

/**
 * Takes up a saved game by giving its answers again from its start, whatever rules it was saved under: it goes on where every
 * answer can be given and every position that was saved is come to. A game of the same rules that does not is refused, for it
 * was changed.
 */
export function takeUp(program: Program, json: unknown): TakenUp {
  const saved = parse(program, json);
  if (typeof saved === 'string') return { kind: 'refused', message: saved };
  const { edition, fingerprint } = program.rules;
  const isUnderOtherRules = saved.fingerprint !== fingerprint || saved.edition !== edition;
  if (!isUnderOtherRules) {
    const loaded = load(program, json);
    return loaded.ok
      ? { kind: 'goes on', session: loaded.session, isUnderOtherRules }
      : { kind: 'refused', message: loaded.message };
  }
  const { seed, deck, options } = saved;
  if (seed === null) return { kind: 'refused', message: 'the game did not begin at the setup' };
  const start = startGame(program, seed, deck === null ? null : cardsOf(program, deck), options);
  const session = begin(program, saved.chance, start, { seed, deck, options });
  const differs = differenceIn(session, saved);
  answerByChance(session);
  if (differs === null) return { kind: 'goes on', session, isUnderOtherRules };
  const { message, detail, given } = differs;
  return { kind: 'differs', message: detail === null ? message : `${message}: ${detail}`, given, session };
}

/** A saved game as it is read: each position of these rules, or why it is none. */
interface Read extends Pick<SavedGame, 'game' | 'edition' | 'fingerprint' | 'seed' | 'deck' | 'chance'> {
  readonly options: Choices;
  readonly history: readonly ReadEntry[];
}

interface ReadEntry {
  readonly at: FoundPosition;
  /** By name, as it was saved; null in the first format. */
  readonly named: NamedPosition | null;
  readonly answers: readonly (string | number)[];
}

interface Difference {
  readonly message: string;
  readonly detail: string | null;
  readonly answer: number;
  readonly given: number;
}

function retraceAll(program: Program, saved: Read, game: Game): Replayed {
  const { seed, deck, options, chance } = saved;
  const session = begin(program, chance, game, seed === null ? null : { seed, deck, options });
  const differs = differenceIn(session, saved);
  if (differs !== null) return { ok: false, message: differs.message, answer: differs.answer };
  answerByChance(session);
  return { ok: true, session };
}

/** Gives all answers from the beginning, and holds each position against the saved one. */
function differenceIn(session: Session, { fingerprint, history }: Read): Difference | null {
  const { rules } = session.program;
  let count = 0;
  for (const [index, { at, named, answers }] of history.entries()) {
    const live = session.history[index];
    if (live === undefined || !at.ok || !sameNumbers(live.cells, at.cells)) {
      const where = count === 0 ? 'the first position' : `the position after answer ${count}`;
      const now = live === undefined ? null : positionInNames(rules, live.cells);
      const was = named ?? (at.ok ? positionInNames(rules, at.cells) : null);
      const detail = now === null || was === null ? null : differenceOf(was, now);
      const isBefore = count === 0 ? 0 : count - 1;
      return { message: `${where} differs`, detail, answer: isBefore, given: count };
    }
    for (const said of answers) {
      const option = optionSaid(session, said, fingerprint === rules.fingerprint);
      if (option === null || retrace(session, [option]) === 0) {
        const message = `answer ${count + 1}: ${difference(session, said, option)}`;
        return { message, detail: null, answer: count, given: count };
      }
      count += 1;
    }
  }
  return null;
}

function difference(session: Session, said: string | number, option: number | null): string {
  const { asked } = session;
  if (asked === null) return 'the game has ended before it';
  const { rules } = session.program;
  if (option !== null && asked.options.includes(option)) {
    return `chance decides "${asked.why}" otherwise than ${optionLabel(rules, asked, option)}`;
  }
  const labels = asked.options.map((value) => optionLabel(rules, asked, value));
  return `${said} is no answer to "${asked.why}"; the options are ${labels.join(', ')}`;
}

function optionSaid({ asked, program }: Session, said: string | number, isOfTheseRules: boolean): number | null {
  if (typeof said === 'number') return said;
  return asked === null ? null : optionOfName(program.rules, asked, said, isOfTheseRules);
}

function sameNumbers(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  return one.length === other.length && Array.from(one).every((cell, index) => cell === other[index]);
}

function savedHistory(session: Session): SavedEntry[] {
  const { rules } = session.program;
  let before: NamedPosition = new Map();
  return session.history.map(({ cells, names }) => {
    const now = positionInNames(rules, cells);
    const changed = Object.fromEntries(
      [...new Set([...before.keys(), ...now.keys()])].flatMap((name) => {
        const is = now.get(name) ?? 0;
        return is === (before.get(name) ?? 0) ? [] : [[name, is] as const];
      }),
    );
    before = now;
    return { changed, answers: names.slice() };
  });
}

/** The saved game, or why it is none of this program's. */
function parse(program: Program, json: unknown): Read | string {
  const { rules } = program;
  if (!isRecord(json)) return 'this is not a saved game';
  const { format, game, edition, fingerprint, seed, deck, options = {}, chance, history } = json;
  if (typeof game !== 'string' || typeof edition !== 'string' || typeof fingerprint !== 'string') {
    return 'this is not a saved game: its game, edition or fingerprint is missing';
  }
  if (game !== rules.name) return `this is a game of ${game}, not of ${rules.name}`;
  if (format !== undefined && format !== 2) {
    return `the saved game is of format ${JSON.stringify(format)}; formats 1 and 2 can be read`;
  }
  if (seed !== null && !isWholeNumber(seed)) return 'this is not a saved game: its seed is missing';
  if (deck !== null && !isDeck(program, deck)) return 'this is not a saved game: its deck is not of these cards';
  if (!isChoices(rules, options)) return 'this is not a saved game: its options are not of this game';
  if (!isChanceMode(chance)) return 'this is not a saved game: who decides chance is missing';
  if (!Array.isArray(history) || history.length === 0) return 'the saved game has no position';
  const entries = format === 2 ? entriesByName(rules, history) : entriesByNumber(rules, history);
  if (typeof entries === 'string') return entries;
  const isSame = fingerprint === rules.fingerprint && edition === rules.edition;
  for (const { at } of isSame ? entries : []) {
    if (!at.ok) return `a saved position cannot be: ${at.message}`;
    const broken = checkInvariants(gameAt(program, at.cells));
    if (broken !== null) return `a saved position cannot be: ${broken}`;
  }
  return { game, edition, fingerprint, seed, deck, options, chance, history: entries };
}

function entriesByNumber(rules: Rules, history: readonly unknown[]): ReadEntry[] | string {
  const entries: ReadEntry[] = [];
  for (const entry of history) {
    if (!isRecord(entry) || !isWholeNumbers(entry.cells) || !isWholeNumbers(entry.answers)) {
      return 'this is not a saved game: a position or its answers are not numbers';
    }
    if (entry.cells.length !== rules.layout.size) return 'the saved positions are not of these rules';
    entries.push({ at: { ok: true, cells: Int32Array.from(entry.cells) }, named: null, answers: entry.answers });
  }
  return entries;
}

function entriesByName(rules: Rules, history: readonly unknown[]): ReadEntry[] | string {
  const entries: ReadEntry[] = [];
  const named = new Map<string, number | string>();
  for (const entry of history) {
    if (!isRecord(entry) || !isRecord(entry.changed) || !isTexts(entry.answers)) {
      return 'this is not a saved game: what changed or the answers are not names';
    }
    for (const [name, value] of Object.entries(entry.changed)) {
      if (typeof value !== 'string' && !isWholeNumber(value)) return `this is not a saved game: ${name} is no number`;
      if (value === 0) named.delete(name);
      else named.set(name, value);
    }
    entries.push({ at: positionNamed(rules, named), named: new Map(named), answers: entry.answers });
  }
  return entries;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((it) => typeof it === 'string');
}

function isChoices(rules: Rules, value: unknown): value is Choices {
  return isRecord(value) && Object.entries(value).every(([name, chosen]) => brokenChoice(rules, name, chosen) === null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWholeNumber(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isWholeNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isWholeNumber);
}

/** Cards of the game, each once. */
function isDeck({ rules }: Program, value: unknown): value is string[] {
  if (!Array.isArray(value) || new Set(value).size !== value.length) return false;
  return value.every((id) => rules.cards.some((card) => card.id === id));
}
