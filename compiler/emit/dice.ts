/** Dice: the calls that roll them, and what they can come to. */
import { runtime } from './expressions.js';
import type { EmitScope } from './scope.js';

interface Rolled {
  readonly dice?: number;
  readonly sides?: number;
}

/** `rollDie(game, 'roll a die')`; the number of sides stands there only where it is not that of the usual die. */
export function diceCall(scope: EmitScope, { dice, sides }: Rolled, why: string): string {
  const size = sides === undefined ? '' : `, ${sides}`;
  if (dice === undefined) return `${runtime(scope, 'rollDie')}(game, ${why}${size})`;
  return `${runtime(scope, 'rollDice')}(game, ${why}, ${dice}${size})`;
}

/** Every number that such a roll can come to. */
export function rollsOf(scope: EmitScope, { dice, sides }: Rolled): string {
  if (dice === undefined && sides === undefined) return runtime(scope, 'DIE');
  return `${runtime(scope, 'rollsOf')}(${dice ?? 1}${sides === undefined ? '' : `, ${sides}`})`;
}
