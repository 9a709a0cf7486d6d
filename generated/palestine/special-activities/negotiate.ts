// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Negotiate [P 4.2.2]. */
import { DIE, HELD, POOL, type Procedure, countChits, drawChits, markersOn, rollDie, trackValue } from 'rulewright/runtime';
import { ChitFamily, Faction, Marker, ProcedureId, Track } from '../ids.js';
import { shiftHaganah } from '../tracks.js';
/** Negotiate [P 4.2.2]. */
export const negotiate: Procedure = {
  id: ProcedureId.Negotiate,
  name: 'Negotiate',
  faction: Faction.British,
  accompanies: [ProcedureId.Deploy, ProcedureId.Patrol, ProcedureId.Search],
  can: (game) =>
    DIE.some(
      (roll) =>
        roll + markersOn(game, Marker.Terror) > trackValue(game, Track.Haganah) &&
        (trackValue(game, Track.Haganah) === 0 ? countChits(game, ChitFamily.Intel, POOL) > 0 : true),
    ),
  *run(game) {
    // roll a die
    const roll = yield* rollDie(game, 'roll a die [P 4.2.2]');
    // if the roll plus the Terror on the map is more than Haganah
    if (roll + markersOn(game, Marker.Terror) > trackValue(game, Track.Haganah)) {
      // if Haganah is 0
      if (trackValue(game, Track.Haganah) === 0) {
        // draw 1 Intel chit
        yield* drawChits(game, 'draw 1 Intel chit [P 4.2.2]', { family: ChitFamily.Intel, count: 1, to: HELD });
      } else {
        // reduce Haganah by 1
        yield* shiftHaganah(game, Faction.British, -1);
      }
    }
  },
};
