/** The dice of a player: its own, so that what it thinks moves nothing in the game. */
import { numberAt } from '../state.js';

/** A whole number from 0 up to but without `bound`. */
export type Dice = (bound: number) => number;

/** Dice that follow from a seed and a step of it, each a whole number (splitmix32): equal ones throw alike. */
export function diceOf(seed: number, step: number): Dice {
  let word = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b)) | 0;
  return (bound) => {
    word = (word + 0x9e3779b9) | 0;
    let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) * bound) / 4294967296);
  };
}

/** A list in an order that dice decide; the list given stays as it is. */
export function mixed(dice: Dice, list: readonly number[]): number[] {
  const left = list.slice();
  const items: number[] = [];
  for (let count = left.length; count > 0; count -= 1) {
    const at = dice(count);
    items.push(numberAt(left, at));
    // Faster than `splice`: thousands of decks are mixed for an answer.
    for (let place = at + 1; place < count; place += 1) left[place - 1] = numberAt(left, place);
  }
  return items;
}
