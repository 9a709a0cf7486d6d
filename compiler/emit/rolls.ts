/** What cards add to rolls, where a roll is held against a number. */
import type { CoreRolls } from '../core/ir.js';
import type { NumberExpr } from '../resolved/ir.js';
import { thing } from './identifiers.js';
import { pieceOf, speaksOfPiece } from './in-hand.js';
import { keyOf } from './naming.js';
import type { EmitScope } from './scope.js';

/** What cards add to a roll against this number, in the steps of this procedure. */
export function addedToRoll(scope: EmitScope, against: NumberExpr): string {
  const isMeant = (roll: CoreRolls): boolean =>
    JSON.stringify(roll.against) === JSON.stringify(against) &&
    (roll.procedure === undefined || roll.procedure === scope.procedure?.id);
  const calls = scope.rolls.filter(isMeant).map((roll) => {
    // The piece in hand is given where some of the changes speaks of it.
    const given = speaksOfPiece(roll.changes) ? `game, ${pieceOf(scope)}` : 'game';
    return ` + ${thing(scope.module, scope.ids, keyOf.rolls(roll))}(${given})`;
  });
  return calls.join('');
}
