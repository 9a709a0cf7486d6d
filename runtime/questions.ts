/** Small questions that generated code asks of a position, and the two plainest questions to a faction. */
import { ask, DECLINE, DONE, type Effect, includes, NOWHERE, nthOf } from './decision.js';
import { cancelCard, cardInPlay, currentCard } from './cards.js';
import { type Game, inPlay, numberAt, rowAt } from './state.js';

/** All spaces of the map, in map order; those out of play hold nothing. */
export function everySpace(game: Game): readonly number[] {
  return game.rules.layout.everySpace;
}

/** Whether a space in play that passes the test is adjacent to `space`. */
export function touches(game: Game, space: number, test: (game: Game, neighbour: number) => boolean): boolean {
  const neighbours = rowAt(game.rules.adjacent, space);
  for (let i = 0; i < neighbours.length; i += 1) {
    const neighbour = numberAt(neighbours, i);
    if (inPlay(game, neighbour) && test(game, neighbour)) return true;
  }
  return false;
}

/** The other of two factions. */
export function otherFaction(_game: Game, faction: number): number {
  return 1 - faction;
}

/** The number printed on a chit; 0 where there is no chit. */
export function chitValue(game: Game, chit: number): number {
  return chit < 0 ? 0 : rowAt(game.rules.chits, chit).value;
}

/** How many whole times `every` goes into a number; an `every` below 1 counts as 1. */
export function wholeTimes(number: number, every: number): number {
  return Math.floor(number / Math.max(1, every));
}

/** Whether the current card is of a kind. */
export function isCurrentCardOfKind(game: Game, kind: string): boolean {
  const card = currentCard(game);
  return card >= 0 && rowAt(game.rules.cards, card).kind === kind;
}

/** How many of the cards are in play as capabilities, of one side where `side` is not null. */
export function capabilitiesInPlay(game: Game, cards: readonly number[], side: number | null): number {
  let count = 0;
  for (let i = 0; i < cards.length; i += 1) {
    const at = cardInPlay(game, numberAt(cards, i));
    if (side === null ? at !== 0 : at === side + 1) count += 1;
  }
  return count;
}

/** Takes the cards out of play for good, of one side where `side` is not null. */
export function cancelCapabilities(game: Game, cards: readonly number[], side: number | null): void {
  for (let i = 0; i < cards.length; i += 1) {
    const card = numberAt(cards, i);
    if (side === null || cardInPlay(game, card) === side + 1) cancelCard(game, card);
  }
}

const YES = 0;
const YES_OR_NOT: readonly number[] = [YES, 1];
const YES_OR_NOT_LABELS: readonly string[] = ['yes', DECLINE];

/** Asks a faction whether it does what it may, in a space where one is in hand. */
export function* agree(game: Game, by: number, why: string, space = NOWHERE): Effect<boolean> {
  return (yield* ask(game, by, 'alternative', why, YES_OR_NOT, YES_OR_NOT_LABELS, space)) === YES;
}

/** Asks a faction whether it does once more what it has `done` so often, of `most` times. */
export function* agreeAgain(
  game: Game,
  by: number,
  why: string,
  done: number,
  most: number,
  space = NOWHERE,
): Effect<boolean> {
  const nth = nthOf(done, most);
  return (yield* ask(game, by, 'alternative', why, YES_OR_NOT, YES_OR_NOT_LABELS, space, nth, most)) === YES;
}

/** Leaves only this one of the alternatives that are possible, and returns true; where it is not, changes nothing. */
export function leaveOnly(possible: boolean[], only: number): boolean {
  if (possible[only] !== true) return false;
  possible.fill(false);
  possible[only] = true;
  return true;
}

/** Leaves of the alternatives that are possible only those that are forced, and returns true; where none is, changes nothing. */
export function leaveForced(possible: boolean[], forced: readonly number[]): boolean {
  if (!forced.some((index) => possible[index] === true)) return false;
  for (let i = 0; i < possible.length; i += 1) possible[i] = possible[i] === true && includes(forced, i);
  return true;
}

/**
 * Asks for one of the alternatives that are possible. DONE where none is, or where it is optional and declined.
 * `labels` and `possible` are by alternative.
 */
export function* chooseAlternative(
  game: Game,
  by: number,
  why: string,
  labels: readonly string[],
  possible: readonly boolean[],
  optional: boolean,
  space = NOWHERE,
): Effect<number> {
  const options: number[] = [];
  for (let i = 0; i < possible.length; i += 1) if (possible[i] === true) options.push(i);
  if (options.length === 0) return DONE;
  if (optional) options.push(DONE);
  return yield* ask(game, by, 'alternative', why, options, labels, space);
}
