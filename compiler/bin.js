#!/usr/bin/env node
// Starts the compiled command line. It is plain JavaScript so that it runs in a checkout that has not been built yet,
// where it says what to do.
import { existsSync, statSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

// Node 20 optimizes a function after so few calls that a command of a second spends a third of its time on it. Later
// versions have a tier in between, and other figures.
if (process.versions.v8.startsWith('11.')) v8.setFlagsFromString('--interrupt-budget=500000');

const [compiled, bundled] = ['compiler', 'bundle'].map(
  (folder) => new URL(`../dist/${folder}/cli.js`, import.meta.url),
);
const written = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// A package has the bundle alone. In a checkout one of an earlier compiler is of no use.
const isBundle = written(bundled) >= written(compiled);
const cli = isBundle ? bundled : compiled;
if (written(cli) > 0) {
  const { main } = await load().catch((fault) => ({ main: () => refuse(fault.message.split('\n')[0]) }));
  await main(process.argv);
} else if (existsSync(new URL('./cli.ts', import.meta.url))) {
  process.stderr.write('rulewright has not been compiled yet: run `npm run prepare` in its folder, then try again\n');
  process.exitCode = 2;
} else {
  refuse('it has no dist/bundle/cli.js');
}

/** Keeps compiled code between runs, of the bundle on every version of Node. */
async function load() {
  if (module.enableCompileCache !== undefined) module.enableCompileCache();
  else if (isBundle && process.env.NODE_DISABLE_COMPILE_CACHE === undefined)
    (await import('./kept-code.js')).keepCode(fileURLToPath(cli), process.argv[2] ?? '');
  // What is no module of the newer kind loads sooner when it is not imported.
  return isBundle ? module.createRequire(import.meta.url)(fileURLToPath(cli)) : import(cli.href);
}

/** A package is installed as a whole. */
function refuse(why) {
  process.stderr.write(`error: this installation of rulewright is damaged: ${why}\nhelp: install it again\n`);
  process.exitCode = 1;
}
