/**
 * What a faction may not know, drawn anew: the order of the deck and which cards were left out of it, what lies in the hands and
 * pools of others, and the dice to come. What comes of it follows from what the faction knows and from the dice alone.
 */
import type { Playable } from '../at-once.js';
import { currentCard, deckLength, hasBeenPlayed, setDeck } from '../cards.js';
import { depthOf, hasSeen, setDepth } from '../known-cards.js';
import { seedGenerator } from '../random.js';
import { POOL } from '../rules.js';
import { chitsAt, copyInto, copyOf, type Game, numberAt, read, rowAt, setChitsAt } from '../state.js';
import { hiddenFrom } from '../view.js';
import { type Dice, mixed } from './dice.js';

/** How often a deck is dealt until as many cards of each kind lie on top of it as have been played. */
const mostDeals = 64;
const seeds = 2 ** 31;
const TAKEN = -1;

/** Draws anew, in a position that is the caller's own and always the same. */
export type Redraw = (game: Game, dice: Dice) => void;

/** Draws anew, in a position that is the caller's own, what the faction (its index) may not know. */
export function redraw(program: Playable, game: Game, faction: number, dice: Dice): void {
  redrawOf(program, game, faction)(game, dice);
}

/** What draws anew, in this position again and again, what the faction (its index) may not know. */
export function redrawOf(program: Playable, position: Game, faction: number): Redraw {
  const deck = deckRedraw(program, position);
  const chits = position.rules.chitFamilies.map((_, family) => chitsRedraw(position, family, faction));
  return (game, dice) => {
    deck?.(game, dice);
    for (let family = 0; family < chits.length; family += 1) chits[family]?.(game, dice);
    seedGenerator(game, dice(seeds));
  };
}

function deckRedraw(program: Playable, position: Game): Redraw | null {
  const left = deckLength(position);
  if (left === 0) return null;
  const { cards } = position.rules;
  const kindOf = kindsOf(position);
  const kindsLeft = kindsLeftOf(program, position, kindOf);
  const hidden = cards.flatMap((_, card) =>
    hasBeenPlayed(position, card) || card === currentCard(position) ? [] : [card],
  );
  const now = deckOf(position).sort((one, other) => one - other);
  return (game, dice) => {
    const kinds = kindsLeft(dice);
    const among = mixed(dice, hidden);
    const deck: number[] = [];
    for (let place = 0; place < kinds.length; place += 1) {
      const at = among.findIndex((card) => card !== TAKEN && kindOf[card] === kinds[place]);
      if (at === -1) continue;
      deck.push(numberAt(among, at));
      among[at] = TAKEN;
    }
    // Where a deck was laid by hand, its own cards are mixed.
    const own = mixed(dice, now);
    setDeck(game, deck.length === left ? deck : own);
  };
}

/** By card, a number that stands for its kind. */
function kindsOf({ rules: { cards } }: Game): readonly number[] {
  const kinds = [...new Set(cards.map(({ kind }) => kind))].sort();
  return cards.map(({ kind }) => kinds.indexOf(kind));
}

function deckOf(game: Game): number[] {
  const { deck } = game.rules.layout;
  return [...game.cells.subarray(deck, deck + deckLength(game))];
}

/** The kinds of the cards that are left, the top first, as the deal lets them lie; in any order where it does not tell. */
function kindsLeftOf(program: Playable, position: Game, kindOf: readonly number[]): (dice: Dice) => readonly number[] {
  const left = deckLength(position);
  const before = copyOf(position);
  const dealt = copyOf(position);
  const playedOf = kindOf.map(() => 0);
  kindOf.forEach((kind, card) => {
    if (hasBeenPlayed(position, card)) playedOf[kind] = numberAt(playedOf, kind) + 1;
  });
  const now = deckOf(position).map((card) => numberAt(kindOf, card));
  now.sort((one, other) => one - other);
  return (dice) => {
    copyInto(dealt, before);
    for (let deals = 0; deals < mostDeals; deals += 1) {
      seedGenerator(dealt, dice(seeds));
      program.deal(dealt);
      const whole = deckOf(dealt).map((card) => numberAt(kindOf, card));
      const gone = whole.length - left;
      let played = 0;
      let isLike = true;
      for (let kind = 0; kind < playedOf.length; kind += 1) {
        if (!whole.includes(kind)) continue;
        played += numberAt(playedOf, kind);
        isLike &&= countOf(whole, kind, gone) === playedOf[kind];
      }
      if (gone < 0 || gone !== played) break;
      if (isLike) return whole.slice(gone);
    }
    return mixed(dice, now);
  };
}

/** How often a number is among the first of a list. */
function countOf(list: readonly number[], number: number, first: number): number {
  let count = 0;
  for (let place = 0; place < first; place += 1) if (list[place] === number) count += 1;
  return count;
}

/** A place that a hidden chit lies in, with what others know of it. */
interface Slot {
  readonly place: number;
  readonly depth: number;
  readonly seen: number;
}

function chitsRedraw(position: Game, family: number, faction: number): Redraw | null {
  const { chits, looks, layout } = position.rules;
  const isHidden = hiddenFrom(position, faction);
  const kinds: number[] = [];
  const slots: Slot[] = [];
  for (let chit = 0; chit < chits.length; chit += 1) {
    if (rowAt(chits, chit).family !== family || hasSeen(position, faction, chit)) continue;
    const seen = looks === true ? read(position.cells, layout.seen + chit) : 0;
    for (let place = 0; place < layout.chitPlaces; place += 1) {
      if (place !== POOL && !isHidden(family, place, chit)) continue;
      for (let count = chitsAt(position, chit, place); count > 0; count -= 1) {
        kinds.push(chit);
        slots.push({ place, depth: depthOf(position, chit), seen });
      }
    }
  }
  if (slots.every(({ place, depth }) => place === POOL && depth === 0)) return null;
  slots.sort((one, other) => one.place - other.place || one.depth - other.depth || one.seen - other.seen);
  return (game, dice) => {
    for (const chit of kinds) for (const { place } of slots) setChitsAt(game, chit, place, 0);
    mixed(dice, kinds).forEach((chit, index) => {
      const { place, depth, seen } = slots[index] ?? { place: POOL, depth: 0, seen: 0 };
      setChitsAt(game, chit, place, chitsAt(game, chit, place) + 1);
      if (looks !== true) return;
      setDepth(game, chit, depth);
      game.cells[layout.seen + chit] = seen;
    });
  };
}
