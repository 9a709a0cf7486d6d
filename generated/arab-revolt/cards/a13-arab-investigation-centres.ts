// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A13 Arab Investigation Centres. */
import { DONE, type Effect, type Game, changeTrack, conduct, inBox, scopeOf } from 'rulewright/runtime';
import { Box, Faction, Piece, Track } from '../ids.js';
import { operations } from '../procedures.js';

/** A13 unshaded: Intel guides operations. */
export function* unshaded(game: Game): Effect {
  // British may, up to as many times as there are Rebel pieces in Prison, at most 3
  for (let times = Math.min(inBox(game, Box.Prison, Piece.Guerrilla) + inBox(game, Box.Prison, Piece.Base), 3); times > 0; times -= 1) {
    // conduct a Limited Operation
    if (
      (yield* conduct(game, Faction.British, 'conduct a Limited Operation [A13 unshaded]', {
        procedures: operations,
        scope: scopeOf({ limit: 1 }),
        optional: true,
      })) === DONE
    )
      break;
  }
}

/** A13 shaded: Torture techniques exposed. */
export function* shaded(game: Game): Effect {
  // reduce Political Will by the Rebel pieces in Prison, at most 3
  changeTrack(game, Track.PoliticalWill, -Math.min(inBox(game, Box.Prison, Piece.Guerrilla) + inBox(game, Box.Prison, Piece.Base), 3));
}
