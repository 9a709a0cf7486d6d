/** The grammar of what holds while a card is in play: sentences that change something, and moments for steps. */
import type { ParserMethod, TokenType } from './chevrotain.js';
import { actorForms } from './forms/acting.js';
import { changeForms } from './forms/lasting.js';
import { momentForms } from './forms/moments.js';
import type { Begun } from './grammar-base.js';
import { ClauseParser } from './grammar-clauses.js';
import type { Actor, Change, Moment, Name, NounPhrase, NumberPhrase } from './ir.js';
import * as t from './tokens.js';

type PlainChange = Exclude<Change, { readonly kind: 'if' }>;
/** What is done to pieces, and where. */
type DoneTo = Pick<Extract<Moment, { readonly kind: 'changes' | 'first change' }>, 'how' | 'where'>;
type QuantityTail = Omit<Extract<Change, { readonly kind: 'quantity' }>, 'kind' | 'of' | 'span'>;

type Barred = Extract<Change, { readonly kind: 'barred' }>;

/** What cards forbid to be done to pieces. */
const bars: readonly (readonly [TokenType, Barred['verb']])[] = [
  [t.MayNotBePlaced, 'place'],
  [t.MayNotBeRemoved, 'remove'],
  [t.MayNotMove, 'move'],
];

const during = t.keywordFor('during');

/** Words behind the name of a track. */
const passing: readonly string[] = ['falls to', 'rises to'];

export abstract class LastingParser extends ClauseParser {
  private readonly wordedChanges = this.formRules<PlainChange, typeof changeForms>(changeForms);
  private readonly wordedMoments = this.formRules<Moment, typeof momentForms>(momentForms);

  readonly change: ParserMethod<[], Change> = this.RULE('change', () => {
    const first = this.LA(1);
    const change = this.SUBRULE(this.plainChange);
    const condition = this.OPTION(() => {
      this.CONSUME(t.If);
      return this.SUBRULE(this.condition);
    });
    return this.ACTION((): Change => {
      if (condition === undefined) return change;
      return { kind: 'if', change, condition, span: this.since(first) };
    });
  });

  private readonly plainChange: ParserMethod<[], PlainChange> = this.RULE('plainChange', () => {
    const first = this.LA(1);
    return this.OR1<PlainChange>([
      ...this.alternatives({
        rolls: this.wordedChanges.rolls,
        of: this.wordedChanges['rolls of'],
        placing: this.wordedChanges['placing instead'],
        removing: this.wordedChanges['removing instead'],
        moving: this.wordedChanges['moving instead'],
        reroll: this.wordedChanges.reroll,
        limit: this.wordedChanges.limit,
        treated: this.wordedChanges.treated,
      }),
      { ALT: () => this.SUBRULE(this.trackChange) },
      { ALT: () => this.SUBRULE(this.classChange) },
      { GATE: () => this.mustAhead(), ALT: () => this.SUBRULE(this.forcedChange) },
      {
        GATE: () => this.tokenAhead(t.CountDoubleFor, 2),
        ALT: () => this.SUBRULE(this.wordedChanges['count double']),
      },
      { GATE: () => this.barAhead(), ALT: () => this.SUBRULE(this.barred) },
      { GATE: () => this.furtherAhead(), ALT: () => this.SUBRULE(this.wordedChanges.further) },
      {
        GATE: () =>
          !this.barAhead() && !this.furtherAhead() && !this.mustAhead() && !this.tokenAhead(t.CountDoubleFor, 2),
        ALT: () => {
          const of = this.name(this.CONSUME(t.NameToken));
          return this.OR2<PlainChange>([
            {
              ALT: () => {
                const tail = this.SUBRULE(this.quantityChange);
                return { kind: 'quantity', of, ...tail, span: this.since(first) };
              },
            },
            ...this.alternatives({ restriction: this.wordedChanges.restriction }, { first, held: { procedure: of } }),
            ...this.alternatives(
              {
                targets: this.wordedChanges.targets,
                amount: this.wordedChanges.amount,
                accompany: this.wordedChanges.accompany,
              },
              { first, held: { procedure: of } },
            ),
            { ALT: () => this.SUBRULE(this.costChange, { ARGS: [{ first, held: { procedure: of } }] }) },
            ...this.alternatives({ allowed: this.wordedChanges.allowed }, { first, held: { piece: of } }),
            ...this.alternatives({ joined: this.wordedChanges.joined }, { first, held: { space: of } }),
            {
              ALT: () => {
                this.CONSUME(t.CountsAs);
                const as = this.SUBRULE(this.slotRule('kind')) as NounPhrase;
                return { kind: 'treated', space: of, as, span: this.since(first) };
              },
            },
            {
              ALT: () => {
                this.CONSUME(t.Is);
                this.CONSUME(t.AdjacentTo);
                const other = this.SUBRULE(this.slotRule('name')) as Name;
                return { kind: 'joined', space: of, other, span: this.since(first) };
              },
            },
            ...this.alternatives(
              { ban: this.wordedChanges.ban, loss: this.wordedChanges.loss, ignored: this.wordedChanges.ignored },
              { first, held: { faction: of } },
            ),
          ]);
        },
      },
    ]);
  });

