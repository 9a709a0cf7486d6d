/**
 * Gives the tests the compiler and the runtime as they are compiled in `dist`, which load as they are and run as fast as they do for
 * people: what a test runner makes of each module anew takes longer to make, and runs slower.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** What is in `dist`, once `fresh-dist.ts` has brought it up to date, is loaded as it is. */
export const compiledFiles = /[\\/]dist[\\/](?:compiler|runtime)[\\/]/u;

interface Resolved {
  readonly id: string;
  readonly external: true;
}

/** Where what generated modules import from the package is compiled; null for all else. */
export function runtimeOf(source: string): string | null {
  const part = /^rulewright\/(runtime(?:\/testing)?)$/u.exec(source)?.[1];
  return part === undefined ? null : path.join(root, 'dist', part, 'index.js');
}

/** For the test runner: leads each import of a module of `compiler/` and `runtime/` to what was compiled of it. */
export function compiledModules() {
  return {
    name: 'compiled-modules',
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined): Resolved | null {
      if (importer === undefined) return null;
      const ofPackage = runtimeOf(source);
      if (ofPackage !== null) return { id: ofPackage, external: true };
      if (!source.startsWith('.')) return null;
      const place = path.resolve(path.dirname(importer), source);
      const within = path.relative(root, place).replaceAll('\\', '/');
      const isOurs = /^(?:compiler|runtime)\/.*\.js$/u.test(within);
      if (!isOurs || !existsSync(place.replace(/\.js$/u, '.ts'))) return null;
      return { id: path.join(root, 'dist', within), external: true };
    },
  };
}
