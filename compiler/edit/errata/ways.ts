/** The ways by which errata lead to places: names and keys from a thing on. */
import type { SpecFile } from '../../surface/classify-documents.js';
import { nameOfItem } from '../../surface/errata/alike.js';
import { containers, holding, single } from '../../surface/errata/find.js';
import { nodeAt, type At } from '../../surface/errata/tree.js';
import { keyText, type YamlNode } from '../../yaml/node.js';

/** The way to a place in a file; null where a part of it has no name. */
export function wayTo({ kind, first, root }: SpecFile, at: At): readonly string[] | null {
  // What they hold has a way of its own; rules and rulings are told by their numbers and names among their like.
  const isHolding = holding.includes(kind) && !containers.includes(kind) && at.length > 1;
  const isContainer = first.value !== null && first.value.kind !== 'scalar';
  const start = isHolding ? [] : [isContainer || single.includes(kind) ? keyText(first) : nameOfFile(first.value)];
  // Below such a first key, what it holds is meant at once.
  const skipped =
    isHolding || (isContainer && at[0] === root.entries.findIndex((it) => keyText(it) === keyText(first))) ? 1 : 0;
  const way: (string | null)[] = [...start];
  for (let depth = skipped; depth < at.length; depth += 1)
    if (depth === at.length - 1 || !isOpening(nodeAt(root, at.slice(0, depth)), at[depth] ?? 0))
      way.push(nameAt(root, at, depth));
  const named = way.filter((it) => it !== null);
  return named.length === way.length ? named : null;
}

/** Whether an item of a list is an opening with what stands below it: the way to that leads over its key alone. */
function isOpening(above: YamlNode | null | undefined, index: number): boolean {
  const item = above?.kind === 'list' ? above.items[index] : undefined;
  return item?.kind === 'map' && item.entries[0]?.value?.kind !== 'scalar';
}

function nameOfFile(value: YamlNode | null): string | null {
  return value?.kind === 'scalar' ? value.source.text : null;
}

/** What a part is called within the one above it. */
function nameAt(root: YamlNode, at: At, depth: number): string | null {
  const above = nodeAt(root, at.slice(0, depth)) ?? null;
  const index = at[depth] ?? 0;
  if (above?.kind === 'map') {
    const entry = above.entries[index];
    return entry === undefined ? null : keyText(entry);
  }
  const item = above?.kind === 'list' ? above.items[index] : undefined;
  return item === undefined ? null : (nameOfItem(item)?.source.text ?? null);
}
