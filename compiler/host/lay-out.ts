/** Lays out the folder of a new game: the files of `spec/starter` under another title. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the starter of the checkout at `root` to `spec/<name>`, all of it or nothing, and returns the paths of its files
 * below `root`. The folder must not exist yet.
 */
export function layOut(root: string, name: string, title: string): readonly string[] {
  const spec = join(root, 'spec');
  const draft = join(spec, `.${name}.new`);
  rmSync(draft, { recursive: true, force: true });
  try {
    mkdirSync(draft);
    cpSync(join(spec, 'starter'), draft, { recursive: true });
    const files = filesIn(draft, '');
    const [, ownTitle = ''] = /^game: (.+)$/mu.exec(readFileSync(join(draft, 'game.yaml'), 'utf8')) ?? [];
    for (const file of files) {
      const path = join(draft, file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(ownTitle, title));
    }
    renameSync(draft, join(spec, name));
    return files.map((file) => `spec/${name}/${file}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Whether something of this name is in `spec` already. */
export function isTaken(root: string, name: string): boolean {
  return existsSync(join(root, 'spec', name));
}

function filesIn(folder: string, below: string): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  return entries
    .flatMap((entry) => (entry.isDirectory() ? filesIn(folder, `${below}${entry.name}/`) : [`${below}${entry.name}`]))
    .sort();
}
