// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Search [P 3.2.3]. */
import {
  DONE,
  type Game,
  HELD,
  NO_ARRIVALS,
  POOL,
  type Procedure,
  type Scope,
  beginAdditional,
  canMark,
  canMove,
  chooseAlternative,
  countChits,
  everySpace,
  flip,
  hasCandidate,
  isAdjacent,
  isInPlay,
  kept,
  mayChoose,
  moveGroups,
  neighbours,
  newArrivals,
  pause,
  placeMarkers,
  selectSpace,
  takeChit,
  wholeTimes,
} from 'rulewright/runtime';
import { intelligenceLead } from '../additional-spaces.js';
import { Card, ChitFamily, Faction, Marker, ProcedureId, Side } from '../ids.js';
import { CELLS, CELLS_TURNED_ACTIVE, TROOPS, cubes, undergroundCells } from '../pieces.js';
import { isCity } from '../spaces.js';
import { keepStandingRules } from '../standing.js';

/** How many spaces at most: up to 3 spaces. */
function limit(game: Game): number {
  let most = 3;
  // P9 shaded: each British Operation's spaces is at most 2
  if (isInPlay(game, Card.P9, Side.Shaded)) most = Math.min(most, 2);
  return most;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number, scope: Scope): boolean {
  return (
    // something can be done
    canMove(game, {
      pieces: TROOPS,
      arrivals: NO_ARRIVALS,
      from: everySpace(game),
      to: (origin) => (isAdjacent(game, origin, space) ? [space] : []),
    }) ||
    (isCity(space)
      ? (mayChoose(scope, 'Curfew') &&
          ((canMark(game, Marker.Curfew, space) && cubes(game, space) > 0) ||
            (wholeTimes(cubes(game, space), watch(game)) > 0 && undergroundCells(game, space) > 0))) ||
        (mayChoose(scope, 'Intel') && countChits(game, ChitFamily.Intel, HELD) > 0)
      : Math.floor(cubes(game, space) / 2) > 0 && undergroundCells(game, space) > 0)
  );
}

export function watch(game: Game): number {
  let value = 3;
  // P17 shaded: Search's watch is 4
  if (isInPlay(game, Card.P17, Side.Shaded)) value = 4;
  return value;
}

/** Search [P 3.2.3]. */
export const search: Procedure = {
  id: ProcedureId.Search,
  name: 'Search',
  faction: Faction.British,
  accompanies: [],
  opened: { by: [ProcedureId.Negotiate], lacks: (game, scope) => (scope.limit ?? limit(game)) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.British, { scope, limit: limit(game), eligible, additional: [intelligenceLead] }),
  *run(game, scope) {
    const selected: number[] = [];
    const additional = beginAdditional(scope, [intelligenceLead]);
    const most = kept(() => limit(game));
    for (;;) {
      const space = yield* selectSpace(game, Faction.British, 'select up to 3 spaces [P 3.2.3]', {
        scope,
        selected,
        limit: most,
        eligible,
        additional,
      });
      if (space === DONE) break;
      selected.push(space);
    }
    // move any Troops on the map to adjacent selected spaces
    yield* moveGroups(game, Faction.British, 'move any Troops on the map to adjacent selected spaces [P 3.2.3]', {
      pieces: TROOPS,
      arrivals: newArrivals(),
      from: everySpace(game),
      to: (origin) => neighbours(game, origin).filter((space) => selected.includes(space)),
    });
    keepStandingRules(game);
    // in each selected space
    for (const space of selected) {
      yield* pause(game, scope);
      // if here is a City
      if (isCity(space)) {
        // choose any one
        switch (
          yield* chooseAlternative(game, Faction.British, 'choose any one [P 3.2.3]', {
            labels: ['Curfew', 'Intel'],
            possible: [mayChoose(scope, 'Curfew'), mayChoose(scope, 'Intel') && countChits(game, ChitFamily.Intel, HELD) > 0],
            here: space,
          })
        ) {
          case 0: {
            // Curfew
            // place 1 Curfew here if none
            placeMarkers(game, Marker.Curfew, 1, space);
            keepStandingRules(game);
            // activate 1 Cell per watch cubes here
            yield* flip(game, Faction.British, 'activate 1 Cell per watch cubes here [P 3.2.3]', {
              pieces: CELLS,
              to: CELLS_TURNED_ACTIVE,
              in: [space],
              count: wholeTimes(cubes(game, space), watch(game)),
            });
            break;
          }
          case 1: {
            // Intel
            // discard 1 held Intel chit
            yield* takeChit(game, Faction.British, 'discard 1 held Intel chit [P 3.2.3]', {
              family: ChitFamily.Intel,
              from: [HELD],
              to: POOL,
              here: space,
            });
            // activate 1 Cell per cube here
            yield* flip(game, Faction.British, 'activate 1 Cell per cube here [P 3.2.3]', {
              pieces: CELLS,
              to: CELLS_TURNED_ACTIVE,
              in: [space],
              count: cubes(game, space),
            });
            break;
          }
        }
      } else {
        // activate 1 Cell per 2 cubes here
        yield* flip(game, Faction.British, 'activate 1 Cell per 2 cubes here [P 3.2.3]', {
          pieces: CELLS,
          to: CELLS_TURNED_ACTIVE,
          in: [space],
          count: Math.floor(cubes(game, space) / 2),
        });
      }
    }
    yield* pause(game, scope);
  },
};
