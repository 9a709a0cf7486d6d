/** The grammar of clauses: what a sentence does. */
import { covering } from '../source/span.js';
import type { IToken, ParserMethod, TokenType } from './chevrotain.js';
import { precedenceForms, settingForms } from './forms/acting.js';
import { clauseForms } from './forms/clauses.js';
import { DiceParser } from './grammar-dice.js';
import type { Scope } from './grammar-quantities.js';
import type { Actor, Clause, Conduct, Filter, Name, NounPhrase, Precedence, Setting } from './ir.js';
import * as t from './tokens.js';

interface ConductedName {
  readonly name: Name;
  readonly article: boolean;
  readonly limited: boolean;
}

interface Several {
  readonly what: NounPhrase;
  readonly also: readonly NounPhrase[];
}

type ConductTail = Pick<Conduct, 'waiving' | 'choosing' | 'settings' | 'forgoing' | 'disregarding' | 'accompanied'>;

const onceStarts: readonly TokenType[] = [t.EachOnlyOnce, t.EachAtMostOnceATurn];
const whereStarts: readonly TokenType[] = [t.Here, t.In, t.AdjacentTo, t.InOrAdjacentTo];
const noTail: ConductTail = {
  waiving: [],
  choosing: null,
  settings: [],
  forgoing: [],
  disregarding: null,
  accompanied: null,
};

export abstract class ClauseParser extends DiceParser {
  private readonly wordedClauses = this.formRules<Clause, typeof clauseForms>(clauseForms);
  private readonly wordedPrecedences = this.formRules<Precedence, typeof precedenceForms>(precedenceForms);
  private readonly wordedSettings = this.formRules<Setting, typeof settingForms>(settingForms);

  readonly clause: ParserMethod<[(Actor | null)?], Clause> = this.RULE('clause', (actor: Actor | null = null) =>
    this.OR<Clause>([
      { ALT: () => this.SUBRULE(this.place) },
      { ALT: () => this.SUBRULE(this.remove) },
      { ALT: () => this.SUBRULE(this.replace) },
      { ALT: () => this.SUBRULE(this.exchange) },
      { ALT: () => this.SUBRULE(this.roll) },
      { ALT: () => this.SUBRULE(this.move) },
      { ALT: () => this.SUBRULE(this.flip) },
      { ALT: () => this.SUBRULE(this.useStateVerb) },
      { ALT: () => this.SUBRULE(this.selectToHold) },
      { ALT: () => this.SUBRULE(this.conduct) },
      { ALT: () => this.SUBRULE(this.close) },
      { ALT: () => this.SUBRULE(this.lookUp) },
      { ALT: () => this.SUBRULE(this.moveItAlong) },
      ...this.alternatives(this.wordedClauses),
      { GATE: () => actor?.kind === 'faction', ALT: () => this.SUBRULE(this.outcome, { ARGS: [actor] }) },
    ]),
  );

  private readonly place: ParserMethod<[], Clause> = this.RULE('place', (): Clause => {
    const first = this.CONSUME(t.Place);
    const { what, also } = this.SUBRULE(this.several, { ARGS: ['bare'] });
    let from: NounPhrase | null = null;
    let to: NounPhrase | null = null;
    this.MANY({
      GATE: () => (this.LA(1).tokenType === t.From ? from === null : to === null),
      DEF: () => {
        this.OR([
          {
            ALT: () => {
              this.CONSUME(t.From);
              from = this.SUBRULE(this.placePhrase, { ARGS: ['source'] });
            },
          },
          {
            ALT: () => {
              const where = this.SUBRULE(this.placeFilter, { ARGS: ['open', true] });
              to = this.ACTION(() => this.placeIn(where));
            },
          },
        ]);
      },
    });
    this.OPTION1({ GATE: () => this.LA(2).tokenType === t.IfNone, DEF: () => this.CONSUME(t.Comma) });
    const ifNone = this.OPTION2(() => this.CONSUME(t.IfNone)) !== undefined;
    return { kind: 'place', what, also, from, to, ifNone, span: this.since(first) };
  });

  /** `1 Runner and 2 Depots here`: several things with a number of each, and where they are behind the last. */
  private readonly several: ParserMethod<[Scope?], Several> = this.RULE('several', (scope: Scope = 'open'): Several => {
    const what = this.SUBRULE1(this.nounPhrase, { ARGS: [scope] });
    const also: NounPhrase[] = [];
    this.MANY({
      GATE: () => this.countedNounAhead(2),
      DEF: () => {
        this.CONSUME(t.And);
        also.push(this.SUBRULE2(this.nounPhrase, { ARGS: [scope] }));
      },
    });
    return { what, also };
  });

