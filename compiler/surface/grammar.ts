/** The grammar of whole sentences, openings of blocks and terms: the parser that is used. */
import { covering } from '../source/span.js';
import { EOF, type ParserMethod } from './chevrotain.js';
import { LastingParser } from './grammar-lasting.js';
import type { SlotKind } from './forms/words.js';
import type { Actor, Clause, Condition, Name, NounPhrase, NumberPhrase, Opening, Sentence, Term } from './ir.js';
import * as t from './tokens.js';

interface Performer {
  readonly actor: Actor | null;
  readonly may: boolean;
}

class SentenceParser extends LastingParser {
  constructor(validate: boolean) {
    super(validate);
    this.performSelfAnalysis();
  }

  /** `Crown may place 1 Trooper here`. */
  readonly sentence: ParserMethod<[], Sentence> = this.RULE('sentence', () => {
    const first = this.LA(1);
    const { actor, may } = this.SUBRULE(this.performer);
    const clause = this.SUBRULE(this.clause, { ARGS: [actor] });
    return this.ACTION((): Sentence => ({
      actor: clause.kind === 'win' ? null : actor,
      may,
      clause,
      span: this.since(first),
    }));
  });

  readonly opening: ParserMethod<[], Opening> = this.RULE('opening', () => {
    const first = this.LA(1);
    return this.OR<Opening>([
      {
        ALT: () => {
          this.CONSUME(t.If);
          const condition = this.SUBRULE(this.condition);
          return { kind: 'if', condition, span: this.since(first) };
        },
      },
      { ALT: () => this.SUBRULE(this.whilst) },
      { ALT: () => this.SUBRULE(this.forEach) },
      { ALT: () => ({ kind: 'take box', span: this.at(this.CONSUME(t.TakeBox)) }) },
      { ALT: () => ({ kind: 'until deck empty', span: this.at(this.CONSUME(t.UntilDeckEmpty)) }) },
      {
        ALT: () => {
          this.CONSUME(t.Change);
          const track = this.SUBRULE2(this.trackName);
          this.CONSUME(t.ByTheNetOf);
          return { kind: 'net', track, span: this.since(first) };
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.StepNamed);
          const name = this.SUBRULE1(this.trackName);
          return { kind: 'step', name, span: this.since(first) };
        },
      },
      { ALT: () => this.SUBRULE(this.performed) },
    ]);
  });

  /** `while Runners are here, Crown may`. */
  private readonly whilst: ParserMethod<[], Opening> = this.RULE('whilst', (): Opening => {
    const first = this.CONSUME(t.While);
    const condition = this.SUBRULE(this.condition);
    this.OPTION(() => this.CONSUME(t.Comma));
    const performer = this.SUBRULE(this.performer);
    return { kind: 'while', condition, ...performer, span: this.since(first) };
  });

  /** `for each Depot removed`, `for each Fen with Unrest`, `for each of hits`. */
  private readonly forEach: ParserMethod<[], Opening> = this.RULE('forEach', (): Opening => {
    const first = this.LA(1);
    this.OR1([
      { ALT: () => this.CONSUME(t.ForEach) },
      { GATE: () => this.LA(1).image === 'for every', ALT: () => this.CONSUME(t.Per) },
    ]);
    const count = this.OR2<NumberPhrase>([
      {
        ALT: () => {
          this.CONSUME(t.Of);
          return this.SUBRULE(this.number);
        },
      },
      {
        ALT: () => {
          const every = this.OPTION1({ GATE: () => this.divisorAhead(), DEF: () => this.SUBRULE(this.divisor) });
          const what = this.SUBRULE(this.nounPhrase, { ARGS: ['counted'] });
          const removed = this.OPTION2({
            GATE: () => every === undefined,
            DEF: () => this.CONSUME(t.Removed),
          });
          return this.ACTION((): NumberPhrase => {
            const isOne = every?.kind === 'literal' && every.value === 1;
            if (every === undefined || isOne)
              return { kind: removed === undefined ? 'count' : 'removed', what, span: what.span };
            return { kind: 'per', count: 1, every, what, span: covering(every.span, what.span) };
          });
        },
      },
    ]);
    return { kind: 'for each', count, span: this.since(first) };
  });

  /** The openings that may begin with who acts. */
  private readonly performed: ParserMethod<[], Opening> = this.RULE('performed', () => {
    const first = this.LA(1);
    const performer = this.SUBRULE(this.performer);
    const actor = performer.actor;
    this.OPTION({
      GATE: () => (actor !== null || performer.may) && this.LA(2).tokenType !== EOF,
      DEF: () => this.CONSUME(t.Comma),
    });
    return this.OR<Opening>([
      {
        ALT: () => {
          this.CONSUME(t.In);
          const spaces = this.SUBRULE(this.nounPhrase);
          const how = this.OPTION1(() => {
            this.CONSUME2(t.Comma);
            return this.OR1([{ ALT: () => this.CONSUME(t.InAnyOrder) }, { ALT: () => this.CONSUME(t.OneAfterAnother) }])
              .tokenType;
          });
          const order = { anyOrder: how === t.InAnyOrder, afresh: how === t.OneAfterAnother };
          return this.ACTION((): Opening => ({ kind: 'in', ...performer, spaces, ...order, span: this.since(first) }));
        },
      },
      {
        ALT: () => {
          const any =
            this.OR2([{ ALT: () => this.CONSUME(t.ChooseOne) }, { ALT: () => this.CONSUME(t.ChooseAnyOne) }])
              .tokenType === t.ChooseAnyOne;
          return this.ACTION((): Opening => ({ kind: 'choose one', ...performer, any, span: this.since(first) }));
        },
      },
      {
        ALT: () => {
          const most = this.SUBRULE(this.times);
          return this.ACTION((): Opening => ({ kind: 'times', ...performer, most, span: this.since(first) }));
        },
      },
      {
        ALT: () => {
          const count = this.integer(this.CONSUME(t.Integer));
          this.CONSUME(t.Times);
          return this.ACTION((): Opening => ({ kind: 'repeat', ...performer, count, span: this.since(first) }));
        },
      },
      {
        ALT: () => {
          const clause: Clause = this.SUBRULE(this.move);
          this.CONSUME1(t.Comma);
          const end = this.LA(0);
          this.CONSUME(t.AndForEachGroup);
          return this.ACTION((): Opening => {
            const span = { ...this.at(first), end: this.at(end).start };
            return { kind: 'groups', move: { ...performer, clause, span }, span: this.since(first) };
          });
        },
      },
      {
        GATE: () => actor !== null || performer.may,
        ALT: () => {
          const span = this.since(first);
          return { kind: 'actor', actor: actor ?? { kind: 'executing', span }, may: performer.may, span };
        },
      },
    ]);
  });

  /** `up to 3 times`, `up to as many times as there are Depots here, at most 3`. */
  private readonly times: ParserMethod<[], NumberPhrase> = this.RULE('times', (): NumberPhrase => {
    this.CONSUME(t.UpTo);
    const first = this.LA(1);
    const value = this.OR<NumberPhrase>([
      {
        ALT: () => {
          this.CONSUME(t.AsManyTimes);
          this.CONSUME(t.AsThereAre);
          const what = this.SUBRULE(this.nounPhrase, { ARGS: ['counted'] });
          return { kind: 'count', what, span: what.span };
        },
      },
      {
        ALT: () => {
          const count = this.SUBRULE1(this.sum);
          this.CONSUME(t.Times);
          return count;
        },
      },
    ]);
    const bound = this.OPTION1(() => {
      this.OPTION2(() => this.CONSUME(t.Comma));
      this.CONSUME(t.AtMost);
      return this.SUBRULE2(this.sum);
    });
    return bound === undefined ? value : { kind: 'at most', value, bound, span: this.since(first) };
  });

  /** `Crown may`, `the other faction must`, or nothing. */
  private readonly performer: ParserMethod<[], Performer> = this.RULE('performer', (): Performer => {
    const actor = this.OPTION1(() => this.SUBRULE(this.actor));
    this.OPTION2({
      GATE: () => actor !== undefined && (this.LA(2).tokenType === t.May || this.LA(2).tokenType === t.Must),
      DEF: () => this.CONSUME(t.Comma),
    });
    const modal = this.OPTION3(() =>
      this.OR([{ ALT: () => this.CONSUME(t.May) }, { ALT: () => this.CONSUME(t.Must) }]),
    );
    return { actor: actor ?? null, may: modal?.tokenType === t.May };
  });

  private readonly actor: ParserMethod<[], Actor> = this.RULE('actor', () => {
    const first = this.LA(1);
    return this.OR<Actor>([
      {
        ALT: () => {
          const name = this.name(this.CONSUME1(t.NameToken));
          return { kind: 'faction', name, span: name.span };
        },
      },
      { ALT: () => ({ kind: 'executing', span: this.at(this.CONSUME(t.ExecutingFaction)) }) },
      { ALT: () => ({ kind: 'other', span: this.at(this.CONSUME(t.OtherFaction)) }) },
      {
        ALT: () => {
          this.CONSUME(t.The);
          const name = this.name(this.CONSUME2(t.NameToken));
          this.CONSUME(t.Faction);
          return { kind: 'ordinal', name, span: this.since(first) };
        },
      },
    ]);
  });

  /** `-2 for each Town with Unrest`, `+1 for every 2 Fens without Unrest`. */
  readonly term: ParserMethod<[], Term> = this.RULE('term', (): Term => {
    const first = this.CONSUME(t.SignedInteger);
    const sign = first.image.startsWith('-') ? -1 : 1;
    const amount = Number(first.image.slice(1));
    return this.OR1<Term>([
      {
        ALT: () => {
          this.CONSUME(t.If);
          const condition = this.SUBRULE(this.condition);
          return { kind: 'if', sign, amount, condition, span: this.since(first) };
        },
      },
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(t.ForEach) }, { ALT: () => this.CONSUME(t.Per) }]);
          const every = this.OPTION(() => this.CONSUME(t.Integer));
          const what = this.SUBRULE(this.nounPhrase, { ARGS: ['counted'] });
          const rate = every === undefined ? 1 : Number(every.image);
          return { kind: 'each', sign, amount, every: rate, what, span: this.since(first) };
        },
      },
    ]);
  });

  protected override slotRule(kind: SlotKind): ParserMethod<[], unknown> {
    const rules: Readonly<Record<SlotKind, ParserMethod<[], unknown>>> = {
      name: this.plainName,
      word: this.trackName,
      'the word': this.trackName,
      things: this.wholeNounPhrase,
      number: this.number,
      sum: this.sum,
    };
    return rules[kind];
  }

  private readonly plainName: ParserMethod<[], Name> = this.RULE('plainName', () =>
    this.name(this.CONSUME(t.NameToken)),
  );

  readonly wholeNounPhrase: ParserMethod<[], NounPhrase> = this.RULE('wholeNounPhrase', () =>
    this.SUBRULE(this.nounPhrase),
  );
  readonly wholeNumber: ParserMethod<[], NumberPhrase> = this.RULE('wholeNumber', () => this.SUBRULE(this.number));
  readonly wholeCondition: ParserMethod<[], Condition> = this.RULE('wholeCondition', () =>
    this.SUBRULE(this.condition),
  );
}

export type { SentenceParser };

/** A parser; building one takes long, using it does not. With `validate` the grammar is checked for mistakes of its own. */
export function createParser(validate = false): SentenceParser {
  return new SentenceParser(validate);
}
