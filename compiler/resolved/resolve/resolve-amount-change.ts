/** `Muster places 1 more Trooper`, `instead of placing 1 Trooper, Muster places 2`. */
import type { Change as WrittenChange, NumberPhrase } from '../../surface/ir.js';
import type { Change } from '../ir.js';
import type { Grammatical } from './agreement.js';
import { inside, refuse, wordsAt, type Context } from './context.js';
import { moreOrLess, resolveHowMuch } from './how-much.js';
import { checkAlternative } from './resolve-joined.js';
import { refuseQuantity } from './resolve-spaces.js';
import { resolveThings, thingsOf } from './resolve-things.js';
import { meaningOf } from '../declare/symbols.js';
import { refuseName } from './unknown.js';

type Written = Extract<
  WrittenChange,
  { readonly kind: 'amount' | 'placing instead' | 'removing instead' | 'moving instead' }
>;

/** Null where it was reported. */
export function resolveAmountChange(ctx: Context, change: Written, unexecuted: string): Change | null {
  const { what } = change;
  const procedure = meaningOf(ctx.symbols, change.procedure.text, 'procedure')?.id ?? null;
  if (procedure === null) return refuseName(ctx, change.procedure, 'RW0312', ['procedure']);
  const things = resolveThings(
    ctx,
    what,
    'pieces or markers',
    saidBy(change.kind === 'amount' ? change.by : change.was),
  );
  if (things === null || !checkAlternative(ctx, what, 'each piece is one of them')) return null;
  if (what.quantity !== null) return refuseQuantity(ctx, what.quantity, 'are so many more or less');
  const [filter] = what.filters;
  if (filter !== undefined)
    return refuse(ctx, 'RW0416', filter.span, { filter: wordsAt(filter.span), what: 'how many a sentence says' });
  const there = inside(ctx, { unexecuted });
  const was = change.kind === 'amount' ? null : resolveHowMuch(there, change.was);
  const direction = change.kind === 'amount' ? moreOrLess(change.by, change.how) : null;
  const by = resolveHowMuch(there, change.by, direction);
  if (by === null || (change.kind !== 'amount' && was === null)) return null;
  const how = change.kind === 'amount' ? change.how : 'is';
  return { kind: 'amount', procedure, verb: verbOf(change), things: thingsOf(things), was, how, by };
}

/** The number that stands before the noun. */
function saidBy(number: NumberPhrase): Grammatical {
  if (number.kind !== 'literal') return 'any number';
  return number.value === 1 ? 'one' : 'many';
}

function verbOf(change: Written): Extract<Change, { readonly kind: 'amount' }>['verb'] {
  switch (change.kind) {
    case 'amount':
      return change.verb;
    case 'placing instead':
      return 'place';
    case 'removing instead':
      return 'remove';
    case 'moving instead':
      return 'move';
  }
}
