/** What is found in thousandths of the way from lost, 0, to won, 1000, told in shares of it. */
import { wilson } from '../statistics/intervals.js';
import { meanTold, type Spread } from '../statistics/spread.js';

export interface ShareTold {
  readonly mean: number;
  /** The 95 % interval; null where one number alone was found. */
  readonly low: number | null;
  readonly high: number | null;
  /** How likely a mean as far from 0 or further is by chance alone; 1 where nothing is known. */
  readonly chance: number;
}

/** The mean with its interval, which reaches no further than from -1 to 1; null where nothing was found. */
export function shareTold(spread: Spread): ShareTold | null {
  const told = meanTold(spread);
  if (told === null) return null;
  // Where all numbers were alike, one of another size may still come in so many of all games.
  const unseen = told.deviation === 0 ? 1000 * wilson(0, spread.count).high : 0;
  // Nothing changes more than from lost to won.
  const share = (thousandths: number): number | null =>
    Number.isFinite(thousandths) ? Math.max(-1, Math.min(1, thousandths / 1000)) : null;
  return {
    mean: told.mean / 1000,
    low: share(told.low - unseen),
    high: share(told.high + unseen),
    chance: told.chance,
  };
}
