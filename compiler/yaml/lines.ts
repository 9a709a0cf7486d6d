/** Lines of a file around a place. */
import type { SourceFile, Span } from '../source/span.js';

export interface Line {
  readonly file: SourceFile;
  /** Offsets in the file; the end excludes the line end. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** How many spaces the line starts with. */
  readonly indent: number;
}

/** The line on which `offset` stands. */
export function lineAt(file: SourceFile, offset: number): Line {
  const at = Math.max(0, Math.min(offset, file.text.length));
  const start = at === 0 ? 0 : file.text.lastIndexOf('\n', at - 1) + 1;
  const next = file.text.indexOf('\n', at);
  const end = next === -1 ? file.text.length : next;
  const text = file.text.slice(start, end);
  return { file, start, end, text, indent: /^ */u.exec(text)?.[0].length ?? 0 };
}

/** The nearest line above that is neither blank nor a comment, or null. */
export function lineAbove(line: Line): Line | null {
  let current = line;
  while (current.start > 0) {
    current = lineAt(line.file, current.start - 1);
    if (!/^\s*(?:#|$)/u.test(current.text)) return current;
  }
  return null;
}

/** The nearest line below that is neither blank nor a comment, or the line itself when it is the last. */
export function lineBelow(line: Line): Line {
  let current = line;
  while (current.end < line.file.text.length) {
    current = lineAt(line.file, current.end + 1);
    if (!/^\s*(?:#|$)/u.test(current.text)) return current;
  }
  return line;
}

/** True of a line that begins with a dash. */
export function isItemLine(text: string): boolean {
  return /^ *-(?: |$)/u.test(text);
}

/** True of a line that begins with a key. */
export function isKeyLine(text: string): boolean {
  return /^ *[^\s#][^:]*:(?: |$)/u.test(text);
}

/** True where the lines below are a text, by `|` or `>` at the end of the line. */
export function opensText({ text }: Line): boolean {
  return /[:\s][|>][+-]?\s*(?:#.*)?$/u.test(text);
}

/** Where the key of a line stands, behind the dashes in front of it. */
export function keyColumn({ text }: Line): number {
  return /^ *(?:- +)*/u.exec(text)?.[0].length ?? 0;
}

/** Where a line stands if it is of the text that a line above opens, and where such texts do; null where it is a key or an item, or no text is above. */
export function textColumn(line: Line): { readonly now: number; readonly usual: number } | null {
  if (isItemLine(line.text) || isKeyLine(line.text)) return null;
  let first = lineBelow(line);
  let least = Number.POSITIVE_INFINITY;
  for (let above = lineAbove(line); above !== null && least > 0; above = lineAbove(above)) {
    const key = keyColumn(above);
    const usual = key + 2;
    if (opensText(above)) return least <= key ? null : { now: first.indent > key ? first.indent : usual, usual };
    first = above;
    least = Math.min(least, above.indent);
  }
  return null;
}

/** From `start` to the end of what its line says, without a comment and the space before it. */
export function restOfLine(file: SourceFile, start: number): Span {
  const line = lineAt(file, start);
  const text = file.text.slice(start, line.end);
  const comment = /\s+#.*$/u.exec(text);
  const length = (comment === null ? text : text.slice(0, comment.index)).trimEnd().length;
  return { file, start, end: start + length };
}

/** What a line says, without its indentation and comment. */
export function contentOf(line: Line): Span {
  return restOfLine(line.file, line.start + line.indent);
}

/**
 * The columns at which a line may go on with what is open above it: where keys and dashes of the blocks around it start,
 * from the innermost outwards.
 */
export function openColumns(line: Line): number[] {
  const columns: number[] = [];
  let outermost = Number.POSITIVE_INFINITY;
  for (let above = lineAbove(line); above !== null && outermost > 0; above = lineAbove(above)) {
    if (above.indent >= outermost) continue;
    const marks = /^ *(?:- +)*/u.exec(above.text)?.[0] ?? '';
    const starts = [...marks.matchAll(/-/gu)].map((mark) => mark.index);
    if (marks.length < above.text.length && !starts.includes(marks.length)) starts.push(marks.length);
    columns.push(...starts.filter((column) => column < outermost).reverse());
    outermost = above.indent;
  }
  return columns;
}

/** `no space`, `1 space`, `2 spaces`. */
export function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
}
