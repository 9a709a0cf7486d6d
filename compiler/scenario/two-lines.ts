/** Two lines of an example that YAML reads as one text, because the second has lost its dash. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { spanWithin, type SpannedText } from '../source/text.js';

/** The message, where a text that goes on over the end of a line is two that can each be read by `isRead`; null where it is not. */
export function lostDash(source: SpannedText, isRead: (line: SpannedText) => boolean): Diagnostic | null {
  const { file, offsets, text } = source;
  const start = offsets[0] ?? 0;
  const [dash] = /^ *- +$/u.exec(file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1, start)) ?? [];
  if (dash === undefined) return null;
  for (const { index } of text.matchAll(/ (?=\S)/gu)) {
    const [end, next] = [offsets[index], offsets[index + 1]];
    if (end === undefined || next === undefined || !/^ *\n *$/u.test(file.text.slice(end, next))) continue;
    if (!isRead(part(source, 0, index)) || !isRead(part(source, index + 1, text.length))) continue;
    const behind = spanWithin(source, index + 1, text.length);
    const edits = [{ span: { file, start: end, end: next }, text: `\n${dash}` }];
    const help = [{ text: 'put a dash in front', edits, safe: false }];
    return report('RW0006', behind, { what: 'the line has no dash in front' }, { help });
  }
  return null;
}

function part({ file, offsets, text }: SpannedText, start: number, end: number): SpannedText {
  return { file, text: text.slice(start, end), offsets: offsets.slice(start, end + 1) };
}
