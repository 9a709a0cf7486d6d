/** Places in the YAML of a file, and the tree with something else at such a place. */
import { type YamlEntry, type YamlList, type YamlMap, type YamlNode } from '../../yaml/node.js';

/** From the root down: which entry of a map, which item of a list, counted from 0. Empty: the root itself. */
export type At = readonly number[];

/** What is at a place: of an entry its value. Undefined where there is no such place, null where a key has no value. */
export function nodeAt(root: YamlNode, at: At): YamlNode | null | undefined {
  let node: YamlNode | null | undefined = root;
  for (const index of at) {
    if (node === null || node === undefined || node.kind === 'scalar') return undefined;
    const child: YamlEntry | YamlNode | undefined = node.kind === 'map' ? node.entries[index] : node.items[index];
    node = child === undefined || 'kind' in child ? child : child.value;
  }
  return node;
}

/** The tree with something else at a place; what is not on the way to it is the same object. */
export function withNode(root: YamlNode, at: At, change: (node: YamlNode | null) => YamlNode | null): YamlNode | null {
  return withNodeAt(root, at, 0, change);
}

function withNodeAt(
  node: YamlNode | null,
  at: At,
  depth: number,
  change: (node: YamlNode | null) => YamlNode | null,
): YamlNode | null {
  const index = at[depth];
  if (index === undefined) return change(node);
  if (node === null || node.kind === 'scalar') return node;
  if (node.kind === 'list') {
    const item = node.items[index];
    const now = item === undefined ? null : withNodeAt(item, at, depth + 1, change);
    return now === null ? node : { ...node, items: node.items.with(index, now) };
  }
  const entry = node.entries[index];
  if (entry === undefined) return node;
  return {
    ...node,
    entries: node.entries.with(index, { ...entry, value: withNodeAt(entry.value, at, depth + 1, change) }),
  };
}

/** A list with other items in place of some. */
export function splicedItems(list: YamlList, start: number, count: number, items: readonly YamlNode[]): YamlList {
  return { ...list, items: list.items.toSpliced(start, count, ...items) };
}

/** A map with other entries in place of some. */
export function splicedEntries(map: YamlMap, start: number, count: number, entries: readonly YamlEntry[]): YamlMap {
  return { ...map, entries: map.entries.toSpliced(start, count, ...entries) };
}

/** The items of a list or the entries of a map. */
export function partsOf(node: YamlNode | null): readonly (YamlNode | YamlEntry)[] {
  return node?.kind === 'list' ? node.items : node?.kind === 'map' ? node.entries : [];
}

/** What visits each node of a tree, the root first, with its place. */
export function visitNodes(root: YamlNode, visit: (node: YamlNode, at: At) => void): void {
  const within = (node: YamlNode, at: At): void => {
    visit(node, at);
    if (node.kind === 'list') for (const [index, item] of node.items.entries()) within(item, [...at, index]);
    if (node.kind === 'map')
      for (const [index, { value }] of node.entries.entries()) if (value !== null) within(value, [...at, index]);
  };
  within(root, []);
}
