/** From the file whose first key is `setup`. */
import type { YamlMap } from '../yaml/node.js';
import type { DeckDeclaration, Holding, SetupDocument } from './documents.js';
import {
  countAt,
  countOf,
  countedOf,
  entriesAt,
  itemsAt,
  mapAt,
  nameAt,
  nameOf,
  namesAt,
  textAt,
} from './read-node.js';

/** Where everything is when a game starts. */
export function readSetup(root: YamlMap): SetupDocument {
  return {
    name: nameAt(root, 'setup') ?? { text: '', span: root.span },
    rule: textAt(root, 'rule'),
    tracks: entriesAt(root, 'tracks').flatMap((entry) => {
      const { value } = entry;
      if (value?.kind !== 'scalar') return [];
      return [{ track: nameOf(entry.key), at: countOf(value) ?? nameOf(value) }];
    }),
    order: namesAt(root, 'order of play'),
    boxes: readHoldings(root, 'boxes'),
    spaces: readHoldings(root, 'spaces'),
    deck: readDeck(mapAt(root, 'deck')),
    span: root.span,
  };
}

function readHoldings(root: YamlMap, key: string): readonly Holding[] {
  return entriesAt(root, key).map((entry) => ({ place: nameOf(entry.key), things: countedOf(entry.value) }));
}

function readDeck(map: YamlMap | null): DeckDeclaration | null {
  if (map === null) return null;
  return {
    kinds: namesAt(map, 'kinds'),
    piles: countAt(map, 'piles'),
    layers: itemsAt(map, 'each pile, from the top').map(countedOf),
    onlyWith: entriesAt(map, 'only with').flatMap(({ key, value }) =>
      value?.kind === 'scalar' ? [{ kind: nameOf(key), option: nameOf(value) }] : [],
    ),
    leftOut: countAt(map, 'left out'),
    span: map.span,
  };
}
