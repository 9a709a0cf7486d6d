/** What came of simulated games, in print. */
import {
  type Asked,
  type Change,
  changeWords,
  type Counts,
  type Difference,
  pointWords,
  type Rate,
  rateWords,
} from '../simulation/counts.js';
import type { Lengths } from '../simulation/lengths.js';
import { outcomeWords } from '../simulation/outcomes.js';
import { meanTold, type Spread } from '../statistics/spread.js';
import type { Terminal } from './terminal.js';

/** How many of the games that went wrong are told one by one. */
const mostProblems = 10;

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
  const lengths = lengthWords(counts.lengths);
  if (lengths.length > 0) terminal.out(`  ${lengths.join(', ')}\n`);
  if (cards) printCards(terminal, counts);
}

/** `231.4 decisions a game (deviation 40.2, 120 to 402)`, and the same of rounds, and of changes of the lead where these were counted. */
export function lengthWords({ decisions, rounds, leads }: Lengths): readonly string[] {
  const words = (spread: Spread, of: string): readonly string[] => {
    const told = meanTold(spread);
    if (told === null) return [];
    return [
      `${told.mean.toFixed(1)} ${of} a game (deviation ${told.deviation.toFixed(1)}, ${spread.least} to ${spread.most})`,
    ];
  };
  return [...words(decisions, 'decisions'), ...words(rounds, 'rounds'), ...words(leads, 'changes of the lead')];
}

/** What each side changes: `+4.2 (+1.0 to +7.4) *`. */
export function printChanges(terminal: Terminal, changes: readonly Change[]): void {
  terminal.out(
    `  what a side changes for who plays it, in points from lost, 0, to won, 100, against the same game where it does nothing\n`,
  );
  terminal.out(`  (95 % interval; * stands among all ${changes.length} at once, Holm 1979):\n`);
  for (const it of changes) {
    terminal.out(`  ${`${it.card} ${it.side}`.padEnd(16)} ${String(it.games).padStart(8)}  ${changeWords(it)}\n`);
  }
}

export function printDifferences(terminal: Terminal, called: string, found: readonly Difference[]): void {
  terminal.out(`  ${called} on the same seeds, more often (95 % interval, Newcombe 1998, paired):\n`);
  for (const it of found) {
    const { difference, low, high, first, second, needed } = it;
    const only = `${second} there alone, ${first} here alone`;
    const told = needed === null ? '' : `; ${needed} games tell such a difference from none`;
    terminal.out(`  ${outcomeWords(it)}: ${pointWords(difference, low, high)} points, ${only}${told}\n`);
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
