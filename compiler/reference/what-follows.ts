/** What can stand next in a sentence that has been begun: asked of the grammar itself, word by word. */
import { standingAlone, type SpannedText } from '../source/text.js';
import type { IToken, TokenType } from '../surface/chevrotain.js';
import type { Part } from '../surface/complain.js';
import { forms, keywords, wordingOf } from '../surface/forms/keywords.js';
import { scan } from '../surface/lexer.js';
import { stopBehind } from '../surface/parse.js';
import * as t from '../surface/tokens.js';
import type { Language } from '../surface/vocabulary.js';
import { exampleLanguage } from './vocabulary.js';

export interface Following {
  /** Wordings of the language that can stand next. */
  readonly words: readonly Wording[];
  /** Whether a name can stand next, and whether a word that an author gave can. */
  readonly takesName: boolean;
  readonly takesWord: boolean;
  /** What can stand behind a name there so that all is whole; the shortest first; without words of the reference's own where there are such. */
  readonly tails: () => readonly string[];
}

export interface Wording {
  readonly text: string;
  /** True for the wording that is printed, and for each of several words that mean different things. */
  readonly isUsual: boolean;
}

/** Keywords of which each wording says something else. */
const several: readonly TokenType[] = [t.Noun, t.Adjective, t.Per];

/** What can follow `begun`, of the words of which `isWanted` holds; nothing where `begun` is no beginning of such a part. */
export function whatFollows(
  language: Language,
  begun: SpannedText,
  part: Part,
  isWanted: (wording: string) => boolean,
): Following {
  const before = tokensOf(language, begun);
  const stop = before === null ? null : stopBehind(language, begun, part);
  if (before === null || stop === null) return { words: [], takesName: false, takesWord: false, tails: () => [] };
  const last = before.at(-1)?.tokenType ?? null;
  const takes = (type: TokenType, image: string): boolean => {
    const next = token(type, image);
    // The grammar looks further ahead at some places: there what stands behind the word in an example has to be behind it.
    return [[], ...(examples().continuations.get(keyOf(part, last, type)) ?? [])].some(
      (further) => stop([next, ...further]) > before.length,
    );
  };
  const byType = new Map<TokenType, boolean>();
  const takesWording = (text: string, type: TokenType): boolean => {
    if (several.includes(type)) return takes(type, text);
    const known = byType.get(type) ?? takes(type, text);
    byType.set(type, known);
    return known;
  };
  const name = token(t.NameToken, 'Name');
  return {
    words: keywords.flatMap(([text, type]): Wording[] =>
      isWanted(text) && takesWording(text, type)
        ? [{ text, isUsual: several.includes(type) || wordingOf(type) === text }]
        : [],
    ),
    takesName: takes(t.NameToken, name.image),
    takesWord: takes(t.Word, 'word'),
    tails: () => {
      const whole = examples().tails.filter(({ tokens }) => stop([name, ...tokens]) === Number.POSITIVE_INFINITY);
      const plain = whole.filter(isPlain);
      return (plain.length > 0 ? plain : whole).map(({ text }) => text);
    },
  };
}

interface Tail {
  readonly text: string;
  readonly tokens: readonly IToken[];
}

/** What examples of the language say, as far as it tells what can follow. */
interface Examples {
  /** What stands behind a word in those of a part, by that word and the one before it. */
  readonly continuations: ReadonlyMap<string, readonly (readonly IToken[])[]>;
  /** How they end; the shortest first. */
  readonly tails: readonly Tail[];
}

/** No ending that is tried has more words. */
const longest = 5;

/** So many ways to go on are tried. */
const mostContinuations = 12;

let known: Examples | null = null;

function examples(): Examples {
  known ??= readExamples();
  return known;
}

function readExamples(): Examples {
  const language = exampleLanguage();
  const byKey = new Map<string, Map<string, readonly IToken[]>>();
  const tails = new Map<string, Tail>([['', { text: '', tokens: [] }]]);
  for (const { part, text } of forms.flatMap((form) => form.accepted.map((text) => ({ part: form.part, text })))) {
    const tokens = tokensOf(language, standingAlone(text)) ?? [];
    tokens.forEach(({ tokenType, startOffset }, index) => {
      const key = keyOf(part, tokens[index - 1]?.tokenType ?? null, tokenType);
      const further = tokens.slice(index + 1);
      const own = byKey.get(key) ?? new Map<string, readonly IToken[]>();
      if (own.size < mostContinuations)
        byKey.set(key, own.set(further.map((it) => it.tokenType.name).join(' '), further));
      const rest = tokens.slice(index);
      const tail = text.slice(startOffset);
      if (rest.length <= longest) tails.set(tail, { text: tail, tokens: rest });
    });
  }
  return {
    continuations: new Map([...byKey].map(([key, own]) => [key, [...own.values()]])),
    tails: [...tails.values()].sort((a, b) => a.tokens.length - b.tokens.length),
  };
}

/** A word of the reference's own may have no meaning in a game: an ending without one is better. */
function isPlain({ tokens }: Tail): boolean {
  return tokens.every(({ tokenType }) => tokenType !== t.NameToken && tokenType !== t.Word);
}

function keyOf(part: Part, last: TokenType | null, next: TokenType): string {
  return `${part}: ${last?.name ?? ''} ${next.name}`;
}

function tokensOf(language: Language, source: SpannedText): readonly IToken[] | null {
  const scanned = scan(language, source);
  return scanned.ok ? scanned.tokens : null;
}

function token(tokenType: TokenType, image: string): IToken {
  return { image, startOffset: 0, endOffset: 0, tokenType, tokenTypeIdx: tokenType.tokenTypeIdx ?? 0 };
}
