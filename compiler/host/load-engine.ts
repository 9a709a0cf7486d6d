/** Loads an emitted engine as a running program, without writing to `generated/`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Program } from '../../runtime/program.js';
import type { Module } from '../emit/module.js';
import { moduleText } from '../emit/print-javascript.js';
import { compiledFolder } from './places.js';

/** How many compiled engines are kept for the next run. */
const kept = 8;

/**
 * Compiles the modules of an engine and imports its program. Engines are kept under the hash of their code, beside
 * the compiled runtime that they import, so the same engine is compiled once. An engine without a `program` throws.
 */
export async function loadProgram(engine: readonly Module[]): Promise<Program> {
  return importProgram(compileEngine(engine));
}

/** Imports the program of a compiled engine; a worker does so by the folder alone. */
export async function importProgram(folder: string): Promise<Program> {
  const module: unknown = await import(pathToFileURL(join(folder, 'index.js')).href);
  if (typeof module === 'object' && module !== null && 'program' in module) return module.program as Program;
  throw new Error('the engine exports no program');
}

/** Compiles an engine unless that was done before; returns its folder. */
export function compileEngine(engine: readonly Module[]): string {
  const files = engine.map((module) => ({ path: module.path.replace(/\.ts$/u, '.js'), text: moduleText(module) }));
  const engines = join(compiledFolder, 'engine');
  const folder = join(engines, hashOf(files));
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  }
  const draft = `${folder}.${process.pid}.tmp`;
  for (const { path, text } of files) {
    const target = join(draft, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another run may have been faster.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  removeOldest(engines);
  return folder;
}

function hashOf(files: readonly { readonly path: string; readonly text: string }[]): string {
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