  /** `Wardens may move 2 spaces instead of 1 during Sortie`. */
  private furtherAhead(): boolean {
    return this.tokenAhead(during, 2);
  }

  private barAhead(): boolean {
    return bars.some(([token]) => this.tokenAhead(token, 2));
  }

  private mustAhead(): boolean {
    return this.LA(2).tokenType === t.Must;
  }

  /** `Troopers may not be removed`, `Unrest may not be placed in Towns`. */
  private readonly barred: ParserMethod<[], PlainChange> = this.RULE('barred', (): PlainChange => {
    const first = this.LA(1);
    const what = this.SUBRULE(this.nounPhrase);
    const token = this.OR([
      { ALT: () => this.CONSUME(t.MayNotBePlaced) },
      { ALT: () => this.CONSUME(t.MayNotBeRemoved) },
      { ALT: () => this.CONSUME(t.MayNotMove) },
    ]);
    const where = this.OPTION(() => {
      this.OR1([
        { GATE: () => token.tokenType !== t.MayNotMove, ALT: () => this.CONSUME(t.In) },
        { GATE: () => token.tokenType !== t.MayNotBePlaced, ALT: () => this.CONSUME(t.From) },
      ]);
      return this.SUBRULE(this.placePhrase);
    });
    const verb = bars.find(([type]) => type === token.tokenType)?.[1] ?? 'place';
    return { kind: 'barred', what, verb, where: where ?? null, span: this.since(first) };
  });

  /** `each reduction of Resolve by Events is 1 less`, `… is at most 1`. */
  private readonly trackChange: ParserMethod<[], PlainChange> = this.RULE('trackChange', () => {
    const first = this.OR1([
      { ALT: () => this.CONSUME(t.EachRaiseOf) },
      { ALT: () => this.CONSUME(t.EachReductionOf) },
    ]);
    const verb = first.tokenType === t.EachRaiseOf ? 'raise' : 'reduce';
    const track = this.SUBRULE(this.slotRule('name'));
    this.CONSUME(t.By);
    this.OPTION(() => this.CONSUME(t.A));
    const kinds = this.SUBRULE(this.slotRule('names'));
    this.CONSUME(t.Is);
    const begun = { first, held: { verb, track, kinds } };
    const { 'track change': change, 'track bound': bound } = this.wordedChanges;
    return this.OR2<PlainChange>(this.alternatives({ bound, change }, begun));
  });

  protected readonly wordedActors = this.formRules<Actor, typeof actorForms>(actorForms);

  /** `Crown`, `the executing faction`, `the other faction`. */
  protected readonly who: ParserMethod<[], Actor> = this.RULE('who', () => {
    const { faction, executing, other } = this.wordedActors;
    return this.OR(this.alternatives({ faction, executing, other }));
  });

  /** `the executing faction must choose Troopers in Muster`, `the other faction must choose Troopers`. */
  private readonly forcedChange: ParserMethod<[], PlainChange> = this.RULE('forcedChange', () => {
    const first = this.LA(1);
    const faction = this.SUBRULE(this.who);
    this.CONSUME(t.Must);
    this.OPTION(() => this.CONSUME(t.Choose));
    const alternative = this.SUBRULE(this.slotRule('name'));
    const begun = { first, held: { faction, alternative } };
    const rule = this.LA(1).tokenType === t.In ? this.wordedChanges.forced : this.wordedChanges['forced anywhere'];
    return this.SUBRULE(rule, { ARGS: [begun] });
  });

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

