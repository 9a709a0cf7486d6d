// What all bundles share: where the parser library is, and which licences are those of the libraries in them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules');

/** The parser library as one file, in a string, which `surface/chevrotain.ts` imports from where it is installed. */
export const parserLibrary = JSON.stringify(
  fileURLToPath(new URL('../chevrotain.min.mjs', import.meta.resolve('chevrotain'))),
);

/** The licences of the libraries that the modules of chunks are of and of those that these use, for some come as one file with them. */
export function licencesOf(output) {
  const known = new Map();
  const add = (library) => {
    if (known.has(library)) return;
    const {
      name,
      version,
      license,
      dependencies = {},
    } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
    const file = readdirSync(library).find((it) => /^licen[cs]e/iu.test(it));
    const text = file === undefined ? license : readFileSync(join(library, file), 'utf8').trim();
    known.set(library, { name, text: `## ${name} ${version}\n\n${text}\n` });
    for (const other of Object.keys(dependencies)) add(join(modules, other));
  };
  for (const id of output.flatMap((chunk) => chunk.moduleIds ?? [])) {
    const [library] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/u.exec(id) ?? [];
    if (library !== undefined) add(library);
  }
  const inOrder = [...known.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ text }) => text);
  return ['# Libraries in this folder\n', ...inOrder].join('\n');
}
