/**
 * Builds a position out of statements about it, for examples: each says what is somewhere, in the names printed on the
 * board. What no statement speaks of stays as it was.
 */
import { handOf, hasHands } from '../chits.js';
import { awaitCard, cancelCard, deckLength, putInPlay, setDeck, stopAwaiting } from '../cards.js';
import { fault } from '../fault.js';
import { knownCards, layKnown, setDepth, unsee } from '../known-cards.js';
import { choose } from '../options.js';
import { takePlace } from '../order.js';
import { ASIDE, DRAWN, HELD, IN_PLAY, POOL, type Rules } from '../rules.js';
import {
  chitsAt,
  type Game,
  indexOf,
  numberAt,
  rowAt,
  setChitsAt,
  setCountAt,
  setCounter,
  setInBox,
  setMarkersAt,
} from '../state.js';
import { type BoardShown, type Holding, type OfEnd, positionDiffers } from './shown.js';
import type { State } from '../snapshot.js';
import { setTrack } from '../tracks.js';

/**
 * `board`: `setup` is as it was; `empty` has no pieces and no markers but those that close a space.
 * `deck`: ids of cards, the top first.
 */
export type Given =
  | Exclude<BoardShown, OfEnd | { readonly left: unknown } | { readonly has: unknown }>
  | { readonly board: 'empty' | 'setup' }
  | { readonly deck: readonly string[] }
  | PrintedOnCard;

/** What is printed on a card: its number under a value, or the names of the kinds of piece that it lists. */
export interface PrintedOnCard {
  readonly printed: string;
  readonly on: string;
  readonly is: number | readonly string[];
}

/**
 * Makes statements true, whatever their order. A name that the tables do not have, and what only follows from the rest, is
 * a fault; statements that contradict each other leave a position in which some are not true, or that cannot be.
 */
export function establish(game: Game, givens: readonly Given[]): void {
  for (const given of givens.toSorted((left, right) => rankOf(left) - rankOf(right))) establishOne(game, given);
  layChits(game, givens);
  for (const given of givens) if (isOfKnown(given)) establishKnown(game, given);
}

/** What is so instead of a statement, as the end of a sentence; null where it is true. `state` is the position's snapshot. */
export function givenDiffers(state: State, game: Game, given: Given): string | null {
  if ('board' in given || 'printed' in given) return null;
  if (!('deck' in given)) return positionDiffers(state, game, given);
  const left = deckOf(game).map((card) => rowAt(game.rules.cards, card).id);
  if (left.join() === given.deck.join()) return null;
  return left.length === 0 ? 'the deck is empty' : `the deck is ${left.join(', ')}`;
}

/** What is laid out later may take away from what was laid out before: a card that has been played is not in the deck. */
function rankOf(given: Given): number {
  if ('board' in given) return 0;
  if ('deck' in given) return 1;
  if ('played' in given) return 2;
  return 'place' in given ? 3 + placeOf(given.place) : 3;
}

function establishOne(game: Game, given: Given): void {
  const { rules } = game;
  if ('board' in given) {
    if (given.board === 'empty') clearBoard(game);
  } else if ('printed' in given) print(game, given);
  else if ('deck' in given)
    setDeck(
      game,
      given.deck.map((id) => cardOf(game, id)),
    );
  else if ('space' in given) fillSpace(game, given.space, given.holds);
  else if ('box' in given) fillBox(game, given.box, given.holds);
  else if (isOfChits(given) || isOfKnown(given)) return;
  else if ('track' in given) moveTrack(game, given);
  else if ('counter' in given) setCounter(game, indexOf(rules.counters, given.counter), given.is);
  else if ('option' in given) choose(game, { [given.option]: given.is });
  else if ('place' in given) takePlace(game, indexOf(rules.factions, given.is), placeOf(given.place));
  else if ('card' in given) setCurrentCard(game, cardOf(game, given.card));
  else if ('played' in given) markPlayed(game, cardOf(game, given.played), given.is);
  else if ('open' in given) openSpace(game, given.open, given.is);
  else if ('awaiting' in given) {
    const card = cardOf(game, given.awaiting);
    if (given.is) awaitCard(game, card, sideOf(game, given.awaiting, given.side));
    else stopAwaiting(game, card);
  } else if (!given.isInPlay) cancelCard(game, cardOf(game, given.capability));
  else putInPlay(game, cardOf(game, given.capability), sideOf(game, given.capability, given.side));
}

