/**
 * What may be wrong with one line of a file, so that what is told of it is told elsewhere: it stands too far left or right, has lost
 * its dash, the colon behind its key, or a bracket, or has one too many. Each mending is only tried.
 */
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { lineStartsOf, type SourceFile, type Span } from '../source/span.js';
import { contentOf, isItemLine, lineAt, openColumns, spaces, textColumn, type Line } from '../yaml/lines.js';
import { linesOf, oddness, type Way } from './layout.js';

/** A change of one line. */
export interface Mending {
  /** The range of the file to replace, and with what. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Of a line that is moved: by how many columns. */
  readonly columns?: number;
  /** Of a key that is put into another block: where its line begins. */
  readonly line?: number;
  /** How the mistake is told. */
  readonly message: () => Diagnostic;
}

const mostColumns = 4;
/** A line that was moved mostly stands above what is told. */
const linesAbove = 30;
const belowAsAbove = 5;

/** The file with one of them made. */
export function withMending({ text }: SourceFile, { start, end, text: by }: Mending): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** Each line near these, counted from 0, at each column where it may stand, the least odd file first; `isSure`: a move may make the file odder. */
export function movesNear(
  file: SourceFile,
  near: readonly number[],
  isSure: boolean,
  usual: ReadonlySet<Way>,
): readonly Mending[] {
  const starts = lineStartsOf(file);
  const lines = linesOf(file.text);
  const now = oddness(lines, usual);
  return lines
    .flatMap((placed, index) => {
      const { number, indent } = placed;
      if (!placed.isItem && !placed.isKey) return [];
      const distance = Math.min(...near.map((it) => (it < number ? (number - it) * belowAsAbove : it - number)));
      if (distance > linesAbove) return [];
      const line = lineAt(file, starts[number] ?? 0);
      const own = openColumns(line);
      const columns = new Set([0, ...own.flatMap((column) => [column, column + 2, column + 4])]);
      return [...columns]
        .filter((column) => column !== indent && Math.abs(column - indent) <= mostColumns)
        .map((column) => ({
          line,
          column,
          distance,
          steps: Math.abs(column - indent),
          odd: oddness(lines.with(index, { ...placed, indent: column }), usual),
        }));
    })
    .filter(({ odd }) => isSure || odd <= now)
    .sort((a, b) => a.odd - b.odd || a.steps - b.steps || a.distance - b.distance)
    .map(({ line, column }) => moved(line, column));
}

/** The lines near these that may be of a text below `|` or `>`, at the column of that text, first those that come to stand two further than its key. */
export function textsNear(file: SourceFile, near: readonly number[]): readonly Mending[] {
  const lines = linesNear(file, near).flatMap((line) => {
    const column = textColumn(line);
    return column === null || column.now === line.indent ? [] : [{ line, column }];
  });
  const odd = ({ column: { now, usual } }: (typeof lines)[number]): number => Math.abs(now - usual);
  return lines.sort((a, b) => odd(a) - odd(b)).map(({ line, column }) => moved(line, column.now));
}

function moved(line: Line, column: number): Mending {
  const { file, start, end, indent, text } = line;
  const span: Span = { file, start, end: start + indent };
  const edit = { start, end: span.end, text: ' '.repeat(column) };
  const what = `the ${isItemLine(text) ? 'item' : 'line'} is indented by ${spaces(indent)} in place of ${column}`;
  return {
    ...edit,
    columns: Math.abs(column - indent),
    message: () =>
      report(
        'RW0020',
        indent === 0 ? { ...span, end } : span,
        { what },
        { help: [helpOf(`indent it by ${spaces(column)}`, file, edit)] },
      ),
  };
}

