/** Arguments that most calls of the runtime share: the sentence, and how many at least and at most. */
import type { Block, Range, Statement } from '../core/ir.js';
import type { NumberExpr } from '../resolved/ir.js';
import { number, runtime } from './expressions.js';
import { stringLiteral } from './module.js';
import { citation } from './references.js';
import type { EmitScope } from './scope.js';

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

/** How many, as properties: one number, or at least and at most. */
export function amount(scope: EmitScope, { least, most }: Range): string[] {
  return amountOf(limitOf(scope, least), limitOf(scope, most));
}

export function amountOf(least: string, most: string): string[] {
  if (least === most) return [`count: ${least}`];
  return [...(least === '0' ? [] : [`atLeast: ${least}`]), `atMost: ${most}`];
}

/** Wraps statements that bind a name of their own in a block. */
export function inBlock(head: string, rest: string): string {
  return head === '' ? rest : `{\n${head}${rest}\n}`;
}

/** What a call of the runtime is given by name. */
export function options(...properties: readonly string[]): string {
  return `{ ${properties.join(', ')} }`;
}

/** A property, in short where its value is called as it is. */
export function property(name: string, value: string): string {
  return name === value ? name : `${name}: ${value}`;
}

/** A property that is told only where it holds. */
export function only(holds: boolean, property: string): string[] {
  return holds ? [property] : [];
}

/** The current space as a property, where there is one. */
export function inHand({ here }: EmitScope): string[] {
  return here === null ? [] : [property('here', here)];
}
