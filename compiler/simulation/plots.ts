/** Plots of what came of simulated games: how they ended, which sides of cards were played, and what each of these changes. */
import type { Plot } from '../plots/plots.js';
import { roundFrom } from '../plots/scale.js';
import { wilson } from '../statistics/intervals.js';
import {
  type Change,
  changeWords,
  type Counts,
  type Difference,
  pointWords,
  type Rate,
  rateWords,
  signed,
} from './counts.js';
import type { Rung } from './ladder.js';
import type { Lengths } from './lengths.js';
import { outcomeWords } from './outcomes.js';

/** Counts with the rate of each way to end. */
type Report = Counts & { readonly outcomes: readonly Rate[] };

const shares = { least: 0, most: 1, text: (share: number): string => `${Math.round(100 * share)} %` };
const whiskers = 'the whiskers are 95 % intervals (Wilson 1927)';

/** `of` is what the games were of, where more than one kind of them is told. */
export function outcomesPlot(
  { outcomes, games }: { readonly outcomes: readonly Rate[]; readonly games: number },
  of: string | null = null,
): Plot {
  return {
    title: `${of === null ? '' : `${of}: `}${of === null ? 'How' : 'how'} ${games === 1 ? 'one game' : `${games} games`} ended`,
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

/** At most so many bars tell how long games were. */
const mostBars = 30;

/** How many rounds games took, each number for itself or so many together that few bars tell it; null where no game came to its end. */
export function lengthsPlot({ lengths, finished }: Report): Plot | null {
  // A file may be from before this was counted.
  const games = (lengths as Partial<Lengths> | undefined)?.games ?? {};
  const rounds = Object.keys(games).map(Number);
  if (rounds.length === 0) return null;
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)];
  const step = Math.max(1, roundFrom((most - least + 1) / mostBars));
  const first = Math.floor(least / step);
  const bars = Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
  return {
    title: 'How many rounds games took',
    says: `The share of the games that came to their end; ${whiskers}`,
    rows: bars.map((from) => {
      const there = rounds.filter((it) => it >= from && it < from + step);
      const label = step === 1 ? String(from) : `${from} to ${from + step - 1}`;
      return row(label, sumOf(there.map((it) => games[it] ?? 0)), finished, `${label} rounds`);
    }),
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

const points = { least: -0.05, most: 0.05, text: (share: number): string => signed(100 * share) };
const none = { value: 0, text: 'no change' };

/** What each side of a card changes, those left out that were played once. */
export function changesPlot(changes: readonly Change[]): Plot {
  return {
    title: 'What each side of a card changes for who plays it',
    says: 'In points from lost, 0, to won, 100, against the same game where it does nothing; the whiskers are 95 % intervals, and a star stands among all sides at once (Holm 1979)',
    rows: changes.flatMap((it) => {
      const { card, side, title, games, mean, low, high } = it;
      if (low === null || high === null) return [];
      return [
        { label: `${card} ${side}`, value: mean, low, high, text: changeWords(it), more: `${title}, ${games} games` },
      ];
    }),
    axis: { ...points, mark: none },
  };
}

/** How much better each player is than the one before it; a mean of one game has no interval, and is left out. */
export function ladderPlot(of: string, ladder: readonly Rung[]): Plot {
  return {
    title: `${of}: each player in place of the one before it`,
    says: 'In points from lost, 0, to won, 100, for each faction in turn; the whiskers are 95 % intervals (Student 1908)',
    rows: ladder.flatMap(({ player, against, games, better, low, high }) =>
      low === null || high === null
        ? []
        : [
            {
              label: `${player} for ${against}`,
              value: better,
              low,
              high,
              text: pointWords(better, low, high),
              more: `${games} games`,
            },
          ],
    ),
    axis: { ...points, mark: none },
  };
}

/** How much more often each end came to be in another edition. */
export function differencesPlot(called: string, differences: readonly Difference[]): Plot {
  return {
    title: `How much more often each end came to be in ${called}`,
    says: 'In points of 100, on the same seeds; the whiskers are 95 % intervals (Newcombe 1998, paired)',
    rows: differences.map((it) => ({
      label: outcomeWords(it),
      value: it.difference,
      low: it.low,
      high: it.high,
      text: pointWords(it.difference, it.low, it.high),
      more: `${it.second} there alone, ${it.first} here alone`,
    })),
    axis: { ...points, mark: none },
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
