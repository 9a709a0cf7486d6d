/** What came of simulated games: counted, with the interval of each rate, as `simulate --json` prints it. */
import type { Choices } from '../../runtime/options.js';
import { isSameEnding } from '../../runtime/outcome.js';
import type { World } from '../resolved/ir.js';
import { pairedDifference, wilson } from '../statistics/intervals.js';
import { type CountedOutcome, countedOutcomes, outcomeWords } from './outcomes.js';
import type { PairCount, Problem, Tally } from './tally.js';

/** Whole numbers alone, so that parts can be added up. */
export interface Counts {
  readonly games: number;
  readonly finished: number;
  readonly crashed: number;
  readonly decisions: number;
  /** Every way to end by the rules, and that nobody wins. */
  readonly outcomes: readonly CountedOutcome[];
  readonly problems: readonly Problem[];
  readonly cards: readonly CardCount[];
}

export interface CardCount {
  readonly card: string;
  readonly side: string;
  readonly title: string;
  readonly taken: number;
  readonly withoutEffect: number;
  readonly withoutChoice: number;
  /** How the games ended in which it was played, in the order of all outcomes. */
  readonly endings: readonly number[];
}

/** A way to end, how often it came to be, and the rate with its 95 % interval, as shares of all games. */
export interface Rate extends CountedOutcome {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export function countsOf(world: World, tally: Tally, withCards: boolean): Counts {
  const { games, finished, failed, decisions, problems } = tally;
  return {
    games,
    finished,
    crashed: failed,
    decisions,
    outcomes: countedOutcomes(world, tally.outcomes),
    problems,
    cards: (withCards ? world.cards : []).flatMap((card, id) =>
      card.sides.map((side, index) => ({
        card: card.code,
        side: side.name,
        title: side.title,
        ...(tally.events[id]?.[index] ?? { taken: 0, withoutEffect: 0, withoutChoice: 0 }),
        endings: countedOutcomes(world, tally.endings[id]?.[index] ?? []).map((ended) => ended.games),
      })),
    ),
  };
}

export function ratesOf({ games, outcomes }: Pick<Counts, 'games' | 'outcomes'>): readonly Rate[] {
  return outcomes.map((it) => ({ ...it, rate: games === 0 ? 0 : it.games / games, ...wilson(it.games, games) }));
}

/** Of each optional rule what was chosen; `each` where the games take every way in turn. */
export function optionsPlayed(
  { options }: World,
  choices: Choices,
): { readonly options?: Readonly<Record<string, unknown>> } {
  if (options.length === 0) return {};
  return { options: Object.fromEntries(options.map(({ name }) => [name, choices[name] ?? 'each'])) };
}

export function timesOf({ games, decisions }: Tally, seconds: number) {
  return {
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(games / seconds, 1),
    decisionsPerSecond: Math.round(decisions / seconds),
  };
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}

/** By way to end, how much more often it came to be in the second edition on the same seeds. */
export function differencesOf(world: World, pairs: readonly PairCount[]) {
  return countedOutcomes(world, []).map(({ winner, loser, isDraw, degree }) => {
    const way = { winner, loser, isDraw, degree };
    const counts = { both: 0, first: 0, second: 0, neither: 0 };
    for (const { first, second, games } of pairs) {
      const [isFirst, isSecond] = [isSameEnding(first, way), isSameEnding(second, way)];
      counts[isFirst ? (isSecond ? 'both' : 'first') : isSecond ? 'second' : 'neither'] += games;
    }
    return { ...way, ...counts, ...pairedDifference(counts) };
  });
}

export type Difference = ReturnType<typeof differencesOf>[number];

/** `61.2 %` */
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** `61.2 % (58.1 to 64.2 %)` */
export function rateWords({ rate, low, high }: Pick<Rate, 'rate' | 'low' | 'high'>): string {
  return `${percent(rate)} (${(100 * low).toFixed(1)} to ${percent(high)})`;
}

/** A row for each way to end. */
export function csvOf(rates: readonly Rate[], games: number): string {
  const rows = rates.map((it) => [`"${outcomeWords(it)}"`, it.games, games, it.rate, it.low, it.high].join(','));
  return `${['outcome,games,of,rate,low,high', ...rows].join('\n')}\n`;
}
