/**
 * The grammar of what a sentence speaks of: quantities, nouns with their adjectives, and filters. The grammar is LL(1);
 * where English needs a longer look ahead, a gate says what it looks for.
 */
import { covering } from '../source/span.js';
import type { IToken, ParserMethod, TokenType } from './chevrotain.js';
import { filterForms } from './forms/nouns.js';
import {
  headStarts,
  isLiteral,
  isOne,
  QuantityParser,
  quantityStarts,
  withCount,
  type PerNoun,
  type Scope,
} from './grammar-quantities.js';
import type { Condition, Filter, Head, Join, Name, NounPhrase, NumberPhrase, Quantity } from './ir.js';
import { isProperName } from './proper-name.js';
import * as t from './tokens.js';

const ofSpaces: readonly TokenType[] = [t.WithTheMost, t.WithTheFewest];
const superlatives: readonly TokenType[] = [...ofSpaces, t.WithTheHighest, t.WithTheLowest];
/** The filters that `and` may stand before. */
const joinedFilters: readonly TokenType[] = [
  ...superlatives,
  t.With,
  t.ControlledBy,
  t.NotControlledBy,
  t.Without,
  t.ThatAre,
  t.AdjacentTo,
  t.InOrAdjacentTo,
];
/** Where `and` begins the next thing. */
const listing: readonly Scope[] = ['with', 'listed', 'bare list'];
const trailingAdjectives: readonly string[] = ['drawn', 'held', 'selected', 'drawn or held', 'held or drawn'];

/** How many, of what is not said to be of one and no other. */
const ofOneAfterAnother: readonly Quantity['kind'][] = ['each', 'each of', 'either', 'both', 'no'];

type ValueFilter = Extract<Filter, { kind: 'with value' }>;

interface Heads {
  readonly heads: Head[];
  readonly join: Join | 'and/or';
}

export abstract class NounParser extends QuantityParser {
  protected abstract readonly condition: ParserMethod<[], Condition>;

  /** `up to 2 Fens or Towns with Troopers`. With `inside`, it is the place of another noun, to which the filters behind a proper name belong. */
  readonly nounPhrase: ParserMethod<[Scope?, boolean?], NounPhrase> = this.RULE(
    'nounPhrase',
    (scope: Scope = 'open', inside?: boolean) => {
      const first = this.LA(1);
      const article = this.OPTION1({
        GATE: () => scope !== 'the' && scope !== 'counted' && scope !== 'compared',
        DEF: () => this.CONSUME(t.The),
      });
      const opened = this.OPTION2({
        GATE: () => article === undefined && scope !== 'counted' && this.quantityAhead(),
        DEF: () => this.SUBRULE(this.quantity),
      });
      const itsOwn = this.OPTION5({
        GATE: () => opened !== undefined && !ofOneAfterAnother.includes(opened.quantity.kind),
        DEF: () =>
          this.OR1<IToken>([
            { ALT: () => this.CONSUME(t.OfIts) },
            { GATE: () => opened?.quantity.kind === 'all', ALT: () => this.CONSUME(t.keywordFor('its')) },
          ]),
      });
      const alone = article === undefined && opened === undefined && scope !== 'counted' && scope !== 'the';
      const { heads, join: written } = this.SUBRULE(this.heads, { ARGS: [scope, isOne(opened?.quantity), alone] });
      const owned = this.OPTION3({
        GATE: () => this.LA(2).image === 'space',
        DEF: () => {
          this.CONSUME(t.Possessive);
          return this.CONSUME(t.Noun);
        },
      });
      const named =
        inside === true &&
        opened === undefined &&
        isProperName(heads) &&
        // `with the most`: of spaces alone; behind `the`, `with the highest` is what makes it the one space.
        !(article === undefined ? ofSpaces : superlatives).includes(this.LA(1).tokenType);
      const filters = this.SUBRULE(this.filters, { ARGS: [named ? 'bare' : scopeOfFilters(scope), inside === true] });
      const counted = this.OR<NumberPhrase | PerNoun | undefined>([
        { GATE: () => opened?.asMany === true, ALT: () => this.SUBRULE(this.asThereAre) },
        {
          GATE: () => opened?.asMany !== true,
          ALT: () => this.OPTION4({ GATE: () => isLiteral(opened?.quantity), DEF: () => this.SUBRULE(this.perNoun) }),
        },
      ]);
      return this.ACTION((): NounPhrase => {
        const quantity = opened === undefined ? null : withCount(opened.quantity, counted);
        // `and/or` is all of them where all are meant, and any mix elsewhere.
        const isAll = quantity?.kind === 'all' || scope === 'the';
        const join = written === 'and/or' ? (isAll ? 'and' : 'or') : written;
        const own = itsOwn === undefined ? {} : ({ own: true } as const);
        const span = this.since(first);
        const phrase = { definite: article !== undefined, quantity, ...own, heads, join, filters, span };
        if (owned === undefined) return phrase;
        const filter = this.ownerFilter(heads, join);
        return { ...phrase, heads: [this.bareHead(owned)], join: 'or', filters: [filter, ...filters] };
      });
    },
  );

