/** The jobs of a run, which BullMQ hands out: each is some seeds. One whose worker is gone goes to another when its lock has expired. */
import type { Job, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Batch } from '../../simulation/tallying.js';
import { prefix } from './runs.js';
import { isAway, type QueueLibraries } from './redis.js';

/** How long things last, in milliseconds. */
export interface QueueTimes {
  /** A worker that has not been heard of for so long has lost its job. */
  readonly lock: number;
  /** Between two looks for such jobs. */
  readonly stalled: number;
  /** How long a job may go on once its worker has been asked to end; then it is given back. */
  readonly ending: number;
  /** How long a run waits for a worker that can play it, or for Redis. */
  readonly patience: number;
}

export const usualTimes: QueueTimes = { lock: 10_000, stalled: 5_000, ending: 10_000, patience: 60_000 };

/** A job that so many workers died of is given up. */
const mostDeaths = 20;
/** One that fails otherwise is tried so often. */
const attempts = 3;

export type JobQueue = Queue<Batch, void>;

const nameOf = (key: string): string => `jobs-${key}`;

/** The connection stays with the caller. Who only looks at the jobs leaves nothing there, for the run may be over by then. */
export function queueOf({ Queue }: QueueLibraries, redis: Redis, key: string, use: 'gives' | 'looks'): JobQueue {
  const settings = { streams: { events: { maxLen: 10 } }, skipMetasUpdate: use === 'looks' };
  const queue: JobQueue = new Queue(nameOf(key), { connection: redis, prefix, ...settings });
  // What fails is told by what was asked.
  queue.on('error', () => undefined);
  return queue;
}

/** Jobs of the same seeds are one. */
export async function addJobs(queue: JobQueue, batches: readonly Batch[]): Promise<void> {
  await queue.addBulk(
    batches.map((data) => ({
      name: 'seeds',
      data,
      opts: {
        jobId: `from-${data.firstSeed}-games-${data.games}`,
        attempts,
        backoff: { type: 'fixed', delay: 1000 },
        removeOnComplete: true,
      },
    })),
  );
}

/** The seeds that workers have, or are going to have. */
export async function jobsUnderWay(queue: JobQueue): Promise<readonly Batch[]> {
  const jobs = await queue.getJobs(['wait', 'active', 'delayed', 'prioritized']);
  return jobs.map(({ data }) => data);
}

/** The seeds that were given up, and why. */
export async function failedJobs(
  queue: JobQueue,
): Promise<readonly { readonly batch: Batch; readonly reason: string }[]> {
  const jobs = await queue.getJobs(['failed']);
  return jobs.map(({ data, failedReason }) => ({ batch: data, reason: failedReason }));
}

/** Jobs that were given up can be added again. */
export async function forgetFailed(queue: JobQueue): Promise<void> {
  await queue.clean(0, 0, 'failed');
}

/** Takes back what no worker has begun. */
export async function takeBack(queue: JobQueue): Promise<void> {
  await queue.drain(true);
}

/** Lets go of all that there is of the jobs in so many seconds; null: it stays. */
export async function keepJobs(redis: Redis, queue: JobQueue, seconds: number | null): Promise<void> {
  const jobs = await queue.getJobs(['active', 'delayed', 'failed']);
  const keys = [...Object.values(queue.keys), ...jobs.flatMap(({ id }) => (id === undefined ? [] : queue.toKey(id)))];
  const all = redis.multi();
  for (const key of keys) {
    if (seconds === null) all.persist(key);
    else all.expire(key, seconds);
  }
  await all.exec();
}

/** Takes away all that there is of the jobs. */
export async function removeJobs(queue: JobQueue): Promise<void> {
  await queue.obliterate({ force: true });
}

export interface Hands {
  readonly libraries: QueueLibraries;
  readonly redis: Redis;
  readonly threads: number;
  readonly times: QueueTimes;
  /** Comes to an end when the job is done. False where it is not and has to be given back. */
  readonly play: (batch: Batch) => Promise<boolean>;
  /** What goes wrong, but not that Redis is away. */
  readonly onFault: (message: string) => void;
}

/** Takes jobs of a run, so many at once as there are threads, until it is closed. */
export function takeJobs(key: string, { libraries, redis, threads, times, play, onFault }: Hands): Worker<Batch, void> {
  const { Worker, WaitingError } = libraries;
  const work = async (job: Job<Batch, void>, token?: string): Promise<void> => {
    if (await play(job.data)) return;
    await job.moveToWait(token);
    throw new WaitingError();
  };
  const worker = new Worker<Batch, void>(nameOf(key), work, {
    connection: redis,
    prefix,
    concurrency: threads,
    lockDuration: times.lock,
    stalledInterval: times.stalled,
    maxStalledCount: mostDeaths,
    runRetryDelay: 500,
  });
  worker.on('error', (error) => {
    if (!isAway(error)) onFault(error.message);
  });
  return worker;
}