function print(game: Game, { printed, on, is }: PrintedOnCard): void {
  const { valueNames = [], pieces } = game.rules;
  const value = indexOf(valueNames, printed);
  const stated = typeof is === 'number' ? is : is.map((name) => indexOf(namesOf(pieces), name));
  game.printed = [...(game.printed ?? []), { value, card: cardOf(game, on), is: stated }];
}

/** A card becomes the current card. */
export function setCurrentCard(game: Game, card: number): void {
  game.cells[game.rules.layout.currentCard] = card + 1;
  markPlayed(game, card, true);
}

/** The card with this id. */
export function cardOf({ rules }: Game, id: string): number {
  const known = numbers.get(rules) ?? new Map(rules.cards.map((row, card) => [row.id, card]));
  numbers.set(rules, known);
  return known.get(id) ?? fault(`nothing is called ${id}`);
}

/** The cards of a game by their ids. */
const numbers = new WeakMap<Rules, ReadonlyMap<string, number>>();

function sideOf(game: Game, id: string, side: string | null): number {
  const { sides } = rowAt(game.rules.cards, cardOf(game, id));
  return side === null ? 0 : indexOf(sides, side);
}

function clearBoard(game: Game): void {
  const { spaces, columns, markers, boxes, pieces } = game.rules;
  for (let space = 0; space < spaces.length; space += 1) {
    for (let column = 0; column < columns.length; column += 1) setCountAt(game, space, column, 0);
    markers.forEach(({ closes }, marker) => {
      if (!closes) setMarkersAt(game, marker, space, 0);
    });
  }
  for (let box = 0; box < boxes.length; box += 1) {
    for (let piece = 0; piece < pieces.length; piece += 1) setInBox(game, box, piece, 0);
  }
}

function fillSpace(game: Game, name: string, holds: readonly Holding[]): void {
  const { spaces, columns, markers } = game.rules;
  const space = indexOf(namesOf(spaces), name);
  columns.forEach((column, index) => {
    setCountAt(game, space, index, countOf(holds, column.name));
  });
  markers.forEach((marker, index) => {
    setMarkersAt(game, index, space, countOf(holds, marker.name));
  });
}

function fillBox(game: Game, name: string, holds: readonly Holding[]): void {
  const box = indexOf(game.rules.boxes, name);
  game.rules.pieces.forEach((piece, index) => {
    setInBox(game, box, index, countOf(holds, piece.name));
  });
}

type OfChits = Extract<Given, { readonly pool: string } | { readonly faction: string } | { readonly chit: string }>;

function isOfChits(given: Given): given is OfChits {
  return 'pool' in given || 'faction' in given || 'chit' in given;
}

type OfKnown = Extract<Given, { readonly knows: string } | { readonly deckEnd: string }>;

function isOfKnown(given: Given): given is OfKnown {
  return 'knows' in given || 'deckEnd' in given;
}

/** What is said of an end of a deck, or of what a faction has seen, is all there is of it. */
function establishKnown(game: Game, given: OfKnown): void {
  const { chits, chitFamilies, factions, looks } = game.rules;
  if (looks !== true) return;
  const before = knownCards(game, 'all');
  const after =
    'knows' in given
      ? { ...before, seen: { ...before.seen, [given.knows]: given.cards } }
      : {
          ...before,
          decks: {
            ...before.decks,
            [given.of]: { top: [], bottom: [], ...before.decks?.[given.of], [given.deckEnd]: given.cards },
          },
        };
  if ('knows' in given) indexOf(factions, given.knows);
  else indexOf(chitFamilies, given.of);
  chits.forEach((_, chit) => {
    unsee(game, chit);
    setDepth(game, chit, 0);
  });
  layKnown(game, after);
}

const LYING: Readonly<Record<string, number>> = { drawn: DRAWN, 'in play': IN_PLAY, aside: ASIDE };

/**
 * Deals out the chits of each kind that some statement speaks of. Where none says how many are in a place, those that are
 * there stay; what is left over lies in the pool or, where that is stated too, aside.
 */
