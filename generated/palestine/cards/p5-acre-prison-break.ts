// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P5 Acre Prison Break. */
import { type Effect, type Game, MANY, removeFromBox } from 'rulewright/runtime';
import { Box, Piece } from '../ids.js';

/** P5 unshaded: Prisoners sent to Eritrea. */
export function* unshaded(game: Game, by: number): Effect {
  // remove up to 2 Cells in Prison to Out of the Game
  yield* removeFromBox(game, by, 'remove up to 2 Cells in Prison to Out of the Game [P5 unshaded]', {
    pieces: [Piece.Cell],
    from: Box.Prison,
    atMost: 2,
    to: Box.OutOfTheGame,
  });
}

/** P5 shaded: Mass escape. */
export function* shaded(game: Game, by: number): Effect {
  // remove all Cells in Prison
  yield* removeFromBox(game, by, 'remove all Cells in Prison [P5 shaded]', { pieces: [Piece.Cell], from: Box.Prison, count: MANY });
}
