/** The board as text: 80 columns, a line for each space that holds something. */
import type { Counts, TrackState } from '../../../runtime/snapshot.js';
import type { OpenState } from '../../../runtime/view.js';
import { type Book, titleOf } from '../../table/book.js';
import { type Row, rows } from './rows.js';
import { victoryRows } from '../../table/victory.js';

/** Everything on the board, and what can be counted beside it. */
export function boardText(state: OpenState, book: Book): string {
  const { say, name: named, label } = book.locale;
  const filled = Object.keys(state.spaces).map((name): Row => [named(name), contentsText(state, name, book)]);
  const empty = filled.flatMap(([name, text]) => (text === '' ? [name] : []));
  const boxes = Object.entries(state.boxes).map(([name, counts]): Row => [
    named(name),
    orNothing(countsText(counts, book), book),
  ]);
  const ofChits = Object.entries(state.pools).filter(([name]) => state.hands?.[name] === undefined);
  const pools = ofChits.map(([name, counts]): Row => [
    say('{0} chits', label(name)),
    orNothing(chitsText(counts, book), book),
  ]);
  const held = Object.entries(state.held).map(([name, chits]): Row => [
    say('{0} hold', named(name)),
    chits.map(named).join(say(', ')),
  ]);
  const seen = Object.entries(state.seen ?? {}).map(([name, cards]): Row => [
    say('{0} has seen', named(name)),
    cards.map(named).join(say(', ')),
  ]);
  const decks = Object.entries(state.decks ?? {}).flatMap(([kind, ends]): Row[] => [
    ...deckEnd(say('top of the {0} deck', label(kind)), ends.top, book),
    ...deckEnd(say('bottom of the {0} deck', label(kind)), ends.bottom, book),
  ]);
  const capabilities = Object.entries(state.capabilities).map(([code, side]): Row => [
    say('{0} in play', code),
    `${titleOf(book, code)}${say(', ')}${label(side)}`,
  ]);
  const awaited = Object.entries(state.awaited ?? {}).map(([code, side]): Row => [
    say('{0} awaited', code),
    `${titleOf(book, code)}${say(', ')}${label(side)}`,
  ]);
  const spaces = filled.filter(([, text]) => text !== '');
  return [
    summaryText(state, book),
    rows([...spaces, ...(empty.length === 0 ? [] : [[say('nothing in'), empty.join(say(', '))] as const])]),
    rows([
      ...boxes,
      ...left(state, book),
      ...pools,
      ...hands(state, book),
      ...held,
      ...seen,
      ...decks,
      ...capabilities,
      ...awaited,
    ]),
    rows([...deck(state, book), ...victoryRows(book)]),
  ].join('\n');
}

/** The current card, the tracks and the order of play. */
export function summaryText(state: OpenState, book: Book): string {
  const { say, name: named, label } = book.locale;
  const card = state.card === null ? say('no card') : `${state.card} ${titleOf(book, state.card)}`;
  const tracks = Object.entries(state.tracks).map(([name, at]) => `${named(name)} ${trackText(at, book)}`);
  // What a card counts for itself is no number of the board.
  const own = (book.spec.game?.counters ?? []).map(({ text }) => text);
  const counters = own.map((name) => `${named(name)} ${state.counters[name] ?? 0}`);
  const options = Object.entries(state.options ?? {}).map(([name, chosen]) =>
    typeof chosen === 'number'
      ? `${named(name)} ${chosen}`
      : say(chosen ? '{0} chosen' : '{0} not chosen', named(name)),
  );
  const order = Object.entries(state.eligibility).map(([place, faction]) => `${label(place)} ${named(faction)}`);
  const taken = Object.entries(state.taken ?? {}).map(([box, by]) => `${named(box)} ${named(by)}`);
  const listed = (name: string, items: readonly string[]): readonly Row[] =>
    items.length === 0 ? [] : [[name, items.join(say(', '))]];
  return rows([
    [say('Card'), card],
    ...listed(say('Tracks'), tracks),
    ...listed(say('Numbers'), counters),
    ...listed(say('Options'), options),
    ...listed(say('Order'), order),
    ...listed(say('Boxes'), taken),
  ]);
}

/** What a space holds; empty where it is nothing. */
export function contentsText(state: OpenState, space: string, book: Book): string {
  const there = state.spaces[space];
  if (there === undefined) return '';
  return [countsText(there.pieces, book), countsText(there.markers, book)]
    .filter((text) => text !== '')
    .join(book.locale.say('; '));
}

/** Where a track stands. */
export function trackText(at: TrackState, { locale }: Book): string {
  return typeof at === 'object' ? locale.say('in box {0} ({1})', String(at.box), String(at.value)) : String(at);
}

export function countsText(counts: Counts, { plural, locale }: Book): string {
  return Object.entries(counts)
    .map(([name, count]) => locale.count(count, name, plural(name)))
    .join(locale.say(', '));
}

/** What is left of the markers of which there are only so many; those that close a space stay where they are. */
function left({ markersLeft }: OpenState, book: Book): readonly Row[] {
  const closing = book.world.markers.flatMap(({ names, closes }) => (closes ? [names.one] : []));
  const counts = Object.entries(markersLeft).filter(([name]) => !closing.includes(name));
  return counts.length === 0 ? [] : [[book.locale.say('markers left'), countsText(Object.fromEntries(counts), book)]];
}

/** Of each kind of card that is held, what is left to draw and how many are in each hand. */
function hands({ hands: counts }: OpenState, { locale: { say, name: named, label } }: Book): readonly Row[] {
  return Object.entries(counts ?? {}).map(([kind, { deck: left, held }]) => {
    const each = Object.entries(held).map(([faction, count]) => say('{0} in hand: {1}', named(faction), String(count)));
    const toDraw = left === 1 ? say('1 card left') : say('{0} cards left', String(left));
    return [say('{0} cards', label(kind)), [toDraw, ...each].join(say(', '))];
  });
}

/** The cards at an end of a deck, as far as they are known. */
function deckEnd(title: string, cards: readonly (string | null)[], { locale: { say, name: named } }: Book): Row[] {
  const names = cards.map((card) => (card === null ? say('a card') : named(card)));
  return cards.length === 0 ? [] : [[title, names.join(say(', '))]];
}

function deck({ cardsLeft, played }: OpenState, { locale: { say } }: Book): readonly Row[] {
  if (cardsLeft === 0 && played.length === 0) return [];
  return [
    [say('Deck'), cardsLeft === 1 ? say('1 card left') : say('{0} cards left', String(cardsLeft))],
    [say('Played'), played.length === 0 ? say('nothing') : played.join(say(', '))],
  ];
}

/** A chit may be called by a number, so that `2 × 3 Fish` needs the sign. */
function chitsText(counts: Counts, { locale }: Book): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} × ${locale.name(name)}`)
    .join(locale.say(', '));
}

function orNothing(text: string, { locale }: Book): string {
  return text === '' ? locale.say('nothing') : text;
}
