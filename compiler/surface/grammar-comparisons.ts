/** The grammar of what a number is compared with. */
import { EOF, type ParserMethod, type TokenType } from './chevrotain.js';
import { ControlParser } from './grammar-control.js';
import type { Condition, NumberPhrase } from './ir.js';
import * as t from './tokens.js';

export type Operator = Extract<Condition, { kind: 'compare' }>['operator'];

export interface Bounds {
  readonly least: NumberPhrase;
  readonly most: NumberPhrase;
}

interface Comparison {
  readonly operator: Operator;
  readonly right: NumberPhrase;
}

const operators: ReadonlyMap<TokenType, Operator> = new Map<TokenType, Operator>([
  [t.AtLeast, 'is at least'],
  [t.AtMost, 'is at most'],
  [t.MoreThan, 'is more than'],
  [t.LessThan, 'is less than'],
]);

export const opposite: Readonly<Record<Operator, Operator>> = {
  is: 'is not',
  'is not': 'is',
  'is at least': 'is less than',
  'is at most': 'is more than',
  'is more than': 'is at most',
  'is less than': 'is at least',
};

/** What may stand behind a condition. */
const ends: readonly TokenType[] = [EOF, t.Comma, t.Or, t.And, t.Otherwise];

export abstract class ComparisonParser extends ControlParser {
  /** `at least 3`, `3`, `3 or more`. */
  protected readonly comparison: ParserMethod<[], Comparison> = this.RULE('comparison', (): Comparison => {
    const said = this.SUBRULE(this.operator);
    const right = this.SUBRULE(this.sum);
    const bound = this.OPTION({
      GATE: () => said === 'is' && this.boundAhead(),
      DEF: () => this.SUBRULE(this.orBound),
    });
    return { operator: bound ?? said, right };
  });

  /** `between 3 and 5`. */
  protected readonly between: ParserMethod<[], Bounds> = this.RULE('between', () => {
    this.CONSUME(t.Between);
    const least = this.SUBRULE1(this.sum);
    this.CONSUME(t.And);
    const most = this.SUBRULE2(this.sum);
    return { least, most };
  });

  private readonly operator: ParserMethod<[], Operator> = this.RULE('operator', () => {
    const token = this.OPTION(() =>
      this.OR([
        { ALT: () => this.CONSUME(t.AtLeast) },
        { ALT: () => this.CONSUME(t.AtMost) },
        { ALT: () => this.CONSUME(t.MoreThan) },
        { ALT: () => this.CONSUME(t.LessThan) },
      ]),
    );
    return token === undefined ? 'is' : (operators.get(token.tokenType) ?? 'is');
  });

  /** `4 or less`: another wording of `at most 4`. */
  private readonly orBound: ParserMethod<[], Operator> = this.RULE('orBound', () => {
    this.CONSUME(t.Or);
    return this.OR<Operator>([
      {
        ALT: () => {
          this.CONSUME(t.More);
          return 'is at least';
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Less);
          return 'is at most';
        },
      },
    ]);
  });

  /** True where `or less` ends what is compared; `or more Runners than …` begins another condition. */
  private boundAhead(): boolean {
    const [word, behind] = [this.LA(2).tokenType, this.LA(3).tokenType];
    return (word === t.More || word === t.Less) && ends.includes(behind);
  }
}
