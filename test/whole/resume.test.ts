/** `simulate --resume FILE`: what has been played is kept, and the same command goes on with it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran, ranApart, type Ran, started } from '../support/command-line.js';
import { killed } from '../support/redis.js';

let checkout: TestCheckout;

beforeAll(() => {
  checkout = checkoutOfSaltmarsh();
});

afterAll(() => {
  checkout.remove();
});

const simulated = (...args: readonly string[]): Promise<Ran> =>
  ran(['simulate', 'saltmarsh', '--workers', '1', '--json', ...args], { cwd: checkout.root });

/** What is printed as JSON, without what a clock tells. */
function totalIn({ out }: Ran): Record<string, unknown> {
  const report = JSON.parse(out) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(report).filter(([key]) => !/second/iu.test(key)));
}

const partsIn = (file: string): readonly unknown[] =>
  (JSON.parse(checkout.read(file)) as { readonly parts: readonly unknown[] }).parts;

describe('rulewright simulate --resume', () => {
  it('goes on where a process was killed, to the total of one that was not', async () => {
    const args = ['simulate', 'saltmarsh', '--games', '60000', '--workers', '1', '--cards', '--json'];
    const child = started([...args, '--resume', 'kept.json'], checkout.root);
    const isBegun = (): boolean => {
      try {
        return partsIn('kept.json').length > 0;
      } catch {
        return false;
      }
    };
    await expect.poll(isBegun, { interval: 20 }).toBe(true);
    await killed(child);
    const merged = await ranApart(['simulate', 'merge', 'kept.json', '--json'], { cwd: checkout.root });
    const before = JSON.parse(merged.out) as { readonly games: number; readonly missing: readonly unknown[] };
    expect(before.games).toBeGreaterThan(0);
    expect(before.games).toBeLessThan(60000);
    expect(before.missing).toEqual([{ from: before.games + 1, to: 60000 }]);
    const resumed = await ranApart([...args, '--resume', 'kept.json'], { cwd: checkout.root });
    expect(totalIn(resumed)).toEqual(totalIn(await ranApart(args, { cwd: checkout.root })));
  });

  it('keeps a shard, which it prints once all of it is there', async () => {
    const args = ['--games', '90', '--shard', '2/3'];
    const whole = totalIn(await simulated(...args));
    expect(totalIn(await simulated(...args, '--resume', 'shard.json'))).toEqual(whole);
    expect(partsIn('shard.json')).toEqual([whole.part]);
    const again = await simulated(...args, '--resume', 'shard.json');
    expect(totalIn(again)).toEqual(whole);
    expect(JSON.parse(again.out)).toMatchObject({ gamesPerSecond: 0 });
  });

  it('fills what is missing between parts, and counts none twice that stands there twice', async () => {
    const parts: unknown[] = [];
    for (const shard of ['1/4', '3/4']) parts.push(totalIn(await simulated('--games', '80', '--shard', shard)).part);
    checkout.write('gaps.json', JSON.stringify({ parts: [...parts, ...parts] }));
    const filled = totalIn(await simulated('--games', '80', '--resume', 'gaps.json'));
    expect(filled).toEqual(totalIn(await simulated('--games', '80')));
    expect(partsIn('gaps.json')).toHaveLength(1);
  });

  it('refuses a file of something else, and leaves it as it is; `--fresh` begins anew where it is one of its own', async () => {
    await simulated('--games', '20', '--resume', 'own.json');
    await simulated('--games', '20', '--shard', '1/2', '--resume', 'half.json');
    checkout.write('notes.json', '{ "notes": [] }');
    const refusals: readonly (readonly [file: string, args: readonly string[], why: string])[] = [
      [
        'own.json',
        ['--games', '30'],
        'the whole of it has another number of games; `--fresh` forgets it and begins anew',
      ],
      [
        'own.json',
        ['--games', '20', '--seat', 'Crown=greedy'],
        'others sat there; `--fresh` forgets it and begins anew',
      ],
      [
        'own.json',
        ['--games', '20', '--invariants'],
        'one of them checks invariants and the other does not; `--fresh` forgets it and begins anew',
      ],
      [
        'half.json',
        ['--games', '20', '--shard', '2/2'],
        'it has the seeds 1 to 10, which are of another shard; `--fresh` forgets it and begins anew',
      ],
      ['spec', ['--games', '20'], 'it is a folder'],
    ];
    for (const [file, args, why] of refusals) {
      const { exitCode, err } = await simulated(...args, '--resume', file);
      expect({ exitCode, err }).toEqual({ exitCode: 2, err: `error: cannot go on with \`${file}\`: ${why}\n` });
    }
    for (const args of [[], ['--fresh']]) {
      const { exitCode, err } = await simulated('--games', '20', '--resume', 'notes.json', ...args);
      expect({ exitCode, err }).toEqual({
        exitCode: 2,
        err: 'error: `notes.json` holds no simulation: `--resume` writes a file of its own\n',
      });
    }
    expect(checkout.read('notes.json')).toBe('{ "notes": [] }');
    const fresh = await simulated('--games', '30', '--resume', 'own.json', '--fresh');
    expect(totalIn(fresh)).toEqual(totalIn(await simulated('--games', '30')));
  });

  it('is no use beside another edition, and `--fresh` none alone', async () => {
    const versus = await simulated('--versus', 'printed', '--resume', 'x.json');
    expect(versus.err).toBe('error: `--versus` plays all of it at once: leave `--resume` out\n');
    const fresh = await simulated('--fresh');
    expect(fresh.err).toBe(
      'error: `--fresh` forgets what `--resume` or `--queue` has kept: leave it out, or name one of them\n',
    );
  });
});
