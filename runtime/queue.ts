/** Spaces that are taken one after another, where there may be too little for all of them of what is placed there. */
import { decision, DONE, type Effect, NOWHERE, nthOf } from './decision.js';
import { bearable } from './markers.js';
import { type Game, numberAt, room, rowAt, stock } from './state.js';

/** The spaces that are still to be taken, and how many there were. */
export interface Queue {
  readonly left: number[];
  readonly count: number;
}

/** Something that is placed in each of the spaces: how much there is of it, and how much a space would take. */
export interface Want {
  readonly supply: number;
  readonly wanted: (space: number) => number;
}

export function queueOf(spaces: readonly number[]): Queue {
  return { left: spaces.slice(), count: spaces.length };
}

/** The spaces of which one is next, and what each of them wants. */
export interface Waiting {
  readonly queue: Queue;
  readonly wants: readonly Want[];
  /** What is done in one space may bring back what others want. */
  readonly bringsBack?: boolean;
  /** The current space, where there is one. */
  readonly here?: number;
}

/**
 * Takes the next of the spaces, in their order; DONE where none is left. Where there is something, but less of it than those
 * that are left want, `by` says which of these is next; of all that are left where some may bring back what others want.
 */
export function* nextInQueue(_game: Game, by: number, why: string, waiting: Waiting): Effect<number> {
  const { wants, bringsBack = false, here = NOWHERE } = waiting;
  const { left, count } = waiting.queue;
  if (left.length === 0) return DONE;
  const short = inShort(left, wants);
  const options = short.length > 1 && bringsBack ? left.slice() : short;
  const next =
    options.length > 1
      ? yield decision(by, 'space', why, options, null, null, here, nthOf(count - left.length, count), count)
      : numberAt(left, 0);
  left.splice(left.indexOf(next), 1);
  return next;
}

/** The spaces that want something of which there is some, but not enough for all of them. */
function inShort(spaces: readonly number[], wants: readonly Want[]): number[] {
  const short: boolean[] = [];
  for (let i = 0; i < wants.length; i += 1) {
    const { supply, wanted } = rowAt(wants, i);
    if (supply <= 0) continue;
    const wanting = spaces.map((space) => wanted(space));
    const all = wanting.reduce((sum, count) => sum + count, 0);
    if (all <= supply) continue;
    for (let s = 0; s < spaces.length; s += 1) if (numberAt(wanting, s) > 0) short[s] = true;
  }
  return spaces.filter((_, index) => short[index] === true);
}

/** Of so many of a marker, how many there is room for in a space. */
export function markersWanted(game: Game, marker: number, count: number, space: number): number {
  return Math.max(0, Math.min(count, bearable(game, marker, space)));
}

/** Of so many pieces of these kinds, how many there is room for in a space. */
export function piecesWanted(game: Game, pieces: readonly number[], count: number, space: number): number {
  let fits = 0;
  for (let i = 0; i < pieces.length; i += 1) fits += room(game, space, numberAt(pieces, i));
  return Math.max(0, Math.min(count, fits));
}

/** How many of the pieces lie in those places: pieces and places are told in pairs. */
export function stocked(game: Game, pieces: readonly number[], places: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < pieces.length; i += 1) count += stock(game, numberAt(pieces, i), numberAt(places, i));
  return count;
}
