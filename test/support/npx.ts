/** An `npx` for scripts of bash, whose commands are run in the process of the test: one of its own takes ten times as long to begin. */
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ran } from './command-line.js';

const client = join(import.meta.dirname, 'npx-client.mjs');

export interface Npx {
  /** Runs a script, with more in its environment, and tells how it ends and what it prints; what its commands print too. */
  readonly bash: (
    script: string,
    surroundings: { readonly cwd: string; readonly environment?: Readonly<Record<string, string>> },
  ) => Promise<{ readonly code: number; readonly out: string }>;
  readonly end: () => void;
}

/** Of `npx --no-install rulewright …` in a script all but the command is left out. */
export async function npx(): Promise<Npx> {
  const server = createServer({ allowHalfOpen: true }, (asking) => {
    let asked = '';
    asking.on('data', (part: Buffer) => (asked += part.toString()));
    asking.on('end', () => {
      const { args, cwd } = JSON.parse(asked) as { readonly args: readonly string[]; readonly cwd: string };
      void ran(args, { cwd }).then((answer) => asking.end(JSON.stringify(answer)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const tools = mkdtempSync(join(tmpdir(), 'rulewright-npx-'));
  writeFileSync(join(tools, 'npx'), `#!/bin/sh\nshift 2\nexec "${process.execPath}" "${client}" ${port} "$@"\n`);
  chmodSync(join(tools, 'npx'), 0o755);
  const found = { PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` };
  return {
    bash: (script, { cwd, environment = {} }) =>
      new Promise((resolve) => {
        execFile(
          'bash',
          ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', script],
          { cwd, env: { ...process.env, ...found, ...environment } },
          (fault, stdout) => {
            resolve({ code: fault === null ? 0 : Number(fault.code), out: stdout });
          },
        );
      }),
    end: () => {
      server.close();
      rmSync(tools, { recursive: true, force: true });
    },
  };
}
