/** Loads an emitted engine as a running program, without writing to `generated/`. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Playable } from '../../runtime/at-once.js';
import type { Program } from '../../runtime/program.js';
import { type Module, runtimeModule } from '../emit/module.js';
import { moduleText } from '../emit/print-javascript.js';
import { compiledFolder } from './places.js';
import { keepIn, workFolders } from './work-folder.js';

/** Where an engine lies as plain functions, below its folder, and the runtime, beside its own. */
const atOnce = 'at-once';

/** How many compiled engines are kept for the next run. */
const kept = 8;

/**
 * Compiles the modules of an engine and imports its program. Engines are kept under the hash of their code in the work folder
 * of `root`, which holds `spec`, so the same engine is compiled once. An engine without a `program` throws.
 */
export async function loadProgram(root: string, engine: readonly Module[]): Promise<Program> {
  return importProgram(compileEngine(root, engine));
}

/** Imports the program of a compiled engine; a worker does so by the folder alone. */
export async function importProgram(folder: string): Promise<Program> {
  return (await exported(folder)) as Program;
}

/** Imports what plays the same games and asks whoever answers at once. */
export async function importAtOnce(folder: string): Promise<Playable> {
  return (await exported(join(folder, atOnce))) as Playable;
}

async function exported(folder: string): Promise<unknown> {
  const module: unknown = await import(pathToFileURL(join(folder, 'index.js')).href);
  if (typeof module === 'object' && module !== null && 'program' in module) return module.program;
  throw new Error('the engine exports no program');
}

/** Compiles an engine unless that was done before; returns its folder. Where none can be written, that is thrown. */
export function compileEngine(root: string, engine: readonly Module[]): string {
  const modules = engine.map((module) => ({ ...module, path: module.path.replace(/\.ts$/u, '.js') }));
  const files = [
    // What stands above the folder may say something else of its files.
    { path: 'package.json', text: '{ "type": "module" }\n' },
    ...modules.map((it) => ({ path: it.path, text: moduleText(withRuntime(it, 'runtime')) })),
    ...modules.map((it) => ({ path: `${atOnce}/${it.path}`, text: moduleText(withRuntime(it, atOnce), 'at once') })),
  ];
  const name = join('engines', hashOf(files));
  const known = workFolders(root).find((folder) => isWhole(join(folder, name), files));
  if (known !== undefined) return used(join(known, name));
  const { folder, refused } = keepIn(root, (it) => {
    writeEngine(join(it, name), files);
    return true;
  });
  if (folder === null) throw refused;
  removeOldest(join(folder, 'engines'));
  return join(folder, name);
}

/** Whether a folder holds these files as they are here: what somebody else has written there is not run. */
function isWhole(folder: string, files: readonly CodeFile[]): boolean {
  try {
    return files.every(({ path, text }) => readFileSync(join(folder, path), 'utf8') === text);
  } catch {
    return false;
  }
}

/** The module with the runtime of this compiler that lies in a folder: an engine is run by no other. */
function withRuntime(module: Module, folder: string): Module {
  const from = pathToFileURL(join(compiledFolder, folder, 'index.js')).href;
  return { ...module, imports: module.imports.map((it) => (it.from === runtimeModule ? { ...it, from } : it)) };
}

/** Says that a folder has been used, for the oldest are removed. */
function used(folder: string): string {
  try {
    const now = new Date();
    utimesSync(folder, now, now);
  } catch {
    // It may be read only.
  }
  return folder;
}

function writeEngine(folder: string, files: readonly CodeFile[]): void {
  const draft = `${folder}.${process.pid}.tmp`;
  try {
    for (const { path, text } of files) {
      const target = join(draft, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    // One that is not whole is in the way.
    if (!isWhole(folder, files)) rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } catch (error) {
    // Another run may have been faster.
    rmSync(draft, { recursive: true, force: true });
    if (!isWhole(folder, files)) throw error;
  }
}

interface CodeFile {
  readonly path: string;
  readonly text: string;
}

function hashOf(files: readonly CodeFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(`${path}\n${text}\n`);
  return hash.digest('hex').slice(0, 32);
}

function removeOldest(engines: string): void {
  const byAge = readdirSync(engines)
    .map((name) => ({
      path: join(engines, name),
      time: statSync(join(engines, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of byAge.slice(kept)) rmSync(path, { recursive: true, force: true });
}
