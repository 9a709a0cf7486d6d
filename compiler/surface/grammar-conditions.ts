/** The grammar of conditions. */
import { covering } from '../source/span.js';
import { EOF, type IToken, type ParserMethod, type TokenType } from './chevrotain.js';
import { conditionForms } from './forms/conditions.js';
import { numberForms } from './forms/numbers.js';
import { firstTokens } from './forms/words.js';
import type { Begun } from './grammar-base.js';
import { type Bounds, ComparisonParser, opposite, type Operator } from './grammar-comparisons.js';
import { isOne } from './grammar-quantities.js';
import type { Condition, Filter, Head, Name, NounPhrase, NumberPhrase } from './ir.js';
import * as t from './tokens.js';

/** What a condition is about, before its verb says whether it is counted or looked for. */
type Subject =
  | { readonly kind: 'number'; readonly number: NumberPhrase }
  | {
      readonly kind: 'noun';
      readonly what: NounPhrase;
      /** `and 2 Depots`: what else is looked for. */
      readonly also: readonly NounPhrase[];
      readonly side: Name | null;
    };

const numberStarts: readonly TokenType[] = [
  ...firstTokens(numberForms),
  ...[t.TheValueOf, t.TheNumberOf, t.HigherOf, t.LowerOf, t.Twice],
];
const arithmetic: readonly TokenType[] = [t.Plus, t.Minus];

export abstract class ConditionParser extends ComparisonParser {
  private readonly worded = this.formRules<Condition, typeof conditionForms>(conditionForms);

  /** `and` binds tighter than `or`. */
  readonly condition: ParserMethod<[], Condition> = this.RULE('condition', () => {
    let left = this.SUBRULE1(this.conjunction);
    this.MANY({
      GATE: () => this.conditionJoined(t.Or),
      DEF: () => {
        this.OPTION(() => this.CONSUME(t.Comma));
        this.CONSUME(t.Or);
        const right = this.SUBRULE2(this.conjunction);
        left = this.joined('or', left, right);
      },
    });
    return left;
  });

  private readonly conjunction: ParserMethod<[], Condition> = this.RULE('conjunction', () => {
    let left = this.SUBRULE1(this.simpleCondition);
    this.MANY({
      GATE: () => this.conditionJoined(t.And),
      DEF: () => {
        this.OPTION(() => this.CONSUME(t.Comma));
        this.CONSUME(t.And);
        const right = this.SUBRULE2(this.simpleCondition);
        left = this.joined('and', left, right);
      },
    });
    return left;
  });

  private readonly simpleCondition: ParserMethod<[], Condition> = this.RULE('simpleCondition', () => {
    this.afterVerb = false;
    return this.OR<Condition>([
      { GATE: () => this.fewerAhead(), ALT: () => this.SUBRULE(this.aboutFewer) },
      { ALT: () => this.SUBRULE(this.aboutHere) },
      { GATE: () => !this.fewerAhead(), ALT: () => this.SUBRULE(this.aboutThere) },
      { ALT: () => this.SUBRULE(this.aboutTheCard) },
      { GATE: () => this.controlAhead(), ALT: () => this.SUBRULE(this.aboutControl) },
      { GATE: () => !this.controlAhead(), ALT: () => this.SUBRULE(this.worded.executing) },
      { ALT: () => this.SUBRULE(this.aboutMore) },
      {
        GATE: () => !this.fewerAhead() && !this.controlAhead(),
        IGNORE_AMBIGUITIES: true,
        ALT: () => this.SUBRULE(this.aboutSubject),
      },
    ]);
  });

  /** `2 or fewer Runners are here`, `there are 2 or fewer Runners here`: another wording of `the Runners here are at most 2`. */
  private readonly aboutFewer: ParserMethod<[], Condition> = this.RULE('aboutFewer', (): Condition => {
    const first = this.LA(1);
    const there = this.OPTION1(() => this.CONSUME(t.ThereAre));
    const right = this.integer(this.CONSUME(t.Integer));
    this.CONSUME(t.Or);
    this.CONSUME(t.Less);
    const what = this.SUBRULE(this.nounPhrase, { ARGS: ['counted'] });
    const where = this.OPTION2({
      GATE: () => there === undefined,
      DEF: () => {
        this.CONSUME(t.Is);
        return this.SUBRULE(this.placeFilter);
      },
    });
    this.verb(there ?? first);
    return this.ACTION((): Condition => {
      const counted = where === undefined ? what : { ...what, filters: [...what.filters, where] };
      const left: NumberPhrase = { kind: 'count', what: counted, span: what.span };
      return { kind: 'compare', left, operator: 'is at most', right, span: this.since(first) };
    });
  });

