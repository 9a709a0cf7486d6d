/** Finds the places that errata speak of. */
import { belowGame, withoutExtension } from '../../source/game-folder.js';
import { keyText, type YamlEntry, type YamlNode } from '../../yaml/node.js';
import type { SpecFile } from '../classify-documents.js';
import type { FileKind } from '../file-kinds.js';
import type { Name } from '../ir.js';
import { isNamed, namesBelow, sameTree, type SaysSame } from './alike.js';
import type { Way } from './erratum.js';
import { type At, nodeAt, visitNodes } from './tree.js';

/** A place in a file of the spec. */
export interface Place {
  readonly file: SpecFile;
  readonly at: At;
}

export type Found<Thing> =
  | { readonly kind: 'found'; readonly thing: Thing }
  /** `among`: what there is instead. */
  | { readonly kind: 'missing'; readonly name: Name; readonly among: readonly string[] }
  | { readonly kind: 'several'; readonly name: Name; readonly places: readonly Place[] };

/** Kinds of file whose first key is all of their name. */
export const single: readonly FileKind[] = ['game', 'map', 'board', 'setup', 'rules', 'rulings', 'equivalents'];

/** Kinds of file that hold things under their names. */
export const holding: readonly FileKind[] = [
  'procedures',
  'additional spaces',
  'rules',
  'rulings',
  'cards without text',
];

/** Kinds of file that are nothing but what their first key holds. */
export const containers: readonly FileKind[] = ['rules', 'rulings', 'equivalents'];

