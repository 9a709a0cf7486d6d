/** Reads the values of a scenario's YAML; what has another form than asked for is reported at its place. */
import { nearest } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import type { Span } from '../source/span.js';
import { entryOf, isBroken, keyText, type YamlMap, type YamlNode, type YamlScalar } from '../yaml/node.js';

export type Report = (diagnostic: Diagnostic) => void;

export function refuseUnknownKeys(record: Report, map: YamlMap, known: readonly string[], where: string): void {
  for (const entry of map.entries) {
    const key = keyText(entry);
    if (known.includes(key)) continue;
    const { span } = entry.key;
    const missing = known.filter((it) => entryOf(map, it) === null);
    const help = nearest(key, missing).map((near): Help => ({
      text: `\`${near}\` is a similar key`,
      edits: [{ span, text: near }],
      safe: false,
    }));
    record(report('RW0101', span, { key, where }, { help }));
  }
}

export function valueAt(record: Report, map: YamlMap, key: string, where: string): YamlNode | null {
  const entry = entryOf(map, key);
  if (entry === null) {
    // Where a key is misspelt, that was said already.
    const isMisspelt = map.entries.some((it) => nearest(keyText(it), [key]).length > 0);
    if (!isMisspelt) record(report('RW0102', map.entries[0]?.key.span ?? map.span, { key, where }));
    return null;
  }
  if (entry.value === null) record(report('RW0103', entry.key.span, { expected: 'a value', found: 'nothing' }));
  return entry.value;
}

/** A text that must be there. */
export function textAt(
  record: Report,
  map: YamlMap,
  key: string,
  where: string,
): { readonly text: string; readonly span: Span } | null {
  const node = valueAt(record, map, key, where);
  const scalar = node === null ? null : scalarOf(record, node, 'a text');
  return scalar === null ? null : { text: scalar.source.text.trim(), span: scalar.span };
}

export function wholeNumber(record: Report, node: YamlNode): number | null {
  const scalar = scalarOf(record, node, 'a whole number');
  if (scalar === null) return null;
  const { value } = scalar;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  record(report('RW0105', scalar.span, { found: scalar.raw, allowed: 'a whole number from 0' }));
  return null;
}

export function scalarOf(record: Report, node: YamlNode, expected: string): YamlScalar | null {
  if (node.kind === 'scalar') {
    if (isBroken(node)) return null;
    if (node.source.text.trim() !== '') return node;
    record(report('RW0103', node.span, { expected, found: 'nothing' }));
    return null;
  }
  return wrongForm(record, node, expected);
}

export function items(record: Report, node: YamlNode): readonly YamlNode[] {
  if (node.kind === 'list') return node.items;
  if (!isBroken(node)) wrongForm(record, node, 'a list');
  return [];
}

export function wrongForm(record: Report, node: YamlNode, expected: string): null {
  if (isBroken(node)) return null;
  const found = node.kind === 'map' ? 'a block of `key: value`' : node.kind === 'list' ? 'a list' : 'a text';
  record(report('RW0103', node.span, { expected, found }));
  return null;
}
