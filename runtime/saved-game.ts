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
  type Draws,
  gameAt,
  isChanceMode,
  retrace,
  type Session,
} from './session.js';
import { GENERATOR_CELLS } from './layout.js';
import {
  deckOf,
  differenceOf,
  type FoundPosition,
  type NamedPosition,
  positionInNames,
  positionNamed,
  withoutGone,
} from './named-cells.js';
import { calledAs, namesIn, type NamesOfRules } from './names-of-rules.js';
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
  /** What things were called, in the order in which they were declared: rules that mean the same may call them otherwise. */
  readonly names: NamesOfRules;
  readonly history: readonly SavedEntry[];
  /** What has changed since the last checkpoint. */
  readonly now: Readonly<Record<string, number | string>>;
}

export type Loaded =
  { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly message: string };

/** What comes of taking up a saved game under rules that may be others. */
export type TakenUp =
  | {
      readonly kind: 'goes on';
      readonly session: Session;
      readonly isUnderOtherRules: boolean;
      /** Cards of its deck that are no longer there, which are left out. */ readonly gone: readonly string[];
    }
  | {
      readonly kind: 'differs';
      readonly message: string;
      /** How many of its answers, chance's too, have led to nothing that differs. */
      readonly given: number;
      /** The game up to there, under the rules of now; where not even its start is alike, their own. */
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
    names: namesIn(session.program.rules),
    ...savedHistory(session),
  };
}

/** Takes a saved game up again. Refuses another game, other rules, and what `save` cannot have written. */
export function load(program: Program, json: unknown): Loaded {
  const saved = parse(program, json);
  return typeof saved === 'string' ? { ok: false, message: saved } : loadRead(program, saved);
}

