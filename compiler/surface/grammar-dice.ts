/** The grammar of dice: how many are rolled, and of how many sides. */
import { spanWithin } from '../source/text.js';
import type { IToken, ParserMethod } from './chevrotain.js';
import { HandParser } from './grammar-hand.js';
import type { Clause, NumberPhrase } from './ir.js';
import * as t from './tokens.js';

/** How many dice, and of how many sides; null where nothing is said of these. */
type Dice = Pick<Extract<Clause, { readonly kind: 'roll' }>, 'dice' | 'sides'>;

export abstract class DiceParser extends HandParser {
  /** `roll a die`, `roll 2 10-sided dice`, `roll 2d10`. */
  protected readonly roll: ParserMethod<[], Clause> = this.RULE('roll', (): Clause => {
    const first = this.CONSUME(t.Roll);
    const rolled = this.OPTION({
      GATE: () => first.image === 'roll' || first.image === 'rolls',
      DEF: () => this.SUBRULE(this.dice),
    });
    return this.ACTION((): Clause => {
      const { dice = this.literal(first, 1), sides = null } = rolled ?? {};
      return { kind: 'roll', dice, sides, span: this.since(first) };
    });
  });

  /** How many dice, and of how many sides. */
  private readonly dice: ParserMethod<[], Dice> = this.RULE('dice', (): Dice =>
    this.OR1<Dice>([
      {
        ALT: () => {
          const article = this.OR2([{ ALT: () => this.CONSUME(t.A) }, { ALT: () => this.CONSUME(t.The) }]);
          const sides = this.OR3([
            { ALT: () => this.sidesOf(this.CONSUME1(t.SidedDie)) },
            { GATE: () => !this.saysHowMany(), ALT: () => this.sidesOf(this.CONSUME1(t.DieNotation)) },
          ]);
          return { dice: this.literal(article, 1), sides };
        },
      },
      {
        // One of them is no `dice`.
        GATE: () => this.LA(1).image === '1' && this.LA(2).tokenType === t.SidedDie,
        IGNORE_AMBIGUITIES: true,
        ALT: () => {
          const dice = this.integer(this.CONSUME(t.Integer));
          return { dice, sides: this.sidesOf(this.CONSUME2(t.SidedDie)) };
        },
      },
      {
        ALT: () => {
          const dice = this.SUBRULE(this.figures);
          const sides = this.OR4<NumberPhrase | null>([
            {
              ALT: () => {
                this.CONSUME(t.Dice);
                return null;
              },
            },
            { ALT: () => this.sidesOf(this.CONSUME(t.SidedDice)) },
            { GATE: () => !this.saysHowMany(), ALT: () => this.sidesOf(this.CONSUME2(t.DieNotation)) },
          ]);
          return { dice, sides };
        },
      },
      {
        ALT: () => {
          const notation = this.CONSUME3(t.DieNotation);
          return this.ACTION(() => ({ dice: this.countOf(notation), sides: this.sidesOf(notation) }));
        },
      },
    ]),
  );

  /** `2d10` where `d10` is meant, since the number stands before it. */
  private saysHowMany(): boolean {
    return /^\d/u.test(this.LA(1).image);
  }

  /** The number of `10-sided die` or `2d10`. */
  private sidesOf(token: IToken): NumberPhrase {
    const [before = '', sides = ''] = /^(\d*d)?(\d+)/u.exec(token.image)?.slice(1) ?? [];
    return this.numberIn(token, before.length, sides);
  }

  /** How many `2d10` are; one where nothing is said. */
  private countOf(token: IToken): NumberPhrase {
    const [count = ''] = /^\d*/u.exec(token.image) ?? [];
    return count === '' ? this.literal(token, 1) : this.numberIn(token, 0, count);
  }

  private numberIn({ startOffset }: IToken, from: number, digits: string): NumberPhrase {
    const start = startOffset + from;
    return { kind: 'literal', value: Number(digits), span: spanWithin(this.source, start, start + digits.length) };
  }
}
