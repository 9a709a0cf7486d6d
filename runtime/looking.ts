/** Looking at hidden cards: what a faction has seen is a part of the position until the card moves or its deck is shuffled. */
import { CHANCE, decision, type Effect, factionName, NOWHERE, nthOf, onlyOption } from './decision.js';
import { cardsAtEnd, depthOf, hasSeen, see, setDepth, unsee } from './known-cards.js';
import { HELD, POOL } from './rules.js';
import { chitsAt, type Game, rowAt } from './state.js';

/** How far a faction looks into a deck, and what it does with the cards: so many go to the bottom, and the others back in its order. */
export interface LookIntoDeck {
  readonly family: number;
  readonly count: number;
  readonly bottom?: number;
  readonly reorders?: boolean;
}

/** The hand that a faction looks at, and at how many of its cards, by chance; all of them where no number is said. */
export interface LookIntoHand {
  readonly family: number;
  readonly hand: number;
  readonly count?: number;
}

/** `by` looks at cards from the top of a deck, and puts them back as it is told. */
export function* lookIntoDeck(game: Game, by: number, why: string, looking: LookIntoDeck): Effect {
  const { family, count, bottom = 0, reorders = false } = looking;
  const seen: number[] = [];
  while (seen.length < count) {
    const options = nextInPool(game, family, seen.length);
    if (options.length === 0) break;
    const chit = yield* byChance(game, why, options, seen.length, count);
    setDepth(game, chit, seen.length + 1);
    see(game, by, chit);
    seen.push(chit);
  }
  logLook(game, by, why, seen.length);
  for (let put = 0; put < bottom && seen.length > 0; put += 1) {
    const chit = yield* pick(game, by, why, seen);
    take(game, chit);
    for (const below of cardsAtEnd(game, family, 'bottom')) setDepth(game, below, depthOf(game, below) - 1);
    place(game, by, chit, -1);
    seen.splice(seen.indexOf(chit), 1);
  }
  if (!reorders || seen.length < 2) return;
  const order: number[] = [];
  while (seen.length > 0) {
    const chit = yield* pick(game, by, why, seen);
    order.push(chit);
    seen.splice(seen.indexOf(chit), 1);
  }
  order.forEach((chit, index) => {
    place(game, by, chit, index + 1);
  });
}

/** `by` looks at cards in a hand; they stay there. Its own it knows. */
export function* lookIntoHand(game: Game, by: number, why: string, { family, hand, count }: LookIntoHand): Effect {
  if (hand === HELD + by) return;
  const left = chitsIn(game, family, hand);
  if (count === undefined) {
    for (const chit of left) see(game, by, chit);
    logLook(game, by, why, left.length);
    return;
  }
  let seen = 0;
  while (seen < count && left.length > 0) {
    const chit = yield* byChance(game, why, left, seen, count);
    see(game, by, chit);
    left.splice(left.indexOf(chit), 1);
    seen += 1;
  }
  logLook(game, by, why, seen);
}

/** Whether a look into a deck shows `by` what it has not seen, or lets it put cards elsewhere. */
export function canLookIntoDeck(game: Game, by: number, looking: LookIntoDeck): boolean {
  const { family, count, bottom = 0, reorders = false } = looking;
  const there = chitsIn(game, family, POOL).length;
  const looked = Math.min(count, there);
  if (looked > 0 && bottom > 0 && there > 1) return true;
  if (reorders && looked > 1) return true;
  const known = cardsAtEnd(game, family, 'top').slice(0, looked);
  return known.filter((chit) => hasSeen(game, by, chit)).length < looked;
}

/** Whether there is a card in the hand of another that `by` has not seen. */
export function canLookIntoHand(game: Game, by: number, { family, hand }: LookIntoHand): boolean {
  return hand !== HELD + by && chitsIn(game, family, hand).some((chit) => !hasSeen(game, by, chit));
}

/** The kinds of chit of which one can lie so deep in the pool: 0 is the top. In a pool without an order all of them. */
export function nextInPool(game: Game, family: number, depth: number): readonly number[] {
  if (game.rules.looks !== true) return chitsIn(game, family, POOL);
  const top = cardsAtEnd(game, family, 'top')[depth];
  if (top !== undefined) return [top];
  const loose = chitsIn(game, family, POOL).filter((chit) => depthOf(game, chit) === 0);
  if (loose.length > 0) return loose;
  return cardsAtEnd(game, family, 'bottom').slice(0, 1);
}

/** A card that moves is known to nobody where it comes to; one that comes to its deck is shuffled in, with all that lie there. */
export function forget(game: Game, chit: number, from: number, to: number): void {
  if (from === POOL) take(game, chit);
  setDepth(game, chit, 0);
  unsee(game, chit);
  if (to !== POOL) return;
  for (const other of chitsIn(game, rowAt(game.rules.chits, chit).family, POOL)) {
    setDepth(game, other, 0);
    unsee(game, other);
  }
}

/** Closes the gap that a card leaves at its end of the deck. */
function take(game: Game, chit: number): void {
  const depth = depthOf(game, chit);
  if (depth === 0) return;
  const { family } = rowAt(game.rules.chits, chit);
  for (const other of cardsAtEnd(game, family, depth > 0 ? 'top' : 'bottom')) {
    const own = depthOf(game, other);
    if (depth > 0 ? own > depth : own < depth) setDepth(game, other, own - Math.sign(depth));
  }
}

/** Where `by` puts a card is known to nobody else. */
function place(game: Game, by: number, chit: number, depth: number): void {
  setDepth(game, chit, depth);
  unsee(game, chit);
  see(game, by, chit);
}

function chitsIn(game: Game, family: number, place: number): number[] {
  const found: number[] = [];
  for (let chit = 0; chit < game.rules.chits.length; chit += 1) {
    if (rowAt(game.rules.chits, chit).family === family && chitsAt(game, chit, place) > 0) found.push(chit);
  }
  return found;
}

function* byChance(game: Game, why: string, options: readonly number[], done: number, most: number): Effect<number> {
  if (options.length === 1) return onlyOption(game, CHANCE, 'draw', why, options, null);
  return yield decision(CHANCE, 'draw', why, options.slice(), null, null, NOWHERE, nthOf(done, most), most);
}

function* pick(game: Game, by: number, why: string, cards: readonly number[]): Effect<number> {
  const options = cards.toSorted((left, right) => left - right);
  if (options.length === 1) return onlyOption(game, by, 'keep', why, options, null);
  return yield decision(by, 'keep', why, options, null, null);
}

/** All may know that somebody has looked at so many cards, and nobody else at which. */
function logLook(game: Game, by: number, why: string, count: number): void {
  if (game.log !== null) game.log.push(`${factionName(game.rules, by)}: ${why}: ${count} seen`);
}
