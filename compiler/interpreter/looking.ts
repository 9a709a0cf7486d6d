/** Looking at hidden cards, and what becomes of that as they move: by the definition, on the cells alone. */
import { CHANCE, type Effect, factionName } from '../../runtime/decision.js';
import { HELD, POOL } from '../../runtime/rules.js';
import { chitsAt, type Game } from '../../runtime/state.js';
import type { Op } from '../core/ir.js';
import { chitKinds, chitPlaces, number } from './expressions.js';
import type { Frame } from './frame.js';
import { asked, choose } from './questions.js';

type Look = Extract<Op, { kind: 'look' }>;

/** The cards of a deck in the order in which they are known to lie, with those of which chance decides in between. */
interface Deck {
  top: number[];
  loose: number[];
  bottom: number[];
}

/** `by` looks, at the top of a deck or into a hand. */
export function* look(frame: Frame, op: Look, by: number, why: string): Effect {
  const { game } = frame;
  const cards = chitKinds(frame, op.from);
  const count = op.count === 'all' ? cards.length : number(frame, op.count);
  if (!op.from.places.includes('pool')) {
    yield* lookIntoHand(frame, op, by, why, count);
    return;
  }
  const deck = deckOf(game, cards);
  const looked: number[] = [];
  while (looked.length < count) {
    const options = comingNext(deck, looked.length);
    if (options.length === 0) break;
    const card: number =
      options.length === 1
        ? yield* choose(game, CHANCE, 'draw', why, options)
        : yield asked(CHANCE, 'draw', why, options, null, { most: count, done: looked.length });
    if (!deck.top.includes(card)) deck.top.push(card);
    deck.loose = deck.loose.filter((it) => it !== card);
    deck.bottom = deck.bottom.filter((it) => it !== card);
    looked.push(card);
    layDeck(game, deck);
    know(game, by, card);
  }
  if (looked.length === 0) frame.machine.visit?.(op, 'none');
  tell(game, by, why, looked.length);
  let left = looked;
  for (let put = 0; put < op.bottom && left.length > 0; put += 1) {
    const card = yield* choose(game, by, 'keep', why, inOrder(left));
    left = left.filter((it) => it !== card);
    deck.top = deck.top.filter((it) => it !== card);
    deck.bottom.push(card);
    layDeck(game, deck);
    knowAlone(game, by, card);
  }
  if (!op.reorders || left.length < 2) return;
  const order: number[] = [];
  const rest = deck.top.slice(left.length);
  while (left.length > 0) {
    const card = yield* choose(game, by, 'keep', why, inOrder(left));
    order.push(card);
    left = left.filter((it) => it !== card);
  }
  deck.top = [...order, ...rest];
  layDeck(game, deck);
  for (const card of order) knowAlone(game, by, card);
}

function* lookIntoHand(frame: Frame, op: Look, by: number, why: string, count: number): Effect {
  const { game } = frame;
  const [hand] = chitPlaces(frame, op.from);
  if (hand === undefined || hand === HELD + by) return;
  const held = chitKinds(frame, op.from).filter((card) => chitsAt(game, card, hand) > 0);
  if (held.length === 0) frame.machine.visit?.(op, 'none');
  const seen: number[] = op.count === 'all' ? held : [];
  while (op.count !== 'all' && seen.length < Math.min(count, held.length)) {
    const options = held.filter((card) => !seen.includes(card));
    const card: number =
      options.length === 1
        ? yield* choose(game, CHANCE, 'draw', why, options)
        : yield asked(CHANCE, 'draw', why, options, null, { most: count, done: seen.length });
    know(game, by, card);
    seen.push(card);
  }
  for (const card of seen) know(game, by, card);
  tell(game, by, why, seen.length);
}

