/**
 * YAML as the rest of the compiler sees it: maps, lists and scalars with their places, free of the library that
 * read them. Keys are scalars, each key of a map is there once, and nothing refers to anything else.
 */
import type { SpannedText } from '../source/text.js';
import type { Span } from '../source/span.js';

export type YamlNode = YamlMap | YamlList | YamlScalar;

export interface YamlMap {
  readonly kind: 'map';
  /** In the order of the file. */
  readonly entries: readonly YamlEntry[];
  readonly span: Span;
}

export interface YamlEntry {
  readonly key: YamlScalar;
  /** Null where nothing follows the key. */
  readonly value: YamlNode | null;
  /** From the key to the end of the value. */
  readonly span: Span;
}

export interface YamlList {
  readonly kind: 'list';
  readonly items: readonly YamlNode[];
  readonly span: Span;
}

export interface YamlScalar {
  readonly kind: 'scalar';
  /** The text as YAML reads it: unquoted, unescaped, folded. */
  readonly source: SpannedText;
  /** What YAML takes the text for; quoted and block scalars are text. An empty item is null. */
  readonly value: string | number | boolean | null;
  /** The text as it stands in the file, quotes included: tells `007` from `7`. */
  readonly raw: string;
  readonly style: ScalarStyle;
  readonly span: Span;
}

/** `broken` marks a value for which an error was reported: it says nothing, and nothing more is to be said about it. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'broken';

/** True for a value for which an error was reported already. */
export function isBroken(node: YamlNode): boolean {
  return node.kind === 'scalar' && node.style === 'broken';
}

/** A key's text. */
export function keyText(entry: YamlEntry): string {
  return entry.key.source.text;
}

/** The entry of `map` with this key, or null. */
export function entryOf(map: YamlMap, key: string): YamlEntry | null {
  return map.entries.find((entry) => keyText(entry) === key) ?? null;
}
