/** Mutants of where things are: adjacent spaces taken apart, others joined, a piece set up elsewhere. */
import type { World } from '../resolved/ir.js';
import { positionOf, type Span } from '../source/span.js';
import type { SpecFile } from '../surface/classify-documents.js';
import { entryOf, keyText, type YamlEntry, type YamlMap, type YamlNode } from '../yaml/node.js';
import { itemLeftOut, put, textOf } from './change.js';
import type { Edit, Kind, Mutant, Variant } from './ir.js';

export function placeMutants(files: readonly SpecFile[], world: World): readonly Mutant[] {
  const inPlay = new Map(world.spaces.flatMap(({ name, aliases }) => [name, ...aliases].map((word) => [word, name])));
  const lists = files
    .filter(({ kind }) => kind === 'map' || kind === 'board')
    .flatMap(({ root }) => listsOf(root, inPlay));
  const setup = files.find(({ kind }) => kind === 'setup');
  return [...pairsApart(lists), ...pairsJoined(lists), ...(setup === undefined ? [] : moved(setup.root))];
}

/** The neighbours of a space. */
interface Neighbours {
  readonly space: string;
  readonly list: Span;
  readonly names: readonly { readonly name: string; readonly span: Span }[];
}

function listsOf(map: YamlMap, inPlay: ReadonlyMap<string, string>): readonly Neighbours[] {
  const spaces = entryOf(map, 'spaces')?.value;
  if (spaces?.kind !== 'map') return [];
  return spaces.entries.flatMap(({ key, value }) => {
    const adjacent = value?.kind === 'map' ? entryOf(value, 'adjacent')?.value : null;
    const space = inPlay.get(key.source.text);
    if (adjacent?.kind !== 'list' || space === undefined) return [];
    const names = adjacent.items.flatMap((item) => {
      const name = item.kind === 'scalar' ? inPlay.get(item.source.text) : undefined;
      return name === undefined ? [] : [{ name, span: item.span }];
    });
    return [{ space, list: adjacent.span, names }];
  });
}

/** Each pair of adjacent spaces, taken apart on both sides; a space of the board does not list one of the map's own. */
function pairsApart(lists: readonly Neighbours[]): readonly Mutant[] {
  return lists.flatMap(({ space, names }, index) =>
    names.flatMap(({ name, span }): Mutant[] => {
      const back = lists.findIndex((it) => it.space === name);
      if (back !== -1 && back < index && lists[back]?.names.some((it) => it.name === space) === true) return [];
      const edits = [without(lists[index], name), without(lists[back], space)].flatMap((it) => it ?? []);
      const pair = `${space} and ${name} are adjacent`;
      return [
        mutant('map', span, pair, { from: pair, to: '', sentence: `${space} and ${name} are not adjacent`, edits }),
      ];
    }),
  );
}

function without(neighbours: Neighbours | undefined, name: string): Edit | null {
  if (neighbours?.names.some((it) => it.name === name) !== true) return null;
  const others = neighbours.names.filter((it) => it.name !== name).map(({ span }) => textOf(span));
  return { path: neighbours.list.file.path, ...put(neighbours.list, `[${others.join(', ')}]`) };
}

/** Each space and the first one that is adjacent to a neighbour of it and not to itself. */
function pairsJoined(lists: readonly Neighbours[]): readonly Mutant[] {
  const joined = new Set<string>();
  return lists.flatMap((own): Mutant[] => {
    const beyond = lists.find(({ space, names }) => {
      if (space === own.space || own.names.some((it) => it.name === space)) return false;
      return names.some(({ name }) => own.names.some((it) => it.name === name)) && !joined.has(`${space}/${own.space}`);
    });
    if (beyond === undefined) return [];
    joined.add(`${own.space}/${beyond.space}`);
    const edits = [withAlso(own, beyond.space), withAlso(beyond, own.space)];
    const pair = `${own.space} and ${beyond.space} are not adjacent`;
    const variant = { from: pair, to: '', sentence: `${own.space} and ${beyond.space} are adjacent`, edits };
    return [mutant('map', own.list, pair, variant)];
  });
}

function withAlso({ list, names }: Neighbours, name: string): Edit {
  const all = [...names.map(({ span }) => textOf(span)), name];
  return { path: list.file.path, ...put(list, `[${all.join(', ')}]`) };
}

/** Each count of the setup: one fewer here, one more in the next place that has such things too, or else in the next one. */
function moved(setup: YamlMap): readonly Mutant[] {
  const places = ['boxes', 'spaces'].flatMap((key) => mapsIn(entryOf(setup, key)?.value ?? null));
  return places.flatMap(({ name, map }, index) => {
    const others = [...places.slice(index + 1), ...places.slice(0, index)];
    return map.entries.flatMap((entry, at): Mutant[] => {
      const { key, value } = entry;
      if (value?.kind !== 'scalar' || typeof value.value !== 'number') return [];
      const thing = keyText(entry);
      const other = others.find((it) => entryOf(it.map, thing) !== null) ?? others[0];
      if (other === undefined) return [];
      const fewer =
        value.value > 1
          ? [put(value.span, `${value.value - 1}`)]
          : itemLeftOut(
              map.entries.map(({ span }) => span),
              at,
            );
      const edits = [...fewer, ...oneMore(other.map, thing)].map((it) => ({ ...it, path: key.span.file.path }));
      const to = `one of them in ${other.name}`;
      const sentence = `${thing} in ${name}: ${value.value}`;
      return [mutant('setup', key.span, sentence, { from: sentence, to, sentence: `${sentence}, ${to}`, edits })];
    });
  });
}

function oneMore(map: YamlMap, thing: string): readonly { start: number; end: number; text: string }[] {
  const value = entryOf(map, thing)?.value;
  if (value?.kind === 'scalar') return [put(value.span, `${Number(value.value) + 1}`)];
  const entries = map.entries.map(({ span }) => textOf(span).trim());
  return [put(map.span, `{ ${[...entries, `${thing}: 1`].join(', ')} }`)];
}

function mapsIn(node: YamlNode | null): readonly { readonly name: string; readonly map: YamlMap }[] {
  const entries: readonly YamlEntry[] = node?.kind === 'map' ? node.entries : [];
  return entries.flatMap((entry) => (entry.value?.kind === 'map' ? [{ name: keyText(entry), map: entry.value }] : []));
}

function mutant(kind: Kind, span: Span, sentence: string, variant: Variant): Mutant {
  const owner = kind === 'setup' ? 'setup' : 'map';
  const { path } = span.file;
  return { owner, card: null, kind, path, line: positionOf(span.file, span.start).line, sentence, variants: [variant] };
}
