// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A32 Aerial Policing. */
import { type Effect, type Game, conduct, moveGroup, newArrivals, scopeOf, spacesWhere } from 'rulewright/runtime';
import { Faction } from '../ids.js';
import { TROOPS, bases } from '../pieces.js';
import { isCity } from '../spaces.js';
import { airRecon } from '../special-activities/air-recon.js';
import { keepStandingRules } from '../standing.js';

/** A32 unshaded: Air reconnaissance. */
export function* unshaded(game: Game): Effect {
  // British may conduct Air Recon, where revealed is 2
  yield* conduct(game, Faction.British, 'British may conduct Air Recon, where revealed is 2 [A32 unshaded]', {
    procedures: [airRecon],
    scope: scopeOf({ values: { revealed: 2 } }),
    optional: true,
  });
}

/** A32 shaded: Anti-aircraft fire. */
export function* shaded(game: Game, by: number): Effect {
  const arrivals = newArrivals();
  // in each space with a Base
  for (const space of spacesWhere(game, (space) => bases(game, space) > 0)) {
    // move 1 Troop here to a City, each only once
    yield* moveGroup(game, by, 'move 1 Troop here to a City, each only once [A32 shaded]', {
      pieces: TROOPS,
      arrivals,
      from: [space],
      to: spacesWhere(game, (other) => isCity(other)),
      count: 1,
      must: true,
    });
    keepStandingRules(game);
  }
}
