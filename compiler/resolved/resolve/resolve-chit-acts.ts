/** What sentences do to chits: draw, play, hold, discard, return, set aside, resolve. */
import type { Clause, NounPhrase } from '../../surface/ir.js';
import { refuse, wordsAt, type Context } from './context.js';
import { wording } from './resolve-joined.js';
import { cardsAbove, keepHandLimit } from './hand-limit.js';
import { nounsOf, resolveAmount, resolveBounded } from './resolve-amount.js';
import { heldKinds, isOfCards, resolveChits } from './resolve-chits.js';
import { refuseQuantity } from './resolve-spaces.js';
import { meaningsOf } from '../declare/symbols.js';
import { instead, mention, refuseName } from './unknown.js';
import type { Act, Acting, ChitPlace, ChitSelector, FamilyId, NumberExpr } from '../ir.js';

type ClauseOf<K extends Clause['kind']> = Extract<Clause, { readonly kind: K }>;

export function resolveDraw(ctx: Context, clause: ClauseOf<'draw'>): Taking | null {
  const chits = resolveChits(ctx, clause.what);
  if (chits === null) return null;
  if (chits.chit !== null)
    return refuse(ctx, 'RW0416', clause.what.span, {
      filter: wordsAt(clause.what.span),
      what: 'what is drawn by chance',
    });
  const [place] = chits.places;
  const isCards = isOfCards(ctx, chits);
  // What is drawn comes from the pool or the deck and from nowhere else.
  if (place !== undefined && (place !== 'pool' || chits.places.length > 1)) {
    const what = `what is drawn from the ${isCards ? 'deck' : 'pool'}`;
    return refuse(ctx, 'RW0416', clause.what.span, { filter: place, what });
  }
  const { quantity } = clause.what;
  if (quantity !== null && quantity.kind !== 'exactly') return refuseQuantity(ctx, quantity, 'are drawn');
  const amount = resolveAmount(
    ctx,
    clause.what,
    { most: numberOf(ctx, chits.family), noun: nounsOf(clause.what) },
    null,
  );
  if (amount === null || amount.least === 'all') return null;
  const { family } = chits;
  const limited = isCards ? keepHandLimit(ctx, family, clause.span) : [];
  if (clause.kept === null) return { acts: [{ kind: 'draw', family, count: amount.least }, ...limited] };
  const kept = clause.kept.kind === 'literal' ? clause.kept.value : 0;
  if (!isCards) return refuse(ctx, 'RW0472', clause.kept.span, { verb: 'keep', of: 'chits' }, { help: [] });
  if (amount.least.kind === 'literal' && kept >= amount.least.value)
    return refuse(ctx, 'RW0473', clause.kept.span, { kept, drawn: amount.least.value });
  const drawn: ChitSelector = { family, chit: null, places: ['drawn'] };
  return {
    acts: [
      { kind: 'draw', family, count: amount.least, to: 'drawn' },
      ...Array.from({ length: kept }, (): Act => ({ kind: 'take chit', from: drawn, to: 'held', optional: false })),
      { kind: 'move chits', from: drawn, to: 'aside' },
      ...limited,
    ],
  };
}

/** `reshuffle the Tiding discard pile into the deck`. */
export function resolveReshuffle(ctx: Context, { what }: ClauseOf<'reshuffle'>): Act | null {
  const [head] = what.heads;
  const isPile = head?.noun.text === 'discard pile' && what.heads.length === 1;
  if (!isPile || what.quantity !== null || what.filters.length > 0)
    return refuse(ctx, 'RW0474', what.span, { what: wordsAt(what.span) }, { help: pileHelp(ctx, what) });
  // The pile is the cards that lie in it.
  const cards: NounPhrase = { ...what, heads: [{ ...head, noun: { ...head.noun, text: 'cards' } }] };
  const chits = heldKinds(ctx).length === 0 ? null : resolveChits(ctx, cards, 'many');
  if (heldKinds(ctx).length === 0) return refuse(ctx, 'RW0474', what.span, { what: wordsAt(what.span) }, { help: [] });
  if (chits === null) return null;
  // Of cards that lie elsewhere there is no pile.
  if (chits.places.length > 0)
    return refuse(ctx, 'RW0474', what.span, { what: wordsAt(what.span) }, { help: pileHelp(ctx, what) });
  return { kind: 'move chits', from: { ...chits, places: ['aside'] }, to: 'pool' };
}

