/** `simulate --queue`: gives the games out to workers through Redis, and takes in what comes of them until none is missing. */
import {
  addJobs,
  failedJobs,
  forgetFailed,
  type JobQueue,
  jobsUnderWay,
  keepJobs,
  queueOf,
  type QueueTimes,
  removeJobs,
  takeBack,
  usualTimes,
} from '../../host/queue/jobs.js';
import {
  addressFrom,
  type Address,
  type Connection,
  connectTo,
  queueLibraries,
  redisFault,
} from '../../host/queue/redis.js';
import {
  addPart,
  closeRun,
  forgetRun,
  isOpen,
  keptFor,
  keyOf,
  openRun,
  type Presence,
  partsSince,
  presentWorkers,
  runCalled,
} from '../../host/queue/runs.js';
import { simulateThread } from '../../host/simulate.js';
import type { Tally } from '../../simulation/tally.js';
import type { Batch } from '../../simulation/tallying.js';
import { startThread } from '../../host/workers.js';
import { gapsBetween, isRange, type Ledger, playedIn, seedsText } from '../parts.js';
import { countsOf } from '../../simulation/counts.js';
import { startOf, type Asked, type Table } from '../table.js';
import { interruptionOf, type Progress, progressOn, wrongUse, type ExitCode, type Terminal } from '../terminal.js';
import { isRun, jobsOf, librariesWanted, notAnAddress, orStopped, type Run } from './run.js';

export interface Queued {
  readonly asked: Asked;
  readonly table: Table;
  readonly ledger: Ledger;
  /** Whether what Redis has of the run is forgotten. */
  readonly isFresh: boolean;
  /** Told when all is taken in that was played before. */
  readonly onResumed: () => void;
}

/**
 * Comes to an end when nothing is missing, when it is interrupted, or, after saying why, when nobody plays. What Redis has stays.
 * Null then; an exit code, after saying why, where it has not begun.
 */
export async function playQueued(
  terminal: Terminal,
  url: string,
  queued: Queued,
  times: QueueTimes = usualTimes,
): Promise<ExitCode | null> {
  const address = addressFrom(url);
  if (address === null) return wrongUse(terminal, notAnAddress(url));
  const libraries = await queueLibraries();
  if (libraries === null) return wrongUse(terminal, librariesWanted);
  const connected = await connectTo(libraries, address, 'fails');
  if (connected.kind === 'refused') {
    terminal.err(`error: cannot use ${address.shown}: ${connected.reason}\n`);
    return 1;
  }
  const { redis } = connected;
  const progress = progressOn(terminal);
  const interruption = interruptionOf(terminal);
  const key = keyOf(queued.ledger.whole);
  const queue = queueOf(libraries, redis, key, 'gives');
  try {
    const context = { terminal, address, redis, queue, key, progress, times, isStopped: interruption.isStopped };
    await follow(context, queued);
    return null;
  } catch (error) {
    terminal.err(`error: cannot use ${address.shown}: ${redisFault(error)}\n`);
    return 1;
  } finally {
    interruption.end();
    progress.end();
    connected.end();
  }
}

interface Context {
  readonly terminal: Terminal;
  readonly address: Address;
  readonly redis: Connection;
  readonly queue: JobQueue;
  readonly key: string;
  readonly progress: Progress;
  readonly times: QueueTimes;
  readonly isStopped: () => boolean;
}

/** Between two looks at Redis, in milliseconds. */
const pause = 100;
/** The jobs and the workers are looked at less often than the results. */
const looksPerView = 5;
/** So many jobs are in Redis at most. */
const mostJobs = 1000;

