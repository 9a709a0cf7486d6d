// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A31 French Syria. */
import {
  AVAILABLE,
  DONE,
  type Effect,
  type Game,
  MANY,
  chooseSpace,
  inBox,
  nextInQueue,
  piecesWanted,
  place,
  queueOf,
  remove,
  spacesWhere,
  stocked,
} from 'rulewright/runtime';
import { Box, Piece, Space } from '../ids.js';
import { REBEL_PIECES, rebelPieces } from '../pieces.js';
import { isForeignCountry } from '../spaces.js';

/** A31 unshaded: French police crack down. */
export function* unshaded(game: Game, by: number): Effect {
  // in either Syria or Lebanon with Rebel pieces
  {
    const space = yield* chooseSpace(game, by, 'in either Syria or Lebanon with Rebel pieces [A31 unshaded]', {
      among: spacesWhere(game, (space) => (space === Space.Lebanon || space === Space.Syria) && rebelPieces(game, space) > 0),
    });
    if (space !== DONE) {
      // remove all Rebel pieces here to Prison
      yield* remove(game, by, 'remove all Rebel pieces here to Prison [A31 unshaded]', {
        pieces: REBEL_PIECES,
        in: [space],
        count: MANY,
        to: Box.Prison,
      });
    }
  }
}

/** A31 shaded: Foreign fighters. */
export function* shaded(game: Game, by: number): Effect {
  // in all Foreign Countries, in any order
  {
    const queue = queueOf(spacesWhere(game, (space) => isForeignCountry(space)));
    for (;;) {
      const foreignCountry = yield* nextInQueue(game, by, 'in all Foreign Countries, in any order [A31 shaded]', {
        queue,
        wants: [
          {
            supply: stocked(game, [Piece.Guerrilla, Piece.Guerrilla], [Box.Prison, AVAILABLE]),
            wanted: (space) => piecesWanted(game, [Piece.Guerrilla], 1, space),
          },
        ],
      });
      if (foreignCountry === DONE) break;
      // if a Guerrilla is in Prison
      if (inBox(game, Box.Prison, Piece.Guerrilla) > 0) {
        // place 1 Guerrilla from Prison here
        yield* place(game, by, 'place 1 Guerrilla from Prison here [A31 shaded]', {
          pieces: [Piece.Guerrilla],
          from: Box.Prison,
          in: foreignCountry,
          count: 1,
        });
      } else {
        // place 1 Guerrilla here
        yield* place(game, by, 'place 1 Guerrilla here [A31 shaded]', { pieces: [Piece.Guerrilla], in: foreignCountry, count: 1 });
      }
    }
  }
}
