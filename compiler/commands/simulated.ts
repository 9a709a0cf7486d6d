/** What came of simulated games, in print. */
import { type Counts, type Difference, type Rate, rateWords } from '../simulation/counts.js';
import { outcomeWords } from '../simulation/outcomes.js';
import type { Terminal } from './terminal.js';

/** How many of the games that went wrong are told one by one. */
const mostProblems = 10;

/** The rates, the games that went wrong, and what came of each side of a card. */
export function printCounts(terminal: Terminal, counts: Counts & { readonly outcomes: readonly Rate[] }): void {
  for (const it of counts.outcomes) terminal.out(`  ${outcomeWords(it)}: ${it.games}, ${rateWords(it)}\n`);
  for (const { seed, message } of counts.problems.slice(0, mostProblems)) terminal.out(`  seed ${seed}: ${message}\n`);
  const more = counts.crashed - Math.min(counts.problems.length, mostProblems);
  if (more > 0) terminal.out(`  and ${more} more\n`);
  if (counts.cards.length > 0) printCards(terminal, counts);
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
