/** What cards add to rolls, where a roll is held against a number. */
import type { QuantityChange } from '../core/ir.js';
import type { NumberExpr } from '../resolved/ir.js';
import { thing } from './identifiers.js';
import { pieceOf, speaksOfPiece } from './in-hand.js';
import { keyOf } from './naming.js';
import type { EmitScope } from './scope.js';

/** What cards add to a roll against this number. */
export function addedToRoll(scope: EmitScope, against: NumberExpr): string {
  const entry = scope.rolls.find((roll) => JSON.stringify(roll.against) === JSON.stringify(against));
  return entry === undefined
    ? ''
    : ` + ${thing(scope.module, scope.ids, keyOf.rolls(entry.against))}(${rollArguments(scope, entry.changes)})`;
}

/** What the function of a roll's changes is given: the piece in hand where some of them speaks of it. */
function rollArguments(scope: EmitScope, changes: readonly QuantityChange[]): string {
  return speaksOfPiece(changes) ? `game, ${pieceOf(scope)}` : 'game';
}