  /** `here is a Fen`, `it is not a Runner`, `it is in Fenwick`, `here has a Depot`. */
  private readonly aboutHere: ParserMethod<[], Condition> = this.RULE('aboutHere', () => {
    const here = this.OR1([{ ALT: () => this.CONSUME(t.Here) }, { ALT: () => this.CONSUME(t.It) }]);
    const begun = { first: here, held: {} };
    return this.OR2<Condition>([
      {
        GATE: () => here.tokenType === t.Here,
        ALT: () => this.SUBRULE(this.worded['is kind'], { ARGS: [begun] }),
      },
      {
        GATE: () => here.tokenType === t.It,
        ALT: () => this.SUBRULE(this.worded['it has moved'], { ARGS: [begun] }),
      },
      {
        GATE: () => here.tokenType === t.It && this.placeIsAhead(),
        ALT: () => this.SUBRULE(this.worded['it is in'], { ARGS: [begun] }),
      },
      {
        GATE: () => here.tokenType === t.It && !this.placeIsAhead(),
        ALT: () => this.SUBRULE(this.worded['it is'], { ARGS: [begun] }),
      },
      {
        ALT: () => {
          this.verb(this.CONSUME(t.Has));
          const list = this.SUBRULE(this.list);
          const things = this.ACTION(() => list.flatMap(apart));
          const where: Filter = { kind: 'here', span: this.at(here) };
          return { kind: 'is there', negated: false, things, where, span: this.since(here) };
        },
      },
    ]);
  });

  /** `is in`, `is not in`. */
  private placeIsAhead(): boolean {
    return this.LA(this.LA(2).tokenType === t.Not ? 3 : 2).tokenType === t.In;
  }

  /** `there are 2 Runners here`: another wording of `2 Runners are here`. */
  private readonly aboutThere: ParserMethod<[], Condition> = this.RULE('aboutThere', (): Condition => {
    const first = this.CONSUME(t.ThereAre);
    const list = this.SUBRULE(this.list, { ARGS: ['bare list'] });
    const things = this.ACTION(() => list.flatMap(apart));
    this.verb(first);
    const where = this.SUBRULE(this.placeFilter);
    return { kind: 'is there', negated: false, things, where, span: this.since(first) };
  });

  /** `the card is a Reckoning card`, `the card is not the last Reckoning card`. */
  private readonly aboutTheCard: ParserMethod<[], Condition> = this.RULE('aboutTheCard', () => {
    const first = this.CONSUME(t.TheCardIs);
    const negated = this.OPTION1(() => this.CONSUME(t.Not)) !== undefined;
    const nth = this.OR<'first' | 'last' | null>([
      { ALT: () => (this.CONSUME(t.A), null) },
      { ALT: () => (this.CONSUME(t.TheFirst), 'first') },
      { ALT: () => (this.CONSUME(t.TheLast), 'last') },
    ]);
    const name = this.CONSUME(t.NameToken);
    // A name of the game may end in the word itself.
    const noun = this.OPTION2({
      GATE: () => this.LA(1).image === 'card' && !name.image.endsWith(' card'),
      DEF: () => this.CONSUME(t.Noun),
    });
    return this.ACTION((): Condition => {
      const text = noun === undefined ? name.image : `${name.image} card`;
      return { kind: 'card is', negated, nth, what: { text, span: this.since(name) }, span: this.since(first) };
    });
  });

  /** `more Runners than Troopers are here`. */
  private readonly aboutMore: ParserMethod<[], Condition> = this.RULE('aboutMore', (): Condition => {
    const first = this.LA(1);
    const { more, than } = this.SUBRULE(this.moreThan);
    this.verb(this.CONSUME(t.Is));
    const where = this.SUBRULE(this.placeFilter);
    return { kind: 'more', more, than, where, span: this.since(first) };
  });

  private readonly aboutSubject: ParserMethod<[], Condition> = this.RULE('aboutSubject', () => {
    const first = this.LA(1);
    const subject = this.SUBRULE(this.subject);
    return this.OR<Condition>([
      {
        ALT: () => {
          this.verb(this.CONSUME(t.Is));
          return this.SUBRULE(this.afterIs, { ARGS: [subject, first] });
        },
      },
      {
        GATE: () => this.placeOf(subject) !== null,
        ALT: () => {
          this.verb(this.CONSUME(t.Has));
          const things = this.SUBRULE(this.list);
          return this.ACTION((): Condition => this.thingThere(subject, things.flatMap(apart)));
        },
      },
      {
        GATE: () => bareName(subject) !== null,
        ALT: () => {
          const begun = this.begun(first, () => ({ card: bareName(subject) }));
          return this.SUBRULE(this.worded.played, { ARGS: [begun] });
        },
      },
    ]);
  });

