/**
 * Says what is wrong with a sentence that the grammar refused. Repairs are tried on the tokens, so that what is proposed
 * first is a sentence that can be read.
 */
import { listFor } from './plain/lasting.js';
import { either, quoted } from '../diagnostics/catalogue/entry.js';
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { spanWithin, type SpannedText } from '../source/text.js';
import type { IToken, TokenType } from './chevrotain.js';
import { expectation, isVerbExpected, nameOfStart } from './expectations.js';
import { exampleSentences, generalExamples, habitualAdvice, habitualWords, onItsOwn } from './habits.js';
import { repairsOf, saysNothing, type Repair } from './repairs.js';
import { filled } from './samples.js';
import { openingForms } from './forms/openings.js';
import { firstTokens } from './forms/words.js';
import * as t from './tokens.js';
import type { Language } from './vocabulary.js';

/** What was being read. */
export type Part = keyof typeof generalExamples;

/** Where the grammar stopped: the index of a token, or how many there are; and the names of the tokens it could take. */
export interface Stop {
  readonly index: number;
  readonly expected: readonly string[];
}

export interface Refusal {
  readonly language: Language;
  readonly source: SpannedText;
  readonly part: Part;
  readonly tokens: readonly IToken[];
  readonly stop: Stop;
  /** Where the grammar would stop on other tokens; infinite where it would not. */
  readonly stopsAt: (tokens: readonly IToken[]) => number;
  /** It says what holds while a card is in play. */
  readonly isLasting: () => boolean;
}

const openings: readonly TokenType[] = [...firstTokens(openingForms), t.ForEach, t.UpTo];
const performers: readonly TokenType[] = [t.NameToken, t.Comma, t.May, t.Must, t.ExecutingFaction, t.OtherFaction];
/** Where one of these could stand, it can be said how many. */
const howMany: readonly TokenType[] = [t.Integer, t.UpTo, t.Noun];
const quantities: readonly TokenType[] = [t.Integer, t.A, t.UpTo, t.Any, t.All, t.Each, t.No];

/** The one message for a refused sentence. */
export function complain(refusal: Refusal): Diagnostic {
  const { tokens, stop, source } = refusal;
  if (tokens.length === 0) {
    const span = spanWithin(source, 0, source.text.length);
    return report('RW0209', span, {}, { help: examples(refusal) });
  }
  return (
    belowZero(refusal) ??
    withoutRounding(refusal) ??
    secondQuantity(refusal) ??
    withoutIf(refusal) ??
    unexpected(refusal, stop.index)
  );
}

function unexpected(refusal: Refusal, index: number): Diagnostic {
  const { source, tokens, stop, part } = refusal;
  if (part === 'sentence' && refusal.isLasting()) return misplaced(refusal, index);
  const repairs = repairsOf(refusal);
  const mistake = repairs[0]?.mark ?? index;
  const token = tokens[mistake];
  const after = tokens[mistake - 1];
  const afterText = after === undefined ? '' : textOf(source, after);
  const help = [
    ...repairs.map((repair) => helpOf(refusal, repair)),
    ...advice(refusal, mistake),
    ...examples(refusal, repairs[0]?.text),
  ].slice(0, 4);
  const expected =
    mistake === index
      ? expectation(stop.expected, tokens.slice(0, mistake), part)
      : (repairs[0]?.meant ?? 'another word');
  if (token === undefined) {
    const end = source.text.trimEnd().length;
    const start = lacksVerb(refusal) ? (tokens[0]?.startOffset ?? end) : end;
    return report('RW0202', spanWithin(source, start, end), { expected, after: afterText }, { help });
  }
  if (repairs.length === 0 && lacksVerb(refusal)) {
    const span = spanFrom(source, tokens[0] ?? token, token);
    const found = wordsIn(source, tokens[0] ?? token, token);
    return report('RW0201', span, { expected: verbSomewhere, after: '', found }, { help });
  }
  const [repair] = repairs;
  // A name of several words is marked as a whole, and so is one that nobody knows with the word behind it, either of which may be wrong.
  const first = repair === undefined && isUnknownName(refusal, after) && after !== undefined ? after : token;
  const isWhole = repair !== undefined && refusal.language.vocabulary.names.includes(repair.text);
  const span = isWhole
    ? spanWithin(source, repair.start, Math.max(repair.end, endOf(token)))
    : spanFrom(source, first, token);
  const found = isWhole ? source.text.slice(repair.start, Math.max(repair.end, endOf(token))) : textOf(source, token);
  const isNeedless = repairs[0]?.text === '';
  if (isNeedless || (stop.expected.length === 0 && mistake === index))
    return report('RW0204', span, { found }, { help });
  const verb = repairs.length === 0 ? unknownVerb(refusal) : null;
  if (verb !== null) {
    const word = textOf(source, verb);
    const meant = (habitualWords.get(word.toLowerCase()) ?? []).filter(isVerb).map(quoted);
    const mention = meant.length === 0 ? [] : [{ text: `perhaps ${either(meant)} is meant`, edits: [], safe: false }];
    const told = { found: word, expected: nameOfStart(part) };
    return report('RW0203', spanOf(source, verb), told, { help: [...mention, ...help].slice(0, 4) });
  }
  if (isVerbExpected(stop.expected) && mistake === index) {
    return report('RW0203', span, { found, expected: nameOfStart(part) }, { help });
  }
  return report('RW0201', span, { expected, after: afterText, found }, { help });
}

