/**
 * Whether a help guesses which word was lost. A word that is put in, a name that is completed and a word that is left out because it
 * stands twice are sure only where no other word beside them would make a sentence of the text that says something else.
 */
import { keywords, Twice, verbs } from '../../surface/tokens.js';

/** A change of one range of a text. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What is known of texts that stand by themselves. */
export interface Reading {
  /** Whether the grammar reads a text, in which every name is like another. */
  readonly reads: (text: string) => boolean;
  /** What a text means, the same for each wording of it; null where it has no meaning. */
  readonly meaning: (text: string) => string | null;
  readonly names: readonly string[];
}

const wordings = keywords.flatMap(([wording, type]) => (verbs.includes(type) ? [] : [wording]));
/** Keywords, the words of those of which one alone may be lost, as `to` of `adjacent to`, and a number. */
const losable: readonly string[] = [
  ...new Set([...wordings, ...wordings.flatMap((wording) => wording.split(' ')), '2']),
];

/** Whoever means 4 does not write `twice 2`. */
const doubled = keywords.flatMap(([wording, type]) => (type === Twice ? [new RegExp(`\\b${wording} \\d`, 'u')] : []));

/** True where another word than the help's, put in beside what the help changes, makes a text that means something else. */
export function guessesLostWord(text: string, help: Change, reading: Reading): boolean {
  const written = text.slice(help.start, help.end).trim();
  const isPartOf = (name: string): boolean => written !== '' && name !== help.text && name.split(' ').includes(written);
  const longer = reading.names.filter((name) => name !== written && isPartOf(name));
  const places = placesOfLoss(text, help, reading.names);
  if (longer.length === 0 && places.length === 0) return false;
  const meant = reading.meaning(changed(text, help));
  return (
    longer.some((name) => saysOther(changed(text, { ...help, text: name }), reading, meant)) ||
    lacksWord({ text, places, words: losable, meant }, reading)
  );
}

/** True where the help makes many of one after a word and a number that would be well without that word: `twice 1 space`. */
export function guessesWordTooMany(text: string, help: Change, reading: Reading): boolean {
  const [, before = '', word = '', number = ''] = /^(.*?)(\S+ )(\d+ )$/su.exec(text.slice(0, help.start)) ?? [];
  if (!losable.includes(word.trim()) || help.text === '') return false;
  return saysOther(before + number + text.slice(help.start), reading, reading.meaning(changed(text, help)));
}

/** Where a word is looked for. */
export interface Loss {
  readonly text: string;
  readonly places: readonly number[];
  readonly words: readonly string[];
  /** What is not looked for. */
  readonly meant: string | null;
}

/** True where one of these words, or a name, put in at one of these places makes a text that means something else. */
export function lacksWord({ text, places, words, meant }: Loss, reading: Reading): boolean {
  const { reads, names } = reading;
  const [someName = ''] = names;
  return places.some((at) => {
    const isWith = (word: string): boolean => saysOther(putIn(text, at, word), reading, meant);
    return words.some(isWith) || (reads(putIn(text, at, someName)) && names.some(isWith));
  });
}

function saysOther(written: string, { reads, meaning }: Reading, meant: string | null): boolean {
  if (doubled.some((it) => it.test(written))) return false;
  const other = reads(written) ? meaning(written) : null;
  return other !== null && other !== meant;
}

/** Where a word may have been lost; nowhere where the help changes a word that is known to be wrong. */
function placesOfLoss(text: string, { start, end, text: by }: Change, names: readonly string[]): readonly number[] {
  const [written, added] = [text.slice(start, end).trim(), by.trim()];
  if (written === '') return /^\p{L}/u.test(added) ? around(text, start) : [];
  // Behind `Runners, Depots` a comma in front of `and` is a habit.
  if (written === ',' && added === '') return /^\s*(?:and|or)\b/u.test(text.slice(end)) ? [] : [end];
  if (added === '') return isTwice(text, { start, end }) ? [start] : [];
  const isWord = names.includes(written) || losable.includes(written);
  const isWhole = isWord || added.startsWith(`${written} `) || added.endsWith(` ${written}`);
  return isWhole ? [...around(text, start), end] : [];
}

/** A place between two words, and those before and behind it. */
function around(text: string, place: number): readonly number[] {
  const places = [...text.matchAll(/(?<=\s)(?=\S)|$/gu)].map(({ index }) => index);
  const at = places.findIndex((it) => it >= place);
  return places.slice(Math.max(0, at - 1), at + 2);
}

/** True of words that stand right before themselves as well; one word alone is rather written twice. */
function isTwice(text: string, { start, end }: Pick<Change, 'start' | 'end'>): boolean {
  const words = text.slice(start, end).trim();
  if (!text.slice(0, start).trimEnd().endsWith(words)) return false;
  const behind = text.slice(end).trimStart();
  return (
    words.includes(' ') || wordings.some((it) => it.startsWith(`${words} `) && `${words} ${behind}`.startsWith(it))
  );
}

function putIn(text: string, at: number, word: string): string {
  return `${text.slice(0, at).trimEnd()} ${word} ${text.slice(at).trimStart()}`.trim();
}

/** The text with the change made. */
export function changed(text: string, { start, end, text: by }: Change): string {
  return text.slice(0, start) + by + text.slice(end);
}
