/** The Redis that simulations go through: its client, loaded when it is asked for, its address, and why it does not answer. */
import type { Queue, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';

/** What `--queue` needs beside Rulewright itself. */
export interface QueueLibraries {
  readonly Queue: typeof Queue;
  readonly Worker: typeof Worker;
  readonly WaitingError: typeof WaitingError;
  readonly Redis: typeof Redis;
}

export type Connection = Redis;

/** Null where they are not installed. */
export async function queueLibraries(): Promise<QueueLibraries | null> {
  try {
    const [{ Queue, Worker, WaitingError }, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { Queue, Worker, WaitingError, Redis };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

export interface Address {
  readonly url: string;
  /** Without a name and a password: what may be printed. */
  readonly shown: string;
}

/** `redis://host:6379/0`, `rediss://` where it is encrypted; null where it is no such address. */
export function addressFrom(text: string): Address | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, pathname } = new URL(text);
  if (!/^rediss?:$/u.test(protocol) || hostname === '' || !/^(?:\/\d*)?$/u.test(pathname)) return null;
  const database = pathname === '/' ? '' : pathname;
  return { url: text, shown: `${protocol}//${hostname}:${port === '' ? '6379' : port}${database}` };
}

/** Whether what it is asked waits for a Redis that is away, or fails. */
export type Patience = 'waits' | 'fails';

const options = {
  waits: { maxRetriesPerRequest: null },
  fails: { maxRetriesPerRequest: 0, enableOfflineQueue: false },
};

/** How long an answer may take at the beginning, in milliseconds. */
const connectTimeout = 5_000;

export type Connected =
  | {
      readonly kind: 'connected';
      readonly redis: Connection;
      /** Ends it and what was made of it, whether Redis answers or not. */
      readonly end: () => void;
    }
  | { readonly kind: 'refused'; readonly reason: string };

/** A connection that comes back by itself when it is lost; why there is none, where Redis does not answer in time. */
export async function connectTo({ Redis }: QueueLibraries, { url }: Address, patience: Patience): Promise<Connected> {
  let isWanted = false;
  const redis = new Redis(url, {
    ...options[patience],
    lazyConnect: true,
    connectTimeout,
    // Until it has answered once, nothing is tried again, and nothing at the end.
    retryStrategy: () => (isWanted ? 500 : null),
  });
  // Each of the queue's own connections is a copy of this one.
  const all: Redis[] = [redis];
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (override) => {
    const other = duplicate(override);
    all.push(other);
    return other;
  };
  const failures: Error[] = [];
  redis.on('error', (error: Error) => {
    if (!isWanted) failures.push(error);
  });
  const timer = setTimeout(() => {
    failures.push(new Error(`no answer within ${connectTimeout / 1000} s`));
    redis.disconnect();
  }, connectTimeout);
  try {
    await redis.connect();
    await redis.ping();
    // A database that is none is told beside the answer.
    if (failures.length > 0) throw new Error('refused');
    isWanted = true;
    const end = (): void => {
      isWanted = false;
      for (const each of all) each.disconnect();
    };
    return { kind: 'connected', redis, end };
  } catch (error) {
    redis.disconnect();
    return { kind: 'refused', reason: whyNot(failures.at(-1) ?? error) };
  } finally {
    clearTimeout(timer);
  }
}

const reasons: readonly (readonly [sign: RegExp, reason: string])[] = [
  [/ECONNREFUSED/u, 'nothing listens there'],
  [/LOADING/u, 'it is starting'],
  [/Stream isn't writeable|max retries per request/iu, 'it does not answer'],
  [/ENOTFOUND|EAI_AGAIN/u, 'no machine has this name'],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timed?.?out/iu, 'the machine does not answer'],
  [/NOAUTH|WRONGPASS|ERR AUTH/u, 'it takes no such password: `redis://:PASSWORD@HOST:6379`'],
  [/NOPERM/u, 'this user may not do there what is needed'],
  [/DB index/u, 'it has no database of this number'],
  [/ECONNRESET|EPIPE|EPROTO|Connection is closed|Protocol error/iu, 'what answers there is no Redis'],
];

/** Never with what was sent, such as a password. */
function whyNot(error: unknown): string {
  const text = error instanceof Error ? `${'code' in error ? String(error.code) : ''} ${error.message}` : String(error);
  return reasons.find(([sign]) => sign.test(text))?.[1] ?? (error instanceof Error ? error.message : text);
}

/** Why Redis has not done what it was asked for; an error of any other kind is thrown on. */
export function redisFault(error: unknown): string {
  const isOfRedis =
    error instanceof Error &&
    (/^(?:ReplyError|MaxRetriesPerRequestError|AbortError)$/u.test(error.name) || isAway(error));
  if (isOfRedis) return whyNot(error);
  throw error;
}

/** Whether an error is that Redis is away, or not back yet. */
export function isAway(error: Error): boolean {
  return away.test(`${'code' in error ? String(error.code) : ''} ${error.message}`);
}

const away =
  /ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|TIMEDOUT|EHOSTUNREACH|ENETUNREACH|Connection is closed|Stream isn't writeable|max retries per request|LOADING/iu;