const verbSomewhere = 'a verb at the beginning, or behind who acts';

/** `Resolve by 1`: a name, and behind it a word of the language where the verb of the one who acts would stand. */
function lacksVerb({ part, stop, tokens, language }: Refusal): boolean {
  const found = tokens[stop.index];
  const isKnown = found === undefined || ![t.Word, t.PlainWord].includes(found.tokenType);
  if (part !== 'sentence' || stop.index === 0 || !isKnown || !isVerbExpected(stop.expected)) return false;
  const before = tokens.slice(0, stop.index);
  return before.every((it) => it.tokenType === t.NameToken && language.vocabulary.names.includes(it.image));
}

function isUnknownName({ language }: Refusal, token: IToken | undefined): boolean {
  return token?.tokenType === t.NameToken && !language.vocabulary.names.includes(token.image);
}

/** `Send 2 Runners`: a first word that nobody knows, behind which no verb follows, is rather one than the name of who acts; null where it is none. */
function unknownVerb(refusal: Refusal): IToken | null {
  const { part, stop, tokens } = refusal;
  const [first] = tokens;
  if (part !== 'sentence' || stop.index !== 1 || first === undefined || !isVerbExpected(stop.expected)) return null;
  return isUnknownName(refusal, first) || [t.Word, t.PlainWord].includes(first.tokenType) ? first : null;
}

function isVerb(wording: string): boolean {
  const type = t.keywordOf(wording);
  return type !== null && t.verbs.includes(type);
}

/** `Unrest is here` where a block is opened: a condition that stands behind no `if`. */
function withoutIf(refusal: Refusal): Diagnostic | null {
  const { part, source, stop, tokens } = refusal;
  const [first] = tokens;
  const found = tokens[stop.index] ?? tokens.at(-1);
  if (part !== 'opening' || first === undefined || found === undefined || first.tokenType === t.If) return null;
  const tokenTypeIdx = t.If.tokenTypeIdx ?? first.tokenTypeIdx;
  const opened = [{ ...first, image: 'if', tokenType: t.If, tokenTypeIdx }, ...tokens];
  if (refusal.stopsAt(opened) !== Number.POSITIVE_INFINITY || repairsOf(refusal).length > 0) return null;
  const help = [{ text: 'a condition stands behind `if`, or behind `unless`', edits: [], safe: false }];
  const params = { found: wordsIn(source, first, found), expected: nameOfStart(part) };
  return report('RW0203', spanFrom(source, first, found), params, { help: [...help, ...examples(refusal, 'if')] });
}

