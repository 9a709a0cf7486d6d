/** A checkout of Saltmarsh that has been built, for tests of what comes then. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutOfSaltmarsh, type TestCheckout } from './checkout.js';
import { ran } from './command-line.js';

/** What a build has left, by paths; null before the first one. */
let built: ReadonlyMap<string, string> | null = null;

/** Built once; another one is given the same files. */
export async function builtCheckout(): Promise<TestCheckout> {
  const checkout = checkoutOfSaltmarsh();
  built ??= await buildIn(checkout.root);
  for (const [path, text] of built) checkout.write(path, text);
  return checkout;
}

async function buildIn(root: string): Promise<ReadonlyMap<string, string>> {
  const { exitCode, out, err } = await ran(['build'], { cwd: root });
  if (exitCode !== 0) throw new Error(out + err);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  return new Map(paths.map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]));
}