  private readonly remove: ParserMethod<[], Clause> = this.RULE('remove', (): Clause => {
    const first = this.CONSUME(t.Remove);
    const object = this.SUBRULE(this.several);
    const from = this.OPTION1({
      GATE: () => (object.also.at(-1) ?? object.what).filters.length === 0,
      DEF: () => {
        const word = this.CONSUME(t.From);
        const place = this.SUBRULE1(this.placePhrase);
        return this.ACTION((): Filter => this.fromFilter(word, place));
      },
    });
    const to = this.OPTION2(() => {
      this.CONSUME(t.To);
      return this.SUBRULE2(this.placePhrase);
    });
    const order: Precedence[] = [];
    this.MANY(() => {
      this.CONSUME(t.Comma);
      order.push(this.SUBRULE(this.precedence));
    });
    return this.ACTION((): Clause => {
      const placed = (it: NounPhrase): NounPhrase =>
        from === undefined ? it : { ...it, filters: [...it.filters, from], span: covering(it.span, from.span) };
      const last = object.also.at(-1);
      const what = last === undefined ? placed(object.what) : object.what;
      const also = last === undefined ? [] : object.also.with(-1, placed(last));
      return { kind: 'remove', what, also, to: to ?? null, order, span: this.since(first) };
    });
  });

  /** `Runners first`, `Depots only when no Runners remain`. */
  private readonly precedence: ParserMethod<[], Precedence> = this.RULE('precedence', () => {
    const first = this.LA(1);
    const what = this.SUBRULE1(this.nounPhrase, { ARGS: ['bare'] });
    return this.OR<Precedence>([
      {
        ALT: () => this.SUBRULE(this.wordedPrecedences.first, { ARGS: [{ first, held: { what } }] }),
      },
      {
        ALT: () => {
          this.CONSUME(t.OnlyWhenNo);
          const remaining = this.SUBRULE2(this.nounPhrase, { ARGS: ['bare'] });
          this.CONSUME(t.Remain);
          return { kind: 'only when none', what, remaining, span: this.since(first) };
        },
      },
    ]);
  });

  private readonly replace: ParserMethod<[], Clause> = this.RULE('replace', (): Clause => {
    const first = this.CONSUME(t.Replace);
    const what = this.SUBRULE1(this.nounPhrase, { ARGS: ['replaced'] });
    this.CONSUME(t.With);
    const by = this.SUBRULE2(this.nounPhrase, { ARGS: ['bare'] });
    return { kind: 'replace', what, with: by, span: this.since(first) };
  });

  private readonly exchange: ParserMethod<[], Clause> = this.RULE('exchange', (): Clause => {
    const first = this.CONSUME(t.Exchange);
    const what = this.SUBRULE1(this.nounPhrase, { ARGS: ['replaced'] });
    this.CONSUME(t.With);
    const other = this.SUBRULE2(this.nounPhrase);
    return { kind: 'exchange', what, with: other, span: this.since(first) };
  });

  readonly move: ParserMethod<[], Clause> = this.RULE('move', (): Clause => {
    const first = this.CONSUME(t.Move);
    const what = this.SUBRULE(this.nounPhrase);
    const from = this.OPTION(() => {
      this.CONSUME(t.From);
      return this.SUBRULE1(this.placePhrase);
    });
    this.CONSUME(t.To);
    const to = this.SUBRULE2(this.placePhrase);
    this.OPTION1({ GATE: () => this.LA(2).tokenType === t.IncludingTheirOwn, DEF: () => this.CONSUME(t.Comma) });
    const own = this.OPTION2(() => this.CONSUME(t.IncludingTheirOwn)) !== undefined;
    this.OPTION3({ GATE: () => onceStarts.includes(this.LA(2).tokenType), DEF: () => this.CONSUME1(t.Comma) });
    const once = this.OPTION4(() =>
      this.OR([{ ALT: () => this.CONSUME(t.EachOnlyOnce) }, { ALT: () => this.CONSUME(t.EachAtMostOnceATurn) }]),
    );
    return this.ACTION((): Clause => ({
      kind: 'move',
      what,
      from: from ?? null,
      to,
      own,
      once: once?.tokenType === t.EachOnlyOnce,
      perTurn: once?.tokenType === t.EachAtMostOnceATurn,
      span: this.since(first),
    }));
  });

  private readonly flip: ParserMethod<[], Clause> = this.RULE('flip', (): Clause => {
    const first = this.CONSUME(t.Flip);
    const what = this.SUBRULE(this.nounPhrase);
    this.CONSUME(t.To);
    const state = this.name(this.CONSUME(t.NameToken));
    return { kind: 'flip', what, state, span: this.since(first) };
  });

