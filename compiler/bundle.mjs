// Makes one module of many, so that a command loads in a third of the time: the compiler as compiled, its runtime, and
// the libraries that they use. What prints and formats is loaded from its own packages, when it is asked for. A package
// is made of nothing else (`files` in package.json), so it brings the licences of what is in the bundle.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { licencesOf, parserLibrary } from './bundling.mjs';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const compiled = join(dist, 'compiler');

/** What is started or loaded by the name of its file. */
const entries = ['cli.js', ...['boundary', 'mutate', 'simulate'].map((work) => `host/${work}-worker.js`)];

/** The parser library is imported from where it is installed; here it is one module more. */
const ownParserLibrary = {
  name: 'own-parser-library',
  transform(code, id) {
    if (!/surface[\\/]chevrotain\.js$/u.test(id)) return null;
    const literal = code.replace('import(entryPoint())', `import(${parserLibrary})`);
    if (literal === code) throw new Error(`${id} imports the parser library in another way`);
    return literal;
  },
};

const bundle = await rolldown({
  input: Object.fromEntries(entries.map((entry) => [basename(entry, '.js'), join(compiled, entry)])),
  platform: 'node',
  external: [/^ts-morph$/u, /^typescript$/u, /^prettier/u, /^bullmq$/u, /^ioredis$/u],
  logLevel: 'silent',
  plugins: [ownParserLibrary],
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
writeFileSync(join(draft, 'LICENSES.md'), licencesOf(output));
rmSync(folder, { recursive: true, force: true });
renameSync(draft, folder);
