/** What is printed on pieces, spaces and cards, as TypeScript expressions. */
import type { NumberExpr, SpaceTest } from '../resolved/ir.js';
import { counts, hereOf, id, listOf, operand, runtime } from './expressions.js';
import { spaces, spacesOf } from './space-sets.js';
import { type EmitScope, freshName, withTaken } from './scope.js';

type Printed = Extract<NumberExpr, { readonly kind: 'card value' | 'values of spaces' | 'values of pieces' }>;

const summaries = { total: 'totalOf', highest: 'highestOf', lowest: 'lowestOf' } as const;

export function printedValue(scope: EmitScope, number: Printed): string {
  const value = id(scope, 'Value', number.value);
  if (number.kind === 'card value') return `${runtime(scope, 'cardValue')}(game, ${value})`;
  if (number.kind === 'values of spaces') {
    const [only, ...more] = number.spaces.tests;
    if (only?.kind === 'here' && more.length === 0)
      return `${runtime(scope, 'valueOf')}(game, ${value}, ${hereOf(scope)})`;
    const values = `${runtime(scope, 'spaceValues')}(game, ${value}, ${spaces(scope, number.spaces)})`;
    return `${runtime(scope, summaries[number.how])}(${values})`;
  }
  const { how, pieces, where } = number;
  const isOfSpaces = scope.world.values[number.value]?.of === 'spaces';
  const printed = runtime(scope, isOfSpaces ? 'placeValues' : 'pieceValues');
  const values = `${printed}(game, ${value}, ${spacesOf(scope, where)}, ${listOf(scope, pieces.columns)})`;
  return `${runtime(scope, summaries[how])}(${values})`;
}

/** Whether what is printed on the space that the variable holds lies between the bounds. */
export function valueTest(
  scope: EmitScope,
  { value, least, most }: Extract<SpaceTest, { readonly kind: 'value' }>,
  variable: string,
): string {
  const printed = `${runtime(scope, 'valueOf')}(game, ${id(scope, 'Value', value)}, ${variable})`;
  if (least !== null && least === most) return `${printed} === ${operand(scope, least)}`;
  const above = least === null ? [] : [`${printed} >= ${operand(scope, least)}`];
  const below = most === null ? [] : [`${printed} <= ${operand(scope, most)}`];
  return [...above, ...below].join(' && ');
}

/** Whether the space that the variable holds has the most, or the fewest, of all that are such. */
export function mostTest(
  scope: EmitScope,
  { how, things, among }: Extract<SpaceTest, { readonly kind: 'most' }>,
  variable: string,
): string {
  const outer = withTaken(scope, variable);
  const own = freshName(outer, 'place', 'rival');
  const count = counts({ ...withTaken(outer, own), here: own }, things, { kind: 'here' }).join(' + ');
  const test = runtime(scope, how === 'most' ? 'hasMost' : 'hasFewest');
  return `${test}(${variable}, ${spaces(outer, among)}, (${own}) => ${count})`;
}
