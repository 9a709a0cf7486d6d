/** What the rules of the grammar share: the sentence with its places, and looks ahead. */
import { covering, type Span } from '../source/span.js';
import { spanWithin, type SpannedText } from '../source/text.js';
import { EmbeddedActionsParser, EOF, type IToken, type ParserMethod, type TokenType } from './chevrotain.js';
import { expectedTokens } from './expected-tokens.js';
import { allTokens } from './forms/keywords.js';
import type { Form } from './forms/form.js';
import { isWorded, type SlotKind, type WordedForm, type WordedKind } from './forms/words.js';
import type { Name, NumberPhrase } from './ir.js';
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

const noSource: SpannedText = { text: '', file: { path: '', text: '' }, offsets: [0] };

/** By kind, the rule that reads the form. */
type FormRules<Phrase, Table> = Readonly<Record<WordedKind<Table> & string, ParserMethod<[], Phrase>>>;

export abstract class BaseParser extends EmbeddedActionsParser {
  /** The sentence being parsed; set before each parse. */
  source: SpannedText = noSource;
  /** True after the verb of a condition, where `or` may begin another condition. */
  protected afterVerb = false;

  constructor(validate: boolean) {
    super(allTokens, {
      recoveryEnabled: false,
      maxLookahead: 1,
      skipValidations: !validate,
      errorMessageProvider: expectedTokens,
    });
  }

  /** Makes the parser ready for a sentence. */
  prepare(source: SpannedText, tokens: IToken[]): void {
    this.source = source;
    this.afterVerb = false;
    this.input = tokens;
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

  /** The rule that reads a slot. */
  protected abstract slotRule(kind: SlotKind): ParserMethod<[], unknown>;

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
    rules: Readonly<Record<string, ParserMethod<[], Phrase>>>,
  ): { readonly ALT: () => Phrase }[] {
    return Object.values(rules).map((rule) => ({ ALT: () => this.SUBRULE(rule) }));
  }

  /** The rule of a form that is words and slots in one order. */
  private formRule<Phrase>(kind: string, form: WordedForm): ParserMethod<[], Phrase> {
    return this.RULE(`${form.part} ${kind}`, () => {
      const first = this.LA(1);
      const held: Record<string, unknown> = {};
      form.words.forEach((part, index) => {
        if (typeof part === 'string') {
          if (part === ',') this.option(index, () => this.consume(index, t.Comma));
          else this.consume(index, t.keywordFor(part));
        } else if ('optional' in part) this.option(index, () => this.consume(index, t.keywordFor(part.optional)));
        else if ('slot' in part) held[part.key] = this.subrule(index, this.slotRule(part.slot));
        else {
          const values = Object.entries(part.choice);
          held[part.key] = this.or(
            index,
            values.map(([value, words], way) => ({
              ALT: () => {
                this.consume(20 + index * 10 + way, t.keywordFor(words));
                return value;
              },
            })),
          );
        }
      });
      // What the slots hold is what the form's own words say it is.
      return this.ACTION(() => ({ kind, ...held, span: this.since(first) }) as Phrase);
    });
  }

  protected name(token: IToken): Name {
    return { text: token.image, span: this.at(token) };
  }

  protected named(token: IToken): NumberPhrase {
    return { kind: 'named', name: this.name(token), span: this.at(token) };
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
