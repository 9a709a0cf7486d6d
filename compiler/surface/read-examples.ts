/** From every file that has `examples`: one list for what the file declares, and in the list of rules one beside each rule. */
import type { ExamplesDocument } from './documents.js';
import type { FileKind } from './file-kinds.js';
import type { Name } from './ir.js';
import { asMap, entriesAt, nameOf, valueAt } from './read-node.js';
import type { SpecFile } from './classify-documents.js';

/** Kinds of file that declare one thing, named by the first key. */
const named: readonly FileKind[] = ['class', 'chits', 'card'];

/** Takes a file and its path below the game's folder, without extension. */
export function readExamples(it: SpecFile, file: string): readonly ExamplesDocument[] {
  const { kind, root } = it;
  if (kind === 'rules') {
    return entriesAt(root, 'rules').flatMap(({ key, value }): readonly ExamplesDocument[] => {
      const node = valueAt(asMap(value), 'examples');
      return node === null ? [] : [{ kind, name: nameOf(key), file, node }];
    });
  }
  const node = valueAt(root, 'examples');
  const name = nameOfFile(it, file);
  return node === null || name === null ? [] : [{ kind, name, file, node }];
}

/** What its first key names; of a file that declares several things what the file itself is called. */
function nameOfFile({ kind, first }: SpecFile, file: string): Name | null {
  if (!named.includes(kind)) return { text: file.slice(file.lastIndexOf('/') + 1), span: first.key.span };
  return first.value?.kind === 'scalar' ? nameOf(first.value) : null;
}
