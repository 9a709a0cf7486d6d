/** What takes a change of errata back. */
import { belowGame } from '../../source/game-folder.js';
import type { Amendment } from '../../surface/errata/amend.js';
import type { SpecFile } from '../../surface/classify-documents.js';
import { nameOfItem } from '../../surface/errata/alike.js';
import { nodeAt, partsOf } from '../../surface/errata/tree.js';
import { keyText, type YamlNode } from '../../yaml/node.js';
import { runOfEntries, runOfItems } from './nodes.js';
import type { NewChange } from './print.js';
import { wayTo } from '../../surface/errata/ways.js';

/**
 * The changes that take one back, of a file as it was `before` it and as it is `after`; either is null where there is none. Null
 * where no way leads to the place.
 */
export function reverseOf(
  { said, path }: Amendment,
  before: SpecFile | null,
  after: SpecFile | null,
): readonly NewChange[] | null {
  if (after === null) return before === null ? null : [{ verb: 'add file', way: [belowGame(path)], now: before.root }];
  if (said === null || before === null) return deletion(wayTo(after, []));
  const { kind, at, start, count } = said;
  if (kind === 'value') {
    const [was, now] = [nodeAt(after.root, at), nodeAt(before.root, at)];
    const way = wayTo(after, at);
    return way === null || !was || !now ? null : [{ verb: 'change', way, was, now }];
  }
  const [old, fresh] = [nodeAt(before.root, at), nodeAt(after.root, at)];
  if (!old || !fresh) return null;
  if (kind === 'key') return keyBack(old, fresh, start, wayTo(after, at.slice(0, -1)));
  const way = wayTo(after, at);
  if (way === null) return null;
  const grown = partsOf(fresh).length - partsOf(old).length;
  const [was, now] = [runOf(fresh, start, count + grown), runOf(old, start, count)];
  if (was !== null && now !== null) return [{ verb: 'change', way, was, now }];
  if (now !== null) return [{ verb: 'add to', way, ...besideOf(fresh, start), now }];
  if (was === null) return null;
  return fresh.kind === 'map'
    ? fresh.entries.slice(start, start + grown).map((it) => ({ verb: 'delete', way: [...way, keyText(it)] }))
    : [{ verb: 'delete', way, was }];
}

function deletion(way: readonly string[] | null): readonly NewChange[] | null {
  return way === null ? null : [{ verb: 'delete', way }];
}

function keyBack(
  old: YamlNode,
  fresh: YamlNode,
  start: number,
  way: readonly string[] | null,
): readonly NewChange[] | null {
  const [was, now] = [fresh, old].map((it) => (it.kind === 'map' ? it.entries[start]?.key : undefined));
  return way === null || was === undefined || now === undefined ? null : [{ verb: 'change', way, was, now }];
}

function runOf(node: YamlNode, start: number, count: number): YamlNode | null {
  if (count === 0 || node.kind === 'scalar') return null;
  return node.kind === 'list'
    ? runOfItems(node.items.slice(start, start + count))
    : runOfEntries(node.entries.slice(start, start + count));
}

/** Beside what something stands that is put in at an index: after what is before it, else before what is after it. */
export function besideOf(node: YamlNode, index: number): Pick<NewChange, 'after' | 'before'> {
  const partAt = (place: number): YamlNode | undefined => {
    const part = partsOf(node)[place];
    return part === undefined ? undefined : 'kind' in part ? (nameOfItem(part) ?? part) : part.key;
  };
  if (index >= partsOf(node).length) return {};
  const [after, before] = [partAt(index - 1), partAt(index)];
  return after !== undefined ? { after } : before !== undefined ? { before } : {};
}
