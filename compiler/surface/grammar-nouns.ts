/**
 * The grammar of what a sentence speaks of: quantities, nouns with their adjectives, and filters. The grammar is LL(1);
 * where English needs a longer look ahead, a gate says what it looks for.
 */
import { covering } from '../source/span.js';
import type { IToken, ParserMethod, TokenType } from './chevrotain.js';
import { BaseParser } from './grammar-base.js';
import type { Condition, Filter, Head, Name, NounPhrase, NumberPhrase, Quantity } from './ir.js';
import * as t from './tokens.js';

/**
 * Which filters a noun phrase may have, because the words after it may belong to the sentence instead:
 * `source`: `from Reserve in any Towns`, where `in` and `here` are where to place; `replaced`: the last `with` brings the replacement;
 * `with` and `without`: what stands beside another noun, which keeps the filters for itself; `bare`: none.
 */
export type Scope = 'open' | 'source' | 'replaced' | 'with' | 'without' | 'bare';

/** A quantity of which the words after the noun may still give the number: `as many Runners as there are Depots`. */
interface OpenQuantity {
  readonly quantity: Quantity;
  readonly asMany: boolean;
}

/** `per 2 patrols here`. */
interface PerNoun {
  readonly every: NumberPhrase | null;
  readonly what: NounPhrase;
}

const headStarts: readonly TokenType[] = [t.NameToken, t.Noun, t.Adjective, t.CardSide, t.Word];
const quantityStarts: readonly TokenType[] = [
  ...[t.UpTo, t.A, t.Any, t.All, t.Each, t.Either, t.No, t.Integer, t.AsMany, t.HalfOf],
];
const trailingAdjectives: readonly string[] = ['drawn', 'held', 'selected', 'drawn or held', 'held or drawn'];

export abstract class NounParser extends BaseParser {
  protected abstract readonly half: ParserMethod<[], NumberPhrase>;
  protected abstract readonly condition: ParserMethod<[], Condition>;

  /** `up to 2 Fens or Towns with Troopers`. With `inside`, it is the place of another noun, to which the filters behind a proper name belong. */
  readonly nounPhrase: ParserMethod<[Scope?, boolean?], NounPhrase> = this.RULE(
    'nounPhrase',
    (scope: Scope = 'open', inside?: boolean) => {
      const first = this.LA(1);
      this.OPTION1(() => this.CONSUME(t.The));
      const opened = this.OPTION2({ GATE: () => this.quantityAhead(), DEF: () => this.SUBRULE(this.quantity) });
      const heads = this.SUBRULE(this.heads, { ARGS: [scope, isOne(opened?.quantity)] });
      const owned = this.OPTION3(() => {
        this.CONSUME(t.Possessive);
        return this.CONSUME(t.Noun);
      });
      const named = inside === true && opened === undefined && isProperName(heads);
      const filters = this.SUBRULE(this.filters, { ARGS: [named ? 'bare' : scope] });
      const counted = this.OR<NumberPhrase | PerNoun | undefined>([
        { GATE: () => opened?.asMany === true, ALT: () => this.SUBRULE(this.asThereAre) },
        {
          GATE: () => opened?.asMany !== true,
          ALT: () => this.OPTION4({ GATE: () => isLiteral(opened?.quantity), DEF: () => this.SUBRULE(this.perNoun) }),
        },
      ]);
      return this.ACTION((): NounPhrase => {
        const quantity = opened === undefined ? null : withCount(opened.quantity, counted);
        const span = this.since(first);
        if (owned === undefined) return { quantity, heads, filters, span };
        return { quantity, heads: [this.bareHead(owned)], filters: [this.ownerFilter(heads), ...filters], span };
      });
    },
  );

  /** A noun phrase, or `here` for the space in hand. */
  readonly placePhrase: ParserMethod<[Scope?, boolean?], NounPhrase> = this.RULE(
    'placePhrase',
    (scope: Scope = 'open', inside?: boolean) =>
      this.OR([
        { ALT: () => this.hereNoun(this.CONSUME(t.Here)) },
        { ALT: () => this.SUBRULE(this.nounPhrase, { ARGS: [scope, inside === true] }) },
      ]),
  );

