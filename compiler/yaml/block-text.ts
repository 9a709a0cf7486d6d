/** The texts of block scalars (`|` and `>`), each character with its place in the file. */
import type { SourceFile } from '../source/span.js';
import { type SpannedText, textWithPlaces } from '../source/text.js';

/** A block scalar as it stands in the file. */
export interface BlockSource {
  readonly file: SourceFile;
  /** `|`, `>-`, `|2+`. */
  readonly header: string;
  /** The lines under the header, and where they start in the file. */
  readonly source: string;
  readonly offset: number;
  /** How far the block that holds the scalar is indented; an explicit indentation counts from there. */
  readonly parentIndent: number;
}

interface Line {
  readonly indent: number;
  readonly content: string;
  /** Where the line starts in the file. */
  readonly offset: number;
}

/** The text of a block scalar: without its indentation, folded for `>`, and with the line ends at its end that it asks for. */
export function blockText(block: BlockSource): SpannedText {
  const lines = linesOf(block);
  const chomping = /[+-]/u.exec(block.header)?.[0] ?? 'clip';
  const lastWithContent = lines.findLastIndex((line) => line.content !== '');
  const out = writer(block.file);
  if (lastWithContent === -1) {
    const kept = chomping === '+' && lines.length > 0 ? Math.max(1, lines.length - 1) : 0;
    for (let index = 0; index < kept; index += 1) out.put('\n', lines[index]?.offset ?? block.offset);
    return out.finish(block.offset + (kept > 0 ? block.source.length : 0));
  }

  const trim = indentationOf(block, lines);
  // Empty lines at the end that are indented further than the text belong to it.
  const end =
    1 +
    Math.max(
      lastWithContent,
      lines.findLastIndex((line) => line.indent > trim),
    );
  const body = lines.slice(0, end);
  if (block.header.startsWith('>')) writeFolded(out, body, trim);
  else writeLiteral(out, body, trim);

  const last = body.at(-1);
  const textEnd = last === undefined ? block.offset : endOf(last);
  if (chomping === 'clip') out.put('\n', textEnd);
  if (chomping === '+') {
    for (const line of lines.slice(end)) {
      out.put('\n', line.offset - 1);
      out.line(line, trim);
    }
    if (!out.endsWithBreak()) out.put('\n', textEnd);
  }
  const sourceEnd = block.offset + block.source.length;
  return out.finish(chomping === '-' ? textEnd : Math.min(sourceEnd, chomping === '+' ? sourceEnd : textEnd + 1));
}

function linesOf(block: BlockSource): Line[] {
  if (block.source === '') return [];
  let offset = block.offset;
  return block.source.split('\n').map((text) => {
    const indent = /^ */u.exec(text)?.[0].length ?? 0;
    const line = { indent, content: text.slice(indent), offset };
    offset += text.length + 1;
    return line;
  });
}

/** How much of each line is indentation: what the header says, or what the first line with content has. */
function indentationOf(block: BlockSource, lines: readonly Line[]): number {
  const digit = /[1-9]/u.exec(block.header)?.[0];
  if (digit !== undefined) return block.parentIndent + Number(digit);
  return lines.find((line) => line.content !== '')?.indent ?? 0;
}

function writeLiteral(out: Writer, lines: readonly Line[], trim: number): void {
  for (const [index, line] of lines.entries()) {
    if (index > 0) out.put('\n', line.offset - 1);
    out.line(line, trim);
  }
}

/** Line ends between lines of ordinary text fold to a space; those around blank or further indented lines stay. */
function writeFolded(out: Writer, lines: readonly Line[], trim: number): void {
  const firstWithContent = lines.findIndex((line) => line.content !== '');
  for (const line of lines.slice(0, firstWithContent)) {
    out.line(line, trim);
    out.put('\n', endOf(line));
  }
  let separator = '';
  let afterFurtherIndented = false;
  for (const line of lines.slice(firstWithContent)) {
    const before = line.offset - 1;
    if (line.indent > trim || line.content.startsWith('\t')) {
      if (separator === ' ') separator = '\n';
      else if (!afterFurtherIndented && separator === '\n') separator = '\n\n';
      out.put(separator, before);
      out.line(line, trim);
      separator = '\n';
      afterFurtherIndented = true;
    } else if (line.content === '') {
      if (separator === '\n') out.put('\n', before);
      else separator = '\n';
    } else {
      out.put(separator, before);
      out.line(line, trim);
      separator = ' ';
      afterFurtherIndented = false;
    }
  }
}

function endOf(line: Line): number {
  return line.offset + line.indent + line.content.length;
}

interface Writer {
  /** Adds text that stands for what is at one place of the file. */
  readonly put: (text: string, offset: number) => void;
  /** Adds a line without its first `trim` spaces. */
  readonly line: (line: Line, trim: number) => void;
  readonly endsWithBreak: () => boolean;
  readonly finish: (end: number) => SpannedText;
}

function writer(file: SourceFile): Writer {
  let text = '';
  const offsets: number[] = [];
  return {
    put(added, offset) {
      text += added;
      for (let index = 0; index < added.length; index += 1) offsets.push(offset);
    },
    line(line, trim) {
      const skipped = Math.min(trim, line.indent);
      const added = ' '.repeat(line.indent - skipped) + line.content;
      text += added;
      for (let index = 0; index < added.length; index += 1) offsets.push(line.offset + skipped + index);
    },
    endsWithBreak: () => text.endsWith('\n'),
    finish: (end) => textWithPlaces(text, file, [...offsets, Math.max(end, offsets.at(-1) ?? end)]),
  };
}
