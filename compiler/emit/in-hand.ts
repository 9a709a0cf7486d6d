/** The piece in hand, as TypeScript expressions. */
import { some } from '../core/children.js';
import type { QuantityChange } from '../core/ir.js';
import type { Condition, SpaceTest } from '../resolved/ir.js';
import { id, listOf, number, operand, runtime } from './expressions.js';
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

/** What is asked of the piece in hand. */
export function conditionOfPiece(
  scope: EmitScope,
  what: Extract<Condition, { readonly kind: 'it is' | 'it is listed' | 'it has moved' }>,
): string {
  const negation = what.negated ? '!' : '';
  const piece = pieceOf(scope);
  switch (what.kind) {
    case 'it has moved':
      return `${negation}${piece}.moved`;
    case 'it is listed':
      return `${negation}${runtime(scope, 'isListed')}(game, ${id(scope, 'Value', what.list)}, ${piece})`;
    case 'it is':
      return `${negation}${runtime(scope, 'isOf')}(${piece}, ${listOf(scope, what.columns)})`;
  }
}

/** Some of the changes is told by the piece in hand. */
export function speaksOfPiece(changes: readonly QuantityChange[]): boolean {
  return changes.some((it) =>
    some('change', it, {
      number: ({ kind }) => kind === 'value of it',
      condition: ({ kind }) => kind === 'it is' || kind === 'it is listed' || kind === 'it has moved',
    }),
  );
}
