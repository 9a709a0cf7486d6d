// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: tracks with something beyond an end. */
import { type Game, changeTrack } from 'rulewright/runtime';
import { Track } from './ids.js';

/** Shifts Unity: positive steps go to higher boxes. */
export function shiftUnity(game: Game, steps: number): void {
  const beyond = changeTrack(game, Track.Unity, steps);
  // Each step beyond Decentralized [AR 6.6.4].
  for (let step = -beyond; step > 0; step -= 1) {
    // raise Political Will by 1
    changeTrack(game, Track.PoliticalWill, 1);
  }
}
