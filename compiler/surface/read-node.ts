/**
 * Readers of YAML values. They are lenient: the shape was checked before, so what is missing or of another kind reads as
 * null or as nothing.
 */
import { spanWithin } from '../source/text.js';
import {
  entryOf,
  isBroken,
  keyText,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
} from '../yaml/node.js';
import type { Count, Counted, StatedValue, Words } from './documents.js';
import type { Name } from './ir.js';

/** The name that a scalar writes, at its words without the quotes around them. */
export function nameOf(scalar: YamlScalar): Name {
  return { text: scalar.source.text, span: spanWithin(scalar.source, 0, scalar.source.text.length) };
}

/** The value of `key`, or null. */
export function valueAt(map: YamlMap | null, key: string): YamlNode | null {
  const value = map === null ? null : (entryOf(map, key)?.value ?? null);
  return value === null || isBroken(value) ? null : value;
}

export function mapAt(map: YamlMap | null, key: string): YamlMap | null {
  return asMap(valueAt(map, key));
}

export function asMap(node: YamlNode | null): YamlMap | null {
  return node?.kind === 'map' ? node : null;
}

/** The scalar under `key`; null where there is none or where it is empty. */
export function scalarAt(map: YamlMap | null, key: string): YamlScalar | null {
  return asScalar(valueAt(map, key));
}

function asScalar(node: YamlNode | null): YamlScalar | null {
  return node?.kind === 'scalar' && node.value !== null && !isBroken(node) ? node : null;
}

export function nameAt(map: YamlMap | null, key: string): Name | null {
  const scalar = scalarAt(map, key);
  return scalar === null ? null : nameOf(scalar);
}

/** The text under `key`, empty where there is none. */
export function textAt(map: YamlMap | null, key: string): string {
  return scalarAt(map, key)?.source.text ?? '';
}

/** The names of the list under `key`. */
export function namesAt(map: YamlMap | null, key: string): readonly Name[] {
  return namesIn(valueAt(map, key));
}

/** The names of a list. */
export function namesIn(node: YamlNode | null): readonly Name[] {
  return (node?.kind === 'list' ? node.items : []).flatMap((item) => {
    const scalar = asScalar(item);
    return scalar === null ? [] : [nameOf(scalar)];
  });
}

export function itemsAt(map: YamlMap | null, key: string): readonly YamlNode[] {
  const value = valueAt(map, key);
  return value?.kind === 'list' ? value.items : [];
}

/** The entries of the map under `key`. */
export function entriesAt(map: YamlMap | null, key: string): readonly YamlEntry[] {
  return mapAt(map, key)?.entries ?? [];
}

/** The names of the entries under `key`. */
export function keysAt(map: YamlMap | null, key: string): readonly Name[] {
  return entriesAt(map, key).map((entry) => nameOf(entry.key));
}

export function countAt(map: YamlMap | null, key: string): Count | null {
  return countOf(valueAt(map, key));
}

/** The whole number that a scalar holds. */
export function countOf(node: YamlNode | null): Count | null {
  return node?.kind === 'scalar' && typeof node.value === 'number' && Number.isInteger(node.value)
    ? { value: node.value, span: node.span }
    : null;
}

/** `{ Runner: 2, Depot: 1 }`. */
export function countedOf(node: YamlNode | null): readonly Counted[] {
  return (asMap(node)?.entries ?? []).flatMap((entry) => {
    const count = countOf(entry.value);
    return count === null ? [] : [{ what: nameOf(entry.key), count }];
  });
}

/** The two numbers of the list under `key`: `[12, 30]`. */
export function pointAt(map: YamlMap | null, key: string): readonly [number, number] | null {
  const [x, y, ...others] = itemsAt(map, key).map((it) => (it.kind === 'scalar' ? it.value : null));
  return typeof x === 'number' && typeof y === 'number' && others.length === 0 ? [x, y] : null;
}

/** What is printed on a thing: `values: { battle value: 3, advancing: [North Column] }`. */
export function valuesOf(map: YamlMap | null): readonly StatedValue[] {
  return entriesAt(map, 'values').map((entry) => ({
    name: nameOf(entry.key),
    number: countOf(entry.value),
    list: namesIn(entry.value),
    span: entry.value?.span ?? entry.key.span,
  }));
}

/** The name that a key declares, with the plural and the other wordings that its value gives. */
export function wordsOf(entry: YamlEntry): Words {
  const map = asMap(entry.value);
  return { one: nameOf(entry.key), many: nameAt(map, 'plural'), aliases: namesAt(map, 'aliases') };
}

/** The entries whose key is none of `keys`. */
export function otherEntries(map: YamlMap | null, keys: readonly string[]): readonly YamlEntry[] {
  return (map?.entries ?? []).filter((entry) => !keys.includes(keyText(entry)));
}