  /** A noun phrase, or `here` for the current space. */
  readonly placePhrase: ParserMethod<[Scope?, boolean?], NounPhrase> = this.RULE(
    'placePhrase',
    (scope: Scope = 'open', inside?: boolean) =>
      this.OR([
        { ALT: () => this.hereNoun(this.CONSUME(t.Here)) },
        { ALT: () => this.SUBRULE(this.nounPhrase, { ARGS: [scope, inside === true] }) },
      ]),
  );

  /** With `one`, each noun may have its own `a`: `a Fen or a Town`; `alone`: nothing stands before them. */
  private readonly heads: ParserMethod<[Scope?, boolean?, boolean?], Heads> = this.RULE(
    'heads',
    (scope: Scope = 'open', one?: boolean, alone?: boolean) =>
      this.OR1<Heads>([
        {
          GATE: () => alone !== false,
          ALT: () => ({ heads: [this.bareHead(this.CONSUME(t.TheGroup), 'group')], join: 'or' }),
        },
        {
          ALT: () => {
            const heads = [this.SUBRULE1(this.head)];
            const joins: Heads['join'][] = [];
            this.MANY({
              GATE: () => this.anotherHeadAhead(scope, one === true) && !joins.some((it) => it !== this.joinAhead()),
              DEF: () => {
                joins.push(this.joinAhead());
                this.OR2([
                  { ALT: () => this.CONSUME(t.Or) },
                  { ALT: () => this.CONSUME(t.And) },
                  { ALT: () => this.CONSUME(t.AndOr) },
                ]);
                this.OPTION(() => this.CONSUME(t.A));
                heads.push(this.SUBRULE2(this.head));
              },
            });
            return { heads, join: joins[0] ?? 'or' };
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
    let elsewhere = false;
    this.OPTION({
      GATE: () => trailingAdjectives.includes(this.LA(1).image),
      DEF: () => {
        adjectives.push(...this.adjectives(this.CONSUME3(t.Adjective)));
        // `held or in the pool`: the second place is a filter.
        elsewhere =
          this.OPTION1({ GATE: () => this.LA(2).tokenType === t.In, DEF: () => this.CONSUME(t.Or) }) !== undefined;
      },
    });
    return { adjectives: inOrder(adjectives), noun: this.name(noun), elsewhere, span: this.since(first) };
  });

  private readonly wordedFilters = this.formRules<Filter, typeof filterForms>(filterForms);

  private readonly filters: ParserMethod<[Scope?, boolean?], Filter[]> = this.RULE(
    'filters',
    (scope: Scope = 'open', inside?: boolean) => {
      const filters: Filter[] = [];
      this.MANY({
        // A place does not move: what has is the thing in it.
        GATE: () => this.filterAhead(scope, filters.length > 0) && !(inside === true && this.movedAhead()),
        DEF: () => {
          this.OPTION(() => this.CONSUME(t.And));
          filters.push(this.SUBRULE(this.filter, { ARGS: [scope] }));
        },
      });
      return filters;
    },
  );

  private movedAhead(): boolean {
    const { tokenType } = this.LA(1);
    return tokenType === t.ThatHaveMoved || tokenType === t.ThatHaveNotMoved;
  }

  private readonly filter: ParserMethod<[Scope?], Filter> = this.RULE('filter', (scope: Scope = 'open') =>
    this.OR<Filter>([
      { ALT: () => this.SUBRULE(this.placeFilter, { ARGS: [scope, true] }) },
      { ALT: () => this.SUBRULE(this.withFilter) },
      { ALT: () => this.SUBRULE(this.withHighest) },
      { ALT: () => this.SUBRULE(this.withMost) },
      { ALT: () => this.SUBRULE(this.withoutFilter) },
      { ALT: () => this.SUBRULE(this.wordedFilters['that are']) },
      { ALT: () => this.SUBRULE(this.wordedFilters['that have moved']) },
    ]),
  );

  /** Where something is: what may follow `is` in a condition as well. */
  readonly placeFilter: ParserMethod<[Scope?, boolean?], Filter> = this.RULE(
    'placeFilter',
    (scope: Scope = 'open', inside?: boolean) => {
      const first = this.LA(1);
      return this.OR<Filter>([
        { ALT: () => this.SUBRULE(this.wordedFilters.here) },
        { ALT: () => this.SUBRULE(this.wordedFilters['on the map']) },
        {
          ALT: () => {
            this.CONSUME(t.In);
            return this.OR1<Filter>([
              {
                GATE: () => this.LA(2).tokenType === t.Possessive && this.LA(3).image === 'hand',
                ALT: () => {
                  const faction = this.name(this.CONSUME(t.NameToken));
                  this.CONSUME(t.Possessive);
                  this.CONSUME(t.Word);
                  return this.ACTION((): Filter => ({ kind: 'held by', faction, span: this.since(first) }));
                },
              },
              {
                ALT: () => {
                  const place = this.SUBRULE1(this.nounPhrase, { ARGS: [scope, inside === true] });
                  return { kind: 'in', place, span: this.since(first) };
                },
              },
            ]);
          },
        },
        { ALT: () => this.SUBRULE(this.wordedFilters['in hand']) },
        { ALT: () => this.SUBRULE(this.wordedFilters['held by']) },
        { ALT: () => this.SUBRULE(this.wordedFilters['controlled by']) },
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
        GATE: () => this.LA(1).tokenType === t.NameToken && (this.figuresAt(2) || this.LA(2).tokenType === t.Word),
        ALT: () => {
          const value = this.name(this.CONSUME(t.NameToken));
          const number = this.OR1<NumberPhrase>([
            { ALT: () => this.SUBRULE1(this.figures) },
            { ALT: () => this.named(this.CONSUME1(t.Word)) },
          ]);
          const bound = this.OPTION(() => this.SUBRULE(this.boundOfValue)) ?? { bound: 'exactly', most: null };
          return this.ACTION((): Filter => ({ kind: 'with value', value, number, ...bound, span: this.since(first) }));
        },
      },
      {
        ALT: () => {
          const things = this.SUBRULE(this.list, { ARGS: ['with'] });
          return { kind: 'with', things, span: this.since(first) };
        },
      },
    ]);
  });

  /** `with the highest depth`. */
  private readonly withHighest: ParserMethod<[], Filter> = this.RULE('withHighest', () => {
    const extreme = this.OR([
      { ALT: () => this.CONSUME(t.WithTheHighest) },
      { ALT: () => this.CONSUME(t.WithTheLowest) },
    ]);
    const how = extreme.tokenType === t.WithTheHighest ? 'highest' : 'lowest';
    const value = this.name(this.CONSUME(t.NameToken));
    return this.ACTION((): Filter => ({ kind: 'with the highest', how, value, span: this.since(extreme) }));
  });

  /** `with the most Runners`. */
  private readonly withMost: ParserMethod<[], Filter> = this.RULE('withMost', () => {
    const extreme = this.OR([{ ALT: () => this.CONSUME(t.WithTheMost) }, { ALT: () => this.CONSUME(t.WithTheFewest) }]);
    const how = extreme.tokenType === t.WithTheMost ? 'most' : 'fewest';
    const what = this.SUBRULE(this.nounPhrase, { ARGS: ['compared'] });
    return this.ACTION((): Filter => ({ kind: 'with the most', how, what, span: this.since(extreme) }));
  });

  /** `or more`, `or less`, `to 3`. */
  private readonly boundOfValue: ParserMethod<[], Pick<ValueFilter, 'bound' | 'most'>> = this.RULE('boundOfValue', () =>
    this.OR1<Pick<ValueFilter, 'bound' | 'most'>>([
      {
        ALT: () => {
          this.CONSUME(t.Or);
          return this.OR2<Pick<ValueFilter, 'bound' | 'most'>>([
            {
              ALT: () => {
                this.CONSUME(t.More);
                return { bound: 'or more', most: null };
              },
            },
            {
              ALT: () => {
                this.CONSUME(t.Less);
                return { bound: 'or less', most: null };
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.To);
          const most = this.SUBRULE2(this.figures);
          return { bound: 'to', most };
        },
      },
    ]),
  );

  /** `a Depot and 2 Runners`: each with how many of it. */
  protected readonly list: ParserMethod<[Scope?], NounPhrase[]> = this.RULE('list', (scope: Scope = 'listed') => {
    const things = [this.SUBRULE1(this.nounPhrase, { ARGS: [scope] })];
    this.MANY({
      GATE: () => this.nounPhraseAhead(2) && !this.conditionAhead(),
      DEF: () => {
        this.CONSUME(t.And);
        things.push(this.SUBRULE2(this.nounPhrase, { ARGS: [scope] }));
      },
    });
    return things;
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
      const more = this.SUBRULE1(this.nounPhrase, { ARGS: ['compared'] });
      this.CONSUME(t.Than);
      const than = this.SUBRULE2(this.nounPhrase, { ARGS: ['compared'] });
      return { more, than };
    },
  );

  protected nounPhraseAhead(distance: number): boolean {
    const { tokenType } = this.LA(distance);
    return headStarts.includes(tokenType) || quantityStarts.includes(tokenType) || tokenType === t.The;
  }

  /** True where a noun with a quantity of its own begins. */
  protected countedNounAhead(distance: number): boolean {
    const { tokenType } = this.LA(distance);
    const isNamed = tokenType === t.Word && headStarts.includes(this.LA(distance + 1).tokenType);
    return isNamed || quantityStarts.includes(tokenType);
  }

  /** A name is an adjective where a noun follows, behind any adjectives of the language. */
  private adjectiveAhead(): boolean {
    let distance = 2;
    while ([t.Adjective, t.CardSide].includes(this.LA(distance).tokenType)) distance += 1;
    const following = this.LA(distance).tokenType;
    const isNoun = following === t.NameToken || following === t.Noun;
    return this.LA(1).tokenType === t.Adjective ? isNoun || following === t.Word : isNoun;
  }

  private anotherHeadAhead(scope: Scope, one: boolean): boolean {
    const { tokenType } = this.LA(1);
    const articled = one && tokenType === t.Or && this.LA(2).tokenType === t.A;
    if (scope === 'without') return false;
    if (listing.includes(scope) && tokenType === t.And) return false;
    return headStarts.includes(this.LA(articled ? 3 : 2).tokenType) && !this.conditionAhead();
  }

  private joinAhead(): Heads['join'] {
    const { tokenType } = this.LA(1);
    return tokenType === t.And ? 'and' : tokenType === t.AndOr ? 'and/or' : 'or';
  }

  private filterAhead(scope: Scope, behindOther: boolean): boolean {
    const joined = this.LA(1).tokenType === t.And;
    if (joined && !behindOther) return false;
    const { tokenType } = this.LA(joined ? 2 : 1);
    if (joined && !joinedFilters.includes(tokenType)) return false;
    if (tokenType === t.In && this.looksUp && !this.tableAhead(joined ? 3 : 2)) return false;
    if (scope === 'bare' || scope === 'bare list') return false;
    if (scope === 'with' || scope === 'without' || scope === 'compared') return tokenType === t.Here;
    if (scope === 'source' && (tokenType === t.In || tokenType === t.Here)) return false;
    if (tokenType !== t.With) return true;
    if (scope === 'replaced' && !this.tokenAhead(t.With, joined ? 3 : 2)) return false;
    const name = this.LA(2).tokenType === t.A ? 3 : 2;
    return this.LA(name + 1).tokenType !== t.AtAnyOneMoment;
  }

  /** `a Depot's space` is a space with a Depot. */
  private ownerFilter(heads: readonly Head[], join: Join): Filter {
    const span = heads.map((head) => head.span).reduce(covering);
    const count: NumberPhrase = { kind: 'literal', value: 1, span };
    const owner: NounPhrase = {
      definite: false,
      quantity: { kind: 'exactly', count, span },
      heads,
      join,
      filters: [],
      span,
    };
    return { kind: 'with', things: [owner], span };
  }

  private inPlay(token: IToken): Filter {
    return { kind: 'in', place: this.bareNoun(this.bareHead(token, 'play')), span: this.at(token) };
  }

  protected hereNoun(token: IToken): NounPhrase {
    return this.bareNoun(this.bareHead(token, 'here'));
  }

  protected bareNoun(head: Head): NounPhrase {
    return { definite: false, quantity: null, heads: [head], join: 'or', filters: [], span: head.span };
  }

  protected bareHead(token: IToken, text = token.image): Head {
    const span = this.at(token);
    return { adjectives: [], noun: { text, span }, elsewhere: false, span };
  }

  /** `drawn or held` is two adjectives. */
  private adjectives(token: IToken): Name[] {
    const span = this.at(token);
    if (token.tokenType !== t.Adjective) return [this.name(token)];
    return token.image.includes(' or ') ? ['drawn', 'held'].map((text) => ({ text, span })) : [this.name(token)];
  }
}

/** The adjectives of the language come first, in one order, so that one wording is printed for each meaning. */
function inOrder(adjectives: readonly Name[]): readonly Name[] {
  const own = adjectives.filter(({ text }) => !t.generalAdjectives.includes(text));
  return [...t.generalAdjectives.flatMap((word) => adjectives.filter(({ text }) => text === word)), ...own];
}

/** What is said of the noun itself is not said of the places behind it. */
function scopeOfFilters(scope: Scope): Scope {
  return scope === 'the' || scope === 'counted' || scope === 'listed' ? 'open' : scope;
}
