/**
 * What `and` and `or` between nouns come to where they stand: `and` means all, `or` a choice. A wording that could be read
 * in two ways is refused with an unambiguous wording for each; one whose word does not fit is refused with the other.
 */
import type { Help } from '../../diagnostics/diagnostic.js';
import type { Span } from '../../source/span.js';
import type { Join, NounPhrase, Quantity } from '../../surface/ir.js';
import { refuse, wordsAt, type Context } from './context.js';

type Edit = Help['edits'][number];

/** How many things the quantity stands for, where `and` and `or` make a difference. */
type Plenty = 'all' | 'any' | 'each' | 'some';

function plentyOf(quantity: Quantity | null, defaultAmount: Plenty): Plenty {
  switch (quantity?.kind) {
    case undefined:
      return defaultAmount;
    case 'all':
    case 'any':
    case 'each':
      return quantity.kind;
    case 'both':
    case 'each of':
      return 'all';
    default:
      return 'some';
  }
}

/** The nouns of a phrase joined in the other way, or quantified one by one. */
export function joinedBy(phrase: NounPhrase, join: Join): readonly Edit[] {
  return gapsOf(phrase).map((span) => ({ span, text: ` ${join} ` }));
}

/** What stands between the nouns. */
function gapsOf({ heads }: NounPhrase): readonly Span[] {
  return heads.slice(1).flatMap((head, index) => {
    const before = heads[index];
    return before === undefined ? [] : [{ ...head.span, start: before.span.end, end: head.span.start }];
  });
}

/** `2 Runners and 2 Depots` for `2 Runners and Depots`. */
export function eachCounted({ quantity, heads }: NounPhrase): readonly Edit[] {
  if (quantity === null) return [];
  return heads.slice(1).map(({ span }) => ({ span: { ...span, end: span.start }, text: `${wordsAt(quantity.span)} ` }));
}

/** Proposes edits, as one wording. */
export function wording(text: string, ...edits: readonly Edit[]): Help {
  return { text, edits, safe: false };
}

/** Refuses a wording that can be read in two ways, with a help for each. */
export function refuseAmbiguous(ctx: Context, span: Span, help: readonly Help[]): null {
  return refuse(ctx, 'RW0480', span, { words: wordsAt(span).replace(/\s+/gu, ' ') }, { help });
}

/** Refuses `and` or `or` where only the other has a meaning. */
export function refuseJoin(ctx: Context, phrase: NounPhrase, why: string): null {
  const [gap] = gapsOf(phrase);
  const other = phrase.join === 'and' ? 'or' : 'and';
  const help = [wording(`write \`${other}\``, ...joinedBy(phrase, other))];
  const span = gap === undefined ? phrase.span : trimmed(gap);
  return refuse(ctx, 'RW0481', span, { join: wordsAt(span) || phrase.join, why }, { help });
}

function trimmed(span: Span): Span {
  const text = wordsAt(span);
  const start = span.start + (text.length - text.trimStart().length);
  return { ...span, start, end: start + text.trim().length };
}

/** The span of the nouns of a phrase with its quantity. */
export function nounsSpan({ quantity, heads, span }: NounPhrase): Span {
  const start = quantity?.span.start ?? heads[0]?.span.start ?? span.start;
  return { ...span, start: Math.min(start, span.end), end: heads.at(-1)?.span.end ?? span.end };
}

/**
 * Whether the nouns of what something is done to, or done in, are joined as its quantity asks: all of both, any of
 * either, so many in any mix. `defaultAmount` is what no quantity means there; `ofEach` proposes how to say so many of each.
 */
export function checkChosen(
  ctx: Context,
  phrase: NounPhrase,
  defaultAmount: 'all' | 'some',
  ofEach: 'a number for each' | 'a sentence for each',
): boolean {
  if (phrase.heads.length < 2) return true;
  const span = nounsSpan(phrase);
  switch (plentyOf(phrase.quantity, defaultAmount)) {
    case 'any':
      return true;
    case 'all':
      if (phrase.join === 'and') return true;
      refuseAmbiguous(ctx, span, [
        wording('for all of them, write `and`', ...joinedBy(phrase, 'and')),
        wording('for a choice, put a sentence for each below `choose one:`'),
      ]);
      return false;
    case 'each':
      if (phrase.join === 'or') return true;
      refuseJoin(ctx, phrase, 'each is one of them');
      return false;
    case 'some': {
      if (phrase.join === 'or') return true;
      const total = wording('for so many in all, write `or`', ...joinedBy(phrase, 'or'));
      const counted = eachCounted(phrase);
      const separate =
        ofEach === 'a number for each' && counted.length > 0
          ? wording('for so many of each, write the number for each', ...counted)
          : wording('for so many of each, write a sentence for each');
      refuseAmbiguous(ctx, span, [total, separate]);
      return false;
    }
  }
}

/** Whether the nouns of what is counted are joined by `and`: all of it is counted. */
export function checkCounted(ctx: Context, phrase: NounPhrase): boolean {
  if (phrase.heads.length < 2 || phrase.join === 'and') return true;
  refuseJoin(ctx, phrase, 'all are counted');
  return false;
}

/** Whether the nouns are joined by `or`: what is meant is one of them. */
export function checkAlternative(ctx: Context, phrase: NounPhrase, why: string): boolean {
  if (phrase.heads.length < 2 || phrase.join === 'or') return true;
  refuseJoin(ctx, phrase, why);
  return false;
}

/** `2 Runners and Depots`: a number before the first thing of a list, and none before another, could belong to both. */
export function checkListed(ctx: Context, things: readonly NounPhrase[]): boolean {
  const [first, ...others] = things;
  const bare = others.filter(({ quantity }) => quantity === null);
  const quantity = first?.quantity ?? null;
  if (first === undefined || bare.length === 0 || quantity === null || isOne(quantity)) return true;
  const last = things.at(-1) ?? first;
  const said = wordsAt(quantity.span);
  const before = bare.map(({ span }): Edit => ({ span: { ...span, end: span.start }, text: `${said} ` }));
  const gaps = others.flatMap((thing, index): Edit[] => {
    const end = things[index]?.span.end ?? thing.span.start;
    return [{ span: { ...thing.span, start: end, end: thing.span.start }, text: ' or ' }];
  });
  const help =
    quantity.kind === 'no'
      ? [wording('for none of either, write `or`', ...gaps)]
      : [
          wording(`for so many of each, write \`${said}\` for each`, ...before),
          ...(bare.length === others.length ? [wording('for so many in all, write `or`', ...gaps)] : []),
        ];
  refuseAmbiguous(ctx, { ...first.span, end: last.span.end }, help);
  return false;
}

/** All of what is meant, without a choice. */
export function isWhole({ kind }: Quantity): boolean {
  return kind === 'each' || kind === 'each of' || kind === 'both' || kind === 'all';
}

/** `a`, `1`. */
export function isOne(quantity: Quantity): boolean {
  return quantity.kind === 'exactly' && quantity.count.kind === 'literal' && quantity.count.value === 1;
}
