/** Two lines of an example that YAML reads as one text, because the second has lost its dash. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { placeAt, spanWithin, type SpannedText, textWithin } from '../source/text.js';

/** The message, where a text that goes on over the end of a line is two that can each be read by `isRead`; null where it is not. */
export function lostDash(source: SpannedText, isRead: (line: SpannedText) => boolean): Diagnostic | null {
  const { file, text } = source;
  const start = placeAt(source, 0);
  const [dash] = /^ *- +$/u.exec(file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1, start)) ?? [];
  if (dash === undefined) return null;
  for (const { index } of text.matchAll(/ (?=\S)/gu)) {
    const [end, next] = [placeAt(source, index), placeAt(source, index + 1)];
    if (!/^ *\n *$/u.test(file.text.slice(end, next))) continue;
    if (!isRead(textWithin(source, 0, index)) || !isRead(textWithin(source, index + 1, text.length))) continue;
    const behind = spanWithin(source, index + 1, text.length);
    const edits = [{ span: { file, start: end, end: next }, text: `\n${dash}` }];
    const help = [{ text: 'put a dash in front', edits, safe: false }];
    return report('RW0006', behind, { what: 'the line has no dash in front' }, { help });
  }
  return null;
}
