/** The grammar of how many: what stands before a noun, and what behind it says the number that is left open there. */
import { covering } from '../source/span.js';
import type { IToken, ParserMethod, TokenType } from './chevrotain.js';
import { quantityForms } from './forms/nouns.js';
import { firstTokens } from './forms/words.js';
import { BaseParser } from './grammar-base.js';
import type { NounPhrase, NumberPhrase, Quantity } from './ir.js';
import * as t from './tokens.js';

/**
 * Which words a noun phrase may have, because those before and after it may belong to the sentence instead:
 * `source`: `from Reserve in any Towns`, where `in` and `here` are where to place; `replaced`: the last `with` brings the replacement;
 * `with` and `without`: what stands beside another noun, which keeps the filters for itself; `compared`: the same, of which
 * more or fewer are asked for; `listed`: `and` begins another phrase; `bare list`: the same without filters; `counted`: how many is said before, so that there is
 * neither an article nor a quantity; `the`: the article has been read; `bare`: no filters.
 */
export type Scope =
  | 'open'
  | 'source'
  | 'replaced'
  | 'with'
  | 'without'
  | 'compared'
  | 'listed'
  | 'bare list'
  | 'counted'
  | 'the'
  | 'bare';

/** A quantity of which the words after the noun may still give the number: `as many Runners as there are Depots`. */
export interface OpenQuantity {
  readonly quantity: Quantity;
  readonly asMany: boolean;
}

/** `per 2 patrols here`. */
export interface PerNoun {
  readonly every: NumberPhrase | null;
  readonly what: NounPhrase;
}

export const headStarts: readonly TokenType[] = [t.NameToken, t.Noun, t.Adjective, t.CardSide, t.Word];

/** What a quantity begins with. */
export const quantityStarts: readonly TokenType[] = [
  ...firstTokens(quantityForms),
  ...[t.UpTo, t.A, t.ATotalOf, t.Integer, t.AsMany, t.HalfOf],
];

export abstract class QuantityParser extends BaseParser {
  protected abstract readonly half: ParserMethod<[], NumberPhrase>;
  abstract readonly nounPhrase: ParserMethod<[Scope?, boolean?], NounPhrase>;

  protected readonly quantity: ParserMethod<[], OpenQuantity> = this.RULE('quantity', (): OpenQuantity => {
    const first = this.LA(1);
    return this.OR<OpenQuantity>([
      { ALT: () => this.SUBRULE(this.upTo) },
      { ALT: () => this.SUBRULE1(this.exactly) },
      {
        ALT: () => {
          this.CONSUME(t.ATotalOf);
          return this.SUBRULE2(this.exactly);
        },
      },
      { ALT: () => ({ quantity: this.SUBRULE(this.wordedQuantity), asMany: false }) },
      {
        ALT: () => {
          const token = this.CONSUME(t.A);
          return {
            quantity: { kind: 'exactly', count: this.literal(token, 1), span: this.since(first) },
            asMany: false,
          };
        },
      },
    ]);
  });

  private readonly wordedQuantities = this.formRules<Quantity, typeof quantityForms>(quantityForms);
  private readonly wordedQuantity: ParserMethod<[], Quantity> = this.RULE('wordedQuantity', () =>
    this.OR(this.alternatives(this.wordedQuantities)),
  );

  private readonly upTo: ParserMethod<[], OpenQuantity> = this.RULE('upTo', (): OpenQuantity => {
    const first = this.CONSUME(t.UpTo);
    this.OPTION(() => this.CONSUME(t.ATotalOf));
    const count = this.OR<{ count: NumberPhrase; asMany: boolean }>([
      { ALT: () => ({ count: this.SUBRULE(this.plainCount), asMany: false }) },
      { ALT: () => ({ count: this.literal(this.CONSUME(t.AsMany), 0), asMany: true }) },
      { ALT: () => ({ count: this.SUBRULE(this.halfBeforeNoun), asMany: false }) },
    ]);
    return this.ACTION(() => ({
      quantity: { kind: 'up to', count: count.count, span: this.since(first) },
      asMany: count.asMany,
    }));
  });

  private readonly plainCount: ParserMethod<[], NumberPhrase> = this.RULE('plainCount', () =>
    this.OR<NumberPhrase>([
      { ALT: () => this.integer(this.CONSUME(t.Integer)) },
      { ALT: () => this.named(this.CONSUME(t.NameToken)) },
      { ALT: () => this.named(this.CONSUME(t.Word)) },
    ]),
  );

