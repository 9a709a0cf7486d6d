/** The grammar of what holds while a card is in play: sentences that change something, and moments for steps. */
import type { IToken, ParserMethod } from './chevrotain.js';
import { ClauseParser } from './grammar-clauses.js';
import type { Change, Moment, Name, NumberPhrase } from './ir.js';
import * as t from './tokens.js';

type QuantityTail = Omit<Extract<Change, { readonly kind: 'quantity' }>, 'kind' | 'of' | 'span'>;

export abstract class LastingParser extends ClauseParser {
  readonly change: ParserMethod<[], Change> = this.RULE('change', () => {
    const first = this.LA(1);
    return this.OR1<Change>([
      { ALT: () => this.SUBRULE(this.rollsChange) },
      { ALT: () => this.SUBRULE(this.trackChange) },
      { ALT: () => this.SUBRULE(this.classChange) },
      {
        ALT: () => {
          this.CONSUME(t.ExecutingFaction);
          return this.SUBRULE1(this.forcedChange, { ARGS: [null, first] });
        },
      },
      {
        ALT: () => {
          const of = this.name(this.CONSUME(t.NameToken));
          return this.OR2<Change>([
            {
              ALT: () => {
                const tail = this.SUBRULE(this.quantityChange);
                return { kind: 'quantity', of, ...tail, span: this.since(first) };
              },
            },
            {
              ALT: () => {
                this.CONSUME(t.MayNotSelect);
                const spaces = this.SUBRULE(this.nounPhrase);
                return { kind: 'restriction', procedure: of, spaces, span: this.since(first) };
              },
            },
            { ALT: () => this.SUBRULE2(this.forcedChange, { ARGS: [of, first] }) },
          ]);
        },
      },
    ]);
  });

  /** `each roll against the Depots on the map is 1 more`. */
  private readonly rollsChange: ParserMethod<[], Change> = this.RULE('rollsChange', (): Change => {
    const first = this.CONSUME(t.EachRollAgainst);
    const against = this.SUBRULE1(this.sum);
    this.CONSUME(t.Is);
    const by = this.SUBRULE2(this.sum);
    const more = this.OR([{ ALT: () => this.CONSUME(t.More) }, { ALT: () => this.CONSUME(t.Less) }]);
    return { kind: 'rolls', against, by, sign: more.tokenType === t.Less ? -1 : 1, span: this.since(first) };
  });

