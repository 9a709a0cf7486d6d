/** From two texts of a spec to the changes that lead from the one to the other, as errata say them. */
import { differences } from '../../source/differences.js';
import { belowGame } from '../../source/game-folder.js';
import type { SpecFile } from '../../surface/classify-documents.js';
import { sameTree, sameWords } from '../../surface/errata/alike.js';
import { keyText, type YamlEntry, type YamlList, type YamlMap, type YamlNode } from '../../yaml/node.js';
import { placesSaying } from '../../surface/errata/find.js';
import { runOfEntries, runOfItems } from './nodes.js';
import type { NewChange } from './print.js';
import { besideOf } from './reverse.js';
import { wayTo } from '../../surface/errata/ways.js';

/** The changes from some documents to others; null where one has no name by which errata could lead to it. */
export function changesBetween(before: readonly SpecFile[], after: readonly SpecFile[]): readonly NewChange[] | null {
  const paths = [...new Set([...before, ...after].map(({ file }) => file.path))].sort();
  const changes = paths.map((path): readonly (NewChange | null)[] => {
    const [old, fresh] = [before, after].map((files) => files.find(({ file }) => file.path === path));
    if (old === undefined)
      return fresh === undefined ? [] : [{ verb: 'add file', way: [belowGame(path)], now: fresh.root }];
    if (fresh === undefined) {
      const way = wayTo(old, []);
      return [way === null ? null : { verb: 'delete', way }];
    }
    return inFile(old, fresh);
  });
  const all = changes.flat();
  const told = all.filter((it) => it !== null);
  return told.length === all.length ? told : null;
}

/** Where two nodes are, in the old file. */
interface Here {
  readonly file: SpecFile;
  readonly at: readonly number[];
}

function inFile(old: SpecFile, fresh: SpecFile): readonly (NewChange | null)[] {
  return ofMaps({ file: old, at: [] }, old.root, fresh.root);
}

function between(here: Here, old: YamlNode | null, fresh: YamlNode | null): readonly (NewChange | null)[] {
  if (sameTree(old, fresh, sameWords)) return [];
  if (old?.kind === 'map' && fresh?.kind === 'map') return ofMaps(here, old, fresh);
  if (old?.kind === 'list' && fresh?.kind === 'list') return ofLists(here, old, fresh);
  return [whole(here, old, fresh)];
}

/** A node in place of another. */
function whole({ file, at }: Here, was: YamlNode | null, now: YamlNode | null): NewChange | null {
  const way = wayTo(file, at);
  return way === null || was === null || now === null ? null : { verb: 'change', way, was, now };
}

function ofMaps(here: Here, old: YamlMap, fresh: YamlMap): readonly (NewChange | null)[] {
  const way = wayTo(here.file, here.at);
  const [were, are] = [old, fresh].map((map) => new Map(map.entries.map((it) => [keyText(it), it])));
  if (way === null || were === undefined || are === undefined) return [null];
  const kept = old.entries.filter((it) => are.has(keyText(it))).map(keyText);
  const order = fresh.entries.filter((it) => were.has(keyText(it))).map(keyText);
  const isRoot = here.at.length === 0;
  // Where the order is another, or nothing stays, all of it takes the place of all that was.
  if (!isRoot && (kept.length === 0 || kept.join('\n') !== order.join('\n'))) return [whole(here, old, fresh)];
  const within = old.entries.flatMap((entry, index) => {
    const other = are.get(keyText(entry));
    return other === undefined ? [] : between({ ...here, at: [...here.at, index] }, entry.value, other.value);
  });
  const gone = old.entries.filter((it) => !are.has(keyText(it)));
  const come = runs(fresh.entries, (it) => !were.has(keyText(it)));
  return [
    ...within,
    ...gone.map((it): NewChange => ({ verb: 'delete', way: [...way, keyText(it)] })),
    ...come.map(({ start, items }): NewChange => ({
      verb: 'add to',
      way,
      ...besideEntry(fresh, start, items.length),
      now: runOfEntries(items),
    })),
  ];
}

/** After which key entries stand; nothing where they are the last. */
function besideEntry(map: YamlMap, start: number, count: number): Pick<NewChange, 'after' | 'before'> {
  if (start + count === map.entries.length) return {};
  const after: YamlEntry | undefined = map.entries[start - 1];
  const before: YamlEntry | undefined = map.entries[start + count];
  return after !== undefined ? { after: after.key } : before !== undefined ? { before: before.key } : {};
}

interface Run<Item> {
  readonly start: number;
  readonly items: readonly Item[];
}

function runs<Item>(items: readonly Item[], isIn: (item: Item) => boolean): readonly Run<Item>[] {
  const found: { start: number; items: Item[] }[] = [];
  for (const [index, item] of items.entries()) {
    if (!isIn(item)) continue;
    const last = found.at(-1);
    if (last !== undefined && last.start + last.items.length === index) last.items.push(item);
    else found.push({ start: index, items: [item] });
  }
  return found;
}

function ofLists(here: Here, old: YamlList, fresh: YamlList): readonly (NewChange | null)[] {
  const way = wayTo(here.file, here.at);
  if (way === null) return [null];
  const gaps = differences(old.items, fresh.items, (one, other) => sameTree(one, other, sameWords));
  return gaps.flatMap(({ at: from, old: was, fresh: now }): readonly (NewChange | null)[] => {
    // Named items of which each has become one of the same name are looked into.
    const pairs = was.length === now.length ? was.map((it, index) => [it, now[index]] as const) : [];
    if (pairs.length > 0 && pairs.every(([it, other]) => other !== undefined && isSameThing(it, other)))
      return pairs.flatMap(([it, other], index) =>
        between({ ...here, at: [...here.at, from + index] }, it, other ?? null),
      );
    if (was.length === 0) {
      const beside = besideOf(old, from);
      return [{ verb: 'add to', way, ...beside, now: runOfItems(now) }];
    }
    // What is there more than once is told with all that stands beside it.
    if (placesSaying(old, [], runOfItems(was), sameWords).length !== 1) return [whole(here, old, fresh)];
    if (now.length === 0) return [{ verb: 'delete', way, was: runOfItems(was) }];
    return [{ verb: 'change', way, was: runOfItems(was), now: runOfItems(now) }];
  });
}

/** Two items whose first lines say the same: an example of a name, an opening. */
function isSameThing(one: YamlNode, other: YamlNode): boolean {
  if (one.kind !== 'map' || other.kind !== 'map') return false;
  const [[first], [second]] = [one.entries, other.entries];
  if (first === undefined || second === undefined || keyText(first) !== keyText(second)) return false;
  return first.value?.kind !== 'scalar' || sameTree(first.value, second.value, sameWords);
}
