// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** H11 Invaders Press On Where They Stand Farthest. Made up: card H11 (the rulebook prints no card; headline and numbers are ours). */
import type { Effect, Game } from 'rulewright/runtime';
import { slowestArmiesAdvance } from '../sequence.js';

/** The slowest armies: at the start of Arab League Phase [II 7.2]. */
export function* h11AtTheStartOfArabLeaguePhase(game: Game, by: number): Effect {
  // conduct Slowest Armies Advance
  yield* slowestArmiesAdvance(game, by);
}
