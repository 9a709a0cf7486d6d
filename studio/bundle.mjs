// Makes what a browser loads of the studio: the page, the worker in which the compiler runs, and the one that simulates. Each is one
// module, for a page that may load scripts from its own server alone. Nothing of Node is in them: what would be is told.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { licencesOf } from '../compiler/bundling.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = join(root, 'dist');
const page = join(root, 'studio', 'page');

/** What the studio imports of the compiler and the runtime is what was compiled of them. */
const compiled = {
  name: 'compiled',
  resolveId(source, importer) {
    if (!source.startsWith('.') || importer === undefined) return null;
    const place = resolve(dirname(importer), source);
    const within = relative(root, place);
    if (/^(?:compiler|runtime)[\\/].*\.js$/u.test(within)) return join(dist, within);
    const written = ['.ts', '.tsx'].map((ending) => place.replace(/\.js$/u, ending));
    return written.find((it) => it !== place && existsSync(it)) ?? null;
  },
};

/**
 * Where Node waits while it loads the parser library as one file, a worker must not, for what is posted to it meanwhile would be lost; and
 * of its many files it needs some.
 */
const parserLibrary = {
  name: 'parser-library',
  transform(code, id) {
    if (!/dist[\\/]compiler[\\/]surface[\\/]chevrotain\.js$/u.test(id)) return null;
    const names = [...code.matchAll(/\blibrary\.(\w+)|export const \{([^}]*)\} = library/gu)].flatMap(
      ([, one, several = '']) => one ?? several.split(',').map((it) => it.trim()),
    );
    if (names.length === 0) throw new Error(`${id} has the parser library in another way`);
    return `export { ${names.join(', ')} } from 'chevrotain';`;
  },
};

/** What libraries can do and nobody here asks of them: texts are scanned by the compiler's own scanner, no YAML is printed, and tags are refused. */
const uncalled =
  /chevrotain[\\/]lib[\\/]src[\\/](?:scan[\\/]lexer_public|diagrams[\\/]render_public|parse[\\/](?:errors_public|grammar[\\/](?:checks|follow)|cst[\\/]cst(?:_visitor)?))\.js$|@chevrotain[\\/]cst-dts-gen[\\/]|yaml[\\/]browser[\\/]dist[\\/](?:stringify[\\/]|log\.js$|doc[\\/](?:anchors|applyReviver|createNode)\.js$|nodes[\\/](?:toJS|addPairToJSMap)\.js$|schema[\\/](?:json[\\/]schema|yaml-1\.1[\\/](?:schema|binary|merge|omap|pairs|set|timestamp))\.js$)/u;

const withoutUncalled = {
  name: 'without-uncalled',
  transform(code, id) {
    if (!uncalled.test(id)) return null;
    const names = [...code.matchAll(/^export (?:\{([^}]*)\}|(?:const|var|let|class|function) (\w+))/gmu)];
    return names
      .flatMap(([, several, one]) => one ?? several.split(',').map((it) => it.trim()))
      .map((name) => `export const ${name} = {};`)
      .join('\n');
  },
};

