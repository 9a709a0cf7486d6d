/** The texts of plain and quoted scalars, each character with its place in the file. */
import type { SourceFile } from '../source/span.js';
import { type SpannedText, textAt, textWithPlaces } from '../source/text.js';

/** Collects a text and the offsets of its units. */
interface Builder {
  text: string;
  readonly offsets: number[];
}

/** A scalar's source as it stands in the file: `source` starts at `offset`. */
export interface ScalarSource {
  readonly file: SourceFile;
  readonly source: string;
  readonly offset: number;
}

/** The text of an unquoted scalar: lines are joined by a space, blank lines stay line ends. */
export function plainText({ file, source, offset }: ScalarSource): SpannedText {
  if (!source.includes('\n')) return sameText({ file, source, offset });
  const builder: Builder = { text: '', offsets: [] };
  appendFolded(builder, source, 0, source.length, offset, appendUnit);
  return finished(builder, file, offset + source.length);
}

/** The text of a single-quoted scalar; `source` includes the quotes. */
export function singleQuotedText({ file, source, offset }: ScalarSource): SpannedText {
  const builder: Builder = { text: '', offsets: [] };
  const end = source.length > 1 && source.endsWith("'") ? source.length - 1 : source.length;
  appendFolded(builder, source, 1, end, offset, (into, text, at, base) => {
    appendUnit(into, text, at, base);
    return text.startsWith("''", at) ? 2 : 1;
  });
  return finished(builder, file, offset + end);
}

/** The text of a double-quoted scalar; `source` includes the quotes. */
export function doubleQuotedText({ file, source, offset }: ScalarSource): SpannedText {
  const builder: Builder = { text: '', offsets: [] };
  const end = source.length > 1 && source.endsWith('"') ? source.length - 1 : source.length;
  appendFolded(builder, source, 1, end, offset, appendEscapedOrUnit);
  return finished(builder, file, offset + end);
}

/** Text that reads as it stands in the file. */
export function sameText({ file, source, offset }: ScalarSource): SpannedText {
  return textAt(file, offset, source);
}

function finished(builder: Builder, file: SourceFile, end: number): SpannedText {
  return textWithPlaces(builder.text, file, [...builder.offsets, end]);
}

/** Appends what stands at `at` and returns how many units of the source that took. */
type Append = (builder: Builder, source: string, at: number, base: number) => number;

function appendUnit(builder: Builder, source: string, at: number, base: number): number {
  append(builder, source.charAt(at), base + at);
  return 1;
}

function append(builder: Builder, text: string, offset: number): void {
  builder.text += text;
  for (let index = 0; index < text.length; index += 1) builder.offsets.push(offset);
}

/**
 * Appends `source` from `from` to `to`, folding line ends: the space around them goes, one becomes a space, and of
 * several all but one stay.
 */
function appendFolded(
  builder: Builder,
  source: string,
  from: number,
  to: number,
  base: number,
  appendAt: Append,
): void {
  const space = /[ \t\n]+/uy;
  let at = from;
  while (at < to) {
    space.lastIndex = at;
    const found = space.exec(source)?.[0];
    if (found === undefined) {
      at += appendAt(builder, source, at, base);
      continue;
    }
    const breaks = found.split('\n').length - 1;
    if (breaks === 0) for (let unit = at; unit < at + found.length; unit += 1) appendUnit(builder, source, unit, base);
    else append(builder, breaks === 1 ? ' ' : '\n'.repeat(breaks - 1), base + at);
    at += found.length;
  }
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['a', '\u0007'],
  ['b', '\b'],
  ['e', '\u001B'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['N', '\u0085'],
  ['_', '\u00A0'],
  ['L', '\u2028'],
  ['P', '\u2029'],
]);

const digitsAfter: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

function appendEscapedOrUnit(builder: Builder, source: string, at: number, base: number): number {
  if (source[at] !== '\\') return appendUnit(builder, source, at, base);
  const letter = source.charAt(at + 1);
  const digits = digitsAfter.get(letter);
  if (digits !== undefined) {
    const code = Number.parseInt(source.slice(at + 2, at + 2 + digits), 16);
    append(builder, code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD', base + at);
    return 2 + digits;
  }
  // An escaped line end joins the lines with nothing between them.
  const joined = /^\n[ \t]*/u.exec(source.slice(at + 1))?.[0];
  if (joined !== undefined) return 1 + joined.length;
  append(builder, escapes.get(letter) ?? letter, base + at);
  return 2;
}
