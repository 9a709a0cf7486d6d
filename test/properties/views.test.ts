/**
 * A view is all open information and nothing else: what is hidden from whoever looks can change without a trace, and
 * whatever lies open cannot.
 */
import { join } from 'node:path';
import { readSpec } from '../../compiler/host/read-spec.js';
import { randomPicks } from '../../runtime/testing/random-play.js';
import {
  answer,
  checkInvariants,
  chitsAt,
  copyOf,
  deckLength,
  type Game,
  hasBeenPlayed,
  hiddenFrom,
  newSession,
  POOL,
  read,
  rowAt,
  type Session,
  view,
} from '../../runtime/index.js';
import { built } from '../support/both-back-ends.js';
import { saltmarsh } from '../support/saltmarsh.js';
import { games } from './games.js';
import { type Fault, holds } from './property.js';

/** A change of the position, and whether somebody may notice it. */
interface Change {
  readonly what: string;
  readonly isOpen: (viewer: number | null) => boolean;
  readonly make: (cells: Int32Array) => void;
}

/** The starter whose factions hold cards, and look at those of others. */
const threeFactions = built(readSpec(join(import.meta.dirname, '..', '..', 'spec', 'starter-factions')).files).program;

const hidden = (): boolean => false;
const open = (): boolean => true;

/** A change by one of each cell that stands for itself. */
function cellChanges({ cells, rules }: Game): readonly Change[] {
  const { layout } = rules;
  const isGenerator = (cell: number): boolean => cell < layout.spaces;
  const apart = [
    [layout.chits, layout.chits + rules.chits.length * layout.chitPlaces],
    [layout.deckLength, layout.deck + rules.cards.length],
    [layout.seen, layout.seen + (rules.looks === true ? 2 * rules.chits.length : 0)],
    // Once the game is over, nothing is asked any more.
    [layout.outcome, layout.outcome + 1],
  ] as const;
  return Array.from(cells).flatMap((value, cell) => {
    if (apart.some(([from, to]) => cell >= from && cell < to)) return [];
    return [1, -1].map((by): Change => ({
      what: `cell ${cell} by ${by}`,
      isOpen: isGenerator(cell) ? hidden : open,
      make: (changed) => (changed[cell] = value + by),
    }));
  });
}

/** A chit from each place to each other. */
function chitChanges(game: Game): readonly Change[] {
  const { chits, layout } = game.rules;
  const places = Array.from({ length: layout.chitPlaces }, (_, place) => place);
  return chits.flatMap(({ name, family }, chit) =>
    places.flatMap((from) =>
      places.map((to): Change => ({
        what: `${name} from ${from} to ${to}`,
        isOpen: (viewer) => {
          // How many cards of a kind lie in each hand and in their deck all may know.
          if (layout.hands[family] === true) return true;
          const seenIn = (place: number): number => (hiddenFrom(game, viewer)(family, place, chit) ? POOL : place);
          return seenIn(from) !== seenIn(to);
        },
        make: (cells) => {
          const row = layout.chits + chit * layout.chitPlaces;
          cells[row + from] = (cells[row + from] ?? 0) - 1;
          cells[row + to] = (cells[row + to] ?? 0) + 1;
        },
      })),
    ),
  );
}

/** Two cards of a kind change places: who can see neither where it lies cannot tell. */
function swapChanges(game: Game): readonly Change[] {
  const { chits, layout } = game.rules;
  const placeOf = (chit: number): number =>
    Array.from({ length: layout.chitPlaces }, (_, place) => place).find((place) => chitsAt(game, chit, place) > 0) ?? 0;
  return chits.flatMap(({ name, family }, one) =>
    chits.flatMap((it, other): readonly Change[] => {
      const [from, to] = [placeOf(one), placeOf(other)];
      if (other <= one || it.family !== family || layout.hands[family] !== true || from === to) return [];
      return [
        {
          what: `${name} and ${it.name} exchanged`,
          isOpen: (viewer) => {
            const isHidden = hiddenFrom(game, viewer);
            const seenIn = (chit: number, place: number): number => (isHidden(family, place, chit) ? POOL : place);
            return seenIn(one, from) !== seenIn(one, to) || seenIn(other, to) !== seenIn(other, from);
          },
          make: (cells) => {
            for (const [chit, own, next] of [
              [one, from, to],
              [other, to, from],
            ] as const) {
              cells[layout.chits + chit * layout.chitPlaces + own] = 0;
              cells[layout.chits + chit * layout.chitPlaces + next] = 1;
            }
          },
        },
      ];
    }),
  );
}

