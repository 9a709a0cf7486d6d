/** What people state about a position, in the names printed on the board, and how far it differs. */
import { hasBeenPlayed } from '../cards.js';
import { type Counts, type State, type TrackState } from '../snapshot.js';
import { markersLeft } from '../markers.js';
import { choicesIn } from '../options.js';
import { type Ending, endingOf } from '../outcome.js';
import { counter, type Game, indexOf, inPlay } from '../state.js';

/** So many of what any of these names counts. */
export type Holding = readonly [count: number, ...names: string[]];

/** `holds` is everything that is there, `has` a part of it. */
type Contents = { readonly holds: readonly Holding[] } | { readonly has: readonly Holding[] };

/** What the board should show. */
export type BoardShown =
  | ({ readonly space: string } & Contents)
  | ({ readonly box: string } & Contents)
  | ({ readonly pool: string } & Contents)
  | ({ readonly faction: string } & Contents)
  | { readonly track: string; readonly is: TrackState }
  /** A number that is not shown on the board. */
  | { readonly counter: string; readonly is: number }
  /** What is chosen of an optional rule: its number, or whether it is. */
  | { readonly option: string; readonly is: number | boolean }
  /** How many chits of a kind lie `drawn`, `in play` or `aside`. */
  | { readonly chit: string; readonly lies: 'drawn' | 'in play' | 'aside'; readonly count: number }
  /** The hidden cards that a faction has seen. */
  | { readonly knows: string; readonly cards: readonly string[] }
  /** The cards at an end of a deck whose order is fixed. */
  | { readonly deckEnd: 'top' | 'bottom'; readonly of: string; readonly cards: readonly string[] }
  /** How many of a marker are not on the map. */
  | { readonly left: string; readonly is: number }
  /** A place of the order of play as the snapshot names it: `first`. */
  | { readonly place: string; readonly is: string }
  | { readonly card: string }
  | { readonly played: string; readonly is: boolean }
  /** Whether a space is in play. */
  | { readonly open: string; readonly is: boolean }
  /** `side` null: any side; `isInPlay` false: it must not be. */
  | { readonly capability: string; readonly side: string | null; readonly isInPlay: boolean }
  /** Whether a side, or null any, waits for the card on which it will be in play. */
  | { readonly awaiting: string; readonly side: string | null; readonly is: boolean }
  /** Null: nobody has won. Without a degree, to whatever degree. */
  | { readonly winner: string | null; readonly degree?: string }
  | { readonly loser: string; readonly degree?: string }
  /** The game is a draw. */
  | { readonly drawn: true };

/** What is shown of how the game has ended. */
export type OfEnd = Extract<
  BoardShown,
  { readonly winner: unknown } | { readonly loser: unknown } | { readonly drawn: unknown }
>;

export type Plural = (name: string) => string;

/** The plurals of a list of things, each with its own; any other name stays as it is. */
export function pluralsOf(things: readonly (readonly [one: string, many: string])[]): Plural {
  const many = new Map(things);
  return (name) => many.get(name) ?? name;
}

/**
 * What is there instead, as the end of a sentence (`it holds 1 Runner`); null where the position shows what it should.
 * `state` is its snapshot, or what somebody sees of it.
 */
export function positionDiffers(
  state: State,
  game: Game,
  shown: BoardShown,
  plural: Plural = (it) => it,
): string | null {
  const { rules } = game;
  if ('space' in shown) {
    const there = own(state.spaces, shown.space);
    return contentsDiffer({ ...there?.pieces, ...there?.markers }, shown, plural);
  }
  if ('box' in shown) return contentsDiffer(own(state.boxes, shown.box), shown, plural);
  if ('pool' in shown) return contentsDiffer(own(state.pools, shown.pool), shown, plural);
  if ('faction' in shown) return contentsDiffer(tally(own(state.held, shown.faction) ?? []), shown, plural);
  if ('track' in shown) {
    const at = own(state.tracks, shown.track);
    return placeOn(at) === placeOn(shown.is) ? null : `it is ${placeOn(at)}`;
  }
  if ('counter' in shown) return numberDiffers(counter(game, indexOf(rules.counters, shown.counter)), shown.is);
  if ('option' in shown) return choiceDiffers(own(choicesIn(game), shown.option), shown.is);
  if ('knows' in shown) return cardsDiffer('it has seen', own(state.seen ?? {}, shown.knows), shown.cards.toSorted());
  if ('deckEnd' in shown) return cardsDiffer('it is', own(state.decks ?? {}, shown.of)?.[shown.deckEnd], shown.cards);
  if ('chit' in shown) return chitDiffers(state, shown);
  if ('left' in shown) return markersDiffer(game, shown);
  if ('played' in shown) {
    const isPlayed = hasBeenPlayed(game, indexOf(idsOf(rules.cards), shown.played));
    return isPlayed === shown.is ? null : `it has ${isPlayed ? '' : 'not '}been played`;
  }
  if ('open' in shown) {
    const isOpen = inPlay(game, indexOf(namesOf(rules.spaces), shown.open));
    return isOpen === shown.is ? null : `it is ${isOpen ? '' : 'not '}in play`;
  }
  if ('place' in shown) {
    const there = own(state.eligibility, shown.place);
    return there === shown.is ? null : there === undefined ? 'nobody is there' : `${there} are there`;
  }
  if ('card' in shown) return state.card === shown.card ? null : `it is ${state.card ?? 'none'}`;
  if ('awaiting' in shown) {
    const waits = own(state.awaited ?? {}, shown.awaiting) ?? null;
    const isWaiting = waits !== null && (shown.side === null || shown.side === waits);
    return isWaiting === shown.is ? null : waits === null ? 'it is not' : `it is, ${waits}`;
  }
  if ('winner' in shown || 'loser' in shown || 'drawn' in shown) return outcomeDiffers(endingOf(game), shown);
  const side = own(state.capabilities, shown.capability) ?? null;
  const isThere = side !== null && (shown.side === null || shown.side === side);
  if (isThere === shown.isInPlay) return null;
  return side === null ? 'it is not in play' : `it is in play ${side}`;
}

