/** The piece in hand, as TypeScript expressions. */
import type { SpaceTest } from '../resolved/ir.js';
import { number, operand, runtime } from './expressions.js';
import type { EmitScope } from './scope.js';

/** The variable of the piece in hand; its absence is a fault of an earlier pass. */
export function pieceOf(scope: EmitScope): string {
  if (scope.piece === null) throw new Error('no piece in hand');
  return scope.piece;
}

/** Where the piece in hand comes to on its path. */
export function along(scope: EmitScope, { steps, sign }: Extract<SpaceTest, { readonly kind: 'along' }>): string {
  const by = sign > 0 ? number(scope, steps) : `-${operand(scope, steps)}`;
  return `${runtime(scope, 'spaceAlong')}(game, ${pieceOf(scope)}, ${by})`;
}
