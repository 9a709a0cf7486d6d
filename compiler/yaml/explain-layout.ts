/** Mistakes in the layout of lines: how far they are indented, and the colons and dashes that say what they are. */
import type { Help } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { characterName } from '../source/hidden.js';
import type { SourceFile, Span } from '../source/span.js';
import {
  contentOf,
  isItemLine,
  isKeyLine,
  keyColumn,
  lineAbove,
  lineAt,
  lineBelow,
  openColumns,
  opensText,
  spaces,
  type Line,
} from './lines.js';
import type { Mistake } from './mistake.js';

/** A line that stands at no column at which something is open. */
export function badIndent(line: Line): Mistake {
  const above = lineAbove(line);
  if (above === null) return noColumn(line, 'the line is indented in a way that fits nothing around it', line.indent);
  const ofText = ofTextBelow(above, line);
  if (ofText !== null) return ofText;
  const isItem = isItemLine(line.text);
  if (!isItem && !isKeyLine(line.text)) return missingColon(line.file, line.start + line.indent);
  const columns = openColumns(line).filter((column) => column !== line.indent && isItem === isItemColumn(line, column));
  const target = nearestTo(line.indent, columns) ?? above.indent;
  const what = `the ${isItem ? 'item' : 'line'} is indented by ${spaces(line.indent)}, where no ${isItem ? 'list' : 'block'} is open`;
  const first = firstLine(line.file);
  if (line.indent === 0 && first.indent > 0) {
    return noColumn(first, 'the first line is indented, and a later line is not', 0);
  }
  return noColumn(line, what, target);
}

/** A line of a text that stands no further than the key of that text; null of another line. */
function ofTextBelow(above: Line, line: Line): Mistake | null {
  const key = keyColumn(above);
  if (!opensText(above) || line.indent > key) return null;
  return noColumn(line, 'the text under `|` or `>` must be indented further than its key', key + 2);
}

function firstLine(file: SourceFile): Line {
  let line = lineAt(file, 0);
  while (/^\s*(?:#|$)/u.test(line.text) && line.end < file.text.length) line = lineAt(file, line.end + 1);
  return line;
}

/** A list item that stands where no list is open. */
export function misplacedItem(file: SourceFile, at: number): Mistake {
  const line = lineAt(file, at);
  return badIndent(/^ *-/u.test(line.text) ? line : lineAt(file, line.end + 1));
}

/** A line without its colon, or with something else than a space after it. */
export function missingColon(file: SourceFile, at: number): Mistake {
  const own = lineAt(file, at);
  const line = own.text.trim() === '' ? lineBelow(own) : own;
  const content = contentOf(line);
  const text = file.text.slice(content.start, content.end);
  const above = lineAbove(line);
  const ofText = above === null ? null : ofTextBelow(above, line);
  if (ofText !== null) return ofText;
  if (text.startsWith('- ')) return badIndent(line);
  const glued = /^(-)(?=[^ ])|^[\p{L}\p{N}_ ]+?(:)(?=[^ ])/u.exec(text);
  const mark = glued?.[1] ?? glued?.[2];
  if (glued !== null && mark !== undefined) {
    const start = content.start + glued[0].length - 1;
    const next = file.text.charAt(start + 1);
    if (/\p{Zs}/u.test(next)) {
      const span: Span = { file, start: start + 1, end: start + 2 };
      const help: Help = { text: 'put an ordinary space there', edits: [{ span, text: ' ' }], safe: true };
      return { diagnostic: report('RW0009', span, { character: characterName(next) }, { help: [help] }), repair: null };
    }
    const help: Help = {
      text: 'put a space there',
      edits: [{ span: { file, start: start + 1, end: start + 1 }, text: ' ' }],
      safe: true,
    };
    const span: Span = { file, start, end: start + 1 };
    return { diagnostic: report('RW0027', span, { after: mark }, { help: [help] }), repair: null };
  }
  if (isAmongItems(line)) return missingDash(line);
  const firstWord = /^\S+/u.exec(text)?.[0] ?? text;
  const wordEnd = content.start + firstWord.length;
  const help: Help = {
    text: 'put a colon after the key',
    edits: [{ span: { file, start: wordEnd, end: wordEnd }, text: ':' }],
    safe: false,
  };
  return { diagnostic: report('RW0026', content, { line: text }, { help: [help] }), repair: null };
}

/** True where the line above or below starts with a dash in the same column. */
function isAmongItems(line: Line): boolean {
  const isItemBeside = (other: Line | null): boolean =>
    other !== null && other.start !== line.start && other.indent === line.indent && /^ *- /u.test(other.text);
  return isItemBeside(lineAbove(line)) || isItemBeside(lineBelow(line));
}

function missingDash(line: Line): Mistake {
  const content = contentOf(line);
  const what = 'a line between the items of a list has no dash';
  const help: Help = {
    text: 'put a dash in front if it is an item',
    edits: [{ span: { ...content, end: content.start }, text: '- ' }],
    safe: false,
  };
  return { diagnostic: report('RW0006', content, { what }, { help: [help] }), repair: null };
}

function noColumn(line: Line, what: string, target: number): Mistake {
  const indentation: Span = { file: line.file, start: line.start, end: line.start + line.indent };
  const firstWord = /^\S+/u.exec(line.text)?.[0].length ?? 0;
  const span: Span = line.indent === 0 ? { ...indentation, end: line.start + firstWord } : indentation;
  const help: Help = {
    text: `indent it by ${spaces(target)}`,
    edits: [{ span: indentation, text: ' '.repeat(target) }],
    safe: false,
  };
  return { diagnostic: report('RW0020', span, { what }, { help: target === line.indent ? [] : [help] }), repair: null };
}

/** True where the innermost thing open at `column` above the line is a list's dash. */
function isItemColumn(line: Line, column: number): boolean {
  for (let above = lineAbove(line); above !== null; above = lineAbove(above)) {
    if (above.indent <= column) return above.text[column] === '-' && /^(?: |$)/u.test(above.text.slice(column + 1));
  }
  return false;
}

function nearestTo(wanted: number, columns: readonly number[]): number | null {
  let best: number | null = null;
  for (const column of columns) {
    if (best === null || Math.abs(column - wanted) < Math.abs(best - wanted)) best = column;
  }
  return best;
}
