/** What sentences do to chits: draw, play, hold, discard, return, set aside, resolve. */
import type { Clause, NounPhrase } from '../../surface/ir.js';
import { refuse, wordsAt, type Context } from './context.js';
import { wording } from './resolve-joined.js';
import { resolveAmount, nounsOf } from './resolve-amount.js';
import { resolveChits } from './resolve-chits.js';
import { refuseQuantity } from './resolve-spaces.js';
import { meaningsOf } from '../declare/symbols.js';
import { instead, mention, refuseName } from './unknown.js';
import type { Act, ChitPlace, ChitSelector, FamilyId, NumberExpr } from '../ir.js';

type ClauseOf<K extends Clause['kind']> = Extract<Clause, { readonly kind: K }>;

export function resolveDraw(ctx: Context, clause: ClauseOf<'draw'>): Act | null {
  const chits = resolveChits(ctx, clause.what);
  if (chits === null) return null;
  if (chits.chit !== null)
    return refuse(ctx, 'RW0416', clause.what.span, {
      filter: wordsAt(clause.what.span),
      what: 'what is drawn by chance',
    });
  const [place] = chits.places;
  // Chits are drawn from the pool and from nowhere else.
  if (place !== undefined && (place !== 'pool' || chits.places.length > 1)) {
    return refuse(ctx, 'RW0416', clause.what.span, { filter: place, what: 'what is drawn from the pool' });
  }
  const { quantity } = clause.what;
  if (quantity !== null && quantity.kind !== 'exactly') return refuseQuantity(ctx, quantity, 'are drawn');
  const amount = resolveAmount(
    ctx,
    clause.what,
    { most: numberOf(ctx, chits.family), noun: nounsOf(clause.what) },
    null,
  );
  return amount === null || amount.least === 'all' ? null : { kind: 'draw', family: chits.family, count: amount.least };
}

function numberOf(ctx: Context, family: FamilyId): number {
  return ctx.symbols.declarations.chits.reduce((sum, it) => sum + (it.family === family ? it.count : 0), 0);
}

type Verb = 'play' | 'hold' | 'discard' | 'return' | 'set aside';

const targets: Readonly<Record<Verb, ChitPlace>> = {
  play: 'in play',
  hold: 'held',
  discard: 'pool',
  return: 'pool',
  'set aside': 'aside',
};

/** The places that a sentence with this verb may name. */
const sources: Readonly<Record<Verb, readonly string[]>> = {
  play: ['drawn', 'held', 'in the pool'],
  hold: ['in the pool', 'drawn'],
  discard: ['held', 'drawn'],
  return: ['drawn', 'all'],
  'set aside': ['in play', 'drawn', 'held'],
};

/** Chits taken one by one; `times` where it is computed how many. */
interface Taking {
  readonly acts: readonly Act[];
  readonly times?: NumberExpr;
}

export function resolveTaking(ctx: Context, clause: ClauseOf<Verb>): Taking | null {
  const from = resolveChits(ctx, clause.what);
  if (from === null) return null;
  const to = targets[clause.kind];
  const { quantity } = clause.what;
  const everywhere = quantity?.kind === 'all' && (clause.kind === 'return' || clause.kind === 'set aside');
  if (from.places.length === 0 && !everywhere)
    return refuse(ctx, 'RW0421', clause.what.span, { forms: sources[clause.kind] }, { help: sourceHelp(clause) });
  if (from.places.includes(to))
    return refuse(ctx, 'RW0416', clause.what.span, { filter: to, what: 'chits that are to go there' });
  const amount = resolveAmount(
    ctx,
    clause.what,
    { most: numberOf(ctx, from.family), noun: nounsOf(clause.what) },
    { least: 'all', most: 'all' },
  );
  if (amount === null) return null;
  if (amount.least === 'all') return { acts: [{ kind: 'move chits', from, to }] };
  if (amount.most === 'all' || quantity === null || quantity.kind === 'between') {
    return refuseQuantity(ctx, quantity ?? { kind: 'any', span: clause.what.span }, 'are taken here');
  }
  if (clause.kind === 'return') {
    const verb = { ...clause.span, end: clause.what.span.start };
    const end = { ...clause.span, start: clause.what.span.end };
    const text = 'for so many, write `discard`, and leave `return` out';
    const help = [wording(text, { span: verb, text: 'discard ' }, { span: end, text: '' })];
    return refuse(
      ctx,
      'RW0404',
      quantity.span,
      { quantity: wordsAt(quantity.span), use: 'are returned: all are' },
      { help },
    );
  }
  if (clause.kind === 'discard') ctx.scope.done.discarded.add(from.family);
  const one: Act = { kind: 'take chit', from, to, optional: quantity.kind === 'up to' };
  if (amount.most.kind !== 'literal') return { acts: [one], times: amount.most };
  return { acts: Array.from({ length: amount.most.value }, () => one) };
}

/** The phrase with the likeliest place. */
function sourceHelp(clause: ClauseOf<Verb>) {
  const [head] = clause.what.heads;
  if (head === undefined) return [];
  return sources[clause.kind].flatMap((source) => {
    const behind = source.startsWith('in ');
    const at = behind ? clause.what.span.end : head.span.start;
    if (source === 'all') return [];
    return [
      instead(
        { ...head.span, start: at, end: at },
        behind ? ` ${source}` : `${source} `,
        `say which, for example \`${source}\``,
      ),
    ];
  });
}

export function resolveResolving(ctx: Context, clause: ClauseOf<'resolve'>): Act | null {
  const of = resolveOne(ctx, clause.of);
  const { aspects, families } = ctx.symbols.declarations;
  const meanings = meaningsOf(ctx.symbols, clause.aspect.text).flatMap((it) => (it.kind === 'aspect' ? [it.id] : []));
  if (meanings.length === 0) return refuseName(ctx, clause.aspect, 'RW0311', ['aspect']);
  if (of === null) return null;
  const aspect = meanings.find((id) => aspects[id]?.family === of.family);
  if (aspect !== undefined) return { kind: 'resolve', aspect, of };
  const help = aspects.filter((it) => it.family === of.family).map(({ name }) => mention(`they have \`${name}\``));
  return refuse(
    ctx,
    'RW0432',
    clause.aspect.span,
    { family: families[of.family]?.name ?? '', aspect: clause.aspect.text },
    { help },
  );
}

function resolveOne(ctx: Context, phrase: NounPhrase): ChitSelector | null {
  const chits = resolveChits(ctx, phrase, 'one');
  if (phrase.quantity !== null) return refuseQuantity(ctx, phrase.quantity, 'are resolved: one is');
  if (chits === null) return null;
  if (chits.places.length > 0) return chits;
  return refuse(ctx, 'RW0421', phrase.span, { forms: ['in play', 'drawn', 'held'] });
}
