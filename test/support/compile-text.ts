/** The text of generated files, compiled as it is written: what tests change in it, or what an engine in memory is without. */
import ts from 'typescript';
import { type CompiledModule, compileFunction } from '../../compiler/host/link-engine.js';

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  verbatimModuleSyntax: true,
};

const known = new Map<string, CompiledModule>();

/** Compiles the text of one generated file, once. */
export function compileText(text: string, fileName: string): CompiledModule {
  const key = `${fileName}\n${text}`;
  const found = known.get(key) ?? compileFunction(javaScriptOf(text, fileName), fileName);
  known.set(key, found);
  return found;
}

function javaScriptOf(text: string, fileName: string): string {
  return ts.transpileModule(text, { compilerOptions, fileName }).outputText;
}
