// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: Degrees of Defeat [II 5.0]. */
import { type Effect, type Game, lose } from 'rulewright/runtime';
import { Degree, Faction } from '../ids.js';

/** Degrees of Defeat [II 5.0]. */
export function* degreesOfDefeat(game: Game, theNumberLookedUp: number): Effect {
  // if the number looked up is at least 0 and the number looked up is at most 3
  if (theNumberLookedUp >= 0 && theNumberLookedUp <= 3) {
    // Israelis lose with a Stalemate
    lose(game, Faction.Israelis, Degree.Stalemate);
    return;
  } else {
    // if the number looked up is at least 4 and the number looked up is at most 6
    if (theNumberLookedUp >= 4 && theNumberLookedUp <= 6) {
      // Israelis lose with a Marginal Defeat
      lose(game, Faction.Israelis, Degree.MarginalDefeat);
      return;
    } else {
      // if the number looked up is at least 7 and the number looked up is at most 9
      if (theNumberLookedUp >= 7 && theNumberLookedUp <= 9) {
        // Israelis lose with a Substantial Defeat
        lose(game, Faction.Israelis, Degree.SubstantialDefeat);
        return;
      } else {
        // if the number looked up is at least 10
        if (theNumberLookedUp >= 10) {
          // Israelis lose with a Decisive Defeat
          lose(game, Faction.Israelis, Degree.DecisiveDefeat);
          return;
        }
      }
    }
  }
}
