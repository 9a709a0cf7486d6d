/** Stands for the compiler itself: what was found out by another one is not believed. */
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFolders, ownVersion } from './places.js';

let known: string | null = null;

/** Of when each of its files was written and how long it is, which takes a moment and needs none of them to be read. */
export function compilerMark(): string {
  if (known !== null) return known;
  const hash = createHash('sha256');
  for (const { name, path } of codeFiles()) {
    const { mtimeMs, size } = lstatSync(path);
    hash.update(`${name} ${mtimeMs} ${size}\n`);
  }
  known = hash.digest('hex').slice(0, 32);
  return known;
}

/** The version and a hash of the code itself: the same wherever it is installed. */
export function compilerBuild(): string {
  const hash = createHash('sha256');
  for (const { name, path } of codeFiles()) hash.update(`${name}\n`).update(readFileSync(path));
  return `${ownVersion()} ${hash.digest('hex').slice(0, 16)}`;
}

/** All that runs; types, which may be told beside it, do not. */
function codeFiles(): readonly { readonly name: string; readonly path: string }[] {
  return codeFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[jt]s$/u.test(name) && !name.endsWith('.d.ts'))
      .sort()
      .map((name) => ({ name: name.replaceAll('\\', '/'), path: join(folder, name) })),
  );
}