function loadRead(program: Program, saved: Read): Loaded {
  if (saved.fingerprint !== program.rules.fingerprint) {
    return { ok: false, message: 'the game was saved under other rules' };
  }
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
 * was changed. Numbers name nothing, so a game of the first format is taken up under the same rules alone.
 */
export function takeUp(program: Program, json: unknown): TakenUp {
  const saved = parse(program, json);
  if (typeof saved === 'string') return { kind: 'refused', message: saved };
  const isUnderOtherRules = saved.fingerprint !== program.rules.fingerprint;
  if (saved.seed !== null && !isUnderOtherRules) {
    const loaded = loadRead(program, saved);
    return loaded.ok
      ? { kind: 'goes on', session: loaded.session, isUnderOtherRules, gone: [] }
      : { kind: 'refused', message: loaded.message };
  }
  const first = saved.history[0];
  if (first === undefined || first.named === null) {
    return { kind: 'refused', message: 'it was saved in numbers, under other rules: what they number is not known' };
  }
  const tried = [fromTheSeed(program, saved), fromThePosition(program, saved, first)].filter((it) => it !== null);
  const going = tried.find(({ differs }) => differs === null);
  if (going !== undefined) {
    return {
      kind: 'goes on',
      session: going.session,
      isUnderOtherRules,
      gone: deckOf(program.rules, first.named).gone,
    };
  }
  const [furthest] = tried.toSorted((left, right) => (right.differs?.given ?? 0) - (left.differs?.given ?? 0));
  if (furthest === undefined || furthest.differs === null) {
    return { kind: 'refused', message: first.at.ok ? 'its first position cannot be' : first.at.message };
  }
  const { message, detail, given } = furthest.differs;
  const why = detail === null ? message : `${message}: ${detail}`;
  return { kind: 'differs', message: why, given, session: furthest.session };
}

interface Tried {
  readonly session: Session;
  readonly differs: Difference | null;
}

/** From the setup, with the deck and the draws that follow from the seed; null where it has none. */
function fromTheSeed(program: Program, saved: Read): Tried | null {
  const { seed, deck, options } = saved;
  if (seed === null) return null;
  const begun = (): Session => {
    const game = startGame(program, seed, deck === null ? null : cardsOf(program, deck), options);
    return begin(program, saved.chance, game, { seed, deck, options });
  };
  return tryFrom(begun, saved, 'held');
}

/**
 * With the deck and the draws that it had, which under other rules follow from no seed: from the setup of these rules, or from
 * its first position where it did not begin at a setup. Null where there can be no such position.
 */
function fromThePosition(program: Program, saved: Read, { at, named }: ReadEntry): Tried | null {
  if (!at.ok || named === null || checkInvariants(gameAt(program, at.cells)) !== null) return null;
  const begun = (): Session => {
    if (saved.seed === null) return begin(program, saved.chance, gameAt(program, at.cells));
    const { ids } = deckOf(program.rules, named);
    const shown = named.get('card');
    const deck = typeof shown === 'string' ? [shown, ...ids] : ids;
    const game = startGame(program, saved.seed, cardsOf(program, deck), saved.options);
    game.cells.set(at.cells.subarray(0, GENERATOR_CELLS));
    return begin(program, saved.chance, game);
  };
  return tryFrom(begun, saved, 'given');
}

/** Where an answer or a position differs, the session is what it was when all was still alike. */
function tryFrom(begun: () => Session, saved: Read, draws: Draws): Tried {
  const session = begun();
  const differs = differenceIn(session, saved, draws);
  if (differs === null) {
    answerByChance(session);
    return { session, differs };
  }
  const before = begun();
  let left = differs.alike;
  for (const { answers } of saved.history) {
    for (const said of answers) {
      if (left === 0) break;
      const option = optionSaid(before, said, saved);
      if (option !== null) retrace(before, [option], draws);
      left -= 1;
    }
  }
  answerByChance(before);
  return { session: before, differs: { ...differs, given: differs.alike } };
}

/** A saved game as it is read: each position of these rules, or why it is none. */
interface Read extends Pick<SavedGame, 'game' | 'edition' | 'fingerprint' | 'seed' | 'deck' | 'chance'> {
  readonly options: Choices;
  /** These rules, with things called as they were when it was saved. */
  readonly rules: Rules;
  readonly history: readonly ReadEntry[];
  /** Where it was left; null in the first format. */
  readonly now: Pick<ReadEntry, 'at' | 'named'> | null;
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
  /** How many answers were given. */
  readonly given: number;
  /** How many of them led to a position that is alike, or differ in nothing that is known. */
  readonly alike: number;
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
function differenceIn(session: Session, saved: Read, draws: Draws = 'held'): Difference | null {
  let count = 0;
  let alike = 0;
  for (const [index, entry] of saved.history.entries()) {
    const differs = differenceAt(session, session.history[index]?.cells ?? null, entry, saved);
    if (differs !== null) {
      const where = count === 0 ? 'the first position' : `the position after answer ${count}`;
      const answer = Math.max(0, count - 1);
      return { message: `${where} differs`, detail: differs.detail, answer, given: count, alike };
    }
    alike = count;
    for (const said of entry.answers) {
      const option = optionSaid(session, said, saved);
      if (option === null || retrace(session, [option], draws) === 0) {
        const message = `answer ${count + 1}: ${difference(session, said, option)}`;
        return { message, detail: null, answer: count, given: count, alike: count };
      }
      count += 1;
    }
  }
  const differs = saved.now === null ? null : differenceAt(session, session.game.cells, saved.now, saved);
  if (differs === null) return null;
  return {
    message: 'the last position differs',
    detail: differs.detail,
    answer: Math.max(0, count - 1),
    given: count,
    alike,
  };
}

/** Whether a position is another than the saved one, and in what; null where it is the same. */
function differenceAt(
  { program }: Session,
  live: Int32Array | null,
  { at, named }: Pick<ReadEntry, 'at' | 'named'>,
  { rules }: Read,
): { readonly detail: string | null } | null {
  if (live !== null && at.ok && sameNumbers(live, at.cells)) return null;
  if (live === null) return { detail: null };
  const was = named ?? (at.ok ? positionInNames(program.rules, at.cells) : null);
  return { detail: was === null ? null : differenceOf(was, positionInNames(rules, live)) };
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

function optionSaid({ asked, program }: Session, said: string | number, saved: Read): number | null {
  if (typeof said === 'number') return said;
  const isOfTheseRules = saved.fingerprint === program.rules.fingerprint;
  return asked === null ? null : optionOfName(saved.rules, asked, said, isOfTheseRules);
}

function sameNumbers(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  return one.length === other.length && Array.from(one).every((cell, index) => cell === other[index]);
}

function savedHistory(session: Session): Pick<SavedGame, 'history' | 'now'> {
  const { rules } = session.program;
  let before: NamedPosition = new Map();
  const changedTo = (cells: Int32Array): Record<string, number | string> => {
    const now = positionInNames(rules, cells);
    const changed = [...new Set([...before.keys(), ...now.keys()])].flatMap((name) => {
      const is = now.get(name) ?? 0;
      return is === (before.get(name) ?? 0) ? [] : [[name, is] as const];
    });
    before = now;
    return Object.fromEntries(changed);
  };
  const history = session.history.map(({ cells, names }) => ({ changed: changedTo(cells), answers: names.slice() }));
  return { history, now: changedTo(session.game.cells) };
}

/** The saved game, or why it is none of this program's. */
function parse(program: Program, json: unknown): Read | string {
  const { rules } = program;
  if (!isRecord(json)) return 'this is not a saved game';
  const { format, game, edition, fingerprint, seed, deck, options = {}, chance, names, history, now } = json;
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
  const isSame = fingerprint === rules.fingerprint;
  const read = isSame && format === 2 ? calledAs(rules, names) : rules;
  if (read === null) return 'this is not a saved game: its names are not those of its rules';
  const found = format === 2 ? entriesByName(read, isSame, history, now) : entriesByNumber(rules, history);
  if (typeof found === 'string') return found;
  for (const { at } of isSame ? [...found.history, ...(found.now === null ? [] : [found.now])] : []) {
    if (!at.ok) return `a saved position cannot be: ${at.message}`;
    const broken = checkInvariants(gameAt(program, at.cells));
    if (broken !== null) return `a saved position cannot be: ${broken}`;
  }
  return { game, edition, fingerprint, seed, deck, options, chance, rules: read, ...found };
}

function entriesByNumber(rules: Rules, history: readonly unknown[]): Pick<Read, 'history' | 'now'> | string {
  const entries: ReadEntry[] = [];
  for (const entry of history) {
    if (!isRecord(entry) || !isWholeNumbers(entry.cells) || !isWholeNumbers(entry.answers)) {
      return 'this is not a saved game: a position or its answers are not numbers';
    }
    if (entry.cells.length !== rules.layout.size) return 'the saved positions are not of these rules';
    entries.push({ at: { ok: true, cells: Int32Array.from(entry.cells) }, named: null, answers: entry.answers });
  }
  return { history: entries, now: null };
}

/** Under other rules, cards that are no longer there are left out of the deck. */
function entriesByName(
  rules: Rules,
  isSame: boolean,
  history: readonly unknown[],
  now: unknown,
): Pick<Read, 'history' | 'now'> | string {
  const entries: ReadEntry[] = [];
  const named = new Map<string, number | string>();
  for (const entry of [...history, { changed: now, answers: [] }]) {
    if (!isRecord(entry) || !isRecord(entry.changed) || !isTexts(entry.answers)) {
      return 'this is not a saved game: what changed or the answers are not names';
    }
    for (const [name, value] of Object.entries(entry.changed)) {
      if (typeof value !== 'string' && !isWholeNumber(value)) return `this is not a saved game: ${name} is no number`;
      if (value === 0) named.delete(name);
      else named.set(name, value);
    }
    const there = isSame ? new Map(named) : withoutGone(rules, new Map(named));
    entries.push({ at: positionNamed(rules, there), named: new Map(named), answers: entry.answers });
  }
  return { history: entries.slice(0, -1), now: entries.at(-1) ?? null };
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
