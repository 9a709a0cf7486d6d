/** Work that is spread over threads: a thread that fails ends it, an interruption tells what there is, and nothing takes memory ahead. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../compiler/driver.js';
import { compileEngine } from '../../compiler/host/load-engine.js';
import { simulate, type Simulation } from '../../compiler/host/simulate.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran, started } from '../support/command-line.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

let checkout: TestCheckout;
let engine: string;
const folder = mkdtempSync(join(tmpdir(), 'rulewright-'));

beforeAll(async () => {
  checkout = checkoutOfSaltmarsh();
  const { output } = await compile({ files: saltmarshFiles(), diagnostics: [] });
  engine = compileEngine('.', output?.engine ?? []);
}, 60_000);

afterAll(() => {
  checkout.remove();
  rmSync(folder, { recursive: true, force: true });
});

function simulation(changes: Partial<Simulation>): Simulation {
  return {
    engine,
    games: 100,
    firstSeed: 1,
    workers: 1,
    invariants: false,
    events: false,
    choices: {},
    core: null,
    onProgress: () => undefined,
    isStopped: () => false,
    ...changes,
  };
}

describe('threads', { timeout: 60_000 }, () => {
  it.each([1, 3])('end all of the work where one of %d fails, and what it says is told', async (workers) => {
    // Fails in one thread of three; the others could go on for hours.
    const broken = `import { threadId } from 'node:worker_threads';
import { program as sound } from ${JSON.stringify(pathToFileURL(join(engine, 'index.js')).href)};
if (threadId === 0 || threadId % 3 === 1) throw new Error('a broken engine');
export const program = sound;
`;
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    mkdirSync(join(folder, 'at-once'), { recursive: true });
    for (const form of ['.', 'at-once']) writeFileSync(join(folder, form, 'index.js'), broken);
    const played = simulate(simulation({ engine: folder, games: 50_000_000, workers }));
    await expect(played).rejects.toThrow('a broken engine');
  });

  it('plays no further game once it is stopped, and tells those that were played', async () => {
    for (const workers of [1, 2]) {
      let played = 0;
      const onProgress = (games: number): void => {
        played = games;
      };
      const stopping = simulation({ games: 4_294_967_295, workers, onProgress, isStopped: () => played >= 400 });
      const tally = await simulate(stopping);
      expect(tally.games).toBe(played);
      expect(tally.games).toBeGreaterThanOrEqual(400);
      expect(tally.games).toBeLessThan(2000);
      expect(tally.finished + tally.failed).toBe(tally.games);
    }
  });
});

describe('rulewright simulate', { timeout: 120_000 }, () => {
  it('prints what it has when it is interrupted', async () => {
    const args = ['simulate', 'saltmarsh', '--games', '4294967295', '--workers', '100', '--json'];
    const child = started(args, checkout.root);
    let out = '';
    let err = '';
    child.stdout?.on('data', (text: Buffer) => (out += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (err += text.toString()));
    // It tells how many threads it takes as soon as it can be interrupted.
    await new Promise((resolve) => child.stderr?.once('data', resolve));
    setTimeout(() => child.kill('SIGINT'), 700);
    const exitCode = await new Promise((resolve) => child.once('close', resolve));
    expect(exitCode).toBe(1);
    expect(err).toMatch(/\ninterrupted: \d+ of 4294967295 games were played\n$/u);
    const report = JSON.parse(out) as { readonly games: number };
    expect(report).toMatchObject({ finished: report.games, crashed: 0, isInterrupted: true });
  });

  it('takes no more threads than there are processors, and says so', async () => {
    const args = ['simulate', 'saltmarsh', '--games', '20', '--workers', '100'];
    const { exitCode, err } = await ran(args, { cwd: checkout.root });
    expect(exitCode).toBe(0);
    expect(err).toBe(`note: ${availableParallelism()} threads are used, one for each processor, not 100\n`);
  });
});
