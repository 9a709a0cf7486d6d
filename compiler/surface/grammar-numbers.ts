/** The grammar of numbers. */
import { EOF, type ParserMethod, type TokenType } from './chevrotain.js';
import { numberForms } from './forms/numbers.js';
import { NounParser } from './grammar-nouns.js';
import type { NumberPhrase } from './ir.js';
import * as t from './tokens.js';

const arithmetic: readonly TokenType[] = [t.Plus, t.Minus];
const products: readonly TokenType[] = [t.Times, t.DividedBy];
const behindTimes: readonly TokenType[] = [EOF, t.Comma, t.AtMost];

export abstract class NumberParser extends NounParser {
  /** `removed`, `placed`: since these steps began. */
  protected readonly doneSoFar: ParserMethod<[], 'removed' | 'placed'> = this.RULE('doneSoFar', () =>
    this.OR<'removed' | 'placed'>([
      {
        ALT: () => {
          this.CONSUME(t.Removed);
          return 'removed';
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Placed);
          return 'placed';
        },
      },
    ]),
  );

  /** `hits plus 1, at most 3`, `the Troopers here if here is a Fen, otherwise 1`. */
  readonly number: ParserMethod<[], NumberPhrase> = this.RULE('number', () => {
    const first = this.LA(1);
    const value = this.SUBRULE(this.bounded);
    const choice = this.OPTION(() => {
      this.CONSUME(t.If);
      const condition = this.SUBRULE(this.condition);
      this.OPTION1(() => this.CONSUME(t.Comma));
      this.CONSUME(t.Otherwise);
      const otherwise = this.SUBRULE(this.number);
      return { condition, otherwise };
    });
    if (choice === undefined) return value;
    return this.ACTION((): NumberPhrase => ({ kind: 'if', ...choice, then: value, span: this.since(first) }));
  });

  /** A number with any upper bounds. */
  readonly bounded: ParserMethod<[], NumberPhrase> = this.RULE('bounded', () => {
    const first = this.LA(1);
    let value = this.SUBRULE1(this.sum);
    this.MANY({
      GATE: () => this.LA(1).tokenType === t.AtMost || this.LA(2).tokenType === t.AtMost,
      DEF: () => {
        this.OPTION(() => this.CONSUME(t.Comma));
        this.CONSUME(t.AtMost);
        const bound = this.SUBRULE2(this.sum);
        value = { kind: 'at most', value, bound, span: this.since(first) };
      },
    });
    return value;
  });

  readonly sum: ParserMethod<[], NumberPhrase> = this.RULE('sum', () => {
    const first = this.LA(1);
    let left = this.SUBRULE1(this.product);
    this.MANY({
      GATE: () => arithmetic.includes(this.LA(1).tokenType) || arithmetic.includes(this.LA(2).tokenType),
      DEF: () => {
        this.OPTION(() => this.CONSUME(t.Comma));
        const kind = this.OR<'plus' | 'minus'>([
          {
            ALT: () => {
              this.CONSUME(t.Plus);
              return 'plus';
            },
          },
          {
            ALT: () => {
              this.CONSUME(t.Minus);
              return 'minus';
            },
          },
        ]);
        const right = this.SUBRULE2(this.product);
        left = { kind, left, right, span: this.since(first) };
      },
    });
    return left;
  });

  /** `hits times 3`, `hits times 100 divided by 3, rounded down`: from left to right. */
  private readonly product: ParserMethod<[], NumberPhrase> = this.RULE('product', () => {
    const first = this.LA(1);
    let left = this.SUBRULE1(this.atom);
    this.MANY({
      GATE: () => this.productAhead(this.LA(1).tokenType === t.Comma ? 2 : 1),
      DEF: () => {
        this.OPTION1(() => this.CONSUME1(t.Comma));
        left = this.OR<NumberPhrase>([
          {
            ALT: () => {
              this.CONSUME(t.Times);
              const right = this.SUBRULE2(this.atom);
              return { kind: 'times', left, right, span: this.since(first) };
            },
          },
          {
            ALT: () => {
              this.CONSUME(t.DividedBy);
              const right = this.SUBRULE3(this.atom);
              this.OPTION2(() => this.CONSUME2(t.Comma));
              const word = this.OR1([
                { ALT: () => this.CONSUME(t.RoundedDown) },
                { ALT: () => this.CONSUME(t.RoundedUp) },
              ]);
              const rounding = word.tokenType === t.RoundedDown ? 'down' : 'up';
              return { kind: 'divided by', left, right, rounding, span: this.since(first) };
            },
          },
        ]);
      },
    });
    return left;
  });

  /** True where a number is multiplied or divided; `times` with nothing behind it says how often. */
  private productAhead(at: number): boolean {
    const { tokenType } = this.LA(at);
    return products.includes(tokenType) && !behindTimes.includes(this.LA(at + 1).tokenType);
  }

  private readonly atom: ParserMethod<[], NumberPhrase> = this.RULE('atom', () => {
    const first = this.LA(1);
    return this.OR<NumberPhrase>([
      { ALT: () => this.SUBRULE(this.literalOrPer) },
      { ALT: () => this.SUBRULE(this.extreme) },
      {
        ALT: () => {
          this.CONSUME(t.Twice);
          const of = this.SUBRULE(this.atom);
          return { kind: 'twice', of, span: this.since(first) };
        },
      },
      ...this.alternatives(this.wordedNumbers),
      {
        ALT: () => {
          this.CONSUME(t.TheValueOf);
          const what = this.SUBRULE1(this.nounPhrase);
          const discarded = this.OPTION1(() => this.CONSUME(t.Discarded));
          const kind = discarded === undefined ? 'value of' : 'value discarded';
          return { kind, what, span: this.since(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.TheNumberOf);
          const what = this.SUBRULE2(this.nounPhrase, { ARGS: ['counted'] });
          return { kind: 'count', what, span: this.since(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.AsMany);
          this.CONSUME(t.AsThereAre);
          const what = this.SUBRULE3(this.nounPhrase, { ARGS: ['counted'] });
          return { kind: 'count', what, span: this.since(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.The);
          const what = this.SUBRULE4(this.nounPhrase, { ARGS: ['the'] });
          const done = this.OPTION(() => this.SUBRULE(this.doneSoFar));
          return { kind: done ?? 'count', what, span: this.since(first) };
        },
      },
      { ALT: () => this.named(this.CONSUME(t.NameToken)) },
      { ALT: () => this.named(this.CONSUME(t.Word)) },
    ]);
  });

  /** `the higher of 3 and hits`, `the lowest of 3, hits and Resolve`. */
  private readonly extreme: ParserMethod<[], NumberPhrase> = this.RULE('extreme', (): NumberPhrase => {
    const first = this.LA(1);
    const word = this.OR([{ ALT: () => this.CONSUME(t.HigherOf) }, { ALT: () => this.CONSUME(t.LowerOf) }]);
    const of = [this.SUBRULE1(this.sum)];
    this.MANY(() => {
      this.CONSUME(t.Comma);
      of.push(this.SUBRULE2(this.sum));
    });
    this.CONSUME(t.And);
    of.push(this.SUBRULE3(this.sum));
    const kind = word.tokenType === t.HigherOf ? 'higher of' : 'lower of';
    return { kind, of, span: this.since(first) };
  });

  /** `2`, `-2`, `1 per 2 patrols here`. */
  private readonly literalOrPer: ParserMethod<[], NumberPhrase> = this.RULE('literalOrPer', () => {
    const first = this.LA(1);
    const count = this.SUBRULE(this.signed);
    const per = this.OPTION1(() => {
      this.OR([{ ALT: () => this.CONSUME(t.Per) }, { ALT: () => this.CONSUME(t.ForEach) }]);
      const every = this.OPTION2({ GATE: () => this.divisorAhead(), DEF: () => this.SUBRULE(this.divisor) });
      const what = this.SUBRULE(this.nounPhrase, { ARGS: ['counted'] });
      return { every, what };
    });
    return this.ACTION((): NumberPhrase => {
      if (per === undefined || count.kind !== 'literal') return count;
      const { what, every = this.literal(first, 1) } = per;
      return { kind: 'per', count: count.value, every, what, span: this.since(first) };
    });
  });

  /** `-2`, or `minus 2` where nothing stands before it from which it is taken. */
  private readonly signed: ParserMethod<[], NumberPhrase> = this.RULE('signed', () =>
    this.OR<NumberPhrase>([
      { ALT: () => this.SUBRULE(this.figures) },
      {
        GATE: () => /[1-9]/u.test(this.LA(2).image),
        ALT: () => {
          const first = this.CONSUME(t.Minus);
          const size = this.CONSUME(t.Integer);
          return this.ACTION(() => ({ kind: 'literal', value: -Number(size.image), span: this.since(first) }));
        },
      },
    ]),
  );

  private readonly wordedNumbers = this.formRules<NumberPhrase, typeof numberForms>(numberForms);

  protected readonly half = this.wordedNumbers.half;
}
