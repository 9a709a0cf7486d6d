/** The grammar of whole sentences, openings of blocks and terms: the parser that is used. */
import { covering } from '../source/span.js';
import { EOF, type ParserMethod } from './chevrotain.js';
import { LastingParser } from './grammar-lasting.js';
import { openingForms } from './forms/openings.js';
import type { Performed, SlotKind } from './forms/words.js';
import type { Actor, Clause, Condition, Name, NounPhrase, NumberPhrase, Opening, Sentence, Term } from './ir.js';
import * as t from './tokens.js';

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
      actor: clause.kind === 'win' || clause.kind === 'lose' ? null : actor,
      may,
      clause,
      span: this.since(first),
    }));
  });

  private readonly wordedOpenings = this.formRules<Opening, typeof openingForms>(openingForms);

  readonly opening: ParserMethod<[], Opening> = this.RULE('opening', () => {
    const {
      if: whether,
      unless,
      while: whilst,
      'take box': box,
      'until deck empty': until,
      'each faction': factions,
      'extreme faction': extreme,
      net,
      step,
    } = this.wordedOpenings;
    return this.OR<Opening>([
      ...this.alternatives({ whether, unless, whilst, box, until, factions, extreme, net, step }),
      { ALT: () => this.SUBRULE(this.forEach) },
      { ALT: () => this.SUBRULE(this.performed) },
    ]);
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
          const done = this.OPTION2({ GATE: () => every === undefined, DEF: () => this.SUBRULE(this.doneSoFar) });
          return this.ACTION((): NumberPhrase => {
            const isOne = every?.kind === 'literal' && every.value === 1;
            if (every === undefined || isOne) return { kind: done ?? 'count', what, span: what.span };
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
    const { in: inSpaces, 'choose one': choose, 'choose pieces': pieces, times, repeat } = this.wordedOpenings;
    this.OPTION({
      GATE: () => (actor !== null || performer.may) && this.LA(2).tokenType !== EOF,
      DEF: () => this.CONSUME(t.Comma),
    });
    return this.OR<Opening>([
      ...this.alternatives({ in: inSpaces, choose, pieces, times, repeat }, { first, held: performer }),
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
  protected override readonly performer: ParserMethod<[], Performed> = this.RULE('performer', (): Performed => {
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

  private readonly actor: ParserMethod<[], Actor> = this.RULE('actor', () =>
    this.OR(this.alternatives(this.wordedActors)),
  );

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
      'own word': this.ownWord,
      'given word': this.trackName,
      names: this.names,
      side: this.side,
      chooser: this.chooser,
      who: this.who,
      things: this.wholeNounPhrase,
      kind: this.wholeNounPhrase,
      'plain kind': this.bareNounPhrase,
      number: this.number,
      sum: this.sum,
      digits: this.digits,
      distance: this.distance,
      times: this.times,
      condition: this.condition,
      kept: this.kept,
      buried: this.buried,
    };
    return rules[kind];
  }

  private readonly plainName: ParserMethod<[], Name> = this.RULE('plainName', () =>
    this.name(this.CONSUME(t.NameToken)),
  );

  private readonly ownWord: ParserMethod<[], Name> = this.RULE('ownWord', () =>
    this.name(this.OR([{ ALT: () => this.CONSUME(t.NameToken) }, { ALT: () => this.CONSUME(t.Word) }])),
  );

  private readonly names: ParserMethod<[], readonly Name[]> = this.RULE('names', () => {
    const names: Name[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: t.Or, DEF: () => names.push(this.name(this.CONSUME(t.NameToken))) });
    return names;
  });

  private readonly side: ParserMethod<[], Name | null> = this.RULE(
    'side',
    () => this.OPTION(() => this.name(this.CONSUME(t.CardSide))) ?? null,
  );

  private readonly kept: ParserMethod<[], NumberPhrase | null> = this.RULE(
    'kept',
    () =>
      this.OPTION(() => {
        this.CONSUME(t.AndKeep);
        return this.integer(this.CONSUME(t.Integer));
      }) ?? null,
  );

  private readonly buried: ParserMethod<[], NumberPhrase | null> = this.RULE(
    'buried',
    () =>
      this.OPTION(() => {
        this.CONSUME(t.AndPut);
        const count = this.integer(this.CONSUME(t.Integer));
        this.CONSUME(t.OfThemOnTheBottom);
        return count;
      }) ?? null,
  );

  private readonly digits: ParserMethod<[], NumberPhrase> = this.RULE('digits', () => this.SUBRULE(this.figures));

  /** `1 space`, `2 spaces`. */
  private readonly distance: ParserMethod<[], NumberPhrase> = this.RULE('distance', () => {
    const count = this.SUBRULE(this.sum);
    this.OR([{ GATE: () => this.spacesAhead(count), ALT: () => this.CONSUME(t.Noun) }]);
    return count;
  });

  private readonly bareNounPhrase: ParserMethod<[], NounPhrase> = this.RULE('bareNounPhrase', () =>
    this.SUBRULE(this.nounPhrase, { ARGS: ['bare'] }),
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
