// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Deploy [P 3.2.1]. */
import {
  DONE,
  type Game,
  NO_ARRIVALS,
  type Procedure,
  canMove,
  canPlace,
  chooseSpace,
  everySpace,
  hasCandidate,
  isInPlay,
  kept,
  moveGroups,
  needsNone,
  newArrivals,
  orNone,
  pause,
  place,
  selectSpace,
  someSpace,
  spacesWhere,
} from 'rulewright/runtime';
import { Card, Faction, Piece, ProcedureId, Side } from '../ids.js';
import { TROOPS, irgunPieces, troops } from '../pieces.js';
import { isDistrictOrCity } from '../spaces.js';
import { keepStandingRules } from '../standing.js';

/** How many spaces at most: up to 3 Districts or Cities. */
function limit(game: Game): number {
  let most = 3;
  // P9 shaded: each British Operation's spaces is at most 2
  if (isInPlay(game, Card.P9, Side.Shaded)) most = Math.min(most, 2);
  return most;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // up to 3 Districts or Cities
    isDistrictOrCity(space) &&
    // control: more Troops than Irgun pieces are here
    troops(game, space) > irgunPieces(game, space)
  );
}

/** Deploy [P 3.2.1]. */
export const deploy: Procedure = {
  id: ProcedureId.Deploy,
  name: 'Deploy',
  faction: Faction.British,
  accompanies: [],
  opened: { by: [ProcedureId.Negotiate], lacks: (game, scope) => (scope.limit ?? limit(game)) > 0 },
  can: (game, scope) =>
    hasCandidate(game, Faction.British, {
      scope,
      limit: limit(game),
      eligible: (game, space) =>
        eligible(game, space) &&
        (canPlace(game, [Piece.Police], space) ||
          someSpace(game, (other) => canMove(game, { pieces: TROOPS, arrivals: NO_ARRIVALS, from: everySpace(game), to: [other] }))),
    }) ||
    (someSpace(game, (space) => canMove(game, { pieces: TROOPS, arrivals: NO_ARRIVALS, from: everySpace(game), to: [space] })) &&
      needsNone(scope, limit(game))),
  *run(game, scope) {
    const selected: number[] = [];
    // in each selected space
    const most = kept(() => limit(game));
    const bounds = someSpace(game, (space) => canMove(game, { pieces: TROOPS, arrivals: NO_ARRIVALS, from: everySpace(game), to: [space] }))
      ? orNone(scope)
      : scope;
    for (;;) {
      const space = yield* selectSpace(game, Faction.British, 'select up to 3 Districts or Cities [P 3.2.1]', {
        scope: bounds,
        selected,
        limit: most,
        eligible: (game, space) => eligible(game, space) && canPlace(game, [Piece.Police], space),
      });
      if (space === DONE) break;
      selected.push(space);
      // place 1 Police here
      yield* place(game, Faction.British, 'place 1 Police here [P 3.2.1]', { pieces: [Piece.Police], in: space, count: 1 });
    }
    // in up to 1 space
    {
      const space = yield* chooseSpace(game, Faction.British, 'in up to 1 space [P 3.2.1]', {
        among: spacesWhere(game, (space) => canMove(game, { pieces: TROOPS, arrivals: NO_ARRIVALS, from: everySpace(game), to: [space] })),
        optional: true,
      });
      if (space !== DONE) {
        // move any Troops on the map to here
        yield* moveGroups(game, Faction.British, 'move any Troops on the map to here [P 3.2.1]', {
          pieces: TROOPS,
          arrivals: newArrivals(),
          from: everySpace(game),
          to: [space],
          here: space,
        });
        keepStandingRules(game);
      }
    }
    yield* pause(game, scope);
  },
};