/** Whether `by` would see what it has not, or could lay cards elsewhere. */
export function canLook(frame: Frame, op: Look, by: number): boolean {
  const { game } = frame;
  const cards = chitKinds(frame, op.from);
  if (!op.from.places.includes('pool')) {
    const [hand = POOL] = chitPlaces(frame, op.from);
    return hand !== HELD + by && cards.some((card) => chitsAt(game, card, hand) > 0 && !knows(game, by, card));
  }
  const deck = deckOf(game, cards);
  const size = deck.top.length + deck.loose.length + deck.bottom.length;
  const looked = Math.min(size, op.count === 'all' ? size : number(frame, op.count));
  if (looked > 0 && size > 1 && op.bottom > 0) return true;
  if (looked > 1 && op.reorders) return true;
  return Array.from({ length: looked }, (_, depth) => deck.top[depth]).some(
    (card) => card === undefined || !knows(game, by, card),
  );
}

/** The cards of which the next one to be drawn from the pool is one. */
export function nextOf(game: Game, kinds: readonly number[]): readonly number[] {
  return game.rules.looks === true
    ? comingNext(deckOf(game, kinds), 0)
    : kinds.filter((kind) => chitsAt(game, kind, POOL) > 0);
}

/** Before a card goes from one place to another: who saw it there knows it no longer; a deck that it comes to is shuffled. */
export function lose(game: Game, kinds: readonly number[], card: number, from: number, to: number): void {
  if (game.rules.looks !== true) return;
  const deck = deckOf(game, kinds);
  if (to === POOL) {
    for (const it of [...deck.top, ...deck.bottom]) putKnown(game, it, 0, 0);
  } else if (from === POOL) {
    const without = (cards: readonly number[]): number[] => cards.filter((it) => it !== card);
    layDeck(game, { top: without(deck.top), loose: without(deck.loose), bottom: without(deck.bottom) });
  }
  putKnown(game, card, 0, 0);
}

function deckOf(game: Game, kinds: readonly number[]): Deck {
  const there = kinds.filter((kind) => chitsAt(game, kind, POOL) > 0);
  const ranked = (isAtEnd: (depth: number) => boolean): number[] =>
    there
      .filter((kind) => isAtEnd(depthIn(game, kind)))
      .toSorted((left, right) => depthIn(game, left) - depthIn(game, right));
  return {
    top: ranked((depth) => depth > 0),
    loose: ranked((depth) => depth === 0),
    bottom: ranked((depth) => depth < 0),
  };
}

function comingNext({ top, loose, bottom }: Deck, depth: number): readonly number[] {
  if (depth < top.length) return top.slice(depth, depth + 1);
  return loose.length > 0 ? loose : bottom.slice(0, 1);
}

function layDeck(game: Game, { top, loose, bottom }: Deck): void {
  const { depths } = game.rules.layout;
  top.forEach((card, index) => (game.cells[depths + card] = index + 1));
  for (const card of loose) game.cells[depths + card] = 0;
  bottom.forEach((card, index) => (game.cells[depths + card] = index - bottom.length));
}

function depthIn({ cells, rules }: Game, card: number): number {
  return rules.looks === true ? (cells[rules.layout.depths + card] ?? 0) : 0;
}

function knows({ cells, rules }: Game, faction: number, card: number): boolean {
  return ((cells[rules.layout.seen + card] ?? 0) >> faction) % 2 === 1;
}

function know(game: Game, faction: number, card: number): void {
  if (knows(game, faction, card)) return;
  const cell = game.rules.layout.seen + card;
  game.cells[cell] = (game.cells[cell] ?? 0) + 2 ** faction;
}

function knowAlone(game: Game, faction: number, card: number): void {
  game.cells[game.rules.layout.seen + card] = 2 ** faction;
}

function putKnown({ cells, rules: { layout } }: Game, card: number, seen: number, depth: number): void {
  cells[layout.seen + card] = seen;
  cells[layout.depths + card] = depth;
}

function inOrder(cards: readonly number[]): readonly number[] {
  return cards.toSorted((left, right) => left - right);
}

function tell(game: Game, by: number, why: string, count: number): void {
  game.log?.push(`${factionName(game.rules, by)}: ${why}: ${count} seen`);
}