  /** `costs 1 more Mark in Towns`, behind a name. */
  private readonly costChange: ParserMethod<[Begun], PlainChange> = this.RULE('costChange', (begun: Begun) => {
    this.CONSUME(t.Costs);
    const { how, by } = this.SUBRULE(this.moreOrLess);
    const resource = this.SUBRULE(this.slotRule('name'));
    const whole = this.ACTION((): Begun => ({ first: begun.first, held: { ...begun.held, how, by, resource } }));
    const rule = this.LA(1).tokenType === t.In ? this.wordedChanges['cost there'] : this.wordedChanges.cost;
    return this.SUBRULE1(rule, { ARGS: [whole] });
  });

  /** `each Crown Operation's spaces is at most 2`. */
  private readonly classChange: ParserMethod<[], PlainChange> = this.RULE('classChange', (): PlainChange => {
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
          return this.SUBRULE(this.wordedMoments.part, { ARGS: [{ first, held: { moment: 'instead' } }] });
        },
      },
      { ALT: () => this.SUBRULE(this.wordedMoments['conducting instead']) },
      { ALT: () => this.SUBRULE(this.whenever) },
      { ALT: () => this.SUBRULE(this.firstTime) },
      { ALT: () => this.SUBRULE(this.wordedMoments.terms) },
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
        GATE: () => !passing.includes(this.LA(2).image),
        ALT: () => {
          const what = this.SUBRULE2(this.nounPhrase, { ARGS: ['bare'] });
          return this.OR1<Moment>([
            {
              ALT: () => {
                this.CONSUME2(t.Move);
                this.CONSUME(t.From);
                const from = this.SUBRULE2(this.placePhrase);
                return { kind: 'moves', what, from, span: this.since(first) };
              },
            },
            {
              ALT: () => {
                const done = this.SUBRULE1(this.doneTo);
                return { kind: 'changes', what, ...done, span: this.since(first) };
              },
            },
          ]);
        },
      },
      {
        ALT: () => {
          const track = this.name(this.CONSUME2(t.NameToken));
          const { falls, rises } = this.wordedMoments;
          return this.OR2<Moment>(this.alternatives({ falls, rises }, { first, held: { track } }));
        },
      },
    ]);
  });

  /** `are placed in Towns`, `is removed`. */
  private readonly doneTo: ParserMethod<[], DoneTo> = this.RULE('doneTo', (): DoneTo => {
    this.CONSUME(t.Is);
    return this.OR<DoneTo>([
      {
        ALT: () => {
          this.CONSUME(t.Placed);
          const where = this.OPTION1(() => {
            this.CONSUME(t.In);
            return this.SUBRULE1(this.placePhrase);
          });
          return { how: 'placed', where: where ?? null };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Removed);
          const where = this.OPTION2(() => {
            this.OR1([{ ALT: () => this.CONSUME(t.From) }, { ALT: () => this.CONSUME1(t.In) }]);
            return this.SUBRULE2(this.placePhrase);
          });
          return { how: 'removed', where: where ?? null };
        },
      },
    ]);
  });

  /** `the first time each turn that Runners are removed`. */
  private readonly firstTime: ParserMethod<[], Moment> = this.RULE('firstTime', (): Moment => {
    const first = this.CONSUME(t.FirstTime);
    const what = this.SUBRULE(this.nounPhrase, { ARGS: ['bare'] });
    const done = this.SUBRULE(this.doneTo);
    return { kind: 'first change', what, ...done, span: this.since(first) };
  });

  private readonly beforeOrAfter: ParserMethod<[], Moment> = this.RULE('beforeOrAfter', () => {
    const first = this.OR1([{ ALT: () => this.CONSUME(t.Before) }, { ALT: () => this.CONSUME(t.After) }]);
    const moment = first.tokenType === t.Before ? 'before' : 'after';
    const begun = { first, held: { moment } };
    const { procedure, part, selected, turn } = this.wordedMoments;
    return this.OR2<Moment>([
      { IGNORE_AMBIGUITIES: true, ALT: () => this.SUBRULE(procedure, { ARGS: [begun] }) },
      { IGNORE_AMBIGUITIES: true, ALT: () => this.SUBRULE(part, { ARGS: [begun] }) },
      {
        GATE: () => this.LA(1).tokenType === t.Each,
        ALT: () => this.SUBRULE(selected, { ARGS: [begun] }),
      },
      { ALT: () => this.SUBRULE(turn, { ARGS: [begun] }) },
    ]);
  });
}
