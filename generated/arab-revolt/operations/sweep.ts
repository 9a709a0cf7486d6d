// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Sweep [AR 3.2.3]. */
import {
  DONE,
  DRAWN,
  type Game,
  NO_ARRIVALS,
  POOL,
  type Procedure,
  agree,
  canMove,
  everySpace,
  flip,
  hasCandidate,
  isAdjacent,
  isInPlay,
  moveGroups,
  neighbours,
  newArrivals,
  pause,
  selectSpace,
  someChit,
} from 'rulewright/runtime';
import { a18AfterEachSelectedSpaceOfSweep } from '../cards/a18-punitive-searches.js';
import { canResolveMobilization } from '../chits.js';
import { Card, ChitFamily, Faction, ProcedureId, Side } from '../ids.js';
import {
  GUERRILLAS,
  GUERRILLAS_TURNED_ACTIVE,
  TROOPS,
  UNDERGROUND_IRREGULARS,
  UNDERGROUND_IRREGULARS_TURNED_ACTIVE,
  cubes,
  undergroundGuerrillas,
  undergroundIrregulars,
} from '../pieces.js';
import { isDistrictOrCity } from '../spaces.js';
import { keepStandingRules } from '../standing.js';

/** How many spaces at most: up to 3 Cities or Districts. */
function limit(): number {
  return 3;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // up to 3 Cities or Districts
    isDistrictOrCity(space) &&
    // something can be done
    (canMove(game, {
      pieces: TROOPS,
      arrivals: NO_ARRIVALS,
      from: everySpace(game),
      to: (origin) => (isAdjacent(game, origin, space) ? [space] : []),
    }) ||
      undergroundIrregulars(game, space) > 0 ||
      (Math.floor(cubes(game, space) / 2) > 0 && undergroundGuerrillas(game, space) > 0) ||
      (isInPlay(game, Card.A18, Side.Shaded) &&
        someChit(game, ChitFamily.Punishment, [DRAWN, POOL], (chit) => canResolveMobilization(game, chit, space))))
  );
}

/** Sweep [AR 3.2.3]. */
export const sweep: Procedure = {
  id: ProcedureId.Sweep,
  name: 'Sweep',
  faction: Faction.British,
  accompanies: [],
  opened: { by: [ProcedureId.Punish], lacks: (_game, scope) => (scope.limit ?? limit()) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.British, { scope, limit: limit(), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    for (;;) {
      const space = yield* selectSpace(game, Faction.British, 'select up to 3 Cities or Districts [AR 3.2.3]', {
        scope,
        selected,
        limit: () => limit(),
        eligible,
      });
      if (space === DONE) break;
      selected.push(space);
    }
    // move any Troops on the map to adjacent selected spaces
    yield* moveGroups(game, Faction.British, 'move any Troops on the map to adjacent selected spaces [AR 3.2.3]', {
      pieces: TROOPS,
      arrivals: newArrivals(),
      from: everySpace(game),
      to: (origin) => neighbours(game, origin).filter((space) => selected.includes(space)),
    });
    keepStandingRules(game);
    // in each selected space
    for (const space of selected) {
      yield* pause(game, scope);
      // let scouted be half of the cubes here, rounded down
      let scouted = Math.floor(cubes(game, space) / 2);
      // British may
      if (
        undergroundIrregulars(game, space) > 0 &&
        (yield* agree(game, Faction.British, 'British may: activate 1 Underground Irregular here [AR 3.2.3]', space))
      ) {
        // activate 1 Underground Irregular here
        yield* flip(game, Faction.British, 'activate 1 Underground Irregular here [AR 3.2.3]', {
          pieces: UNDERGROUND_IRREGULARS,
          to: UNDERGROUND_IRREGULARS_TURNED_ACTIVE,
          in: [space],
          count: 1,
        });
        // let scouted be the cubes here
        scouted = cubes(game, space);
      }
      // activate scouted Guerrillas here
      yield* flip(game, Faction.British, 'activate scouted Guerrillas here [AR 3.2.3]', {
        pieces: GUERRILLAS,
        to: GUERRILLAS_TURNED_ACTIVE,
        in: [space],
        count: scouted,
      });
      // A18 shaded: after each selected space of Sweep
      if (isInPlay(game, Card.A18, Side.Shaded)) yield* a18AfterEachSelectedSpaceOfSweep(game, space);
    }
    yield* pause(game, scope);
  },
};
