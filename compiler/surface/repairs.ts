/** Small changes to a refused sentence, each tried: one that makes it readable is proposed before one that only might. */
import { nearest, numbersNear } from '../diagnostics/nearest.js';
import type { SpannedText } from '../source/text.js';
import { quoted } from '../diagnostics/catalogue/entry.js';
import type { IToken, TokenType } from './chevrotain.js';
import { textOf, type Refusal } from './complain.js';
import { emptyWords, habitualPhrases, habitualWords } from './habits.js';
import { scan } from './lexer.js';
import * as t from './tokens.js';
import type { Language } from './vocabulary.js';

export interface Repair {
  /** The index of the token that is wrong. */
  readonly mark: number;
  /** The range of the sentence to replace, and with what. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly advice: string;
  /** What should stand there, in backquotes. */
  readonly meant: string;
}

interface Candidate extends Repair {
  readonly isMisspelt: boolean;
  readonly tokens: readonly IToken[];
}

/** The wordings to propose: of a verb the form that is printed, of other keywords all. */
const printedWordings = t.keywords.flatMap(([surface, type]) =>
  t.verbs.includes(type) && t.wordingOf(type) !== surface ? [] : [surface],
);

/** At most two: a sentence has one mistake, and the best guess comes first. */
const mostRepairs = 2;

/** No two words of which a space was moved have more letters. */
const longestPair = 40;

const needless: readonly TokenType[] = [t.Word, t.PlainWord, t.StepNamed, t.The, t.A];
const insertable: readonly TokenType[] = [
  t.The,
  t.In,
  t.To,
  t.With,
  t.Of,
  t.By,
  t.Comma,
  t.Be,
  t.Toward,
  t.Is,
  t.From,
  t.A,
  t.InOrAdjacentTo,
];

/** The repairs of a refused sentence that let the grammar get further, those that let it get to the end first. */
export function repairsOf(refusal: Refusal): Repair[] {
  const { stop, stopsAt } = refusal;
  const stages = [
    doubledWords,
    needlessSigns,
    movedSpaces,
    otherPhrases,
    misspeltPhrases,
    misspeltNames,
    otherWords,
    misspeltNumbers,
    needlessWords,
    missingWords,
  ];
  for (const stage of stages) {
    const tried = stage(refusal).map((candidate) => ({ candidate, reach: stopsAt(candidate.tokens) }));
    const whole = tried.filter(({ reach }) => reach === Number.POSITIVE_INFINITY);
    // Only a misspelling shows by itself; any other change proves nothing unless all can then be read.
    const guesses = tried.filter(({ candidate, reach }) => candidate.isMisspelt && reach > stop.index);
    const best = whole.length > 0 ? whole : guesses;
    if (best.length > 0) return best.slice(0, mostRepairs).map(({ candidate }) => candidate);
  }
  return [];
}

/** True where a keyword that is near the found word makes the sentence readable, so that the word is no misspelt name. */
export function keywordFits(refusal: Refusal): boolean {
  return otherWords(refusal).some(
    ({ mark, tokens }) => mark === refusal.stop.index && refusal.stopsAt(tokens) === Number.POSITIVE_INFINITY,
  );
}

/** The last place of words that may be wrong: an ending that cannot be read is refused at the comma in front of it. */
function lastMistake(tokens: readonly IToken[], stop: number): number {
  return tokens[stop]?.tokenType === t.Comma ? stop + 1 : stop;
}

/** The keywords of several words. */
const phrases = t.keywords.flatMap(([surface, type]) => {
  const words = surface.split(' ');
  return words.length < 2 ? [] : [{ surface, type, words }];
});

const mostWordsOfPhrase = 1 + Math.max(...phrases.map(({ words }) => words.length));

/** The one place where the words are others; null where there is none, or more than one. */
function onlyMistake(words: readonly string[], written: readonly string[]): number | null {
  if (written.length !== words.length) return null;
  const first = words.findIndex((word, index) => written[index] !== word);
  return first === -1 || words.some((word, index) => index > first && written[index] !== word) ? null : first;
}

