/** What came of simulated games: counted, with the interval of each rate, as a report and in print. */
import { isSameEnding } from '../../runtime/outcome.js';
import { type CountedOutcome, countedOutcomes, outcomeWords } from '../host/outcomes.js';
import type { PairCount, Problem, Tally } from '../host/simulate.js';
import type { World } from '../resolved/ir.js';
import { pairedDifference, wilson } from '../statistics/intervals.js';
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
}

export interface CardCount {
  readonly card: string;
  readonly side: string;
  readonly title: string;
  readonly taken: number;
  readonly withoutEffect: number;
  readonly withoutChoice: number;
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
      })),
    ),
  };
}

export function ratesOf({ games, outcomes }: Pick<Counts, 'games' | 'outcomes'>): readonly Rate[] {
  return outcomes.map((it) => ({ ...it, rate: games === 0 ? 0 : it.games / games, ...wilson(it.games, games) }));
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

/** How many of the games that went wrong are told one by one. */
const mostProblems = 10;

/** `61.2 %` */
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** `61.2 % (58.1 to 64.2 %)` */
export function rateWords({ rate, low, high }: Pick<Rate, 'rate' | 'low' | 'high'>): string {
  return `${percent(rate)} (${(100 * low).toFixed(1)} to ${percent(high)})`;
}

/** The rates, the games that went wrong, and what came of each side of a card. */
export function printCounts(terminal: Terminal, counts: Counts & { readonly outcomes: readonly Rate[] }): void {
  for (const it of counts.outcomes) terminal.out(`  ${outcomeWords(it)}: ${it.games}, ${rateWords(it)}\n`);
  for (const { seed, message } of counts.problems.slice(0, mostProblems)) terminal.out(`  seed ${seed}: ${message}\n`);
  const more = counts.crashed - Math.min(counts.problems.length, mostProblems);
  if (more > 0) terminal.out(`  and ${more} more\n`);
  if (counts.cards.length > 0) printCards(terminal, counts);
}

/** A row for each way to end. */
export function csvOf(rates: readonly Rate[], games: number): string {
  const rows = rates.map((it) => [`"${outcomeWords(it)}"`, it.games, games, it.rate, it.low, it.high].join(','));
  return `${['outcome,games,of,rate,low,high', ...rows].join('\n')}\n`;
}

export function printDifferences(terminal: Terminal, called: string, found: readonly Difference[]): void {
  terminal.out(`  ${called} on the same seeds, more often (95 % interval, Newcombe 1998, paired):\n`);
  const signed = (share: number): string => `${share > 0 ? '+' : ''}${(100 * share).toFixed(1)}`;
  for (const it of found) {
    const { difference, low, high, first, second } = it;
    const only = `${second} there alone, ${first} here alone`;
    terminal.out(`  ${outcomeWords(it)}: ${signed(difference)} (${signed(low)} to ${signed(high)}) points, ${only}\n`);
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