  /** `each reduction of Resolve by Fixed Events is 1 less`. */
  private readonly trackChange: ParserMethod<[], Change> = this.RULE('trackChange', (): Change => {
    const first = this.OR1([
      { ALT: () => this.CONSUME(t.EachRaiseOf) },
      { ALT: () => this.CONSUME(t.EachReductionOf) },
    ]);
    const track = this.name(this.CONSUME1(t.NameToken));
    this.CONSUME(t.By);
    const kinds: Name[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: t.Or, DEF: () => kinds.push(this.name(this.CONSUME2(t.NameToken))) });
    this.CONSUME(t.Is);
    const by = this.SUBRULE(this.sum);
    const more = this.OR2([{ ALT: () => this.CONSUME(t.More) }, { ALT: () => this.CONSUME(t.Less) }]);
    return {
      kind: 'track change',
      verb: first.tokenType === t.EachRaiseOf ? 'raise' : 'reduce',
      track,
      kinds,
      by,
      sign: more.tokenType === t.Less ? -1 : 1,
      span: this.since(first),
    };
  });

  /** `must choose Troopers in Muster`, behind who chooses. */
  private readonly forcedChange: ParserMethod<[(Name | null)?, IToken?], Change> = this.RULE(
    'forcedChange',
    (faction?: Name | null, first?: IToken): Change => {
      const start = first ?? this.LA(1);
      this.CONSUME(t.Must);
      this.CONSUME(t.Choose);
      const alternative = this.name(this.CONSUME1(t.NameToken));
      this.CONSUME(t.In);
      const procedure = this.name(this.CONSUME2(t.NameToken));
      return { kind: 'forced', faction: faction ?? null, alternative, procedure, span: this.since(start) };
    },
  );

  /** `'s taken is 1 more if Unrest is here`, behind a name. */
  private readonly quantityChange: ParserMethod<[], QuantityTail> = this.RULE('quantityChange', (): QuantityTail => {
    this.CONSUME(t.Possessive);
    const quantity = this.name(
      this.OR1([
        { ALT: () => this.CONSUME(t.NameToken) },
        { ALT: () => this.CONSUME(t.Word) },
        { ALT: () => this.CONSUME(t.Noun) },
      ]),
    );
    this.CONSUME(t.Is);
    const { how, by } = this.OR2<Pick<QuantityTail, 'how' | 'by'>>([
      {
        ALT: () => {
          this.CONSUME(t.AtMost);
          return { how: 'at most', by: this.SUBRULE1(this.sum) };
        },
      },
      { ALT: () => this.SUBRULE(this.moreOrLess) },
    ]);
    const condition = this.OPTION(() => {
      this.CONSUME(t.If);
      return this.SUBRULE(this.condition);
    });
    return { quantity, how, by, condition: condition ?? null };
  });

  /** `each Crown Operation's spaces is at most 2`. */
  private readonly classChange: ParserMethod<[], Change> = this.RULE('classChange', (): Change => {
    const first = this.CONSUME(t.Each);
    const faction = this.OPTION({
      GATE: () => this.LA(2).tokenType === t.NameToken,
      DEF: () => this.name(this.CONSUME1(t.NameToken)),
    });
    const of = this.name(this.CONSUME2(t.NameToken));
    const tail = this.SUBRULE(this.quantityChange);
    return { kind: 'class quantity', faction: faction ?? null, of, ...tail, span: this.since(first) };
  });

  /** `1 more`, `hits less`, `2`. */
  private readonly moreOrLess: ParserMethod<[], Pick<QuantityTail, 'how' | 'by'>> = this.RULE(
    'moreOrLess',
    (): Pick<QuantityTail, 'how' | 'by'> => {
      const by: NumberPhrase = this.SUBRULE(this.sum);
      const word = this.OPTION(() =>
        this.OR([{ ALT: () => this.CONSUME(t.More) }, { ALT: () => this.CONSUME(t.Less) }]),
      );
      return { how: word === undefined ? 'is' : word.tokenType === t.Less ? 'less' : 'more', by };
    },
  );

  readonly moment: ParserMethod<[], Moment> = this.RULE('moment', () =>
    this.OR<Moment>([
      { ALT: () => this.SUBRULE(this.beforeOrAfter) },
      {
        ALT: () => {
          const first = this.CONSUME(t.InsteadOf);
          const { part, of } = this.SUBRULE(this.partOf);
          return { kind: 'part', moment: 'instead', part, of, span: this.since(first) };
        },
      },
      { ALT: () => this.SUBRULE(this.whenever) },
      {
        ALT: () => {
          const procedure = this.name(this.CONSUME(t.NameToken));
          const end = this.CONSUME(t.AlsoCounts);
          return { kind: 'terms', procedure, span: { ...procedure.span, end: this.at(end).end } };
        },
      },
    ]),
  );

  /** `whenever Runners move from a Haven`, `whenever Muster moves Troopers to a Town`. */
  private readonly whenever: ParserMethod<[], Moment> = this.RULE('whenever', () => {
    const first = this.CONSUME(t.Whenever);
    return this.OR<Moment>([
      {
        GATE: () => this.LA(2).tokenType === t.Move && this.LA(3).tokenType !== t.From,
        ALT: () => {
          const procedure = this.name(this.CONSUME(t.NameToken));
          this.CONSUME1(t.Move);
          const what = this.SUBRULE1(this.nounPhrase, { ARGS: ['bare'] });
          this.CONSUME(t.To);
          const to = this.SUBRULE1(this.placePhrase);
          return { kind: 'arrivals', procedure, what, to, span: this.since(first) };
        },
      },
      {
        ALT: () => {
          const what = this.SUBRULE2(this.nounPhrase, { ARGS: ['bare'] });
          this.CONSUME2(t.Move);
          this.CONSUME(t.From);
          const from = this.SUBRULE2(this.placePhrase);
          return { kind: 'moves', what, from, span: this.since(first) };
        },
      },
    ]);
  });

  private readonly beforeOrAfter: ParserMethod<[], Moment> = this.RULE('beforeOrAfter', () => {
    const first = this.OR1([{ ALT: () => this.CONSUME(t.Before) }, { ALT: () => this.CONSUME(t.After) }]);
    const moment = first.tokenType === t.Before ? 'before' : 'after';
    return this.OR2<Moment>([
      {
        IGNORE_AMBIGUITIES: true,
        ALT: () => {
          const procedure = this.name(this.CONSUME(t.NameToken));
          return { kind: 'procedure', moment, procedure, span: this.since(first) };
        },
      },
      {
        IGNORE_AMBIGUITIES: true,
        ALT: () => {
          const { part, of } = this.SUBRULE(this.partOf);
          return { kind: 'part', moment, part, of, span: this.since(first) };
        },
      },
      {
        GATE: () => moment === 'after' && this.LA(1).tokenType === t.Each,
        ALT: () => {
          const spaces = this.SUBRULE(this.nounPhrase);
          this.CONSUME(t.Of);
          const procedure = this.name(this.CONSUME1(t.NameToken));
          return { kind: 'selected', spaces, procedure, span: this.since(first) };
        },
      },
    ]);
  });

  /** `the Boon of Salt`, `the warrant of Muster`. */
  private readonly partOf: ParserMethod<[], { readonly part: Name; readonly of: Name }> = this.RULE('partOf', () => {
    this.CONSUME(t.The);
    const part = this.name(this.OR([{ ALT: () => this.CONSUME1(t.NameToken) }, { ALT: () => this.CONSUME(t.Word) }]));
    this.CONSUME(t.Of);
    const of = this.name(this.CONSUME2(t.NameToken));
    return { part, of };
  });
}
