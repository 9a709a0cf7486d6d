/** Parts of a sentence, and looking up the names in them. */
import { inWords, keepingNumbers } from '../diagnostics/sure-help.js';
import { nearest, numbersNear } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { inDigits } from '../source/number-words.js';
import type { Span } from '../source/span.js';
import { type SpannedText, spanWithin, textWithin } from '../source/text.js';
import type { Table } from './vocabulary.js';

export type Parsed<T> = { readonly ok: true; readonly value: T } | Refused;

export interface Refused {
  readonly ok: false;
  readonly diagnostic: Diagnostic;
  /** Where a name is the name of nothing of a kind. */
  readonly unknown?: UnknownName;
}

export interface UnknownName {
  readonly kind: string;
  readonly part: Part;
  readonly known: readonly string[];
}

/** From `start` to `end` of a text. */
export interface Part {
  readonly source: SpannedText;
  readonly start: number;
  readonly end: number;
}

/** The whole text without the spaces around it. */
export function wholeOf(source: SpannedText): Part {
  return trimmed({ source, start: 0, end: source.text.length });
}

export function textOf(part: Part): string {
  return part.source.text.slice(part.start, part.end);
}

export function spanOf(part: Part): Span {
  return spanWithin(part.source, part.start, part.end);
}

/** The part as a text of its own. */
export function spannedText({ source, start, end }: Part): SpannedText {
  return textWithin(source, start, end);
}

export function trimmed(part: Part): Part {
  const text = textOf(part);
  const start = part.start + (text.length - text.trimStart().length);
  return { ...part, start, end: Math.max(start, part.end - (text.length - text.trimEnd().length)) };
}

/** What follows the words at the start of the part, or null where it starts otherwise. */
export function after(part: Part, words: RegExp): Part | null {
  const found = words.exec(textOf(part));
  return found === null ? null : trimmed({ ...part, start: part.start + found[0].length });
}

/** What precedes the words at the end of the part, or null where it ends otherwise or nothing precedes them. */
export function before(part: Part, words: RegExp): Part | null {
  const found = words.exec(textOf(part));
  return found === null || found.index === 0 ? null : trimmed({ ...part, end: part.start + found.index });
}

/** The pieces of text between commas, which may be empty. */
export function betweenCommas(part: Part): Part[] {
  const parts: Part[] = [];
  let { start } = part;
  for (const piece of textOf(part).split(',')) {
    parts.push(trimmed({ ...part, start, end: start + piece.length }));
    start += piece.length + 1;
  }
  return parts;
}

/** The thing that the part names; an unknown name is reported with the nearest known ones. */
export function lookUp<T>(table: Table<T>, kind: string, part: Part): Parsed<T> {
  const found = table.find(textOf(part));
  return found === null ? unknownName(kind, part, table.names) : { ok: true, value: found };
}

/** Digits for the numbers of a part that are written in words, or for its one word where that is one misspelt. */
export function helpInDigits(part: Part): readonly Help[] {
  const text = inDigits(textOf(part));
  const meant = text === null ? numbersNear(textOf(part)).map(String) : [text];
  return meant.map((it) => ({ text: `write \`${it}\``, edits: [{ span: spanOf(part), text: it }], safe: false }));
}

/** `tow Runners`: in front of what is known, a number in words that is misspelt besides. */
function misspeltNumber(part: Part, known: readonly string[]): readonly Help[] {
  const [, first = '', rest = ''] = /^(\S+)\s+(.+)$/u.exec(textOf(part)) ?? [];
  if (!known.includes(rest)) return [];
  const span = spanOf({ ...part, end: part.start + first.length });
  return numbersNear(first).map((number) => ({
    text: `write \`${number}\``,
    edits: [{ span, text: String(number) }],
    safe: false,
  }));
}

/**
 * The message that no `kind` has the name of the part, with those of the `known` names that are near. What is `a name` of something else
 * was hardly misspelt, so that the near ones are told in words.
 */
export function unknownName(
  kind: string,
  part: Part,
  known: readonly string[],
  is: 'a name' | 'nothing' = 'nothing',
): Refused {
  const message = (): Diagnostic => {
    const span = spanOf(part);
    const helps = nearest(textOf(part), known).map((near): Help => ({
      text: `the name \`${near}\` is similar`,
      edits: [{ span, text: near }],
      safe: false,
    }));
    const numbered = [
      ...helpInDigits(part).filter(({ edits }) => edits.every(({ text }) => known.includes(text))),
      ...misspeltNumber(part, known),
    ];
    const help = numbered.length > 0 ? numbered : helps.map(is === 'a name' ? inWords : keepingNumbers);
    return report('RW0605', span, { kind, name: textOf(part) }, { help });
  };
  // Most lines are tried by forms that they are not of, so similar names are looked for only where the message is told.
  return {
    ok: false,
    get diagnostic() {
      return message();
    },
    unknown: { kind, part, known },
  };
}
