/** What stands for the compiler stands for the code that runs. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'rulewright-'));
  for (const folder of ['compiler', 'runtime']) {
    cpSync(join(root, 'dist', folder), join(copy, 'dist', folder), { recursive: true });
  }
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
});

afterEach(() => {
  rmSync(copy, { recursive: true });
});

/** What the copy says of itself. */
function told(): { readonly build: string; readonly mark: string } {
  const module = pathToFileURL(join(copy, 'dist', 'compiler', 'host', 'compiler-mark.js')).href;
  const script = `const it = await import('${module}'); console.log(JSON.stringify({ build: it.compilerBuild(), mark: it.compilerMark() }));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  return JSON.parse(out) as ReturnType<typeof told>;
}

it('is the same with types beside it, and another where a module is', () => {
  const before = told();
  writeFileSync(join(copy, 'dist', 'runtime', 'more.d.ts'), 'export {};\n');
  expect(told()).toEqual(before);
  appendFileSync(join(copy, 'dist', 'runtime', 'state.js'), '// another\n');
  const after = told();
  expect(after.build).not.toBe(before.build);
  expect(after.mark).not.toBe(before.mark);
});
