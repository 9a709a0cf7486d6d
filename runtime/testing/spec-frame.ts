/**
 * Where an example, a step or a sentence stands in its YAML file, with the lines around it. The file is read when something
 * has failed; what a suite holds is the line alone. This is the only file of the runtime that reads from a disk.
 */
import { readFileSync } from 'node:fs';
import type { Place } from './script.js';

/** A line of a file of the spec. `file` is below `spec/`, `line` counts from 1. */
export interface SpecLine {
  readonly file: string;
  readonly line: number;
}

/** A part of a line, as offsets into it. */
interface LineSpan {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** How many lines are shown before and after the one that is meant. */
const BEFORE = 2;
const AFTER = 1;

/**
 * `--> spec/marsh/cards/c1.yaml:14:9` and the lines there, with a mark under what is meant and `label` behind it. Null
 * place: the line itself. Where the file cannot be read, the file and its line alone.
 */
export function frameAt({ file, line }: SpecLine, place: Place | null, label: string): string {
  const lines = linesOf(`spec/${file}`);
  const own = lines === null ? null : wholeLine(lines, line);
  if (lines === null || own === null) return ` --> spec/${file}:${line}`;
  const found = (place === null ? null : itemAt(lines, line, place)) ?? own;
  return frameOf(file, lines, found, label);
}

/** The same, at the first line of a file that begins with a name; where there is none, the file alone. */
export function frameAtName(file: string, name: string, label: string): string {
  const lines = linesOf(`spec/${file}`) ?? [];
  const at = lines.findIndex((text) => text.startsWith(`${name}:`, contentAt(text)));
  const found = wholeLine(lines, at + 1);
  return found === null ? ` --> spec/${file}` : frameOf(file, lines, found, label);
}

function frameOf(file: string, lines: readonly string[], found: LineSpan, label: string): string {
  const last = Math.min(found.line + AFTER, lines.length);
  const gutter = String(last).length;
  const margin = ' '.repeat(gutter + 2);
  const shown: string[] = [];
  for (let at = Math.max(1, found.line - BEFORE); at <= last; at += 1) {
    shown.push(` ${String(at).padStart(gutter)} | ${lines[at - 1] ?? ''}`.trimEnd());
    if (at !== found.line) continue;
    const mark = '^'.repeat(Math.max(1, found.end - found.start));
    shown.push(`${margin}| ${' '.repeat(found.start)}${mark} ${label}`.trimEnd());
  }
  return [`${' '.repeat(gutter + 1)}--> spec/${file}:${found.line}:${found.start + 1}`, `${margin}|`, ...shown].join(
    '\n',
  );
}

function linesOf(path: string): readonly string[] | null {
  try {
    return readFileSync(path, 'utf8').split(/\r?\n/u);
  } catch {
    return null;
  }
}

/**
 * The item of a list of the map that has something on this line: its key is looked for among the lines of the map, and below it
 * the lists are counted by their dashes. Null where it is not written one item below the other.
 */
export function itemAt(lines: readonly string[], line: number, { part, index, inner }: Place): LineSpan | null {
  const column = contentAt(lines[line - 1] ?? '');
  const isWithin = (text: string): boolean => isEmpty(text) || contentAt(text) >= column || indentOf(text) >= column;
  const isFurther = (text: string): boolean => isEmpty(text) || indentOf(text) >= column;
  let first = line;
  while (first > 1 && isFurther(lines[first - 1] ?? '') && isWithin(lines[first - 2] ?? '')) first -= 1;
  for (let at = first; at <= lines.length; at += 1) {
    const text = lines[at - 1] ?? '';
    if (at > first && !isEmpty(text) && indentOf(text) < column) return null;
    if (contentAt(text) !== column || !text.startsWith(`${part}:`, column)) continue;
    const item = nthItem(lines, at, column, index);
    if (item === null || inner === undefined) return item;
    return nthItem(lines, item.line, contentAt(lines[item.line - 1] ?? ''), inner) ?? item;
  }
  return null;
}

/** The item with this index of the list below a key. */
function nthItem(lines: readonly string[], keyLine: number, keyColumn: number, index: number): LineSpan | null {
  let dash = -1;
  let count = -1;
  for (let at = keyLine + 1; at <= lines.length; at += 1) {
    const text = lines[at - 1] ?? '';
    if (isEmpty(text)) continue;
    const indent = indentOf(text);
    if (dash === -1) dash = text.startsWith('- ', indent) && indent >= keyColumn ? indent : -2;
    if (indent < dash || dash < 0) return null;
    if (indent !== dash) continue;
    if (!text.startsWith('- ', indent)) return null;
    count += 1;
    if (count === index) return wholeLine(lines, at);
  }
  return null;
}

/** All that a line says: behind its dashes, and without what is blank at its end. */
function wholeLine(lines: readonly string[], line: number): LineSpan | null {
  const text = lines[line - 1];
  return text === undefined || isEmpty(text) ? null : { line, start: contentAt(text), end: text.trimEnd().length };
}

/** Nothing, or a comment. */
function isEmpty(text: string): boolean {
  return /^\s*(?:#|$)/u.test(text);
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** Where a line begins behind its indentation and its dashes. */
function contentAt(text: string): number {
  return /^\s*(?:-\s+)*/u.exec(text)?.[0].length ?? 0;
}
