/** Arguments that most calls of the runtime share: the sentence, and how many at least and at most. */
import type { Block, Range, Statement } from '../core/ir.js';
import type { NumberExpr } from '../resolved/ir.js';
import { number, runtime } from './expressions.js';
import { stringLiteral } from './module.js';
import { citation } from './references.js';
import { type EmitScope, freshName } from './scope.js';

/** As `why`, for a block that may be left: with the first thing that is done in it. */
export function whyBlock(scope: EmitScope, statement: Statement, body: Block): string {
  const first = body.find((inner) => inner.text !== '');
  return why(scope, first === undefined ? statement : { ...statement, text: `${statement.text}: ${first.text}` });
}

/** The sentence and its rule, as a decision shows them. */
export function why(scope: EmitScope, statement: Statement): string {
  return stringLiteral(`${statement.text} [${citation(scope.world, statement.rule)}]`);
}

export function limitOf(scope: EmitScope, limit: NumberExpr | 'all'): string {
  return limit === 'all' ? runtime(scope, 'MANY') : number(scope, limit);
}

/** At least and at most as two arguments; what would be computed twice is computed once before. */
export function range(scope: EmitScope, { least, most }: Range): [string, string, string] {
  const low = limitOf(scope, least);
  const high = limitOf(scope, most);
  if (low !== high || /^[\w.]+$/.test(low)) return ['', low, high];
  const count = freshName(scope, 'count', 'number');
  return [`const ${count} = ${low};\n`, count, count];
}

/** Wraps statements that bind a name of their own in a block. */
export function inBlock(head: string, rest: string): string {
  return head === '' ? rest : `{\n${head}${rest}\n}`;
}
