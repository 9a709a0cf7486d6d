/** What came of simulated games: counted, with the interval of each rate, as a report and in print. */
import { isSameEnding } from '../../runtime/outcome.js';
import { type CountedOutcome, countedOutcomes, outcomeWords } from '../host/outcomes.js';
import type { PairCount, Problem, Tally } from '../host/simulate.js';
import type { World } from '../resolved/ir.js';
import type { Lengths } from '../host/lengths.js';
import { pairedDifference, wilson } from '../statistics/intervals.js';
import { holm } from '../statistics/many.js';
import { pairsFor } from '../statistics/sizes.js';
import { meanTold, noSpread, type Spread } from '../statistics/spread.js';
import type { Terminal } from './terminal.js';

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
        change: effects ? (tally.effects[id]?.[index] ?? noSpread) : null,
      })),
    ),
    lengths: tally.lengths,
  };
}

export function ratesOf({ games, outcomes }: Pick<Counts, 'games' | 'outcomes'>): readonly Rate[] {
  return outcomes.map((it) => ({ ...it, rate: games === 0 ? 0 : it.games / games, ...wilson(it.games, games) }));
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
    const told = change === null ? null : meanTold(change);
    if (change === null || told === null) return [];
    const { mean, low, high, chance } = told;
    // Where all changes were alike, one of another size may still come in so many of all games.
    const unseen = told.deviation === 0 ? 1000 * wilson(0, change.count).high : 0;
    const share = (thousandths: number): number | null => (Number.isFinite(thousandths) ? thousandths / 1000 : null);
    return [
      {
        card,
        side,
        title,
        games: change.count,
        mean: mean / 1000,
        low: share(low - unseen),
        high: share(high + unseen),
        chance,
      },
    ];
  });
  const together = holm(rows.map(({ chance }) => chance));
  return rows
    .map((row, index) => ({ ...row, chance: together[index] ?? 1 }))
    .sort((one, other) => other.mean - one.mean);
}

export type Difference = ReturnType<typeof differencesOf>[number];

/** How many of the games that went wrong are told one by one. */
const mostProblems = 10;

/** `61.2 %` */
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** `61.2 % (58.1 to 64.2 %)` */
export function rateWords({ rate, low, high }: Pick<Rate, 'rate' | 'low' | 'high'>): string {
  return `${percent(rate)} (${(100 * low).toFixed(1)} to ${percent(high)})`;
}

/** The rates, the games that went wrong, how long games are, and what came of each side of a card where that is asked. */
export function printCounts(
  terminal: Terminal,
  counts: Counts & { readonly outcomes: readonly Rate[] },
  { cards = false }: Asked,
): void {
  for (const it of counts.outcomes) terminal.out(`  ${outcomeWords(it)}: ${it.games}, ${rateWords(it)}\n`);
  for (const { seed, message } of counts.problems.slice(0, mostProblems)) terminal.out(`  seed ${seed}: ${message}\n`);
  const more = counts.crashed - Math.min(counts.problems.length, mostProblems);
  if (more > 0) terminal.out(`  and ${more} more\n`);
  printLengths(terminal, counts.lengths);
  if (cards) printCards(terminal, counts);
}

/** `length of a game: 231.4 decisions (deviation 40.2, 120 to 402); 17.0 rounds (…)` */
function printLengths(terminal: Terminal, { decisions, rounds, leads }: Lengths): void {
  const words = (spread: Spread, of: string): readonly string[] => {
    const told = meanTold(spread);
    if (told === null) return [];
    const range = `deviation ${told.deviation.toFixed(1)}, ${spread.least} to ${spread.most}`;
    return [`${told.mean.toFixed(1)} ${of} (${range})`];
  };
  const all = [...words(decisions, 'decisions'), ...words(rounds, 'rounds'), ...words(leads, 'changes of the lead')];
  if (all.length > 0) terminal.out(`  a game has ${all.join(', ')}\n`);
}

/** What each side changes: `+4.2 (+1.0 to +7.4) *`. */
export function printChanges(terminal: Terminal, changes: readonly Change[]): void {
  const points = (share: number | null): string => (share === null ? '?' : signed(100 * share));
  terminal.out(
    `  what a side changes for who plays it, in points from lost, 0, to won, 100, against the same game where it does nothing\n`,
  );
  terminal.out(`  (95 % interval; * stands among all ${changes.length} at once, Holm 1979):\n`);
  for (const { card, side, games, mean, low, high, chance } of changes) {
    const interval = `${points(mean)} (${points(low)} to ${points(high)})${chance <= 0.05 ? ' *' : ''}`;
    terminal.out(`  ${`${card} ${side}`.padEnd(16)} ${String(games).padStart(8)}  ${interval}\n`);
  }
}

/** `+4.2` */
export function signed(number: number): string {
  const text = number.toFixed(1);
  return Number(text) > 0 ? `+${text}` : text === '-0.0' ? '0.0' : text;
}

/** A row for each way to end. */
export function csvOf(rates: readonly Rate[], games: number): string {
  const rows = rates.map((it) => [`"${outcomeWords(it)}"`, it.games, games, it.rate, it.low, it.high].join(','));
  return `${['outcome,games,of,rate,low,high', ...rows].join('\n')}\n`;
}

export function printDifferences(terminal: Terminal, called: string, found: readonly Difference[]): void {
  terminal.out(`  ${called} on the same seeds, more often (95 % interval, Newcombe 1998, paired):\n`);
  for (const it of found) {
    const { difference, low, high, first, second, needed } = it;
    const only = `${second} there alone, ${first} here alone`;
    const [middle, lowest, highest] = [difference, low, high].map((share) => signed(100 * share));
    const told = needed === null ? '' : `; ${needed} games tell such a difference from none`;
    terminal.out(`  ${outcomeWords(it)}: ${middle} (${lowest} to ${highest}) points, ${only}${told}\n`);
  }
}

/** A row for each side of a card: how often it was taken, how often nothing changed, how often nobody was asked. */
function printCards(terminal: Terminal, { cards }: Counts): void {
  const share = (part: number, whole: number): string =>
    whole === 0 ? '–'.padStart(7) : `${((100 * part) / whole).toFixed(1)} %`.padStart(7);
  terminal.out(`  ${'side of a card'.padEnd(16)} ${'taken'.padStart(8)}  no effect  no choice\n`);
  for (const { card, side, taken, withoutEffect, withoutChoice } of cards) {
    const name = `${card} ${side}`.padEnd(16);
    const counts = `${share(withoutEffect, taken).padStart(9)}  ${share(withoutChoice, taken).padStart(9)}`;
    terminal.out(`  ${name} ${String(taken).padStart(8)}  ${counts}\n`);
  }
}
