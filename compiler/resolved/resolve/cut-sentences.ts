/** Within brackets a comma ends an item: `[Crown win, with a Triumph]` are two sentences, of which neither or only the first has a meaning. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { SourcePhrase } from '../../surface/read-steps.js';

/**
 * The sentences that a comma has cut in two, with the message about it; null for the second half where the first has it. `refused` are
 * those of which something is told, `said` all of the same file in their order.
 */
export function cutSentences(
  refused: ReadonlySet<SourcePhrase>,
  said: readonly SourcePhrase[],
  isWell: (sentence: string) => boolean,
): ReadonlyMap<SourcePhrase, Diagnostic | null> {
  const found = new Map<SourcePhrase, Diagnostic | null>();
  for (const [index, behind] of said.entries()) {
    const before = said[index - 1];
    if (before === undefined || !(refused.has(before) || refused.has(behind))) continue;
    const told = toldOf(before, behind, isWell);
    if (told === null) continue;
    if (refused.has(before)) found.set(before, told);
    if (refused.has(behind)) found.set(behind, refused.has(before) ? null : told);
  }
  return found;
}

function toldOf(before: SourcePhrase, behind: SourcePhrase, isWell: (sentence: string) => boolean): Diagnostic | null {
  if (before.part !== 'sentence' || behind.part !== 'sentence') return null;
  const { file, end } = before.span;
  const between = file.text.slice(end, behind.span.start);
  const inBrackets = /\[[^\]\n]*$/u.test(file.text.slice(0, end));
  if (!/^, *$/u.test(between) || !inBrackets || !isWell(`${before.source.text} ${behind.source.text}`)) return null;
  const [next = ''] = behind.source.text.split(' ');
  const text = `leave out the comma before \`${next}\`: within brackets it ends the sentence`;
  const span = { file, start: end, end: end + 1 };
  return report('RW0204', span, { found: ',' }, { help: [{ text, edits: [{ span, text: '' }], safe: false }] });
}
