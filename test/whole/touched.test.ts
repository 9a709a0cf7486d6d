/** What an edit touches: `check` plays again what rests on it, and nothing else, and says so. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '../../compiler/cli.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { type DiskFault, withFailingDisk } from '../support/failing-disk.js';

let checkout: TestCheckout;
let cache: string;

beforeEach(() => {
  checkout = checkoutOfSaltmarsh();
  cache = mkdtempSync(join(tmpdir(), 'rulewright-cache-'));
  vi.stubEnv('HOME', cache);
});

afterEach(() => {
  vi.unstubAllEnvs();
  checkout.remove();
  rmSync(cache, { recursive: true });
});

async function check(disk: readonly DiskFault[] = [], ...args: readonly string[]) {
  let out = '';
  const tell = (text: string): void => {
    out += text;
  };
  const terminal = { out: tell, err: tell, color: false, watched: false, folder: checkout.root };
  const exitCode = await withFailingDisk(checkout.root, disk, () => run(['check', ...args], terminal));
  return { exitCode, out, touched: /touched: .*/u.exec(out)?.[0] ?? null };
}

/** The starter, as a game of that name. */
const pasture = readSpec(join(import.meta.dirname, '../../spec/starter')).files.map((file) => ({
  ...file,
  path: file.path.replace(/^starter/u, 'pasture'),
}));

const card = 'spec/saltmarsh/cards/c1-spring-tide.yaml';

describe('after an edit', () => {
  it('of nothing, nothing is touched', async () => {
    expect((await check()).touched).toBeNull();
    expect((await check()).touched).toBeNull();
  });

  it('of a comment, nothing is touched', async () => {
    await check();
    checkout.edit(card, 'card: C1', '# as in the second printing\ncard: C1');
    expect((await check()).touched).toBeNull();
  });

  it('of one card, only what comes to it is played', async () => {
    await check();
    checkout.edit(card, 'half of the Runners on the map, rounded down', 'half of the Runners on the map, rounded up');
    expect(await check()).toMatchObject({ touched: 'touched: C1; 2 examples' });
  });

  it('of a procedure, its rule is named, and the step of a scenario that comes to it first', async () => {
    checkout.remove();
    checkout = checkoutOfSaltmarsh(pasture);
    await check();
    // The answer of that step is the last before the Spring Market, which asks nobody anything.
    checkout.edit('spec/pasture/sequence.yaml', '-1 for each Meadow with more', '-2 for each Meadow with more');
    const touched = 'touched: Market Day; rule 5.1; first-year from step H3: Drovers come to the feast; 2 examples';
    expect(await check()).toMatchObject({ exitCode: 1, touched });
  });

  it('of an example, only that is played, and no rule is named', async () => {
    await check();
    checkout.edit(card, 'Harrow holds 2 Hidden', 'Harrow holds 3 Hidden');
    expect(await check()).toMatchObject({ exitCode: 1, touched: 'touched: 1 example' });
    // What does not hold is told again and again.
    const again = await check();
    expect(again).toMatchObject({ exitCode: 1, touched: 'touched: 1 example' });
    expect(again.out).toMatch(/\n1 error\nsaltmarsh: \d+ of \d+ examples and 1 of 1 scenario hold\n/u);
    checkout.edit(card, 'Harrow holds 3 Hidden', 'Harrow holds 2 Hidden');
    expect((await check()).exitCode).toBe(0);
  });

  it('of what is declared, all is played', async () => {
    await check();
    checkout.edit('spec/saltmarsh/game.yaml', 'aliases: [Soldier]', 'aliases: [Soldiery]');
    expect((await check()).touched).toMatch(/^touched: what is declared/u);
  });

  it('of a title, or of what is said to be made up, no more than the card is played', async () => {
    await check();
    checkout.edit(card, 'title: High water', 'title: Very high water');
    expect(await check()).toMatchObject({ exitCode: 0, touched: 'touched: C1; 2 examples' });
    checkout.edit(card, 'title: Spring Tide', 'title: The Tide of Spring');
    expect(await check()).toMatchObject({ exitCode: 0, touched: null });
    checkout.edit(card, 'title: The Tide', 'made up: the printed card is not at hand\ntitle: The Tide');
    const { touched, out } = await check();
    expect(touched).toBeNull();
    expect(out).toContain('1 of 8 cards is made up');
  });

  it('is told as data as well', async () => {
    await check();
    checkout.edit(card, 'half of the Runners on the map, rounded down', 'half of the Runners on the map, rounded up');
    const { touched } = JSON.parse((await check([], '--format', 'json')).out) as { touched: readonly object[] };
    const examples = ['C1: one field is dried', 'C1: half of the Runners come back'];
    expect(touched).toEqual([
      { game: 'saltmarsh', isDeclared: false, names: ['C1'], rules: [], examples, scenarios: [] },
    ]);
  });
});

describe('a record', () => {
  it.each(['spec-saltmarsh', 'verdicts-saltmarsh'])('that is damaged is not believed: %s', async (name) => {
    const sound = await check();
    const path = join(checkout.root, '.rulewright/records', name);
    const whole = readFileSync(path);
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(whole.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1);
    for (const broken of [Buffer.alloc(0), Buffer.from('{'), whole.subarray(0, -10), flipped]) {
      writeFileSync(path, broken);
      expect(await check()).toEqual(sound);
      expect(readFileSync(path).length).toBe(whole.length);
    }
  });

  it('stands in a folder that no repository takes in, and of which nothing else is left', async () => {
    await check();
    expect(readdirSync(join(checkout.root, '.rulewright')).toSorted()).toEqual(['.gitignore', 'records']);
    expect(readdirSync(join(checkout.root, '.rulewright/records'))).toEqual(['spec-saltmarsh', 'verdicts-saltmarsh']);
    expect(readFileSync(join(checkout.root, '.rulewright/.gitignore'), 'utf8')).toBe('*\n');
  });

  it('goes to the cache of the user where the folder cannot be written', async () => {
    const disk = [{ call: 'mkdirSync', path: '.rulewright', code: 'EROFS' }] as const;
    const sound = await check(disk);
    expect(sound).toMatchObject({ exitCode: 0, touched: null });
    checkout.edit(card, 'half of the Runners on the map, rounded down', 'half of the Runners on the map, rounded up');
    expect((await check(disk)).touched).toMatch(/^touched: C1;/u);
  });

  it('changes nothing where none can be kept', async () => {
    vi.stubEnv('HOME', join(checkout.root, '.rulewright-cache'));
    const disk = [{ call: 'mkdirSync', path: '.rulewright', code: 'EROFS' }] as const;
    const sound = await check(disk);
    expect(sound).toMatchObject({ exitCode: 0, touched: null });
    expect(await check(disk)).toEqual(sound);
  });
});