/** `in or adjcent to`: a keyword of several words of which one is misspelt. */
function misspeltPhrases({ source, tokens, stop }: Refusal): Candidate[] {
  const found: Candidate[] = [];
  const spans = new Map<number, ReturnType<typeof wordsFrom>>();
  const spanAt = (from: number, count: number): ReturnType<typeof wordsFrom> => {
    const key = from * mostWordsOfPhrase + count;
    const known = spans.get(key);
    if (known !== undefined) return known;
    const span = wordsFrom(source, tokens, from, count);
    spans.set(key, span);
    return span;
  };
  for (const { surface, type, words } of phrases) {
    for (let from = Math.max(0, stop.index - words.length); from <= lastMistake(tokens, stop.index); from += 1) {
      const span = spanAt(from, words.length);
      if (span === null || span.last < stop.index - 1) continue;
      const { written } = span;
      const mistake = onlyMistake(words, written);
      if (mistake === null) continue;
      const writtenMistake = written[mistake] ?? '';
      const rightWord = words[mistake] ?? '';
      if (nearest(writtenMistake, [rightWord], 1).length === 0 && !isShortOf(writtenMistake, rightWord)) continue;
      const mark = tokens.findIndex(
        (token, index) => index >= from && textOf(source, token).split(/\s+/u).includes(writtenMistake),
      );
      const token = tokens[mark];
      if (token === undefined || textOf(source, token) !== writtenMistake) continue;
      found.push({
        mark,
        start: token.startOffset,
        end: endOf(token),
        text: rightWord,
        advice: `write ${quoted(surface)}`,
        meant: quoted(rightWord),
        // A word of the language is rarely the misspelling of another.
        isMisspelt: t.keywordOf(writtenMistake) === null,
        tokens: [...tokens.slice(0, from), make(type, surface, span.start, span.end), ...tokens.slice(span.last + 1)],
      });
    }
  }
  return nearestFirst(source, found);
}

/** In the order in which they are near to what is written. */
function nearestFirst(source: SpannedText, found: readonly Candidate[]): Candidate[] {
  const ranks = found.map((it) => {
    const meant = found.filter(({ start, end }) => start === it.start && end === it.end).map(({ text }) => text);
    const rank = nearest(source.text.slice(it.start, it.end), meant, meant.length).indexOf(it.text);
    return rank < 0 ? meant.length : rank;
  });
  return found
    .map((it, index) => [it, ranks[index] ?? 0] as const)
    .sort(([, a], [, b]) => a - b)
    .map(([it]) => it);
}

/** `y` or `bt` for `by`: a word of a letter or two says little by itself, and the others of its keyword say what it is. */
function isShortOf(written: string, word: string): boolean {
  const isShort = written.length < 3 && Math.abs(word.length - written.length) <= 1;
  return isShort && t.keywordOf(written) === null && Array.from(written).some((letter) => word.includes(letter));
}

/** `take away`: several words that habit puts in the place of keywords. */
function otherPhrases({ source, tokens, stop }: Refusal): Candidate[] {
  return [...habitualPhrases].flatMap(([phrase, wordings]) =>
    [...new Set([stop.index - 1, stop.index, lastMistake(tokens, stop.index)])].flatMap((from): Candidate[] => {
      const span = from < 0 ? null : spanOfWords(tokens, from, phrase.split(' ').length);
      if (span === null || source.text.slice(span.start, span.end).replace(/\s+/gu, ' ') !== phrase) return [];
      const { start, end } = span;
      const meant = wordings.flatMap((it) => {
        const type = t.keywordOf(it);
        return type === null ? [] : [make(type, it, start, end)];
      });
      const text = wordings.join(' ');
      const all = [...tokens.slice(0, from), ...meant, ...tokens.slice(span.last + 1)];
      return [
        {
          mark: from,
          start,
          end,
          text,
          advice: `write ${quoted(text)}`,
          meant: quoted(text),
          isMisspelt: false,
          tokens: all,
        },
      ];
    }),
  );
}

