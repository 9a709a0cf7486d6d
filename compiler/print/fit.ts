/**
 * How large the text of a card can be so that it fits. It is told before anything is drawn, alike everywhere, from how wide
 * letters are in the fonts that are asked for; what does not fit at the least size goes on on another card.
 */
import type { Line } from '../show/sentences.js';
import type { CardRead, SideRead } from '../table/reading.js';
import { cardSize } from './papers.js';

/** One printed card, or a part of one whose text is too long. */
export interface Face {
  readonly card: CardRead;
  readonly sides: readonly SideRead[];
  /** The size of its sentences and of its title, in points. */
  readonly size: number;
  readonly titleSize: number;
  /** Which part of how many it is. */
  readonly part: number;
  readonly parts: number;
}

const sizes = [8.5, 8, 7.5, 7, 6.5, 6, 5.5];
const least = 5;
const titleSizes = [11, 9.5, 8];
const leastTitle = 5.5;

/** In millimetres, as `card-style.ts` has them. */
const point = 0.3528;
const safe = 4;
const indent = 2.2;
const lineHeight = 1.3;
const betweenLines = 0.5;
const aroundSide = 3.4;
const aroundHeader = 2.2;
const kindHeight = 2.7;
const headingSize = 7;
const factSize = 7.5;
const codeWidth = 11;
const inner = cardSize.width - 2 * safe;

/** The card, in as many parts as its text needs. */
export function facesOf(card: CardRead): readonly Face[] {
  const titleSize = titleSizes.find((it) => rowsOf(card.title, inner - codeWidth, it) <= 2) ?? leastTitle;
  const header = safe + aroundHeader + linesHeight(card.title, inner - codeWidth, titleSize, 1.15) + kindHeight;
  const factWidth = (label: string): number => inner - (widthOf(label) + 1.5) * factSize * point;
  const facts = card.facts.reduce((sum, { label, text }) => sum + linesHeight(text, factWidth(label), factSize), 0);
  const room = cardSize.height - header - facts - safe + 1.6;
  const heightAt = (size: number): number => card.sides.reduce((sum, side) => sum + sideHeight(side, size), 0);
  const size = sizes.find((it) => heightAt(it) <= room);
  const divided = size === undefined ? divide(card.sides, room) : [card.sides];
  return divided.map((sides, index) => ({
    card,
    sides,
    size: size ?? least,
    titleSize,
    part: index + 1,
    parts: divided.length,
  }));
}

function headingOf({ called, title }: SideRead): string {
  return title === '' ? called : `${called}: ${title}`;
}

function headingHeight(side: SideRead): number {
  return aroundSide + linesHeight(headingOf(side), inner, headingSize);
}

function sideHeight(side: SideRead, size: number): number {
  return side.lines.reduce((sum, line) => sum + lineHeightOf(line, size), headingHeight(side));
}

function lineHeightOf({ depth, text }: Line, size: number): number {
  return linesHeight(text, inner - (depth + 1) * indent, size) + betweenLines;
}

/** As many lines on each part as there is room for at the least size; a line that no card has room for is cut between words. */
function divide(sides: readonly SideRead[], room: number): readonly (readonly SideRead[])[] {
  const parts: SideRead[][] = [[]];
  let left = room;
  const onNext = (): void => {
    parts.push([]);
    left = room;
  };
  for (const side of sides) {
    let open = false;
    for (const line of side.lines.flatMap((it) => cut(it, room - headingHeight(side)))) {
      const height = lineHeightOf(line, least);
      if (left < height + (open ? 0 : headingHeight(side))) {
        if (left < room) onNext();
        open = false;
      }
      const part = parts.at(-1) ?? [];
      const lines = open ? (part.pop()?.lines ?? []) : [];
      if (!open) left -= headingHeight(side);
      part.push({ ...side, lines: [...lines, line] });
      left -= height;
      open = true;
    }
  }
  return parts;
}

function cut(line: Line, room: number): readonly Line[] {
  const letters = Math.floor(room / (least * point * lineHeight)) * 30;
  if (lineHeightOf(line, least) <= room) return [line];
  const pieces = line.text.match(new RegExp(`.{1,${letters}}(?:\\s|$)|.{1,${letters}}`, 'gsu')) ?? [];
  return pieces.map((text) => ({ ...line, text: text.trim() }));
}

function linesHeight(text: string, width: number, size: number, height = lineHeight): number {
  return rowsOf(text, width, size) * size * point * height;
}

/** How many rows a text takes in `width` millimetres at a size in points. */
function rowsOf(text: string, width: number, size: number): number {
  const most = Math.max(1, width) / (size * point);
  let rows = 1;
  let taken = 0;
  for (const word of text.split(/\s+/u)) {
    const long = widthOf(word);
    if (taken > 0 && taken + space + long > most && !wide.test(word)) {
      rows += 1;
      taken = 0;
    }
    taken += (taken > 0 ? space : 0) + long;
    // What has no blanks is broken anywhere, and wide characters between any two, with some room left at the end of a row.
    const whole = Math.max(1, most - (wide.test(word) ? 1 : 0));
    if (taken > whole) {
      rows += Math.floor(taken / whole);
      taken %= whole;
    }
  }
  return rows;
}

const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]|[\u{1F000}-\u{3FFFF}]/u;
const space = 0.3;

/** In ems, of the widest of the fonts that are asked for. */
function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) {
    if (wide.test(letter)) width += 1;
    else if (/[ijl.,:;|!'’()[\]ftr\-I]/u.test(letter)) width += 0.36;
    else if (/[mwMW@%—…]/u.test(letter)) width += 0.93;
    else if (/[A-Z]/u.test(letter)) width += 0.72;
    else width += letter > '\u007F' ? 0.72 : 0.59;
  }
  return width;
}
