// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Rob [P 3.3.4]. */
import {
  DIE,
  DONE,
  type Game,
  type Procedure,
  beginAdditional,
  canPlace,
  cardInPlay,
  flip,
  hasCandidate,
  place,
  rollDie,
  selectSpace,
} from '../../../runtime/index.js';
import { coordination, offensive } from '../additional-spaces.js';
import { p32InsteadOfTheHaulOfRob } from '../cards/p32-weapon-factories.js';
import { Card, Faction, Piece, ProcedureId } from '../ids.js';
import { UNDERGROUND_CELLS, UNDERGROUND_CELLS_TURNED_ACTIVE, cells, police, undergroundCells } from '../pieces.js';
import { isDistrictOrCity } from '../spaces.js';

/** How many spaces at most: up to 3 Districts or Cities. */
function limit(_game: Game): number {
  return 3;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // up to 3 Districts or Cities
    isDistrictOrCity(space) &&
    // strength: more Cells than Police are here
    cells(game, space) > police(game, space) &&
    // something can be done
    ((!(cardInPlay(game, Card.P32) === 2) && DIE.some((roll) => roll > 2 && canPlace(game, [Piece.ArmsCache], space))) ||
      (cardInPlay(game, Card.P32) === 2 && canPlace(game, [Piece.ArmsCache], space)) ||
      (police(game, space) > 0 && undergroundCells(game, space) > 0))
  );
}

/** Rob [P 3.3.4]. */
export const rob: Procedure = {
  id: ProcedureId.Rob,
  name: 'Rob',
  faction: Faction.Irgun,
  accompanies: [],
  opened: { by: [ProcedureId.Silence], lacks: (game, _by, scope) => (scope.limit ?? limit(game)) > 0 },
  can: (game, by, scope) => hasCandidate(game, by, scope, limit(game), eligible, [offensive]),
  *run(game, _by, scope) {
    const selected: number[] = [];
    const additional = beginAdditional(scope, [offensive, coordination]);
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(
        game,
        Faction.Irgun,
        'select up to 3 Districts or Cities [P 3.3.4]',
        scope,
        selected,
        () => limit(game),
        eligible,
        additional,
      );
      if (space === DONE) break;
      selected.push(space);
      // step haul
      if (cardInPlay(game, Card.P32) === 2) {
        // P32 shaded: instead of the haul of Rob
        yield* p32InsteadOfTheHaulOfRob(game, Faction.Irgun, space);
      } else {
        // roll a die
        const roll = yield* rollDie(game, 'roll a die [P 3.3.4]');
        // if the roll is more than 2
        if (roll > 2) {
          // place 1 Arms Cache here
          yield* place(game, Faction.Irgun, 'place 1 Arms Cache here [P 3.3.4]', 1, 1, [Piece.ArmsCache], space, false);
        }
      }
      // if Police is here
      if (police(game, space) > 0) {
        // activate 1 Underground Cell here
        yield* flip(
          game,
          Faction.Irgun,
          'activate 1 Underground Cell here [P 3.3.4]',
          1,
          1,
          UNDERGROUND_CELLS,
          UNDERGROUND_CELLS_TURNED_ACTIVE,
          [space],
        );
      }
    }
  },
};