  /** A verb that a state declares; its token holds the state. */
  private readonly useStateVerb: ParserMethod<[], Clause> = this.RULE('useStateVerb', (): Clause => {
    const first = this.CONSUME(t.StateVerb);
    const what = this.SUBRULE(this.nounPhrase);
    return { kind: 'flip', what, state: this.name(first), span: this.since(first) };
  });

  /** `select 1 Fate chit in the pool to hold`: another wording of `hold`. */
  private readonly selectToHold: ParserMethod<[], Clause> = this.RULE('selectToHold', (): Clause => {
    const first = this.CONSUME(t.Select);
    const what = this.SUBRULE(this.nounPhrase);
    this.CONSUME(t.ToHold);
    return { kind: 'hold', what, span: this.since(first) };
  });

  private readonly close: ParserMethod<[], Clause> = this.RULE('close', (): Clause => {
    const first = this.CONSUME(t.Close);
    this.OPTION1(() => this.CONSUME(t.The));
    const box = this.name(this.CONSUME(t.NameToken));
    this.OPTION2({ GATE: () => this.LA(1).image === 'box', DEF: () => this.CONSUME(t.Noun) });
    return { kind: 'close', box, span: this.since(first) };
  });

  private readonly conduct: ParserMethod<[], Conduct> = this.RULE('conduct', (): Conduct => {
    const first = this.CONSUME(t.Conduct);
    const conducted = [this.SUBRULE1(this.conductedName)];
    this.MANY1(() => {
      this.CONSUME(t.Or);
      conducted.push(this.SUBRULE2(this.conductedName));
    });
    const where = this.OPTION({
      GATE: () => whereStarts.includes(this.LA(1).tokenType),
      DEF: () => this.SUBRULE(this.placeFilter),
    });
    let tail = noTail;
    const seen: TokenType[] = [];
    this.MANY2({
      // Each kind of tail stands once.
      GATE: () => !seen.includes(this.tailAhead()),
      DEF: () => {
        seen.push(this.tailAhead());
        tail = { ...tail, ...this.SUBRULE(this.conductTail) };
      },
    });
    return this.ACTION((): Conduct => ({
      kind: 'conduct',
      what: conducted.map((it) => it.name),
      article: conducted.some((it) => it.article),
      limited: conducted.filter((it) => it.limited).map((it) => it.name),
      where: where ?? null,
      ...tail,
      span: this.since(first),
    }));
  });

  /** `a Limited Operation`: `Limited` says how and is no part of the name, though the game may have a name with it. */
  private readonly conductedName: ParserMethod<[], ConductedName> = this.RULE('conductedName', () => {
    const article = this.OPTION1(() => this.OR([{ ALT: () => this.CONSUME(t.A) }, { ALT: () => this.CONSUME(t.The) }]));
    const limited = this.OPTION3({
      GATE: () =>
        this.LA(1).image === 'Limited' && this.LA(2).tokenType === t.NameToken && !limitedInName.test(this.LA(2).image),
      DEF: () => this.CONSUME1(t.NameToken),
    });
    const token = this.CONSUME2(t.NameToken);
    return this.ACTION((): ConductedName => {
      const inName = limitedInName.exec(this.textOf(token));
      const name = inName === null ? this.name(token) : this.nameAfter(token, inName[0].length);
      return {
        name,
        article: article?.tokenType === t.A,
        limited: limited !== undefined || inName !== null,
      };
    });
  });

  private readonly conductTail: ParserMethod<[], Partial<ConductTail>> = this.RULE('conductTail', () => {
    this.OPTION1(() => this.CONSUME(t.Comma));
    return this.OR<Partial<ConductTail>>([
      { ALT: () => ({ waiving: this.SUBRULE(this.waiving) }) },
      {
        ALT: () => {
          this.CONSUME(t.Choosing);
          return { choosing: this.SUBRULE1(this.trackName) };
        },
      },
      { ALT: () => ({ settings: this.SUBRULE(this.settings) }) },
      { ALT: () => ({ forgoing: this.SUBRULE(this.forgoing) }) },
      { ALT: () => ({ disregarding: this.name(this.CONSUME(t.DisregardingCards)) }) },
      {
        ALT: () => {
          this.CONSUME(t.With);
          this.OPTION2(() => this.CONSUME(t.A));
          const accompanied = this.name(this.CONSUME(t.NameToken));
          this.CONSUME(t.AtAnyOneMoment);
          return { accompanied };
        },
      },
    ]);
  });

