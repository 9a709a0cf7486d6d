/** `worker --queue`: plays the games of runs that are in Redis, as long as it is not ended. */
import { compilerBuild } from '../../host/compiler-mark.js';
import { type Hands, type JobQueue, queueOf, type QueueTimes, takeJobs, usualTimes } from '../../host/queue/jobs.js';
import { addressFrom, type Connection, connectTo, queueLibraries, redisFault } from '../../host/queue/redis.js';
import { addPart, endPresence, openRuns, ownName, runCalled, tellPresence } from '../../host/queue/runs.js';
import type { Tally } from '../../simulation/tally.js';
import type { Batch } from '../../simulation/tallying.js';
import { seedsText } from '../parts.js';
import { countsOf } from '../../simulation/counts.js';
import { startOf, type Table } from '../table.js';
import { interruptionOf, wrongUse, type ExitCode, type Terminal } from '../terminal.js';
import { threadsFor } from '../threads.js';
import { newPool, type Pool } from './pool.js';
import { librariesWanted, notAnAddress, orStopped, type Run, tableOfRun } from './run.js';

/** Ends when it is interrupted, after the jobs that it has, or after giving back those that take longer. */
export async function workerCommand(
  terminal: Terminal,
  { queue: url, workers }: { readonly queue: string; readonly workers: number | null },
  times: QueueTimes = usualTimes,
): Promise<ExitCode> {
  const address = addressFrom(url);
  if (address === null) return wrongUse(terminal, notAnAddress(url));
  const libraries = await queueLibraries();
  if (libraries === null) return wrongUse(terminal, librariesWanted);
  const connected = await connectTo(libraries, address, 'waits');
  if (connected.kind === 'refused') {
    terminal.err(`error: cannot use ${address.shown}: ${connected.reason}\n`);
    return 1;
  }
  const { redis } = connected;
  const threads = threadsFor(terminal, workers);
  const interruption = interruptionOf(terminal);
  const say = (text: string): void => {
    terminal.err(`${text}\n`);
  };
  const name = ownName();
  say(`worker ${name}: ${threads} at once, through ${address.shown}`);
  tellAbsence(redis, () => !interruption.isStopped(), say);
  const work: Work = {
    terminal,
    libraries,
    redis,
    threads,
    times,
    say,
    name,
    build: compilerBuild(),
    pool: newPool(),
    givingBack: new AbortController(),
    known: new Map(),
    isStopped: interruption.isStopped,
    serving: null,
    refused: null,
    jobs: 0,
    games: 0,
  };
  while (!work.isStopped()) {
    await orStopped(look(work), work.isStopped, null);
    await orStopped(new Promise((resolve) => setTimeout(resolve, pause)), work.isStopped, null);
  }
  await end(work);
  connected.end();
  interruption.end();
  say(`ended: ${work.jobs} jobs, ${work.games} games`);
  return 0;
}

/** Between two looks at the runs, in milliseconds. */
const pause = 1000;

interface Work extends Omit<Hands, 'play' | 'onFault'> {
  readonly terminal: Terminal;
  readonly say: (text: string) => void;
  readonly name: string;
  readonly build: string;
  readonly pool: Pool;
  readonly givingBack: AbortController;
  /** By key, the runs that have been looked at. */
  readonly known: Map<string, Known>;
  readonly isStopped: () => boolean;
  /** The run whose jobs are taken. */
  serving: Serving | null;
  /** Why Redis did not do what it was asked for the last time. */
  refused: string | null;
  /** How many jobs have been done, and their games. */
  jobs: number;
  games: number;
}

interface Known {
  readonly run: Run | null;
  /** Why it cannot be played here; null where it can. */
  readonly refusal: string | null;
  readonly table: Table | null;
  readonly queue: JobQueue;
}

interface Serving {
  readonly key: string;
  readonly close: (force: boolean) => Promise<void>;
}

/** Looks at new runs, tells of itself, and takes jobs of the run that has some. */
async function look(work: Work): Promise<void> {
  try {
    const { redis, known, name } = work;
    const keys = await openRuns(redis);
    for (const key of known.keys()) if (!keys.includes(key)) known.delete(key);
    for (const key of keys) {
      if (!known.has(key)) known.set(key, judged(work, key, await runCalled(redis, key)));
    }
    const refusals = Object.fromEntries([...known].map(([key, { refusal }]) => [key, refusal]));
    await tellPresence(redis, { name, refusals });
    await choose(work);
    work.refused = null;
  } catch (error) {
    const reason = redisFault(error);
    if (reason !== work.refused) work.say(`Redis refuses: ${reason}`);
    work.refused = reason;
  }
}

