/**
 * Texts as they lie on a disk. A `SourceFile` has neither a byte order mark nor other line ends than `\n`; what is written back keeps
 * those that the file has.
 */
import { edited, type Edit } from './edit.js';

const mark = '\uFEFF';

/** The text without a byte order mark at its start, and with `\n` for each line end. */
export function normalised(written: string): string {
  const text = written.startsWith(mark) ? written.slice(1) : written;
  return text.includes('\r') ? text.replace(/\r\n?/gu, '\n') : text;
}

/**
 * Makes edits, which are of the normalised text, in the text as it is written: all that they do not touch stays byte for byte. New
 * lines end as most lines of the text do.
 */
export function editedAsWritten(written: string, edits: readonly Edit[]): string {
  const offsets = offsetsIn(written);
  const lineEnd = commonLineEnd(written);
  const placed = edits.map(({ span, text }): Edit => {
    const [start = 0, end = start] = [offsets[span.start], offsets[span.end]];
    return { span: { ...span, start, end }, text: text.replaceAll('\n', lineEnd) };
  });
  return edited(written, placed).text;
}

/** Another text with its lines ending as most of those that are written do. */
export function linesEndingAs(written: string, text: string): string {
  return text.replaceAll('\n', commonLineEnd(written));
}

/** The text with all its lines ending as most of them do. */
export function withOneLineEnd(written: string): string {
  return written.replace(/\r\n?|\n/gu, commonLineEnd(written));
}

/** For each offset of the normalised text, its end included, the offset in the text as written. */
function offsetsIn(written: string): readonly number[] {
  const offsets: number[] = [];
  for (let at = written.startsWith(mark) ? 1 : 0; at < written.length; at += 1) {
    offsets.push(at);
    if (written[at] === '\r' && written[at + 1] === '\n') at += 1;
  }
  return [...offsets, written.length];
}

/** Of as many of one kind as of another, the plainer one. */
function commonLineEnd(written: string): string {
  const counts = new Map([
    ['\n', 0],
    ['\r\n', 0],
    ['\r', 0],
  ]);
  for (const [end] of written.matchAll(/\r\n?|\n/gu)) counts.set(end, (counts.get(end) ?? 0) + 1);
  const [[common] = ['\n']] = [...counts].sort(([, one], [, other]) => other - one);
  return common;
}
