/**
 * One line of a file as a terminal shows it, and where a part of it stands there: tabs and wide characters take more
 * than one cell, combining marks none, and what is invisible is made visible.
 */
import { isWide } from '../source/width.js';

/** Lines of more cells than this are cut around the part that matters. */
const widest = 116;
const contextBefore = 40;

export interface DisplayLine {
  readonly text: string;
  /** The cell where the marked part starts, from 0, and how many cells it takes, at least 1. */
  readonly markAt: number;
  readonly markWidth: number;
}

interface Column {
  readonly shown: string;
  readonly width: number;
  readonly offset: number;
}

/** `line` without its line end; `start` and `end` are UTF-16 offsets in it. */
export function displayLine(line: string, start: number, end: number): DisplayLine {
  // Of a line of many thousand characters only those are looked at that may be shown.
  if (line.length > 4 * widest + start) return displayLine(line.slice(0, 4 * widest + start), start, end);
  const skipped = start - 2 * widest;
  if (skipped > widest) return displayLine(line.slice(skipped), start - skipped, end - skipped);
  if (/^[ -~]*$/u.test(line)) return plainLine(line, start, end);
  const cells = columnsOf(line);
  const markAt = widthUntil(cells, start);
  const markWidth = Math.max(1, widthUntil(cells, end) - markAt);
  const total = widthUntil(cells, line.length);
  if (total <= widest) return { text: cells.map((cell) => cell.shown).join(''), markAt, markWidth };

  const first = firstShown(markAt);
  let text = '';
  let position = 0;
  let shownTo = first;
  for (const cell of cells) {
    const ends = position + cell.width;
    if (position >= first && ends <= first + widest) {
      text += cell.shown;
      shownTo = ends;
    }
    position = ends;
  }
  return cut(text, { first, shownTo, total }, markAt, markWidth);
}

/** A line of which each character takes one cell and is shown as it is, as nearly all are. */
function plainLine(line: string, start: number, end: number): DisplayLine {
  const total = line.length;
  const markAt = Math.min(start, total);
  const markWidth = Math.max(1, Math.min(end, total) - markAt);
  if (total <= widest) return { text: line, markAt, markWidth };
  const first = firstShown(markAt);
  const shownTo = Math.min(total, first + widest);
  return cut(line.slice(first, shownTo), { first, shownTo, total }, markAt, markWidth);
}

function firstShown(markAt: number): number {
  return markAt < widest - contextBefore ? 0 : markAt - contextBefore;
}

/** A part of a line, with what tells that there is more of it before or behind. */
function cut(
  part: string,
  { first, shownTo, total }: { readonly first: number; readonly shownTo: number; readonly total: number },
  markAt: number,
  markWidth: number,
): DisplayLine {
  const text = `${first > 0 ? '…' : ''}${part}${shownTo < total ? '…' : ''}`;
  const shift = first > 0 ? 1 - first : 0;
  return { text, markAt: markAt + shift, markWidth: Math.min(markWidth, Math.max(1, shownTo - markAt)) };
}

function columnsOf(line: string): Column[] {
  const cells: Column[] = [];
  let offset = 0;
  for (const character of line) {
    cells.push({ ...shownAs(character), offset });
    offset += character.length;
  }
  return cells;
}

function widthUntil(cells: readonly Column[], offset: number): number {
  let width = 0;
  for (const cell of cells) {
    if (cell.offset >= offset) break;
    width += cell.width;
  }
  return width;
}

type Shown = Omit<Column, 'offset'>;

/** What was found of each character: a line is shown once for each mistake in it, and what Unicode says takes its time. */
const known = new Map<string, Shown>();

function shownAs(character: string): Shown {
  const cell = known.get(character) ?? cellOf(character);
  known.set(character, cell);
  return cell;
}

function cellOf(character: string): Shown {
  if (character === ' ' || (character > ' ' && character <= '~')) return { shown: character, width: 1 };
  if (character === '\t') return { shown: '  ', width: 2 };
  if (/[\p{Zs}]/u.test(character)) return { shown: '␣', width: 1 };
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(character)) return { shown: '\uFFFD', width: 1 };
  if (/\p{M}/u.test(character)) return { shown: character, width: 0 };
  return { shown: character, width: isWide(character) ? 2 : 1 };
}
