// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Divide [AR 4.2.2]. */
import {
  DIE,
  DONE,
  type Procedure,
  chooseAlternative,
  chooseSpace,
  flip,
  isAdjacent,
  mayChoose,
  piecesIn,
  piecesOn,
  replace,
  rollDie,
  spacesWhere,
  touches,
  trackAt,
  trackValue,
} from 'rulewright/runtime';
import { Faction, Piece, ProcedureId, Track } from '../ids.js';
import {
  GUERRILLAS,
  IRREGULARS,
  UNDERGROUND_IRREGULARS,
  UNDERGROUND_IRREGULARS_TURNED_ACTIVE,
  guerrillas,
  undergroundIrregulars,
} from '../pieces.js';
import { inPalestine } from '../spaces.js';
import { shiftUnity } from '../tracks.js';
/** Divide [AR 4.2.2]. */
export const divide: Procedure = {
  id: ProcedureId.Divide,
  name: 'Divide',
  faction: Faction.British,
  accompanies: [ProcedureId.Deploy, ProcedureId.Patrol],
  can: (game, scope) =>
    (mayChoose(scope, 'Activate Irregulars') &&
      trackValue(game, Track.Unity) > 0 &&
      spacesWhere(
        game,
        (space) =>
          inPalestine(space) &&
          undergroundIrregulars(game, space) > 0 &&
          ((inPalestine(space) && guerrillas(game, space) > 0) ||
            touches(game, space, (neighbour) => inPalestine(neighbour) && guerrillas(game, neighbour) > 0)),
      ).length > 0) ||
    (mayChoose(scope, 'Roll') &&
      DIE.some(
        (roll) => roll <= piecesOn(game, IRREGULARS) && (trackAt(game, Track.Unity) !== 0 || trackValue(game, Track.PoliticalWill) !== 20),
      )),
  *run(game, scope) {
    // choose one
    switch (
      yield* chooseAlternative(game, Faction.British, 'choose one [AR 4.2.2]', {
        labels: ['Activate Irregulars', 'Roll'],
        possible: [
          mayChoose(scope, 'Activate Irregulars') &&
            trackValue(game, Track.Unity) > 0 &&
            spacesWhere(
              game,
              (space) =>
                inPalestine(space) &&
                undergroundIrregulars(game, space) > 0 &&
                ((inPalestine(space) && guerrillas(game, space) > 0) ||
                  touches(game, space, (neighbour) => inPalestine(neighbour) && guerrillas(game, neighbour) > 0)),
            ).length > 0,
          mayChoose(scope, 'Roll') &&
            DIE.some(
              (roll) =>
                roll <= piecesOn(game, IRREGULARS) && (trackAt(game, Track.Unity) !== 0 || trackValue(game, Track.PoliticalWill) !== 20),
            ),
        ],
      })
    ) {
      case 0: {
        // Activate Irregulars
        // in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after another
        {
          const most = trackValue(game, Track.Unity);
          const chosen: number[] = [];
          while (chosen.length < most) {
            const space = yield* chooseSpace(
              game,
              Faction.British,
              'in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after another [AR 4.2.2]',
              {
                among: spacesWhere(
                  game,
                  (space) =>
                    inPalestine(space) &&
                    undergroundIrregulars(game, space) > 0 &&
                    ((inPalestine(space) && guerrillas(game, space) > 0) ||
                      touches(game, space, (neighbour) => inPalestine(neighbour) && guerrillas(game, neighbour) > 0)),
                ).filter(
                  (candidate) =>
                    !chosen.includes(candidate) &&
                    (undergroundIrregulars(game, candidate) > 0 ||
                      piecesIn(
                        game,
                        spacesWhere(game, (space) => inPalestine(space) && (space === candidate || isAdjacent(game, candidate, space))),
                        GUERRILLAS,
                      ) > 0),
                ),
                optional: true,
                done: chosen.length,
                most,
              },
            );
            if (space === DONE) break;
            chosen.push(space);
            // activate 1 Underground Irregular here
            yield* flip(game, Faction.British, 'activate 1 Underground Irregular here [AR 4.2.2]', {
              pieces: UNDERGROUND_IRREGULARS,
              to: UNDERGROUND_IRREGULARS_TURNED_ACTIVE,
              in: [space],
              count: 1,
            });
            // replace 1 Guerrilla in Palestine in or adjacent to here with an Irregular
            yield* replace(game, Faction.British, 'replace 1 Guerrilla in Palestine in or adjacent to here with an Irregular [AR 4.2.2]', {
              pieces: GUERRILLAS,
              in: spacesWhere(game, (other) => inPalestine(other) && (other === space || isAdjacent(game, space, other))),
              count: 1,
              with: Piece.Irregular,
            });
          }
        }
        break;
      }
      case 1: {
        // Roll
        // roll a die
        const roll = yield* rollDie(game, 'roll a die [AR 4.2.2]');
        // if the roll is at most the Irregulars on the map
        if (roll <= piecesOn(game, IRREGULARS)) {
          // shift Unity 1 toward Decentralized
          shiftUnity(game, -1);
        }
        break;
      }
    }
  },
};
