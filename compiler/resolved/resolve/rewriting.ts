/**
 * A refused sentence that can be read when it is written otherwise: one word is misspelt or doubled, a comma is lost or put in, the words are joined otherwise, its
 * parts stand in another order, a condition or a second sentence stands behind it. Each change is tried on the whole sentence, and
 * proposed where it is the only one of its kind that makes sense of it.
 */
import type { Help } from '../../diagnostics/diagnostic.js';
import { placeAt, type SpannedText, spanWithin } from '../../source/text.js';
import type { Part } from '../../surface/complain.js';
import { verbs } from '../../surface/forms/keywords.js';
import { habitualWordings, reworded } from '../../surface/habitual-wordings.js';
import { habitualJoints, habitualWords } from '../../surface/habits.js';
import { generalNouns, keywordOf, keywords } from '../../surface/tokens.js';
import type { SourcePhrase } from '../../surface/read-steps.js';
import { changed, lacksWord, type Change as Replacement, type Reading } from './lost-words.js';

/** The range of the sentence to replace, with what, and how that is told. */
interface Change extends Replacement {
  readonly advice: string;
}

/** Whether a text that stands by itself has a meaning. */
type IsWell = (part: Part, text: string) => boolean;

/** For a word that is none of the language and no name, those that it may be a misspelling of; none for any other. */
type Near = (word: string) => readonly string[];

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Longer sentences are not written otherwise. */
const longest = 60;
/** Longer sentences are not tried in other orders. */
const mostWords = 24;
const mostMoves = 600;
const mostWordings = 40;

/** What is known of a text that stands by itself. */
export interface Trying {
  readonly isWell: IsWell;
  /** What it means, the same for each wording of it; null where it has no meaning. */
  readonly meaning: (part: Part, text: string) => string | null;
  readonly near: Near;
  readonly reading: Reading;
}

/** The one change that makes sense of a sentence, as a help; null where there is none, or where two make different sense of it. */
export function rewriting(
  { part, source }: Pick<SourcePhrase, 'part' | 'source'>,
  { isWell, meaning, near, reading }: Trying,
): Help | null {
  const words = wordsOf(source.text);
  // What has a meaning by itself is refused for what stands around it.
  if (words.length > longest || isWell(part, source.text)) return null;
  for (const kind of kinds) {
    if (typeof kind === 'string') {
      const help = part === 'sentence' || kind === 'wordings' ? whole[kind](source, isWell, part) : null;
      if (help !== null) return help;
      continue;
    }
    const tried = new Set<string>();
    const results = new Map<string, Change>();
    for (const change of kind(words, source, part, near)) {
      const text = changed(source.text, change);
      const shown = text.replace(/\s+/gu, ' ').trim();
      if (tried.has(shown)) continue;
      tried.add(shown);
      const meant = meaning(part, text);
      if (meant !== null && !results.has(meant)) results.set(meant, change);
      if (results.size > 1) break;
    }
    const [only, second] = results;
    if (second !== undefined) return null;
    if (only === undefined) continue;
    const [meant, change] = only;
    if (kind === otherOrder && mayLackWord(words, source, reading)) return null;
    const others = kind === otherOrder ? withoutSmallWord(words) : kind === withoutComma ? before(words, change) : [];
    for (const other of others) {
      const sense = meaning(part, changed(source.text, other));
      if (sense !== null && sense !== meant) return null;
    }
    // What makes other sense without the word may have had it put in.
    const without = kind === withoutHabit ? meaning(part, textWithout(source, change)) : null;
    return without !== null && without !== meant ? null : helpOf(source, change);
  }
  return null;
}

/** Several words, or several lines, in the place of a whole sentence. */
const whole: Readonly<
  Record<'two sentences' | 'block' | 'wordings', (source: SpannedText, isWell: IsWell, part: Part) => Help | null>
> = { 'two sentences': asTwoSentences, block: asBlock, wordings: inOtherWords };

