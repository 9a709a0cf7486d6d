/** Letters that look like letters of another alphabet: a word that mixes the two is not the word that is read. */

const scripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Cherokee',
  'Coptic',
  'Glagolitic',
  'Gothic',
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
] as const;

type Script = (typeof scripts)[number];

const letterOf: readonly (readonly [Script, RegExp])[] = scripts.map((script) => [
  script,
  new RegExp(`\\p{Script=${script}}`, 'u'),
]);

/** Scripts that are written together as one, and with Latin letters among them. */
const together: ReadonlySet<Script> = new Set(['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul']);

// What makes a name a possessive is no part of it, and Latin behind a name of any alphabet.
const words = /[\p{L}\p{M}\p{N}]+(?:['’](?!s(?![\p{L}\p{M}\p{N}]))[\p{L}\p{M}\p{N}]+)*/gu;
const ordinary = /^[\u0000-\u00FF]*$/u;

/** A letter that is of another alphabet than the word that it stands in. */
export interface OddLetter {
  readonly at: number;
  readonly letter: string;
  readonly script: string;
  readonly word: string;
  /** The letter that it looks like; null where it looks like none. */
  readonly looksLike: string | null;
}

/** The first letter of a text that does not belong to the alphabet of the rest of its word; null where every word is of one. */
export function oddLetterIn(text: string): OddLetter | null {
  if (ordinary.test(text)) return null;
  for (const { 0: word, index } of text.matchAll(words)) {
    const letters = [...word.matchAll(/\p{L}/gu)].flatMap((found) => {
      const script = scriptOf(found[0]);
      return script === null ? [] : [{ at: index + found.index, letter: found[0], script }];
    });
    const own = new Set(letters.map(({ script }) => script));
    if (own.size < 2 || [...own].every((script) => together.has(script))) continue;
    const main = mainOf(letters.map(({ script }) => script));
    const odd = letters.find(({ script }) => script !== main && !(together.has(script) && together.has(main)));
    if (odd !== undefined) return { ...odd, word, looksLike: looksLike.get(odd.letter) ?? null };
  }
  return null;
}

/**
 * The first letter of a name whose word reads like a Latin one beside words that are Latin: a name of words in several alphabets
 * may be meant, unless a word has no letter by which its alphabet could be seen.
 */
export function oddWordIn(name: string): OddLetter | null {
  if (ordinary.test(name)) return null;
  const found = [...name.matchAll(words)].map(({ 0: word, index }) => ({ word, at: index }));
  const isLatin = (word: string): boolean => Array.from(word).some((letter) => scriptOf(letter) === 'Latin');
  if (!found.some(({ word }) => isLatin(word))) return null;
  const odd = found.find(({ word }) => Array.from(word).every((letter) => looksLike.has(letter)));
  const like = odd === undefined ? null : lookAlikeIn(odd.word);
  return odd === undefined || like === null ? null : { ...like, at: odd.at, word: name };
}

/** The first letter of a text that looks like a Latin one and is none. */
export function lookAlikeIn(text: string): OddLetter | null {
  for (const { 0: letter, index } of text.matchAll(/\p{L}/gu)) {
    const latin = looksLike.get(letter);
    const script = scriptOf(letter);
    if (latin !== undefined && script !== null) return { at: index, letter, script, word: text, looksLike: latin };
  }
  return null;
}

/** The text with letters that look like Latin ones in their place: two names that are read alike have the same. */
export function asRead(text: string): string {
  if (ordinary.test(text)) return text;
  return Array.from(text.normalize('NFKC'), (letter) => looksLike.get(letter) ?? letter).join('');
}

/** The script of most letters; Latin, or else the first, of those that have as many. */
function mainOf(found: readonly Script[]): Script {
  const counts = new Map<Script, number>();
  for (const script of found) counts.set(script, (counts.get(script) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const leading = [...counts].filter(([, count]) => count === most).map(([script]) => script);
  return leading.includes('Latin') ? 'Latin' : (leading[0] ?? 'Latin');
}

/** Null for a letter of none of these, or of several. */
function scriptOf(letter: string): Script | null {
  return letterOf.find(([, pattern]) => pattern.test(letter))?.[0] ?? null;
}

const looksLike: ReadonlyMap<string, string> = new Map(
  [
    // Cyrillic
    ['АВЕЅІЈКМНОРСТУХԌԚԜҮӀ', 'ABESIJKMHOPCTYXGQWYI'],
    ['аеѕіјорсухһԁԛԝүӏѵ', 'aesijopcyxhdqwylv'],
    // Greek
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ', 'ABEZHIKMNOPTYXCM'],
    ['αικνορυχϲϳ', 'aikvopuxcj'],
    // Armenian
    ['ՕՏՍհոսցօ', 'OSUhnugo'],
  ].flatMap(([odd = '', latin = '']) =>
    Array.from(odd, (letter, index): [string, string] => [letter, latin.charAt(index)]),
  ),
);