/** What the grammar calls of its parser: `CONSUME2`, and no `CONSUME7`. */
const calledByGrammar = readdirSync(join(dist, 'compiler', 'surface'), { recursive: true })
  .filter((name) => name.endsWith('.js'))
  .flatMap((name) => [...readFileSync(join(dist, 'compiler', 'surface', name), 'utf8').matchAll(/\bthis\.(\w+)\(/gu)])
  .map(([, method]) => method);

/** Of these classes of the libraries, what is called; the rest changes a document, makes one, or goes on behind a mistake. */
const calledOf = {
  Alias: [],
  Collection: [],
  ContentAssist: ['initContentAssist'],
  Directives: ['add', 'atDocument', 'tagName'],
  Document: ['setSchema'],
  LLkLookaheadStrategy: ['buildLookaheadForAlternation', 'buildLookaheadForOptional'],
  NodeBase: [],
  Pair: [],
  RecognizerApi: ['getGAstProductions', ...calledByGrammar],
  Recoverable: ['initRecoverable', 'attemptInRepetitionRecovery', 'getHumanReadableRuleStack'],
  Scalar: [],
  Schema: [],
  TreeBuilder: ['initTreeBuilder'],
  YAMLMap: ['tagName'],
  YAMLSeq: ['tagName'],
};

const withCalledMethods = {
  name: 'with-called-methods',
  transform(code, id) {
    if (!/node_modules[\\/](?:chevrotain|yaml)[\\/]/u.test(id) || !/^(?:export )?class /mu.test(code)) return null;
    const cuts = classesIn(this.parse(code)).flatMap(({ id: { name }, body }) =>
      Object.hasOwn(calledOf, name)
        ? body.body.filter(({ key }) => key.name !== 'constructor' && !calledOf[name].includes(key.name))
        : [],
    );
    return cut(code, cuts);
  },
};

function classesIn({ body }) {
  return body.map((it) => it.declaration ?? it).filter(({ type }) => type === 'ClassDeclaration');
}

/** Without the nodes, which are in the order in which they stand. */
function cut(code, nodes) {
  return nodes.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/**
 * What the parser library asks of lodash: to call a function for each thing, never to compare with a pattern, to copy lists and plain
 * records, never what has a class, and to look for a key, never for a path of them, and in lists alone where it looks for something.
 */
const plainly = {
  _baseIteratee: '(value) => value ?? ((it) => it)',
  assign: 'Object.assign',
  clone: '(value) => (Array.isArray(value) ? [...value] : { ...value })',
  compact: '(list) => list.filter(Boolean)',
  defaults:
    '(value, ...others) => { for (const it of others) for (const key of Object.keys(it ?? {})) value[key] ??= it[key]; return value; }',
  difference: '(list, others) => list.filter((it) => !others.includes(it))',
  drop: '(list, count = 1) => list.slice(count)',
  dropRight: '(list, count = 1) => list.slice(0, Math.max(0, list.length - count))',
  every: '(list, test) => list.every(test)',
  filter: '(list, test) => list.filter(test)',
  find: '(list, test) => list.find(test)',
  flatMap: '(list, work) => list.flatMap(work)',
  flatten: '(list) => list.flat()',
  forEach:
    '(value, work) => { for (const [at, it] of Array.isArray(value) ? value.entries() : Object.entries(value ?? {})) if (work(it, at) === false) break; }',
  has: '(value, key) => value != null && Object.hasOwn(value, key)',
  head: '(list) => list?.[0]',
  includes: '(list, value) => list.includes(value)',
  isEmpty: '(value) => value == null || Object.keys(value).length === 0',
  isFunction: "(value) => typeof value === 'function'",
  isObject: "(value) => value !== null && (typeof value === 'object' || typeof value === 'function')",
  isRegExp: '(value) => value instanceof RegExp',
  isString: "(value) => typeof value === 'string'",
  isUndefined: '(value) => value === undefined',
  keys: '(value) => Object.keys(value ?? {})',
  last: '(list) => list?.at(-1)',
  map: '(list, work) => list.map((it, at) => work(it, at))',
  pickBy: '(value, test) => Object.fromEntries(Object.entries(value).filter(([, it]) => test(it)))',
  reduce: '(list, work, start) => list.reduce((so, it, at) => work(so, it, at), start)',
  some: '(list, test) => list.some(test)',
  uniq: '(list) => [...new Set(list)]',
  values: '(value) => Object.values(value ?? {})',
};

const withPlainLodash = {
  name: 'with-plain-lodash',
  transform(_, id) {
    const [, name] = /lodash-es[\\/](\w+)\.js$/u.exec(id) ?? [];
    return Object.hasOwn(plainly, name) ? `export default ${plainly[name]};` : null;
  },
};

/** What only `explain` and the reference of the language print, by the modules that it is written in: a page has what messages say. */
const printed = [
  [/diagnostics[\\/]catalogue[\\/](?!entry)/u, ['explain']],
  [/surface[\\/]forms[\\/](?!form\b|words\b)/u, ['refused', 'variants']],
  [
    /scenario[\\/]lines[\\/](?:board|then|when)\.js$/u,
    ['title', 'means', 'accepted', 'acceptedThen', 'refused', 'variants'],
  ],
];

const withoutPrinted = {
  name: 'without-printed',
  transform(code, id) {
    const [, keys] = printed.find(([modules]) => modules.test(id)) ?? [];
    if (keys === undefined) return null;
    const cuts = [];
    const look = (node) => {
      if (typeof node !== 'object' || node === null) return;
      if (node.type === 'Property' && keys.includes(node.key.name)) cuts.push(withComma(code, node));
      else for (const child of Object.values(node)) look(child);
    };
    look(this.parse(code));
    return cut(code, cuts);
  },
};

/** A property, so that the others stand as if it had never been there. */
function withComma(code, { start, end }) {
  return { start, end: code[end] === ',' ? end + 1 : end };
}

const ofNode = /^node:/u;

/** Comments for whoever bundles the code next, or counts what of it is tested; and licences, which stand in a file beside it. */
const forTools = /\/\* (?:@__PURE__|c8|istanbul) ?[\w -]*\*\/|\/\*\*\s*\* @license[^]*?\*\//gu;

async function bundled({ name, entry, treeshake }) {
  const bundle = await rolldown({
    input: { [name]: entry },
    platform: 'browser',
    external: ofNode,
    logLevel: 'silent',
    treeshake,
    transform: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [compiled, parserLibrary, withoutUncalled, withCalledMethods, withPlainLodash, withoutPrinted],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
  const [chunk, ...more] = output;
  if (more.length > 0) throw new Error(`${name} is more than one file: ${more.map((it) => it.fileName).join(', ')}`);
  const foreign = [...chunk.imports, ...chunk.dynamicImports].filter((it) => it !== chunk.fileName);
  if (foreign.length > 0) throw new Error(`${name} imports ${foreign.join(', ')}, which no browser has`);
  return { ...chunk, modules: chunk.modules, code: chunk.code.replaceAll(forTools, '') };
}

/** In a worker no module does anything but by being called; on the page what is compiled does not. */
const calledOnly = { moduleSideEffects: false, propertyReadSideEffects: false, unknownGlobalSideEffects: false };
const compiledCalledOnly = { moduleSideEffects: [{ test: /dist[\\/](?:compiler|runtime)[\\/]/u, sideEffects: false }] };

const entries = [
  { name: 'worker', entry: join(root, 'studio', 'worker.ts'), treeshake: calledOnly },
  { name: 'numbers', entry: join(root, 'studio', 'numbers.ts'), treeshake: calledOnly },
  { name: 'page', entry: join(page, 'main.tsx'), treeshake: compiledCalledOnly },
].filter(({ entry }) => existsSync(entry));

/** Where it is written: `dist/studio`, or the folder that is given. */
const folder = resolve(process.argv[2] ?? join(dist, 'studio'));
const draft = `${folder}.${process.pid}.tmp`;
mkdirSync(draft, { recursive: true });
const chunks = [];
for (const it of entries) {
  const { name } = it;
  const chunk = await bundled(it);
  writeFileSync(join(draft, `${name}.js`), chunk.code);
  chunks.push(chunk);
  const compressed = Math.ceil(gzipSync(chunk.code, { level: 9 }).length / 1000);
  process.stdout.write(`studio: ${name}.js ${compressed} kB compressed\n`);
}
for (const file of existsSync(page) ? readdirSync(page) : []) {
  if (/\.(?:html|css)$/u.test(file)) copyFileSync(join(page, file), join(draft, file));
}
writeFileSync(join(draft, 'LICENSES.md'), licencesOf(chunks));
rmSync(folder, { recursive: true, force: true });
renameSync(draft, folder);
