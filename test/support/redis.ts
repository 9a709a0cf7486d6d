/** A Redis of its own for a test: on a free port, in a temporary folder, with all that it was given on the disk. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { redisHere } from './programs.js';

export interface TestRedis {
  readonly url: string;
  /** For the test itself to look in. */
  readonly client: Redis;
  /** Kills it, and starts it again with what is on the disk. */
  readonly restart: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Comes back when it answers. */
export async function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-'));
  const port = await freePort();
  let server = serverAt(port, folder);
  const client = new Redis(port, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  await client.ping();
  return {
    url: `redis://127.0.0.1:${port}`,
    client,
    async restart() {
      await killed(server);
      server = serverAt(port, folder);
      await client.ping();
    },
    async end() {
      client.disconnect();
      await killed(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function serverAt(port: number, folder: string): ChildProcess {
  const options = { port, dir: folder, appendonly: 'yes', appendfsync: 'always', save: '', loglevel: 'warning' };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return spawn(redisHere() ?? 'redis-server', args, { stdio: 'ignore' });
}

/** Ends a process at once, and comes back when it has ended. */
export function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    child.kill('SIGKILL');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}
