/** The games of this checkout, and a game whose rulings name its scenarios, by each command that plays. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran } from '../support/command-line.js';
import { saltmarshWith } from '../support/saltmarsh-spec.js';

const repository = join(import.meta.dirname, '..', '..');
let checkout: TestCheckout;

beforeAll(() => {
  const ruling = 'rules: ["1.4"]\n    example: scenario first-tide, The League waits\n';
  checkout = checkoutOfSaltmarsh(saltmarshWith('rulings.yaml', 'rules: ["1.4"]\n', ruling));
  const first = checkout.read('spec/saltmarsh/scenarios/first-tide.yaml');
  checkout.write('spec/saltmarsh/scenarios/last-tide.yaml', first.replace('scenario: The first', 'scenario: The last'));
}, 60_000);

afterAll(() => {
  checkout.remove();
});

async function exitCodeOf(folder: string, ...args: string[]) {
  let err = '';
  const terminal = { out: () => undefined, err: (text: string) => (err += text), color: false, watched: false, folder };
  return { exitCode: await run(args, terminal), err };
}

describe.each(['saltmarsh', 'arab-revolt', 'palestine', 'israeli-independence'])('%s', { timeout: 60_000 }, (game) => {
  const folder = (): string => (game === 'saltmarsh' ? checkout.root : repository);

  it('is simulated', async () => {
    const played = await exitCodeOf(folder(), 'simulate', game, '--games', '2', '--workers', '1');
    expect(played).toEqual({ exitCode: 0, err: '' });
  });

  it('is played', async () => {
    const { exitCode, err, out } = await ran(['play', game, '--seed', '1'], { cwd: folder(), input: 'quit\n' });
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).not.toBe('');
  });

  it('has scenarios, each of which is replayed', async () => {
    const scenarios = readdirSync(join(folder(), 'spec', game, 'scenarios'));
    expect(scenarios.length).toBeGreaterThan(1);
    for (const scenario of scenarios) {
      const replayed = await exitCodeOf(folder(), 'replay', join('spec', game, 'scenarios', scenario));
      expect(replayed).toEqual({ exitCode: 0, err: '' });
    }
  });
});
