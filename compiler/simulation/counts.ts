/** What came of simulated games: counted, with the interval of each rate, as `simulate --json` prints it. */
import type { Choices } from '../../runtime/options.js';
import { isSameEnding } from '../../runtime/outcome.js';
import { csvTable } from '../plots/csv.js';
import type { World } from '../resolved/ir.js';
import { pairedDifference, wilson } from '../statistics/intervals.js';
import { holm } from '../statistics/many.js';
import { pairsFor } from '../statistics/sizes.js';
import { noSpread, type Spread } from '../statistics/spread.js';
import type { Lengths } from './lengths.js';
import { type CountedOutcome, countedOutcomes, outcomeWords } from './outcomes.js';
import { shareTold } from './shares.js';
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
  readonly lengths: Lengths;
}

/** What is told beside how games ended. */
export interface Asked {
  /** Of each side of each card, how often it was taken and what came of it. */
  readonly cards?: boolean;
  /** What each of them changes. */
  readonly effects?: boolean;
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
  /** By how many thousandths of the way from lost to won the end was better for who played it; null where that was not asked. */
  readonly change: Spread | null;
}

/** A way to end, how often it came to be, and the rate with its 95 % interval, as shares of all games. */
export interface Rate extends CountedOutcome {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export function countsOf(world: World, tally: Tally, { cards = false, effects = false }: Asked): Counts {
  const { games, finished, failed, decisions, problems } = tally;
  return {
    games,
    finished,
    crashed: failed,
    decisions,
    outcomes: countedOutcomes(world, tally.outcomes),
    problems,
    cards: (cards || effects ? world.cards : []).flatMap((card, id) =>
      card.sides.map((side, index) => ({
        card: card.code,
        side: side.name,
        title: side.title,
        ...(tally.events[id]?.[index] ?? { taken: 0, withoutEffect: 0, withoutChoice: 0 }),
        endings: countedOutcomes(world, tally.endings[id]?.[index] ?? []).map((ended) => ended.games),
        change: effects ? (tally.effects[id]?.[index] ?? noSpread) : null,
      })),
    ),
    lengths: tally.lengths,
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

export function timesOf({ games, decisions }: Pick<Tally, 'games' | 'decisions'>, seconds: number) {
  return {
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(games / seconds, 1),
    decisionsPerSecond: Math.round(decisions / seconds),
  };
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}

/** By way to end, how much more often it came to be in the second edition on the same seeds, and how many pairs tell such a difference from none. */
export function differencesOf(world: World, pairs: readonly PairCount[]) {
  return countedOutcomes(world, []).map(({ winner, loser, isDraw, degree }) => {
    const way = { winner, loser, isDraw, degree };
    const counts = { both: 0, first: 0, second: 0, neither: 0 };
    for (const { first, second, games } of pairs) {
      const [isFirst, isSecond] = [isSameEnding(first, way), isSameEnding(second, way)];
      counts[isFirst ? (isSecond ? 'both' : 'first') : isSecond ? 'second' : 'neither'] += games;
    }
    return { ...way, ...counts, ...pairedDifference(counts), needed: pairsFor(counts) };
  });
}

/** What a side of a card changes for who plays it, in shares of the way from lost to won. */
export interface Change {
  readonly card: string;
  readonly side: string;
  readonly title: string;
  readonly games: number;
  readonly mean: number;
  /** Null where it was played in one game only. */
  readonly low: number | null;
  readonly high: number | null;
  /** How likely as much or more is by chance alone, where all sides are looked at together (Holm); 1 where nothing is known. */
  readonly chance: number;
}

/** Of each side that was played, what it changes, the most first. */
export function changesOf({ cards }: Pick<Counts, 'cards'>): readonly Change[] {
  const rows = cards.flatMap(({ card, side, title, change }) => {
    const told = change === null ? null : shareTold(change);
    return change === null || told === null ? [] : [{ card, side, title, games: change.count, ...told }];
  });
  const together = holm(rows.map(({ chance }) => chance));
  return rows
    .map((row, index) => ({ ...row, chance: together[index] ?? 1 }))
    .sort((one, other) => other.mean - one.mean);
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
  return csvTable(
    ['outcome', 'games', 'of', 'rate', 'low', 'high'],
    rates.map((it) => [outcomeWords(it), it.games, games, it.rate, it.low, it.high]),
  );
}

/** `+4.2` */
export function signed(number: number, places = 1): string {
  const text = number.toFixed(places);
  return Number(text) > 0 ? `+${text}` : Number(text) === 0 ? text.replace('-', '') : text;
}

/**
 * `+4.2 (+1.0 to +7.4)`: shares in points of 100, with `?` for a bound that is not known. What differs from none is told in as many
 * places as that takes: `-0.003 (-0.006 to -0.001)`.
 */
export function pointWords(middle: number, low: number | null, high: number | null): string {
  const differs = low !== null && high !== null && low * high > 0;
  const nearest = differs ? 100 * Math.min(Math.abs(low), Math.abs(high)) : 1;
  const places = Math.min(9, Math.max(1, Math.ceil(-Math.log10(nearest))));
  const points = (share: number | null): string => (share === null ? '?' : signed(100 * share, places));
  return `${points(middle)} (${points(low)} to ${points(high)})`;
}

/** The same of what a side changes, with a star where it stands among all sides at once: `+4.2 (+1.0 to +7.4) *`. */
export function changeWords({ mean, low, high, chance }: Pick<Change, 'mean' | 'low' | 'high' | 'chance'>): string {
  return `${pointWords(mean, low, high)}${chance <= 0.05 ? ' *' : ''}`;
}
