/**
 * Games as plain JSON: saved, loaded under the same rules, or replayed under others. A saved game is held against what
 * follows from its seed, so that no position, draw or roll can be changed in it. It is no seal: whoever changes an answer
 * to another legal one, or the seed and all that follows, has written down another legal game, and no digest that can be
 * computed anew would tell.
 */
import { optionLabel } from './decision.js';
import { checkInvariants } from './invariants.js';
import { brokenChoice, type Choices, optionsOf } from './options.js';
import { type Program, startGame } from './program.js';
import {
  answerByChance,
  begin,
  cardsOf,
  type ChanceMode,
  type Entry,
  gameAt,
  isChanceMode,
  retrace,
  type Session,
} from './session.js';
import type { Rules } from './rules.js';
import type { Game } from './state.js';

export interface SavedEntry {
  readonly cells: readonly number[];
  readonly answers: readonly number[];
}

export interface SavedGame {
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
    game: name,
    edition,
    fingerprint,
    seed: session.start?.seed ?? null,
    deck: session.start?.deck ?? null,
    ...(optionsOf(session.program.rules).length === 0 ? {} : { options: session.start?.options ?? {} }),
    chance: session.chance,
    history: session.history.map(({ cells, answers }) => ({ cells: Array.from(cells), answers: answers.slice() })),
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
  const { seed, deck, options = {} } = saved;
  if (seed === null) return { ok: false, message: 'the game did not begin at the setup' };
  const start = startGame(program, seed, deck === null ? null : cardsOf(program, deck), options);
  const replayed = retraceAll(program, saved, start);
  return replayed.ok ? replayed : { ok: false, message: `the saved game cannot be played: ${replayed.message}` };
}

/** Plays a saved game's answers under these rules, which may be others; tells the first answer that differs. */
export function replay(program: Program, json: unknown): Replayed {
  const saved = parse(program, json);
  if (typeof saved === 'string') return { ok: false, message: saved, answer: 0 };
  return retraceAll(program, saved, gameAt(program, saved.history[0]?.cells ?? []));
}

/** Gives all answers from the beginning, and holds each position against the saved one. */
function retraceAll(program: Program, { seed, deck, options = {}, chance, history }: SavedGame, game: Game): Replayed {
  const session = begin(program, chance, game, seed === null ? null : { seed, deck, options });
  let count = 0;
  for (const [index, entry] of history.entries()) {
    const at = session.history[index];
    if (at === undefined || !sameNumbers(at, entry)) {
      const where = count === 0 ? 'the first position' : `the position after answer ${count}`;
      return { ok: false, message: `${where} differs`, answer: Math.max(0, count - 1) };
    }
    const given = retrace(session, entry.answers);
    if (given < entry.answers.length) {
      const message = `answer ${count + given + 1}: ${difference(session, entry.answers[given] ?? 0)}`;
      return { ok: false, message, answer: count + given };
    }
    count += given;
  }
  answerByChance(session);
  return { ok: true, session };
}

function difference(session: Session, option: number): string {
  const { asked } = session;
  if (asked === null) return 'the game has ended before it';
  const { rules } = session.program;
  if (asked.options.includes(option)) {
    return `chance decides "${asked.why}" otherwise than ${optionLabel(rules, asked, option)}`;
  }
  const labels = asked.options.map((value) => optionLabel(rules, asked, value));
  return `${option} is no answer to "${asked.why}"; the options are ${labels.join(', ')}`;
}

function sameNumbers(entry: Entry, saved: SavedEntry): boolean {
  return entry.cells.length === saved.cells.length && entry.cells.every((cell, index) => cell === saved.cells[index]);
}

/** The saved game, or why it is none of this program's. */
function parse(program: Program, json: unknown): SavedGame | string {
  const { rules } = program;
  if (!isRecord(json)) return 'this is not a saved game';
  const { game, edition, fingerprint, seed, deck, options = {}, chance, history } = json;
  if (typeof game !== 'string' || typeof edition !== 'string' || typeof fingerprint !== 'string') {
    return 'this is not a saved game: its game, edition or fingerprint is missing';
  }
  if (game !== rules.name) return `this is a game of ${game}, not of ${rules.name}`;
  if (seed !== null && !isWholeNumber(seed)) return 'this is not a saved game: its seed is missing';
  if (deck !== null && !isDeck(program, deck)) return 'this is not a saved game: its deck is not of these cards';
  if (!isChoices(rules, options)) return 'this is not a saved game: its options are not of this game';
  if (!isChanceMode(chance)) return 'this is not a saved game: who decides chance is missing';
  if (!Array.isArray(history) || history.length === 0) return 'the saved game has no position';
  const entries: SavedEntry[] = [];
  for (const entry of history) {
    if (!isRecord(entry) || !isWholeNumbers(entry.cells) || !isWholeNumbers(entry.answers)) {
      return 'this is not a saved game: a position or its answers are not numbers';
    }
    if (entry.cells.length !== rules.layout.size) return 'the saved positions are not of these rules';
    const broken = checkInvariants(gameAt(program, entry.cells));
    if (broken !== null) return `a saved position cannot be: ${broken}`;
    entries.push({ cells: entry.cells, answers: entry.answers });
  }
  return { game, edition, fingerprint, seed, deck, options, chance, history: entries };
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
