/** The command line: run in the process of the tests, or, where the process is what is tested, as one of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { run } from '../../compiler/cli.js';
import { printable, type Terminal } from '../../compiler/commands/terminal.js';
import { linesOf } from '../../compiler/host/keyboard.js';
import { withFailingDisk, type DiskFault } from './failing-disk.js';

export const bin = fileURLToPath(new URL('../../compiler/bin.js', import.meta.url));

export interface Ran {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  /** The working directory. */
  readonly cwd: string;
  /** Which calls for files below the working directory fail. */
  readonly disk?: readonly DiskFault[];
  readonly input?: string;
}

/** Runs a command to its end, on a terminal that is a pipe. */
export async function ran(args: readonly string[], { cwd, disk = [], input = '' }: Surroundings): Promise<Ran> {
  let out = '';
  let err = '';
  const terminal: Terminal = {
    out: (text) => {
      out += printable(text, false);
    },
    err: (text) => {
      err += printable(text, false);
    },
    color: false,
    watched: false,
    folder: cwd,
    openInput: () => linesOf(Readable.from([input])),
  };
  const exitCode = await withFailingDisk(cwd, disk, () => run(args, terminal));
  return { exitCode, out, err };
}

/** Starts a command in a process of its own, into which the modules `loaded` are loaded first. */
export function started(
  args: readonly string[],
  cwd: string,
  loaded: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  const imports = loaded.flatMap((module) => ['--import', pathToFileURL(module).href]);
  return spawn(process.execPath, [...imports, bin, ...args], { cwd, env: { ...process.env, ...environment } });
}

/** Runs a command to its end in a process of its own; one that takes longer than 60 seconds is ended, and its exit code is -1. */
export function ranApart(
  args: readonly string[],
  { cwd, environment = {} }: Pick<Surroundings, 'cwd'> & { readonly environment?: Readonly<Record<string, string>> },
): Promise<Ran> {
  return ended(started(args, cwd, [], environment));
}

/** What a process prints, and how it ends; one that takes longer than 60 seconds is ended, and its exit code is -1. */
export function ended(child: ChildProcess): Promise<Ran> {
  let out = '';
  let err = '';
  child.stdout?.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (err += text.toString()));
  child.stdin?.end();
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  return new Promise((resolve) => {
    child.on('close', (exitCode) => {
      clearTimeout(timer);
      resolve({ exitCode: exitCode ?? -1, out, err });
    });
  });
}
