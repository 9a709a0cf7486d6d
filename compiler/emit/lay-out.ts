/**
 * Calls of words, laid out just as the formatter lays them out. Most of what is generated is such calls, and formatting
 * them takes longer than all the rest of a build.
 */
import type { Call, Fields, Sections, Value } from '../scenario/words.js';
import { widthOf } from '../source/width.js';
import { generatedWidth } from './format-settings.js';
import { stringLiteral, unmarked } from './module.js';

/** A call as a statement whose last argument is a record of lists: `example('…', 14, { given: […], … });`. */
export function sectionsCall(indent: string, word: string, args: readonly Value[], sections: Sections): string {
  const flat = args.map(flatText);
  const head = `${indent}${word}(${[...flat, '{'].join(', ')}`;
  if (fits(head)) return `${head}\n${sectionsText(sections, `${indent}  `)}${indent}});`;
  const inner = `${indent}  `;
  const first = flat.map((it) => `${inner}${it},\n`).join('');
  return `${indent}${word}(\n${first}${inner}{\n${sectionsText(sections, `${inner}  `)}${inner}},\n${indent});`;
}

function sectionsText(sections: Sections, indent: string): string {
  const filled = sections.filter(([, items]) => items.length > 0);
  return filled.map(([key, items]) => `${indent}${key}: ${listText(items, indent, key.length + 2)},\n`).join('');
}

/** A constant that is made by a call. */
export function declaration(pattern: string, made: Call): string {
  const start = `const ${pattern} = `;
  return `${start}${text(made, '', start.length)};`;
}

/** Author text as a literal in the quotes that need fewer escapes. */
export function quoted(value: string): string {
  const singles = value.split("'").length;
  const doubles = value.split('"').length;
  const literal = unmarked(stringLiteral(value));
  if (singles > doubles) return literal;
  return `'${literal.slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}

/** A value behind so many columns of its line, with a comma behind it. */
function text(value: Value, indent: string, before: number): string {
  if (isList(value)) return listText(value, indent, before);
  const flat = flatText(value);
  if (!isStructured(value) || fits(`${indent}${' '.repeat(before)}${flat},`)) return flat;
  if (value.kind === 'fields') return `{\n${fieldsText(value, `${indent}  `)}${indent}}`;
  return value.kind === 'call' && value.args !== null ? callText(value.word, value.args, indent, before) : flat;
}

/** A list. Entries beside each other share a record; where the list does not fit on a line, each record fills one. */
export function listText(items: readonly Value[], indent: string, before: number): string {
  const together = withRecords(items, () => true);
  const flat = `[${together.map(flatText).join(', ')}]`;
  if (!areRecords(together) && fits(`${indent}${' '.repeat(before)}${flat},`)) return flat;
  const inner = `${indent}  `;
  const lines = withRecords(items, (record) => fits(`${inner}${flatText(record)},`));
  return `[\n${lines.map((item) => `${inner}${text(item, inner, 0)},\n`).join('')}${indent}]`;
}

/** The list with its entries in records, none of which has a name twice, and each as long as it `fits`. */
function withRecords(items: readonly Value[], fitsLine: (record: Fields) => boolean): readonly Value[] {
  const made: Value[] = [];
  // What the record at the end has so far, if it is one of entries.
  let before: Fields['fields'] = [];
  for (const item of items) {
    if (!isStructured(item) || item.kind !== 'entry') {
      made.push(item);
      before = [];
      continue;
    }
    const { name, value } = item;
    const longer: Fields = { kind: 'fields', fields: [...before, [name, value]] };
    const goesOn =
      before.length > 0 && before.every(([it]) => it !== name) && ![name, ...before.map(([it]) => it)].some(isIndex);
    const isLonger = goesOn && fitsLine(longer);
    before = isLonger ? longer.fields : [[name, value]];
    if (isLonger) made.pop();
    made.push({ kind: 'fields', fields: before });
  }
  return made;
}

/** A name that is a number comes first in its record, wherever it is written. */
function isIndex(name: string): boolean {
  return /^\d+$/u.test(name);
}

/** Lists of several records of several fields never stand on one line. */
function areRecords(items: readonly Value[]): boolean {
  return (
    items.length > 1 && items.every((item) => isStructured(item) && item.kind === 'fields' && item.fields.length > 1)
  );
}

/** The record at the end of a call is opened behind the other arguments, as far as these fit. */
function callText(word: string, args: readonly Value[], indent: string, before: number): string {
  const inner = `${indent}  `;
  const given = withRecords(args, () => true);
  const last = given.at(-1);
  if (isStructured(last) && last.kind === 'fields') {
    const head = `${word}(${[...given.slice(0, -1).map(flatText), '{'].join(', ')}`;
    if (fits(`${indent}${' '.repeat(before)}${head}`)) return `${head}\n${fieldsText(last, inner)}${indent}})`;
  }
  return `${word}(\n${given.map((arg) => `${inner}${text(arg, inner, 0)},\n`).join('')}${indent})`;
}

function fieldsText({ fields }: Fields, indent: string): string {
  return fields
    .map(([name, value]) => `${indent}${keyText(name)}: ${text(value, indent, keyText(name).length + 2)},\n`)
    .join('');
}

/** Of what stands in a list, and is asked for whether that fits, and each time that something around it is. */
const flatTexts = new WeakMap<object, string>();

function flatText(value: Value): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const known = flatTexts.get(value);
  if (known !== undefined) return known;
  const made = flatTextOf(value);
  flatTexts.set(value, made);
  return made;
}

function flatTextOf(value: Value & object): string {
  if (isList(value))
    return `[${withRecords(value, () => true)
      .map(flatText)
      .join(', ')}]`;
  switch (value.kind) {
    case 'call':
      return value.args === null
        ? value.word
        : `${value.word}(${withRecords(value.args, () => true)
            .map(flatText)
            .join(', ')})`;
    case 'fields':
      return value.fields.length === 0 ? '{}' : `{ ${value.fields.map(fieldText).join(', ')} }`;
    case 'entry':
      return fieldText([value.name, value.value]);
  }
}

function fieldText([name, value]: Fields['fields'][number]): string {
  return `${keyText(name)}: ${flatText(value)}`;
}

/** In brackets, no key is the prototype. */
function keyText(name: string): string {
  if (name === '__proto__') return `[${quoted(name)}]`;
  return /^[$_a-z][$_a-z0-9]*$/iu.test(name) ? name : quoted(name);
}

function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

function isStructured(
  value: Value | undefined,
): value is Exclude<Value, string | number | boolean | null | readonly Value[]> {
  return typeof value === 'object' && value !== null && !isList(value);
}

function fits(line: string): boolean {
  return line.length <= generatedWidth / 2 || widthOf(line) <= generatedWidth;
}
