/** The compiler as one module, which is what a package has: made where a change of its sources has taken it away. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The file that opens it. */
export const bundledCli = join(root, 'dist', 'bundle', 'cli.js');

export function makeBundle(): void {
  if (!existsSync(bundledCli)) execFileSync(process.execPath, [join(root, 'compiler', 'bundle.mjs')], { cwd: root });
}
