/** YAML nodes as the plain data that a JSON Schema speaks of, and back from a place in the data to the node. */
import { isBroken, keyText, type YamlEntry, type YamlNode } from './node.js';

export interface ShapeData {
  readonly data: unknown;
  /** By JSON pointer. */
  readonly places: ReadonlyMap<string, Place>;
}

export interface Place {
  readonly pointer: string;
  /** Null where nothing follows the key. */
  readonly node: YamlNode | null;
  /** The entry whose value it is; null for the root and for items. */
  readonly entry: YamlEntry | null;
  /** From 1, for an item of a list. */
  readonly item: number | null;
  readonly parent: Place | null;
  /** True where an error was reported for it, or for what it is part of. */
  readonly broken: boolean;
}

/** Maps become objects without a prototype, so that a key such as `constructor` is only a key. */
export function toShapeData(root: YamlNode): ShapeData {
  const places = new Map<string, Place>();
  const convert = (place: Place): unknown => {
    const { node, pointer } = place;
    places.set(pointer, place);
    if (node === null || place.broken) return null;
    if (node.kind === 'scalar') return node.value;
    if (node.kind === 'list') {
      return node.items.map((item, index) =>
        convert({
          pointer: `${pointer}/${index}`,
          node: item,
          entry: null,
          item: index + 1,
          parent: place,
          broken: isBroken(item),
        }),
      );
    }
    const object = Object.create(null) as Record<string, unknown>;
    for (const entry of node.entries) {
      const { value } = entry;
      const key = keyText(entry);
      const broken = value !== null && isBroken(value);
      object[key] = convert({
        pointer: `${pointer}/${escaped(key)}`,
        node: value,
        entry,
        item: null,
        parent: place,
        broken,
      });
    }
    return object;
  };
  const data = convert({ pointer: '', node: root, entry: null, item: null, parent: null, broken: isBroken(root) });
  return { data, places };
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
