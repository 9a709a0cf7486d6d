// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Terror [P 4.3.3]. */
import { type Effect, type Game, type Procedure, hasCandidate, isInPlay, placeMarkers } from 'rulewright/runtime';
import { Card, Faction, Marker, ProcedureId, Side } from '../ids.js';
import { isCity } from '../spaces.js';
import { shiftHaganah } from '../tracks.js';

/** How many spaces at most: up to 1 City. */
function limit(): number {
  return 1;
}

/** Whether a space may be selected. */
function eligible(_game: Game, space: number): boolean {
  return (
    // up to 1 City
    isCity(space)
  );
}

export function most(game: Game): number {
  let value = 2;
  // P17 unshaded: Terror's most is 1
  if (isInPlay(game, Card.P17, Side.Unshaded)) value = 1;
  return value;
}

/** Terror [P 4.3.3]. */
export const terror: Procedure = {
  id: ProcedureId.Terror,
  name: 'Terror',
  faction: Faction.Irgun,
  accompanies: [ProcedureId.Sabotage],
  declared: { limit, eligible },
  can: (game, scope) => hasCandidate(game, Faction.Irgun, { scope, limit: limit(), eligible }),
  *run() {
    // All that it does is done where it is declared.
  },
};

/** Terror: instead of the outcome of Sabotage [P 4.3.3]. */
export function* terrorInsteadOfTheOutcomeOfSabotage(game: Game, space: number, result: number): Effect {
  // if result is at least 6
  if (result >= 6) {
    // place most Terror here
    placeMarkers(game, Marker.Terror, most(game), space);
    // reduce Haganah by 1
    yield* shiftHaganah(game, Faction.Irgun, -1);
  } else {
    // if result is more than 2
    if (result > 2) {
      // place 1 Terror here
      placeMarkers(game, Marker.Terror, 1, space);
    }
  }
}
