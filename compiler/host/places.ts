/** Where the compiler itself stands: as it was written, as it was compiled, or bundled. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this module, or of the bundle that it is part of. */
export const ownFolder = dirname(fileURLToPath(import.meta.url));

/** What holds `compiler/` and `runtime/`: the checkout, or `dist/` in it. */
const above =
  [dirname(ownFolder), dirname(dirname(ownFolder))].find((it) => existsSync(join(it, 'runtime'))) ?? ownFolder;

/** The modules of the compiler. */
export const compilerFolder = join(above, 'compiler');

/** Folders that hold all code of the compiler that runs. */
export const codeFolders =
  dirname(ownFolder) === compilerFolder ? [compilerFolder, join(above, 'runtime')] : [ownFolder];

/** `dist`, where the compiled runtime and, beside it, the compiled engines are. */
export const compiledFolder = existsSync(join(above, 'runtime', 'index.js')) ? above : join(above, 'dist');

/** A folder of `spec/` in the checkout of the compiler; one that is not there throws. */
export function ownSpecFolder(name: string): string {
  const found = [above, dirname(above)].map((root) => join(root, 'spec', name)).find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`the folder spec/${name} is missing`);
  return found;
}

/** The manifest of the package: in the checkout, or where it is installed. */
export function ownManifest(): string {
  const found = [above, dirname(above)].map((root) => join(root, 'package.json')).find(existsSync);
  if (found === undefined) throw new Error('the package.json of rulewright is missing');
  return readFileSync(found, 'utf8');
}

/** The version of the package. */
export function ownVersion(): string {
  return (JSON.parse(ownManifest()) as { readonly version: string }).version;
}
