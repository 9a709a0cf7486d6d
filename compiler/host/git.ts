/** What a revision of a git repository holds, read without touching what is checked out. */
import { spawnSync } from 'node:child_process';

/** A file of a revision, by its path below the folder that was asked for. */
export interface GitFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export type GitRead =
  | { readonly kind: 'read'; readonly files: readonly GitFile[] }
  /** `unknown`: there is no such revision; `shallow`: there may be, but this clone has not all of the history. */
  | { readonly kind: 'no git' | 'no repository' | 'unknown' | 'shallow' }
  /** Git failed, in its own words. */
  | { readonly kind: 'failed'; readonly reason: string };

/** No spec is larger, in bytes. */
const mostBytes = 200_000_000;

/** The files of a revision below `folder` whose paths are wanted; links are left out. */
export function filesOfRevision(folder: string, revision: string, isWanted: (path: string) => boolean): GitRead {
  const inside = git(folder, ['rev-parse', '--is-inside-work-tree']);
  if (inside === 'no git') return { kind: 'no git' };
  if (inside.status !== 0) return { kind: 'no repository' };
  const found = git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if (found === 'no git' || found.status !== 0) return { kind: isShallow(folder) ? 'shallow' : 'unknown' };
  const commit = textOf(found.stdout).trim();
  // Paths are told from the folder in which git runs, and only what is below it.
  const listed = git(folder, ['ls-tree', '-r', '-z', commit]);
  if (listed === 'no git' || listed.status !== 0) return failed(listed);
  const entries = textOf(listed.stdout)
    .split('\0')
    .flatMap((entry) => {
      const [, mode = '', hash = '', path = ''] = /^(\d+) blob ([\da-f]+)\t(.*)$/su.exec(entry) ?? [];
      return mode.startsWith('100') && isWanted(path) ? [{ hash, path }] : [];
    });
  const input = entries.map(({ hash }) => `${hash}\n`).join('');
  const read = git(folder, ['cat-file', '--batch'], input);
  if (read === 'no git' || read.status !== 0) return failed(read);
  const files: GitFile[] = [];
  let at = 0;
  for (const { path } of entries) {
    const end = read.stdout.indexOf(10, at);
    const [, kind, size] = textOf(read.stdout.subarray(at, end)).split(' ');
    // A clone may leave out what files say until it is asked for.
    if (kind !== 'blob') return { kind: 'failed', reason: `what \`${path}\` says is missing in this clone` };
    const start = end + 1;
    files.push({ path, bytes: read.stdout.subarray(start, start + Number(size)) });
    at = start + Number(size) + 1;
  }
  return { kind: 'read', files };
}

function isShallow(folder: string): boolean {
  const asked = git(folder, ['rev-parse', '--is-shallow-repository']);
  return asked !== 'no git' && textOf(asked.stdout).trim() === 'true';
}

interface Ran {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
}

function git(folder: string, args: readonly string[], input = ''): Ran | 'no git' {
  const own = ['--no-optional-locks', '--literal-pathspecs', ...args];
  const ran = spawnSync('git', own, { cwd: folder, input, maxBuffer: mostBytes, windowsHide: true });
  return ran.error === undefined ? ran : 'no git';
}

function failed(ran: Ran | 'no git'): GitRead {
  return ran === 'no git' ? { kind: 'no git' } : { kind: 'failed', reason: textOf(ran.stderr).trim() };
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}