/** `the the`, `Runners Runners`: the second goes. */
function doubledWords({ source, tokens, stop }: Refusal): Candidate[] {
  return [stop.index, stop.index - 1].flatMap((index): Candidate[] => {
    const [first, second] = [tokens[index - 1], tokens[index]];
    if (first === undefined || second === undefined || textOf(source, first) !== textOf(source, second)) return [];
    const word = quoted(textOf(source, second));
    return [
      {
        mark: index,
        start: endOf(first),
        end: endOf(second),
        text: '',
        advice: `leave out the second ${word}`,
        meant: 'nothing',
        isMisspelt: false,
        tokens: tokens.toSpliced(index, 1),
      },
    ];
  });
}

/** `+2`, `-0`: only terms say that something is added, and 0 has no sign. */
function needlessSigns({ tokens, stop }: Refusal): Candidate[] {
  const token = tokens[stop.index];
  if (token?.tokenType !== t.SignedInteger || t.isNegative(token)) return [];
  const text = token.image.slice(1);
  const [start, end] = [token.startOffset, endOf(token)];
  const repair = { mark: stop.index, start, end, text, advice: `write ${quoted(text)}`, meant: quoted(text) };
  return [{ ...repair, isMisspelt: false, tokens: tokens.with(stop.index, make(t.Integer, text, start, end)) }];
}

/** `upt o`, `i n`, `up to2`: a space stands within a word, or beside the place where it belongs. */
function movedSpaces({ source, tokens, stop, language }: Refusal): Candidate[] {
  const pairs = [stop.index - 2, stop.index - 1, stop.index, stop.index + 1].flatMap((from) => [
    [from, from],
    [from, from + 1],
  ]);
  return pairs.flatMap(([from = 0, to = 0]): Candidate[] => {
    const [first, last] = [tokens[from], tokens[to]];
    if (first === undefined || last === undefined) return [];
    const [start, end] = [first.startOffset, endOf(last)];
    const written = source.text.slice(start, end);
    const letters = written.replace(/\s+/gu, '');
    if (letters.length > longestPair || !/^[\p{L}\p{N}]+$/u.test(letters)) return [];
    const wordings = [letters, ...Array.from(letters).map((_, at) => `${letters.slice(0, at)} ${letters.slice(at)}`)];
    return wordings.flatMap((text): Candidate[] => {
      if (text === written || text.startsWith(' ')) return [];
      const whole = source.text.slice(0, start) + text + source.text.slice(end);
      const scanned = scan(language, { ...source, text: whole });
      if (!scanned.ok) return [];
      const changed = scanned.tokens.filter((it) => endOf(it) > start && it.startOffset < start + text.length);
      if (!changed.every((it) => isKnown(language, it))) return [];
      const advice = `write ${quoted(text)}`;
      const repair = { mark: from, start, end, text, advice, meant: quoted(text) };
      return [{ ...repair, isMisspelt: false, tokens: scanned.tokens }];
    });
  });
}

/** A word of the language, a number, or a name of the game. */
function isKnown({ vocabulary }: Language, { tokenType, image }: IToken): boolean {
  if (tokenType === t.Word || tokenType === t.PlainWord) return false;
  return tokenType !== t.NameToken || vocabulary.names.includes(image);
}

