/**
 * The scanner: cuts a sentence into the parser's tokens. Names of the game win, the longest first and only as whole
 * words; then the keywords; a run of capitalised words that is neither is a name that nobody declared.
 */
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { folded } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import { codePointOf } from '../source/hidden.js';
import { spanWithin, type SpannedText } from '../source/text.js';
import { numberWords, plainWords } from './habits.js';
import { nameOf, strangeCharacters } from './characters.js';
import type { IToken, TokenType } from './chevrotain.js';
import { verbs } from './forms/keywords.js';
import * as t from './tokens.js';
import { Comma, Integer, NameToken, PlainWord, Possessive, SignedInteger, StateVerb, Word } from './tokens.js';
import { endsWord, keywordIndex, wordingAt, type Language } from './vocabulary.js';

export type Scan =
  { readonly ok: true; readonly tokens: IToken[] } | { readonly ok: false; readonly diagnostic: Diagnostic };

/** A token and where the next may begin, or what is wrong. */
type ScanStep = { readonly token: IToken; readonly end: number } | Diagnostic;

/** No sentence that a person reads is longer; the limit keeps nested phrases from exhausting the parser. */
const mostTokens = 300;
const largestNumber = 1_000_000;
/** Longer words are no two words of a game. */
const longestGlued = 60;

/** Takes a sentence to its tokens. A token's image is its text with single spaces; its offsets count in `source.text`. */
export function scan(language: Language, source: SpannedText): Scan {
  const strange = strangeCharacters(language, source);
  if (strange !== null) return { ok: false, diagnostic: strange };
  const tokens: IToken[] = [];
  const end = endOfWords(source.text);
  let at = afterSpaces(source.text, 0);
  while (at < end) {
    const found = next(language, source, at, tokens);
    if ('code' in found) return { ok: false, diagnostic: found };
    tokens.push(found.token);
    if (tokens.length > mostTokens) {
      const span = spanWithin(source, found.token.startOffset, found.end);
      return { ok: false, diagnostic: report('RW0210', span, { most: mostTokens }) };
    }
    at = afterSpaces(source.text, found.end);
  }
  return { ok: true, tokens };
}

