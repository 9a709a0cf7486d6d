/** What came of simulated games, as `simulate --json` prints it: played here, or read from such a file. */
import type { Core } from '../../compiler/core/ir.js';
import type { Counts, Rate } from '../../compiler/simulation/counts.js';
import type { Choices } from '../../runtime/options.js';
import type { Skill } from '../../runtime/opponents/players.js';

export interface Report extends Counts {
  readonly game: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly outcomes: readonly Rate[];
  /** Absent where parts were merged. */
  readonly seconds?: number;
  readonly gamesPerSecond?: number;
  readonly madeUp?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly isInterrupted?: boolean;
}

/** What is wanted of the worker that simulates. */
export interface Wanted {
  readonly game: string;
  readonly core: Core;
  readonly games: number;
  readonly firstSeed: number;
  /** By faction, who plays it; null: all choose at random. */
  readonly seats: readonly Skill[] | null;
  readonly options: Choices;
}

/** What a file says that `simulate --json` or `simulate merge --json` has printed; null where it is something else. */
export function reportIn(text: string): Report | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { game, seats, games, finished, outcomes, cards, problems, lengths } = read as Partial<
    Record<keyof Report, unknown>
  >;
  const isCounted = [games, finished].every((it) => typeof it === 'number');
  const isListed = [outcomes, cards, problems].every(Array.isArray);
  const isSo = typeof game === 'string' && typeof seats === 'object' && seats !== null && isCounted && isListed;
  const isTold =
    isSo &&
    (outcomes as readonly unknown[]).every(isRate) &&
    (cards as readonly unknown[]).every(isSide) &&
    areLengths(lengths);
  return isTold ? (read as Report) : null;
}

function isRate(it: unknown): boolean {
  const { games, rate, low, high } = (it ?? {}) as Partial<Record<keyof Rate, unknown>>;
  return [games, rate, low, high].every((value) => typeof value === 'number');
}

function isSide(it: unknown): boolean {
  const { card, side, taken, endings } = (it ?? {}) as Partial<Record<string, unknown>>;
  const isTold = typeof card === 'string' && typeof side === 'string' && typeof taken === 'number';
  return (
    isTold && (endings === undefined || (Array.isArray(endings) && endings.every((games) => typeof games === 'number')))
  );
}

/** A file may be from before they were counted. */
function areLengths(it: unknown): boolean {
  const { games = {} } = (it ?? {}) as { readonly games?: unknown };
  const isRecord = typeof games === 'object' && games !== null;
  return (
    isRecord && Object.entries(games).every(([rounds, count]) => /^\d+$/u.test(rounds) && typeof count === 'number')
  );
}
