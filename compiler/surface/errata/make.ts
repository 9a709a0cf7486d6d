/** Makes one change in the tree of a file: where it is done, whether it fits there, and the tree with it. */
import { covering, type Span } from '../../source/span.js';
import { keyText, type YamlEntry, type YamlMap, type YamlNode } from '../../yaml/node.js';
import type { Change } from './erratum.js';
import type { Said } from './find.js';
import { type At, nodeAt, partsOf, splicedEntries, splicedItems, withNode } from './tree.js';

/** Where a change is done, at a place and at what was said there, if that was told. Null: the file goes. */
export function doneAt(
  root: YamlMap,
  at: At,
  change: Exclude<Change, { kind: 'add file' }>,
  said: Said | null,
): Said | null {
  switch (change.kind) {
    case 'change':
      return said;
    case 'delete':
      return said === null ? wholePart(root, at) : withBelow(root, said);
    case 'add': {
      if (said === null) return endOf(root, at);
      const { start, count, ...beside } = withBelow(root, said);
      return { ...beside, start: change.beside?.is === 'after' ? start + count : start, count: 0 };
    }
  }
}

/** Behind all that a list or a map has. */
function endOf(root: YamlMap, at: At): Said {
  const node = nodeAt(root, at) ?? null;
  return { kind: node?.kind === 'list' ? 'items' : 'entries', at, start: partsOf(node).length, count: 0 };
}

/** The entry or the item at a place; null for the root. Of an item that is an opening the way leads below: all of it is meant. */
function wholePart(root: YamlMap, at: At): Said | null {
  const index = at.at(-1);
  if (index === undefined) return null;
  const above = at.slice(0, -1);
  if (nodeAt(root, above)?.kind === 'list') return { kind: 'items', at: above, start: index, count: 1 };
  return withBelow(root, { kind: 'key', at: above, start: index, count: 1 });
}

/** With a key all that stands below it, and with the first key of an item the item. */
function withBelow(root: YamlMap, said: Said): Said {
  if (said.kind === 'items' || said.kind === 'entries') return said;
  const [at, start] = said.kind === 'key' ? [said.at, said.start] : [said.at.slice(0, -1), said.at.at(-1) ?? 0];
  const above = at.slice(0, -1);
  return said.kind === 'key' && start === 0 && nodeAt(root, above)?.kind === 'list'
    ? { kind: 'items', at: above, start: at.at(-1) ?? 0, count: 1 }
    : { kind: 'entries', at, start, count: 1 };
}

/** What has its place there alone, and why; null where this has. */
export function misfit(
  root: YamlMap,
  { kind, at, count }: Said,
  now: YamlNode | null,
): { readonly what: string; readonly because: string } | null {
  if (now === null) return null;
  if (kind === 'key')
    return now.kind === 'scalar'
      ? null
      : { what: 'a sentence', because: 'below the one that was there stand others, which stay' };
  if (kind !== 'entries') return null;
  if (nodeAt(root, at)?.kind !== 'map')
    return { what: 'nothing', because: 'what is there is no list and has no keys: write `change`' };
  if (now.kind === 'map') return null;
  return { what: 'keys with what stands below them', because: `such is what ${count > 0 ? 'was' : 'is'} there` };
}

/** The tree with something else at what was said; null: with nothing there. */
export function withDone(root: YamlMap, { kind, at, start, count }: Said, now: YamlNode | null): YamlMap {
  const changed = withNode(root, at, (node) => {
    if (kind === 'value') return now;
    if (kind === 'items' && node?.kind === 'list') return splicedItems(node, start, count, itemsOf(now));
    if (node?.kind !== 'map') return node;
    if (kind === 'entries') return splicedEntries(node, start, count, now?.kind === 'map' ? now.entries : []);
    const entry = node.entries[start];
    if (entry === undefined || now?.kind !== 'scalar') return node;
    return splicedEntries(node, start, 1, [{ ...entry, key: now }]);
  });
  return changed?.kind === 'map' ? changed : root;
}

function itemsOf(node: YamlNode | null): readonly YamlNode[] {
  return node === null ? [] : node.kind === 'list' ? node.items : [node];
}

/** A key that a map has twice, by the entry that came last; null where each is there once. */
export function keyTwice(root: YamlMap, { at }: Said, isNew: (entry: YamlEntry) => boolean): YamlEntry | null {
  const map = nodeAt(root, at);
  if (map?.kind !== 'map') return null;
  const known = new Set(map.entries.filter((it) => !isNew(it)).map(keyText));
  return map.entries.find((it) => isNew(it) && known.has(keyText(it))) ?? null;
}

/** What stands where a change is done; where nothing does, the part that it comes behind or before. */
export function spanOf(root: YamlMap, { kind, at, start, count }: Said): Span {
  const node = nodeAt(root, at) ?? null;
  if (kind === 'value' || node === null) return (node ?? root).span;
  const parts = partsOf(node);
  const [first, last] = count > 0 ? [parts[start], parts[start + count - 1]] : [parts[start - 1] ?? parts[start]];
  if (first === undefined) return node.span;
  return last?.span.file === first.span.file ? covering(first.span, last.span) : first.span;
}