  private readonly waiving: ParserMethod<[], Name[]> = this.RULE('waiving', () => {
    this.CONSUME(t.Waiving);
    const names = [this.SUBRULE1(this.conditionName)];
    this.MANY(() => {
      this.CONSUME(t.And);
      names.push(this.SUBRULE2(this.conditionName));
    });
    return names;
  });

  /** `forgoing Signal Fire and Night Oars`. */
  private readonly forgoing: ParserMethod<[], Name[]> = this.RULE('forgoing', () => {
    this.CONSUME(t.Forgoing);
    const names = [this.SUBRULE1(this.trackName)];
    this.MANY(() => {
      this.CONSUME(t.And);
      names.push(this.SUBRULE2(this.trackName));
    });
    return names;
  });

  /** `where offered is 0 and stirred spaces are Towns`. */
  private readonly settings: ParserMethod<[], Setting[]> = this.RULE('settings', () => {
    this.CONSUME(t.Where);
    // Behind `and` another setting may begin, which is known by its verb.
    this.afterVerb = true;
    const settings = [this.SUBRULE1(this.setting)];
    this.MANY(() => {
      this.CONSUME(t.And);
      settings.push(this.SUBRULE2(this.setting));
    });
    return settings;
  });

  private readonly setting: ParserMethod<[], Setting> = this.RULE('setting', () => {
    const first = this.LA(1);
    const name = this.SUBRULE(this.trackName);
    const begun = { first, held: { name } };
    return this.OR<Setting>([
      { ALT: () => this.SUBRULE(this.wordedSettings.value, { ARGS: [begun] }) },
      {
        GATE: () => this.LA(1).image === 'spaces',
        ALT: () => this.SUBRULE(this.wordedSettings.place, { ARGS: [begun] }),
      },
    ]);
  });

  /** What an author calls a condition of a procedure: any words in lower case, `no` among them. */
  private readonly conditionName: ParserMethod<[], Name> = this.RULE('conditionName', (): Name => {
    const first = this.LA(1);
    const words: string[] = [];
    this.AT_LEAST_ONE(() => {
      const word = this.OR([
        { ALT: () => this.CONSUME(t.NameToken) },
        { ALT: () => this.CONSUME(t.Word) },
        { ALT: () => this.CONSUME(t.No) },
      ]);
      words.push(word.image);
    });
    return { text: words.join(' '), span: this.since(first) };
  });

  /** `win with a Triumph`, behind the faction. */
  private readonly outcome: ParserMethod<[Actor | null], Clause> = this.RULE('outcome', (actor: Actor | null) => {
    const verb = this.OR1([{ ALT: () => this.CONSUME(t.Win) }, { ALT: () => this.CONSUME(t.Lose) }]);
    const degree = this.OPTION1((): Name => {
      this.CONSUME(t.With);
      this.OPTION2(() => this.OR2([{ ALT: () => this.CONSUME(t.A) }, { ALT: () => this.CONSUME(t.The) }]));
      return this.SUBRULE(this.trackName);
    });
    return this.ACTION((): Clause => {
      const faction = actor?.kind === 'faction' ? actor.name : this.name(verb);
      const kind = verb.tokenType === t.Win ? 'win' : 'lose';
      return { kind, faction, degree: degree ?? null, span: covering(faction.span, this.at(this.LA(0))) };
    });
  });

  /** `remove 1 Runner from Fenwick` is another wording of `in Fenwick`. */
  private fromFilter(word: IToken, place: NounPhrase): Filter {
    const span = this.since(word);
    return isHere(place) ? { kind: 'here', span } : { kind: 'in', place, span };
  }

  /** Where to place, from the words that say where something is. */
  private placeIn(where: Filter): NounPhrase {
    const { span } = where;
    if (where.kind === 'in') return where.place;
    const noun = (text: string) => [{ adjectives: [], noun: { text, span }, elsewhere: false, span }];
    const phrase = { definite: false, quantity: null, join: 'or', filters: [], span } as const;
    return where.kind === 'here'
      ? { ...phrase, heads: noun('here') }
      : { ...phrase, heads: noun('spaces'), filters: [where] };
  }

  private textOf(token: IToken): string {
    return this.source.text.slice(token.startOffset, (token.endOffset ?? token.startOffset) + 1);
  }

  private nameAfter(token: IToken, length: number): Name {
    const text = this.textOf(token).slice(length).replace(/\s+/gu, ' ');
    return { text, span: this.at({ ...token, startOffset: token.startOffset + length }) };
  }
}

/** `Limited Operation`, where a name of the game begins so. */
const limitedInName = /^Limited\s+(?=\S)/u;

function isHere({ heads, filters }: NounPhrase): boolean {
  return filters.length === 0 && heads.length === 1 && heads[0]?.noun.text === 'here';
}
