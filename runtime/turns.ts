/** What a turn puts an end to. */
import { endSides } from './cards.js';
import type { Game } from './state.js';

/** A turn begins: nothing has moved yet, and what lasts for the rest of a turn is over. */
export function beginTurn(game: Game): void {
  const { marksMoves, layout, spaces, columns } = game.rules;
  if (marksMoves === true) game.cells.fill(0, layout.moved, layout.moved + spaces.length * columns.length);
  endSides(game, 'turn');
}
