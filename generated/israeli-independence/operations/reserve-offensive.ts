// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: Reserve Offensive [II 9.1]. */
import {
  DIE,
  NO_ARRIVALS,
  type PieceInHand,
  type Procedure,
  canMove,
  choosePiece,
  counter,
  moveGroup,
  newArrivals,
  piecesThere,
  rollDie,
  setCounter,
  somePiece,
  spaceAlong,
  spacesWhere,
  valueOf,
  valueOfPiece,
} from '../../../runtime/index.js';
import { Counter, Faction, ProcedureId, Value } from '../ids.js';
import { ARMIES } from '../pieces.js';
/** Reserve Offensive [II 9.1]. */
export const reserveOffensive: Procedure = {
  id: ProcedureId.ReserveOffensive,
  name: 'Reserve Offensive',
  faction: Faction.Israelis,
  accompanies: [],
  can: (game) =>
    somePiece(
      game,
      {
        pieces: ARMIES,
        in: spacesWhere(game, (space) => valueOf(game, Value.BoxNumber, space) >= 1 && valueOf(game, Value.BoxNumber, space) <= 3),
      },
      (piece) =>
        counter(game, Counter.ReservesLeft) > 0 ||
        DIE.some(
          (roll) =>
            roll > valueOfPiece(game, Value.BattleValue, piece) &&
            canMove(game, { pieces: [piece.column], arrivals: NO_ARRIVALS, from: [piece.space], to: [spaceAlong(game, piece, -1)] }),
        ),
    ),
  *run(game) {
    // choose 1 army in a space with box number 1 to 3
    {
      const among = piecesThere(game, {
        pieces: ARMIES,
        in: spacesWhere(game, (space) => valueOf(game, Value.BoxNumber, space) >= 1 && valueOf(game, Value.BoxNumber, space) <= 3),
      });
      const chosen: PieceInHand[] = [];
      for (;;) {
        const piece = yield* choosePiece(game, Faction.Israelis, 'choose 1 army in a space with box number 1 to 3 [II 9.1]', {
          among,
          chosen,
          count: 1,
          able: (candidate) =>
            counter(game, Counter.ReservesLeft) > 0 ||
            DIE.some(
              (roll) =>
                roll > valueOfPiece(game, Value.BattleValue, candidate) &&
                canMove(game, {
                  pieces: [candidate.column],
                  arrivals: NO_ARRIVALS,
                  from: [candidate.space],
                  to: [spaceAlong(game, candidate, -1)],
                }),
            ),
        });
        if (piece === null) break;
        // reduce Reserves Left by 1
        setCounter(game, Counter.ReservesLeft, counter(game, Counter.ReservesLeft) - 1);
        // roll a die
        const roll = yield* rollDie(game, 'roll a die [II 9.1]');
        // if the roll is more than its battle value
        if (roll > valueOfPiece(game, Value.BattleValue, piece)) {
          // retreat it 1 space
          {
            const group = yield* moveGroup(game, Faction.Israelis, 'retreat it 1 space [II 9.1]', {
              pieces: [piece.column],
              arrivals: newArrivals(),
              from: [piece.space],
              to: [spaceAlong(game, piece, -1)],
              count: 1,
              must: true,
              piece,
            });
            if (group !== null) {
              piece.space = group.to;
            }
          }
        }
      }
    }
  },
};
