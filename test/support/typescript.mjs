/** Lets Node load the tests' own TypeScript: `compiler/` and `runtime/` as they are compiled in `dist`, the rest as it stands. */
import { existsSync, readFileSync } from 'node:fs';
import { relative, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');
const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };

export async function resolve(specifier, context, next) {
  if (!specifier.startsWith('.') || !context.parentURL?.startsWith('file:')) return next(specifier, context);
  const place = fileURLToPath(new URL(specifier, context.parentURL));
  const within = relative(root, place).replaceAll('\\', '/');
  if (/^(?:compiler|runtime)\/.*\.js$/u.test(within))
    return { url: pathToFileURL(join(root, 'dist', within)).href, shortCircuit: true };
  const source = place.replace(/\.js$/u, '.ts');
  if (!existsSync(place) && existsSync(source)) return { url: pathToFileURL(source).href, shortCircuit: true };
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const fileName = fileURLToPath(url);
  const { outputText } = ts.transpileModule(readFileSync(fileName, 'utf8'), { compilerOptions, fileName });
  return { format: 'module', source: outputText, shortCircuit: true };
}
