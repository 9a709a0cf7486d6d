/** The ways by which errata lead to places: names and keys from a thing on. */
import type { SpecFile } from '../classify-documents.js';
import { isNamed, nameOfItem } from './alike.js';
import { containers, holding, nameOfHolder, type Place, single } from './find.js';
import { type At, nodeAt, partsOf } from './tree.js';
import { keyText, type YamlNode } from '../../yaml/node.js';

/** The way to a place in a file; null where a part of it has no name. */
export function wayTo(file: SpecFile, at: At): readonly string[] | null {
  const { kind, first, root } = file;
  const isInside = at[0] === root.entries.findIndex((it) => keyText(it) === keyText(first));
  const isHolder = holding.includes(kind) && !containers.includes(kind);
  // What it holds has a way of its own; rules and rulings are told by their numbers and names among their like.
  const isHeld = isHolder && isInside && at.length > 1;
  const isContainer = containers.includes(kind);
  const start = isHeld
    ? []
    : isHolder
      ? [nameOfHolder(file)]
      : [isContainer || single.includes(kind) ? keyText(first) : nameOfFile(first.value)];
  // Below the first key of a container, what it holds is meant at once.
  const skipped = isHeld || (isContainer && isInside) ? 1 : 0;
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

/** Ways from a place down to what is called so, the shortest: from the files, where no place is given. */
export function waysDownTo(
  name: string,
  files: readonly SpecFile[],
  from: Place | null,
): readonly (readonly string[])[] {
  const named = isNamed(name);
  const start = from === null ? [] : (wayTo(from.file, from.at) ?? []);
  const found = (from === null ? files : [from.file]).flatMap((file) => {
    const ways: (readonly string[])[] = [];
    const visit = (node: YamlNode | null, at: At): void => {
      for (const [index, part] of partsOf(node).entries()) {
        const here = [...at, index];
        const called = 'kind' in part ? nameOfItem(part) : part.key;
        const way = called !== null && named(called) ? wayTo(file, here) : null;
        if (way !== null && start.every((it, depth) => way[depth] === it)) ways.push(way.slice(start.length));
        visit('kind' in part ? part : part.value, here);
      }
    };
    visit(from === null ? file.root : (nodeAt(file.root, from.at) ?? null), from?.at ?? []);
    return ways;
  });
  const least = Math.min(...found.map((way) => way.length));
  return [...new Map(found.filter((way) => way.length === least).map((way) => [way.join('\0'), way])).values()];
}
