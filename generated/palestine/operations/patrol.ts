// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Patrol [P 3.2.2]. */
import {
  DONE,
  type Game,
  type Group,
  HELD,
  NO_ARRIVALS,
  POOL,
  type Procedure,
  agree,
  beginAdditional,
  canMove,
  chitValue,
  chooseSpace,
  countChits,
  everySpace,
  hasCandidate,
  isInPlay,
  kept,
  markersAt,
  moveGroup,
  newArrivals,
  pause,
  remove,
  selectSpace,
  spacesReached,
  takeChit,
} from 'rulewright/runtime';
import { intelligenceLead } from '../additional-spaces.js';
import { p23WheneverPatrolMovesPoliceToASpaceWithSabotage } from '../cards/p23-road-mines.js';
import { Box, Card, ChitFamily, Faction, Marker, ProcedureId, Side } from '../ids.js';
import { ACTIVE_CELLS, POLICE, UNDERGROUND_CELLS, activeCells, cells, police, undergroundCells } from '../pieces.js';
import { keepStandingRules } from '../standing.js';

/** How many spaces at most: up to 3 spaces. */
function limit(game: Game): number {
  let most = 3;
  // P9 shaded: each British Operation's spaces is at most 2
  if (isInPlay(game, Card.P9, Side.Shaded)) most = Math.min(most, 2);
  return most;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // targets: Cells are here
    cells(game, space) > 0 &&
    // something can be done
    (canMove(game, { pieces: POLICE, arrivals: NO_ARRIVALS, from: everySpace(game), to: [space] }) ||
      (raided(game) > 0 &&
        police(game, space) > 0 &&
        (activeCells(game, space) > 0 ||
          (undergroundCells(game, space) > 0 && 0 < police(game, space) && countChits(game, ChitFamily.Intel, HELD) > 0))))
  );
}

export function raided(game: Game): number {
  let value = 1;
  // P23 unshaded: Patrol's raided is 2
  if (isInPlay(game, Card.P23, Side.Unshaded)) value = 2;
  return value;
}

/** Patrol [P 3.2.2]. */
export const patrol: Procedure = {
  id: ProcedureId.Patrol,
  name: 'Patrol',
  faction: Faction.British,
  accompanies: [],
  opened: { by: [ProcedureId.Negotiate], lacks: (game, scope) => (scope.limit ?? limit(game)) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.British, { scope, limit: limit(game), eligible, additional: [intelligenceLead] }),
  *run(game, scope) {
    const selected: number[] = [];
    const additional = beginAdditional(scope, [intelligenceLead]);
    const most = kept(() => limit(game));
    for (;;) {
      const space = yield* selectSpace(game, Faction.British, 'select up to 3 spaces [P 3.2.2]', {
        scope,
        selected,
        limit: most,
        eligible,
        additional,
      });
      if (space === DONE) break;
      selected.push(space);
    }
    // move any Police on the map to the selected spaces
    {
      const groups: Group[] = [];
      const moved = newArrivals();
      for (;;) {
        const group = yield* moveGroup(game, Faction.British, 'move any Police on the map to the selected spaces [P 3.2.2]', {
          pieces: POLICE,
          arrivals: moved,
          from: everySpace(game),
          to: selected,
        });
        if (group === null) break;
        groups.push(group);
      }
      for (const space of spacesReached(game, groups, POLICE, 1)) {
        // P23 shaded: whenever Patrol moves Police to a space with Sabotage
        if (isInPlay(game, Card.P23, Side.Shaded) && markersAt(game, Marker.Sabotage, space) > 0)
          yield* p23WheneverPatrolMovesPoliceToASpaceWithSabotage(game, Faction.British, space);
      }
    }
    keepStandingRules(game);
    yield* pause(game, scope);
    // in up to raided selected spaces with Police and Cells
    {
      const most = raided(game);
      const candidates = selected.filter((space) => police(game, space) > 0 && cells(game, space) > 0);
      const chosen: number[] = [];
      while (chosen.length < most) {
        const space = yield* chooseSpace(game, Faction.British, 'in up to raided selected spaces with Police and Cells [P 3.2.2]', {
          among: candidates.filter(
            (candidate) =>
              !chosen.includes(candidate) &&
              ((police(game, candidate) > 0 && activeCells(game, candidate) > 0) ||
                (undergroundCells(game, candidate) > 0 && 0 < police(game, candidate) && countChits(game, ChitFamily.Intel, HELD) > 0)),
          ),
          optional: true,
          done: chosen.length,
          most,
        });
        if (space === DONE) break;
        chosen.push(space);
        let cellsRemoved = 0;
        // let arrests be the Police here
        const arrests = police(game, space);
        // remove arrests Active Cells here to Prison
        cellsRemoved += yield* remove(game, Faction.British, 'remove arrests Active Cells here to Prison [P 3.2.2]', {
          pieces: ACTIVE_CELLS,
          in: [space],
          count: arrests,
          to: Box.Prison,
        });
        // while an Underground Cell is here and the Cells removed are less than arrests, British may
        while (
          undergroundCells(game, space) > 0 &&
          cellsRemoved < arrests &&
          countChits(game, ChitFamily.Intel, HELD) > 0 &&
          (yield* agree(
            game,
            Faction.British,
            'while an Underground Cell is here and the Cells removed are less than arrests, British may: discard 1 held Intel chit [P 3.2.2]',
            space,
          ))
        ) {
          let intelValueDiscarded = 0;
          // discard 1 held Intel chit
          intelValueDiscarded += chitValue(
            game,
            yield* takeChit(game, Faction.British, 'discard 1 held Intel chit [P 3.2.2]', {
              family: ChitFamily.Intel,
              from: [HELD],
              to: POOL,
              here: space,
            }),
          );
          // let found be the value of the Intel chit discarded, at most arrests minus the Cells removed
          const found = Math.min(intelValueDiscarded, arrests - cellsRemoved);
          // remove up to found Underground Cells here to Prison
          cellsRemoved += yield* remove(game, Faction.British, 'remove up to found Underground Cells here to Prison [P 3.2.2]', {
            pieces: UNDERGROUND_CELLS,
            in: [space],
            atMost: found,
            to: Box.Prison,
          });
        }
      }
    }
    yield* pause(game, scope);
  },
};