async function follow(context: Context, queued: Queued): Promise<void> {
  const { redis, queue, key, isStopped } = context;
  const { ledger, isFresh } = queued;
  if (isFresh) {
    await removeJobs(queue);
    await forgetRun(redis, key);
  }
  await forgetFailed(queue);
  let read = await takeIn(context, ledger, 0);
  queued.onResumed();
  if (ledger.missing().length === 0) return;
  const run = await runFor(context, queued);
  if (run === null) return;
  const hope = hopeOf(context, ledger);
  for (let look = 0; !isStopped(); look += 1) {
    try {
      if (look % looksPerView === 0) {
        // Redis has lost what it had, or another process has taken the run back.
        if (!(await isOpen(redis, key))) await open(context, ledger, run);
        // What is under way is looked at first: what is none of it any more has been played, and is among the results.
        const [underWay, failed] = await Promise.all([jobsUnderWay(queue), failedJobs(queue)]);
        read = await takeIn(context, ledger, read);
        const gaps = gapsBetween(ledger.missing(), [...underWay, ...failed.map(({ batch }) => batch)]);
        await addJobs(queue, jobsOf(gaps, run.jobGames).slice(0, mostJobs - underWay.length));
        const isGivenUp = failed.length > 0 && gaps.length === 0 && underWay.length === 0;
        if (isGivenUp) tellFailed(context.terminal, failed);
        if (isGivenUp || !hope.isThere(await presentWorkers(redis))) break;
      }
      read = await takeIn(context, ledger, read);
      if (ledger.missing().length === 0) break;
    } catch (error) {
      if (!hope.isThereWithout(redisFault(error))) break;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  await close(context, ledger, read);
}

/** What Redis has of a run in these ways is the same for every process that follows it. */
async function open({ redis, queue, key }: Context, ledger: Ledger, run: Run): Promise<void> {
  for (const part of ledger.parts()) await addPart(redis, key, part);
  await keepJobs(redis, queue, null);
  await openRun(redis, key, run);
}

/** Takes back what nobody has begun; where Redis is away, it stays there. */
async function close(context: Context, ledger: Ledger, read: number): Promise<void> {
  const { redis, queue, key } = context;
  try {
    await closeRun(redis, key);
    if (ledger.missing().length === 0) await removeJobs(queue);
    else await takeBack(queue);
    await keepJobs(redis, queue, keptFor);
    await takeIn(context, ledger, read);
  } catch (error) {
    redisFault(error);
  }
}

/** Takes what has been played since so many parts were read; returns how many have been read now. */
async function takeIn({ redis, key, progress }: Context, ledger: Ledger, read: number): Promise<number> {
  let since = await partsSince(redis, key, read);
  for (;;) {
    for (const part of since.parts) if (isRange(part)) ledger.take(part);
    progress.show(`${playedIn(ledger)} of ${ledger.wanted.games} games`);
    if (since.parts.length === 0) return since.read;
    since = await partsSince(redis, key, since.read);
  }
}

/** The run as Redis has it, or, after some games have been played here to find how many make a job, a new one; null where it is interrupted. */
async function runFor(context: Context, queued: Queued): Promise<Run | null> {
  const known = await runCalled(context.redis, context.key);
  const jobGames = isRun(known) ? known.jobGames : await jobGamesFor(context, queued);
  if (jobGames === null) return null;
  const { asked, ledger } = queued;
  const run: Run = { asked, whole: ledger.whole, jobGames };
  await open(context, ledger, run);
  return run;
}

/** A job takes so long as measured here, in seconds. */
const jobSeconds = 3;
/** Of few games, jobs are made shorter, so that all workers have some, but not as short as this. */
const leastSeconds = 0.25;
const leastJobs = 32;
/** The games of a thread become faster for so long, in seconds. */
const slowSeconds = 0.5;

/** Plays games until they have taken long enough to tell how many make a job. */
async function jobGamesFor({ progress, isStopped }: Context, { asked, table, ledger }: Queued): Promise<number | null> {
  const thread = startThread<Batch, Tally>({ thread: simulateThread, start: startOf(table, asked) });
  try {
    for (let games = 1; ; games *= 2) {
      const [gap] = ledger.missing();
      if (gap === undefined) return games;
      const { firstSeed } = gap;
      const started = performance.now();
      const tally = await orStopped(thread.run({ firstSeed, games: Math.min(games, gap.games) }), isStopped, null);
      if (tally === null) return null;
      const seconds = (performance.now() - started) / 1000;
      ledger.take({ from: firstSeed, counts: countsOf(table.world, tally, asked) });
      progress.show(`${playedIn(ledger)} of ${ledger.wanted.games} games`);
      const left = ledger.wanted.games - playedIn(ledger);
      const isEnough = seconds > slowSeconds || playedIn(ledger) > left / leastJobs;
      // A thread begins with its first game.
      if (games === 1 || !isEnough) continue;
      const perSecond = tally.games / seconds;
      const most = Math.max(left / leastJobs, perSecond * leastSeconds);
      return Math.max(1, Math.floor(Math.min(perSecond * jobSeconds, most)));
    }
  } finally {
    await thread.end();
  }
}

/** Whether there is somebody who plays, told as it changes. */
function hopeOf({ terminal, address, key, times, progress }: Context, ledger: Ledger) {
  let last = performance.now();
  let isAway = false;
  let isAlone = false;
  const told = new Set<string>();
  const tell = (text: string): void => {
    progress.end();
    terminal.err(`${text}\n`);
  };
  const lasts = (patience: number): boolean => performance.now() - last < patience;
  return {
    /** With these workers. */
    isThere(workers: readonly Presence[]): boolean {
      if (isAway) tell(`note: ${address.shown} answers again`);
      if (isAway) last = performance.now();
      isAway = false;
      const refusing = workers.filter(({ refusals }) => typeof refusals[key] === 'string');
      for (const { name, refusals } of refusing) {
        if (!told.has(name)) tell(`note: worker ${name} cannot play it: ${refusals[key] ?? ''}`);
        told.add(name);
      }
      if (workers.length > refusing.length) {
        last = performance.now();
        isAlone = false;
        return true;
      }
      if (!isAlone && !lasts(times.patience / 20)) {
        tell(`note: no worker plays it yet: \`npx rulewright worker --queue ${address.shown}\` starts one`);
        isAlone = true;
      }
      // Who looks at it and refuses will not think otherwise.
      if (lasts(refusing.length > 0 ? times.patience / 12 : times.patience)) return true;
      tell(refusing.length > 0 ? 'error: none of the workers can play it' : 'error: there is no worker to play it');
      return false;
    },
    /** While Redis does not answer, for a reason. */
    isThereWithout(reason: string): boolean {
      if (!isAway) {
        tell(`note: ${address.shown} cannot be used: ${reason}; it is waited for`);
        last = performance.now();
      }
      isAway = true;
      progress.show(`${playedIn(ledger)} of ${ledger.wanted.games} games`);
      if (lasts(times.patience)) return true;
      tell(`error: ${address.shown} has not come back`);
      return false;
    },
  };
}

function tellFailed(terminal: Terminal, failed: Awaited<ReturnType<typeof failedJobs>>): void {
  for (const { batch, reason } of failed.slice(0, 10)) {
    terminal.err(`error: no worker came to an end with the seeds ${seedsText(batch)}: ${reason}\n`);
  }
}
