/** Brings `dist` up to date before a test runs what is compiled: the command line, its threads, a loaded engine. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Transpiles what is older than its source. Types are not looked at: that is another check's work. */
export async function freshDist(): Promise<void> {
  const stale = ['compiler', 'runtime', 'spec/schema'].flatMap(staleIn);
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

function compiledPath(path: string): string {
  return join(root, 'dist', path.replace(/\.ts$/u, '.js'));
}
