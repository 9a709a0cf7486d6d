/**
 * Links an emitted engine in memory, so that many that differ by a module or two can be run one after the other: what
 * they share is compiled once, and nothing is written.
 */
import path from 'node:path';
import vm from 'node:vm';
import { fault } from '../../runtime/fault.js';
import * as runtime from '../../runtime/index.js';
import type { Program } from '../../runtime/program.js';
import { type Module, runtimeModule } from '../emit/module.js';
import { functionText } from '../emit/print-javascript.js';
import { createRecent } from '../recent.js';

export interface LinkedEngine {
  readonly program: Program;
  /** JavaScript by module, without comments. */
  readonly code: ReadonlyMap<string, string>;
}

/** A module that is ready to be run; it may return what takes once more what it imports, when all modules have been run. */
export type CompiledModule = (exports: Exports, require: (name: string) => Exports) => (() => void) | undefined;

export type Exports = Record<string, unknown>;

/** Links the modules of an engine. */
export function linkEngine(engine: readonly Module[]): LinkedEngine {
  const code = new Map(engine.map((module) => [module.path, functionText(module)]));
  return { program: instantiate(new Map([...code].map(([own, text]) => [own, compiled(own, text)]))), code };
}

/** More than an engine has: one after the other, most of which are alike, all that is the same is kept. */
const recent = createRecent<string, CompiledModule>(1_000);

function compiled(own: string, text: string): CompiledModule {
  const key = `${own}\n${text}`;
  return recent.get(key) ?? recent.set(key, compileFunction(text, own));
}

/** The body of a function of `exports` and `require`, ready to be called. */
export function compileFunction(text: string, fileName: string): CompiledModule {
  // Node types what it compiles as a function of anything.
  return vm.compileFunction(text, ['exports', 'require'], { filename: fileName }) as CompiledModule;
}

/** The program of compiled modules by path. Each is run when it is first asked for, as they import each other. */
export function instantiate(modules: ReadonlyMap<string, CompiledModule>): Program {
  const started = new Map<string, Exports>();
  const again: (() => void)[] = [];
  const load = (own: string): Exports => {
    const known = started.get(own);
    if (known !== undefined) return known;
    const run = modules.get(own) ?? fault(`the engine has no module ${own}`);
    const exports: Exports = {};
    started.set(own, exports);
    const takeImports = run(exports, (name) => {
      if (name === runtimeModule) return runtime;
      return load(path.posix.join(path.posix.dirname(own), name).replace(/\.js$/u, '.ts'));
    });
    if (takeImports !== undefined) again.push(takeImports);
    return exports;
  };
  const { program } = load('index.ts');
  for (const takeImports of again) takeImports();
  if (typeof program !== 'object' || program === null) throw new Error('the engine exports no program');
  return program as Program;
}
