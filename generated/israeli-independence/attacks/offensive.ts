// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: Offensive [II 8.0]. */
import {
  DIE,
  type Game,
  NO_ARRIVALS,
  type PieceInHand,
  type Procedure,
  type Scope,
  canMove,
  cardValue,
  choosePiece,
  counter,
  currentCard,
  isOf,
  moveGroup,
  newArrivals,
  piecesThere,
  regardsCards,
  rollDie,
  setCounter,
  somePiece,
  spaceAlong,
  spacesWhere,
  valueOf,
  valueOfPiece,
} from 'rulewright/runtime';
import { Card, Counter, Faction, ProcedureId, Value } from '../ids.js';
import { ARMIES, JORDANIAN_ARMIES } from '../pieces.js';
import { addedToRollsOfOffensiveAgainstTheBattleValue } from '../rolls.js';

export function spent(scope: Scope): number {
  return scope.values.spent ?? 1;
}

export function reserved(scope: Scope): number {
  return scope.values.reserved ?? 0;
}

export function modifier(game: Game, scope: Scope): number {
  return scope.values.modifier ?? cardValue(game, Value.Modifier);
}

/** Offensive [II 8.0]. */
export const offensive: Procedure = {
  id: ProcedureId.Offensive,
  name: 'Offensive',
  faction: Faction.Israelis,
  accompanies: [],
  can: (game, scope) =>
    somePiece(
      game,
      { pieces: ARMIES, in: spacesWhere(game, (space) => valueOf(game, Value.BoxNumber, space) <= 3) },
      (piece) =>
        (!regardsCards(game) || currentCard(game) !== Card.H4 || !isOf(piece, JORDANIAN_ARMIES)) &&
        ((spent(scope) > 0 && counter(game, Counter.OffensivesLeft) > 0) ||
          (reserved(scope) > 0 && counter(game, Counter.ReservesLeft) > 0) ||
          DIE.some(
            (roll) =>
              roll + modifier(game, scope) + addedToRollsOfOffensiveAgainstTheBattleValue(game, piece) >
                valueOfPiece(game, Value.BattleValue, piece) &&
              canMove(game, { pieces: [piece.column], arrivals: NO_ARRIVALS, from: [piece.space], to: [spaceAlong(game, piece, -1)] }),
          )),
    ),
  *run(game, scope) {
    // choose 1 army in a space with box number 3 or less
    {
      const among = piecesThere(game, { pieces: ARMIES, in: spacesWhere(game, (space) => valueOf(game, Value.BoxNumber, space) <= 3) });
      const chosen: PieceInHand[] = [];
      for (;;) {
        const piece = yield* choosePiece(game, Faction.Israelis, 'choose 1 army in a space with box number 3 or less [II 8.0]', {
          among,
          chosen,
          count: 1,
          able: (candidate) =>
            (!regardsCards(game) || currentCard(game) !== Card.H4 || !isOf(candidate, JORDANIAN_ARMIES)) &&
            ((spent(scope) > 0 && counter(game, Counter.OffensivesLeft) > 0) ||
              (reserved(scope) > 0 && counter(game, Counter.ReservesLeft) > 0) ||
              DIE.some(
                (roll) =>
                  roll + modifier(game, scope) + addedToRollsOfOffensiveAgainstTheBattleValue(game, candidate) >
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
        if (!regardsCards(game) || currentCard(game) !== Card.H4 || !isOf(piece, JORDANIAN_ARMIES)) {
          // reduce Offensives Left by spent
          setCounter(game, Counter.OffensivesLeft, counter(game, Counter.OffensivesLeft) - spent(scope));
          // reduce Reserves Left by reserved
          setCounter(game, Counter.ReservesLeft, counter(game, Counter.ReservesLeft) - reserved(scope));
          // roll a die
          const roll = yield* rollDie(game, 'roll a die [II 8.0]');
          // if the roll plus modifier is more than its battle value
          if (
            roll + modifier(game, scope) + addedToRollsOfOffensiveAgainstTheBattleValue(game, piece) >
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