/** `Port Sabel in`: a name of several words of which one is misspelt, so that the rest of it was read apart. */
function misspeltNames({ source, tokens, stop, language }: Refusal): Candidate[] {
  const { names: all } = language.vocabulary;
  const names = all.filter((name) => name.includes(' '));
  const isUnknown = ({ tokenType, image }: IToken): boolean =>
    tokenType === t.Word || (tokenType === t.NameToken && !all.includes(image));
  const found: Candidate[] = [];
  for (let from = Math.max(0, stop.index - 3); from < stop.index; from += 1) {
    const first = tokens[from];
    const last = tokens[stop.index];
    if (first === undefined || last === undefined) continue;
    const mark = tokens.findIndex((token, index) => index >= from && index <= stop.index && isUnknown(token));
    if (mark < 0) continue;
    const written = source.text.slice(first.startOffset, endOf(last));
    const [name] = nearest(written, names, 1);
    if (name === undefined || !isNearWordByWord(written.split(/\s+/u), name.split(' '))) continue;
    found.push({
      mark: from,
      start: first.startOffset,
      end: endOf(last),
      text: name,
      advice: `write ${quoted(name)}`,
      meant: quoted(name),
      isMisspelt: true,
      tokens: [
        ...tokens.slice(0, from),
        make(t.NameToken, name, first.startOffset, endOf(last)),
        ...tokens.slice(stop.index + 1),
      ],
    });
  }
  return found;
}

/** A name of several words may be near as a whole while one of its words is quite another: then something else was meant. */
function isNearWordByWord(written: readonly string[], meant: readonly string[]): boolean {
  return (
    written.length === meant.length &&
    written.every((word, index) => word === meant[index] || nearest(word, meant.slice(index, index + 1), 1).length > 0)
  );
}

/** The found word, or the word in lower case before it, as a keyword that is near or that habit puts in its place. */
function otherWords(refusal: Refusal): Candidate[] {
  const { source, tokens, stop, language } = refusal;
  const places = [stop.index, stop.index - 1, stop.index - 2].filter(
    (index) => index === stop.index || tokens[index]?.tokenType === t.Word,
  );
  return places.flatMap((index) => {
    const token = tokens[index];
    if (token === undefined) return [];
    const written = textOf(source, token);
    const isKeyword = t.keywordOf(written) !== null;
    const candidates = [...printedWordings, ...language.vocabulary.stateVerbs.keys()];
    const next = tokens[index + 1]?.tokenType;
    // In front of a verb nobody knows what a comma stands for.
    if (token.tokenType === t.Comma && next !== undefined && t.verbs.includes(next)) return [];
    const habitual = habitualWords.get(written);
    const isWord = isKeyword || token.tokenType !== t.Word;
    const wordings = habitual ?? (isWord ? otherNumberOf(written) : nearest(written, candidates, 4));
    return wordings.map((wording): Candidate => {
      const type = t.keywordOf(wording) ?? t.StateVerb;
      // `reveal the card` for `reveal the next card`: the rest is in it.
      const words = wording.split(' ');
      const rest = tokens.slice(index + 1);
      const isWhole =
        rest.length > 0 &&
        rest.every((it) =>
          textOf(source, it)
            .split(' ')
            .every((word) => words.includes(word)),
        );
      const last = isWhole ? (rest.at(-1) ?? token) : token;
      return {
        mark: index,
        start: token.startOffset,
        end: endOf(last),
        text: token.tokenType === t.Comma ? ` ${wording}` : wording,
        advice: `write ${quoted(wording)}`,
        meant: quoted(wording),
        // `look` for `look up` leaves out a word, or misspells it: then that is what is wrong.
        isMisspelt: habitual === undefined && !wording.startsWith(`${written} `),
        tokens: tokens.toSpliced(
          index,
          isWhole ? tokens.length : 1,
          make(type, wording, token.startOffset, endOf(last)),
        ),
      };
    });
  });
}

/** `thre times`: a number in words that is misspelt besides. */
function misspeltNumbers({ source, tokens, stop }: Refusal): Candidate[] {
  return [stop.index, stop.index - 1].flatMap((mark) => {
    const token = tokens[mark];
    if (token?.tokenType !== t.Word || t.wordsOfKeywords.has(token.image)) return [];
    const [start, end] = [token.startOffset, endOf(token)];
    return numbersNear(textOf(source, token)).map((number): Candidate => {
      const text = String(number);
      const repair = { mark, start, end, text, advice: `write ${quoted(text)}`, meant: quoted(text) };
      return { ...repair, isMisspelt: true, tokens: tokens.with(mark, make(t.Integer, text, start, end)) };
    });
  });
}

