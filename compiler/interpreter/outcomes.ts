/** Ends the game as Core says. */
import { endInDraw, lose, NO_DEGREE, win } from '../../runtime/outcome.js';
import type { Game } from '../../runtime/state.js';
import type { End } from '../resolved/ir.js';

export function endGame(game: Game, how: End): void {
  switch (how.kind) {
    case 'win':
      win(game, how.faction, how.degree ?? NO_DEGREE);
      return;
    case 'lose':
      lose(game, how.faction, how.degree ?? NO_DEGREE);
      return;
    case 'draw game':
      endInDraw(game);
  }
}
