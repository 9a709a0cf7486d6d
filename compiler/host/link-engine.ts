/**
 * Links an emitted engine in memory, so that many that differ by a module or two can be run one after the other: what
 * they share with the first is compiled once, and nothing is written.
 */
import path from 'node:path';
import vm from 'node:vm';
import { ts } from 'ts-morph';
import { fault } from '../../runtime/fault.js';
import * as runtime from '../../runtime/index.js';
import type { Program } from '../../runtime/program.js';
import type { EmittedFile } from '../emit/emitted-file.js';
import type { Module } from '../emit/module.js';
import { printModules } from '../emit/print-modules.js';
import { createRecent } from '../recent.js';

export interface LinkedEngine {
  readonly program: Program;
  /** JavaScript by module, without comments. */
  readonly code: ReadonlyMap<string, string>;
}

/** A module that is ready to be run. */
export interface CompiledModule {
  readonly code: string;
  readonly run: (exports: Exports, require: (name: string) => unknown) => void;
}

type Exports = Record<string, unknown>;

/** Returns what links engines. The modules of the first one are kept compiled. */
export function createLinker(): (engine: readonly Module[]) => LinkedEngine {
  const kept = new Map<string, CompiledModule>();
  let isFirst = true;
  return (engine) => {
    const keys = new Map(engine.map((module) => [module.path, JSON.stringify(module)]));
    const missing = engine.filter(({ path: own }) => !kept.has(keys.get(own) ?? ''));
    const compiled = compileModules(printModules(missing));
    for (const { path: own } of engine) {
      const key = keys.get(own) ?? '';
      const fresh = compiled.get(own);
      if (fresh !== undefined && isFirst) kept.set(key, fresh);
      const known = fresh ?? kept.get(key);
      if (known !== undefined) compiled.set(own, known);
    }
    isFirst = false;
    return { program: instantiate(compiled), code: new Map([...compiled].map(([own, { code }]) => [own, code])) };
  };
}

const recent = createRecent<string, CompiledModule>(1_000);

/** Compiles the text of one emitted module. */
export function compileModule(text: string, fileName: string): CompiledModule {
  return compileModules([{ path: fileName, text }]).get(fileName) ?? fault(`${fileName} was not compiled`);
}

/** Compiles emitted modules, by path: those that were not compiled lately all in one go. */
function compileModules(files: readonly Pick<EmittedFile, 'path' | 'text'>[]): Map<string, CompiledModule> {
  const keyOf = ({ path: own, text }: Pick<EmittedFile, 'path' | 'text'>): string => `${own}\n${text}`;
  const known = files.map((file) => [file, recent.get(keyOf(file))] as const);
  const code = javaScriptOf(known.flatMap(([file, module]) => (module === undefined ? [file] : [])));
  return new Map(
    known.map(([file, module]) => [
      file.path,
      module ?? recent.set(keyOf(file), ready(code.get(file.path) ?? '', file.path)),
    ]),
  );
}

function ready(code: string, fileName: string): CompiledModule {
  // Node types what it compiles as a function of anything.
  const run = vm.compileFunction(code, ['exports', 'require'], { filename: fileName }) as CompiledModule['run'];
  return { code, run };
}

/** TypeScript as JavaScript, by path. A program takes its time to be set up, so all files are in one; nothing else is read. */
export function javaScriptOf(files: readonly Pick<EmittedFile, 'path' | 'text'>[]): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  if (files.length === 0) return written;
  const target = ts.ScriptTarget.ES2022;
  const sources = new Map(
    files.map((file) => [`/${file.path}`, ts.createSourceFile(`/${file.path}`, file.text, target)]),
  );
  const options: ts.CompilerOptions = {
    target,
    module: ts.ModuleKind.CommonJS,
    verbatimModuleSyntax: true,
    removeComments: true,
    noResolve: true,
    noLib: true,
    noCheck: true,
    types: [],
  };
  const host: ts.CompilerHost = {
    getSourceFile: (name) => sources.get(name),
    fileExists: (name) => sources.has(name),
    readFile: () => undefined,
    writeFile: (name, text) => written.set(name.slice(1).replace(/\.js$/u, '.ts'), text),
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  ts.createProgram({ rootNames: [...sources.keys()], options, host }).emit();
  return written;
}

/** The program of compiled modules by path. Each is run when it is first asked for, as they import each other. */
export function instantiate(modules: ReadonlyMap<string, CompiledModule>): Program {
  const started = new Map<string, Exports>();
  const load = (own: string): Exports => {
    const known = started.get(own);
    if (known !== undefined) return known;
    const module = modules.get(own);
    if (module === undefined) throw new Error(`the engine has no module ${own}`);
    const exports: Exports = {};
    started.set(own, exports);
    module.run(exports, (name) => {
      if (name.endsWith('/runtime/index.js')) return runtime;
      return load(path.posix.join(path.posix.dirname(own), name).replace(/\.js$/u, '.ts'));
    });
    return exports;
  };
  const { program } = load('index.ts');
  if (typeof program !== 'object' || program === null) throw new Error('the engine exports no program');
  return program as Program;
}