/** `Muster may not select Towns` among the steps of a card. */
function misplaced({ source, tokens }: Refusal, index: number): Diagnostic {
  const token = tokens[index] ?? tokens[0];
  const span = token === undefined ? spanWithin(source, 0, source.text.length) : spanOf(source, token);
  const found = token === undefined ? source.text : textOf(source, token);
  const text =
    'this holds for a while and is no step: write it in a list below `while in play:`, at the side of a card';
  return report(
    'RW0203',
    span,
    { found, expected: nameOfStart('sentence') },
    { help: [{ text, edits: [], safe: false }] },
  );
}

/** `place -1 Runner`: how many there are is never below 0. */
function belowZero({ source, tokens, stop }: Refusal): Diagnostic | null {
  const token = tokens[stop.index];
  if (token === undefined || !t.isNegative(token)) return null;
  if (!howMany.some(({ name }) => stop.expected.includes(name))) return null;
  const help = [{ text: 'the least is `1`', edits: [], safe: false }];
  return report('RW0402', spanOf(source, token), { asked: Number(token.image) }, { help });
}

/** `half of hits` without a direction. */
function withoutRounding(refusal: Refusal): Diagnostic | null {
  const { source, tokens, stop } = refusal;
  if (!stop.expected.includes(t.RoundedDown.name)) return null;
  const half = tokens.slice(0, stop.index).findLastIndex((token) => token.tokenType === t.HalfOf);
  const start = tokens[half];
  const behindComma = tokens[stop.index - 1]?.tokenType === t.Comma;
  const last = tokens[stop.index - (behindComma ? 2 : 1)];
  if (start === undefined || last === undefined || repairsOf(refusal).length > 0) return null;
  const end = (last.endOffset ?? last.startOffset) + 1;
  const place = spanWithin(source, end, end);
  const help = ['down', 'up'].map((direction) => ({
    text: `write \`, rounded ${direction}\` behind the half`,
    edits: [{ span: place, text: `, rounded ${direction}` }],
    safe: false,
  }));
  return report('RW0207', spanWithin(source, start.startOffset, end), {}, { help });
}

/** `1 Runner and 2 Depots`. */
function secondQuantity({ source, tokens, stop }: Refusal): Diagnostic | null {
  const join = tokens[stop.index];
  const quantity = tokens[stop.index + 1];
  if (join === undefined || quantity === undefined || ![t.And, t.Or, t.AndOr].includes(join.tokenType)) return null;
  if (!quantities.includes(quantity.tokenType)) return null;
  const help = [{ text: 'write a sentence for each quantity', edits: [], safe: false }];
  return report('RW0213', spanFrom(source, join, quantity), { found: textOf(source, quantity) }, { help });
}

function helpOf({ source, tokens }: Refusal, repair: Repair): Help {
  const token = tokens[repair.mark];
  // What an unknown word was to say is not thrown away for the author.
  if (
    repair.text === '' &&
    token !== undefined &&
    !saysNothing(source, token) &&
    !isDoubled(source, tokens, repair.mark)
  )
    return { text: repair.advice, edits: [], safe: false };
  const span = spanWithin(source, repair.start, repair.end);
  return { text: repair.advice, edits: [{ span, text: repair.text }], safe: false };
}

function isDoubled(source: SpannedText, tokens: readonly IToken[], index: number): boolean {
  const [first, second] = [tokens[index - 1], tokens[index]];
  return first !== undefined && second !== undefined && textOf(source, first) === textOf(source, second);
}

