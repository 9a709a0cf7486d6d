/** How far a piece in hand comes from space to space. */
import { includes } from './decision.js';
import type { PieceInHand } from './piece-in-hand.js';
import { adjacentAt, type Game, inPlay, kindAt, numberAt, rowAt } from './state.js';
import { valueOf } from './values.js';

export interface Reach {
  /** What may be spent in all. */
  readonly most: number;
  /** The value of spaces that each costs which is entered; 1 where there is none. */
  readonly cost?: number;
  /** The spaces that may be entered; all where nothing is said. */
  readonly enters?: (space: number) => boolean;
  /** The spaces from which it goes no further. */
  readonly ends?: (space: number) => boolean;
}

/** The spaces to which a piece in hand comes by the cheapest way for no more than `most`, in their order; its own is none of them. */
export function spacesWithinReach(game: Game, piece: PieceInHand, { most, cost, enters, ends }: Reach): number[] {
  const { pieces, columns, spaces } = game.rules;
  const { barred } = rowAt(pieces, rowAt(columns, piece.column).piece);
  const spent = spaces.map(() => Infinity);
  spent[piece.space] = 0;
  const open: number[] = [piece.space];
  const reached: number[] = [];
  while (open.length > 0) {
    const from = cheapest(open, spent);
    open.splice(open.indexOf(from), 1);
    if (from !== piece.space) {
      reached.push(from);
      if (ends?.(from) === true) continue;
    }
    for (const to of adjacentAt(game, from)) {
      const costs = numberAt(spent, from) + (cost === undefined ? 1 : valueOf(game, cost, to));
      if (costs > most || costs >= numberAt(spent, to) || !inPlay(game, to)) continue;
      if (includes(barred, kindAt(game, to)) || enters?.(to) === false) continue;
      if (!includes(open, to)) open.push(to);
      spent[to] = costs;
    }
  }
  return reached.sort((a, b) => a - b);
}

function cheapest(open: readonly number[], spent: readonly number[]): number {
  return open.reduce((best, space) => (numberAt(spent, space) < numberAt(spent, best) ? space : best));
}
