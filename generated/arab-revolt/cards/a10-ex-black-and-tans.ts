// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A10 Ex-Black and Tans. */
import {
  DONE,
  DRAWN,
  type Effect,
  type Game,
  MANY,
  POOL,
  agree,
  chitIn,
  chooseSpace,
  drawChits,
  markersAt,
  moveChits,
  removeMarkers,
  someChit,
  someSpace,
  spacesWhere,
} from 'rulewright/runtime';
import { canResolveMobilization, resolveMobilization } from '../chits.js';
import { ChitFamily, Faction, Marker } from '../ids.js';
import { police } from '../pieces.js';

/** A10 unshaded: Harsh methods from Ireland. */
export function* unshaded(game: Game): Effect {
  // British may, in up to 1 space with Police and Opposition
  {
    const space = yield* chooseSpace(game, Faction.British, 'British may, in up to 1 space with Police and Opposition [A10 unshaded]', {
      among: spacesWhere(game, (space) => police(game, space) > 0 && markersAt(game, Marker.Opposition, space) > 0),
      optional: true,
    });
    if (space !== DONE) {
      // remove Opposition here
      removeMarkers(game, Marker.Opposition, MANY, space);
    }
  }
}

/** A10 shaded: Unsanctioned reprisals. */
export function* shaded(game: Game): Effect {
  // Rebels may
  if (
    someSpace(
      game,
      (space) =>
        police(game, space) > 0 &&
        someChit(game, ChitFamily.Punishment, [DRAWN, POOL], (chit) => canResolveMobilization(game, chit, space)),
    ) &&
    (yield* agree(game, Faction.Rebels, 'Rebels may: draw 1 Punishment chit [A10 shaded]'))
  ) {
    // draw 1 Punishment chit
    yield* drawChits(game, 'draw 1 Punishment chit [A10 shaded]', { family: ChitFamily.Punishment, count: 1 });
    // in 2 spaces with Police
    {
      const candidates = spacesWhere(game, (space) => police(game, space) > 0);
      const chosen: number[] = [];
      while (chosen.length < 2) {
        const space = yield* chooseSpace(game, Faction.Rebels, 'in 2 spaces with Police [A10 shaded]', {
          among: candidates.filter(
            (candidate) =>
              !chosen.includes(candidate) &&
              someChit(game, ChitFamily.Punishment, [DRAWN], (chit) => canResolveMobilization(game, chit, candidate)),
          ),
          optional: chosen.length >= 2,
          done: chosen.length,
          most: 2,
        });
        if (space === DONE) break;
        chosen.push(space);
        // resolve the Mobilization of the drawn Punishment chit
        yield* resolveMobilization(game, Faction.Rebels, chitIn(game, ChitFamily.Punishment, DRAWN), space);
      }
    }
    // return the drawn Punishment chits to the pool
    moveChits(game, ChitFamily.Punishment, [DRAWN], POOL);
  }
}