/** Goes over to another run where that has jobs and its own has none; not before its own are done. */
async function choose(work: Work): Promise<void> {
  const { pool, serving } = work;
  if (pool.busy() > 0) return;
  const next = await nextOf(work);
  if (next === (serving?.key ?? null) || work.isStopped()) return;
  await serving?.close(false);
  work.serving = next === null || work.isStopped() ? null : served(work, next);
}

function judged({ terminal, say, build, libraries, redis }: Work, key: string, read: unknown): Known {
  const found = tableOfRun(terminal, read, build);
  const queue = queueOf(libraries, redis, key, 'looks');
  if (typeof found === 'string') {
    say(`run ${key} cannot be played here: ${found}`);
    return { run: null, refusal: found, table: null, queue };
  }
  const { whole } = found.run;
  say(`run ${key}: ${whole.game}, ${whole.games} games from seed ${whole.firstSeed}`);
  return { run: found.run, refusal: null, table: found.table, queue };
}

/** The key of the run whose jobs are taken next: where none waits, of one whose jobs are with others, for one of these may end. */
async function nextOf({ known, serving }: Work): Promise<string | null> {
  const able = [...known].filter(([, { refusal }]) => refusal === null);
  const own = able.filter(([key]) => key === serving?.key);
  const counted: { readonly key: string; readonly waiting: number; readonly active: number }[] = [];
  for (const [key, { queue }] of [...own, ...able]) {
    const { wait = 0, delayed = 0, active = 0 } = await queue.getJobCounts('wait', 'delayed', 'active');
    counted.push({ key, waiting: wait + delayed, active });
  }
  const next = counted.find(({ waiting }) => waiting > 0) ?? counted.find(({ active }) => active > 0) ?? counted[0];
  return next?.key ?? null;
}

function served(work: Work, key: string): Serving | null {
  const { pool, redis, known, say, givingBack } = work;
  const { run, table } = known.get(key) ?? { run: null, table: null };
  if (run === null || table === null) return null;
  const start = startOf(table, run.asked);
  const play = async (batch: Batch): Promise<boolean> => {
    const tally = await unlessAborted(pool.play(key, start, batch), givingBack.signal);
    if (tally === null) {
      say(`gave back the seeds ${seedsText(batch)}`);
      return false;
    }
    await addPart(redis, key, { from: batch.firstSeed, counts: countsOf(table.world, tally, run.asked) });
    work.jobs += 1;
    work.games += tally.games;
    return true;
  };
  const onFault = (message: string): void => {
    // Its results count all the same, once.
    if (/lock|Missing key/iu.test(message))
      say(`run ${key}: a job took too long to be heard of, and went to another worker`);
    else say(`run ${key}: ${message}`);
  };
  const worker = takeJobs(key, { ...work, play, onFault });
  return { key, close: (force) => worker.close(force) };
}

/** Ends what is under way, and gives back what takes longer than it may, or cannot be told to Redis. */
async function end({ redis, pool, name, times, givingBack, serving }: Work): Promise<void> {
  const timer = setTimeout(() => {
    givingBack.abort();
  }, times.ending);
  const tidy = async (): Promise<void> => {
    // Of a Redis that is away nobody takes leave.
    const isAway = redis.status !== 'ready';
    await serving?.close(isAway);
    if (!isAway) await endPresence(redis, name);
  };
  await within(tidy(), times.ending * 1.5);
  clearTimeout(timer);
  await pool.end();
}

/** Null where the signal comes before. */
function unlessAborted(work: Promise<Tally>, signal: AbortSignal): Promise<Tally | null> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      resolve(null);
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop);
    });
  });
}

/** Waits no longer than so many milliseconds. */
async function within(work: Promise<void>, most: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, most);
  });
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}

/** Says when Redis is away, and when it is back. */
function tellAbsence(redis: Connection, isWanted: () => boolean, say: (text: string) => void): void {
  let isAway = false;
  redis.on('close', () => {
    if (!isAway && isWanted()) say('Redis is away: it is waited for');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway && isWanted()) say('Redis is back');
    isAway = false;
  });
}
