/** Questions about spaces that need no decision, and the plain choice of one. */
import { decision, DONE, type Effect, includes, NOWHERE, nthOf, onlyOption } from './decision.js';
import { adjacentAt, type Game, inPlay, numberAt } from './state.js';

/** The spaces in play that pass the test, in map order. */
export function spacesWhere(game: Game, test: (space: number) => boolean): number[] {
  const found: number[] = [];
  for (let space = 0; space < game.rules.spaces.length; space += 1) {
    if (inPlay(game, space) && test(space)) found.push(space);
  }
  return found;
}

/** Those of the given spaces that are in play, in the same order. */
export function inPlayOf(game: Game, spaces: readonly number[]): readonly number[] {
  for (let i = 0; i < spaces.length; i += 1) {
    if (!inPlay(game, numberAt(spaces, i))) return spaces.filter((space) => inPlay(game, space));
  }
  return spaces;
}

/** Whether some space in play passes the test. */
export function someSpace(game: Game, test: (space: number) => boolean): boolean {
  for (let space = 0; space < game.rules.spaces.length; space += 1) {
    if (inPlay(game, space) && test(space)) return true;
  }
  return false;
}

/** Which spaces can be chosen, and after how many others. */
export interface Choice {
  readonly among: readonly number[];
  readonly optional?: boolean;
  /** How many the sentence has had chosen so far, and how many it lets be chosen in all: 0 and 1 where nothing is said. */
  readonly done?: number;
  readonly most?: number;
  /** The current space, where there is one. */
  readonly here?: number;
}

/** Asks for one of the spaces. DONE where there is none, or where it is optional and declined. */
export function* chooseSpace(game: Game, by: number, why: string, choice: Choice): Effect<number> {
  const { among: candidates, optional = false, done = 0, most = 1, here = NOWHERE } = choice;
  if (candidates.length === 0) return DONE;
  const nth = nthOf(done, most);
  if (optional) {
    const options = candidates.slice();
    options.push(DONE);
    return yield decision(by, 'space', why, options, null, null, here, nth, most);
  }
  if (candidates.length > 1) return yield decision(by, 'space', why, candidates, null, null, here, nth, most);
  return onlyOption(game, by, 'space', why, candidates, null);
}

export function isAdjacent(game: Game, space: number, other: number): boolean {
  return includes(adjacentAt(game, space), other);
}

/** The spaces in play adjacent to a space, in map order. */
export function neighbours(game: Game, space: number): readonly number[] {
  return inPlayOf(game, adjacentAt(game, space));
}

/** The spaces in play adjacent to any of the given ones, in map order, each once. A given space may be among them. */
export function adjacentTo(game: Game, spaces: readonly number[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < spaces.length; i += 1) {
    const neighbours = adjacentAt(game, numberAt(spaces, i));
    for (let j = 0; j < neighbours.length; j += 1) addInOrder(game, found, numberAt(neighbours, j));
  }
  return found;
}

/** The given spaces and those adjacent to them that are in play, in map order, each once. */
export function inOrAdjacent(game: Game, spaces: readonly number[]): number[] {
  const found = adjacentTo(game, spaces);
  for (let i = 0; i < spaces.length; i += 1) addInOrder(game, found, numberAt(spaces, i));
  return found;
}

/** Inserts a space that is in play where map order wants it, unless it is there. */
function addInOrder(game: Game, found: number[], space: number): void {
  let place = found.length;
  while (place > 0 && numberAt(found, place - 1) > space) place -= 1;
  if (place > 0 && found[place - 1] === space) return;
  if (!inPlay(game, space)) return;
  found.push(space);
  for (let i = found.length - 1; i > place; i -= 1) found[i] = numberAt(found, i - 1);
  found[place] = space;
}

/** Whether a space has the most of what is counted, and some of it, of itself and the others. */
export function hasMost(space: number, others: readonly number[], count: (space: number) => number): boolean {
  const own = count(space);
  return own > 0 && others.every((other) => count(other) <= own);
}

/** Whether a space has the fewest of what is counted, of itself and the others. */
export function hasFewest(space: number, others: readonly number[], count: (space: number) => number): boolean {
  const own = count(space);
  return others.every((other) => count(other) >= own);
}
