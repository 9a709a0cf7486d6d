/** YAML as a tree that can be changed by machine, and as text. */

/** A list, a block of entries, or one value. */
export type Tree = string | number | boolean | readonly Tree[] | Block;

/** Keys with their values, in their order. A value of null leaves its entry out. */
export interface Block {
  readonly entries: readonly Entry[];
}

export type Entry = readonly [key: string, value: Tree];

/** A file of a spec. */
export interface TreeFile {
  readonly path: string;
  readonly root: Block;
}

/** A block of the entries that have a value. */
export function block(...entries: readonly (readonly [key: string, value: Tree | null])[]): Block {
  return { entries: entries.flatMap(([key, value]): Entry[] => (value === null ? [] : [[key, value]])) };
}

export function isBlock(tree: Tree): tree is Block {
  return typeof tree === 'object' && 'entries' in tree && !Array.isArray(tree);
}

export function isList(tree: Tree): tree is readonly Tree[] {
  return Array.isArray(tree);
}

/** The text of a block, and of what is in it. */
export function printTree({ entries }: Block): string {
  return entries.map(([key, value]) => printEntry(key, value, '')).join('');
}

function printEntry(key: string, value: Tree, indent: string): string {
  const name = `${indent}${printScalar(key)}:`;
  if (isList(value)) {
    if (value.length === 0) return `${name} []\n`;
    return `${name}\n${value.map((item) => printItem(item, `${indent}  `)).join('')}`;
  }
  if (isBlock(value)) {
    if (value.entries.length === 0) return `${name} {}\n`;
    return `${name}\n${value.entries.map((entry) => printEntry(entry[0], entry[1], `${indent}  `)).join('')}`;
  }
  return `${name} ${printScalar(value)}\n`;
}

function printItem(item: Tree, indent: string): string {
  if (isBlock(item) && item.entries.length > 0) {
    const inner = item.entries.map((entry) => printEntry(entry[0], entry[1], `${indent}  `)).join('');
    return `${indent}- ${inner.slice(indent.length + 2)}`;
  }
  if (isList(item) || isBlock(item)) return `${indent}- []\n`;
  return `${indent}- ${printScalar(item)}\n`;
}

/** Text that could be read as something else is quoted. */
function printScalar(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const isPlain =
    /^[\p{L}][\p{L}\p{M}\p{N} ,.'/()-]*$/u.test(value) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(value);
  return isPlain && value.trim() === value && !value.includes(' #') ? value : JSON.stringify(value);
}
