/** What the rules of the grammar share: the sentence with its places, and looks ahead. */
import { covering, type Span } from '../source/span.js';
import { type SpannedText, spanWithin, textAt } from '../source/text.js';
import {
  EmbeddedActionsParser,
  EOF,
  type IToken,
  NoViableAltException,
  type ParserMethod,
  type TokenType,
} from './chevrotain.js';
import { expectedTokens } from './expected-tokens.js';
import { allTokens } from './forms/keywords.js';
import type { Form } from './forms/form.js';
import {
  isWorded,
  type Part,
  type Performed,
  type SlotKind,
  type WordedForm,
  type WordedKind,
  withoutComma,
} from './forms/words.js';
import type { Name, NumberPhrase } from './ir.js';
import { LookaheadWhenAsked } from './lookahead.js';
import * as t from './tokens.js';

const verbsOfConditions: readonly TokenType[] = [
  t.Is,
  t.ThereAre,
  t.Has,
  t.HasBeenPlayed,
  t.HasNotBeenPlayed,
  t.TheCardIs,
];
const ends: readonly TokenType[] = [EOF, t.Comma, t.Or, t.And, t.AndOr, t.Otherwise];

const noSource: SpannedText = textAt({ path: '', text: '' }, 0, '');

/** By kind, the rule that reads the form. */
type FormRules<Phrase, Table> = Readonly<Record<WordedKind<Table> & string, FormRule<Phrase>>>;

type FormRule<Phrase> = ParserMethod<[Begun?], Phrase>;

/** What has been read of a form before it was known which one it is. */
export interface Begun {
  readonly first: IToken;
  /** What its parts hold, by their keys. */
  readonly held: object;
}

/** Where a sentence stops is told by its word: to write down which rules were being read takes longer than reading them. */
function untraced<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

export abstract class BaseParser extends EmbeddedActionsParser {
  /** What is told where none of several alternatives can be read, by the rule and the place in it. */
  private readonly told = new Map<string, string>();
  /** The sentence being parsed; set before each parse. */
  source: SpannedText = noSource;
  /** True after the verb of a condition, where `or` may begin another condition. */
  protected afterVerb = false;
  /** True where something is looked up: the last `in` stands before the table. */
  protected looksUp = false;

  constructor(validate: boolean) {
    super(allTokens, {
      recoveryEnabled: false,
      maxLookahead: 1,
      lookaheadStrategy: new LookaheadWhenAsked({ maxLookahead: 1 }),
      skipValidations: !validate,
      errorMessageProvider: expectedTokens,
    });
  }

  /** Makes the parser ready for a sentence. */
  prepare(source: SpannedText, tokens: IToken[]): void {
    this.source = source;
    this.afterVerb = false;
    this.looksUp = tokens.some(({ tokenType }) => tokenType === t.LookUp);
    this.input = tokens;
  }

  /**
   * The library looks for what each alternative begins with every time it stops, and repairs let it stop many times at the same
   * places of the grammar: what it found there is kept.
   */
  override raiseNoAltException(occurrence: number): never {
    const place = `${this.getCurrRuleFullName()} ${occurrence}`;
    const known = this.told.get(place);
    if (known !== undefined) {
      const stop = untraced(() => new NoViableAltException(known, this.LA(1), this.LA(0)));
      this.errors = [...this.errors, stop];
      throw stop;
    }
    try {
      return super.raiseNoAltException(occurrence);
    } catch (stop) {
      if (stop instanceof NoViableAltException) this.told.set(place, stop.message);
      throw stop;
    }
  }

  override consumeInternalError(wanted: TokenType, found: IToken, options: object | undefined): never {
    return untraced(() => super.consumeInternalError(wanted, found, options));
  }

  override onAfterParse(rule: string): void {
    untraced(() => {
      super.onAfterParse(rule);
    });
  }

  /** True where the words after the next one are a condition of their own: a verb comes before the next `or`, `and` or comma. */
  protected conditionAhead(): boolean {
    if (!this.afterVerb) return false;
    for (let distance = 2; ; distance += 1) {
      const { tokenType } = this.LA(distance);
      if (verbsOfConditions.includes(tokenType)) return true;
      if (ends.includes(tokenType)) return false;
    }
  }

  protected tokenAhead(tokenType: TokenType, from: number): boolean {
    for (let distance = from; this.LA(distance).tokenType !== EOF; distance += 1) {
      if (this.LA(distance).tokenType === tokenType) return true;
    }
    return false;
  }

  /** True where another `in` comes before what is said of the table that is looked up in. */
  protected tableAhead(from: number): boolean {
    for (let distance = from; this.LA(distance).tokenType !== EOF; distance += 1) {
      if (this.LA(distance).tokenType === t.Shifted) return false;
      if (this.LA(distance).tokenType === t.In) return true;
    }
    return false;
  }

  /** The rule that reads a slot. */
  protected abstract slotRule(kind: SlotKind): ParserMethod<[], unknown>;

  /** Who acts, and whether he may. */
  protected abstract readonly performer: ParserMethod<[], Performed>;

