/** Puts a change of errata into the text of the file that it is of: what stands around it stays as it is. */
import { edited, type Edit } from '../../source/edit.js';
import type { SourceFile, Span } from '../../source/span.js';
import type { Amendment } from '../../surface/errata/amend.js';
import type { Said } from '../../surface/errata/find.js';
import { type At, nodeAt, partsOf } from '../../surface/errata/tree.js';
import type { YamlEntry, YamlMap, YamlNode } from '../../yaml/node.js';
import { entryLines, flowEntry, flowText, isFlow, itemLines, linesOf } from '../../yaml/print-node.js';

/** The text of a file with an amendment made in it, which was found in `root`; null where the file goes. */
export function withAmendment(file: SourceFile, root: YamlMap, { said, now }: Amendment): string | null {
  if (said === null) return now === null ? null : `${linesOf(now).join('\n')}\n`;
  const edit = editOf(file, root, said, now);
  return edited(file.text, [edit]).text;
}

function editOf(file: SourceFile, root: YamlMap, said: Said, now: YamlNode | null): Edit {
  const { kind, at, start, count } = said;
  const node = nodeAt(root, at) ?? null;
  if (kind === 'value') return valueEdit(root, at, now);
  if (kind === 'key') {
    const key = node?.kind === 'map' ? node.entries[start]?.key : undefined;
    return { span: key?.span ?? root.span, text: now === null ? '' : linesOf(now).join(' ') };
  }
  if (node === null || node.kind === 'scalar') throw new Error('what has parts is a list or a map');
  const parts = partsOf(node);
  const texts = now === null ? [] : textsOf(now, node);
  const empty = emptyBelowKey(root, at, node);
  if (empty !== null && texts.length > 0)
    return belowKey(
      empty,
      texts.flatMap((it) => it.lines),
    );
  if (isFlow(node)) return flowEdit(node, parts, said, texts);
  const column = columnOf(file, node.span.start);
  const lines = texts.flatMap((it) => it.lines);
  const indented = lines.map((line) => `${' '.repeat(column)}${line}`);
  if (count > 0)
    return runEdit(file, node, parts.slice(start, start + count), parts[start + count] ?? null, { column, lines });
  const before = parts[start - 1];
  if (before !== undefined) {
    const end = endOfLine(file, lastOf(before.span));
    return { span: { file, start: end, end }, text: `\n${indented.join('\n')}` };
  }
  // In front of all others, of which the first stands where the list begins.
  const first = node.span.start;
  const text = lines.map((line, index) => `${index === 0 ? '' : ' '.repeat(column)}${line}\n`).join('');
  return { span: { file, start: first, end: first }, text: `${text}${' '.repeat(column)}` };
}

/** The entry of a block whose value is that list or map, where there is nothing in it. */
function emptyBelowKey(root: YamlMap, at: At, node: YamlNode): YamlEntry | null {
  const map = nodeAt(root, at.slice(0, -1));
  if (at.length === 0 || partsOf(node).length > 0 || map?.kind !== 'map' || isFlow(map)) return null;
  return map.entries[at.at(-1) ?? 0] ?? null;
}

/** A run of parts, by lines in its place; with none, it goes with its lines. */
function runEdit(
  file: SourceFile,
  node: YamlNode,
  run: readonly (YamlNode | YamlEntry)[],
  next: YamlNode | YamlEntry | null,
  { column, lines }: { readonly column: number; readonly lines: readonly string[] },
): Edit {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) throw new Error('a run has parts');
  const from = startOf(file, node, first);
  const end = lastOf(last.span);
  if (lines.length > 0) {
    const text = lines.map((line, index) => `${index === 0 ? '' : ' '.repeat(column)}${line}`).join('\n');
    return { span: { file, start: from, end }, text };
  }
  // A list or a map without anything in it stands between brackets.
  if (run.length === partsOf(node).length)
    return { span: { ...node.span, end }, text: node.kind === 'list' ? '[]' : '{}' };
  // Of an item the first line has the dash of the list in it: what follows takes its place.
  const isFirstOfLine = file.text.slice(file.text.lastIndexOf('\n', from - 1) + 1, from).trim() === '';
  if (!isFirstOfLine && next !== null) return { span: { file, start: from, end: startOf(file, node, next) }, text: '' };
  const line = file.text.lastIndexOf('\n', from - 1) + 1;
  return { span: { file, start: line, end: Math.min(file.text.length, endOfLine(file, end) + 1) }, text: '' };
}

