/** Small questions that generated code asks of a position, and the two plainest questions to a faction. */
import { ask, DECLINE, DONE, type Effect, includes, NOWHERE, nthOf, range } from './decision.js';
import { cancelCard, currentCard, isInPlay } from './cards.js';
import { adjacentAt, type Game, inPlay, numberAt, rowAt } from './state.js';

/** All spaces of the map, in map order; those out of play hold nothing. */
export function everySpace(game: Game): readonly number[] {
  return game.rules.layout.everySpace;
}

/** Whether a space in play that passes the test is adjacent to `space`. */
export function touches(game: Game, space: number, test: (neighbour: number) => boolean): boolean {
  const neighbours = adjacentAt(game, space);
  for (let i = 0; i < neighbours.length; i += 1) {
    const neighbour = numberAt(neighbours, i);
    if (inPlay(game, neighbour) && test(neighbour)) return true;
  }
  return false;
}

/** The other of two factions. */
export function otherFaction(faction: number): number {
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

/** How many of the cards are in play as capabilities, with whatever side or with this one. */
export function capabilitiesInPlay(game: Game, cards: readonly number[], side?: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i += 1) if (isInPlay(game, numberAt(cards, i), side)) count += 1;
  return count;
}

/** Takes the cards out of play for good, with whatever side or with this one. */
export function cancelCapabilities(game: Game, cards: readonly number[], side?: number): void {
  for (let i = 0; i < cards.length; i += 1) {
    const card = numberAt(cards, i);
    if (isInPlay(game, card, side)) cancelCard(game, card);
  }
}

const YES = 0;
const YES_OR_NOT: readonly number[] = [YES, 1];
const YES_OR_NOT_LABELS: readonly string[] = ['yes', DECLINE];

/** Asks a faction whether it does what it may, in a space where one is in hand. */
export function* agree(game: Game, by: number, why: string, space = NOWHERE): Effect<boolean> {
  return (yield* ask(game, by, 'alternative', why, YES_OR_NOT, YES_OR_NOT_LABELS, space)) === YES;
}

/** How often something was done, of how many times it may be, and the current space, where there is one. */
export interface Repetition {
  readonly done: number;
  readonly most: number;
  readonly here?: number;
}

/** Asks a faction whether it does something once more. */
export function* agreeAgain(game: Game, by: number, why: string, repetition: Repetition): Effect<boolean> {
  const { done, most, here = NOWHERE } = repetition;
  const nth = nthOf(done, most);
  return (yield* ask(game, by, 'alternative', why, YES_OR_NOT, YES_OR_NOT_LABELS, here, nth, most)) === YES;
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

/** The alternatives of one choice. */
export interface Alternatives {
  readonly labels: readonly string[];
  /** By alternative, whether it can be chosen; all can where nothing is said. */
  readonly possible?: readonly boolean[];
  readonly optional?: boolean;
  /** The current space, where there is one. */
  readonly here?: number;
}

/** Asks for one of the alternatives that are possible. DONE where none is, or where it is optional and declined. */
export function* chooseAlternative(game: Game, by: number, why: string, choice: Alternatives): Effect<number> {
  const { labels, possible, optional = false, here = NOWHERE } = choice;
  const options: number[] = [];
  for (let i = 0; i < labels.length; i += 1) if (possible === undefined || possible[i] === true) options.push(i);
  if (options.length === 0) return DONE;
  if (optional) options.push(DONE);
  return yield* ask(game, by, 'alternative', why, options, labels, here);
}

/** Asks which side of a card is played, out of their names. */
export function* chooseSide(game: Game, by: number, why: string, names: readonly string[]): Effect<number> {
  return yield* ask(game, by, 'side', why, range(0, names.length - 1), names);
}
