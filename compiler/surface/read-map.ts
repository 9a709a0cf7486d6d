/** From files whose first key is `map` or `board`. */
import { entryOf, type YamlEntry, type YamlMap, type YamlNode } from '../yaml/node.js';
import type { AssumedPair, BoardDocument, Drawn, MapDocument, SpaceDeclaration } from './documents-of-map.js';
import {
  asMap,
  entriesAt,
  itemsAt,
  nameAt,
  nameOf,
  namesAt,
  namesIn,
  pointAt,
  textAt,
  valueAt,
  valuesOf,
  wordsOf,
} from './read-node.js';

/** What a map declares by itself. */
export function readMap(root: YamlMap): MapDocument {
  return {
    ...readSpaces(root, 'map'),
    board: nameAt(root, 'board'),
    areas: entriesAt(root, 'areas').map((entry) => ({
      words: wordsOf(entry),
      kinds: namesAt(asMap(entry.value), 'kinds'),
      spaces: namesAt(asMap(entry.value), 'spaces'),
    })),
    paths: entriesAt(root, 'paths').map((entry) => ({
      name: nameOf(entry.key),
      spaces: namesAt(asMap(entry.value), 'spaces'),
      of: namesAt(asMap(entry.value), 'of'),
    })),
    aliases: entriesAt(root, 'aliases').map((it) => ({ space: nameOf(it.key), aliases: namesIn(it.value) })),
  };
}

/** What a board declares. */
export function readBoard(root: YamlMap): BoardDocument {
  return readSpaces(root, 'board');
}

function readSpaces(root: YamlMap, key: 'map' | 'board'): BoardDocument {
  return {
    name: nameAt(root, key) ?? { text: '', span: root.span },
    kinds: entriesAt(root, 'kinds').map((entry) => ({ ...wordsOf(entry), drawn: drawnOf(asMap(entry.value)) })),
    spaces: entriesAt(root, 'spaces').map(readSpace),
    spacesKey: entryOf(root, 'spaces')?.key.span ?? null,
    assumed: itemsAt(root, 'assumed').flatMap(readPair),
    span: root.span,
  };
}

const ways: readonly Drawn[] = ['area', 'outer area', 'circle', 'line', 'box'];

function drawnOf(kind: YamlMap | null): Drawn | null {
  const text = textAt(kind, 'drawn');
  return ways.find((way) => way === text) ?? null;
}

function readSpace(entry: YamlEntry): SpaceDeclaration {
  const map = asMap(entry.value);
  return {
    words: wordsOf(entry),
    kind: nameAt(map, 'kind'),
    adjacent: namesAt(map, 'adjacent'),
    listsAdjacent: valueAt(map, 'adjacent') !== null,
    adjacentSpan: valueAt(map, 'adjacent')?.span ?? entry.key.span,
    at: pointAt(map, 'at'),
    values: valuesOf(map),
  };
}

function readPair(item: YamlNode): readonly AssumedPair[] {
  const map = asMap(item);
  const [first, second] = namesAt(map, 'pair');
  if (first === undefined || second === undefined) return [];
  const note = textAt(map, 'note');
  return [
    {
      pair: [first, second],
      adjacent: textAt(map, 'take') === 'adjacent',
      sure: textAt(map, 'sure'),
      note: note === '' ? null : note,
      span: item.span,
    },
  ];
}