/** Where a part begins: of an item of a list its dash. */
function startOf(file: SourceFile, node: YamlNode, part: YamlNode | YamlEntry): number {
  return node.kind === 'list' ? file.text.lastIndexOf('-', part.span.start - 1) : part.span.start;
}

function lastOf({ file, start, end }: Span): number {
  let at = end;
  while (at > start && /\s/u.test(file.text[at - 1] ?? '')) at -= 1;
  return at;
}

function endOfLine(file: SourceFile, at: number): number {
  const end = file.text.indexOf('\n', at);
  return end === -1 ? file.text.length : end;
}

function columnOf(file: SourceFile, at: number): number {
  return at - (file.text.lastIndexOf('\n', at - 1) + 1);
}

interface Part {
  readonly lines: readonly string[];
  readonly flow: string;
}

/** What stands in place of a run of a list's items or a map's entries. */
function textsOf(now: YamlNode, node: YamlNode): readonly Part[] {
  if (node.kind === 'map')
    return now.kind === 'map' ? now.entries.map((it) => ({ lines: entryLines(it), flow: flowEntry(it) })) : [];
  return (now.kind === 'list' ? now.items : [now]).map((it) => ({ lines: itemLines(it), flow: flowText(it) }));
}

/** Between brackets, with the commas that are needed. */
function flowEdit(
  node: YamlNode,
  parts: readonly (YamlNode | YamlEntry)[],
  { start, count }: Said,
  by: readonly Part[],
): Edit {
  const { file } = node.span;
  const text = by.map((it) => it.flow).join(', ');
  const [first, last] = [parts[start], parts[start + count - 1]];
  if (count > 0 && first !== undefined && last !== undefined) {
    if (text !== '') return { span: { file, start: first.span.start, end: lastOf(last.span) }, text };
    const [before, next] = [parts[start - 1], parts[start + count]];
    if (next !== undefined) return { span: { file, start: first.span.start, end: next.span.start }, text: '' };
    const from = before === undefined ? first.span.start : lastOf(before.span);
    return { span: { file, start: from, end: lastOf(last.span) }, text: '' };
  }
  const before = parts[start - 1];
  if (before !== undefined) {
    const end = lastOf(before.span);
    return { span: { file, start: end, end }, text: `, ${text}` };
  }
  const next = parts[start];
  const from = next?.span.start ?? node.span.start + 1;
  return { span: { file, start: from, end: from }, text: next === undefined ? text : `${text}, ` };
}

/** What follows a key. */
function valueEdit(root: YamlMap, at: At, now: YamlNode | null): Edit {
  const map = nodeAt(root, at.slice(0, -1));
  const entry = map?.kind === 'map' ? map.entries[at.at(-1) ?? 0] : undefined;
  if (map?.kind !== 'map' || entry === undefined || now === null) throw new Error('a value follows a key');
  const { value } = entry;
  const isInFlow = isFlow(map);
  if (
    value !== null &&
    (isInFlow || now.kind === 'scalar' || isFlow(now)) &&
    (value.kind === 'scalar' || isFlow(value))
  )
    return {
      span: { ...value.span, end: lastOf(value.span) },
      text: isInFlow ? flowText(now) : linesOf(now).join(' '),
    };
  const isInline = now.kind === 'scalar' || isFlow(now);
  return isInline ? afterKey(entry, ` ${linesOf(now).join(' ')}`) : belowKey(entry, linesOf(now));
}

/** Lines in place of the value of a key. */
function belowKey(entry: YamlEntry, lines: readonly string[]): Edit {
  const { file, start } = entry.span;
  const indent = ' '.repeat(columnOf(file, start) + 2);
  return afterKey(entry, lines.map((line) => `\n${indent}${line}`).join(''));
}

function afterKey({ key, value }: YamlEntry, text: string): Edit {
  const { file } = key.span;
  const colon = file.text.indexOf(':', key.span.end) + 1;
  return { span: { file, start: colon, end: value === null ? colon : lastOf(value.span) }, text };
}