function helpOf(source: SpannedText, { start, end, text, advice }: Change): Help {
  return { text: advice, edits: [{ span: spanWithin(source, start, end), text }], safe: false };
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[^\s,]+|,/gu)].map(({ index, 0: found }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
}

type Kind = (words: readonly Word[], source: SpannedText, part: Part, near: Near) => Iterable<Change>;

/** In the order of how likely they are meant. */
const kinds: readonly (Kind | 'two sentences' | 'block' | 'wordings')[] = [
  withoutDoubled,
  withoutComma,
  withComma,
  'two sentences',
  otherJoints,
  otherCondition,
  'block',
  'wordings',
  withoutHabit,
  rightlySpelt,
  otherSpaces,
  otherOrder,
];

/** `on tte map`, `in each selected spuce`: where a name might stand, a misspelt keyword is taken for one that nobody knows. */
function* rightlySpelt(words: readonly Word[], _: SpannedText, __: Part, near: Near): Generator<Change> {
  for (const { text, start, end } of words)
    for (const right of near(text)) yield { start, end, text: right, advice: `write \`${right}\`` };
}

/** Words that are left out of a sentence most easily. */
const easilyLost = [
  'in',
  'from',
  'to',
  'with',
  'without',
  'of',
  'by',
  'and',
  'or',
  'the',
  'a',
  '2',
  'adjacent',
  'adjacent to',
  'on the map',
  'here',
  ...generalNouns,
];

/** True where one more word makes sense of the sentence as well as another order of its words would: nobody knows which is meant. */
function mayLackWord(words: readonly Word[], { text }: SpannedText, reading: Reading): boolean {
  const places = [...words.slice(1).map(({ start }) => start), text.length];
  return lacksWord({ text, places, words: easilyLost, meant: null }, reading);
}

/** What a sentence of the language may be made of: a word that it has is not put in the place of another. */
const ofLanguage: ReadonlySet<string> = new Set([',', ...keywords.flatMap(([wording]) => wording.split(' '))]);

/** `entire Depots`: what people write in the place of a word of the language, where a number might be named. */
function* withoutHabit(words: readonly Word[]): Generator<Change> {
  for (const { text, start, end } of words)
    for (const meant of ofLanguage.has(text) ? [] : (habitualWords.get(text) ?? []))
      yield { start, end, text: meant, advice: `write \`${meant}\`` };
}

/** Words that say how many or that it is not so: one too many makes as little sense as one that stands elsewhere. */
const smallWords: ReadonlySet<string> = new Set([
  ...['no', 'not', 'never', 'each', 'all', 'any', 'most', 'only', 'even', 'the', 'a', 'an'],
]);
const smallPhrases: ReadonlySet<string> = new Set(['up to', 'at most', 'at least']);

function* withoutSmallWord(words: readonly Word[]): Generator<Change> {
  for (const [index, { text, start, end }] of words.entries()) {
    const next = words[index + 1];
    if (smallWords.has(text)) yield { start, end, text: '', advice: `leave out \`${text}\`` };
    else if (smallPhrases.has(`${text} ${next?.text ?? ''}`))
      yield { start, end: next?.end ?? end, text: '', advice: '' };
  }
}

/** `to a Town, here each only once`: what stands behind the comma, in front of what stands before it. */
function* before(words: readonly Word[], { start: comma }: Change): Generator<Change> {
  const at = words.findIndex(({ start }) => start === comma);
  const [next, ...rest] = words.slice(at + 1);
  if (next === undefined || !beginners.has(next.text)) return;
  for (let behind = at + 2; behind <= at + 1 + rest.length; behind += 1)
    for (let first = 0; first < at; first += 1) {
      const moved = [...words.slice(at + 1, behind), ...words.slice(first, at + 1)].map((it) => it.text).join(' ');
      const [from, to] = [words[first], words[behind - 1]];
      if (from === undefined || to === undefined) continue;
      yield { start: from.start, end: to.end, text: moved.replace(/ ,/gu, ','), advice: '' };
    }
}

function textWithout({ text }: SpannedText, { start, end }: Change): string {
  return `${text.slice(0, start)}${text.slice(end).trimStart()}`;
}

const mostDoubled = 4;

/** `remove all Depots Depots here`, `in Port Sable Port Sable`. */
function* withoutDoubled(words: readonly Word[]): Generator<Change> {
  for (let count = 1; count <= mostDoubled; count += 1)
    for (let at = count; at + count <= words.length; at += 1) {
      const second = words.slice(at, at + count).map((it) => it.text);
      const [before, last] = [words[at - 1], words[at + count - 1]];
      if (before === undefined || last === undefined) continue;
      if (!second.every((text, index) => words[at - count + index]?.text === text)) continue;
      const advice = `leave out the second \`${second.join(' ')}\``;
      yield { start: before.end, end: last.end, text: '', advice };
    }
}

function* withoutComma(words: readonly Word[]): Generator<Change> {
  for (const [index, { text, start, end }] of words.entries()) {
    const next = words[index + 1]?.text;
    const where = next === undefined ? '' : ` before \`${next}\``;
    if (text === ',') yield { start, end, text: '', advice: `leave out the comma${where}` };
  }
}

function* withComma(words: readonly Word[]): Generator<Change> {
  for (const [index, { text, end }] of words.entries()) {
    const next = words[index + 1]?.text;
    if (text === ',' || next === undefined || next === ',') continue;
    yield { start: end, end, text: ',', advice: `write a comma before \`${next}\`` };
  }
}

function* otherJoints(_: readonly Word[], { text }: SpannedText): Generator<Change> {
  for (const [pattern, word] of habitualJoints)
    for (const { index, 0: found } of text.matchAll(pattern)) {
      // A comma in front of a verb may stand for `and` or for `or`: nobody can know.
      if (found === ',' && isVerb(text.slice(index + 2))) continue;
      yield { start: index, end: index + found.length, text: word, advice: `write \`${word.trim()}\`` };
    }
}

/** Words behind which a condition stands at the end of a sentence, to be asked once: not so behind `whenever`. */
const conditional = /,? (?:when|where|provided(?: that)?|as long as|so long as|only if|only when|in case|if)(?= )/gu;

function* otherCondition(_: readonly Word[], { text }: SpannedText, part: Part): Generator<Change> {
  if (part !== 'sentence' && part !== 'change' && part !== 'number') return;
  for (const { index, 0: found } of text.matchAll(conditional)) {
    if (found !== ' if') yield { start: index, end: index + found.length, text: ' if', advice: 'write `if`' };
  }
}

/** `e ach`, `1Trooper`: a space within a word, or lost between two. */
function* otherSpaces(words: readonly Word[], { file }: SpannedText): Generator<Change> {
  for (const [index, { text, start, end }] of words.entries()) {
    const next = words[index + 1];
    // A name that is given here is of one word only where it is named elsewhere too.
    const isGiven = /^(?:let|step)$/iu.test(words[index - 1]?.text ?? '');
    const isNamed = (name: string): boolean => file.text.split(/[^\p{L}\p{N}]+/u).includes(name);
    const areWords = next !== undefined && text !== ',' && next.text !== ',';
    if (areWords && !isTwoNumbers(`${text} ${next.text}`) && (!isGiven || isNamed(`${text}${next.text}`)))
      yield { start: end, end: next.start, text: '', advice: `write \`${text}${next.text}\`` };
    for (let at = 1; at < text.length; at += 1) {
      const apart = `${text.slice(0, at)} ${text.slice(at)}`;
      if (!isTwoNumbers(apart)) yield { start, end: start + text.length, text: apart, advice: `write \`${apart}\`` };
    }
  }
}

/** `1 2`: a word may be lost between them, and `12` is another number. */
function isTwoNumbers(words: string): boolean {
  return /\d \d/u.test(words);
}

/** Words with which a part of a sentence begins that may stand elsewhere in it. */
const beginners: ReadonlySet<string> = new Set([
  ...[
    'in',
    'from',
    'to',
    'with',
    'without',
    'at',
    'by',
    'here',
    'on',
    'adjacent',
    'if',
    'per',
    'toward',
    'each',
    'up',
    'as',
  ],
  ...['for', 'among', 'along', 'instead', 'within'],
]);

/** One part of the sentence stands elsewhere in it. */
function* otherOrder(words: readonly Word[], { text }: SpannedText): Generator<Change> {
  if (words.length > mostWords) return;
  let tried = 0;
  for (const [first, { text: begins }] of words.entries()) {
    if (!beginners.has(begins.toLowerCase())) continue;
    for (let behind = words.length; behind > first; behind -= 1)
      for (let to = words.length; to >= 0; to -= 1) {
        if ((to >= first && to <= behind) || (tried += 1) > mostMoves) continue;
        const moved = words.slice(first, behind);
        const left = [...words.slice(0, first), ...words.slice(behind)];
        const at = to > first ? to - moved.length : to;
        const order = left.toSpliced(at, 0, ...moved);
        const written = order
          .map((it) => it.text)
          .join(' ')
          .replace(/ ,/gu, ',');
        const advice = `write it in this order: \`${written}\``;
        yield { start: 0, end: text.length, text: written, advice };
      }
  }
}

const borders = /(?:,|\.|;)? ?(?:\band then|\bthen|\band|,|\.|;)? /gu;

/** `conduct Muster, and raise Resolve by 1`: each half is a sentence, and stands on its own line. */
function asTwoSentences(source: SpannedText, isWell: IsWell): Help | null {
  const { text } = source;
  const before = dashOf(source);
  if (before === null) return null;
  for (const { index, 0: border } of text.matchAll(borders)) {
    if (border.trim() === '') continue;
    const [one, other] = [text.slice(0, index), text.slice(index + border.length)];
    // Who acts in the first may act in the second as well, or not: nobody can know.
    const begins = isVerb(one) || (/^\p{Ll}/u.test(one) && !/^(?:the|in|for|if)\b/u.test(one));
    const isBare = begins && !/\b(?:may|must)\b/u.test(one);
    const hasOwn = other.startsWith('let ') || (/^\p{Lu}/u.test(other) && !isVerb(other));
    if (!isBare && !hasOwn) continue;
    if (!isWell('sentence', one) || !isWell('sentence', other)) continue;
    const span = spanWithin(source, index, index + border.length);
    return { text: 'write each sentence on its own line', edits: [{ span, text: `\n${before}` }], safe: false };
  }
  return null;
}

/** True of a sentence that begins with a verb, as one does that names nobody who acts. */
function isVerb(sentence: string): boolean {
  const [first = ''] = /^\p{L}+/u.exec(sentence) ?? [];
  const type = keywordOf(first.toLowerCase());
  return type !== null && verbs.includes(type);
}

/** `in each Town, place 1 Runner`: what opens a block, in front of a comma. */
const leading = /^(?:in|for) (?<all>each|every|all) (?<spaces>.+?), (?<sentence>.+)$/iu;

/** `retreat it 1 space when the roll is 6`: the condition opens a block, with the sentence below it. */
function asBlock(source: SpannedText, isWell: IsWell): Help | null {
  const { text } = source;
  const before = dashOf(source);
  if (before === null) return null;
  // Of a space that only the other of the two names, neither could speak by itself.
  const isBlock = (opening: string, sentence: string): boolean =>
    !/\bthere\b/u.test(`${opening} ${sentence}`) && isWell('sentence', sentence) && isWell('opening', opening);
  const block = (opening: string, sentence: string): Help => {
    const lines = `${opening}:\n${' '.repeat(before.length + 2)}- ${sentence}`;
    const edits = [{ span: spanWithin(source, 0, text.length), text: lines }];
    return { text: 'open a block, with the sentence below it', edits, safe: false };
  };
  const { spaces = '', sentence = '' } = leading.exec(text.trim().replace(/\.$/u, ''))?.groups ?? {};
  for (const opening of spaces === '' ? [] : [`in each ${spaces}`, `in all ${spaces}`])
    for (const said of [sentence, `${sentence} here`]) if (isBlock(opening, said)) return block(opening, said);
  for (const { index, 0: joint } of text.matchAll(conditional)) {
    const [said, opening] = [text.slice(0, index), `if${text.slice(index + joint.length)}`];
    if (isBlock(opening, said)) return block(opening, said);
  }
  return null;
}

/** What stands in front of a sentence on its line; null where that is not the dash of an item, behind which alone other lines can follow. */
function dashOf(source: SpannedText): string | null {
  const { file } = source;
  const start = placeAt(source, 0);
  const before = file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1, start);
  return /^ *- $/u.test(before) ? before : null;
}

/** So many changes of wording, one after another, are followed. */
const deepest = 4;

/** The sentence as other cards word it, in the words of the language: the fewest changes first. */
function inOtherWords(source: SpannedText, isWell: IsWell, part: Part): Help | null {
  const written = source.text.trim().replace(/\.$/u, '');
  const seen = new Set([written]);
  let texts: readonly string[] = [written];
  for (let depth = 0; depth < deepest && texts.length > 0; depth += 1) {
    const next = texts.flatMap((text) => habitualWordings.flatMap((wording) => reworded(text, wording) ?? []));
    texts = [...new Set(next)].filter((text) => !seen.has(text)).slice(0, mostWordings);
    for (const text of texts) seen.add(text);
    const well = texts.find((text) => isWell(part, text));
    if (well !== undefined) {
      const edits = [{ span: spanWithin(source, 0, source.text.length), text: well }];
      return { text: `write \`${well}\``, edits, safe: false };
    }
  }
  return null;
}