function numberDiffers(value: number, is: number): string | null {
  return value === is ? null : `it is ${value}`;
}

function choiceDiffers(chosen: number | boolean | undefined, is: number | boolean): string | null {
  if (chosen === is) return null;
  return typeof chosen === 'number' ? `it is ${chosen}` : `it is ${chosen === true ? '' : 'not '}chosen`;
}

function markersDiffer(game: Game, shown: Extract<BoardShown, { readonly left: string }>): string | null {
  const { markers } = game.rules;
  const marker = indexOf(namesOf(markers), shown.left);
  const left = markersLeft(game, marker);
  return left === shown.is ? null : `${left} ${left === 1 ? 'is' : 'are'} left`;
}

function chitDiffers({ pools }: State, { chit, lies, count }: Extract<BoardShown, { readonly chit: string }>) {
  const counted = (place: string): number => own(own(pools, place) ?? {}, chit) ?? 0;
  if (counted(lies) === count) return null;
  const there = ['drawn', 'in play', 'aside'].flatMap((place) =>
    counted(place) === 0 ? [] : [`${counted(place)} ${counted(place) === 1 ? 'is' : 'are'} ${place}`],
  );
  return there.length === 0 ? 'all are held or in their pool' : there.join(' and ');
}

/** Cards that are listed in an order; those that are seen in that of their names. */
function cardsDiffer(how: string, there: readonly (string | null)[] = [], cards: readonly string[]): string | null {
  const found = there.map((name) => name ?? 'a card');
  const compared = how === 'it is' ? found : found.toSorted();
  if (compared.join('\n') === cards.join('\n')) return null;
  return `${how} ${found.length === 0 ? 'nothing' : found.join(', ')}`;
}

function contentsDiffer(there: Counts | undefined, shown: Contents, plural: Plural): string | null {
  const counts = new Map(Object.entries(there ?? {}));
  const verb = 'holds' in shown ? 'holds' : 'has';
  const holdings = 'holds' in shown ? shown.holds : shown.has;
  const counted = holdings.map(([count, ...names]) => ({
    count,
    names,
    found: names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0),
  }));
  const mentioned = new Set(counted.flatMap(({ names }) => names));
  const others = [...counts.keys()].filter((name) => !mentioned.has(name));
  const holds = counted.every(({ count, found }) => count === found) && (verb === 'has' || others.length === 0);
  if (holds) return null;
  const listed = [...counts].filter(([name]) => verb === 'holds' || mentioned.has(name));
  return `it ${verb} ${listed.length > 0 ? listing(listed, plural) : verb === 'holds' ? 'nothing' : 'none of that'}`;
}

/** `1 Depot and 2 Runners`. */
function listing(counts: readonly (readonly [string, number])[], plural: Plural): string {
  const items = counts.map(([name, count]) => `${count} ${count === 1 ? name : plural(name)}`);
  const last = items.pop();
  return items.length === 0 ? (last ?? '') : `${items.join(', ')} and ${last ?? ''}`;
}

function placeOn(at: TrackState | undefined): string {
  if (at === undefined) return 'unknown';
  if (typeof at === 'object') return `in box ${at.box}`;
  return typeof at === 'number' ? String(at) : `at ${at}`;
}

function tally(names: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries(counts);
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}

function namesOf(rows: readonly { readonly name: string }[]): readonly string[] {
  return rows.map(({ name }) => name);
}

function outcomeDiffers(outcome: Ending, shown: OfEnd): string | null {
  const isSo =
    'drawn' in shown
      ? outcome.isDraw
      : 'winner' in shown
        ? outcome.winner === shown.winner
        : outcome.loser === shown.loser;
  const isFar = 'drawn' in shown || shown.degree === undefined || shown.degree === outcome.degree;
  return isSo && isFar ? null : outcomeWords(outcome);
}

/** `League have won with a Triumph`. */
function outcomeWords({ winner, loser, isDraw, degree }: Ending): string {
  if (isDraw) return 'the game is a draw';
  const far = degree === null ? '' : `, ${degree}`;
  if (winner !== null) return `${winner} have won${far}`;
  return loser === null ? 'nobody has won' : `${loser} have lost${far}`;
}
