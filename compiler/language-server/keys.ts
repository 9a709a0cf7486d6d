/** The keys of files, as the schemas know them: what each holds, and which may stand in a block. */
import type { SourceFile, Span } from '../source/span.js';
import { documentOf } from '../surface/classify-documents.js';
import { type FileKind, schemaDocuments, schemaName } from '../surface/file-kinds.js';
import { keyText, type YamlEntry } from '../yaml/node.js';
import { isObject } from '../yaml/json-schema.js';
import { scalarAt } from './words-at.js';

type Node = Readonly<Record<string, unknown>>;

/** A part of a schema, and the schema that it is a part of. */
export interface Schema {
  readonly node: Node;
  readonly file: Node;
}

/** What stands at a key: what it is for. */
export interface KeyText {
  readonly text: string;
  readonly span: Span;
}

const byId: ReadonlyMap<string, Node> = new Map(schemaDocuments.map((schema) => [String(schema.$id), schema]));

/** What the key at a place is for; null where there is none, or the schemas say nothing of it. */
export function keyAt(file: SourceFile, offset: number): KeyText | null {
  const kind = documentOf(file)?.kind;
  const at = scalarAt({ file }, offset);
  if (kind === undefined || at?.isKey !== true) return null;
  const found = schemaBelow(kind, at.entries);
  const says = found === null ? '' : saysOf(found);
  return says === '' ? null : { text: `\`${at.scalar.source.text}\`: ${says}`, span: at.scalar.span };
}

/** The schema of what is written under keys, from the top of a file; null where the schemas do not know them. */
export function schemaBelow(kind: FileKind, entries: readonly YamlEntry[]): Schema | null {
  const node = byId.get(`${schemaName(kind)}.schema.json`);
  let found: Schema | null = node === undefined ? null : { node, file: node };
  for (const entry of entries) found = found === null ? null : under(found, keyText(entry));
  return found;
}

/** The keys that a block of a schema has, with what each is for. */
export function keysOf(schema: Schema): readonly { readonly key: string; readonly says: string }[] {
  return blocksOf(schema).flatMap(({ node, file }) =>
    Object.entries(isObject(node.properties) ? node.properties : {}).flatMap(([key, value]) =>
      isObject(value) ? [{ key, says: saysOf({ node: value, file }) }] : [],
    ),
  );
}

/** What may stand as a value: those that the schema lists. */
export function valuesOf(schema: Schema): readonly string[] {
  return blocksOf(schema).flatMap(({ node }) => {
    if (node.type === 'boolean') return ['true', 'false'];
    if ('const' in node) return [String(node.const)];
    return Array.isArray(node.enum) ? node.enum.map(String) : [];
  });
}

/** What is said of a key, else of all that it holds. */
export function saysOf(schema: Schema): string {
  const own = schema.node.description;
  const said = typeof own === 'string' ? own : followed(schema).node.description;
  return typeof said === 'string' ? said : '';
}

function under(schema: Schema, key: string): Schema | null {
  for (const { node, file } of blocksOf(schema)) {
    const fixed = isObject(node.properties) ? node.properties[key] : undefined;
    if (isObject(fixed)) return { node: fixed, file };
    const shaped = Object.entries(isObject(node.patternProperties) ? node.patternProperties : {});
    const [, fitting] = shaped.find(([pattern]) => new RegExp(pattern, 'u').test(key)) ?? [];
    if (isObject(fitting)) return { node: fitting, file };
    if (isObject(node.additionalProperties)) return { node: node.additionalProperties, file };
  }
  return null;
}

/** The schema itself, and that of its items where it may be a list. */
function blocksOf(schema: Schema): readonly Schema[] {
  const block = followed(schema);
  const { items } = block.node;
  return isObject(items) ? [block, followed({ node: items, file: block.file })] : [block];
}

/** What a reference leads to. */
function followed(schema: Schema): Schema {
  let { node, file } = schema;
  while (typeof node.$ref === 'string') {
    const [name = '', pointer = ''] = node.$ref.split('#');
    file = byId.get(name) ?? file;
    let target: unknown = file;
    for (const step of pointer.split('/').slice(1)) target = isObject(target) ? target[step] : undefined;
    if (!isObject(target)) return { node: {}, file };
    node = target;
  }
  return { node, file };
}
