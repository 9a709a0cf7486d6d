/** Reads sentences: text in, one tree or one message out. Nothing here throws for what an author writes. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import type { SpannedText } from '../source/text.js';
import { EOF, type IToken } from './chevrotain.js';
import { complain, type Part, type Stop } from './complain.js';
import { tokenNamesIn } from './expected-tokens.js';
import { createParser, type SentenceParser } from './grammar.js';
import type { Change, Condition, Moment, NounPhrase, NumberPhrase, Opening, Sentence, Term } from './ir.js';
import { scan } from './lexer.js';
import { checkRanges } from './ranges.js';
import { keywordFits } from './repairs.js';
import { NameToken, Word } from './tokens.js';
import type { Language } from './vocabulary.js';

export { createLanguage, type Language, type Vocabulary } from './vocabulary.js';

export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly diagnostic: Diagnostic };

/** `Crown may place up to 2 Troopers in Fenwick`. */
export function parseSentence(language: Language, text: SpannedText): Parsed<Sentence> {
  return parse(language, text, 'sentence', (parser) => parser.sentence());
}

/** `in each selected space`, `if Unrest is here`: a key that opens a block. */
export function parseOpening(language: Language, text: SpannedText): Parsed<Opening> {
  return parse(language, text, 'opening', (parser) => parser.opening());
}

/** `-2 for each Town with Unrest`. */
export function parseTerm(language: Language, text: SpannedText): Parsed<Term> {
  return parse(language, text, 'term', (parser) => parser.term());
}

/** `Muster's spaces is at most 1`: what holds while a card is in play. */
export function parseChange(language: Language, text: SpannedText): Parsed<Change> {
  return parse(language, text, 'change', (parser) => parser.change());
}

/** `before Muster`: a key with what is done then while a card is in play. */
export function parseMoment(language: Language, text: SpannedText): Parsed<Moment> {
  return parse(language, text, 'moment', (parser) => parser.moment());
}

/** `up to 2 Fens or Towns with Troopers`. */
export function parseNounPhrase(language: Language, text: SpannedText): Parsed<NounPhrase> {
  return parse(language, text, 'noun phrase', (parser) => parser.wholeNounPhrase());
}

/** `half of the Runners here, rounded down`. */
export function parseNumber(language: Language, text: SpannedText): Parsed<NumberPhrase> {
  return parse(language, text, 'number', (parser) => parser.wholeNumber());
}

/** `more Runners than Troopers are here`. */
export function parseCondition(language: Language, text: SpannedText): Parsed<Condition> {
  return parse(language, text, 'condition', (parser) => parser.wholeCondition());
}

/**
 * Where the grammar stops in a text that it does not read, as an offset; null where it reads it. To say what is wrong with a
 * text takes a thousand times as long.
 */
export function stopIn(language: Language, source: SpannedText, part: Part): number | null {
  const scanned = scan(language, source);
  if (!scanned.ok) return scanned.diagnostic.span.start;
  const { tokens } = scanned;
  if (checkRanges(source, tokens) !== null) return 0;
  const result = run(source, tokens, rules[part]);
  return 'value' in result ? null : (tokens[result.index]?.startOffset ?? source.text.length);
}

/** Where the grammar stops, as a count of words, with further words behind a text; null where the text cannot be cut into words. */
export function stopBehind(
  language: Language,
  source: SpannedText,
  part: Part,
): ((further: readonly IToken[]) => number) | null {
  const scanned = scan(language, source);
  if (!scanned.ok) return null;
  return (further) => {
    const result = run(source, [...scanned.tokens, ...further], rules[part]);
    return 'value' in result ? Number.POSITIVE_INFINITY : result.index;
  };
}