/** `spaces` of `space`: a noun of the language in its other number. */
function otherNumberOf(word: string): readonly string[] {
  return [`${word}s`, word.replace(/s$/u, '')].filter((it) => it !== word && t.generalNouns.includes(it));
}

/** A small word left out, here or just before. */
function missingWords({ source, tokens, stop }: Refusal): Candidate[] {
  return [stop.index, stop.index - 1, stop.index - 2].flatMap((index) => {
    if (index < 1) return [];
    const before = tokens[index - 1];
    const at = tokens[index]?.startOffset ?? (before === undefined ? 0 : endOf(before));
    return insertable.map((type): Candidate => {
      const wording = t.wordingOf(type) ?? ',';
      const isComma = type === t.Comma;
      const start = isComma && before !== undefined ? endOf(before) : at;
      const behind = tokens[index] === undefined ? '' : textOf(source, tokens[index]);
      return {
        mark: index,
        start,
        end: start,
        text: isComma ? ',' : `${wording} `,
        advice: isComma ? `write a comma before ${quoted(behind)}` : `write ${quoted(`${wording} ${behind}`)}`,
        meant: quoted(wording),
        isMisspelt: false,
        tokens: [...tokens.slice(0, index), make(type, wording, start, start), ...tokens.slice(index)],
      };
    });
  });
}

/** A word to leave out: the one found, or one in lower case just before it that was taken for a name. */
function needlessWords({ source, tokens, stop }: Refusal): Candidate[] {
  return [stop.index, stop.index - 1].flatMap((index) => {
    const token = tokens[index];
    // Other words carry meaning, so leaving them out is no fix.
    if (token === undefined || !needless.includes(token.tokenType)) return [];
    if (token.tokenType === t.PlainWord && !saysNothing(source, token)) return [];
    const end = tokens[index + 1]?.startOffset ?? endOf(token);
    const doubt = saysNothing(source, token) ? '' : ' if it says nothing more: it is no word of the language';
    const advice = `leave out ${quoted(textOf(source, token))}${doubt}`;
    return [
      {
        mark: index,
        start: token.startOffset,
        end,
        text: '',
        advice,
        meant: 'nothing',
        isMisspelt: false,
        tokens: tokens.toSpliced(index, 1),
      },
    ];
  });
}

/** True where leaving a token out changes nothing: a word that is not of the language may have been meant to say something. */
export function saysNothing(source: SpannedText, token: IToken): boolean {
  const isWord = token.tokenType === t.Word || token.tokenType === t.PlainWord;
  return !isWord || emptyWords.has(textOf(source, token));
}

/** The same range, with its words as they are written. */
function wordsFrom(
  source: SpannedText,
  tokens: readonly IToken[],
  from: number,
  count: number,
): (NonNullable<ReturnType<typeof spanOfWords>> & { readonly written: readonly string[] }) | null {
  const span = spanOfWords(tokens, from, count);
  return span === null ? null : { ...span, written: source.text.slice(span.start, span.end).split(/\s+/u) };
}

/** The range of the tokens from `from` on that together have `count` words. */
function spanOfWords(
  tokens: readonly IToken[],
  from: number,
  count: number,
): { start: number; end: number; last: number } | null {
  const first = tokens[from];
  if (first === undefined) return null;
  let words = 0;
  for (let last = from; last < tokens.length; last += 1) {
    const token = tokens[last];
    if (token === undefined || token.tokenType === t.Comma) return null;
    words += token.image.split(' ').length;
    if (words === count) return { start: first.startOffset, end: endOf(token), last };
    if (words > count) return null;
  }
  return null;
}

function make(tokenType: TokenType, image: string, start: number, end: number): IToken {
  return {
    image,
    startOffset: start,
    endOffset: Math.max(start, end - 1),
    tokenType,
    tokenTypeIdx: tokenType.tokenTypeIdx ?? 0,
  };
}

function endOf(token: IToken): number {
  return (token.endOffset ?? token.startOffset) + 1;
}
