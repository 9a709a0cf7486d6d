/** Messages that follow from a mistake told elsewhere: what a refused sentence gives, and what a file that cannot be read declares. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Span } from '../../source/span.js';
import { givenName } from '../../surface/given-name.js';
import type { SourcePhrase } from '../../surface/read-steps.js';
import { wordsAt } from './context.js';

/** What an unread file may have declared: quantities, steps, selections, names that are translated. */
const ofUnreadFiles: ReadonlySet<string> = new Set([
  ...['RW0313', 'RW0314', 'RW0325', 'RW0327', 'RW0328', 'RW0340', 'RW0426', 'RW0437', 'RW0451', 'RW0518'],
]);

/** What is declared by the words of an opening, or below it: alternatives, steps, numbers that are let and are translated; what its terms change. */
const ofRefusedOpenings: ReadonlySet<string> = new Set(['RW0314', 'RW0327', 'RW0340']);

/** What the unread part of the same file may have said. */
const ofOwnFile: ReadonlySet<string> = new Set(['RW0413']);

/** What a refused sentence would have done, by the word that says so. */
const ofRefused: ReadonlyMap<string, RegExp> = new Map([
  ['RW0411', /\broll/iu],
  ['RW0436', /\bnet\b/iu],
  ['RW0451', /\b(?:move|places?|removes?)\b/iu],
  ['RW0571', /\b(?:conduct|draw|reveal|deck)\b/iu],
]);

/** `unsound` are the paths of files that have mistakes of layout or shape. */
export function withoutFollowUps(
  diagnostics: readonly Diagnostic[],
  said: readonly SourcePhrase[],
  unsound: ReadonlySet<string>,
): readonly Diagnostic[] {
  const unread = diagnostics.filter(({ code }) => code.startsWith('RW02'));
  const wrong = diagnostics.filter((it) => /^RW0[234]/u.test(it.code) && /\bremoves?\b/u.test(lineAt(it.span)));
  const loaded = diagnostics.filter(({ code }) => code.startsWith('RW00'));
  const openings = diagnostics.filter(({ code, span }) => /^RW0[23]/u.test(code) && isOpening(lineAt(span)));
  const unreadOpenings = openings.filter((it) => unread.includes(it));
  if (unread.length + openings.length + wrong.length === 0 && unsound.size === 0) return diagnostics;
  const refused = said
    .filter((it) => unread.some(({ span }) => isWithin(span, it.span)))
    .map(({ source }) => source.text);
  const given = new Set(refused.flatMap((text) => givenName(text) ?? []));
  return diagnostics.filter(({ code, span }) => {
    if (ofUnreadFiles.has(code) && unsound.size > 0 && !unsound.has(span.file.path)) return false;
    if (ofOwnFile.has(code) && unsound.has(span.file.path)) return false;
    // What cannot be read is not held against its schema either, nor what stands below an opening against what that would have given.
    if (code.startsWith('RW01') && loaded.some((it) => isWithin(span, it.span) || isWithin(it.span, span)))
      return false;
    if (code.startsWith('RW04') && openings.some((it) => isBelow(span, it.span))) return false;
    if (ofRefusedOpenings.has(code) && unreadOpenings.some((it) => declares(it.span, wordsAt(span)))) return false;
    if (code === 'RW0409' || code === 'RW0340') return !given.has(wordsAt(span));
    if (code === 'RW0412' && wrong.some((it) => it.code !== code && it.span.file === span.file)) return false;
    const pattern = ofRefused.get(code);
    return pattern === undefined || !refused.some((text) => pattern.test(text));
  });
}

function isWithin(span: Diagnostic['span'], outer: Diagnostic['span']): boolean {
  return span.file === outer.file && outer.start <= span.start && span.end <= outer.end;
}

function lineAt({ file, start }: Span): string {
  const [line = ''] = /^[^\n]*/u.exec(file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1)) ?? [];
  return line;
}

function isOpening(line: string): boolean {
  return /^ *- .*:\s*$/u.test(line);
}

/** True where the line of an opening, or one below it, has these words. */
function declares(opening: Span, words: string): boolean {
  const { text } = opening.file;
  const lines = text.slice(text.lastIndexOf('\n', opening.start - 1) + 1).split('\n');
  const own = indentOf(lines[0] ?? '');
  const behind = lines.slice(1).findIndex((line) => line.trim() !== '' && indentOf(line) <= own);
  const block = behind < 0 ? lines : lines.slice(0, behind + 1);
  return block.some((line) => ` ${line.replace(/[^\p{L}\p{N}'’-]+/gu, ' ')} `.includes(` ${words} `));
}

function indentOf(line: string): number {
  return /^ */u.exec(line)?.[0].length ?? 0;
}

/** True of a place in the block that the line of another one opens. */
function isBelow(span: Span, opening: Span): boolean {
  if (span.file !== opening.file || span.start <= opening.end) return false;
  const own = indentOf(lineAt(opening));
  const between = span.file.text.slice(opening.start, span.start).split('\n').slice(1);
  return between.every((line) => line.trim() === '' || indentOf(line) > own);
}
