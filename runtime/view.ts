/** What may be known of a game in progress: by one faction, or by somebody who only watches. */
import { deckLength, hasBeenPlayed } from './cards.js';
import { countChits, handOf, hasHands } from './chits.js';
import { factionName } from './decision.js';
import { markersLeft } from './markers.js';
import { hasSeen } from './known-cards.js';
import { DRAWN, HELD, POOL } from './rules.js';
import type { Ending } from './outcome.js';
import { over, type Pending, pending, type Session } from './session.js';
import { snapshot, snapshotFor, type State } from './snapshot.js';
import { counter, type Game, kindAt, rowAt } from './state.js';

/** A position as it lies open, with what can be counted beside the board. */
export interface OpenState extends State {
  /** Ids of the cards that have been played, in the order of the tables. */
  readonly played: readonly string[];
  /** How many cards are left in the deck. */
  readonly cardsLeft: number;
  /** By kind of card of which each faction has a hand: how many are left in its deck, and how many each faction holds; absent where there are none. */
  readonly hands?: Readonly<Record<string, HandCounts>>;
  /** By marker of which there are only so many: how many are not on the map. */
  readonly markersLeft: Readonly<Record<string, number>>;
  /** By space that a card treats as another kind, that kind; absent where none does. */
  readonly treatedAs?: Readonly<Record<string, string>>;
  /** By space to which cards make others adjacent, those; absent where none does. */
  readonly joined?: Readonly<Record<string, readonly string[]>>;
  /** Numbers that are kept beside the board. */
  readonly counters: Readonly<Record<string, number>>;
}

/** How many cards of a kind lie where they are hidden. */
export interface HandCounts {
  readonly deck: number;
  /** By faction. */
  readonly held: Readonly<Record<string, number>>;
}

export interface View {
  readonly state: OpenState;
  /** Who has to decide, a faction or `chance`; null when the game has ended. */
  readonly decides: string | null;
  /** What the faction is asked; null while another decides, and for who only watches. */
  readonly pending: Pending | null;
  /** The end of the game; null while it goes on. */
  readonly over: Ending | null;
}

/**
 * The game as a faction (its index or name) may see it, or, where that is null, as everybody may: no order of the deck, no
 * generator, no chits that another faction has drawn or holds where they are not open, but for cards that it has seen, no question put to another. A
 * faction that is none throws a RangeError.
 */
export function view(session: Session, faction: number | string | null): View {
  const { game, asked } = session;
  const index = factionCalled(game, faction);
  return {
    state: stateSeenBy(game, index),
    decides: asked === null ? null : factionName(game.rules, asked.by),
    pending: asked !== null && asked.by === index ? pending(session) : null,
    over: over(session),
  };
}

/** The position as a faction (its index or name), or, where that is null, everybody may see it; see `view`. */
export function stateSeenBy(game: Game, faction: number | string | null): OpenState {
  const index = factionCalled(game, faction);
  return { ...snapshotFor(game, index, hiddenFrom(game, index)), ...besideTheBoard(game) };
}

function factionCalled({ rules: { factions } }: Game, faction: number | string | null): number | null {
  const index = typeof faction === 'string' ? factions.indexOf(faction) : faction;
  if (index === null || factions[index] !== undefined) return index;
  throw new RangeError(`no faction is called \`${String(faction)}\``);
}

/** Everything that lies on the table, with what each faction has drawn and holds. */
export function openState(game: Game): OpenState {
  return { ...snapshot(game), ...besideTheBoard(game) };
}

/**
 * Tells of a family of chits and a place whether the chits there are hidden from a faction, or from who only watches; a chit of which
 * the faction has seen where it lies is not.
 */
export function hiddenFrom(
  game: Game,
  faction: number | null,
): (family: number, place: number, chit?: number) => boolean {
  const { chitOwners, chitsOpen } = game.rules;
  return (family, place, chit) => {
    if (hasHands(game, family)) {
      const isSeen = faction !== null && chit !== undefined && hasSeen(game, faction, chit);
      return place === DRAWN || (place >= HELD && (faction === null || place !== handOf(faction)) && !isSeen);
    }
    const owner = chitOwners?.[family] ?? -1;
    if ((place !== DRAWN && place !== HELD) || owner === -1 || owner === faction) return false;
    return chitsOpen?.[family]?.includes(place) !== true;
  };
}

function besideTheBoard(game: Game): Omit<OpenState, keyof State> {
  const { cards, counters, markers } = game.rules;
  return {
    played: cards.filter((_, card) => hasBeenPlayed(game, card)).map(({ id }) => id),
    cardsLeft: deckLength(game),
    ...handCounts(game),
    ...changesOfMap(game),
    markersLeft: Object.fromEntries(
      markers.flatMap(({ name, supply }, marker) => (supply === Infinity ? [] : [[name, markersLeft(game, marker)]])),
    ),
    counters: Object.fromEntries(counters.map((name, index) => [name, counter(game, index)])),
  };
}

function changesOfMap(game: Game): Pick<OpenState, 'treatedAs' | 'joined'> {
  const { spaces, spaceKinds, joinedNow } = game.rules;
  const treated = spaces.flatMap(({ name, kind }, space): [string, string][] => {
    const now = kindAt(game, space);
    return now === kind ? [] : [[name, rowAt(spaceKinds, now)]];
  });
  const joined = spaces.flatMap(({ name }, space): [string, string[]][] => {
    const others = joinedNow?.(game, space) ?? [];
    return others.length === 0 ? [] : [[name, [...new Set(others)].map((other) => rowAt(spaces, other).name)]];
  });
  return {
    ...(treated.length === 0 ? {} : { treatedAs: Object.fromEntries(treated) }),
    ...(joined.length === 0 ? {} : { joined: Object.fromEntries(joined) }),
  };
}

function handCounts(game: Game): Pick<OpenState, 'hands'> {
  const { chitFamilies, factions } = game.rules;
  const counts = chitFamilies.flatMap((name, family): [string, HandCounts][] => {
    if (!hasHands(game, family)) return [];
    const held = factions.map((faction, index) => [faction, countChits(game, family, handOf(index))] as const);
    return [[name, { deck: countChits(game, family, POOL), held: Object.fromEntries(held) }]];
  });
  return counts.length === 0 ? {} : { hands: Object.fromEntries(counts) };
}