  private readonly subject: ParserMethod<[], Subject> = this.RULE('subject', () =>
    this.OR<Subject>([
      {
        GATE: () => this.numberAhead(),
        IGNORE_AMBIGUITIES: true,
        ALT: () => ({ kind: 'number', number: this.SUBRULE(this.sum) }),
      },
      {
        GATE: () => !this.numberAhead(),
        ALT: () => {
          const first = this.LA(1);
          const definite = this.OPTION(() => this.CONSUME(t.The)) !== undefined;
          const phrase = this.SUBRULE1(this.nounPhrase, { ARGS: [definite ? 'the' : 'listed'] });
          const what = definite ? { ...phrase, definite, span: this.since(first) } : phrase;
          const done = this.OPTION1(() => this.SUBRULE(this.doneSoFar));
          const span = this.since(first);
          const side = this.OPTION2({
            GATE: () => this.inPlayAhead(),
            DEF: () => this.name(this.CONSUME(t.CardSide)),
          });
          const also: NounPhrase[] = [];
          this.MANY(() => {
            this.CONSUME(t.And);
            also.push(this.SUBRULE2(this.nounPhrase, { ARGS: ['listed'] }));
          });
          return done === undefined
            ? { kind: 'noun', what, also, side: side ?? null }
            : { kind: 'number', number: { kind: done, what, span } };
        },
      },
    ]),
  );

  private readonly afterIs: ParserMethod<[Subject?, IToken?], Condition> = this.RULE(
    'afterIs',
    (subject: Subject = nobody, start?: IToken) => {
      const first = start ?? this.LA(1);
      const negated = this.OPTION(() => this.CONSUME(t.Not)) !== undefined;
      return this.OR<Condition>([
        {
          GATE: () => cardIn(subject) !== null,
          IGNORE_AMBIGUITIES: true,
          ALT: () => {
            const begun = this.begun(first, () => ({ ...cardIn(subject), negated }));
            return this.SUBRULE(this.worded['in play'], { ARGS: [begun] });
          },
        },
        {
          GATE: () => bareName(subject) !== null,
          ALT: () => {
            const begun = this.begun(first, () => ({ track: bareName(subject), negated }));
            return this.SUBRULE(this.worded['is at'], { ARGS: [begun] });
          },
        },
        {
          GATE: () => bareName(subject) !== null,
          ALT: () => {
            const begun = this.begun(first, () => ({ option: bareName(subject), negated }));
            return this.SUBRULE(this.worded.chosen, { ARGS: [begun] });
          },
        },
        {
          GATE: () => subject.kind === 'noun' && subject.side === null,
          ALT: () => {
            const where = this.SUBRULE(this.placeFilter);
            return this.ACTION((): Condition => this.isThere(subject, negated, where));
          },
        },
        {
          GATE: () => isOneThing(subject),
          ALT: () => {
            const between = this.OPTION1({ GATE: () => !negated, DEF: () => this.SUBRULE(this.between) });
            if (between !== undefined) return this.ACTION(() => this.withinOf(subject, between));
            const { operator, right } = this.SUBRULE(this.comparison);
            return this.ACTION((): Condition => {
              const left = numberOf(subject);
              return {
                kind: 'compare',
                left,
                operator: negated ? opposite[operator] : operator,
                right,
                span: this.sinceSubject(subject),
              };
            });
          },
        },
      ]);
    },
  );

  /** Between two numbers is at least the one and at most the other. */
  private withinOf(subject: Subject, { least, most }: Bounds): Condition {
    const left = numberOf(subject);
    const span = this.sinceSubject(subject);
    const compare = (operator: Operator, right: NumberPhrase): Condition => ({
      kind: 'compare',
      left,
      operator,
      right,
      span,
    });
    return { kind: 'and', left: compare('is at least', least), right: compare('is at most', most), span };
  }

  /** `2 or fewer`, `there are 2 or less`. */
  private fewerAhead(): boolean {
    const from = this.LA(1).tokenType === t.ThereAre ? 2 : 1;
    const [number, or, less] = [from, from + 1, from + 2].map((at) => this.LA(at).tokenType);
    return number === t.Integer && or === t.Or && less === t.Less;
  }

  private conditionJoined(join: TokenType): boolean {
    const { tokenType } = this.LA(1);
    return tokenType === join || (tokenType === t.Comma && this.LA(2).tokenType === join);
  }

  /** True where the subject of a condition is reckoned: `the roll`, `hits plus 1`, `2` before `is`. */
  private numberAhead(): boolean {
    const { tokenType } = this.LA(1);
    const following = this.LA(2).tokenType;
    if (numberStarts.includes(tokenType) || (tokenType === t.AsMany && following === t.AsThereAre)) return true;
    const single = tokenType === t.Word || this.figuresAt(1);
    if (single && (following === t.Is || following === t.Per || following === t.ForEach)) return true;
    for (let distance = 1; ; distance += 1) {
      const ahead = this.LA(distance).tokenType;
      if (arithmetic.includes(ahead)) return true;
      if (ahead === t.Is || ahead === t.Has || ahead === EOF) return false;
    }
  }

