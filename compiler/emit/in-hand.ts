/** The piece in hand, as TypeScript expressions. */
import { some } from '../core/children.js';
import type { QuantityChange } from '../core/ir.js';
import type { Condition, SpaceSet, SpaceTest } from '../resolved/ir.js';
import { only, options } from './arguments.js';
import { id, listOf, number, operand, runtime, tests } from './expressions.js';
import { spaceTest } from './module.js';
import { type EmitScope, freshName, withTaken } from './scope.js';

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

/** The spaces within reach of the piece in hand. */
export function reached(
  scope: EmitScope,
  { most, cost, through, ends }: Extract<SpaceTest, { readonly kind: 'reach' }>,
): string {
  const variable = freshName(scope, 'space', 'other', 'candidate');
  const inner = withTaken(scope, variable);
  const passes = (set: SpaceSet): string => spaceTest(variable, tests(inner, set, variable));
  const way = options(
    `most: ${number(scope, most)}`,
    ...(cost === null ? [] : [`cost: ${id(scope, 'Value', cost)}`]),
    ...only(through.tests.length > 0, `enters: ${passes(through)}`),
    ...only(ends !== null, `ends: ${passes(ends ?? through)}`),
  );
  return `${runtime(scope, 'spacesWithinReach')}(game, ${pieceOf(scope)}, ${way})`;
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
