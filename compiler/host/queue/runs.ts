/**
 * What Redis holds of simulations beside the jobs: of each run what it is, what has been played of it, and which workers there are.
 * A run is known by a key that follows from what it is. Of what is written by others, nothing is believed before it is looked at.
 */
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import type { Redis } from 'ioredis';

/** Before each key; the jobs of BullMQ are below it too. */
export const prefix = 'rulewright';

const playing = `${prefix}:runs`;
const workers = `${prefix}:workers`;
const runAt = (key: string): string => `${prefix}:run:${key}`;
const partsAt = (key: string): string => `${prefix}:parts:${key}`;
const workerAt = (name: string): string => `${prefix}:worker:${name}`;

/** The same for the same run wherever it is asked for. */
export function keyOf(run: unknown): string {
  return createHash('sha256').update(JSON.stringify(run)).digest('hex').slice(0, 16);
}

/** Puts a run among those that workers look at. */
export async function openRun(redis: Redis, key: string, run: unknown): Promise<void> {
  const text = JSON.stringify(run);
  await redis.multi().set(runAt(key), text).persist(partsAt(key)).sadd(playing, key).exec();
}

/** How long a run is kept that is played no more, in seconds: 30 days. */
export const keptFor = 30 * 24 * 60 * 60;

/** Workers look at it no more; what has been played stays for a while. */
export async function closeRun(redis: Redis, key: string): Promise<void> {
  await redis.multi().srem(playing, key).expire(runAt(key), keptFor).expire(partsAt(key), keptFor).exec();
}

export async function forgetRun(redis: Redis, key: string): Promise<void> {
  await redis.multi().srem(playing, key).del(runAt(key), partsAt(key)).exec();
}

export async function isOpen(redis: Redis, key: string): Promise<boolean> {
  return (await redis.sismember(playing, key)) === 1;
}

/** The keys of the runs that workers look at, in the order of the keys. */
export async function openRuns(redis: Redis): Promise<readonly string[]> {
  return (await redis.smembers(playing)).sort();
}

/** What was put there; null where there is none. */
export async function runCalled(redis: Redis, key: string): Promise<unknown> {
  return parsed(await redis.get(runAt(key)));
}

/** Adds what came of some seeds, at the end of what there is. */
export async function addPart(redis: Redis, key: string, part: unknown): Promise<void> {
  await redis.rpush(partsAt(key), JSON.stringify(part));
}

/** So many parts at once, for each may have some thousand bytes. */
const partsAtOnce = 500;

/** What has been added since `read` parts of the run were read; where there are fewer now, all of them. */
export async function partsSince(
  redis: Redis,
  key: string,
  read: number,
): Promise<{ readonly parts: readonly unknown[]; readonly read: number }> {
  const from = (await redis.llen(partsAt(key))) < read ? 0 : read;
  const texts = await redis.lrange(partsAt(key), from, from + partsAtOnce - 1);
  return { parts: texts.map(parsed), read: from + texts.length };
}

/** A worker as it tells of itself. */
export interface Presence {
  readonly name: string;
  /** By the key of each run that it has looked at: why it cannot play it; null where it can. */
  readonly refusals: Readonly<Record<string, string | null>>;
}

/** The name of a worker of this process. */
export const ownName = (): string => `${hostname()}-${process.pid}`;

/** A worker that has not told of itself for so long is gone, in milliseconds. */
const presenceLasts = 10_000;

export async function tellPresence(redis: Redis, presence: Presence): Promise<void> {
  const { name } = presence;
  await redis.multi().sadd(workers, name).set(workerAt(name), JSON.stringify(presence), 'PX', presenceLasts).exec();
}

export async function endPresence(redis: Redis, name: string): Promise<void> {
  await redis.multi().srem(workers, name).del(workerAt(name)).exec();
}

export async function presentWorkers(redis: Redis): Promise<readonly Presence[]> {
  const names = await redis.smembers(workers);
  if (names.length === 0) return [];
  const texts = await redis.mget(names.map(workerAt));
  const gone = names.filter((_, index) => texts[index] === null);
  if (gone.length > 0) await redis.srem(workers, ...gone);
  return texts.map((text) => parsed(text)).filter(isPresence);
}

function isPresence(read: unknown): read is Presence {
  const { name, refusals } = (read ?? {}) as { readonly name?: unknown; readonly refusals?: unknown };
  return typeof name === 'string' && typeof refusals === 'object' && refusals !== null;
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
