// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P24 Sergeants Affair. */
import { type Effect, type Game, changeTrack, markersOn } from 'rulewright/runtime';
import { Marker, Track } from '../ids.js';

/** P24 unshaded: Backlash in Britain. */
export function* unshaded(game: Game): Effect {
  // raise Political Will by the Terror on the map, at most 3
  changeTrack(game, Track.PoliticalWill, Math.min(markersOn(game, Marker.Terror), 3));
}

/** P24 shaded: Calls for withdrawal. */
export function* shaded(game: Game): Effect {
  // reduce Political Will by the Terror on the map, at most 3
  changeTrack(game, Track.PoliticalWill, -Math.min(markersOn(game, Marker.Terror), 3));
}
