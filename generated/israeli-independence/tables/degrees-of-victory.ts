// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: Degrees of Victory [II 5.0]. */
import { type Effect, type Game, win } from 'rulewright/runtime';
import { Degree, Faction } from '../ids.js';

/** Degrees of Victory [II 5.0]. */
export function* degreesOfVictory(game: Game, theNumberLookedUp: number): Effect {
  // if the number looked up is at most 9
  if (theNumberLookedUp <= 9) {
    // Israelis win with a Marginal Victory
    win(game, Faction.Israelis, Degree.MarginalVictory);
    return;
  } else {
    // if the number looked up is at least 10 and the number looked up is at most 15
    if (theNumberLookedUp >= 10 && theNumberLookedUp <= 15) {
      // Israelis win with a Substantial Victory
      win(game, Faction.Israelis, Degree.SubstantialVictory);
      return;
    } else {
      // if the number looked up is at least 16 and the number looked up is at most 22
      if (theNumberLookedUp >= 16 && theNumberLookedUp <= 22) {
        // Israelis win with a Decisive Victory
        win(game, Faction.Israelis, Degree.DecisiveVictory);
        return;
      } else {
        // if the number looked up is at least 23
        if (theNumberLookedUp >= 23) {
          // Israelis win with a Crushing Victory
          win(game, Faction.Israelis, Degree.CrushingVictory);
          return;
        }
      }
    }
  }
}