/** What a faction has seen, it alone may notice that it has. */
function seenChanges(game: Game): readonly Change[] {
  const { chits, factions, layout, looks } = game.rules;
  if (looks !== true) return [];
  return chits.flatMap(({ name }, chit) =>
    factions.map((by, faction): Change => ({
      what: `${name} seen by ${by}`,
      isOpen: (viewer) => viewer === faction,
      make: (cells) => (cells[layout.seen + chit] = read(cells, layout.seen + chit) ^ (1 << faction)),
    })),
  );
}

function deckChanges(game: Game): readonly Change[] {
  const { cards, layout } = game.rules;
  const length = deckLength(game);
  const inDeck = Array.from(game.cells.subarray(layout.deck, layout.deck + length));
  const others = cards.flatMap((_, card) => (inDeck.includes(card) || hasBeenPlayed(game, card) ? [] : [card]));
  const lay = (deck: readonly number[]) => (cells: Int32Array) => {
    cells.fill(0, layout.deck, layout.deck + cards.length);
    cells.set(deck, layout.deck);
    cells[layout.deckLength] = deck.length;
  };
  return [
    { what: 'the deck turned over', isOpen: hidden, make: lay(inDeck.toReversed()) },
    ...others.slice(0, length).map((card): Change => ({
      what: `card ${rowAt(cards, card).id} in the deck`,
      isOpen: hidden,
      make: lay([card, ...inDeck.slice(1)]),
    })),
    ...(length === 0 ? [] : [{ what: 'a card less', isOpen: open, make: lay(inDeck.slice(1)) }]),
  ];
}

/** Two factions change places. */
function orderChanges({ rules }: Game): readonly Change[] {
  const { layout, order } = rules;
  return order.places.slice(1).map((place, index): Change => ({
    what: `who is ${place}`,
    isOpen: open,
    make: (cells) => {
      const [first, second] = [layout.orderPlaces + index, layout.orderPlaces + index + 1];
      [cells[first], cells[second]] = [read(cells, second), read(cells, first)];
    },
  }));
}

let looked = 0;

function faultsAt(session: Session): readonly string[] {
  const { game } = session;
  const viewers = [null, ...game.rules.factions.keys()];
  const before = viewers.map((viewer) => JSON.stringify(view(session, viewer)));
  const changes = [
    ...cellChanges(game),
    ...chitChanges(game),
    ...swapChanges(game),
    ...seenChanges(game),
    ...deckChanges(game),
    ...orderChanges(game),
  ];
  return changes.flatMap(({ what, isOpen, make }) => {
    const changed = copyOf(game);
    make(changed.cells);
    if (checkInvariants(changed) !== null || changed.cells.join() === game.cells.join()) return [];
    return viewers.flatMap((viewer, index) => {
      looked += 1;
      const differs = JSON.stringify(view({ ...session, game: changed }, viewer)) !== before[index];
      if (differs === isOpen(viewer)) return [];
      const who = viewer === null ? 'who only watches' : rowAt(game.rules.factions, viewer);
      return [`${what} is ${isOpen(viewer) ? 'not ' : ''}seen by ${who}`];
    });
  });
}

const decisions = [0, 1, 3, 8, 21, 55, 144];

holds({
  name: 'a view is all open information and nothing else',
  sample: 1,
  batch: 1,
  check: (seeds) =>
    seeds.flatMap((seed) =>
      [...games.map(({ program }) => program), saltmarsh, threeFactions].flatMap((program): readonly Fault[] => {
        const session = newSession(program, { seed, chance: 'ask' });
        const pick = randomPicks(seed);
        const found = new Set<string>();
        for (let count = 0; session.asked !== null && count <= 144; count += 1) {
          if (decisions.includes(count)) for (const fault of faultsAt(session)) found.add(fault);
          answer(session, pick(session.asked.options));
        }
        return [...found].map((what) => ({ seed, what: `${program.rules.name}: ${what}` }));
      }),
    ),
  measured: () => `${looked.toLocaleString('en')} changes`,
});
