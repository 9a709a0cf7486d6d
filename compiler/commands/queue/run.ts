/** A run: a simulation that workers play through Redis. */
import type { Batch } from '../../simulation/tallying.js';
import { differing, type Whole } from '../parts.js';
import { tableFor, wholeOf, type Asked, type Table } from '../table.js';
import type { Terminal } from '../terminal.js';

export interface Run {
  readonly asked: Asked;
  readonly whole: Whole;
  /** How many games a job has, some seconds of work. */
  readonly jobGames: number;
}

/** What `--queue` says where its libraries are not there, and how to get them. */
export const librariesWanted = '`--queue` needs two packages that are not installed: `npm install bullmq ioredis`';

export const notAnAddress = (text: string): string =>
  `${/^rediss?:/u.test(text) ? 'this' : `\`${text}\``} is no address of a Redis: \`--queue redis://HOST:6379\``;

/** Whether it is as runs are, as far as it takes to say whether this build plays it. */
export function isRun(read: unknown): read is Run {
  const { asked, whole, jobGames } = (read ?? {}) as Partial<Record<keyof Run, unknown>>;
  return (
    typeof asked === 'object' &&
    asked !== null &&
    typeof whole === 'object' &&
    whole !== null &&
    Number.isSafeInteger(jobGames)
  );
}

/** A run with the table at which it is played here; why it cannot be played here. */
export function tableOfRun(
  terminal: Terminal,
  read: unknown,
  build: string,
): { readonly run: Run; readonly table: Table } | string {
  if (!isRun(read)) return 'it was written by another rulewright';
  if (read.whole.build !== build)
    return `it is of another build of rulewright: ${read.whole.build} there, ${build} here`;
  const lines: string[] = [];
  const table = tableFor({ ...terminal, err: (text) => lines.push(text) }, read.asked);
  if (typeof table === 'number') return (lines[0] ?? 'it cannot be played').trim().replace(/^error(?:\[\w+\])?: /u, '');
  const own = wholeOf(table, read.asked);
  const { fingerprint } = read.whole;
  if (own.fingerprint !== fingerprint) return `it has other rules: ${fingerprint} there, ${own.fingerprint} here`;
  return differing(read.whole, own) ?? { run: read, table };
}

/** The seeds of jobs, so many games each, and fewer in the last of each gap. */
export function jobsOf(gaps: readonly Batch[], jobGames: number): readonly Batch[] {
  return gaps.flatMap(({ firstSeed, games }) =>
    Array.from({ length: Math.ceil(games / jobGames) }, (_, index) => ({
      firstSeed: firstSeed + index * jobGames,
      games: Math.min(jobGames, games - index * jobGames),
    })),
  );
}

/** What came of the work, or `otherwise` where the command is interrupted before. */
export function orStopped<T, Other>(work: Promise<T>, isStopped: () => boolean, otherwise: Other): Promise<T | Other> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (isStopped()) resolve(otherwise);
    }, 100);
    work.then(resolve, reject).finally(() => {
      clearInterval(timer);
    });
  });
}
