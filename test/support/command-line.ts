/** The command line as a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const bin = fileURLToPath(new URL('../../compiler/bin.js', import.meta.url));
const failingDisk = fileURLToPath(new URL('failing-disk.mjs', import.meta.url));

export interface Ran {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** Which call of `node:fs` fails on paths that hold a text, with which code, after how many that went well. */
export interface DiskFault {
  readonly call: string;
  readonly path: string;
  readonly code: 'EACCES' | 'EROFS' | 'ENOSPC' | 'EIO';
  readonly after?: number;
}

export interface Surroundings {
  /** The working directory. */
  readonly cwd: string;
  readonly disk?: readonly DiskFault[];
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Nothing takes longer; a process that does is ended, and its exit code is -1. */
  readonly seconds?: number;
}

/** Starts a command. */
export function started(args: readonly string[], { cwd, disk, env }: Surroundings): ChildProcess {
  const loaded = disk === undefined ? [] : ['--import', pathToFileURL(failingDisk).href];
  const faults = disk === undefined ? {} : { RULEWRIGHT_TEST_DISK: JSON.stringify(disk) };
  return spawn(process.execPath, [...loaded, bin, ...args], { cwd, env: { ...process.env, ...env, ...faults } });
}

/** Runs a command to its end. */
export function ran(args: readonly string[], surroundings: Surroundings): Promise<Ran> {
  const child = started(args, surroundings);
  let out = '';
  let err = '';
  child.stdout?.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (err += text.toString()));
  child.stdin?.end(surroundings.input ?? '');
  const timer = setTimeout(() => child.kill('SIGKILL'), (surroundings.seconds ?? 60) * 1000);
  return new Promise((resolve) => {
    child.on('close', (exitCode) => {
      clearTimeout(timer);
      resolve({ exitCode: exitCode ?? -1, out, err });
    });
  });
}
