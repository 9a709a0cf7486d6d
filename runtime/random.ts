/**
 * Chance. The generator (sfc32) lives in the first four cells of the position, so a position that is taken up again
 * rolls and draws the same. Without a clock and without any source of chance outside.
 */
import { CHANCE, type Decision, decision, type Effect, range } from './decision.js';
import { fault } from './fault.js';
import { type Game, numberAt, read } from './state.js';

/** What a die can show of which no number of sides is said. */
export const DIE: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Sets the generator from any whole number, else throws a RangeError; equal seeds give equal games. */
export function seedGenerator(game: Game, seed: number): void {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed is a whole number, not ${String(seed)}`);
  const cells = game.cells;
  let word = seed | 0;
  // The high part of a large seed counts too.
  const high = Math.floor(seed / 4294967296) | 0;
  for (let i = 0; i < 3; i += 1) {
    word = (word + 0x9e3779b9) | 0;
    let mixed = word ^ (word >>> 16) ^ Math.imul(high, 0x45d9f3b + i);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    cells[i] = mixed ^ (mixed >>> 15);
  }
  cells[3] = 1;
  for (let i = 0; i < 12; i += 1) nextWord(game);
}

function nextWord(game: Game): number {
  const cells = game.cells;
  const a = read(cells, 0);
  const b = read(cells, 1);
  const c = read(cells, 2);
  const d = read(cells, 3);
  const sum = (((a + b) | 0) + d) | 0;
  cells[3] = (d + 1) | 0;
  cells[0] = b ^ (b >>> 9);
  cells[1] = (c + (c << 3)) | 0;
  cells[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A whole number from 0 up to but without `bound`; advances the generator. */
export function below(game: Game, bound: number): number {
  return Math.floor((nextWord(game) * bound) / 4294967296);
}

/** A list in random order, by the game's generator; the list given stays as it is. */
export function shuffle<Item>(game: Game, list: readonly Item[]): Item[] {
  const items = list.slice();
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = below(game, i + 1);
    const a = items[i];
    const b = items[j];
    if (a !== undefined && b !== undefined) {
      items[i] = b;
      items[j] = a;
    }
  }
  return items;
}

/** Answers a decision of chance by the game's generator. */
export function drawByChance(game: Game, asked: Decision): number {
  const { options, weights } = asked;
  if (weights === null) return numberAt(options, below(game, options.length));
  let total = 0;
  for (let i = 0; i < weights.length; i += 1) total += numberAt(weights, i);
  let left = below(game, total);
  for (let i = 0; i < options.length; i += 1) {
    left -= numberAt(weights, i);
    if (left < 0) return numberAt(options, i);
  }
  return fault(`weights do not match options: ${asked.why}`);
}

/** Rolls a die of so many sides, 6 where none are given: from 1 to that many, decided by chance. */
export function* rollDie(_game: Game, why: string, sides = DIE.length): Effect<number> {
  return yield decision(CHANCE, 'roll', why, facesOf(sides), null, null);
}

/** Rolls so many dice of so many sides, 6 where none are given, one after another: what they show together. */
export function* rollDice(game: Game, why: string, count: number, sides = DIE.length): Effect<number> {
  let sum = 0;
  for (let die = 0; die < count; die += 1) sum += yield* rollDie(game, why, sides);
  return sum;
}

/** Every number that so many dice of so many sides, 6 where none are given, can show together. */
export function rollsOf(count: number, sides = DIE.length): readonly number[] {
  return range(count, count * sides);
}

function facesOf(sides: number): readonly number[] {
  return sides === DIE.length ? DIE : range(1, sides);
}
