// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A3 Peace Bands. */
import { type Effect, type Game, agree, conduct, everySpace, piecesOn, replace, scopeOf } from 'rulewright/runtime';
import { Faction, Piece } from '../ids.js';
import { IRREGULARS } from '../pieces.js';
import { divide } from '../special-activities/divide.js';
import { keepStandingRules } from '../standing.js';
import { shiftUnity } from '../tracks.js';

/** A3 unshaded: Palestinian collaboration. */
export function* unshaded(game: Game): Effect {
  // British may conduct Divide, choosing Activate Irregulars
  yield* conduct(game, Faction.British, 'British may conduct Divide, choosing Activate Irregulars [A3 unshaded]', {
    procedures: [divide],
    scope: scopeOf({ choosing: 'Activate Irregulars' }),
    optional: true,
  });
  // British may conduct Divide, choosing Roll
  yield* conduct(game, Faction.British, 'British may conduct Divide, choosing Roll [A3 unshaded]', {
    procedures: [divide],
    scope: scopeOf({ choosing: 'Roll' }),
    optional: true,
  });
}

/** A3 shaded: Defect back to rebellion. */
export function* shaded(game: Game): Effect {
  // if an Irregular is on the map
  if (piecesOn(game, IRREGULARS) > 0) {
    // Rebels may
    if (
      piecesOn(game, IRREGULARS) > 0 &&
      (yield* agree(game, Faction.Rebels, 'Rebels may: replace 2 Irregulars on the map with Guerrillas [A3 shaded]'))
    ) {
      // replace 2 Irregulars on the map with Guerrillas
      yield* replace(game, Faction.Rebels, 'replace 2 Irregulars on the map with Guerrillas [A3 shaded]', {
        pieces: IRREGULARS,
        in: everySpace(game),
        count: 2,
        with: Piece.Guerrilla,
      });
      keepStandingRules(game);
    }
  }
  // shift Unity 1 toward Centralized
  shiftUnity(game, 1);
}
