/** The grammar of what is looked up in a table, and of how far the piece in hand goes. */
import type { ParserMethod, TokenType } from './chevrotain.js';
import { ConditionParser } from './grammar-conditions.js';
import type { LookUp, MoveItAlong, Name, NumberPhrase } from './ir.js';
import * as t from './tokens.js';

export abstract class HandParser extends ConditionParser {
  readonly trackName: ParserMethod<[], Name> = this.RULE('trackName', () => {
    this.OPTION(() => this.CONSUME(t.The));
    return this.name(this.OR([{ ALT: () => this.CONSUME(t.NameToken) }, { ALT: () => this.CONSUME(t.Word) }]));
  });

  /** The word with which a tail of a clause begins. */
  protected tailAhead(): TokenType {
    return this.LA(this.LA(1).tokenType === t.Comma ? 2 : 1).tokenType;
  }

  /** `space` behind 1, `spaces` behind any other number. */
  protected spacesAhead(count: NumberPhrase): boolean {
    return this.LA(1).image === (count.kind === 'literal' && count.value === 1 ? 'space' : 'spaces');
  }

  protected readonly moveItAlong: ParserMethod<[], MoveItAlong> = this.RULE('moveItAlong', (): MoveItAlong => {
    const first = this.CONSUME(t.MoveItUpTo);
    const most = this.SUBRULE(this.sum);
    const { through, cost } = this.OR<Pick<MoveItAlong, 'through' | 'cost'>>([
      {
        GATE: () => this.spacesAhead(most),
        ALT: () => {
          this.CONSUME(t.Noun);
          this.CONSUME1(t.Along);
          return { through: this.SUBRULE1(this.nounPhrase), cost: null };
        },
      },
      {
        ALT: () => {
          this.CONSUME2(t.Along);
          const entered = this.SUBRULE2(this.nounPhrase);
          this.OPTION1(() => this.CONSUME1(t.Comma));
          this.CONSUME(t.PayingThe);
          const paid = this.name(this.CONSUME(t.NameToken));
          this.CONSUME(t.OfEach);
          return { through: entered, cost: paid };
        },
      },
    ]);
    const stopping = this.OPTION2({
      GATE: () => this.tailAhead() === t.StoppingIn,
      DEF: () => {
        this.OPTION3(() => this.CONSUME2(t.Comma));
        this.CONSUME(t.StoppingIn);
        return this.SUBRULE3(this.nounPhrase);
      },
    });
    const once = this.OPTION4({
      GATE: () => this.tailAhead() === t.AtMostOnceATurn,
      DEF: () => {
        this.OPTION5(() => this.CONSUME3(t.Comma));
        return this.CONSUME(t.AtMostOnceATurn);
      },
    });
    return {
      kind: 'move it along',
      most,
      through,
      cost,
      stopping: stopping ?? null,
      perTurn: once !== undefined,
      span: this.since(first),
    };
  });

  protected readonly lookUp: ParserMethod<[], LookUp> = this.RULE('lookUp', (): LookUp => {
    const first = this.CONSUME(t.LookUp);
    const value = this.SUBRULE1(this.number);
    const across = this.OPTION1(() => {
      this.CONSUME(t.And);
      return this.SUBRULE2(this.number);
    });
    this.CONSUME(t.In);
    const table = this.SUBRULE(this.trackName);
    this.ACTION(() => (this.looksUp = false));
    const shift = this.OPTION2({
      GATE: () => this.LA(1).tokenType === t.Shifted || this.LA(2).tokenType === t.Shifted,
      DEF: () => {
        this.OPTION3(() => this.CONSUME(t.Comma));
        this.CONSUME(t.Shifted);
        const by = this.SUBRULE(this.sum);
        const side = this.OR([
          { ALT: () => this.CONSUME(t.ColumnsToTheRight) },
          { ALT: () => this.CONSUME(t.ColumnsToTheLeft) },
        ]);
        return { by, toLeft: side.tokenType === t.ColumnsToTheLeft };
      },
    });
    const { by, toLeft } = shift ?? { by: null, toLeft: false };
    return { kind: 'look up', value, across: across ?? null, table, by, toLeft, span: this.since(first) };
  });
}
