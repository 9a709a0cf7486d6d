/** Messages that follow from a mistake told elsewhere: what a refused sentence gives, and what a file that cannot be read declares. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { SourcePhrase } from '../../surface/read-steps.js';
import { wordsAt } from './context.js';

/** What an unread file may have declared: quantities, steps, selections, names that are translated. */
const ofUnreadFiles: ReadonlySet<string> = new Set(['RW0325', 'RW0327', 'RW0340', 'RW0426', 'RW0451']);

/** What a refused sentence would have done, by the word that says so. */
const ofRefused: ReadonlyMap<string, RegExp> = new Map([
  ['RW0411', /\broll/iu],
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
  if (unread.length === 0 && unsound.size === 0) return diagnostics;
  const refused = said
    .filter((it) => unread.some(({ span }) => isWithin(span, it.span)))
    .map(({ source }) => source.text);
  const given = new Set(refused.flatMap((text) => /(?:^| )let (.+?) be /u.exec(text)?.[1] ?? []));
  return diagnostics.filter(({ code, span }) => {
    if (ofUnreadFiles.has(code) && unsound.size > 0 && !unsound.has(span.file.path)) return false;
    if (code === 'RW0409' || code === 'RW0340') return !given.has(wordsAt(span));
    const pattern = ofRefused.get(code);
    return pattern === undefined || !refused.some((text) => pattern.test(text));
  });
}

function isWithin(span: Diagnostic['span'], outer: Diagnostic['span']): boolean {
  return span.file === outer.file && outer.start <= span.start && span.end <= outer.end;
}
