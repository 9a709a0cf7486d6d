// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: standing rules. */
import { type Game, MANY, markersAt, removeMarkers, spacesWhere } from 'rulewright/runtime';
import { Marker } from './ids.js';
import { britishPieces } from './pieces.js';

/** Brings the position in line with the rules that hold at every moment. */
export function keepStandingRules(game: Game): void {
  // [AR 1.12]
  // in each space with a Curfew and without British pieces
  for (const space of spacesWhere(game, (space) => markersAt(game, Marker.Curfew, space) > 0 && britishPieces(game, space) === 0)) {
    // remove the Curfew here
    removeMarkers(game, Marker.Curfew, MANY, space);
  }
}
