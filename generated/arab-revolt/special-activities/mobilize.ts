// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Mobilize [AR 4.3.1]. */
import {
  DONE,
  type Game,
  MANY,
  type Procedure,
  type Scope,
  canPlaceOrLift,
  chooseSpace,
  hasCandidate,
  markersAt,
  needsNone,
  orNone,
  place,
  selectSpace,
  someSpace,
  spacesWhere,
} from 'rulewright/runtime';
import { Faction, Marker, Piece, ProcedureId } from '../ids.js';
import { guerrillas, irregulars } from '../pieces.js';
import { isDistrictOrForeignCountry, isForeignCountry } from '../spaces.js';

/** How many spaces at most: up to 2 Districts or Foreign Countries. */
function limit(): number {
  return 2;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // up to 2 Districts or Foreign Countries
    isDistrictOrForeignCountry(space) &&
    // ground: here is a Foreign Country or more Guerrillas than Irregulars are here
    (isForeignCountry(space) || guerrillas(game, space) > irregulars(game, space))
  );
}

function mobilized(game: Game, space: number, scope: Scope): boolean {
  const other = scope.places.mobilized;
  return other === undefined ? markersAt(game, Marker.Opposition, space) > 0 : other(game, space);
}

/** Mobilize [AR 4.3.1]. */
export const mobilize: Procedure = {
  id: ProcedureId.Mobilize,
  name: 'Mobilize',
  faction: Faction.Rebels,
  accompanies: [ProcedureId.Rally, ProcedureId.March],
  can: (game, scope) =>
    hasCandidate(game, Faction.Rebels, {
      scope,
      limit: limit(),
      eligible: (game, space) =>
        eligible(game, space) &&
        (canPlaceOrLift(game, Faction.Rebels, [Piece.Base], space) ||
          someSpace(game, (other) => mobilized(game, other, scope) && canPlaceOrLift(game, Faction.Rebels, [Piece.Guerrilla], other))),
    }) ||
    (someSpace(game, (space) => mobilized(game, space, scope) && canPlaceOrLift(game, Faction.Rebels, [Piece.Guerrilla], space)) &&
      needsNone(scope, limit())),
  *run(game, scope) {
    const selected: number[] = [];
    // in each selected space
    const bounds = someSpace(
      game,
      (space) => mobilized(game, space, scope) && canPlaceOrLift(game, Faction.Rebels, [Piece.Guerrilla], space),
    )
      ? orNone(scope)
      : scope;
    for (;;) {
      const space = yield* selectSpace(game, Faction.Rebels, 'select up to 2 Districts or Foreign Countries [AR 4.3.1]', {
        scope: bounds,
        selected,
        limit: () => limit(),
        eligible: (game, space) => eligible(game, space) && canPlaceOrLift(game, Faction.Rebels, [Piece.Base], space),
      });
      if (space === DONE) break;
      selected.push(space);
      // place 1 Base here
      yield* place(game, Faction.Rebels, 'place 1 Base here [AR 4.3.1]', { pieces: [Piece.Base], in: space, count: 1, lift: true });
    }
    // in any mobilized spaces
    {
      const candidates = spacesWhere(game, (space) => mobilized(game, space, scope));
      const chosen: number[] = [];
      for (;;) {
        const space = yield* chooseSpace(game, Faction.Rebels, 'in any mobilized spaces [AR 4.3.1]', {
          among: candidates.filter(
            (candidate) => !chosen.includes(candidate) && canPlaceOrLift(game, Faction.Rebels, [Piece.Guerrilla], candidate),
          ),
          optional: true,
          done: chosen.length,
          most: MANY,
        });
        if (space === DONE) break;
        chosen.push(space);
        // place 1 Guerrilla here
        yield* place(game, Faction.Rebels, 'place 1 Guerrilla here [AR 4.3.1]', {
          pieces: [Piece.Guerrilla],
          in: space,
          count: 1,
          lift: true,
        });
      }
    }
  },
};
