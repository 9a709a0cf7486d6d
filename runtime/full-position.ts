/**
 * A position in full, in names: the snapshot and what the board does not show. All of it but the random generator, and where
 * in the sequence of play it is.
 */
import { awaitCard, deckLength, hasBeenPlayed, putInPlay, setDeck } from './cards.js';
import { handOf, hasHands } from './chits.js';
import { fault } from './fault.js';
import { checkInvariants } from './invariants.js';
import { endInDraw, lose, NO_DEGREE, endingOf, win } from './outcome.js';
import { layKnown } from './known-cards.js';
import { choose } from './options.js';
import type { Program } from './program.js';
import { ASIDE, DRAWN, HELD, IN_PLAY, POOL, type Rules, type TrackRow } from './rules.js';
import { snapshot, type State, type TrackState } from './snapshot.js';
import {
  counter,
  type Game,
  indexOf,
  newGame,
  type Printed,
  read,
  rowAt,
  setChitsAt,
  setCountAt,
  setCounter,
  setInBox,
  setMarkersAt,
  setMovedAt,
} from './state.js';

export interface FullPosition extends State {
  /** Ids of the cards left, the top first. */
  readonly deck: readonly string[];
  /** Ids of the cards that have been played, in the order of the tables. */
  readonly played: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
  readonly winner: string | null;
  /** Who has lost, that the game is a draw, and how far it is won or lost; absent where that is not so. */
  readonly loser?: string;
  readonly draw?: true;
  readonly degree?: string;
  /** What an example states to be printed on cards in place of what the tables have, by card and value; absent where it states nothing. */
  readonly printed?: Readonly<Record<string, Readonly<Record<string, number | readonly string[]>>>>;
}

/** Everything that the rules can ask of a position. */
export function fullPosition(game: Game): FullPosition {
  const { rules } = game;
  const { deck } = rules.layout;
  const { winner, loser, isDraw, degree } = endingOf(game);
  return {
    ...snapshot(game),
    deck: Array.from({ length: deckLength(game) }, (_, place) => rowAt(rules.cards, read(game.cells, deck + place)).id),
    played: rules.cards.filter((_, card) => hasBeenPlayed(game, card)).map(({ id }) => id),
    counters: Object.fromEntries(rules.counters.map((name, index) => [name, counter(game, index)])),
    winner,
    ...(loser === null ? {} : { loser }),
    ...(isDraw ? { draw: true } : {}),
    ...(degree === null ? {} : { degree }),
    ...(game.printed === null ? {} : { printed: printedIn(game.rules, game.printed) }),
  };
}

function printedIn(rules: Rules, printed: readonly Printed[]): NonNullable<FullPosition['printed']> {
  const cards = [...new Set(printed.map(({ card }) => card))];
  const said = ({ is }: Printed): number | readonly string[] =>
    typeof is === 'number' ? is : is.map((piece) => rowAt(rules.pieces, piece).name);
  const nameOf = (value: number): string => rowAt(rules.valueNames ?? [], value);
  return Object.fromEntries(
    cards.map((card) => {
      const own = printed.filter((it) => it.card === card);
      return [rowAt(rules.cards, card).id, Object.fromEntries(own.map((it) => [nameOf(it.value), said(it)]))];
    }),
  );
}

/**
 * The game at a position, as plain JSON may hold it; the generator is not seeded. What is Available follows from the rest
 * and is not read. A name that the tables do not have, and a position that cannot be, is a fault.
 */
export function loadPosition(program: Program, at: FullPosition): Game {
  const game = newGame(program.rules);
  choose(game, at.options ?? {});
  layPieces(game, at);
  layChits(game, at);
  layKnown(game, at);
  layOrder(game, at);
  layCards(game, at);
  setNumbers(game, at);
  layPrinted(game, at);
  const broken = checkInvariants(game);
  return broken === null ? game : fault(broken);
}

function layPieces(game: Game, at: FullPosition): void {
  const { rules } = game;
  const spaces = namesOf(rules.spaces);
  const columns = namesOf(rules.columns);
  const markers = namesOf(rules.markers);
  const pieces = namesOf(rules.pieces);
  for (const [name, there] of Object.entries(at.spaces)) {
    const space = indexOf(spaces, name);
    for (const [column, count] of Object.entries(there.pieces))
      setCountAt(game, space, indexOf(columns, column), count);
    for (const [column, count] of Object.entries(there.moved ?? {}))
      setMovedAt(game, space, indexOf(columns, column), count);
    for (const [marker, count] of Object.entries(there.markers)) {
      setMarkersAt(game, indexOf(markers, marker), space, count);
    }
  }
  for (const [name, there] of Object.entries(at.boxes)) {
    if (name === 'Available') continue;
    const box = indexOf(rules.boxes, name);
    for (const [piece, count] of Object.entries(there)) setInBox(game, box, indexOf(pieces, piece), count);
  }
}

