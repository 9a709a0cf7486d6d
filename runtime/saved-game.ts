/**
 * Games as plain JSON: saved, loaded under the same rules, or replayed under others. A saved game is held against what
 * follows from its seed, so that no position, draw or roll can be changed in it. It is no seal: whoever changes an answer
 * to another legal one, or the seed and all that follows, has written down another legal game, and no digest that can be
 * computed anew would tell.
 */
import { optionOfName } from './answer-names.js';
import { optionLabel } from './decision.js';
import { checkInvariants } from './invariants.js';
import { type Choices, optionsOf } from './options.js';
import { type Program, startGame } from './program.js';
import {
  answerByChance,
  begin,
  cardsOf,
  type ChanceMode,
  type Draws,
  gameAt,
  retrace,
  type Session,
} from './session.js';
import { GENERATOR_CELLS } from './layout.js';
import { deckOf, differenceOf, type FoundPosition, type NamedPosition, positionInNames } from './named-cells.js';
import { namesIn, type NamesOfRules } from './names-of-rules.js';
import { type Read, type ReadPosition, readSavedGame } from './read-saved-game.js';
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
  const saved = readSavedGame(program.rules, json);
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
  const saved = readSavedGame(program.rules, json);
  if (typeof saved === 'string') return { ok: false, message: saved, answer: 0 };
  const first = firstOf(program, saved);
  if (!first.ok) return { ok: false, message: first.message, answer: 0 };
  return retraceAll(program, saved, gameAt(program, first.cells));
}

/**
 * Takes up a saved game by giving its answers again from its start, whatever rules it was saved under: it goes on where every
 * answer can be given and every position that was saved is come to. A game of the same rules that does not is refused, for it
 * was changed. Numbers name nothing, so a game of the first format is taken up under the same rules alone.
 */
export function takeUp(program: Program, json: unknown): TakenUp {
  const saved = readSavedGame(program.rules, json);
  if (typeof saved === 'string') return { kind: 'refused', message: saved };
  const isUnderOtherRules = saved.fingerprint !== program.rules.fingerprint;
  if (saved.seed !== null && !isUnderOtherRules) {
    const loaded = loadRead(program, saved);
    return loaded.ok
      ? { kind: 'goes on', session: loaded.session, isUnderOtherRules, gone: [] }
      : { kind: 'refused', message: loaded.message };
  }
  const first = firstOf(program, saved);
  if (first.named === null) {
    return { kind: 'refused', message: 'it was saved in numbers, under other rules: what they number is not known' };
  }
  let furthest: { readonly session: Session; readonly differs: Difference } | null = null;
  for (const attempt of [fromTheSeed, fromThePosition]) {
    const tried = attempt(program, saved, first);
    if (tried === null) continue;
    const { session, differs } = tried;
    if (differs === null) {
      return { kind: 'goes on', session, isUnderOtherRules, gone: deckOf(program.rules, first.named).gone };
    }
    if (furthest === null || differs.given > furthest.differs.given) furthest = { session, differs };
  }
  if (furthest === null) {
    return { kind: 'refused', message: first.ok ? 'its first position cannot be' : first.message };
  }
  const { message, detail, given } = furthest.differs;
  const why = detail === null ? message : `${message}: ${detail}`;
  return isUnderOtherRules
    ? { kind: 'differs', message: why, given, session: furthest.session }
    : { kind: 'refused', message: `the saved game cannot be played: ${why}` };
}

/** The first position that was saved, under these rules. */
type First = FoundPosition & Pick<ReadPosition, 'named'>;

function firstOf(program: Program, saved: Read): First {
  const [first] = saved.positions();
  if (first === undefined) return { ok: false, message: 'the saved game has no position', named: null };
  const { at, named } = first;
  const broken = at.ok ? checkInvariants(gameAt(program, at.cells)) : at.message;
  return at.ok && broken === null ? { ...at, named } : { ok: false, message: impossible(broken ?? ''), named };
}

function impossible(why: string): string {
  return `a saved position cannot be: ${why}`;
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
function fromThePosition(program: Program, saved: Read, first: First): Tried | null {
  const { named } = first;
  if (!first.ok || named === null) return null;
  const { cells } = first;
  const begun = (): Session => {
    if (saved.seed === null) return begin(program, saved.chance, gameAt(program, cells));
    const { ids } = deckOf(program.rules, named);
    const shown = named.get('card');
    const deck = typeof shown === 'string' ? [shown, ...ids] : ids;
    const game = startGame(program, saved.seed, cardsOf(program, deck), saved.options);
    game.cells.set(cells.subarray(0, GENERATOR_CELLS));
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
  for (const answers of saved.answers) {
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
  let index = 0;
  let count = 0;
  let alike = 0;
  for (const position of saved.positions()) {
    const answers = saved.answers[index];
    // The last one is where it was left.
    const live = answers === undefined ? session.game.cells : (session.history[index]?.cells ?? null);
    const differs = differenceAt(session, live, position, saved);
    if (differs !== null) {
      const where =
        answers === undefined
          ? 'the last position'
          : count === 0
            ? 'the first position'
            : `the position after answer ${count}`;
      const message = differs.impossible === null ? `${where} differs` : impossible(differs.impossible);
      return { message, detail: differs.detail, answer: Math.max(0, count - 1), given: count, alike };
    }
    alike = count;
    for (const said of answers ?? []) {
      const option = optionSaid(session, said, saved);
      if (option === null || retrace(session, [option], draws) === 0) {
        const message = `answer ${count + 1}: ${difference(session, said, option)}`;
        return { message, detail: null, answer: count, given: count, alike: count };
      }
      count += 1;
    }
    index += 1;
  }
  return null;
}

/** Whether a position is another than the saved one, and in what; null where it is the same. Under the same rules one that cannot be is told. */
function differenceAt(
  { program }: Session,
  live: Int32Array | null,
  { at, named }: ReadPosition,
  { rules, fingerprint }: Read,
): { readonly impossible: string | null; readonly detail: string | null } | null {
  if (live !== null && at.ok && sameNumbers(live, at.cells)) return null;
  const isSame = fingerprint === program.rules.fingerprint;
  const broken = !isSame ? null : at.ok ? checkInvariants(gameAt(program, at.cells)) : at.message;
  if (live === null || broken !== null) return { impossible: broken, detail: null };
  const was = named ?? (at.ok ? positionInNames(program.rules, at.cells) : null);
  return { impossible: null, detail: was === null ? null : differenceOf(was, positionInNames(rules, live)) };
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
