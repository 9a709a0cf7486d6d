/** How much better one player is than another, wherever it sits. */
import type { Ending } from '../../runtime/outcome.js';
import { bothSpreads, noSpread, type Spread, timesFound } from '../statistics/spread.js';
import { shareTold } from './shares.js';
import type { PairCount } from './tally.js';

/** What an end is worth to a faction, from 0, lost, to 1, won. */
export type EndWorth = (ending: Ending, faction: number) => number;

/** By how many thousandths the second of each pair ended better for a faction. */
export function betterBy(pairs: readonly PairCount[], worth: EndWorth, faction: number): Spread {
  return pairs
    .map(({ first, second, games }) => {
      const better = Math.round(1000 * (worth(second, faction) - worth(first, faction)));
      return timesFound(better, games);
    })
    .reduce(bothSpreads, noSpread);
}

/** One player in place of another, for each faction in turn while all else stays as it was. */
export interface Rung {
  readonly player: string;
  readonly against: string;
  readonly games: number;
  /** By how much the end was better for who it played, in shares of the way from lost to won; the interval of Student, within -1 and 1. */
  readonly better: number;
  readonly low: number | null;
  readonly high: number | null;
  /** By faction. */
  readonly byFaction: readonly { readonly faction: string; readonly better: number }[];
}

export function rungOf(
  player: string,
  against: string,
  found: readonly { readonly faction: string; readonly spread: Spread }[],
): Rung {
  const all = found.map(({ spread }) => spread).reduce(bothSpreads, noSpread);
  const { mean = 0, low = null, high = null } = shareTold(all) ?? {};
  return {
    player,
    against,
    games: all.count,
    better: mean,
    low,
    high,
    byFaction: found.map(({ faction, spread }) => ({ faction, better: shareTold(spread)?.mean ?? 0 })),
  };
}
