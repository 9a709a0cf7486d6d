/** The JavaScript of an engine is what the compiler of TypeScript makes of the files that a build writes. */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { lower } from '../../../compiler/core/from-resolved.js';
import { check } from '../../../compiler/driver.js';
import { emitWatchedEngine } from '../../../compiler/emit/emit-all.js';
import { emitEngine } from '../../../compiler/emit/emit-engine.js';
import type { Module } from '../../../compiler/emit/module.js';
import { moduleText } from '../../../compiler/emit/print-javascript.js';
import { printModules } from '../../../compiler/emit/print-modules.js';
import { instantiate, linkEngine } from '../../../compiler/host/link-engine.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { compileText } from '../../support/compile-text.js';
import { checkedGame } from '../../support/games.js';
import { filesWithLasting } from '../../support/lasting-cards.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

function coreOf(files: readonly SourceFile[]) {
  const { world } = check({ files, diagnostics: [] });
  if (world === null) throw new Error('the spec has errors');
  return lower(world);
}

function coreOfGame(folder: string) {
  const { core } = checkedGame(folder);
  if (core === null) throw new Error('the spec has errors');
  return core;
}

const engines: readonly (readonly [string, () => readonly Module[]])[] = [
  ['Saltmarsh', () => emitEngine(coreOf(saltmarshFiles()))],
  ['Saltmarsh, which tells its steps', () => emitWatchedEngine(coreOf(saltmarshFiles()).world)],
  ['Saltmarsh with lasting cards', () => emitEngine(coreOf(filesWithLasting()))],
  ['arab-revolt', () => emitEngine(coreOfGame('arab-revolt'))],
  ['palestine', () => emitEngine(coreOfGame('palestine'))],
  ['israeli-independence', () => emitEngine(coreOfGame('israeli-independence'))],
];

/** Code without types and comments, laid out in one way. */
function plain(text: string): string {
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    removeComments: true,
  };
  const { outputText } = ts.transpileModule(text, { compilerOptions });
  const file = ts.createSourceFile('it.js', outputText, ts.ScriptTarget.ES2022, true);
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (node.getChildCount() === 0) words.push(ts.isStringLiteral(node) ? JSON.stringify(node.text) : node.getText());
    else node.getChildren().forEach(visit);
  };
  visit(file);
  // Names that are imported under their own name may say so.
  return words
    .join(' ')
    .replace(/([\w$]+) as \1\b/gu, '$1')
    .replaceAll('import ', '\nimport ')
    .replace(/ ?;/gu, ';\n');
}

describe.each(engines)('the engine of %s', (_name, emit) => {
  const engine = emit();
  const texts = new Map(printModules(engine).map(({ path, text }) => [path, text]));

  it('is the same as a file that is imported', () => {
    for (const module of engine) expect(plain(moduleText(module))).toBe(plain(texts.get(module.path) ?? ''));
  });

  it('is the same where it is linked in memory', () => {
    const compiled = instantiate(new Map([...texts].map(([path, text]) => [path, compileText(text, path)])));
    expect(shapeOf(linkEngine(engine).program)).toEqual(shapeOf(compiled));
  });
});

/** A value with the text of what is no data left out. */
function shapeOf(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, it: unknown) => (typeof it === 'function' ? 'a function' : it)),
  ) as unknown;
}
