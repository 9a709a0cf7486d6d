// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Raid [AR 4.3.3]. */
import {
  type Arrivals,
  DONE,
  type Game,
  type Procedure,
  type Scope,
  canMove,
  conduct,
  hasCandidate,
  isInPlay,
  kept,
  markersAt,
  moveGroup,
  neighbours,
  newArrivals,
  scopeOf,
  selectSpace,
  touches,
} from 'rulewright/runtime';
import { a28WheneverGuerrillasMoveFromAForeignCountry } from '../cards/a28-tegart-forts.js';
import { Card, Faction, Marker, ProcedureId, Side } from '../ids.js';
import { ambush } from '../operations/ambush.js';
import { sabotage } from '../operations/sabotage.js';
import { GUERRILLAS, bases, guerrillas } from '../pieces.js';
import { inPalestine, isForeignCountry, isRailway } from '../spaces.js';

/** How many spaces at most: up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas. */
function limit(game: Game): number {
  let most = 2;
  // A8 unshaded: Raid's spaces is at most 1
  if (isInPlay(game, Card.A8, Side.Unshaded)) most = Math.min(most, 1);
  return most;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number, _scope: Scope, arrivals: Arrivals): boolean {
  return (
    // up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas
    inPalestine(space) &&
    touches(game, space, (neighbour) => bases(game, neighbour) > 0 && guerrillas(game, neighbour) > 0) &&
    // A15 unshaded: Raid may not select Railways adjacent to spaces with a Curfew
    !(
      isInPlay(game, Card.A15, Side.Unshaded) &&
      isRailway(space) &&
      touches(game, space, (neighbour) => markersAt(game, Marker.Curfew, neighbour) > 0)
    ) &&
    // something can be done
    canMove(game, {
      pieces: GUERRILLAS,
      arrivals,
      from: neighbours(game, space).filter((other) => bases(game, other) > 0),
      to: [space],
      pairsOnce: true,
    })
  );
}

/** Raid [AR 4.3.3]. */
export const raid: Procedure = {
  id: ProcedureId.Raid,
  name: 'Raid',
  faction: Faction.Rebels,
  accompanies: [ProcedureId.Rally, ProcedureId.Sabotage, ProcedureId.Ambush],
  can: (game, scope) => hasCandidate(game, Faction.Rebels, { scope, limit: limit(game), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    const arrivals = newArrivals();
    // in each selected space
    const most = kept(() => limit(game));
    for (;;) {
      const space = yield* selectSpace(
        game,
        Faction.Rebels,
        'select up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas [AR 4.3.3]',
        { scope, selected, limit: most, eligible, arrivals },
      );
      if (space === DONE) break;
      selected.push(space);
      // move 1 or 2 Guerrillas from an adjacent space with a Base to here, each only once, and for each group
      {
        const group = yield* moveGroup(
          game,
          Faction.Rebels,
          'move 1 or 2 Guerrillas from an adjacent space with a Base to here, each only once, and for each group [AR 4.3.3]',
          {
            pieces: GUERRILLAS,
            arrivals,
            from: neighbours(game, space).filter((other) => bases(game, other) > 0),
            to: [space],
            atLeast: 1,
            atMost: 2,
            must: true,
            pairsOnce: true,
            here: space,
          },
        );
        if (group !== null) {
          const destination = group.to;
          // A28: whenever Guerrillas move from a Foreign Country
          if (isInPlay(game, Card.A28, Side.Event) && isForeignCountry(group.from))
            yield* a28WheneverGuerrillasMoveFromAForeignCountry(game, group);
          // Rebels may conduct a Limited Sabotage or Limited Ambush here
          yield* conduct(game, Faction.Rebels, 'Rebels may conduct a Limited Sabotage or Limited Ambush here [AR 4.3.3]', {
            procedures: [sabotage, ambush],
            scope: scopeOf({ limit: 1, within: [destination] }),
            optional: true,
          });
        }
      }
    }
  },
};
