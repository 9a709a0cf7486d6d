// Makes one module of many, so that a command loads in a third of the time: the compiler as compiled, its runtime, and
// the libraries that they use. What prints and formats is loaded from its own packages, when it is asked for. A package
// is made of nothing else (`files` in package.json), so it brings the licences of what is in the bundle.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const compiled = join(dist, 'compiler');

/** What is started or loaded by the name of its file. */
const entries = [
  'cli.js',
  'yaml/written-validators.js',
  ...['boundary', 'mutate', 'simulate'].map((work) => `host/${work}-worker.js`),
];

/** The parser library is imported from where it is installed (`surface/chevrotain.ts`); here it is one module more. */
const parserLibrary = {
  name: 'parser-library',
  transform(code, id) {
    if (!/surface[\\/]chevrotain\.js$/u.test(id)) return null;
    const library = new URL('../chevrotain.min.mjs', import.meta.resolve('chevrotain'));
    const literal = code.replace('import(entryPoint())', `import(${JSON.stringify(fileURLToPath(library))})`);
    if (literal === code) throw new Error(`${id} imports the parser library in another way`);
    return literal;
  },
};

const bundle = await rolldown({
  input: Object.fromEntries(entries.map((entry) => [basename(entry, '.js'), join(compiled, entry)])),
  platform: 'node',
  external: [/^ts-morph$/u, /^typescript$/u, /^prettier/u],
  logLevel: 'silent',
  plugins: [parserLibrary],
});
const folder = join(dist, 'bundle');
// Whoever starts a command meanwhile finds the old one, or none.
const draft = `${folder}.${process.pid}.tmp`;
const { output } = await bundle.write({
  dir: draft,
  format: 'esm',
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
});
await bundle.close();
writeFileSync(join(draft, 'LICENSES.md'), licences(output.flatMap((chunk) => chunk.moduleIds ?? [])));
rmSync(folder, { recursive: true, force: true });
renameSync(draft, folder);

/** The licences of the libraries that the modules are of and of those that these use, for some come as one file with them. */
function licences(modules) {
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
    for (const other of Object.keys(dependencies)) add(join(dist, '..', 'node_modules', other));
  };
  for (const id of modules) {
    const [library] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/u.exec(id) ?? [];
    if (library !== undefined) add(library);
  }
  const inOrder = [...known.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ text }) => text);
  return ['# Libraries in this folder\n', ...inOrder].join('\n');
}
