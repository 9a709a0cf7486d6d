/** The keys of every kind of file, read from the schemas that files are held against. */
import { fileKinds, schemaDocuments, schemaName } from '../surface/file-kinds.js';
import { isObject } from '../yaml/json-schema.js';

export interface KeyTable {
  readonly title: string;
  /** What it is for, in a sentence or two. */
  readonly about: string;
  readonly rows: readonly KeyRow[];
}

export interface KeyRow {
  /** The keys that lead to it, as in the file: `kinds: NAME: plural`; CAPITALS are filled in, `-` begins an entry of a list. */
  readonly path: string;
  readonly needed: string;
  readonly holds: string;
  readonly says: string;
}

/** A table for each kind of file, in the order in which messages list them, and one for each block that several keys hold. */
export function keyTables(): readonly KeyTable[] {
  const byId: Reader['byId'] = new Map(schemaDocuments.map((schema) => [String(schema.$id), schema]));
  const files = fileKinds.map((kind) => byId.get(`${schemaName(kind)}.schema.json`) ?? {});
  const shared = new Map<string, Schema>();
  const tables = files.map((file): KeyTable => {
    const reader: Reader = { byId, file, shared };
    return { title: String(file.title), about: String(file.description), rows: rowsOf(reader, file, '') };
  });
  // A shared block may hold another one, which is found while its rows are read and then follows.
  const blocks: KeyTable[] = [];
  for (const [name, { node, file }] of shared) {
    const rows = rowsOf({ byId, file, shared }, node, '');
    blocks.push({ title: `The block: ${name}`, about: 'What is written below a key that holds it.', rows });
  }
  return [...tables, ...blocks];
}

interface Reader {
  readonly byId: ReadonlyMap<string, Node>;
  /** The file that references without a file's name are in. */
  readonly file: Node;
  /** Blocks with a table of their own, by name. */
  readonly shared: Map<string, Schema>;
}

interface Schema {
  readonly node: Node;
  readonly file: Node;
}

type Node = Readonly<Record<string, unknown>>;

function rowsOf(reader: Reader, block: Node, within: string): readonly KeyRow[] {
  const fixed = entriesOf(block.properties).map(([key, node]) => ({ path: key, node, needed: neededIn(block, key) }));
  const shaped = entriesOf(block.patternProperties).map(([pattern, node]) => ({
    path: keyLike(pattern),
    node,
    needed: '',
  }));
  // The keys of a block that has only such ones are told where it stands.
  const free = isObject(block.additionalProperties) && isObject(block.properties) ? block.additionalProperties : null;
  const open = block['x-first-key'];
  const others = free === null ? [] : [{ path: nameOf(block), node: free, needed: '' }];
  const first = free !== null && typeof open === 'string' ? [{ path: open, node: free, needed: 'yes' }] : [];
  return [...first, ...fixed, ...shaped, ...(first.length === 0 ? others : [])].flatMap(({ path, node, needed }) => {
    const place = `${within}${path}`;
    const row = { path: place, needed, holds: holdsOf(reader, node), says: saysOf(reader, node) };
    return [row, ...innerRows(reader, node, place)];
  });
}

/** What stands below a key: the keys of a block, of each named block in it, or of each entry of a list. */
function innerRows(reader: Reader, node: Node, place: string): readonly KeyRow[] {
  const each = isObject(node.properties) ? null : node.additionalProperties;
  const named = isObject(each) ? rowsOf(reader, each, `${place}: ${nameOf(node)}: `) : [];
  const listed = isObject(node.items) ? rowsOf(reader, node.items, `${place}: - `) : [];
  return [...rowsOf(reader, node, `${place}: `), ...named, ...listed];
}

/** What a value is, as a noun phrase. */
function holdsOf(reader: Reader, node: Node): string {
  if (typeof node.$ref !== 'string') return kindOf(reader, node);
  const target = targetOf(reader, node.$ref);
  if (typeof target.node.title === 'string') return target.node.title;
  if (!isObject(target.node.properties) || target.node.type !== 'object') {
    return kindOf({ ...reader, file: target.file }, target.node);
  }
  const name = node.$ref.split('/').at(-1) ?? '';
  reader.shared.set(name, target);
  return `the block *${name}*`;
}