  private joined(kind: 'and' | 'or', left: Condition, right: Condition): Condition {
    return this.ACTION((): Condition => ({ kind, left, right, span: covering(left.span, right.span) }));
  }

  private sinceSubject(subject: Subject) {
    const start = subject.kind === 'number' ? subject.number.span : subject.what.span;
    return covering(start, this.at(this.LA(0)));
  }

  private isThere(subject: Subject, negated: boolean, where: Filter): Condition {
    const things = subject.kind === 'noun' ? [subject.what, ...subject.also].flatMap(apart) : [nobodyThere];
    const none = negated ? noneOf(things) : null;
    const span = this.sinceSubject(subject);
    return none === null
      ? { kind: 'is there', negated, things, where, span }
      : { kind: 'is there', negated: false, things: [none], where, span };
  }

  /** `K4 unshaded is in play`. */
  private inPlayAhead(): boolean {
    if (this.LA(2).tokenType !== t.Is) return false;
    return this.LA(this.LA(3).tokenType === t.Not ? 4 : 3).tokenType === t.InPlay;
  }

  /** What has been read before the verb. */
  private begun(first: IToken, held: () => object): Begun {
    return { first, held: this.ACTION(held) };
  }

  /** `Fenwick has a Depot`. */
  private placeOf(subject: Subject): NounPhrase | null {
    return subject.kind === 'noun' && subject.also.length === 0 ? subject.what : null;
  }

  private thingThere(subject: Subject, things: readonly NounPhrase[]): Condition {
    const place = this.placeOf(subject) ?? nobodyThere;
    const where: Filter = { kind: 'in', place, span: place.span };
    return { kind: 'is there', negated: false, things, where, span: this.sinceSubject(subject) };
  }
}

const nowhere = { file: { path: '', text: '' }, start: 0, end: 0 };
const nobodyThere: NounPhrase = {
  definite: false,
  quantity: null,
  heads: [],
  join: 'or',
  filters: [],
  span: nowhere,
};
const nobody: Subject = { kind: 'noun', what: nobodyThere, also: [], side: null };

/** `Runners are not here` is `no Runners are here`; null where it is not clear what is denied. */
function noneOf([what, ...others]: readonly NounPhrase[]): NounPhrase | null {
  if (what === undefined || others.length > 0 || what.heads.length > 1) return null;
  const { quantity, span } = what;
  if (quantity !== null && !isOne(quantity)) return null;
  return { ...what, definite: false, quantity: { kind: 'no', span: quantity?.span ?? span } };
}

/** `Runners and Depots` is a list of two things. */
function apart(phrase: NounPhrase): readonly NounPhrase[] {
  if (phrase.join === 'or' || phrase.quantity !== null) return [phrase];
  return phrase.heads.map((head) => ({ ...phrase, heads: [head], join: 'or', span: head.span }));
}

/** The subject where it is one name and nothing else: a track, a card, a named number. */
function bareName(subject: Subject): Name | null {
  if (subject.kind === 'number') return subject.number.kind === 'named' ? subject.number.name : null;
  const only = onlyHead(subject);
  return only?.adjectives.length === 0 && subject.side === null ? only.noun : null;
}

/** Something that can be counted and compared: a number, or one phrase. */
function isOneThing(subject: Subject): boolean {
  return subject.kind === 'number' || (subject.also.length === 0 && subject.side === null);
}

/** The one noun that the subject is, with nothing behind it and no number. */
function onlyHead({ what, also }: Extract<Subject, { kind: 'noun' }>): Head | null {
  const [only, second] = what.heads;
  const isAlone = second === undefined && what.quantity === null && what.filters.length === 0 && also.length === 0;
  return isAlone ? (only ?? null) : null;
}

/** `K4`, `K4 unshaded`. */
function cardIn(subject: Subject): { readonly card: Name; readonly side: Name | null } | null {
  if (subject.kind === 'number' || subject.what.definite) return null;
  const only = onlyHead(subject);
  if (only === null) return null;
  const [adjective] = only.adjectives;
  if (adjective === undefined) return { card: only.noun, side: subject.side };
  return /^(?:un)?shaded$/u.test(only.noun.text) && only.adjectives.length === 1
    ? { card: adjective, side: only.noun }
    : null;
}

/** What is counted where a subject is compared: `the Runners here`; one name without `the` is a track or a named number. */
function numberOf(subject: Subject): NumberPhrase {
  if (subject.kind === 'number') return subject.number;
  const name = subject.what.definite ? null : bareName(subject);
  if (name !== null) return { kind: 'named', name, span: name.span };
  return { kind: 'count', what: subject.what, span: subject.what.span };
}
