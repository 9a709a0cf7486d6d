/** Folders with copies of real games, for an editor to work in. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const spec = fileURLToPath(new URL('../../spec/', import.meta.url));

export interface GameFolder {
  readonly root: string;
  readonly write: (path: string, text: string) => void;
  readonly remove: (path?: string) => void;
}

/** A folder with copies of folders of `spec`, each under a name of its own or under that of another. */
export function folderWith(folders: Readonly<Record<string, string>>): GameFolder {
  const root = mkdtempSync(join(tmpdir(), 'rulewright-editor-'));
  for (const [name, of] of Object.entries(folders))
    cpSync(join(spec, of), join(root, 'spec', name), { recursive: true });
  return {
    root,
    write: (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    remove: (path = '') => {
      rmSync(join(root, path), { recursive: true, force: true });
    },
  };
}
