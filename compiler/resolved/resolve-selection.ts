/** Which spaces a procedure selects, and how many. */
import type { Span } from '../source/span.js';
import type { Condition as WrittenCondition, Name, NounPhrase } from '../surface/ir.js';
import { printCondition, printNounPhrase } from '../surface/print.js';
import { each, inside, type Context } from './context.js';
import { nounsOf, resolveAmount } from './resolve-amount.js';
import { resolveCondition } from './resolve-condition.js';
import { resolveSpaces } from './resolve-spaces.js';
import type { NumberExpr, Selection } from './ir.js';

/** A selection as written: `up to 3 Provinces or Towns`, with conditions on each of them. */
export interface WrittenSelection {
  readonly what: NounPhrase;
  readonly conditions: readonly { readonly name: Name; readonly condition: WrittenCondition }[];
  readonly span: Span;
}

/** Resolves a selection. Its conditions speak of the space to select as the space in hand. Null where it was reported. */
export function resolveSelection(ctx: Context, written: WrittenSelection): Selection | null {
  const spaces = resolveSpaces(ctx, written.what);
  const supply = { most: ctx.symbols.declarations.spaces.length, noun: nounsOf(written.what) };
  const amount = spaces === null ? null : resolveAmount(ctx, written.what, supply, null);
  const there = inside(ctx, { here: true });
  const conditions = each(written.conditions, ({ name, condition }) => {
    const resolved = resolveCondition(there, condition);
    return resolved === null ? null : { name: name.text, text: printCondition(condition), condition: resolved };
  });
  if (spaces === null || amount === null || conditions === null) return null;
  const most: NumberExpr = amount.most === 'all' ? { kind: 'literal', value: supply.most } : amount.most;
  return { text: printNounPhrase(written.what), most, spaces, conditions, span: written.span };
}
