// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Sabotage [P 3.3.3]. */
import {
  AVAILABLE,
  DONE,
  FREE,
  type Game,
  type Procedure,
  agree,
  beginAdditional,
  cardInPlay,
  declare,
  flip,
  hasCandidate,
  isAdjacent,
  isDeclared,
  piecesIn,
  placeMarkers,
  remove,
  rollDie,
  selectSpace,
  spacesWhere,
} from '../../../runtime/index.js';
import { coordination, offensive } from '../additional-spaces.js';
import { p28AfterTheSuccessOfSabotage } from '../cards/p28-cid.js';
import { p32BeforeTheOutcomeOfSabotage } from '../cards/p32-weapon-factories.js';
import { Card, Faction, Marker, ProcedureId } from '../ids.js';
import { ARMS_CACHES, UNDERGROUND_CELLS, UNDERGROUND_CELLS_TURNED_ACTIVE, police, undergroundCells } from '../pieces.js';
import { terror, terrorInsteadOfTheOutcomeOfSabotage } from '../special-activities/terror.js';

/** How many spaces at most: up to 3 spaces. */
function limit(_game: Game): number {
  return 3;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // saboteur: an Underground Cell is here
    undergroundCells(game, space) > 0
  );
}

/** Sabotage [P 3.3.3]. */
export const sabotage: Procedure = {
  id: ProcedureId.Sabotage,
  name: 'Sabotage',
  faction: Faction.Irgun,
  accompanies: [],
  can: (game, by, scope) => hasCandidate(game, by, scope, limit(game), eligible, [offensive]),
  *run(game, _by, scope) {
    const selected: number[] = [];
    const additional = beginAdditional(scope, [offensive, coordination]);
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(
        game,
        Faction.Irgun,
        'select up to 3 spaces [P 3.3.3]',
        scope,
        selected,
        () => limit(game),
        eligible,
        additional,
      );
      if (space === DONE) break;
      selected.push(space);
      // activate 1 Underground Cell here
      yield* flip(
        game,
        Faction.Irgun,
        'activate 1 Underground Cell here [P 3.3.3]',
        1,
        1,
        UNDERGROUND_CELLS,
        UNDERGROUND_CELLS_TURNED_ACTIVE,
        [space],
      );
      // let bonus be 0
      let bonus = 0;
      // if an Arms Cache is in or adjacent to here
      if (
        piecesIn(
          game,
          spacesWhere(game, (game, other) => other === space || isAdjacent(game, space, other)),
          ARMS_CACHES,
        ) > 0
      ) {
        // Irgun may
        if (
          piecesIn(
            game,
            spacesWhere(game, (game, other) => other === space || isAdjacent(game, space, other)),
            ARMS_CACHES,
          ) > 0 &&
          (yield* agree(game, Faction.Irgun, 'Irgun may: remove 1 Arms Cache in or adjacent to here [P 3.3.3]', space))
        ) {
          // remove 1 Arms Cache in or adjacent to here
          yield* remove(
            game,
            Faction.Irgun,
            'remove 1 Arms Cache in or adjacent to here [P 3.3.3]',
            1,
            1,
            ARMS_CACHES,
            spacesWhere(game, (game, other) => other === space || isAdjacent(game, space, other)),
            AVAILABLE,
          );
          // let bonus be 2
          bonus = 2;
        }
      }
      // step attempt
      // Terror may be declared here
      yield* declare(game, 'declare Terror here [P 4.3.3]', scope, terror, space);
      {
        // roll a die
        const roll = yield* rollDie(game, 'roll a die [P 3.3.3]');
        // let result be the roll plus bonus minus the Police here
        let result = roll + bonus - police(game, space);
        // step outcome
        // P32 unshaded: before the outcome of Sabotage
        if (cardInPlay(game, Card.P32) === 1) yield* p32BeforeTheOutcomeOfSabotage(game, Faction.Irgun, space, roll);
        if (isDeclared(scope, ProcedureId.Terror, space)) {
          // Terror: instead of the outcome of Sabotage
          yield* terrorInsteadOfTheOutcomeOfSabotage(game, Faction.Irgun, space, FREE, result);
        } else {
          // if result is more than 2
          if (result > 2) {
            // step success
            // place 1 Sabotage here
            placeMarkers(game, Marker.Sabotage, 1, space);
            // P28 shaded: after the success of Sabotage
            if (cardInPlay(game, Card.P28) === 2) yield* p28AfterTheSuccessOfSabotage(game, Faction.Irgun, space);
          }
        }
      }
    }
  },
};
