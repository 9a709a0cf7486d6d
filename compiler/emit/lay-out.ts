/**
 * Calls on plain data, laid out just as the formatter lays them out. Most of what is generated is such calls, and
 * formatting them takes longer than all the rest of a build.
 */
import { widthOf } from '../source/width.js';
import { stringLiteral, unmarked } from './module.js';

/** Text, a number, nothing, or a list or record of such. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

const width = 120;

/** A call as a statement: `play.shows('Fenwick holds 1 Depot', { … });`. */
export function callStatement(indent: string, callee: string, args: readonly Plain[]): string {
  const open = `${indent}${callee}(`;
  const flat = args.map(flatText);
  const line = `${open}${flat.join(', ')});`;
  const last = args.at(-1);
  const hasForced = args.some(isForced);
  if (!hasForced && fits(line)) return line;
  if (isRecord(last)) {
    const head = `${open}${[...flat.slice(0, -1), '{'].join(', ')}`;
    if (fits(head)) return `${head}\n${entriesText(last, `${indent}  `)}${indent}});`;
  }
  return `${open}\n${args.map((arg) => `${indent}  ${text(arg, `${indent}  `, 0)},\n`).join('')}${indent});`;
}

/** Author text as a literal in the quotes that need fewer escapes. */
export function quoted(value: string): string {
  const singles = value.split("'").length;
  const doubles = value.split('"').length;
  const literal = unmarked(stringLiteral(value));
  if (singles > doubles) return literal;
  return `'${literal.slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}

/** A value behind so many columns of its line. */
function text(value: Plain, indent: string, before: number): string {
  const flat = flatText(value);
  if (!isForced(value) && fits(`${indent}${' '.repeat(before)}${flat},`)) return flat;
  const inner = `${indent}  `;
  if (isList(value) && value.length > 0) {
    return `[\n${value.map((item) => `${inner}${text(item, inner, 0)},\n`).join('')}${indent}]`;
  }
  return isRecord(value) ? `{\n${entriesText(value, inner)}${indent}}` : flat;
}

function entriesText(record: Readonly<Record<string, Plain>>, indent: string): string {
  return Object.entries(record)
    .map(([key, value]) => `${indent}${key}: ${text(value, indent, key.length + 2)},\n`)
    .join('');
}

function flatText(value: Plain): string {
  if (typeof value === 'string') return quoted(value);
  if (isList(value)) return `[${value.map(flatText).join(', ')}]`;
  if (!isRecord(value)) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, of]) => `${key}: ${flatText(of)}`)
    .join(', ')} }`;
}

/** Lists of several lists, or of several records, never stand on one line. */
function isForced(value: Plain): boolean {
  if (isList(value)) {
    const areLists = value.every((item) => isList(item) && item.length > 1);
    const areRecords = value.every((item) => isRecord(item) && Object.keys(item).length > 1);
    return (value.length > 1 && (areLists || areRecords)) || value.some(isForced);
  }
  return isRecord(value) && Object.values(value).some(isForced);
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

function isRecord(value: Plain): value is Readonly<Record<string, Plain>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fits(line: string): boolean {
  return line.length <= width / 2 || widthOf(line) <= width;
}
