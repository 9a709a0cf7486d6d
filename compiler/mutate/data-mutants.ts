/**
 * Mutants of what is no sentence: each number, name, item and entry of the files that says something of the rules. What the
 * schemas know and `words` does not list is changed, so that a new key is changed too.
 */
import { schemaDocuments } from '../surface/file-kinds.js';
import type { SpecFile } from '../surface/classify-documents.js';
import { positionOf, type Span } from '../source/span.js';
import { keyText, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from '../yaml/node.js';
import { exchanged, itemLeftOut, put, textOf, trimmed, type Way } from './change.js';
import type { Kind, Mutant } from './ir.js';
import type { Siblings } from './siblings.js';
import type { Site } from './sites.js';
import { mostSiblings } from './word-changes.js';

/** Keys that say nothing of the rules: what things are called, where they come from, what is shown of them. */
export const words: readonly string[] = [
  ...[
    'title',
    'rule',
    'cites',
    'edition',
    'note',
    'provenance',
    'assumed',
    'examples',
    'board',
    'map',
    'setup',
    'made up',
  ],
  ...[
    'aliases',
    'plural',
    'singular',
    'adjective',
    'verb',
    'counter',
    'alive',
    'name',
    'pair',
    'take',
    'sure',
    'at',
    'drawn',
  ],
];

/** Keys whose spaces are joined by `map-mutants`, and whose names are declared by being there. */
const elsewhere: readonly string[] = ['adjacent', 'counters', 'box'];

/** Keys of lists whose order is a rule. */
const ordered: readonly string[] = ['order of play', 'places', 'boxes', 'each pile, from the top'];

/** Keys whose entries have names of their own, of which each can be left out. */
const listing: readonly string[] = ['where', 'beyond', 'rising to', 'falling below', 'only with'];

/** Keys that can be left out with all that stands below them; of others, only what is a name, a number or a list of them. */
const whole: readonly string[] = [...listing, 'taken from the map', 'only with'];

/** What a file of these kinds says beside its sentences. */
const changed: readonly SpecFile['kind'][] = [
  ...(['game', 'map', 'board', 'setup', 'procedures', 'class', 'additional spaces', 'chits', 'card'] as const),
];

interface Place {
  readonly owner: string;
  readonly card: string | null;
  /** The keys that lead there. */
  readonly keys: readonly string[];
}

/** Every mutant of the entries of the files; `sentences` are left to others. */
export function dataMutants(
  files: readonly SpecFile[],
  sentences: readonly Site[],
  siblings: Siblings,
): readonly Mutant[] {
  const said = new Set(sentences.map(({ span }) => keyOf(span)));
  const properties = propertiesOf(schemaDocuments);
  return files.flatMap(({ kind, root, first }) => {
    if (!changed.includes(kind)) return [];
    const start = ownerOf(kind, first);
    return inMap(root, start).filter(({ variants: [variant] }) =>
      variant?.edits.every(({ start: at }) => at > first.span.end - 1),
    );
  });

  function inNode(node: YamlNode, place: Place): Mutant[] {
    if (node.kind === 'map') return inMap(node, place);
    if (node.kind === 'scalar') return isSaid(node) ? [] : ofScalar(node, place, siblings);
    const { items } = node;
    if (items.some((item) => isSaid(item.kind === 'map' ? item.entries[0]?.key : item))) return [];
    const spans = items.map(({ span }) => span);
    const left = items.length < 2 ? [] : spans.map((span, index) => out(span, itemLeftOut(spans, index), place));
    const swaps = ordered.includes(place.keys[place.keys.length - 1] ?? '') ? neighbours(items, place) : [];
    return [...items.flatMap((item) => inNode(item, place)), ...left, ...swaps];
  }

  function inMap(map: YamlMap, place: Place): Mutant[] {
    const spans = map.entries.map(({ span }) => span);
    return map.entries.flatMap((entry, index): Mutant[] => {
      const key = keyText(entry);
      if (words.includes(key) || elsewhere.includes(key) || isSaid(entry.key)) return [];
      const inside = within(place, entry);
      const isListed = listing.includes(place.keys[place.keys.length - 1] ?? '') && map.entries.length > 1;
      const isLeftOut = properties.has(key) ? whole.includes(key) || isPlain(entry.value) : isListed;
      const way = map.entries.length > 1 ? itemLeftOut(spans, index) : [];
      return [
        ...(isLeftOut && way.length > 0 ? [out(entry.span, way, { ...inside, keys: place.keys })] : []),
        ...ofKey(entry, place, siblings),
        ...(entry.value === null ? [] : inNode(entry.value, inside)),
      ];
    });
  }

  function isSaid(node: YamlNode | undefined): boolean {
    return (
      node?.kind === 'scalar' &&
      (said.has(keyOf(node.span)) || said.has(keyOf({ ...node.span, start: node.span.start + 1 })))
    );
  }
}

function isPlain(node: YamlNode | null): boolean {
  return node?.kind === 'list' ? node.items.every(isPlain) : node?.kind === 'scalar';
}

function keyOf({ file, start }: Span): string {
  return `${file.path}:${start}`;
}

function ownerOf(kind: SpecFile['kind'], { value }: YamlEntry): Place {
  const name = value?.kind === 'scalar' ? value.source.text : '';
  if (kind === 'card') return { owner: name, card: name, keys: [] };
  if (kind === 'map' || kind === 'board') return { owner: 'map', card: null, keys: [] };
  const isNamed = kind === 'class' || kind === 'chits';
  return { owner: isNamed ? name : kind, card: null, keys: [] };
}

/** What stands below an entry belongs to the side, the procedure, the chit or the part of the game that it is. */
function within({ owner, card, keys }: Place, entry: YamlEntry): Place {
  const key = keyText(entry);
  const below = [...keys, key];
  const [top] = keys;
  if (card !== null && keys.length === 0 && entry.value?.kind === 'map')
    return { owner: `${card} ${key}`, card, keys: below };
  const isNamed =
    keys.length === 1 && (top === 'procedures' || top === 'additional spaces' || (top === 'kinds' && owner !== 'map'));
  if (isNamed || (owner === 'game' && keys.length === 0)) return { owner: key, card, keys: below };
  return { owner, card, keys: below };
}

function ofScalar(node: YamlScalar, place: Place, siblings: Siblings): Mutant[] {
  const { value, span } = node;
  if (typeof value === 'number')
    return [value + 1, value - 1].map((other) => instead('number', span, `${other}`, place));
  const text = typeof value === 'string' ? node.source.text : '';
  return siblings(text)
    .slice(0, mostSiblings)
    .map((other) => instead('noun', span, quoted(other), place));
}

/** A number, or the name of what there are so many of. */
function ofKey({ key, value }: YamlEntry, place: Place, siblings: Siblings): Mutant[] {
  if (typeof key.value === 'number')
    return [key.value + 1, key.value - 1].map((other) => instead('number', key.span, `${other}`, place));
  const isCount = value?.kind === 'scalar' && typeof value.value === 'number';
  if (!isCount || place.owner !== 'setup') return [];
  return siblings(key.source.text)
    .slice(0, mostSiblings)
    .map((other) => instead('noun', key.span, quoted(other), place));
}

function instead(kind: Kind, span: Span, text: string, place: Place): Mutant {
  return mutant(kind, span, [put(span, text)], { from: textOf(span), to: text }, place);
}

function out(span: Span, way: Way, place: Place): Mutant {
  return mutant('entry', span, way, { from: shown(span), to: '' }, place);
}

function neighbours(items: readonly YamlNode[], place: Place): Mutant[] {
  return items.slice(1).flatMap((item, index) => {
    const before = items[index];
    if (before === undefined) return [];
    const text = {
      from: `${shown(before.span)}, ${shown(item.span)}`,
      to: `${shown(item.span)}, ${shown(before.span)}`,
    };
    return [mutant('order', before.span, exchanged(before.span, item.span), text, place)];
  });
}

function mutant(
  kind: Kind,
  span: Span,
  way: Way,
  { from, to }: { readonly from: string; readonly to: string },
  place: Place,
): Mutant {
  const { owner, card, keys } = place;
  const { path } = span.file;
  const where = keys.join(', ');
  const edits = way.map((it) => ({ ...it, path }));
  const sentence = [where, to].filter((it) => it !== '').join(': ');
  return {
    owner,
    card,
    kind,
    path,
    line: positionOf(span.file, span.start).line,
    sentence: [where, shown(span)].filter((it) => it !== '').join(': '),
    variants: [{ from, to, sentence, edits }],
  };
}

/** On one line, and not all of what is long. */
function shown(span: Span): string {
  const text = textOf(trimmed(span)).replace(/\s+/gu, ' ');
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function quoted(name: string): string {
  return /^[\p{L}\p{N}][^:#{}[\],"']*$/u.test(name) ? name : JSON.stringify(name);
}

/** The keys that the schemas know by name. */
function propertiesOf(node: unknown): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return new Set();
  const own = 'properties' in node && typeof node.properties === 'object' ? Object.keys(node.properties ?? {}) : [];
  return new Set([...own, ...Object.values(node).flatMap((it) => [...propertiesOf(it)])]);
}
