/**
 * A position in the names printed on the board. Counts of zero are left out. Built by own properties only, so a name
 * such as `constructor` or `__proto__` is a name like any other.
 */
import { awaitedSide, cardInPlay, currentCard } from './cards.js';
import { boxTakenBy, factionAt, isBoxClosed } from './order.js';
import { type Choices, choicesIn } from './options.js';
import { handOf, hasHands } from './chits.js';
import { knownCards, type KnownCards } from './known-cards.js';
import { ASIDE, DRAWN, HELD, IN_PLAY, POOL, type Rules } from './rules.js';
import { available, chitsAt, countAt, type Game, inBox, markersAt, movedAt, rowAt, trackAt } from './state.js';

export type Counts = Readonly<Record<string, number>>;

export interface SpaceState {
  readonly pieces: Counts;
  readonly markers: Counts;
  /** How many of the pieces have moved this turn; absent where none has. */
  readonly moved?: Counts;
}

/** A number, the name of a box, or the box counted from 1 with its value. */
export type TrackState = number | string | { readonly box: number; readonly value: number };

export interface State extends KnownCards {
  /** The id of the current card. */
  readonly card: string | null;
  readonly tracks: Readonly<Record<string, TrackState>>;
  /** `first`, `second`, … */
  readonly eligibility: Readonly<Record<string, string>>;
  /** Boxes of the order taken this turn, by faction, and those `closed`; absent where there are none. */
  readonly taken?: Readonly<Record<string, string>>;
  readonly spaces: Readonly<Record<string, SpaceState>>;
  readonly boxes: Readonly<Record<string, Counts>>;
  /** By family, the chits in its pool; and `drawn`, `in play` and `aside` where there are any. */
  readonly pools: Readonly<Record<string, Counts>>;
  /** By the faction that holds them, or by family where no faction owns it. */
  readonly held: Readonly<Record<string, readonly string[]>>;
  /** By card, the side in play. */
  readonly capabilities: Readonly<Record<string, string>>;
  /** By card, the side that will be in play on the next card of its kinds; absent where there are none. */
  readonly awaited?: Readonly<Record<string, string>>;
  /** What is chosen of the optional rules; absent where the game has none. */
  readonly options?: Choices;
}

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The whole position, with what each faction has drawn; without the deck's order and the generator. */
export function snapshot(game: Game): State {
  return snapshotFor(game, 'all', () => false);
}

/** The places of the order of play as a snapshot names them: `first`, `second`, … */
export function placeKeys({ order }: Rules): readonly string[] {
  return order.places.map((place, index) => ORDINALS[index] ?? place);
}

/** Whether the chits of a family that lie in a place, DRAWN, HELD or a hand, may not be told. */
type Hidden = (family: number, place: number, chit: number) => boolean;

/**
 * The position as a faction sees it, who only watches (null), or all together; chits that are hidden are told as if they lay in their
 * pool.
 */
export function snapshotFor(game: Game, viewer: number | null | 'all', isHidden: Hidden): State {
  const { rules } = game;
  const card = currentCard(game);
  const taken = takenBoxes(game);
  return {
    card: card === -1 ? null : rowAt(rules.cards, card).id,
    tracks: named(rules.tracks, (_, track) => trackState(game, track)),
    eligibility: Object.fromEntries(
      placeKeys(rules).map((place, index) => [place, rowAt(rules.factions, factionAt(game, index))]),
    ),
    ...(taken.length === 0 ? {} : { taken: Object.fromEntries(taken) }),
    spaces: named(rules.spaces, (_, space) => {
      const moved = counts(rules.columns, (column) => movedAt(game, space, column));
      return {
        pieces: counts(rules.columns, (column) => countAt(game, space, column)),
        markers: counts(rules.markers, (marker) => markersAt(game, marker, space)),
        ...(Object.keys(moved).length === 0 ? {} : { moved }),
      };
    }),
    boxes: Object.fromEntries([
      ['Available', counts(rules.pieces, (piece) => available(game, piece))],
      ...rules.boxes.map((name, box): [string, Counts] => [
        name,
        counts(rules.pieces, (piece) => inBox(game, box, piece)),
      ]),
    ]),
    pools: pools(game, isHidden),
    held: held(game, isHidden),
    ...knownCards(game, viewer),
    capabilities: sidesOf(game, cardInPlay),
    ...(rules.layout.waiting.some((index) => awaitedSide(game, index) > 0)
      ? { awaited: sidesOf(game, awaitedSide) }
      : {}),
    ...(rules.options === undefined ? {} : { options: choicesIn(game) }),
  };
}

