/** Games that workers play through a real Redis: whatever is killed, restarted, lost or done twice, the total is that of one process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Part } from '../../compiler/commands/parts.js';
import { usualTimes } from '../../compiler/host/queue/jobs.js';
import { closeRun, keyOf, openRun } from '../../compiler/host/queue/runs.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ended, ran, type Ran } from '../support/command-line.js';
import { killed, startRedis, type TestRedis } from '../support/redis.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
const processModule = join(root, 'test', 'support', 'queue-process.mjs');
const times = JSON.stringify({ ...usualTimes, lock: 1000, stalled: 300 });

let checkout: TestCheckout;
let redis: TestRedis;
const children: ChildProcess[] = [];

beforeAll(async () => {
  checkout = checkoutOfSaltmarsh();
  redis = await startRedis();
  const { part, ...report } = totalIn(
    await ran([...simulation, '--shard', '1/1', '--workers', '1'], { cwd: checkout.root }),
  );
  total = report;
  ({ whole } = part as Part);
});

beforeEach(async () => {
  await inShortJobs(redis.client);
});

afterEach(async () => {
  await Promise.all(children.splice(0).map(killed));
  await redis.client.flushall();
});

afterAll(async () => {
  await redis.end();
  checkout.remove();
});

/** A command in a process of its own. */
function processOf(args: readonly string[], { cwd = checkout.root, compiled = dist } = {}): ChildProcess {
  const child = spawn(process.execPath, [processModule, compiled, ...args], { cwd });
  children.push(child);
  return child;
}

const worker = (place = {}): ChildProcess => processOf(['hurried-worker', redis.url, times], place);

/** One that gives back what takes longer than half a second when it is asked to end. */
const impatientWorker = (url: string): ChildProcess =>
  processOf(['hurried-worker', url, JSON.stringify({ ...usualTimes, ending: 500 })]);

const simulation = ['simulate', 'saltmarsh', '--games', '6000', '--seed', '5', '--cards', '--json'];

/** So many that no test sees their end. */
const many = 2_000_000;
const manyGames = simulation.map((it) => (it === '6000' ? String(many) : it));

const queued = (...args: readonly string[]): Promise<Ran> =>
  ran([...simulation, '--queue', redis.url, ...args], { cwd: checkout.root });

/** What is printed as JSON, without what a clock tells. */
function totalIn({ out }: Ran): Record<string, unknown> {
  const report = JSON.parse(out) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(report).filter(([key]) => !/second/iu.test(key)));
}

/** What one process finds, and what the parts of it have in common. */
let total: Record<string, unknown>;
let whole: Part['whole'];

/** Has the games given out in jobs of so many, and not as this machine has it at the moment; returns the key of the run. */
async function inJobsOf(jobGames: number, client: Redis, run = whole): Promise<string> {
  const key = keyOf(run);
  await openRun(client, key, { asked: {}, whole: run, jobGames });
  await closeRun(client, key);
  return key;
}

/** In many jobs. */
const inShortJobs = (client: Redis): Promise<string> => inJobsOf(100, client);

/** Comes back once workers have played so many jobs; returns the key of the run. */
async function played(jobs: number): Promise<string> {
  const key = keyOf(whole);
  await expect.poll(() => redis.client.llen(`rulewright:parts:${key}`), { interval: 10 }).toBeGreaterThanOrEqual(jobs);
  return key;
}

/** Comes back once the jobs are in Redis; returns the key of the run. */
async function given(): Promise<string> {
  const key = keyOf(whole);
  await expect.poll(() => redis.client.llen(`rulewright:jobs-${key}:wait`), { interval: 10 }).toBeGreaterThan(10);
  return key;
}

