/** YAML nodes as text: in lines as a file has them, or between brackets. Each scalar is written as it was, on one line. */
import type { YamlEntry, YamlNode, YamlScalar } from './node.js';

/** The lines of a node, indented from the left margin on; what was between brackets stays so. */
export function linesOf(node: YamlNode): readonly string[] {
  if (node.kind === 'scalar') return [scalarText(node, false)];
  if (isFlow(node)) return [flowText(node)];
  if (node.kind === 'list') return node.items.flatMap(itemLines);
  return node.entries.flatMap(entryLines);
}

/** The lines of an item of a list, its dash first. */
export function itemLines(item: YamlNode): readonly string[] {
  return linesOf(item).map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);
}

/** The lines of an entry of a map. */
export function entryLines({ key, value }: YamlEntry): readonly string[] {
  const name = scalarText(key, false);
  if (value === null) return [`${name}:`];
  const [first = '', ...others] = linesOf(value);
  if (value.kind === 'scalar' || isFlow(value)) return [`${name}: ${first}`];
  return [`${name}:`, ...[first, ...others].map((line) => `  ${line}`)];
}

/** A node between brackets, on one line. */
export function flowText(node: YamlNode): string {
  if (node.kind === 'scalar') return scalarText(node, true);
  if (node.kind === 'list') return `[${node.items.map(flowText).join(', ')}]`;
  return node.entries.length === 0 ? '{}' : `{ ${node.entries.map(flowEntry).join(', ')} }`;
}

/** An entry as it stands between brackets. */
export function flowEntry({ key, value }: YamlEntry): string {
  return `${scalarText(key, true)}:${value === null ? '' : ` ${flowText(value)}`}`;
}

/** Whether a list or a map stands between brackets, or has nothing in it. */
export function isFlow(node: YamlNode): boolean {
  if (node.kind === 'scalar') return false;
  const isEmpty = node.kind === 'list' ? node.items.length === 0 : node.entries.length === 0;
  return isEmpty || /^[[{]/u.test(node.span.file.text.slice(node.span.start, node.span.start + 1));
}

function scalarText({ raw, style, source }: YamlScalar, isInFlow: boolean): string {
  const isOneLine = !raw.includes('\n') && style !== 'literal' && style !== 'folded';
  if (isOneLine && !(isInFlow && style === 'plain' && /[,[\]{}]/u.test(raw))) return raw;
  return JSON.stringify(source.text);
}
