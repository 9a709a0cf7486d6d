/** Makes a game that goes wrong small: takes away what it does not need for that, then gives its things plain names. */
import { type Block, isBlock, isList, type Tree, type TreeFile } from './tree.js';

/** Returns the smallest game found, within so many milliseconds, of which `isWrong` holds as it does of `files`. */
export function shrunk(
  files: readonly TreeFile[],
  isWrong: (files: readonly TreeFile[]) => boolean,
  milliseconds: number,
): readonly TreeFile[] {
  const end = performance.now() + milliseconds;
  let smallest = files;
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (const candidate of smallerThan(smallest)) {
      if (performance.now() > end) return smallest;
      if (!isWrong(candidate)) continue;
      smallest = candidate;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

/** Each game with something less, the largest parts first. */
function* smallerThan(files: readonly TreeFile[]): Generator<readonly TreeFile[]> {
  for (const file of files) yield files.filter((it) => it !== file);
  const parts = files.flatMap((file) =>
    lesser(file.root).map(({ tree, saved }) => ({
      saved,
      files: files.map((it) => (it === file ? { ...it, root: tree } : it)),
    })),
  );
  for (const part of parts.sort((left, right) => right.saved - left.saved)) yield part.files;
  for (const name of hostileNames(files)) yield renamed(files, name);
}

interface Lesser<Kind> {
  readonly tree: Kind;
  /** How much smaller it is, in characters. */
  readonly saved: number;
}

function lesser(block: Block): Lesser<Block>[] {
  return block.entries.flatMap(([key, value], index): Lesser<Block>[] => {
    const without = { entries: block.entries.filter((_, at) => at !== index) };
    const within = lesserTree(value).map(({ tree, saved }): Lesser<Block> => ({
      tree: { entries: block.entries.map((entry, at) => (at === index ? [entry[0], tree] : entry)) },
      saved,
    }));
    return [{ tree: without, saved: key.length + sizeOf(value) }, ...within];
  });
}

function lesserTree(tree: Tree): Lesser<Tree>[] {
  if (isList(tree)) {
    return tree.flatMap((item, index): Lesser<Tree>[] => {
      const others = (between: readonly Tree[]): Tree => [
        ...tree.slice(0, index),
        ...between,
        ...tree.slice(index + 1),
      ];
      const within = lesserTree(item).map((it) => ({ tree: others([it.tree]), saved: it.saved }));
      // A block of steps may do without its opening.
      const bodies = isBlock(item) ? item.entries.flatMap(([, value]) => (isList(value) ? [value] : [])) : [];
      const hoisted = bodies.map((body) => ({ tree: others(body), saved: sizeOf(item) - sizeOf(body) }));
      return [{ tree: others([]), saved: sizeOf(item) }, ...hoisted, ...within];
    });
  }
  return isBlock(tree) ? lesser(tree) : [];
}

function sizeOf(tree: Tree): number {
  return JSON.stringify(tree).length;
}

/** Names that are not plain already, the longest first. */
function hostileNames(files: readonly TreeFile[]): readonly string[] {
  const names = new Set<string>();
  const visit = (tree: Tree): void => {
    if (isList(tree)) tree.forEach(visit);
    if (!isBlock(tree)) return;
    for (const [key, value] of tree.entries) {
      if (!/^[a-z ]+$/u.test(key) && !/^[A-Z]\d+$/u.test(key)) names.add(key);
      visit(value);
    }
  };
  for (const { root } of files) visit(root);
  return [...names]
    .filter((name) => !/ (?:is|are|be|in|may|one|to|by|of) /u.test(name) && !/^N\d+$/u.test(name))
    .sort((a, b) => b.length - a.length);
}

/** The files with a name replaced wherever it stands. */
function renamed(files: readonly TreeFile[], name: string): readonly TreeFile[] {
  let sum = 7;
  for (let at = 0; at < name.length; at += 1) sum = (sum * 31 + name.charCodeAt(at)) % 997;
  const plain = `N${sum}`;
  const text = (value: string): string => value.split(name).join(plain);
  const of = (tree: Tree): Tree => {
    if (typeof tree === 'string') return text(tree);
    if (isList(tree)) return tree.map(of);
    return isBlock(tree) ? blockOf(tree) : tree;
  };
  const blockOf = ({ entries }: Block): Block => ({ entries: entries.map(([key, value]) => [text(key), of(value)]) });
  return files.map(({ path, root }) => ({ path, root: blockOf(root) }));
}
