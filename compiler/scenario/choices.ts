/** What people write to choose an option. */
import type { Choices } from '../../runtime/options.js';
import type { GameOption } from '../resolved/ir.js';

export type { Choices };

/** What an option is by these words, `2`, `chosen` or `not chosen`; null where it cannot be. */
export function chosenBy({ isNumber, from, to }: GameOption, said: string): number | boolean | null {
  if (!isNumber) return said === 'chosen' ? true : said === 'not chosen' ? false : null;
  const value = Number(said);
  return /^\d+$/u.test(said) && value >= from && value <= to ? value : null;
}

/** What may be said of an option. */
export function allowedOf({ isNumber, from, to }: GameOption): string {
  return isNumber ? `a number from ${from} to ${to}` : '`chosen` or `not chosen`';
}
