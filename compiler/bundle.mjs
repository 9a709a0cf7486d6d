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

/** The parser library is imported from where it is installed; here it is one module more, there from the start. */
const ownParserLibrary = {
  name: 'own-parser-library',
  transform(code, id) {
    if (!/surface[\\/]chevrotain\.js$/u.test(id)) return null;
    const literal = code.replace('(await import(entryPoint()))', 'parserLibrary');
    if (literal === code) throw new Error(`${id} imports the parser library in another way`);
    return `import * as parserLibrary from ${parserLibrary};\n${literal}`;
  },
};

/** What takes a part of the time in which all is loaded, and few commands have a use for: it is loaded when it is asked for, or never. */
const whenAsked = {
  name: 'when-asked',
  transform(code, id) {
    if (!/dist[\\/]compiler[\\/]source[\\/]width\.js$/u.test(id)) return null;
    const lazy = "const stringWidth = (text) => require('string-width').default(text);";
    const changed = code.replace("import stringWidth from 'string-width';", lazy);
    if (changed === code) throw new Error(`${id} imports what counts columns in another way`);
    return changed;
  },
  // A command that is a program of its own would be started so; here none is.
  resolveId: (source, importer = '') =>
    source === 'node:child_process' && /node_modules[\\/]commander[\\/]/u.test(importer) ? '\0no-programs' : null,
  load: (id) => (id === '\0no-programs' ? 'export {};' : null),
};

const bundle = await rolldown({
  input: Object.fromEntries(entries.map((entry) => [basename(entry, '.js'), join(compiled, entry)])),
  platform: 'node',
  external: [/^ts-morph$/u, /^typescript$/u, /^prettier/u, /^bullmq$/u, /^ioredis$/u],
  logLevel: 'silent',
  plugins: [ownParserLibrary, whenAsked],
});
const folder = join(dist, 'bundle');
// Whoever starts a command meanwhile finds the old one, or none.
const draft = `${folder}.${process.pid}.tmp`;
const { output } = await bundle.write({
  dir: draft,
  // What Node makes of such modules can be kept on every version (`kept-code.js`).
  format: 'cjs',
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
});
await bundle.close();
writeFileSync(join(draft, 'package.json'), '{ "type": "commonjs" }\n');
writeFileSync(join(draft, 'LICENSES.md'), licencesOf(output));
rmSync(folder, { recursive: true, force: true });
renameSync(draft, folder);
