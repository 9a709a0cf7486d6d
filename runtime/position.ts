/**
 * Builds a position out of statements about it, for examples: each says what is somewhere, in the names printed on the
 * board. What no statement speaks of stays as it was.
 */
import { awaitCard, cancelCard, deckLength, putInPlay, setDeck, stopAwaiting } from './cards.js';
import { fault } from './fault.js';
import { takePlace } from './order.js';
import { ASIDE, DRAWN, HELD, IN_PLAY, POOL } from './rules.js';
import {
  chitsAt,
  type Game,
  indexOf,
  numberAt,
  read,
  rowAt,
  setChitsAt,
  setCountAt,
  setCounter,
  setInBox,
  setMarkersAt,
} from './state.js';
import type { Holding, Shown } from './testing.js';
import { setTrack } from './tracks.js';

/**
 * `board`: `setup` is as it was; `empty` has no pieces and no markers but those that close a space.
 * `deck`: ids of cards, the top first.
 */
export type Given =
  | Exclude<Shown, { readonly winner: string } | { readonly has: readonly Holding[] }>
  | { readonly board: 'empty' | 'setup' }
  | { readonly deck: readonly string[] };

/** Makes a statement true. A name that the tables do not have, and what only follows from the rest, is a fault. */
export function establish(game: Game, given: Given): void {
  const { rules } = game;
  if ('board' in given) {
    if (given.board === 'empty') clearBoard(game);
  } else if ('deck' in given)
    setDeck(
      game,
      given.deck.map((id) => cardOf(game, id)),
    );
  else if ('space' in given) fillSpace(game, given.space, given.holds);
  else if ('box' in given) fillBox(game, given.box, given.holds);
  else if ('pool' in given) fillPool(game, given.pool, given.holds);
  else if ('faction' in given) fillHand(game, given.faction, given.holds);
  else if ('track' in given) moveTrack(game, given);
  else if ('counter' in given) setCounter(game, indexOf(rules.counters, given.counter), given.is);
  else if ('chit' in given) layChit(game, given.chit, given.lies);
  else if ('place' in given) takePlace(game, indexOf(rules.factions, given.is), placeOf(given.place));
  else if ('card' in given) takeInHand(game, cardOf(game, given.card));
  else if ('played' in given) markPlayed(game, cardOf(game, given.played), given.is);
  else if ('open' in given) openSpace(game, given.open, given.is);
  else if ('awaiting' in given) {
    const card = cardOf(game, given.awaiting);
    if (given.is) awaitCard(game, card, sideOf(game, given.awaiting, given.side));
    else stopAwaiting(game, card);
  } else if (!given.isInPlay) cancelCard(game, cardOf(game, given.capability));
  else putInPlay(game, cardOf(game, given.capability), sideOf(game, given.capability, given.side));
}

/** A card becomes the one in hand. */
export function takeInHand(game: Game, card: number): void {
  game.cells[game.rules.layout.currentCard] = card + 1;
  markPlayed(game, card, true);
}

/** The card with this id. */
export function cardOf({ rules }: Game, id: string): number {
  const names = rules.cards.map((row) => row.id);
  return indexOf(names, id);
}

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

/** What is neither in the pool nor elsewhere already is set aside. */
function fillPool(game: Game, name: string, holds: readonly Holding[]): void {
  const family = indexOf(game.rules.chitFamilies, name);
  game.rules.chits.forEach((row, chit) => {
    if (row.family !== family) return;
    const free = chitsAt(game, chit, POOL) + chitsAt(game, chit, ASIDE);
    const count = countOf(holds, row.name);
    setChitsAt(game, chit, POOL, count);
    setChitsAt(game, chit, ASIDE, free - count);
  });
}

/** Everything else that the faction holds goes back to its pool. */
function fillHand(game: Game, name: string, holds: readonly Holding[]): void {
  const { chits, factions, chitOwners } = game.rules;
  const faction = indexOf(factions, name);
  chits.forEach((row, chit) => {
    if ((chitOwners?.[row.family] ?? -1) !== faction) return;
    const count = countOf(holds, row.name);
    while (chitsAt(game, chit, HELD) > count) moveChit(game, chit, HELD, POOL);
    while (chitsAt(game, chit, HELD) < count) takeChitTo(game, chit, HELD);
  });
}

function layChit(game: Game, name: string, place: string): void {
  const places: Readonly<Record<string, number>> = { drawn: DRAWN, 'in play': IN_PLAY, aside: ASIDE };
  const chit = indexOf(namesOf(game.rules.chits), name);
  takeChitTo(game, chit, places[place] ?? fault(`no chits lie ${place}`));
}

/** From those set aside, where there is one, else from the pool. */
function takeChitTo(game: Game, chit: number, place: number): void {
  const isAside = place !== ASIDE && chitsAt(game, chit, ASIDE) > 0;
  moveChit(game, chit, isAside ? ASIDE : POOL, place);
}

function moveChit(game: Game, chit: number, from: number, to: number): void {
  setChitsAt(game, chit, from, chitsAt(game, chit, from) - 1);
  setChitsAt(game, chit, to, chitsAt(game, chit, to) + 1);
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
  const { played, deck } = game.rules.layout;
  game.cells[played + card] = isPlayed ? 1 : 0;
  if (!isPlayed) return;
  const cards = Array.from({ length: deckLength(game) }, (_, place) => read(game.cells, deck + place));
  if (cards.includes(card))
    setDeck(
      game,
      cards.filter((it) => it !== card),
    );
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
