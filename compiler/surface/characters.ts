/**
 * Characters that come with text pasted from elsewhere: spaces that do not break, invisible marks, curly quotes and long
 * dashes. They look right and are not, so each is named, and replaced where that is safe.
 */
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { codePointOf } from '../source/hidden.js';
import { placeAt, type SpannedText, spanWithin } from '../source/text.js';
import { keywordOf } from './tokens.js';
import { endsWord, wordingAt, type Language } from './vocabulary.js';

interface Fix {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A strange character: its place, and what to write instead; null where only the author knows. */
interface Stranger {
  readonly at: number;
  readonly fix: Fix | null;
}

const suspects = /[\u00A0\u00AD\u1680\u2000-\u2015\u2018-\u201F\u2026-\u202F\u205F-\u206F\u2212\u3000\uFEFF]/u;

/** One message for all strange characters of a sentence, at the first of them; null where there is none. Names may contain any. */
export function strangeCharacters(language: Language, source: SpannedText): Diagnostic | null {
  if (!suspects.test(source.text)) return null;
  const strangers = [...strangersIn(language, source)];
  const first = strangers[0];
  if (first === undefined) return null;
  const character = source.text.charAt(first.at);
  const name = nameOf(character);
  const edits = strangers.flatMap(({ fix }) =>
    fix === null ? [] : [{ span: spanWithin(source, fix.start, fix.end), text: fix.text }],
  );
  const complete = edits.length === strangers.length;
  const help: Help = complete
    ? { text: adviceOn(name, first.fix?.text ?? ''), edits, safe: true }
    : { text: 'write a comma, or put the rest into a sentence on its own line', edits: [], safe: false };
  return report(
    'RW0205',
    spanWithin(source, first.at, first.at + 1),
    { name, code: codePointOf(character) },
    { help: [help] },
  );
}

function adviceOn(name: string, instead: string): string {
  if (instead === '') return `leave out the ${name}`;
  return instead === ' ' ? 'write an ordinary space instead' : `write \`${instead.trim()}\` instead`;
}

function* strangersIn(language: Language, source: SpannedText): Generator<Stranger> {
  const { text, file } = source;
  const doubleQuoted = file.text.charAt(placeAt(source, 0) - 1) === '"';
  for (let at = 0; at < text.length; at += 1) {
    const startsWord = at === 0 || endsWord(text, at) || !/[\p{L}\p{M}\p{N}]/u.test(text.charAt(at - 1));
    const name = startsWord ? wordingAt(language.names, text, at) : null;
    if (name !== null) {
      at = name.end - 1;
      continue;
    }
    const character = text.charAt(at);
    if (!suspects.test(character) || insideUnknownName(text, at)) continue;
    yield { at, fix: fixOf(language, text, at, doubleQuoted ? '\\"' : '"') };
  }
}

/** A dash or an apostrophe between letters belongs to a name that is not known; the name will be reported. */
function insideUnknownName(text: string, at: number): boolean {
  if (!/[‐-―’]/u.test(text.charAt(at))) return false;
  const possessive = /^’s(?![\p{L}\p{M}\p{N}])/u.test(text.slice(at, at + 3));
  return !possessive && /[\p{L}\p{M}]$/u.test(text.slice(0, at)) && /^[\p{L}]/u.test(text.slice(at + 1));
}

function fixOf(language: Language, text: string, at: number, quote: string): Fix | null {
  const character = text.charAt(at);
  const instead = (by: string): Fix => ({ start: at, end: at + 1, text: by });
  if (/[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/u.test(character)) return instead(' ');
  if (/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u.test(character)) return instead('');
  if (/[“”„‟]/u.test(character)) return instead(quotesAreNeeded(language, text, at) ? quote : '');
  if (character === '’' && /^’s(?![\p{L}\p{M}\p{N}])/u.test(text.slice(at, at + 3))) return instead("'");
  if (/[‐-―−]/u.test(character)) return dashFix(text, at);
  return null;
}

/** Curly quotes around a name that works without them are simply left out. */
function quotesAreNeeded(language: Language, text: string, at: number): boolean {
  const open = text.slice(0, at + 1).lastIndexOf('“');
  const close = text.indexOf('”', at);
  if (open < 0 || close < 0) return true;
  const inside = text.slice(open + 1, close);
  return keywordOf(inside) !== null || !language.vocabulary.names.includes(inside);
}

function dashFix(text: string, at: number): Fix | null {
  const before = /(\d+)\s*$/u.exec(text.slice(0, at));
  const after = /^\s*(\d+)/u.exec(text.slice(at + 1));
  if (before?.[1] !== undefined && after?.[1] !== undefined) {
    const joined = Number(after[1]) === Number(before[1]) + 1 ? 'or' : 'to';
    const start = at - (before[0].length - before[1].length);
    return { start, end: at + 1 + (after[0].length - after[1].length), text: ` ${joined} ` };
  }
  // The dash of the list stands before it already.
  if (text.slice(0, at).trim() === '' && /^\s/u.test(text.slice(at + 1))) return { start: at, end: at + 2, text: '' };
  const isSign = /(?:^|[\s,])$/u.test(text.slice(0, at)) && /^\d/u.test(text.slice(at + 1));
  const isHyphen = /[\p{L}\p{N}]$/u.test(text.slice(0, at)) && /^[\p{L}\p{N}]/u.test(text.slice(at + 1));
  return isSign || isHyphen ? { start: at, end: at + 1, text: '-' } : null;
}

const characterNames: ReadonlyMap<string, string> = new Map([
  ['\u00A0', 'non-breaking space'],
  ['\u202F', 'narrow non-breaking space'],
  ['\u00AD', 'soft hyphen'],
  ['\u200B', 'zero-width space'],
  ['\u200D', 'zero-width joiner'],
  ['\uFEFF', 'byte order mark'],
  ['\u2028', 'line separator'],
  ['‐', 'hyphen that is not the one on the keyboard'],
  ['‑', 'non-breaking hyphen'],
  ['–', 'en dash'],
  ['—', 'em dash'],
  ['−', 'minus sign that is not the one on the keyboard'],
  ['“', 'curly quote'],
  ['”', 'curly quote'],
  ['„', 'curly quote'],
  ['‘', 'curly quote'],
  ['’', 'curly apostrophe'],
  ['…', 'ellipsis'],
]);

/** What people call a character. */
export function nameOf(character: string): string {
  const name = characterNames.get(character);
  if (name !== undefined) return name;
  if (/\s/u.test(character)) return 'unusual space';
  return suspects.test(character) ? 'invisible character' : `character \`${character}\``;
}