const rules: Readonly<Record<Part, (parser: SentenceParser) => unknown>> = {
  sentence: (parser) => parser.sentence(),
  opening: (parser) => parser.opening(),
  term: (parser) => parser.term(),
  change: (parser) => parser.change(),
  moment: (parser) => parser.moment(),
  'noun phrase': (parser) => parser.wholeNounPhrase(),
  number: (parser) => parser.wholeNumber(),
  condition: (parser) => parser.wholeCondition(),
};

/** Building the parser takes longer than many sentences, so it is built once, when it is first needed. */
let shared: SentenceParser | null = null;

type Attempt<T> = { readonly value: T } | Stop;

/** What was read of a text last, and in which language as what: a file that stays as it is has the same texts. */
const known = new WeakMap<SpannedText, { readonly language: Language; readonly part: Part; readonly read: unknown }>();

function parse<T>(
  language: Language,
  source: SpannedText,
  part: Part,
  rule: (parser: SentenceParser) => T | undefined,
): Parsed<T> {
  const last = known.get(source);
  // The part decides on what is read.
  if (last?.language === language && last.part === part) return last.read as Parsed<T>;
  const read = parseAnew(language, source, part, rule);
  known.set(source, { language, part, read });
  return read;
}

function parseAnew<T>(
  language: Language,
  source: SpannedText,
  part: Part,
  rule: (parser: SentenceParser) => T | undefined,
): Parsed<T> {
  const scanned = scan(language, source);
  if (!scanned.ok) return scanned;
  const mistake = checkRanges(source, scanned.tokens);
  if (mistake !== null) return { ok: false, diagnostic: mistake };
  const attempt = (tokens: readonly IToken[]): Attempt<T> => run(source, tokens, rule);
  const first = attempt(scanned.tokens);
  if ('value' in first) return { ok: true, value: first.value };
  const stopsAt = (tokens: readonly IToken[]): number => {
    const result = attempt(tokens);
    return 'value' in result ? Number.POSITIVE_INFINITY : result.index;
  };
  const isLasting = (): boolean => 'value' in run(source, scanned.tokens, rules.change);
  const refusal = { language, source, part, tokens: scanned.tokens, stop: first, stopsAt, isLasting };
  const asName = attemptAsName(language, scanned.tokens, first, attempt);
  return asName === null || keywordFits(refusal) ? refused(() => complain(refusal)) : { ok: true, value: asName.value };
}

/** What is wrong with a text is found out where somebody asks for it: that takes a thousand times as long as to refuse it. */
function refused(complaint: () => Diagnostic): Parsed<never> {
  let found: Diagnostic | null = null;
  return {
    ok: false,
    get diagnostic() {
      found ??= complaint();
      return found;
    },
  };
}

function run<T>(
  source: SpannedText,
  tokens: readonly IToken[],
  rule: (parser: SentenceParser) => T | undefined,
): Attempt<T> {
  shared ??= createParser();
  shared.prepare(source, [...tokens]);
  const value = rule(shared);
  const error = shared.errors[0];
  if (error === undefined && value !== undefined) return { value };
  if (error === undefined) return { index: 0, expected: [] };
  const index = error.token.tokenType === EOF ? tokens.length : tokens.indexOf(error.token);
  return { index: index < 0 ? tokens.length : index, expected: tokenNamesIn(error.message) };
}

/**
 * A misspelt name in lower case stops the parser where a name would not, at it or behind it; it is read as the name it
 * will be taken for.
 */
function attemptAsName<T>(
  language: Language,
  tokens: readonly IToken[],
  stop: Stop,
  attempt: (tokens: readonly IToken[]) => Attempt<T>,
) {
  for (const index of [stop.index, stop.index - 1]) {
    const token = tokens[index];
    if (token?.tokenType !== Word || nearest(token.image, language.vocabulary.names, 1).length === 0) continue;
    const name = { ...token, tokenType: NameToken, tokenTypeIdx: NameToken.tokenTypeIdx ?? 0 };
    const result = attempt(tokens.with(index, name));
    if ('value' in result) return result;
  }
  return null;
}