  private readonly quantity: ParserMethod<[], OpenQuantity> = this.RULE('quantity', (): OpenQuantity => {
    const first = this.LA(1);
    return this.OR<OpenQuantity>([
      { ALT: () => this.SUBRULE(this.upTo) },
      { ALT: () => this.SUBRULE(this.exactly) },
      { ALT: () => this.plainQuantity('any', this.CONSUME(t.Any)) },
      { ALT: () => this.plainQuantity('all', this.CONSUME(t.All)) },
      { ALT: () => this.plainQuantity('each', this.CONSUME(t.Each)) },
      { ALT: () => this.plainQuantity('either', this.CONSUME(t.Either)) },
      { ALT: () => this.plainQuantity('no', this.CONSUME(t.No)) },
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

  private readonly upTo: ParserMethod<[], OpenQuantity> = this.RULE('upTo', (): OpenQuantity => {
    const first = this.CONSUME(t.UpTo);
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

  private readonly orMore: ParserMethod<[], NumberPhrase | 'more'> = this.RULE('orMore', () =>
    this.OR1<NumberPhrase | 'more'>([
      {
        ALT: () => {
          this.CONSUME(t.Or);
          return this.OR2<NumberPhrase | 'more'>([
            { ALT: () => this.integer(this.CONSUME1(t.Integer)) },
            {
              ALT: () => {
                this.CONSUME(t.More);
                return 'more';
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

  private readonly asThereAre: ParserMethod<[], NumberPhrase> = this.RULE('asThereAre', (): NumberPhrase => {
    this.CONSUME(t.AsThereAre);
    const what = this.SUBRULE(this.nounPhrase);
    return { kind: 'count', what, span: what.span };
  });

  /** `per 2 patrols here`, behind a noun that has a number: the number is the quantity's. */
  private readonly perNoun: ParserMethod<[], PerNoun> = this.RULE('perNoun', () => {
    this.OR([{ ALT: () => this.CONSUME(t.Per) }, { ALT: () => this.CONSUME(t.ForEach) }]);
    const every = this.OPTION({ GATE: () => this.divisorAhead(), DEF: () => this.SUBRULE(this.divisor) }) ?? null;
    const what = this.SUBRULE(this.nounPhrase);
    return { every, what };
  });

  /** `2` or `sight` of `per 2 patrols here`. */
  protected readonly divisor: ParserMethod<[], NumberPhrase> = this.RULE('divisor', () =>
    this.OR<NumberPhrase>([
      { ALT: () => this.integer(this.CONSUME(t.Integer)) },
      { ALT: () => this.named(this.CONSUME(t.Word)) },
    ]),
  );

  /** With `one`, each noun may have its own `a`: `a Fen or a Town`. */
  private readonly heads: ParserMethod<[Scope?, boolean?], Head[]> = this.RULE(
    'heads',
    (scope: Scope = 'open', one?: boolean) =>
      this.OR1<Head[]>([
        { ALT: () => [this.bareHead(this.CONSUME(t.TheGroup), 'group')] },
        {
          ALT: () => {
            const heads = [this.SUBRULE1(this.head)];
            this.MANY({
              GATE: () => this.anotherHeadAhead(scope, one === true),
              DEF: () => {
                this.OR2([
                  { ALT: () => this.CONSUME(t.Or) },
                  { ALT: () => this.CONSUME(t.And) },
                  { ALT: () => this.CONSUME(t.AndOr) },
                ]);
                this.OPTION(() => this.CONSUME(t.A));
                heads.push(this.SUBRULE2(this.head));
              },
            });
            return heads;
          },
        },
      ]),
  );

  private readonly head: ParserMethod<[], Head> = this.RULE('head', (): Head => {
    const first = this.LA(1);
    const adjectives: Name[] = [];
    this.MANY({
      GATE: () => this.adjectiveAhead(),
      DEF: () => {
        const word = this.OR1([
          { ALT: () => this.CONSUME1(t.NameToken) },
          { ALT: () => this.CONSUME1(t.Adjective) },
          { ALT: () => this.CONSUME(t.CardSide) },
        ]);
        adjectives.push(...this.adjectives(word));
      },
    });
    const noun = this.OR2([
      { ALT: () => this.CONSUME2(t.NameToken) },
      { ALT: () => this.CONSUME2(t.Noun) },
      { ALT: () => this.CONSUME2(t.Word) },
    ]);
    this.OPTION({
      GATE: () => trailingAdjectives.includes(this.LA(1).image),
      DEF: () => {
        adjectives.unshift(...this.adjectives(this.CONSUME3(t.Adjective)));
        // `held or in the pool`: the second place is a filter.
        this.OPTION1({ GATE: () => this.LA(2).tokenType === t.In, DEF: () => this.CONSUME(t.Or) });
      },
    });
    return { adjectives, noun: this.name(noun), span: this.since(first) };
  });

  private readonly filters: ParserMethod<[Scope?], Filter[]> = this.RULE('filters', (scope: Scope = 'open') => {
    const filters: Filter[] = [];
    this.MANY({
      GATE: () => this.filterAhead(scope),
      DEF: () => {
        this.OPTION(() => this.CONSUME(t.And));
        filters.push(this.SUBRULE(this.filter, { ARGS: [scope] }));
      },
    });
    return filters;
  });

  private readonly filter: ParserMethod<[Scope?], Filter> = this.RULE('filter', (scope: Scope = 'open') =>
    this.OR<Filter>([
      { ALT: () => this.SUBRULE(this.placeFilter, { ARGS: [scope, true] }) },
      { ALT: () => this.SUBRULE(this.withFilter) },
      { ALT: () => this.SUBRULE(this.withoutFilter) },
      {
        ALT: () => {
          const first = this.CONSUME(t.ThatAre);
          const negated = this.OPTION(() => this.CONSUME(t.Not)) !== undefined;
          const what = this.SUBRULE(this.nounPhrase, { ARGS: ['bare'] });
          return { kind: 'that are', negated, what, span: this.since(first) };
        },
      },
    ]),
  );

  /** Where something is: what may follow `is` in a condition as well. */
  readonly placeFilter: ParserMethod<[Scope?, boolean?], Filter> = this.RULE(
    'placeFilter',
    (scope: Scope = 'open', inside?: boolean) => {
      const first = this.LA(1);
      return this.OR<Filter>([
        { ALT: () => ({ kind: 'here', span: this.at(this.CONSUME(t.Here)) }) },
        { ALT: () => ({ kind: 'on the map', span: this.at(this.CONSUME(t.OnTheMap)) }) },
        {
          ALT: () => {
            this.CONSUME(t.In);
            const place = this.SUBRULE1(this.nounPhrase, { ARGS: [scope, inside === true] });
            return { kind: 'in', place, span: this.since(first) };
          },
        },
        { ALT: () => this.inPlay(this.CONSUME(t.InPlay)) },
        {
          ALT: () => {
            this.CONSUME(t.AdjacentTo);
            const place = this.SUBRULE1(this.placePhrase, { ARGS: [scope, inside === true] });
            return { kind: 'adjacent to', place, span: this.since(first) };
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.InOrAdjacentTo);
            const place = this.SUBRULE2(this.placePhrase, { ARGS: [scope, inside === true] });
            return { kind: 'in or adjacent to', place, span: this.since(first) };
          },
        },
      ]);
    },
  );

  /** `with Troopers and 2 Depots`, `with more Runners than Troopers`. */
  private readonly withFilter: ParserMethod<[], Filter> = this.RULE('withFilter', () => {
    const first = this.CONSUME(t.With);
    return this.OR<Filter>([
      {
        ALT: () => {
          const { more, than } = this.SUBRULE(this.moreThan);
          return { kind: 'with more', more, than, span: this.since(first) };
        },
      },
      {
        ALT: () => {
          const things = [this.SUBRULE1(this.nounPhrase, { ARGS: ['with'] })];
          this.MANY({
            GATE: () => this.LA(1).tokenType === t.And && this.nounPhraseAhead(2) && !this.conditionAhead(),
            DEF: () => {
              this.CONSUME(t.And);
              things.push(this.SUBRULE2(this.nounPhrase, { ARGS: ['with'] }));
            },
          });
          return { kind: 'with', things, span: this.since(first) };
        },
      },
    ]);
  });

  private readonly withoutFilter: ParserMethod<[], Filter> = this.RULE('withoutFilter', (): Filter => {
    const first = this.CONSUME(t.Without);
    const things = [this.SUBRULE1(this.nounPhrase, { ARGS: ['without'] })];
    this.MANY({
      GATE: () => this.nounPhraseAhead(2) && !this.conditionAhead(),
      DEF: () => {
        this.OR([{ ALT: () => this.CONSUME(t.Or) }, { ALT: () => this.CONSUME(t.AndOr) }]);
        things.push(this.SUBRULE2(this.nounPhrase, { ARGS: ['without'] }));
      },
    });
    return { kind: 'without', things, span: this.since(first) };
  });

  /** `more Runners than Troopers`. */
  readonly moreThan: ParserMethod<[], { readonly more: NounPhrase; readonly than: NounPhrase }> = this.RULE(
    'moreThan',
    () => {
      this.CONSUME(t.More);
      const more = this.SUBRULE1(this.nounPhrase, { ARGS: ['with'] });
      this.CONSUME(t.Than);
      const than = this.SUBRULE2(this.nounPhrase, { ARGS: ['with'] });
      return { more, than };
    },
  );

  /** A word in lower case before a noun is a named quantity: `place hits Runners`. */
  private quantityAhead(): boolean {
    return this.LA(1).tokenType !== t.Word || headStarts.includes(this.LA(2).tokenType);
  }

  protected divisorAhead(): boolean {
    const { tokenType } = this.LA(1);
    return tokenType === t.Integer || (tokenType === t.Word && this.quantityAhead());
  }

  protected nounPhraseAhead(distance: number): boolean {
    const { tokenType } = this.LA(distance);
    return headStarts.includes(tokenType) || quantityStarts.includes(tokenType) || tokenType === t.The;
  }

  /** A name is an adjective where a noun follows, behind any adjectives of the language. */
  private adjectiveAhead(): boolean {
    let distance = 2;
    while (this.LA(distance).tokenType === t.Adjective) distance += 1;
    const following = this.LA(distance).tokenType;
    const isNoun = following === t.NameToken || following === t.Noun;
    return this.LA(1).tokenType === t.Adjective ? isNoun || following === t.Word : isNoun;
  }

  private anotherHeadAhead(scope: Scope, one: boolean): boolean {
    const { tokenType } = this.LA(1);
    const articled = one && tokenType === t.Or && this.LA(2).tokenType === t.A;
    if (scope === 'without') return false;
    if (scope === 'with' && tokenType === t.And) return false;
    return headStarts.includes(this.LA(articled ? 3 : 2).tokenType) && !this.conditionAhead();
  }

  private filterAhead(scope: Scope): boolean {
    const joined = this.LA(1).tokenType === t.And;
    const { tokenType } = this.LA(joined ? 2 : 1);
    if (joined && tokenType !== t.With && tokenType !== t.Without && tokenType !== t.ThatAre) return false;
    if (scope === 'bare') return false;
    if (scope === 'with' || scope === 'without') return tokenType === t.Here;
    if (scope === 'source' && (tokenType === t.In || tokenType === t.Here)) return false;
    if (tokenType !== t.With) return true;
    if (scope === 'replaced' && !this.tokenAhead(t.With, joined ? 3 : 2)) return false;
    const name = this.LA(2).tokenType === t.A ? 3 : 2;
    return this.LA(name + 1).tokenType !== t.AtAnyOneMoment;
  }

  private plainQuantity(kind: 'any' | 'all' | 'each' | 'either' | 'no', token: IToken): OpenQuantity {
    return { quantity: { kind, span: this.at(token) }, asMany: false };
  }

  private range(first: IToken, least: NumberPhrase, more: NumberPhrase | 'more' | undefined): Quantity {
    const span = this.since(first);
    if (more === undefined) return { kind: 'exactly', count: least, span };
    return more === 'more' ? { kind: 'at least', count: least, span } : { kind: 'between', least, most: more, span };
  }

  /** `a Depot's space` is a space with a Depot. */
  private ownerFilter(heads: readonly Head[]): Filter {
    const span = heads.map((head) => head.span).reduce(covering);
    const count: NumberPhrase = { kind: 'literal', value: 1, span };
    return { kind: 'with', things: [{ quantity: { kind: 'exactly', count, span }, heads, filters: [], span }], span };
  }

  private inPlay(token: IToken): Filter {
    const span = this.at(token);
    return { kind: 'in', place: { quantity: null, heads: [this.bareHead(token, 'play')], filters: [], span }, span };
  }

  private hereNoun(token: IToken): NounPhrase {
    return { quantity: null, heads: [this.bareHead(token, 'here')], filters: [], span: this.at(token) };
  }

  private bareHead(token: IToken, text = token.image): Head {
    const span = this.at(token);
    return { adjectives: [], noun: { text, span }, span };
  }

  /** `drawn or held` is two adjectives. */
  private adjectives(token: IToken): Name[] {
    const span = this.at(token);
    if (token.tokenType !== t.Adjective) return [this.name(token)];
    return token.image.includes(' or ') ? ['drawn', 'held'].map((text) => ({ text, span })) : [this.name(token)];
  }
}

/** `Marsh`, but not `Fens`: one name in the singular, which needs no filter to say which is meant. */
function isProperName(heads: readonly Head[]): boolean {
  const only = heads.length === 1 ? heads[0] : undefined;
  if (only?.adjectives.length !== 0) return false;
  return !t.generalNouns.includes(only.noun.text) && !only.noun.text.endsWith('s');
}

function isLiteral(quantity: Quantity | undefined): boolean {
  return (quantity?.kind === 'exactly' || quantity?.kind === 'up to') && quantity.count.kind === 'literal';
}

function isOne(quantity: Quantity | undefined): boolean {
  return quantity?.kind === 'exactly' && quantity.count.kind === 'literal' && quantity.count.value === 1;
}

/** The quantity with the number that the words after the noun gave. */
function withCount(quantity: Quantity, counted: NumberPhrase | PerNoun | undefined): Quantity {
  if (counted === undefined || (quantity.kind !== 'exactly' && quantity.kind !== 'up to')) return quantity;
  if ('kind' in counted) return { ...quantity, count: counted };
  const { what } = counted;
  const every = counted.every ?? { kind: 'literal', value: 1, span: what.span };
  const count = quantity.count.kind === 'literal' ? quantity.count.value : 1;
  return { ...quantity, count: { kind: 'per', count, every, what, span: covering(quantity.span, what.span) } };
}