  /** `2`, `1 or 2`, `1 to 3`, `2 or more`, `hits`, `half of hits, rounded down,`, `as many`. */
  private readonly exactly: ParserMethod<[], OpenQuantity> = this.RULE('exactly', (): OpenQuantity => {
    const first = this.LA(1);
    return this.OR<OpenQuantity>([
      {
        ALT: () => {
          const least = this.CONSUME(t.Integer);
          const more = this.OPTION(() => this.SUBRULE(this.orMore));
          return this.ACTION(() => ({ quantity: this.range(first, this.integer(least), more), asMany: false }));
        },
      },
      {
        ALT: () => {
          const count = this.named(this.CONSUME(t.Word));
          return { quantity: { kind: 'exactly', count, span: count.span }, asMany: false };
        },
      },
      {
        ALT: () => {
          const count = this.SUBRULE(this.halfBeforeNoun);
          return { quantity: { kind: 'exactly', count, span: this.since(first) }, asMany: false };
        },
      },
      {
        ALT: () => {
          const count = this.literal(this.CONSUME(t.AsMany), 0);
          return { quantity: { kind: 'exactly', count, span: this.since(first) }, asMany: true };
        },
      },
    ]);
  });

  private readonly orMore: ParserMethod<[], NumberPhrase | 'more' | 'fewer'> = this.RULE('orMore', () =>
    this.OR1<NumberPhrase | 'more' | 'fewer'>([
      {
        ALT: () => {
          this.CONSUME(t.Or);
          return this.OR2<NumberPhrase | 'more' | 'fewer'>([
            { ALT: () => this.integer(this.CONSUME1(t.Integer)) },
            {
              ALT: () => {
                this.CONSUME(t.More);
                return 'more';
              },
            },
            {
              ALT: () => {
                this.CONSUME(t.Less);
                return 'fewer';
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.To);
          return this.integer(this.CONSUME2(t.Integer));
        },
      },
    ]),
  );

  private readonly halfBeforeNoun: ParserMethod<[], NumberPhrase> = this.RULE('halfBeforeNoun', () => {
    const count = this.SUBRULE(this.half);
    this.CONSUME(t.Comma);
    return count;
  });

  protected readonly asThereAre: ParserMethod<[], NumberPhrase> = this.RULE('asThereAre', (): NumberPhrase => {
    this.CONSUME(t.AsThereAre);
    const what = this.SUBRULE(this.nounPhrase, { ARGS: ['counted'] });
    return { kind: 'count', what, span: what.span };
  });

  /** `per 2 patrols here`, behind a noun that has a number: the number is the quantity's. */
  protected readonly perNoun: ParserMethod<[], PerNoun> = this.RULE('perNoun', () => {
    this.OR([{ ALT: () => this.CONSUME(t.Per) }, { ALT: () => this.CONSUME(t.ForEach) }]);
    const every = this.OPTION({ GATE: () => this.divisorAhead(), DEF: () => this.SUBRULE(this.divisor) }) ?? null;
    const what = this.SUBRULE(this.nounPhrase, { ARGS: ['counted'] });
    return { every, what };
  });

  /** `2` or `sight` of `per 2 patrols here`. */
  protected readonly divisor: ParserMethod<[], NumberPhrase> = this.RULE('divisor', () =>
    this.OR<NumberPhrase>([
      { ALT: () => this.integer(this.CONSUME(t.Integer)) },
      { ALT: () => this.named(this.CONSUME(t.Word)) },
    ]),
  );

  /** A word in lower case before a noun is a named quantity: `place hits Runners`. */
  protected quantityAhead(): boolean {
    return this.LA(1).tokenType !== t.Word || headStarts.includes(this.LA(2).tokenType);
  }

  protected divisorAhead(): boolean {
    const { tokenType } = this.LA(1);
    return tokenType === t.Integer || (tokenType === t.Word && this.quantityAhead());
  }

  private range(first: IToken, least: NumberPhrase, more: NumberPhrase | 'more' | 'fewer' | undefined): Quantity {
    const span = this.since(first);
    if (more === undefined) return { kind: 'exactly', count: least, span };
    if (more === 'fewer') return { kind: 'up to', count: least, span };
    return more === 'more' ? { kind: 'at least', count: least, span } : { kind: 'between', least, most: more, span };
  }
}

export function isLiteral(quantity: Quantity | undefined): boolean {
  return (quantity?.kind === 'exactly' || quantity?.kind === 'up to') && quantity.count.kind === 'literal';
}

/** `a`, `1`. */
export function isOne(quantity: Quantity | undefined): boolean {
  return quantity?.kind === 'exactly' && quantity.count.kind === 'literal' && quantity.count.value === 1;
}

/** The quantity with the number that the words after the noun gave. */
export function withCount(quantity: Quantity, counted: NumberPhrase | PerNoun | undefined): Quantity {
  if (counted === undefined || (quantity.kind !== 'exactly' && quantity.kind !== 'up to')) return quantity;
  if ('kind' in counted) return { ...quantity, count: counted };
  const { what } = counted;
  const every = counted.every ?? { kind: 'literal', value: 1, span: what.span };
  const count = quantity.count.kind === 'literal' ? quantity.count.value : 1;
  return { ...quantity, count: { kind: 'per', count, every, what, span: covering(quantity.span, what.span) } };
}
