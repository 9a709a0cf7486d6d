// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A19 League of Nations. */
import { type Effect, type Game, changeTrack, markersAt, rollDie, spacesWhere } from 'rulewright/runtime';
import { Marker, Track } from '../ids.js';

/** A19 event: Sanctions or criticizes?. */
export function* event(game: Game): Effect {
  // roll a die
  const roll = yield* rollDie(game, 'roll a die [A19]');
  // if the roll is more than the spaces with Opposition
  if (roll > spacesWhere(game, (space) => markersAt(game, Marker.Opposition, space) > 0).length) {
    // raise Political Will by 1
    changeTrack(game, Track.PoliticalWill, 1);
  } else {
    // reduce Political Will by 2
    changeTrack(game, Track.PoliticalWill, -2);
  }
}
