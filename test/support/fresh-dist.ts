/** Brings `dist` up to date before the tests run, which look at what is compiled (`compiled-modules.ts`). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const folders = ['compiler', 'runtime', 'spec/schema'];

/**
 * Transpiles what is older than its source, and takes away what has no source any more. Types are not looked at: that is
 * another check's work.
 */
export default async function freshDist(): Promise<void> {
  const orphans = folders.flatMap(orphansIn);
  for (const path of orphans) rmSync(join(root, 'dist', path));
  const stale = folders.flatMap(staleIn);
  // Commands then run what the bundle was made of.
  if (stale.length + orphans.length > 0) rmSync(join(root, 'dist', 'bundle'), { recursive: true, force: true });
  if (stale.length === 0) return;
  const { default: ts } = await import('typescript');
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    removeComments: true,
  };
  for (const path of stale) {
    const text = readFileSync(join(root, path), 'utf8');
    const target = compiledPath(path);
    const draft = `${target}.${process.pid}.tmp`;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      draft,
      path.endsWith('.ts') ? ts.transpileModule(text, { compilerOptions, fileName: path }).outputText : text,
    );
    renameSync(draft, target);
  }
  if (stale.some((path) => path.startsWith('runtime/'))) {
    execFileSync(process.execPath, [join(root, 'compiler', 'at-once.mjs')]);
  }
}

function staleIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return staleIn(path);
    if (!/\.(?:ts|json)$/u.test(entry.name)) return [];
    const target = compiledPath(path);
    const isFresh = existsSync(target) && statSync(target).mtimeMs >= statSync(join(root, path)).mtimeMs;
    return isFresh ? [] : [path];
  });
}

/** Compiled files without a source, by their paths in `dist`. */
function orphansIn(folder: string): string[] {
  if (!existsSync(join(root, 'dist', folder))) return [];
  return readdirSync(join(root, 'dist', folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return orphansIn(path);
    const hasSource = existsSync(join(root, path)) || existsSync(join(root, path.replace(/\.(?:js|d\.ts)$/u, '.ts')));
    return hasSource || path.endsWith('.tmp') ? [] : [path];
  });
}

function compiledPath(path: string): string {
  return join(root, 'dist', path.replace(/\.ts$/u, '.js'));
}
