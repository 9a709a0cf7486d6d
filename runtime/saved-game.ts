/** Games as plain JSON: saved, loaded under the same rules, or replayed under others. */
import { optionLabel } from './decision.js';
import { checkInvariants } from './invariants.js';
import type { Program } from './program.js';
import { answerByChance, begin, type ChanceMode, type Entry, gameAt, retrace, type Session } from './session.js';

export interface SavedEntry {
  readonly cells: readonly number[];
  readonly answers: readonly number[];
}

export interface SavedGame {
  readonly game: string;
  readonly edition: string;
  readonly fingerprint: string;
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
    chance: session.chance,
    history: session.history.map(({ cells, answers }) => ({ cells: cells.slice(), answers: answers.slice() })),
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
  const replayed = retraceAll(program, saved);
  return replayed.ok ? replayed : { ok: false, message: `the saved game cannot be played: ${replayed.message}` };
}

/** Plays a saved game's answers under these rules, which may be others; tells the first answer that differs. */
export function replay(program: Program, json: unknown): Replayed {
  const saved = parse(program, json);
  return typeof saved === 'string' ? { ok: false, message: saved, answer: 0 } : retraceAll(program, saved);
}

function retraceAll(program: Program, saved: SavedGame): Replayed {
  const first = saved.history[0];
  if (first === undefined) return { ok: false, message: 'the saved game has no position', answer: 0 };
  const session = begin(program, saved.chance, gameAt(program, first.cells));
  let count = 0;
  for (const [index, entry] of saved.history.entries()) {
    const at = session.history[index];
    if (at === undefined || !sameNumbers(at, entry)) {
      return { ok: false, message: `the position after answer ${count} differs`, answer: Math.max(0, count - 1) };
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
  const { game, edition, fingerprint, chance, history } = json;
  if (typeof game !== 'string' || typeof edition !== 'string' || typeof fingerprint !== 'string') {
    return 'this is not a saved game: its game, edition or fingerprint is missing';
  }
  if (game !== rules.name) return `this is a game of ${game}, not of ${rules.name}`;
  if (chance !== 'seed' && chance !== 'ask') return 'this is not a saved game: who decides chance is missing';
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
  return { game, edition, fingerprint, chance, history: entries };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWholeNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => Number.isInteger(item) && Math.abs(Number(item)) <= 4294967295);
}