describe('games through a Redis', () => {
  it('come to the total of one process where workers are killed and Redis is restarted', async () => {
    const playing = queued();
    const workers = [worker(), worker()];
    for (const jobs of [5, 15, 30]) {
      await played(jobs);
      const victim = workers.shift();
      if (victim !== undefined) await killed(victim);
      workers.push(worker());
      if (jobs === 15) await redis.restart();
    }
    const found = await playing;
    expect(found.err).not.toContain('error');
    expect(totalIn(found)).toEqual(total);
  });

  it('count once where a job comes twice, and what came of it is told again', async () => {
    const playing = queued();
    const key = await given();
    const queue = new Queue(`jobs-${key}`, { connection: redis.client, prefix: 'rulewright' });
    const jobs = await queue.getJobs(['wait']);
    expect(jobs.length).toBeGreaterThan(10);
    await queue.addBulk(
      jobs.map(({ name, data }, index) => ({ name, data: data as object, opts: { jobId: `again-${index}` } })),
    );
    worker();
    await played(8);
    const parts = `rulewright:parts:${key}`;
    for (const text of await redis.client.lrange(parts, 0, -1)) await redis.client.rpush(parts, text);
    expect(totalIn(await playing)).toEqual(total);
  });

  it('go on where a worker stands still until its job is with another, which it is told when it goes on', async () => {
    const playing = queued();
    const slow = worker();
    let err = '';
    slow.stderr?.on('data', (text: Buffer) => (err += text.toString()));
    const key = await played(3);
    slow.kill('SIGSTOP');
    const lock = async (): Promise<number> => (await redis.client.keys(`rulewright:jobs-${key}:*:lock`)).length;
    await expect.poll(lock, { interval: 50 }).toBe(0);
    const other = worker();
    await played(8);
    slow.kill('SIGCONT');
    await expect.poll(() => err).toContain('went to another worker');
    expect(totalIn(await playing)).toEqual(total);
    expect(other.exitCode).toBeNull();
  });

  it('leave nothing in Redis for ever, whether all were played or not', async () => {
    const lasting = async (): Promise<readonly string[]> => {
      const keys = await redis.client.keys('*');
      const left = await Promise.all(keys.map((key) => redis.client.ttl(key)));
      return keys.filter((_, index) => left[index] === -1);
    };
    const cut = await inJobsOf(100, redis.client, { ...whole, games: many });
    const first = processOf([...manyGames, '--queue', redis.url]);
    const stopped = ended(first);
    const player = worker();
    await expect.poll(() => redis.client.llen(`rulewright:parts:${cut}`), { interval: 10 }).toBeGreaterThan(2);
    first.kill('SIGINT');
    await stopped;
    await queued();
    const ending = ended(player);
    player.kill('SIGTERM');
    await ending;
    const known = [`rulewright:jobs-${cut}:meta`, `rulewright:parts:${cut}`, `rulewright:parts:${keyOf(whole)}`];
    expect(await redis.client.exists(known)).toBe(known.length);
    await expect.poll(lasting).toEqual([]);
  });

  it('are added again where Redis has lost everything', async () => {
    const playing = queued();
    worker();
    await played(4);
    await redis.client.flushall();
    expect(totalIn(await playing)).toEqual(total);
  });

  it('go on with what there is when the process that gave them out was killed, and are there when all is played', async () => {
    const first = processOf([...simulation, '--queue', redis.url]);
    worker();
    await played(4);
    await killed(first);
    const resumed = await queued();
    expect(totalIn(resumed)).toEqual(total);
    const { gamesPerSecond, ...again } = JSON.parse((await queued()).out) as Record<string, unknown>;
    expect(gamesPerSecond).toBe(0);
    expect(again.games).toBe(6000);
  });

  it('stop when they are interrupted, with what has been played, and begin anew only where that is asked for', async () => {
    const first = processOf([...simulation, '--queue', redis.url]);
    const ending = ended(first);
    worker();
    await played(3);
    first.kill('SIGINT');
    const { exitCode, out, err } = await ending;
    expect(exitCode).toBe(1);
    const { games } = JSON.parse(out) as { readonly games: number };
    expect(games).toBeGreaterThan(0);
    expect(err).toBe(`interrupted: ${games} of 6000 games were played; the same command goes on with them\n`);
    expect(await redis.client.smembers('rulewright:runs')).toEqual([]);
    const fresh = await queued('--fresh');
    expect(totalIn(fresh)).toEqual(total);
    expect((JSON.parse(fresh.out) as { readonly gamesPerSecond: number }).gamesPerSecond).toBeGreaterThan(0);
  });

  it('are refused by a worker with other rules and by one of another build, on both sides; nobody else being there, that is told', async () => {
    const others = checkoutOfSaltmarsh();
    others.edit('spec/saltmarsh/setup.yaml', 'Resolve: 6', 'Resolve: 5');
    const build = mkdtempSync(join(tmpdir(), 'rulewright-'));
    for (const folder of ['compiler', 'runtime', 'spec'])
      cpSync(join(dist, folder), join(build, 'dist', folder), { recursive: true });
    cpSync(join(root, 'package.json'), join(build, 'package.json'));
    symlinkSync(join(root, 'node_modules'), join(build, 'node_modules'));
    appendFileSync(join(build, 'dist', 'runtime', 'index.js'), '// Another.\n');
    try {
      const [byRules, byBuild] = [
        ended(worker({ cwd: others.root })),
        ended(worker({ compiled: join(build, 'dist') })),
      ];
      const found = await queued();
      expect(found.exitCode).toBe(1);
      expect(found.err).toMatch(/^note: worker \S+ cannot play it: it has other rules: \w{14} there, \w{14} here$/mu);
      expect(found.err).toMatch(
        /^note: worker \S+ cannot play it: it is of another build of rulewright: .* there, .* here$/mu,
      );
      expect(found.err).toMatch(
        /^error: none of the workers can play it\ninterrupted: \d+ of 6000 games were played/mu,
      );
      for (const child of children) child.kill('SIGTERM');
      for (const { exitCode, err } of await Promise.all([byRules, byBuild])) {
        expect(exitCode).toBe(0);
        expect(err).toMatch(/^run \w+ cannot be played here: it (?:has other rules|is of another build)/mu);
        expect(err).toMatch(/^ended: 0 jobs, 0 games$/mu);
      }
    } finally {
      others.remove();
      rmSync(build, { recursive: true, force: true });
    }
  });
});

