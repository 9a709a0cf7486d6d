/** Plots of a report: how games ended, which sides of cards were played, and how the games ended in which they were. */
import { rateWords } from '../../compiler/simulation/counts.js';
import { outcomeWords } from '../../compiler/simulation/outcomes.js';
import type { Plot } from '../../compiler/plots/plots.js';
import { wilson } from '../../compiler/statistics/intervals.js';
import type { Report } from './report.js';

const shares = { least: 0, most: 1, text: (share: number): string => `${Math.round(100 * share)} %` };
const whiskers = 'the whiskers are 95 % intervals (Wilson 1927)';

export function outcomesPlot({ outcomes, games }: Report): Plot {
  return {
    title: `How ${games === 1 ? 'one game' : `${games} games`} ended`,
    says: `The share of the games that ended in each way; ${whiskers}`,
    rows: outcomes.map((it) => ({
      label: outcomeWords(it),
      value: it.rate,
      low: it.low,
      high: it.high,
      text: rateWords(it),
      more: `${it.games} of ${games} games`,
    })),
    axis: shares,
  };
}

/** Null where no card was counted. */
export function playedPlot({ cards, finished }: Report): Plot | null {
  const told = cards.filter(({ endings }) => isTold(endings));
  if (told.length === 0) return null;
  return {
    title: 'Games in which each side of a card was played',
    says: `The share of the games that came to their end; ${whiskers}`,
    rows: told.map((it) => row(nameOf(it), sumOf(it.endings), finished, `played ${it.taken} times in all games`)),
    axis: shares,
  };
}

/** How often games ended in the way of this index, where each side was played; null where no card was counted. */
export function endingsPlot({ cards, outcomes, finished }: Report, way: number): Plot | null {
  const outcome = outcomes[way];
  const told = cards.filter(({ endings }) => isTold(endings) && sumOf(endings) > 0);
  if (outcome === undefined || told.length === 0) return null;
  const words = outcomeWords(outcome);
  return {
    title: `Games ${words.startsWith('won') ? '' : 'in which '}${words}, where a side of a card was played`,
    says: `The share of the games in which each side was played; what comes first and what follows is not told by it; ${whiskers}`,
    rows: told.map((it) => row(nameOf(it), it.endings[way] ?? 0, sumOf(it.endings), it.title)),
    axis: { ...shares, mark: { value: finished === 0 ? 0 : outcome.games / finished, text: 'of all games' } },
  };
}

function row(label: string, count: number, of: number, more: string): Plot['rows'][number] {
  const rate = { rate: of === 0 ? 0 : count / of, ...wilson(count, of) };
  return {
    label,
    value: rate.rate,
    low: rate.low,
    high: rate.high,
    text: rateWords(rate),
    more: `${count} of ${of} games, ${more}`,
  };
}

/** A file may be from before this was counted. */
function isTold(endings: readonly number[] | undefined): boolean {
  return endings !== undefined;
}

function nameOf({ card, side }: Report['cards'][number]): string {
  return `${card} ${side}`;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
