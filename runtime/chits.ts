/** Chits: kinds of token that move between the pool, the hand drawn, play, aside, and those held. */
import { CHANCE, decision, DONE, type Effect, NOWHERE, nthOf, onlyOption } from './decision.js';
import { chitsAt, type Game, numberAt, rowAt, setChitsAt } from './state.js';
import { forget, nextInPool } from './looking.js';
import { DRAWN, HELD, POOL } from './rules.js';

/** The hand of a faction, where each has one: a place where chits can be. */
export function handOf(faction: number): number {
  return HELD + faction;
}

/** Whether each faction has a hand of chits of the family, which are cards then. */
export function hasHands(game: Game, family: number): boolean {
  return game.rules.layout.hands[family] === true;
}

/** Which chits are drawn, how many, and where to: to those drawn, where no place is named. */
export interface Drawing {
  readonly family: number;
  readonly count: number;
  readonly to?: number;
}

/**
 * Draws chits of a family from the pool, one by one and by chance, whoever it is for; stops when the pool is empty. Returns
 * how many were drawn.
 */
export function* drawChits(game: Game, why: string, drawing: Drawing): Effect<number> {
  const { family, count: n, to = DRAWN } = drawing;
  let drawn = 0;
  while (drawn < n) {
    const options = nextInPool(game, family, 0);
    if (options.length === 0) break;
    const weights = options.map((chit) => chitsAt(game, chit, POOL));
    const chit =
      options.length > 1
        ? yield decision(CHANCE, 'draw', why, options, null, weights, NOWHERE, nthOf(drawn, n), n)
        : onlyOption(game, CHANCE, 'draw', why, options, null);
    moveOne(game, chit, POOL, to);
    drawn += 1;
  }
  return drawn;
}

/** Which chit is taken: one of a family, from any of the places to another. */
export interface Taking {
  readonly family: number;
  readonly from: readonly number[];
  readonly to: number;
  readonly optional?: boolean;
  /** The current space, where there is one. */
  readonly here?: number;
}

/**
 * Asks for a kind of chit in any of the places and moves one of it; where a kind is in several places, the earlier one
 * gives it. Returns the chit; DONE where there is none, or where it is optional and declined.
 */
export function* takeChit(game: Game, by: number, why: string, taking: Taking): Effect<number> {
  const { family, from, to, optional = false, here = NOWHERE } = taking;
  const options: number[] = [];
  for (let chit = 0; chit < game.rules.chits.length; chit += 1) {
    if (rowAt(game.rules.chits, chit).family === family && placeOf(game, chit, from) !== -1) options.push(chit);
  }
  if (options.length === 0) return DONE;
  if (optional) options.push(DONE);
  const kind = to >= HELD && hasHands(game, family) ? 'keep' : 'chit';
  const chit =
    options.length > 1
      ? yield decision(by, kind, why, options, null, null, here)
      : onlyOption(game, by, kind, why, options, null);
  if (chit !== DONE) moveOne(game, chit, placeOf(game, chit, from), to);
  return chit;
}

/** Moves one chit of a kind from the first of the places that holds one. Returns the chit; DONE where none does. */
export function moveOneChit(game: Game, chit: number, from: readonly number[], to: number): number {
  const place = placeOf(game, chit, from);
  if (place === -1) return DONE;
  moveOne(game, chit, place, to);
  return chit;
}

/** Moves all chits of one kind from the places. */
export function moveChitsOf(game: Game, chit: number, from: readonly number[], to: number): void {
  for (let i = 0; i < from.length; i += 1) {
    const place = numberAt(from, i);
    if (place === to) continue;
    if (game.rules.looks === true && chitsAt(game, chit, place) > 0) forget(game, chit, place, to);
    setChitsAt(game, chit, to, chitsAt(game, chit, to) + chitsAt(game, chit, place));
    setChitsAt(game, chit, place, 0);
  }
}

/** Moves all chits of a family from the places. */
export function moveChits(game: Game, family: number, from: readonly number[], to: number): void {
  for (let chit = 0; chit < game.rules.chits.length; chit += 1) {
    if (rowAt(game.rules.chits, chit).family === family) moveChitsOf(game, chit, from, to);
  }
}

/** Whether a kind of chit of a family that is in one of the places passes the test. */
export function someChit(
  game: Game,
  family: number,
  places: readonly number[],
  test: (chit: number) => boolean,
): boolean {
  for (let chit = 0; chit < game.rules.chits.length; chit += 1) {
    if (rowAt(game.rules.chits, chit).family === family && placeOf(game, chit, places) !== -1 && test(chit))
      return true;
  }
  return false;
}

/** The first kind of chit of a family in a place; -1 where there is none. */
export function chitIn(game: Game, family: number, place: number): number {
  for (let chit = 0; chit < game.rules.chits.length; chit += 1) {
    if (rowAt(game.rules.chits, chit).family === family && chitsAt(game, chit, place) > 0) return chit;
  }
  return -1;
}

/** How many chits of a family are in a place. */
export function countChits(game: Game, family: number, place: number): number {
  let count = 0;
  for (let chit = 0; chit < game.rules.chits.length; chit += 1) {
    if (rowAt(game.rules.chits, chit).family === family) count += chitsAt(game, chit, place);
  }
  return count;
}

function placeOf(game: Game, chit: number, places: readonly number[]): number {
  for (let i = 0; i < places.length; i += 1) {
    const place = numberAt(places, i);
    if (chitsAt(game, chit, place) > 0) return place;
  }
  return -1;
}

function moveOne(game: Game, chit: number, from: number, to: number): void {
  if (game.rules.looks === true) forget(game, chit, from, to);
  setChitsAt(game, chit, from, chitsAt(game, chit, from) - 1);
  setChitsAt(game, chit, to, chitsAt(game, chit, to) + 1);
}