describe('rulewright worker', () => {
  it('ends its job when it is asked to end, and tells what it has done', async () => {
    const playing = queued();
    const first = worker();
    const ending = ended(first);
    await played(3);
    first.kill('SIGTERM');
    const { exitCode, err } = await ending;
    expect(exitCode).toBe(0);
    expect(err).toMatch(
      /^worker \S+: 1 at once, through redis:\/\/127\.0\.0\.1:\d+\nrun \w+: saltmarsh, 6000 games from seed 5\nended: \d+ jobs, \d+ games\n$/u,
    );
    worker();
    expect(totalIn(await playing)).toEqual(total);
  });
});

it('a worker that is asked to end while Redis is away ends, with all that waits for it', async () => {
  const away = await startRedis();
  await inShortJobs(away.client);
  processOf([...simulation, '--queue', away.url]);
  const child = processOf(['worker', '--queue', away.url]);
  let told = '';
  child.stderr?.on('data', (text: Buffer) => (told += text.toString()));
  await expect.poll(() => away.client.llen(`rulewright:parts:${keyOf(whole)}`), { interval: 10 }).toBeGreaterThan(2);
  await away.end();
  await expect.poll(() => told).toContain('Redis is away: it is waited for\n');
  const ending = ended(child);
  child.kill('SIGTERM');
  expect((await ending).exitCode).toBe(0);
  expect(told).toMatch(/\nended: \d+ jobs, \d+ games\n$/u);
});

describe('a worker that is asked to end during a long job', () => {
  /** A worker that plays the one job of a run. */
  async function playing({ url, client }: TestRedis): Promise<{ readonly child: ChildProcess; readonly key: string }> {
    const key = await inJobsOf(many, client, { ...whole, games: many });
    processOf([...manyGames, '--queue', url]);
    const child = impatientWorker(url);
    await expect.poll(() => client.llen(`rulewright:jobs-${key}:active`), { interval: 10 }).toBe(1);
    return { child, key };
  }

  it('gives it back, and ends', async () => {
    const { child, key } = await playing(redis);
    const ending = ended(child);
    child.kill('SIGTERM');
    const { exitCode, err } = await ending;
    expect(exitCode).toBe(0);
    expect(err).toMatch(/\ngave back the seeds 5 to 2000004\nended: 0 jobs, 0 games\n$/u);
    const [waiting, active] = ['wait', 'active'].map((list) => redis.client.llen(`rulewright:jobs-${key}:${list}`));
    expect([await waiting, await active]).toEqual([1, 0]);
  });

  it('gives up, and ends, where Redis says nothing to that', async () => {
    const mute = await startRedis();
    try {
      const { child } = await playing(mute);
      const ending = ended(child);
      await mute.client.call('CLIENT', 'PAUSE', '600000', 'ALL');
      child.kill('SIGTERM');
      const { exitCode, err } = await ending;
      expect(exitCode).toBe(0);
      expect(err).toMatch(/\nended: 0 jobs, 0 games\n$/u);
    } finally {
      await mute.end();
    }
  });
});

describe('a Redis that cannot be used', () => {
  const refusals: readonly (readonly [what: string, args: readonly string[], exitCode: number, err: string])[] = [
    ['is away', ['redis://me:secret@127.0.0.1:1'], 1, 'error: cannot use redis://127.0.0.1:1: nothing listens there\n'],
    [
      'is of another kind',
      ['http://127.0.0.1'],
      2,
      'error: `http://127.0.0.1` is no address of a Redis: `--queue redis://HOST:6379`\n',
    ],
    [
      'is no address, with a password',
      ['redis://:secret@host:1/x'],
      2,
      'error: this is no address of a Redis: `--queue redis://HOST:6379`\n',
    ],
    [
      'is beside a shard',
      ['redis://h', '--shard', '1/2'],
      2,
      'error: `--queue` divides the games and keeps them itself: leave `--shard` out\n',
    ],
    [
      'is beside threads',
      ['redis://h', '--workers', '2'],
      2,
      'error: `--queue` plays nothing here: `rulewright worker` takes `--workers`, so leave it out\n',
    ],
    [
      'is beside another edition',
      ['redis://h', '--versus', 'printed'],
      2,
      'error: `--versus` plays all of it at once: leave `--queue` out\n',
    ],
  ];

  it.each(refusals)('%s', async (_what, args, exitCode, err) => {
    const found = await ran(['simulate', 'saltmarsh', '--json', '--queue', ...args], { cwd: checkout.root });
    expect(found).toEqual({ exitCode, out: '', err });
  });

  it('has no such database', async () => {
    const found = await ran(['worker', '--queue', `${redis.url}/99`], { cwd: checkout.root });
    expect(found.err).toBe(`error: cannot use ${redis.url}/99: it has no database of this number\n`);
  });
});
