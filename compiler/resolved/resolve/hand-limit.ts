/** What a hand holds above its limit is discarded: whose hand it is chooses. */
import type { Context } from './context.js';
import type { Act, ChitSelector, FamilyId, NumberExpr } from '../ir.js';
import type { Span } from '../../source/span.js';

/** As many of the cards as there are above the number; none where there are no more. */
export function cardsAbove(chits: ChitSelector, kept: NumberExpr): NumberExpr {
  const all: NumberExpr = { kind: 'count chits', chits };
  return {
    kind: 'if',
    condition: { kind: 'compare', left: all, operator: '>', right: kept },
    then: { kind: 'minus', left: all, right: kept },
    otherwise: { kind: 'literal', value: 0 },
  };
}

/** What is done as soon as cards of the family have come to the hand of whoever acts: nothing where the kind has no limit. */
export function keepHandLimit(ctx: Context, family: FamilyId, span: Span): readonly Act[] {
  const { families, cardKinds } = ctx.symbols.declarations;
  const kind = cardKinds.find(({ held, names }) => held && names.one === families[family]?.name);
  const limit = kind?.handLimit ?? null;
  if (kind === undefined || limit === null) return [];
  const from: ChitSelector = { family, chit: null, places: ['held'] };
  const text = `discard all but ${limit} ${limit === 1 ? kind.names.one : kind.names.many} in hand`;
  const act: Act = { kind: 'take chit', from, to: 'aside', optional: false };
  const count = cardsAbove(from, { kind: 'literal', value: limit });
  return [{ kind: 'for each', count, body: [{ text, span, actor: null, may: false, act }] }];
}
