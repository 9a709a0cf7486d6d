// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Rob [P 3.3.4]. */
import {
  DIE,
  DONE,
  type Game,
  type Procedure,
  beginAdditional,
  canPlace,
  flip,
  hasCandidate,
  isInPlay,
  place,
  rollDie,
  selectSpace,
} from 'rulewright/runtime';
import { coordination, offensive } from '../additional-spaces.js';
import { p32InsteadOfTheHaulOfRob } from '../cards/p32-weapon-factories.js';
import { Card, Faction, Piece, ProcedureId, Side } from '../ids.js';
import { UNDERGROUND_CELLS, UNDERGROUND_CELLS_TURNED_ACTIVE, cells, police, undergroundCells } from '../pieces.js';
import { isDistrictOrCity } from '../spaces.js';

/** How many spaces at most: up to 3 Districts or Cities. */
function limit(): number {
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
    ((!isInPlay(game, Card.P32, Side.Shaded) && DIE.some((roll) => roll > 2 && canPlace(game, [Piece.ArmsCache], space))) ||
      (isInPlay(game, Card.P32, Side.Shaded) && canPlace(game, [Piece.ArmsCache], space)) ||
      (police(game, space) > 0 && undergroundCells(game, space) > 0))
  );
}

/** Rob [P 3.3.4]. */
export const rob: Procedure = {
  id: ProcedureId.Rob,
  name: 'Rob',
  faction: Faction.Irgun,
  accompanies: [],
  opened: { by: [ProcedureId.Silence], lacks: (_game, scope) => (scope.limit ?? limit()) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.Irgun, { scope, limit: limit(), eligible, additional: [offensive] }),
  *run(game, scope) {
    const selected: number[] = [];
    const additional = beginAdditional(scope, [offensive, coordination]);
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(game, Faction.Irgun, 'select up to 3 Districts or Cities [P 3.3.4]', {
        scope,
        selected,
        limit: () => limit(),
        eligible,
        additional,
      });
      if (space === DONE) break;
      selected.push(space);
      // step haul
      if (isInPlay(game, Card.P32, Side.Shaded)) {
        // P32 shaded: instead of the haul of Rob
        yield* p32InsteadOfTheHaulOfRob(game, Faction.Irgun, space);
      } else {
        // roll a die
        const roll = yield* rollDie(game, 'roll a die [P 3.3.4]');
        // if the roll is more than 2
        if (roll > 2) {
          // place 1 Arms Cache here
          yield* place(game, Faction.Irgun, 'place 1 Arms Cache here [P 3.3.4]', { pieces: [Piece.ArmsCache], in: space, count: 1 });
        }
      }
      // if Police is here
      if (police(game, space) > 0) {
        // activate 1 Underground Cell here
        yield* flip(game, Faction.Irgun, 'activate 1 Underground Cell here [P 3.3.4]', {
          pieces: UNDERGROUND_CELLS,
          to: UNDERGROUND_CELLS_TURNED_ACTIVE,
          in: [space],
          count: 1,
        });
      }
    }
  },
};
