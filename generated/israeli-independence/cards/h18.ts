// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** H18 Hill Villages Change Hands. Made up: card H18 (the rulebook prints no card; headline and numbers are ours). */
import { type Effect, type Game, moveGroup, newArrivals, piecesThere, spaceAlong, spacesWhere, stands } from 'rulewright/runtime';
import { ARMIES } from '../pieces.js';
import { isWestBankBox } from '../spaces.js';

/** Hill villages: at the start of Offensive Phase [II 2.0]. */
export function* h18AtTheStartOfOffensivePhase(game: Game, by: number): Effect {
  // retreat all armies in West Bank Boxes 1 space
  for (const piece of piecesThere(game, { pieces: ARMIES, in: spacesWhere(game, (space) => isWestBankBox(space)) })) {
    if (!stands(game, piece)) continue;
    // retreat all armies in West Bank Boxes 1 space
    {
      const group = yield* moveGroup(game, by, 'retreat all armies in West Bank Boxes 1 space [II 2.0]', {
        pieces: [piece.column],
        arrivals: newArrivals(),
        from: [piece.space],
        to: [spaceAlong(game, piece, -1)],
        count: 1,
        must: true,
        piece,
      });
      if (group !== null) {
        piece.space = group.to;
      }
    }
  }
}
