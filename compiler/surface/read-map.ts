/** From the file whose first key is `map`. */
import { entryOf, type YamlEntry, type YamlMap, type YamlNode } from '../yaml/node.js';
import type { AssumedPair, MapDocument, SpaceDeclaration } from './documents.js';
import { asMap, entriesAt, itemsAt, nameAt, namesAt, textAt, valueAt, wordsOf } from './read-node.js';

/** What a map declares. */
export function readMap(root: YamlMap): MapDocument {
  return {
    name: nameAt(root, 'map') ?? { text: '', span: root.span },
    kinds: entriesAt(root, 'kinds').map(wordsOf),
    areas: entriesAt(root, 'areas').map((entry) => ({
      words: wordsOf(entry),
      kinds: namesAt(asMap(entry.value), 'kinds'),
      spaces: namesAt(asMap(entry.value), 'spaces'),
    })),
    spaces: entriesAt(root, 'spaces').map(readSpace),
    spacesKey: entryOf(root, 'spaces')?.key.span ?? null,
    assumed: itemsAt(root, 'assumed').flatMap(readPair),
    span: root.span,
  };
}

function readSpace(entry: YamlEntry): SpaceDeclaration {
  const map = asMap(entry.value);
  return {
    words: wordsOf(entry),
    kind: nameAt(map, 'kind'),
    adjacent: namesAt(map, 'adjacent'),
    adjacentSpan: valueAt(map, 'adjacent')?.span ?? entry.key.span,
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
