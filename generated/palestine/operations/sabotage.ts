// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Sabotage [P 3.3.3]. */
import {
  DONE,
  type Game,
  type Procedure,
  agree,
  beginAdditional,
  declare,
  flip,
  hasCandidate,
  isAdjacent,
  isDeclared,
  isInPlay,
  piecesIn,
  placeMarkers,
  remove,
  rollDie,
  selectSpace,
  spacesWhere,
} from 'rulewright/runtime';
import { coordination, offensive } from '../additional-spaces.js';
import { p28AfterTheSuccessOfSabotage } from '../cards/p28-cid.js';
import { p32BeforeTheOutcomeOfSabotage } from '../cards/p32-weapon-factories.js';
import { Card, Faction, Marker, ProcedureId, Side } from '../ids.js';
import { ARMS_CACHES, UNDERGROUND_CELLS, UNDERGROUND_CELLS_TURNED_ACTIVE, police, undergroundCells } from '../pieces.js';
import { terror, terrorInsteadOfTheOutcomeOfSabotage } from '../special-activities/terror.js';

/** How many spaces at most: up to 3 spaces. */
function limit(): number {
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
  can: (game, scope) => hasCandidate(game, Faction.Irgun, { scope, limit: limit(), eligible, additional: [offensive] }),
  *run(game, scope) {
    const selected: number[] = [];
    const additional = beginAdditional(scope, [offensive, coordination]);
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(game, Faction.Irgun, 'select up to 3 spaces [P 3.3.3]', {
        scope,
        selected,
        limit: () => limit(),
        eligible,
        additional,
      });
      if (space === DONE) break;
      selected.push(space);
      // activate 1 Underground Cell here
      yield* flip(game, Faction.Irgun, 'activate 1 Underground Cell here [P 3.3.3]', {
        pieces: UNDERGROUND_CELLS,
        to: UNDERGROUND_CELLS_TURNED_ACTIVE,
        in: [space],
        count: 1,
      });
      // let bonus be 0
      let bonus = 0;
      // if an Arms Cache is in or adjacent to here
      if (
        piecesIn(
          game,
          spacesWhere(game, (other) => other === space || isAdjacent(game, space, other)),
          ARMS_CACHES,
        ) > 0
      ) {
        // Irgun may
        if (
          piecesIn(
            game,
            spacesWhere(game, (other) => other === space || isAdjacent(game, space, other)),
            ARMS_CACHES,
          ) > 0 &&
          (yield* agree(game, Faction.Irgun, 'Irgun may: remove 1 Arms Cache in or adjacent to here [P 3.3.3]', space))
        ) {
          // remove 1 Arms Cache in or adjacent to here
          yield* remove(game, Faction.Irgun, 'remove 1 Arms Cache in or adjacent to here [P 3.3.3]', {
            pieces: ARMS_CACHES,
            in: spacesWhere(game, (other) => other === space || isAdjacent(game, space, other)),
            count: 1,
          });
          // let bonus be 2
          bonus = 2;
        }
      }
      // step attempt
      // Terror may be declared here
      yield* declare(game, 'declare Terror here [P 4.3.3]', { scope, procedure: terror, in: space });
      {
        // roll a die
        const roll = yield* rollDie(game, 'roll a die [P 3.3.3]');
        // let result be the roll plus bonus minus the Police here
        const result = roll + bonus - police(game, space);
        // step outcome
        // P32 unshaded: before the outcome of Sabotage
        if (isInPlay(game, Card.P32, Side.Unshaded)) yield* p32BeforeTheOutcomeOfSabotage(game, Faction.Irgun, space, roll);
        if (isDeclared(scope, ProcedureId.Terror, space)) {
          // Terror: instead of the outcome of Sabotage
          yield* terrorInsteadOfTheOutcomeOfSabotage(game, space, result);
        } else {
          // if result is more than 2
          if (result > 2) {
            // step success
            // place 1 Sabotage here
            placeMarkers(game, Marker.Sabotage, 1, space);
            // P28 shaded: after the success of Sabotage
            if (isInPlay(game, Card.P28, Side.Shaded)) yield* p28AfterTheSuccessOfSabotage(game, Faction.Irgun, space);
          }
        }
      }
    }
  },
};