function layChits(game: Game, givens: readonly Given[]): void {
  const ofChits = givens.filter(isOfChits);
  if (ofChits.length === 0) return;
  game.rules.chits.forEach((_, chit) => {
    const stated = new Map<number, number>();
    for (const given of ofChits) stateChits(game, chit, given, stated);
    if (stated.size > 0) dealOut(game, chit, stated);
  });
}

/** Notes how many of a kind of chit are where the statement speaks of. */
function stateChits(game: Game, chit: number, given: OfChits, stated: Map<number, number>): void {
  const { chits, chitFamilies, chitOwners, factions } = game.rules;
  const { name, family } = rowAt(chits, chit);
  if ('pool' in given) {
    if (indexOf(chitFamilies, given.pool) === family) stated.set(POOL, countOf(given.holds, name));
  } else if ('faction' in given) {
    const faction = indexOf(factions, given.faction);
    const isOwn = hasHands(game, family) || (chitOwners?.[family] ?? -1) === faction;
    if (isOwn) stated.set(hasHands(game, family) ? handOf(faction) : HELD, countOf(given.holds, name));
  } else if (indexOf(namesOf(chits), given.chit) === chit) {
    stated.set(LYING[given.lies] ?? fault(`no chits lie ${given.lies}`), given.count);
  }
}

function dealOut(game: Game, chit: number, stated: ReadonlyMap<number, number>): void {
  const hands = Array.from({ length: game.rules.layout.chitPlaces - HELD }, (_, index) => HELD + index);
  const places = [DRAWN, IN_PLAY, ...hands, ASIDE];
  let left = [POOL, ...places].reduce((sum, place) => sum + chitsAt(game, chit, place), 0);
  for (const place of places) {
    const count = stated.get(place) ?? chitsAt(game, chit, place);
    setChitsAt(game, chit, place, count);
    left -= count;
  }
  const inPool = stated.get(POOL) ?? left;
  setChitsAt(game, chit, POOL, inPool);
  if (!stated.has(ASIDE)) setChitsAt(game, chit, ASIDE, chitsAt(game, chit, ASIDE) + left - inPool);
}

function moveTrack(game: Game, { track, is }: Extract<Given, { readonly track: string }>): void {
  const index = indexOf(namesOf(game.rules.tracks), track);
  const { boxes } = rowAt(game.rules.tracks, index);
  if (typeof is === 'number') setTrack(game, index, is);
  else if (typeof is === 'object') setTrack(game, index, is.box - 1);
  else
    setTrack(
      game,
      index,
      indexOf(
        (boxes ?? []).map(({ name }) => name ?? ''),
        is,
      ),
    );
}

function placeOf(ordinal: string): number {
  return indexOf(['first', 'second', 'third', 'fourth', 'fifth', 'sixth'], ordinal);
}

/** A card that has been played is not in the deck. */
function markPlayed(game: Game, card: number, isPlayed: boolean): void {
  game.cells[game.rules.layout.played + card] = isPlayed ? 1 : 0;
  if (!isPlayed) return;
  const cards = deckOf(game);
  if (cards.includes(card))
    setDeck(
      game,
      cards.filter((it) => it !== card),
    );
}

/** The cards of the deck, the top first. */
function deckOf(game: Game): number[] {
  const { deck } = game.rules.layout;
  return [...game.cells.subarray(deck, deck + deckLength(game))];
}

function openSpace(game: Game, name: string, isOpen: boolean): void {
  const { spaces, layout } = game.rules;
  const space = indexOf(namesOf(spaces), name);
  for (const marker of layout.closing) setMarkersAt(game, marker, space, 0);
  if (isOpen) return;
  const fitting = layout.closing.find((marker) => numberAt(layout.bearing, marker * spaces.length + space) > 0);
  setMarkersAt(game, fitting ?? fault(`no marker closes ${name}`), space, 1);
}

function countOf(holds: readonly Holding[], name: string): number {
  return holds.reduce((sum, [count, ...names]) => (names.includes(name) ? sum + count : sum), 0);
}

function namesOf(rows: readonly { readonly name: string }[]): readonly string[] {
  return rows.map(({ name }) => name);
}