function kindOf(reader: Reader, node: Node): string {
  if (Array.isArray(node.enum)) return node.enum.map((it) => `\`${String(it)}\``).join(' or ');
  if ('const' in node) return `\`${String(node.const)}\``;
  const types = Array.isArray(node.type) ? node.type.map(String) : [String(node.type)];
  return types.map((type) => ofType(reader, node, type)).join(', or ');
}

function ofType(reader: Reader, node: Node, type: string): string {
  switch (type) {
    case 'string':
      return 'a text';
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
    case 'number':
      return `a ${type === 'integer' ? 'whole ' : ''}number${rangeOf(node)}`;
    case 'array':
      return `a list${ofEach(reader, node.items)}`;
    default:
      return isObject(node.additionalProperties) && !isObject(node.properties)
        ? `for each ${nameOf(node)}: ${holdsOf(reader, node.additionalProperties)}`
        : 'a block';
  }
}

function ofEach(reader: Reader, items: unknown): string {
  return isObject(items) ? `, of each: ${holdsOf(reader, items)}` : '';
}

function rangeOf({ minimum, maximum }: Node): string {
  const from = typeof minimum === 'number' ? ` from ${minimum}` : '';
  return typeof maximum === 'number' ? `${from} to ${maximum}` : from;
}

/** What its key says of it, else what all of its kind are. */
function saysOf(reader: Reader, node: Node): string {
  const { description } = typeof node.$ref === 'string' ? { ...targetOf(reader, node.$ref).node, ...node } : node;
  return typeof description === 'string' ? description : '';
}

function neededIn(block: Node, key: string): string {
  if (listed(block.required).includes(key)) return 'yes';
  const [condition, otherwise] = [block.if, block.else].map((it) => (isObject(it) ? listed(it.required) : []));
  if (otherwise?.includes(key) === true) return `yes, without ${quoted(condition ?? [])}`;
  const dependent = isObject(block.dependentRequired) ? Object.entries(block.dependentRequired) : [];
  const askedBy = dependent.flatMap(([name, needs]) => (listed(needs).includes(key) ? [name] : []));
  if (askedBy.length > 0) return `yes, with ${quoted(askedBy, 'or')}`;
  const asks = dependent.flatMap(([name, needs]) => (name === key ? listed(needs) : []));
  return asks.length === 0 ? '' : `only with ${quoted(asks)}`;
}

function quoted(keys: readonly string[], word = 'and'): string {
  return keys.map((key) => `\`${key}\``).join(` ${word} `);
}

/** What is filled in for the keys of a block that has any: their names are free, or have a form. */
function nameOf(node: Node): string {
  const { pattern } = isObject(node.propertyNames) ? node.propertyNames : {};
  if (typeof pattern !== 'string') return 'NAME';
  return /^\^(?:\\d|\[0-9\])/u.test(pattern) ? 'NUMBER' : 'CODE';
}

/** `on the next NAME` of the pattern of such keys. */
function keyLike(pattern: string): string {
  return pattern
    .replace(/^\^|\$$/gu, '')
    .replace(/\.\+/gu, 'NAME')
    .replace('(start|end)', 'start | end');
}

function targetOf(reader: Reader, ref: string): Schema {
  const [name = '', pointer = ''] = ref.split('#');
  const file = reader.byId.get(name) ?? reader.file;
  let target: unknown = file;
  for (const step of pointer.split('/').slice(1)) target = isObject(target) ? target[step] : undefined;
  if (!isObject(target)) throw new Error(`the schemas have no ${ref}`);
  return { node: target, file };
}

function entriesOf(value: unknown): readonly (readonly [string, Node])[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, node]) => (isObject(node) ? [[key, node] as const] : []));
}

function listed(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