/** Where the words end: before the full stop of a sentence, and the spaces behind it. */
function endOfWords(text: string): number {
  const trimmed = text.trimEnd();
  return /[\p{L}\p{M}\p{N}"]\.$/u.test(trimmed) ? trimmed.length - 1 : text.length;
}

function next(language: Language, source: SpannedText, at: number, before: readonly IToken[]): ScanStep {
  const { text } = source;
  const name = wordingAt(language.names, text, at);
  if (name !== null) return found(NameToken, name.wording.text, at, name.end);
  const character = text.charAt(at);
  if (character === ',') return found(Comma, ',', at, at + 1);
  if (character === '"') return quotedName(source, at);
  if (/^'s(?![\p{L}\p{M}\p{N}])/u.test(text.slice(at, at + 4))) return found(Possessive, "'s", at, at + 2);
  if (/^'(?=\s+hand(?![\p{L}\p{M}\p{N}]))/u.test(text.slice(at))) return found(Possessive, "'", at, at + 1);
  return (
    die(source, at, before) ??
    number(source, at) ??
    word(language, source, at, before.length === 0) ??
    strayCharacter(source, at)
  );
}

function quotedName(source: SpannedText, at: number): ScanStep {
  const end = source.text.indexOf('"', at + 1);
  if (end < 0) return report('RW0208', spanWithin(source, at, at + 1), {});
  const inside = source.text
    .slice(at + 1, end)
    .replace(/\s+/gu, ' ')
    .trim();
  if (inside === '') return report('RW0208', spanWithin(source, at, end + 1), {});
  return found(NameToken, inside, at, end + 1);
}

const sidedDie = /(\d+)-sided\s+(die|dice)(?![\p{L}\p{M}\p{N}])/uy;
const dieNotation = /(\d*)[dD](\d+)(?![\p{L}\p{M}\p{N}])/uy;

/** `10-sided die`; and `2d10` where something is rolled, so that anything else may be called so. */
function die({ text }: SpannedText, at: number, before: readonly IToken[]): ScanStep | null {
  sidedDie.lastIndex = at;
  const [said, sides = '', noun = ''] = sidedDie.exec(text) ?? [];
  if (said !== undefined)
    return found(noun === 'die' ? t.SidedDie : t.SidedDice, `${sides}-sided ${noun}`, at, at + said.length);
  const [last, last2] = [before.at(-1)?.tokenType, before.at(-2)?.tokenType];
  const isRolled = last === t.Roll || (last2 === t.Roll && (last === Integer || last === t.A || last === t.The));
  if (!isRolled) return null;
  dieNotation.lastIndex = at;
  const [notation] = dieNotation.exec(text) ?? [];
  return notation === undefined ? null : found(t.DieNotation, notation.toLowerCase(), at, at + notation.length);
}

const signedOrPlain = /([+-]?)(\d+)/y;

function number(source: SpannedText, at: number): ScanStep | null {
  signedOrPlain.lastIndex = at;
  const match = signedOrPlain.exec(source.text);
  if (match === null) return null;
  const [image, sign = '', digits = ''] = match;
  const end = at + image.length;
  const range = /^-(-?\d+)/u.exec(source.text.slice(end));
  if (range?.[1] !== undefined) {
    const least = sign === '-' ? image : digits;
    return rangeWithHyphen(source, at, least, range[1], end + range[0].length);
  }
  if (sign === '' && !endsWord(source.text, end)) return null;
  if (Number(digits) > largestNumber) return report('RW0216', spanWithin(source, at, end), { most: largestNumber });
  return found(sign === '' ? Integer : SignedInteger, image, at, end);
}

function rangeWithHyphen(source: SpannedText, at: number, least: string, most: string, end: number): Diagnostic {
  const span = spanWithin(source, at, end);
  const joined = `${least} ${Number(most) === Number(least) + 1 ? 'or' : 'to'} ${most}`;
  return report(
    'RW0214',
    span,
    { found: `${least}-${most}` },
    { help: [{ text: `write \`${joined}\``, edits: [{ span, text: joined }], safe: true }] },
  );
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:(?:['’](?!s(?![\p{L}\p{M}\p{N}]))|[-‐–—&/])[\p{L}\p{M}\p{N}]+)*/uy;

function wordAt(text: string, at: number): string | null {
  wordPattern.lastIndex = at;
  return wordPattern.exec(text)?.[0] ?? null;
}

function word(language: Language, source: SpannedText, at: number, first: boolean): ScanStep | null {
  const { text } = source;
  const keyword = wordingAt(keywordIndex, text, at);
  if (keyword !== null) return found(keyword.wording.means, keyword.wording.text, at, keyword.end);
  const stateVerb = wordingAt(language.stateVerbs, text, at);
  if (stateVerb !== null) return found(StateVerb, stateVerb.wording.means, at, stateVerb.end);
  const written = wordAt(text, at);
  if (written === null) return null;
  const nearName = nameBarCase(language, text, at) ?? gluedWords(language, source, at, written);
  if (nearName !== null) return nearName;
  if (!looksLikeName(written)) {
    const type = plainWords.has(written) ? PlainWord : Word;
    return numberWord(source, at, written) ?? found(type, written, at, at + written.length);
  }
  return capitalKeyword(language, source, at, first) ?? unknownName(language, text, at);
}

/** `Fensor Towns`: a name of the game and a keyword without a space between them. */
function gluedWords(language: Language, source: SpannedText, at: number, written: string): Diagnostic | null {
  if (written.length > longestGlued) return null;
  for (let length = 2; length <= written.length - 2; length += 1) {
    const [left, right] = [written.slice(0, length), written.slice(length)];
    const isName = (text: string): boolean => wordingAt(language.names, text, 0)?.end === text.length;
    const isKeyword = (text: string): boolean => wordingAt(keywordIndex, text, 0)?.end === text.length;
    if (!(isName(left) && isKeyword(right)) && !(isKeyword(left) && isName(right))) continue;
    const span = spanWithin(source, at, at + written.length);
    const text = `${left} ${right}`;
    const help = [{ text: `write \`${text}\``, edits: [{ span, text }], safe: true }];
    return report('RW0218', span, { found: written, left, right }, { help });
  }
  return null;
}

/** `two` for 2, `ten-sided` for 10-sided; null where the word is no number. */
export function numberWord(source: SpannedText, at: number, written: string): Diagnostic | null {
  const [, word = '', sided = ''] = /^(.+?)(-sided)?$/u.exec(written) ?? [];
  const value = numberWords.indexOf(word);
  if (value < 0) return null;
  const span = spanWithin(source, at, at + written.length);
  const text = `${value}${sided}`;
  const fix: Help = { text: `write \`${text}\``, edits: [{ span, text }], safe: true };
  return report('RW0211', span, { found: written }, { help: [fix] });
}

/** A declared name that is written with other capitals: a name all the same, which resolution will correct. */
function nameBarCase(language: Language, text: string, at: number): ScanStep | null {
  const ends: number[] = [];
  let end = at;
  for (let count = 0; count < language.mostWords; count += 1) {
    const start = count === 0 ? at : afterSpaces(text, end);
    const written = wordAt(text, start);
    if (written === null) break;
    end = start + written.length;
    ends.push(end);
  }
  for (const candidate of ends.reverse()) {
    const written = text.slice(at, candidate).replace(/\s+/gu, ' ');
    if (language.foldedNames.has(folded(written))) return found(NameToken, written, at, candidate);
  }
  return null;
}

/** `Tokyo`, `1st`, and words of scripts without capitals. */
function looksLikeName(written: string): boolean {
  return /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(written) || /^\p{N}/u.test(written);
}

/** A keyword with a capital: that with which a sentence begins, or one that should have none. */
function capitalKeyword(language: Language, source: SpannedText, at: number, first: boolean): ScanStep | null {
  const lower = source.text.toLowerCase();
  if (lower.length !== source.text.length) return null;
  const keyword = wordingAt(keywordIndex, lower, at);
  const stateVerb = wordingAt(language.stateVerbs, lower, at);
  const end = keyword?.end ?? stateVerb?.end;
  if (end === undefined) return null;
  const isVerb = stateVerb !== null || (keyword !== null && verbs.includes(keyword.wording.means));
  if (!(first && isVerb) && nameGoesOn(language, source.text, end)) return null;
  const isCapitalized = source.text.slice(at + 1, end) === lower.slice(at + 1, end);
  if (first && isCapitalized && keyword !== null)
    return found(keyword.wording.means, keyword.wording.text, at, keyword.end);
  if (first && isCapitalized && stateVerb !== null) return found(StateVerb, stateVerb.wording.means, at, stateVerb.end);
  const span = spanWithin(source, at, end);
  const fix: Help = {
    text: `write \`${lower.slice(at, end)}\``,
    edits: [{ span, text: lower.slice(at, end) }],
    safe: first,
  };
  return report('RW0206', span, { found: source.text.slice(at, end) }, { help: [fix] });
}

function unknownName(language: Language, text: string, at: number): ScanStep {
  let end = at + (wordAt(text, at)?.length ?? 1);
  for (;;) {
    if (!nameGoesOn(language, text, end)) break;
    const start = afterSpaces(text, end);
    end = start + (wordAt(text, start)?.length ?? 1);
  }
  return found(NameToken, text.slice(at, end).replace(/\s+/gu, ' '), at, end);
}

/** True where an undeclared word with a capital follows. */
function nameGoesOn(language: Language, text: string, end: number): boolean {
  const start = afterSpaces(text, end);
  const following = wordAt(text, start);
  if (start === end || following === null || !/^[\p{Lu}\p{Lt}]/u.test(following)) return false;
  return wordingAt(language.names, text, start) === null && wordingAt(keywordIndex, text, start) === null;
}

function strayCharacter(source: SpannedText, at: number): Diagnostic {
  const { text } = source;
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const span = spanWithin(source, at, at + character.length);
  const atEnd = afterSpaces(text, at + character.length) >= text.length;
  if (/[.;!:]/u.test(character) && atEnd) {
    return report(
      'RW0215',
      span,
      { found: character },
      { help: [{ text: `leave out the \`${character}\``, edits: [{ span, text: '' }], safe: true }] },
    );
  }
  const isPoint = character === '.' && /\d$/u.test(text.slice(0, at)) && /^\d/u.test(text.slice(at + 1));
  const advice = isPoint
    ? 'numbers are whole; of a half it is said which way it is rounded: `half of hits, rounded down`'
    : (signAdvice.get(character) ?? 'leave it out');
  return report(
    'RW0205',
    span,
    { name: nameOf(character), code: codePointOf(character) },
    { help: [{ text: advice, edits: [], safe: false }] },
  );
}

const signAdvice: ReadonlyMap<string, string> = new Map([
  ['.', 'write one sentence per line, each as an item of the list'],
  [';', 'write one sentence per line, each as an item of the list'],
  [':', 'write one sentence per line, each as an item of the list'],
  ['-', 'a sign stands right before the digits of a number: `-1`; of anything else write `0 minus` in front of it'],
  ['>', 'write `is more than` or `is at least`'],
  ['<', 'write `is less than` or `is at most`'],
  ['=', 'write `is`'],
  ['(', 'what is in brackets is said behind a comma, as `, at most 5` or `, rounded up`, or it is left out'],
]);

const spacePattern = /[ \t\r\n]*/y;

function afterSpaces(text: string, at: number): number {
  spacePattern.lastIndex = at;
  spacePattern.test(text);
  return Math.max(at, spacePattern.lastIndex);
}

function found(tokenType: TokenType, image: string, start: number, end: number): ScanStep {
  return {
    token: { image, startOffset: start, endOffset: end - 1, tokenType, tokenTypeIdx: tokenType.tokenTypeIdx ?? 0 },
    end,
  };
}
