/** Resolves forms that mean what their slots mean. */
import type { Code } from '../../diagnostics/catalogue.js';
import { clauseForms } from '../../surface/forms/clauses.js';
import { numberForms } from '../../surface/forms/numbers.js';
import {
  type DirectKind,
  heldIn,
  isKeyed,
  type NamedKind,
  type Slot,
  type WordedForm,
} from '../../surface/forms/words.js';
import type { Clause, Name, NumberPhrase } from '../../surface/ir.js';
import type { Context } from './context.js';
import type { DirectAct, DirectNumber } from '../direct.js';
import { resolveNumber } from './resolve-number.js';
import { meaningOf } from '../declare/symbols.js';
import { refuseName } from './unknown.js';

/** The message for a name that is none of its kind. */
const unknown = {
  faction: 'RW0301',
  'order place': 'RW0318',
  'card value': 'RW0330',
} as const satisfies Record<NamedKind, Code>;

/** Null where something in it was reported. */
export function resolveDirectNumber(
  ctx: Context,
  number: Worded<NumberPhrase, typeof numberForms>,
): DirectNumber | null {
  // What its slots mean is what its form's own words say that it is.
  return resolveSlots(ctx, numberForms[number.kind], number) as DirectNumber | null;
}

/** Null where something in it was reported. */
export function resolveDirectClause(ctx: Context, clause: Worded<Clause, typeof clauseForms>): DirectAct | null {
  return resolveSlots(ctx, clauseForms[clause.kind], clause) as DirectAct | null;
}

type Worded<Phrase, Table> = Extract<Phrase, { readonly kind: DirectKind<Table> }>;

/** The phrase with what its slots mean; null where one of them was reported. */
function resolveSlots(ctx: Context, form: WordedForm, phrase: { readonly kind: string }): object | null {
  let isKnown = true;
  const meant: Record<string, unknown> = { kind: phrase.kind };
  for (const part of form.words) {
    if (!isKeyed(part)) continue;
    const held = heldIn(phrase, part.key);
    meant[part.key] = 'slot' in part ? resolveSlot(ctx, part, held) : held;
    isKnown &&= meant[part.key] !== null;
  }
  return isKnown ? meant : null;
}

function resolveSlot(ctx: Context, { as }: Slot, held: unknown): unknown {
  // A slot holds what its kind says, which the type checker cannot follow from the form.
  if (as === null) return resolveNumber(ctx, held as NumberPhrase);
  const name = held as Name;
  return meaningOf(ctx.symbols, name.text, as)?.id ?? refuseName(ctx, name, unknown[as], [as]);
}