/** What a file is called that holds several things: as the file itself, as examples of it are. */
export function nameOfHolder({ file }: SpecFile): string {
  return withoutExtension(belowGame(file.path)).replace(/^.*\//u, '');
}

/** Where a way leads: to the root of a file, to an entry or to an item. */
export function placeOf(files: readonly SpecFile[], [first, ...others]: Way): Found<Place> {
  const places = files.flatMap((file) => placesCalled(file, first));
  const whole = places.filter(({ file, at }) => at.length === 0 || (at.length === 1 && containers.includes(file.kind)));
  // What a file is of stands before what has the same name within another.
  let found = oneOf(first, whole.length > 0 ? whole : places, () => files.flatMap(namesOf));
  for (const name of others) {
    if (found.kind !== 'found') return found;
    found = below(found.thing, name);
  }
  return found;
}

function oneOf(name: Name, places: readonly Place[], among: () => readonly string[]): Found<Place> {
  const [place, ...more] = places;
  if (place === undefined) return { kind: 'missing', name, among: among() };
  return more.length > 0 ? { kind: 'several', name, places } : { kind: 'found', thing: place };
}

/** The places in a file that a way may begin with. */
function placesCalled(file: SpecFile, { text }: Name): readonly Place[] {
  const { first, root, kind } = file;
  const named = isNamed(text);
  if (first.value?.kind === 'scalar' && named(first.value)) return [{ file, at: [] }];
  const index = root.entries.findIndex((it) => keyText(it) === keyText(first));
  // What the first key of such a file holds is the file.
  if (single.includes(kind) && named(first.key)) return [{ file, at: containers.includes(kind) ? [index] : [] }];
  if (!holding.includes(kind)) return [];
  // What else stands in such a file belongs to none of these: its examples.
  if (!containers.includes(kind) && text === nameOfHolder(file)) return [{ file, at: [] }];
  return childrenCalled(first.value, text).map((at) => ({ file, at: [index, ...at] }));
}

/** What a way may begin with in a file. */
function namesOf(file: SpecFile): readonly string[] {
  const { first, kind } = file;
  return [
    ...(first.value?.kind === 'scalar' ? [first.value.source.text] : []),
    ...(single.includes(kind) ? [first.key.source.text] : []),
    ...(holding.includes(kind) ? namesBelow(first.value) : []),
    ...(holding.includes(kind) && !containers.includes(kind) ? [nameOfHolder(file)] : []),
  ];
}

function below(place: Place, name: Name): Found<Place> {
  const node = nodeAt(place.file.root, place.at) ?? null;
  const places = childrenCalled(node, name.text).map((it) => ({ file: place.file, at: [...place.at, ...it] }));
  return oneOf(name, places, () => namesBelow(node));
}

/** The children of a node that are called so: entries by their key, items by what their first key says, by a key or by their text. */
function childrenCalled(node: YamlNode | null, name: string): readonly At[] {
  if (node === null || node.kind === 'scalar') return [];
  const named = isNamed(name);
  if (node.kind === 'map') return node.entries.flatMap(({ key }, index) => (named(key) ? [[index]] : []));
  return node.items.flatMap((item, index): readonly At[] => {
    if (item.kind === 'scalar') return named(item) ? [[index]] : [];
    if (item.kind === 'list') return [];
    const [first] = item.entries;
    if (first?.value?.kind === 'scalar' && named(first.value)) return [[index]];
    return childrenCalled(item, name).map((at) => [index, ...at]);
  });
}

/** A part of a list or a map that is called so: an entry by its key, an item by its name, by its opening or by its text. */
export function partCalled(root: YamlNode, at: At, name: YamlNode): Said | null {
  const node = nodeAt(root, at);
  if (name.kind !== 'scalar' || node === undefined || node === null || node.kind === 'scalar') return null;
  const [first, ...more] = childrenCalled(node, name.source.text);
  if (first === undefined || more.length > 0) return null;
  return { kind: node.kind === 'list' ? 'items' : 'entries', at, start: first[0] ?? 0, count: 1 };
}

/** Something that was said: a run of items, a run of entries, the value of an entry, or a key. */
export interface Said {
  readonly kind: 'items' | 'entries' | 'value' | 'key';
  /** Of the list or the map; of a value its own. */
  readonly at: At;
  readonly start: number;
  readonly count: number;
}

/** Each place below `at` at which it is said. */
export function placesSaying(root: YamlNode, at: At, what: YamlNode, same: SaysSame): readonly Said[] {
  const top = nodeAt(root, at);
  if (top === undefined || top === null) return [];
  const found: Said[] = [];
  visitNodes(top, (node, within) => {
    const here = [...at, ...within];
    if (node.kind === 'list') found.push(...runsOfItems(node.items, what, same).map((it) => ({ ...it, at: here })));
    else if (node.kind === 'map') found.push(...inMap(node.entries, here, what, same));
    else if (within.length === 0 && sameTree(node, what, same))
      found.push({ kind: 'value', at: here, start: 0, count: 1 });
  });
  return found.filter((it) => !isWholeItem(it, found));
}

/** All entries of an item that was found as an item already. */
function isWholeItem({ kind, at }: Said, found: readonly Said[]): boolean {
  return (
    kind === 'entries' && found.some((it) => it.kind === 'items' && it.at.length === at.length - 1 && isWithin(at, it))
  );
}

/** Whether the last part of a way is one of the items. */
function isWithin(at: At, items: Said): boolean {
  const last = at[at.length - 1] ?? -1;
  return items.at.every((it, index) => it === at[index]) && last >= items.start && last < items.start + items.count;
}

type Run = Pick<Said, 'kind' | 'start' | 'count'>;

function runsOfItems(items: readonly YamlNode[], what: YamlNode, same: SaysSame): readonly Run[] {
  const wanted = what.kind === 'list' ? what.items : [what];
  return items.flatMap((_, start): readonly Run[] =>
    wanted.length > 0 && wanted.every((it, index) => sameTree(items[start + index] ?? null, it, same))
      ? [{ kind: 'items', start, count: wanted.length }]
      : [],
  );
}

function inMap(entries: readonly YamlEntry[], at: At, what: YamlNode, same: SaysSame): readonly Said[] {
  if (what.kind === 'map') {
    const wanted = what.entries;
    return entries.flatMap((_, start): readonly Said[] =>
      wanted.every(({ key, value }, index) => {
        const entry = entries[start + index];
        return entry !== undefined && same(key, entry.key) && sameTree(value, entry.value, same);
      })
        ? [{ kind: 'entries', at, start, count: wanted.length }]
        : [],
    );
  }
  return entries.flatMap(({ key, value }, index): readonly Said[] => [
    ...(what.kind === 'scalar' && same(key, what) ? [{ kind: 'key', at, start: index, count: 1 } as const] : []),
    // The items of a list are looked at by themselves.
    ...(value !== null && value.kind !== 'list' && value.kind !== 'map' && sameTree(value, what, same)
      ? [{ kind: 'value', at: [...at, index], start: 0, count: 1 } as const]
      : []),
  ]);
}
