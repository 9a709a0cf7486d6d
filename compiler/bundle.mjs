// Makes one module of many, so that a command loads in a third of the time: the compiler as compiled, its runtime, and
// the libraries that read a spec. What prints and formats is loaded from its own packages, when it is asked for.
import { rmSync } from 'node:fs';
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

const bundle = await rolldown({
  input: Object.fromEntries(entries.map((entry) => [basename(entry, '.js'), join(compiled, entry)])),
  platform: 'node',
  external: [/^ts-morph$/u, /^typescript$/u, /^prettier/u, /^vscode-/u],
  logLevel: 'silent',
});
const folder = join(dist, 'bundle');
rmSync(folder, { recursive: true, force: true });
await bundle.write({
  dir: folder,
  format: 'esm',
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
});
await bundle.close();
