// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: March [AR 3.3.2]. */
import {
  type Arrivals,
  DONE,
  type Game,
  type Procedure,
  type Scope,
  canMove,
  counter,
  flipGroup,
  hasCandidate,
  isInPlay,
  kept,
  markersAt,
  moveGroup,
  neighbours,
  newArrivals,
  selectSpace,
} from 'rulewright/runtime';
import { a28WheneverGuerrillasMoveFromAForeignCountry } from '../cards/a28-tegart-forts.js';
import { Card, Counter, Faction, Marker, ProcedureId, Side } from '../ids.js';
import { GUERRILLAS, GUERRILLAS_TURNED_ACTIVE, britishPieces, guerrillas } from '../pieces.js';
import { isForeignCountry, isRailway } from '../spaces.js';

/** How many spaces at most: up to Operations value spaces. */
function limit(game: Game): number {
  return counter(game, Counter.OperationsValue);
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number, _scope: Scope, arrivals: Arrivals): boolean {
  return (
    // origin: Guerrillas are here
    guerrillas(game, space) > 0 &&
    // something can be done
    canMove(game, { pieces: GUERRILLAS, arrivals, from: [space], to: (origin) => neighbours(game, origin), pairsOnce: true })
  );
}

/** March [AR 3.3.2]. */
export const march: Procedure = {
  id: ProcedureId.March,
  name: 'March',
  faction: Faction.Rebels,
  accompanies: [],
  opened: { by: [ProcedureId.Mobilize], lacks: (game, scope) => (scope.limit ?? limit(game)) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.Rebels, { scope, limit: limit(game), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    const arrivals = newArrivals();
    // in each selected space
    const most = kept(() => limit(game));
    for (;;) {
      const space = yield* selectSpace(game, Faction.Rebels, 'select up to Operations value spaces [AR 3.3.2]', {
        scope,
        selected,
        limit: most,
        eligible,
        arrivals,
      });
      if (space === DONE) break;
      selected.push(space);
      // move any Guerrillas here to adjacent spaces, each only once, and for each group
      for (;;) {
        const group = yield* moveGroup(
          game,
          Faction.Rebels,
          'move any Guerrillas here to adjacent spaces, each only once, and for each group [AR 3.3.2]',
          { pieces: GUERRILLAS, arrivals, from: [space], to: (origin) => neighbours(game, origin), pairsOnce: true },
        );
        if (group === null) break;
        const destination = group.to;
        // A28: whenever Guerrillas move from a Foreign Country
        if (isInPlay(game, Card.A28, Side.Event) && isForeignCountry(group.from))
          yield* a28WheneverGuerrillasMoveFromAForeignCountry(game, group);
        // if here is a Railway or a Curfew is here
        if (isRailway(destination) || markersAt(game, Marker.Curfew, destination) > 0) {
          // if the group plus the British pieces here is more than 3
          if (group.size + britishPieces(game, destination) > 3) {
            // activate the group
            flipGroup(game, group, GUERRILLAS, GUERRILLAS_TURNED_ACTIVE);
          }
        }
      }
    }
  },
};
