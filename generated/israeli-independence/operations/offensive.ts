// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: Offensive [II 8.0]. */
import {
  DIE,
  NO_ARRIVALS,
  type PieceInHand,
  type Procedure,
  canMove,
  cardValue,
  choosePiece,
  counter,
  currentCard,
  isOf,
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
import { Card, Counter, Faction, ProcedureId, Value } from '../ids.js';
import { ARMIES, JORDANIAN_ARMIES } from '../pieces.js';
import { addedToRollsOfOffensiveAgainstTheBattleValue } from '../rolls.js';
/** Offensive [II 8.0]. */
export const offensive: Procedure = {
  id: ProcedureId.Offensive,
  name: 'Offensive',
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
        (currentCard(game) !== Card.H4 || !isOf(piece, JORDANIAN_ARMIES)) &&
        (counter(game, Counter.OffensivesLeft) > 0 ||
          DIE.some(
            (roll) =>
              roll + cardValue(game, Value.Modifier) + addedToRollsOfOffensiveAgainstTheBattleValue(game, piece) >
                valueOfPiece(game, Value.BattleValue, piece) &&
              canMove(game, { pieces: [piece.column], arrivals: NO_ARRIVALS, from: [piece.space], to: [spaceAlong(game, piece, -1)] }),
          )),
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
        const piece = yield* choosePiece(game, Faction.Israelis, 'choose 1 army in a space with box number 1 to 3 [II 8.0]', {
          among,
          chosen,
          count: 1,
          able: (candidate) =>
            (currentCard(game) !== Card.H4 || !isOf(candidate, JORDANIAN_ARMIES)) &&
            (counter(game, Counter.OffensivesLeft) > 0 ||
              DIE.some(
                (roll) =>
                  roll + cardValue(game, Value.Modifier) + addedToRollsOfOffensiveAgainstTheBattleValue(game, candidate) >
                    valueOfPiece(game, Value.BattleValue, candidate) &&
                  canMove(game, {
                    pieces: [candidate.column],
                    arrivals: NO_ARRIVALS,
                    from: [candidate.space],
                    to: [spaceAlong(game, candidate, -1)],
                  }),
              )),
        });
        if (piece === null) break;
        if (currentCard(game) !== Card.H4 || !isOf(piece, JORDANIAN_ARMIES)) {
          // reduce Offensives Left by 1
          setCounter(game, Counter.OffensivesLeft, counter(game, Counter.OffensivesLeft) - 1);
          // roll a die
          const roll = yield* rollDie(game, 'roll a die [II 8.0]');
          // if the roll plus the card's modifier is more than its battle value
          if (
            roll + cardValue(game, Value.Modifier) + addedToRollsOfOffensiveAgainstTheBattleValue(game, piece) >
            valueOfPiece(game, Value.BattleValue, piece)
          ) {
            // retreat it 1 space
            {
              const group = yield* moveGroup(game, Faction.Israelis, 'retreat it 1 space [II 8.0]', {
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
    }
  },
};