/** By card, the side that `of` gives: 0 none, else 1 plus its index. */
function sidesOf(game: Game, of: (game: Game, card: number) => number): Record<string, string> {
  const { cards } = game.rules;
  const found: [string, string][] = [];
  for (let card = 0; card < cards.length; card += 1) {
    const side = of(game, card);
    if (side === 0) continue;
    const { id, sides } = rowAt(cards, card);
    found.push([id, rowAt(sides, side - 1)]);
  }
  return Object.fromEntries(found);
}

function trackState(game: Game, track: number): TrackState {
  const raw = trackAt(game, track);
  const { boxes } = rowAt(game.rules.tracks, track);
  if (boxes === null) return raw;
  const box = rowAt(boxes, raw);
  return box.name ?? { box: raw + 1, value: box.value };
}

function takenBoxes(game: Game): [string, string][] {
  const { factions, order } = game.rules;
  return order.boxes.flatMap((name, box): [string, string][] => {
    if (isBoxClosed(game, box)) return [[name, 'closed']];
    const faction = boxTakenBy(game, box);
    return faction === -1 ? [] : [[name, rowAt(factions, faction)]];
  });
}

function pools(game: Game, isHidden: Hidden): Record<string, Counts> {
  const { chits, chitFamilies } = game.rules;
  const byFamily = chitFamilies.map((name, family): [string, Counts] => [
    name,
    counts(chits, (chit) => {
      if (rowAt(chits, chit).family !== family) return 0;
      const hidden = [DRAWN, ...handsOf(game, family)].filter((place) => isHidden(family, place, chit));
      return hidden.reduce((sum, place) => sum + chitsAt(game, chit, place), chitsAt(game, chit, POOL));
    }),
  ]);
  const elsewhere: [string, Counts][] = [
    [
      'drawn',
      counts(chits, (chit) => (isHidden(rowAt(chits, chit).family, DRAWN, chit) ? 0 : chitsAt(game, chit, DRAWN))),
    ],
    ['in play', counts(chits, (chit) => chitsAt(game, chit, IN_PLAY))],
    ['aside', counts(chits, (chit) => chitsAt(game, chit, ASIDE))],
  ];
  return Object.fromEntries([...byFamily, ...elsewhere.filter(([, there]) => Object.keys(there).length > 0)]);
}

function held(game: Game, isHidden: Hidden): Record<string, string[]> {
  const { chits, chitFamilies, chitOwners, factions } = game.rules;
  const byHolder = new Map<string, string[]>();
  chits.forEach((row, chit) => {
    const owner = chitOwners?.[row.family] ?? -1;
    for (const place of handsOf(game, row.family)) {
      const count = chitsAt(game, chit, place);
      if (count === 0 || isHidden(row.family, place, chit)) continue;
      const faction = hasHands(game, row.family) ? place - HELD : owner;
      const holder = faction === -1 ? rowAt(chitFamilies, row.family) : rowAt(factions, faction);
      const names = byHolder.get(holder) ?? [];
      for (let i = 0; i < count; i += 1) names.push(row.name);
      byHolder.set(holder, names);
    }
  });
  return Object.fromEntries(byHolder);
}

/** Where chits of the family are held: in the hand of each faction, or by one. */
function handsOf(game: Game, family: number): readonly number[] {
  return hasHands(game, family) ? game.rules.factions.map((_, faction) => handOf(faction)) : [HELD];
}

function named<Row extends { readonly name: string }, Value>(
  rows: readonly Row[],
  value: (row: Row, index: number) => Value,
): Record<string, Value> {
  return Object.fromEntries(rows.map((row, index) => [row.name, value(row, index)]));
}

function counts(rows: readonly { readonly name: string }[], count: (index: number) => number): Counts {
  const found: [string, number][] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const n = count(index);
    if (n !== 0) found.push([rowAt(rows, index).name, n]);
  }
  // Most spaces have none.
  return found.length === 0 ? {} : Object.fromEntries(found);
}
