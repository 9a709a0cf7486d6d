// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P5 Acre Prison Break. */
import { AVAILABLE, type Effect, type Game, MANY, removeFromBox } from '../../../runtime/index.js';
import { Box, Piece } from '../ids.js';

/** P5 unshaded: Prisoners sent to Eritrea. */
export function* unshaded(game: Game, by: number): Effect {
  // remove up to 2 Cells in Prison to Out of the Game
  yield* removeFromBox(
    game,
    by,
    'remove up to 2 Cells in Prison to Out of the Game [P5 unshaded]',
    0,
    2,
    [Piece.Cell],
    Box.Prison,
    Box.OutOfTheGame,
  );
}

/** P5 shaded: Mass escape. */
export function* shaded(game: Game, by: number): Effect {
  // remove all Cells in Prison
  yield* removeFromBox(game, by, 'remove all Cells in Prison [P5 shaded]', MANY, MANY, [Piece.Cell], Box.Prison, AVAILABLE);
}
