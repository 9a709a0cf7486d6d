/** A position in full, in names: the snapshot and what the board does not show. All of it but the random generator. */
import { currentCard, deckLength, hasBeenPlayed } from './cards.js';
import { fault } from './fault.js';
import { checkInvariants } from './invariants.js';
import { cardOf, establish, takeInHand } from './position.js';
import type { Program } from './program.js';
import { ASIDE, DRAWN, HELD, IN_PLAY, POOL } from './rules.js';
import { type Counts, snapshot, type State } from './snapshot.js';
import { counter, type Game, newGame, read, rowAt, setChitsAt, winnerOf } from './state.js';
import { indexOf } from './testing.js';

export interface FullPosition extends State {
  /** Ids of the cards left, the top first. */
  readonly deck: readonly string[];
  /** Ids of the cards that have been played, in the order of the tables. */
  readonly played: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
  readonly winner: string | null;
}

/** Everything that the rules can ask of a position. */
export function fullPosition(game: Game): FullPosition {
  const { rules } = game;
  const { deck } = rules.layout;
  const winner = winnerOf(game);
  return {
    ...snapshot(game),
    deck: Array.from({ length: deckLength(game) }, (_, place) => rowAt(rules.cards, read(game.cells, deck + place)).id),
    played: rules.cards.filter((_, card) => hasBeenPlayed(game, card)).map(({ id }) => id),
    counters: Object.fromEntries(rules.counters.map((name, index) => [name, counter(game, index)])),
    winner: winner < 0 ? null : rowAt(rules.factions, winner),
  };
}

/**
 * The game at a position, as plain JSON may hold it; the generator is not seeded. What is Available follows from the rest
 * and is not read. A name that the tables do not have, and a position that cannot be, is a fault.
 */
export function loadPosition(program: Program, at: FullPosition): Game {
  const { rules } = program;
  const game = newGame(rules);
  layPieces(game, at);
  layChits(game, at);
  layOrder(game, at);
  layCards(game, at);
  for (const [track, is] of Object.entries(at.tracks)) establish(game, { track, is });
  for (const [name, is] of Object.entries(at.counters)) establish(game, { counter: name, is });
  if (at.winner !== null) game.cells[rules.layout.winner] = indexOf(rules.factions, at.winner) + 1;
  const broken = checkInvariants(game);
  return broken === null ? game : fault(broken);
}

function layPieces(game: Game, at: FullPosition): void {
  const { columns, markers, pieces } = game.rules;
  for (const [space, there] of Object.entries(at.spaces)) {
    const holds = [...holdings(there.pieces, columns), ...holdings(there.markers, markers)];
    establish(game, { space, holds });
  }
  for (const [box, there] of Object.entries(at.boxes)) {
    if (box !== 'Available') establish(game, { box, holds: holdings(there, pieces) });
  }
}

/** Where chits lie is told by their place, where their names are told; a name is of one family alone. */
function layChits(game: Game, { pools, held }: FullPosition): void {
  const { chits, chitFamilies } = game.rules;
  const places = new Map([...chitFamilies.map((name) => [name, POOL] as const), ...PLACES]);
  for (const [name, there] of Object.entries(pools)) {
    const place = places.get(name) ?? fault(`no chits lie ${name}`);
    for (const [count, chit] of holdings(there, chits)) setChitsAt(game, chitCalled(game, chit), place, count);
  }
  const hands = Object.values(held).flat();
  for (const name of new Set(hands)) {
    setChitsAt(game, chitCalled(game, name), HELD, hands.filter((it) => it === name).length);
  }
}

const PLACES: readonly (readonly [string, number])[] = [
  ['drawn', DRAWN],
  ['in play', IN_PLAY],
  ['aside', ASIDE],
];

function layOrder(game: Game, at: FullPosition): void {
  const { rules, cells } = game;
  const { order, layout, factions } = rules;
  // The keys of the places are those of any position.
  Object.keys(snapshot(game).eligibility).forEach((key, place) => {
    cells[layout.orderPlaces + place] = indexOf(factions, at.eligibility[key] ?? fault(`nobody is ${key}`));
  });
  for (const [box, by] of Object.entries(at.taken ?? {})) {
    cells[layout.orderBoxes + indexOf(order.boxes, box)] = by === 'closed' ? -1 : indexOf(factions, by) + 1;
  }
}

function layCards(game: Game, at: FullPosition): void {
  const { played } = game.rules.layout;
  if (at.card !== null) {
    takeInHand(game, cardOf(game, at.card));
    // Whether the card in hand counts as played is for the position to say.
    game.cells[played + currentCard(game)] = 0;
  }
  for (const id of at.played) game.cells[played + cardOf(game, id)] = 1;
  establish(game, { deck: at.deck });
  for (const [capability, side] of Object.entries(at.capabilities)) {
    establish(game, { capability, side, isInPlay: true });
  }
  for (const [awaiting, side] of Object.entries(at.awaited ?? {})) establish(game, { awaiting, side, is: true });
}

function holdings(counts: Counts, rows: readonly { readonly name: string }[]): [number, string][] {
  const names = rows.map(({ name }) => name);
  return Object.entries(counts).map(([name, count]) => [count, names[indexOf(names, name)] ?? name]);
}

function chitCalled({ rules }: Game, name: string): number {
  return indexOf(
    rules.chits.map((row) => row.name),
    name,
  );
}