  /** The rules of the forms of a table that are words and slots in one order, by kind. */
  protected formRules<Phrase, Table extends Readonly<Record<string, Form>>>(forms: Table): FormRules<Phrase, Table> {
    const rules = Object.entries<Form>(forms).flatMap(([kind, form]) =>
      isWorded(form) ? [[kind, this.formRule<Phrase>(kind, form)] as const] : [],
    );
    // One for each kind of the table that is worded, as the type says.
    return Object.fromEntries(rules) as FormRules<Phrase, Table>;
  }

  /** Each of the rules as an alternative. */
  protected alternatives<Phrase>(
    rules: Readonly<Record<string, FormRule<Phrase>>>,
    begun?: Begun,
  ): { readonly ALT: () => Phrase }[] {
    const read = begun === undefined ? undefined : { ARGS: [begun] satisfies [Begun] };
    return Object.values(rules).map((rule) => ({ ALT: () => this.SUBRULE(rule, read) }));
  }

  /** The rule of a form that is words and slots in one order, as far as they are not read before. */
  private formRule<Phrase>(kind: string, form: WordedForm): FormRule<Phrase> {
    return this.RULE(`${form.part} ${kind}`, (begun?: Begun) => {
      const first = begun?.first ?? this.LA(1);
      const held: Record<string, unknown> = { ...begun?.held };
      form.words.forEach((part, index) => {
        if (index >= form.shared) Object.assign(held, this.readPart(part, index, form));
      });
      // What the slots hold is what the form's own words say it is.
      return this.ACTION(() => ({ kind, ...held, span: this.since(first) }) as Phrase);
    });
  }

  /** Reads a part of a form: what it holds, by its key. */
  private readPart(part: Part, index: number, { part: of }: WordedForm): object {
    if (typeof part === 'string') {
      if (part === ',') this.option(index, () => this.consume(index, t.Comma));
      else this.noteVerb(of, this.consume(index, t.keywordFor(part)));
      return {};
    }
    if ('performer' in part) return this.subrule(index, this.performer);
    if ('optional' in part) {
      this.option(index, () => this.consume(index, t.keywordFor(part.optional)));
      return {};
    }
    if ('slot' in part) return { [part.key]: this.subrule(index, this.slotRule(part.slot)) };
    const ways: readonly (readonly [unknown, string])[] =
      'choice' in part
        ? Object.entries(part.choice)
        : [
            [false, part.no],
            [true, part.yes],
          ];
    const unsaid = ways.find(([, words]) => words === '');
    const read = (): unknown =>
      this.readOneOf(
        index,
        ways.filter((it) => it !== unsaid),
        of,
      );
    if (unsaid === undefined) return { [part.key]: read() };
    const found = this.option(index, () => [read()] as const);
    return { [part.key]: found === undefined ? unsaid[0] : found[0] };
  }

  private readOneOf(index: number, ways: readonly (readonly [unknown, string])[], of: Form['part']): unknown {
    if (ways.every(([, words]) => words.startsWith(', '))) this.consume(10 + index, t.Comma);
    return this.or(
      index,
      ways.map(([value, words], way) => ({
        ALT: () => {
          this.noteVerb(of, this.consume(20 + index * 10 + way, t.keywordFor(withoutComma(words))));
          return value;
        },
      })),
    );
  }

  /** After the verb of a condition `or` may begin another one. */
  private noteVerb(of: Form['part'], { tokenType }: IToken): void {
    if (of === 'condition' && verbsOfConditions.includes(tokenType)) this.afterVerb = true;
  }

  protected name(token: IToken): Name {
    return { text: token.image, span: this.at(token) };
  }

  protected named(token: IToken): NumberPhrase {
    return { kind: 'named', name: this.name(token), span: this.at(token) };
  }

  /** `2`, `-2`: a whole number in digits, below 0 with a sign in front. */
  protected readonly figures: ParserMethod<[], NumberPhrase> = this.RULE('figures', () =>
    this.OR<NumberPhrase>([
      { ALT: () => this.integer(this.CONSUME(t.Integer)) },
      { GATE: () => this.negativeAhead(), ALT: () => this.integer(this.CONSUME(t.SignedInteger)) },
    ]),
  );

  /** `-2`; a `+` in front belongs to terms alone, and 0 has no sign. */
  protected negativeAhead(): boolean {
    return t.isNegative(this.LA(1));
  }

  /** True where a number in digits stands at this distance. */
  protected figuresAt(distance: number): boolean {
    const token = this.LA(distance);
    return token.tokenType === t.Integer || t.isNegative(token);
  }

  protected integer(token: IToken): NumberPhrase {
    return this.literal(token, Number(token.image));
  }

  protected literal(token: IToken, value: number): NumberPhrase {
    return { kind: 'literal', value, span: this.at(token) };
  }

  protected at(token: IToken): Span {
    return spanWithin(this.source, token.startOffset, (token.endOffset ?? token.startOffset) + 1);
  }

  /** From `first` to the token consumed last. */
  protected since(first: IToken): Span {
    return covering(this.at(first), this.at(this.LA(0)));
  }
}
