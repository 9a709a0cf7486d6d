/** A copy of the spec in a temporary folder, and processes that are started in it. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = join(root, 'compiler', 'bin.js');

/** The games of the checkout, in order. */
export function gamesOfSpec() {
  return readdirSync(join(root, 'spec'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'schema')
    .map((entry) => entry.name)
    .sort();
}

/** True where there is something compiled to measure. */
export function isBuilt() {
  return existsSync(join(root, 'dist', 'compiler', 'cli.js'));
}

/** The address of a module of dist/, by its path there. */
export function dist(path) {
  return pathToFileURL(join(root, 'dist', path)).href;
}

/** Calls `use` with a checkout that holds one game, and removes it afterwards. */
export function onWorkbench(game, use) {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-bench-'));
  try {
    for (const part of [game, 'boards']) {
      cpSync(join(root, 'spec', part), join(folder, 'spec', part), { recursive: true });
    }
    return use({
      /** Runs a command of the command line there. */
      rulewright: (...args) => started([bin, ...args], folder),
      /** Takes away all that a build left. */
      clear: () => {
        for (const made of ['generated', 'node_modules']) rmSync(join(folder, made), { recursive: true, force: true });
      },
      generated: join(folder, 'generated', game),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a program of ES module text in the checkout, where it finds the libraries. */
export function program(text, ...args) {
  return started(['--input-type=module', '--eval', text, '--', ...args], root);
}

/** How long a Node process takes from its start to its end, in milliseconds. One that fails throws. */
function started(args, cwd) {
  const before = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const time = performance.now() - before;
  if (status !== 0) throw new Error(`node ${args.slice(0, 3).join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return time;
}
