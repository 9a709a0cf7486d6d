/** Which spaces a procedure selects, and how many. */
import type { Span } from '../../source/span.js';
import type { Condition as WrittenCondition, Name, NounPhrase } from '../../surface/ir.js';
import { printCondition, printNounPhrase } from '../../surface/print.js';
import { each, inside, refuse, wordsAt, type Context } from './context.js';
import { nounsOf, resolveAmount } from './resolve-amount.js';
import { resolveCondition } from './resolve-condition.js';
import { resolveSpaces } from './resolve-spaces.js';
import { checkSpread } from './resolve-spread.js';
import { instead } from './unknown.js';
import type { NumberExpr, Selection } from '../ir.js';

/** A selection as written: `up to 3 Provinces or Towns`, with conditions on each of them. */
export interface WrittenSelection {
  readonly what: NounPhrase;
  readonly conditions: readonly { readonly name: Name; readonly condition: WrittenCondition }[];
  readonly orNone: boolean;
  readonly span: Span;
}

/** Resolves a selection. Its conditions speak of the space to select as the current space. Null where it was reported. */
export function resolveSelection(ctx: Context, written: WrittenSelection): Selection | null {
  const spaces = resolveSpaces(ctx, written.what);
  const supply = { most: ctx.symbols.declarations.spaces.length, noun: nounsOf(written.what) };
  const isSound = spaces !== null && isBound(ctx, written.what) && checkSpread(ctx, written.what, 'some');
  const amount = isSound ? resolveAmount(ctx, written.what, supply, null) : null;
  const there = inside(ctx, { here: true });
  const conditions = each(written.conditions, ({ name, condition }) => {
    const resolved = resolveCondition(there, condition);
    return resolved === null ? null : { name: name.text, text: printCondition(condition), condition: resolved };
  });
  if (spaces === null || amount === null || conditions === null) return null;
  const most: NumberExpr = amount.most === 'all' ? { kind: 'literal', value: supply.most } : amount.most;
  return { text: printNounPhrase(written.what), most, spaces, conditions, orNone: written.orNone, span: written.span };
}

/** A procedure may always select fewer: its number of spaces is a bound. */
function isBound(ctx: Context, { quantity }: NounPhrase): boolean {
  if (quantity === null || quantity.kind === 'up to' || quantity.kind === 'any') return true;
  const words = wordsAt(quantity.span);
  const help =
    quantity.kind === 'exactly' ? [instead(quantity.span, `up to ${words}`, `write \`up to ${words}\``)] : [];
  refuse(
    ctx,
    'RW0404',
    quantity.span,
    { quantity: words, use: 'a procedure selects: fewer are always possible' },
    { help },
  );
  return false;
}