function pileHelp(ctx: Context, { span, quantity, heads, filters }: NounPhrase) {
  // What narrows other things would be lost, and what is the name of another thing.
  const isOther = heads.some(({ noun: { text } }) => {
    const known = meaningsOf(ctx.symbols, text);
    return known.length > 0 && known.every(({ kind }) => kind !== 'card kind');
  });
  if (quantity !== null || filters.length > 0 || isOther) return [];
  return heldKinds(ctx).map((kind) => {
    const text = `the ${kind} discard pile`;
    return instead(span, text, `write \`${text}\``);
  });
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
  const chits = resolveChits(ctx, clause.what);
  if (chits === null) return null;
  if (isOfCards(ctx, chits)) return resolveTakingCards(ctx, clause, chits);
  const from = chits;
  const to = targets[clause.kind];
  const { quantity } = clause.what;
  const everywhere = quantity?.kind === 'all' && (clause.kind === 'return' || clause.kind === 'set aside');
  if (from.places.length === 0 && !everywhere)
    return refuse(
      ctx,
      'RW0421',
      clause.what.span,
      { of: 'chits', forms: sources[clause.kind] },
      { help: sourceHelp(clause) },
    );
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

/** What is done with cards of a hand: they are played, or discarded; or taken into it from elsewhere. */
function resolveTakingCards(ctx: Context, clause: ClauseOf<Verb>, cards: ChitSelector): Taking | null {
  const verb = clause.kind;
  if (verb === 'return' || verb === 'set aside') {
    const place = { ...clause.span, end: clause.what.span.start };
    const help = [instead(place, 'discard ', 'write `discard`, and put the discard pile back with `reshuffle`')];
    return refuse(ctx, 'RW0472', clause.what.span, { verb, of: 'cards' }, { help });
  }
  if (cards.holder !== undefined) return refuseOthers(ctx, clause, cards.holder);
  const isFromHand = verb === 'play' || verb === 'discard';
  const from: ChitSelector = cards.places.length === 0 && isFromHand ? { ...cards, places: ['held'] } : cards;
  const isMeant = isFromHand ? from.places.join() === 'held' : from.places.length > 0 && !from.places.includes('held');
  if (!isMeant) {
    const forms = isFromHand ? ['in hand'] : ['in the discard pile', 'in the deck'];
    return refuse(ctx, 'RW0421', clause.what.span, { of: 'cards', forms }, { help: [] });
  }
  const { quantity } = clause.what;
  const to: ChitPlace = verb === 'hold' ? 'held' : 'aside';
  const supply = { most: numberOf(ctx, from.family), noun: nounsOf(clause.what) };
  if (quantity?.kind === 'all but' && verb === 'discard') {
    const kept = resolveBounded(ctx, quantity.count, supply);
    if (kept === null) return null;
    return { acts: [{ kind: 'take chit', from, to, optional: false }], times: cardsAbove(from, kept) };
  }
  const amount = resolveAmount(ctx, clause.what, supply, null);
  if (amount === null) return null;
  const limited = verb === 'hold' ? keepHandLimit(ctx, from.family, clause.span) : [];
  if (amount.least === 'all' && verb !== 'play') return { acts: [{ kind: 'move chits', from, to }, ...limited] };
  const isCounted = quantity?.kind === 'exactly' || quantity?.kind === 'up to';
  if (amount.most === 'all' || !isCounted)
    return quantity === null ? null : refuseQuantity(ctx, quantity, 'are taken here');
  const optional = quantity.kind === 'up to';
  const one: Act = verb === 'play' ? { kind: 'play card', from, optional } : { kind: 'take chit', from, to, optional };
  if (amount.most.kind !== 'literal') return { acts: [one, ...limited], times: amount.most };
  return { acts: [...Array.from({ length: amount.most.value }, () => one), ...limited] };
}

/** Nobody chooses from a hand that is hidden: whose it is chooses. */
function refuseOthers(ctx: Context, clause: ClauseOf<Verb>, holder: Acting): null {
  const faction = holder.kind === 'faction' ? (ctx.symbols.declarations.factions[holder.faction]?.name ?? '') : '';
  const help = [mention(`let whose hand it is choose: \`${faction} ${clause.kind} 1 card\``)];
  return refuse(ctx, 'RW0475', clause.what.span, { faction }, { help });
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
  return refuse(ctx, 'RW0421', phrase.span, { of: 'chits', forms: ['in play', 'drawn', 'held'] });
}
