/** A spec with the lines in another order wherever no rule names one: what is declared, where it starts, what cards change. */
import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, visit, type YAMLMap } from 'yaml';
import type { SourceFile } from '../../compiler/source/span.js';
import { chanceOf, type Chance } from './small-games/chance.js';

/** What is declared is counted off in a saved position, so that its order is part of the mark of the game; the rest is not. */
export type Extent = 'everything' | 'but what is declared';

/** Keys of the head of a file below which the entries are in no order. */
const unordered: Readonly<Record<Extent, readonly string[]>> = {
  everything: [
    ...[
      'kinds',
      'spaces',
      'areas',
      'pieces',
      'groups',
      'markers',
      'boxes',
      'tracks',
      'counters',
      'quantities',
      'where',
    ],
  ],
  'but what is declared': ['quantities', 'where'],
};

/**
 * The files, and the lines in them, in an order of the seed. What the order of lines says stays: who acts first, the first kind
 * of card and the first state of a piece, the boxes of a track, and steps.
 */
export function permuted(files: readonly SourceFile[], seed: number, extent: Extent): SourceFile[] {
  const chance = chanceOf(seed);
  return chance.shuffled(files).map(({ path, text }) => ({ path, text: linesOf(chance, text, unordered[extent]) }));
}

function linesOf(chance: Chance, text: string, keys: readonly string[]): string {
  const document = parseDocument(text);
  const { contents: root } = document;
  if (!isMap(root) || document.errors.length > 0) return text;
  for (const { key, value } of root.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (isMap(value) && (keys.includes(name) || isSetup(document))) shuffle(chance, value);
    if (name === 'spaces' && isMap(value)) for (const { value: space } of value.items) shuffleNeighbours(chance, space);
  }
  shuffleChanges(chance, root);
  // Comments would come to stand elsewhere on their lines.
  visit(document, (_key, node) => {
    if (isNode(node)) Object.assign(node, { comment: null, commentBefore: null });
  });
  return document.toString({ lineWidth: 0 });
}

function isSetup(document: Document): boolean {
  return document.has('setup');
}

function shuffle(chance: Chance, map: YAMLMap): void {
  map.items = [...chance.shuffled(map.items)];
}

function shuffleNeighbours(chance: Chance, space: unknown): void {
  if (!isMap(space)) return;
  const adjacent = space.get('adjacent');
  if (isSeq(adjacent)) adjacent.items = [...chance.shuffled(adjacent.items)];
}

/** What a side changes while it is in play, where no steps are among it. */
function shuffleChanges(chance: Chance, root: YAMLMap): void {
  for (const { value } of root.items) {
    if (!isMap(value)) continue;
    const list = value.get('while in play');
    if (isSeq(list) && list.items.every(isScalar)) list.items = [...chance.shuffled(list.items)];
  }
}