const ELSEWHERE: readonly (readonly [string, number])[] = [
  ['drawn', DRAWN],
  ['in play', IN_PLAY],
  ['aside', ASIDE],
];

/** By the name of its family a chit lies in the pool. No two kinds have the same name. */
function layChits(game: Game, { pools, held }: FullPosition): void {
  const { rules } = game;
  const chits = namesOf(rules.chits);
  const places = new Map([...rules.chitFamilies.map((name) => [name, POOL] as const), ...ELSEWHERE]);
  for (const [name, there] of Object.entries(pools)) {
    const place = places.get(name) ?? fault(`no chits lie ${name}`);
    for (const [chit, count] of Object.entries(there)) setChitsAt(game, indexOf(chits, chit), place, count);
  }
  for (const [holder, names] of Object.entries(held)) {
    for (const name of new Set(names)) {
      const chit = indexOf(chits, name);
      const place = hasHands(game, rowAt(rules.chits, chit).family) ? handOf(indexOf(rules.factions, holder)) : HELD;
      setChitsAt(game, chit, place, names.filter((it) => it === name).length);
    }
  }
}

function layOrder(game: Game, at: FullPosition): void {
  const { rules, cells } = game;
  const { order, layout, factions } = rules;
  // Every position has the same keys for the places.
  Object.keys(snapshot(game).eligibility).forEach((key, place) => {
    cells[layout.orderPlaces + place] = indexOf(factions, at.eligibility[key] ?? fault(`nobody is ${key}`));
  });
  for (const [box, by] of Object.entries(at.taken ?? {})) {
    cells[layout.orderBoxes + indexOf(order.boxes, box)] = by === 'closed' ? -1 : indexOf(factions, by) + 1;
  }
}

function layCards(game: Game, at: FullPosition): void {
  const { cards, layout } = game.rules;
  const ids = cards.map(({ id }) => id);
  const cardOf = (id: string): number => indexOf(ids, id);
  const sideOf = (id: string, side: string): number => indexOf(rowAt(cards, cardOf(id)).sides, side);
  if (at.card !== null) game.cells[layout.currentCard] = cardOf(at.card) + 1;
  setDeck(game, at.deck.map(cardOf));
  for (const id of at.played) game.cells[layout.played + cardOf(id)] = 1;
  for (const [id, side] of Object.entries(at.capabilities)) putInPlay(game, cardOf(id), sideOf(id, side));
  for (const [id, side] of Object.entries(at.awaited ?? {})) awaitCard(game, cardOf(id), sideOf(id, side));
}

function setNumbers(game: Game, at: FullPosition): void {
  const { tracks, counters, layout } = game.rules;
  for (const [name, is] of Object.entries(at.tracks)) {
    const track = indexOf(namesOf(tracks), name);
    game.cells[layout.tracks + track] = placeOn(rowAt(tracks, track), is);
  }
  for (const [name, is] of Object.entries(at.counters)) setCounter(game, indexOf(counters, name), is);
  layOutcome(game, at);
}

function layPrinted(game: Game, { printed }: FullPosition): void {
  if (printed === undefined) return;
  const { valueNames = [], pieces, cards } = game.rules;
  const ids = cards.map(({ id }) => id);
  game.printed = Object.entries(printed).flatMap(([id, own]) =>
    Object.entries(own).map(([name, said]): Printed => {
      const is = typeof said === 'number' ? said : said.map((piece) => indexOf(namesOf(pieces), piece));
      return { value: indexOf(valueNames, name), card: indexOf(ids, id), is };
    }),
  );
}

function layOutcome(game: Game, { winner, loser, draw, degree }: FullPosition): void {
  const { factions, degrees = [] } = game.rules;
  const far = degree === undefined ? NO_DEGREE : indexOf(degrees, degree);
  if (winner !== null) win(game, indexOf(factions, winner), far);
  else if (loser !== undefined) lose(game, indexOf(factions, loser), far);
  else if (draw === true) endInDraw(game);
}

function placeOn({ boxes }: TrackRow, is: TrackState): number {
  if (typeof is === 'number') return is;
  if (typeof is === 'object') return is.box - 1;
  return indexOf(
    (boxes ?? []).map(({ name }) => name ?? ''),
    is,
  );
}

function namesOf(rows: readonly { readonly name: string }[]): readonly string[] {
  return rows.map(({ name }) => name);
}