/** A key near these, with all below it, stands in a block beside its own, or around it. */
export function blocksNear(file: SourceFile, near: readonly number[]): readonly Mending[] {
  const lines = file.text.split('\n');
  const starts = [...lineStartsOf(file), file.text.length + 1];
  const numbers = [...new Set(near.flatMap((number) => [number, number - 1, number + 1]))];
  return numbers.flatMap((number): readonly Mending[] => {
    const [, key = ''] = /^ *([^\s#-][^:#]*):(?: |$)/u.exec(lines[number] ?? '') ?? [];
    if (key === '') return [];
    const own = indentOf(lines[number] ?? '');
    const behind = endOfBlock(lines, number);
    const block = lines.slice(number, behind);
    const shifted = (column: number): readonly string[] =>
      block.map((line) =>
        line === '' ? line : ' '.repeat(Math.max(0, indentOf(line) + column - own)) + line.trimStart(),
      );
    const replaced = (from: number, to: number, by: readonly string[]): Mending => {
      const edit = { start: starts[from] ?? 0, end: (starts[to] ?? file.text.length + 1) - 1, text: by.join('\n') };
      const start = (starts[number] ?? 0) + own;
      const span: Span = { file, start, end: start + key.length };
      const help = helpOf('put it there, with all that stands below it', file, edit);
      const what = `the key \`${key}\` stands in another block than the one it belongs to`;
      return { ...edit, line: starts[number] ?? 0, message: () => report('RW0020', span, { what }, { help: [help] }) };
    };
    const found: Mending[] = [];
    const first = lines[behind + 1];
    // Into the block of the key below it, or of the one above.
    if (isKeyAt(lines[behind], own) && first !== undefined && indentOf(first) > own)
      found.push(replaced(number, behind + 1, [lines[behind] ?? '', ...shifted(indentOf(first))]));
    const above = lines.slice(0, number).findLastIndex((line) => line.trim() !== '' && indentOf(line) <= own);
    const child = lines[above + 1];
    if (above >= 0 && above + 1 < number && isKeyAt(lines[above], own) && child !== undefined)
      found.push(replaced(number, behind, shifted(indentOf(child))));
    // Out of the block that it stands in, in front of it or behind it.
    const parent = lines.slice(0, number).findLastIndex((line) => line.trim() !== '' && indentOf(line) < own);
    if (parent >= 0 && isKeyAt(lines[parent], indentOf(lines[parent] ?? ''))) {
      const column = indentOf(lines[parent] ?? '');
      const end = endOfBlock(lines, parent);
      found.push(replaced(parent, behind, [...shifted(column), ...lines.slice(parent, number)]));
      found.push(replaced(number, end, [...lines.slice(behind, end), ...shifted(column)]));
    }
    return found;
  });
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function isKeyAt(line: string | undefined, column: number): boolean {
  return line !== undefined && indentOf(line) === column && /^ *[^\s#-][^:#]*:\s*$/u.test(line);
}

/** The number of the line behind all that stands below a key. */
function endOfBlock(lines: readonly string[], number: number): number {
  const own = indentOf(lines[number] ?? '');
  let last = number;
  for (let at = number + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    const isItem = isItemLine(line);
    if (indentOf(line) < own || (indentOf(line) === own && !isItem)) break;
    last = at;
  }
  return last + 1;
}

/** What is in the place of a dash, or looks like one. */
const dashLike = /^(?:[–—*•·]|-(?=\S))\s*/u;
const bracketsOf: Readonly<Record<string, string>> = { '[': ']', '{': '}' };
const mostBrackets = 12;

/** The lines near these that show by themselves that something is wrong: another sign for the dash, brackets or quotes that do not pair up. */
export function oddSignsNear(file: SourceFile, near: readonly number[]): readonly Mending[] {
  return linesNear(file, near).flatMap((line) => [...withDashForSign(line), ...withBracket(line), ...withQuote(line)]);
}

/** The lines near these, each with a colon or a dash that it may lack. */
export function signsNear(
  file: SourceFile,
  near: readonly number[],
  isKey: (word: string) => boolean,
): readonly Mending[] {
  const lines = linesNear(file, near);
  return [...lines.flatMap((line) => withColon(line, isKey)), ...lines.flatMap(withDash)];
}

/** The lines that these are, and those right above and below them. */
function linesNear(file: SourceFile, near: readonly number[]): readonly Line[] {
  const starts = lineStartsOf(file);
  const numbers = new Set(near.flatMap((number) => [number, number - 1, number + 1]));
  return [...numbers].flatMap((number) => {
    const start = starts[number];
    const line = start === undefined ? null : lineAt(file, start);
    return line === null || /^\s*(?:#|$)/u.test(line.text) ? [] : [line];
  });
}

/** `– place 1 Runner`, `* place`, `-place`: another sign stands for the dash, or the space behind it is lost. */
function withDashForSign(line: Line): readonly Mending[] {
  const content = contentOf(line);
  const found = dashLike.exec(line.file.text.slice(content.start, content.end))?.[0];
  if (found === undefined) return [];
  const end = content.start + found.length;
  return [
    signed(
      line,
      { start: content.start, end, text: '- ' },
      { what: 'the item does not begin with a dash and a space', advice: 'begin it with a dash and a space' },
    ),
  ];
}

/** A line that is no item becomes one, at its own column or at one where items stand; its key stays where it is, or what stands below it would not. */
function withDash(line: Line): readonly Mending[] {
  const { file, indent, start, text } = line;
  if (isItemLine(text)) return [];
  const place = start + indent;
  const within = indent >= 2 ? [{ start: place - 2, end: place, text: '- ' }] : [];
  const edits = [{ start: place, end: place, text: '- ' }, ...within];
  return edits.map((edit) => {
    const message = (): Diagnostic =>
      report(
        'RW0006',
        { ...contentOf(line), file },
        { what: 'the line has no dash in front' },
        { help: [helpOf('put a dash in front', file, edit)] },
      );
    return { ...edit, message };
  });
}

/** `title Spring Tide`, `then`: a key without its colon. */
function withColon(line: Line, isKey: (word: string) => boolean): readonly Mending[] {
  const { file } = line;
  const content = contentOf(line);
  const text = file.text.slice(content.start, content.end);
  const [mark = ''] = /^(?:- +)*/u.exec(text) ?? [];
  const words = [...text.slice(mark.length).matchAll(/\S+/gu)];
  return words.flatMap((word, index): readonly Mending[] => {
    const length = word.index + word[0].length;
    const key = text.slice(mark.length, mark.length + length);
    const isLast = index === words.length - 1;
    if (index > 6 || key.includes(':') || !(isKey(key) || isLast || /^[[{]/u.test(words[index + 1]?.[0] ?? '')))
      return [];
    const at = content.start + mark.length + length;
    const edit = { start: at, end: at, text: ':' };
    const message = (): Diagnostic =>
      report('RW0026', content, { line: text }, { help: [helpOf('put a colon after the key', file, edit)] });
    return [{ ...edit, message }];
  });
}

/** A bracket put where a value begins, or where an item ends; or one left out that is one too many. */
function withBracket(line: Line): readonly Mending[] {
  const { file } = line;
  const content = contentOf(line);
  const text = file.text.slice(content.start, content.end);
  return Object.entries(bracketsOf).flatMap(([open, close]): readonly Mending[] => {
    const count = (bracket: string): number => text.split(bracket).length - 1;
    const [opened, closed] = [count(open), count(close)];
    if (opened === closed) return [];
    const [bracket, missing] = opened > closed ? [close, open] : [open, close];
    const places =
      opened > closed
        ? [...text.matchAll(/(?=\s*[,\]}])|$/gu)].map(({ index }) => index).reverse()
        : [...text.matchAll(/(?<=: +)(?=\S)|(?<=[[{,] ?)(?=\S)|^/gu)].map(({ index }) => index);
    const at = text.lastIndexOf(missing);
    const mended = places.slice(0, mostBrackets).map((place) => ({ start: place, end: place, text: bracket }));
    return [...mended, { start: at, end: at + 1, text: '' }].map((edit) => {
      const own = { ...edit, start: content.start + edit.start, end: content.start + edit.end };
      const advice = edit.text === '' ? 'leave it out' : `put \`${bracket}\` here`;
      // From the bracket up to the place where the other belongs.
      const [from, to] = edit.text === '' ? [at, at] : [Math.min(at, edit.start), Math.max(at, edit.start - 1)];
      const mark: Span = { file, start: content.start + from, end: content.start + to + 1 };
      const message = (): Diagnostic =>
        report('RW0023', mark, { bracket: missing, missing: opened > closed }, { help: [helpOf(advice, file, own)] });
      return { ...own, message };
    });
  });
}

/** Within brackets, a quote put where an item begins or ends, or left out. */
function withQuote(line: Line): readonly Mending[] {
  const { file } = line;
  const content = contentOf(line);
  const text = file.text.slice(content.start, content.end);
  if (text.split('"').length % 2 === 1 || !/[[{]/u.test(text)) return [];
  const borders = /(?<=[[{,] ?|: )(?=[^\s"[{])|(?<=[^\s"])(?=\s*[,\]}])/gu;
  const put = [...text.matchAll(borders)].slice(0, mostBrackets).map(({ index }) => ({ at: index, quote: '"' }));
  const left = [...text.matchAll(/"/gu)].slice(0, mostBrackets).map(({ index }) => ({ at: index, quote: '' }));
  return [...put, ...left].map(({ at, quote }) => {
    const start = content.start + at;
    const edit = { start, end: quote === '' ? start + 1 : start, text: quote };
    const which = /^"?\s*(?:[,\]}]|$)/u.test(text.slice(at)) ? 'closing' : 'opening';
    const mark: Span = { file, start: Math.max(content.start, start - 1), end: start + 1 };
    const advice = quote === '' ? 'leave the quote out' : 'put a quote here';
    const other = quote === '' ? (which === 'closing' ? 'opening' : 'closing') : which;
    const message = (): Diagnostic =>
      report('RW0019', mark, { quote: '`"`', which: other }, { help: [helpOf(advice, file, edit)] });
    return { ...edit, message };
  });
}

function signed(
  line: Line,
  edit: Pick<Mending, 'start' | 'end' | 'text'>,
  { what, advice }: { readonly what: string; readonly advice: string },
): Mending {
  const { file } = line;
  const message = (): Diagnostic => report('RW0006', contentOf(line), { what }, { help: [helpOf(advice, file, edit)] });
  return { ...edit, message };
}

function helpOf(
  text: string,
  file: SourceFile,
  { start, end, text: by }: Pick<Mending, 'start' | 'end' | 'text'>,
): Help {
  return { text, edits: [{ span: { file, start, end }, text: by }], safe: false };
}
