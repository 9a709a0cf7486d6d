/** What is printed on pieces, spaces and cards: `Rules.values`, a table for each value. */
import { currentCard } from './cards.js';
import { countAt, type Game, numberAt, piecesAt, type Printed, rowAt } from './state.js';

/** What is printed on one thing; 0 where there is no such thing. */
export function valueOf(game: Game, value: number, thing: number): number {
  return game.rules.values?.[value]?.[thing] ?? 0;
}

/** What is printed on the card in hand; 0 where there is none. */
export function cardValue(game: Game, value: number): number {
  const card = currentCard(game);
  const stated = statedOf(game, value, card);
  return typeof stated === 'number' ? stated : valueOf(game, value, card);
}

/** The kinds of piece that the card in hand lists. */
export function listedOnCard(game: Game, list: number): readonly number[] {
  const card = currentCard(game);
  const stated = statedOf(game, list, card);
  return typeof stated === 'object' ? stated : (game.rules.lists?.[list]?.[card] ?? []);
}

/** What an example states of the card in place of what is printed there. */
function statedOf({ printed }: Game, value: number, card: number): Printed['is'] | undefined {
  return printed === null ? undefined : printed.find((it) => it.value === value && it.card === card)?.is;
}

/** What is printed on each of the spaces. */
export function spaceValues(game: Game, value: number, spaces: readonly number[]): number[] {
  return spaces.map((space) => valueOf(game, value, space));
}

/** What is printed on each piece of the columns in the spaces, one for each piece. */
export function pieceValues(
  game: Game,
  value: number,
  spaces: readonly number[],
  columns: readonly number[],
): number[] {
  return eachPiece(game, spaces, columns, (_, column) => valueOf(game, value, rowAt(game.rules.columns, column).piece));
}

/** What is printed on the space of each piece of the columns in the spaces, one for each piece. */
export function placeValues(
  game: Game,
  value: number,
  spaces: readonly number[],
  columns: readonly number[],
): number[] {
  return eachPiece(game, spaces, columns, (space) => valueOf(game, value, space));
}

function eachPiece(
  game: Game,
  spaces: readonly number[],
  columns: readonly number[],
  printed: (space: number, column: number) => number,
): number[] {
  const found: number[] = [];
  for (let s = 0; s < spaces.length; s += 1) {
    const space = numberAt(spaces, s);
    if (piecesAt(game, space, columns) === 0) continue;
    for (let i = 0; i < columns.length; i += 1) {
      const column = numberAt(columns, i);
      for (let count = countAt(game, space, column); count > 0; count -= 1) found.push(printed(space, column));
    }
  }
  return found;
}

export function totalOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** 0 where there is none. */
export function highestOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values);
}

/** 0 where there is none. */
export function lowestOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.min(...values);
}