function advice({ tokens, source, part, language, stopsAt }: Refusal, index: number): Help[] {
  const token = tokens[index];
  const isBehindPerformers = tokens.slice(0, index).every(isPerformer);
  if (part === 'sentence' && token !== undefined && openings.includes(token.tokenType) && isBehindPerformers) {
    return [
      { text: 'this opens a block: end the line with a colon, and put the steps below it', edits: [], safe: false },
    ];
  }
  if (part === 'opening' && token !== undefined && t.verbs.includes(token.tokenType) && isBehindPerformers) {
    return [{ text: 'this is a sentence: write it without the colon, as an item of its own', edits: [], safe: false }];
  }
  const list = part === 'change' ? listFor(source) : null;
  if (list !== null)
    return [
      {
        text: `what holds then stands in a list of its own, at the side of the card: \`${list}\``,
        edits: [],
        safe: false,
      },
    ];
  if (part === 'change' && token !== undefined && [...t.verbs, ...openings].includes(token.tokenType)) {
    const text = adviceIn('steps stand below a moment: `before {procedure}:`', language);
    return [{ text, edits: [], safe: false }];
  }
  const behindWithout = tokens.slice(0, index).some(({ tokenType }) => tokenType === t.Without);
  if (token?.tokenType === t.And && behindWithout) {
    const edits = [{ span: spanOf(source, token), text: 'or' }];
    return [{ text: 'where neither of them is there, write `or`', edits, safe: false }];
  }
  if (
    token?.tokenType === t.And &&
    tokens[index - 1]?.tokenType === t.In &&
    tokens[index + 1]?.tokenType === t.AdjacentTo
  )
    return [{ text: '`in or adjacent to` means the space and those around it', edits: [], safe: false }];
  // What comes next is another sentence only where what comes before is one.
  const isWhole = stopsAt(tokens.slice(0, index)) === Number.POSITIVE_INFINITY;
  const pattern = advisedWords(tokens.slice(index))
    .flatMap((it) => habitualAdvice.get(textOf(source, it)) ?? [])
    .filter((it) => isWhole || it !== onItsOwn)
    .at(-1);
  const text = pattern === undefined ? null : adviceIn(pattern, language);
  return text === null ? [] : [{ text, edits: [], safe: false }];
}

/** The word found; behind a comma, also those that are not of the language, and the one behind `or`: it is they that say something else. */
function advisedWords(tokens: readonly IToken[]): readonly IToken[] {
  const [found, ...rest] = tokens;
  if (found === undefined) return [];
  if (found.tokenType === t.Or) return [found, ...rest.slice(0, 1)];
  if (found.tokenType !== t.Comma) return [found];
  return [found, ...rest.filter(({ tokenType }) => [t.Word, t.PlainWord, t.Twice].includes(tokenType))];
}

/** One or two valid sentences that begin like this one. */
function examples({ tokens, part, language }: Refusal, meant?: string): Help[] {
  const starts = part === 'sentence' ? t.verbs : openings;
  const start = tokens.find(({ tokenType }) => starts.includes(tokenType))?.tokenType;
  const meantStart = meant === undefined ? null : t.keywordOf(meant);
  const wording =
    meant !== undefined && meantStart !== null && starts.includes(meantStart)
      ? meant
      : start === undefined
        ? ''
        : (t.wordingOf(start) ?? '');
  const known = part === 'sentence' || part === 'opening' ? exampleSentences.get(wording) : undefined;
  const { samples } = language.vocabulary;
  const inOwnWords = (patterns: readonly string[]): string[] => patterns.flatMap((it) => filled(it, samples) ?? []);
  const own = inOwnWords(known ?? []);
  const sentences = (own.length > 0 ? own : inOwnWords(generalExamples[part])).map((it) => `\`${it}\``);
  if (sentences.length === 0) return [];
  return [{ text: `for example: ${either(sentences)}`, edits: [], safe: false }];
}

/** Advice with names of the game; the samples are left out where it has none for them. */
function adviceIn(pattern: string, { vocabulary }: Language): string {
  return filled(pattern, vocabulary.samples) ?? pattern.replace(/: `.*$/u, '');
}

function isPerformer({ tokenType }: IToken): boolean {
  return performers.includes(tokenType);
}

export function textOf(source: SpannedText, token: IToken): string {
  return source.text.slice(token.startOffset, (token.endOffset ?? token.startOffset) + 1);
}

function spanOf(source: SpannedText, token: IToken) {
  return spanFrom(source, token, token);
}

/** From one token to another. */
function spanFrom(source: SpannedText, first: IToken, last: IToken) {
  return spanWithin(source, first.startOffset, endOf(last));
}

/** The words from one token to another, as they are written. */
function wordsIn(source: SpannedText, first: IToken, last: IToken): string {
  return source.text.slice(first.startOffset, endOf(last));
}

function endOf({ startOffset, endOffset = startOffset }: IToken): number {
  return endOffset + 1;
}
