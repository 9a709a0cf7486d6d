/** Lists and maps that stand in no file: runs of what does. */
import type { Span } from '../../source/span.js';
import type { YamlEntry, YamlNode, YamlScalar } from '../../yaml/node.js';
import { standingAlone } from '../../source/text.js';

const nowhere: Span = { file: { path: 'errata', text: '-' }, start: 0, end: 1 };

/** One item by itself, several as a list. */
export function runOfItems(items: readonly YamlNode[]): YamlNode {
  const [only, ...more] = items;
  return only !== undefined && more.length === 0 && only.kind !== 'list'
    ? only
    : { kind: 'list', items, span: nowhere };
}

export function runOfEntries(entries: readonly YamlEntry[]): YamlNode {
  return { kind: 'map', entries, span: nowhere };
}

/** A text as a scalar in quotes. */
export function textNode(text: string): YamlScalar {
  const source = standingAlone(text);
  return { kind: 'scalar', source, value: text, raw: JSON.stringify(text), style: 'double', span: nowhere };
}
