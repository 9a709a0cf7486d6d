/** What a command has found out is known to the next one: after an edit only what was edited is read, and no test is derived twice. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ranApart } from '../support/command-line.js';
import { languageClient } from '../support/language-client.js';

const card = 'spec/saltmarsh/cards/c1-spring-tide.yaml';
const checkout: TestCheckout = checkoutOfSaltmarsh();
afterAll(() => {
  checkout.remove();
});

/** What V8 counts of the functions of a process. */
interface Counted {
  readonly result: readonly {
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly count: number }[];
    }[];
  }[];
}

/** How often a command calls what reads the text of a file. */
function filesReadBy(...args: readonly string[]): Promise<number> {
  return callsOf('parseYaml', args);
}

async function callsOf(name: string, args: readonly string[]): Promise<number> {
  return callsIn(name, async (environment) => {
    const { exitCode, err } = await ranApart(args, { cwd: checkout.root, environment });
    expect({ args, exitCode, err }).toEqual({ args, exitCode: 0, err: '' });
  });
}

/** How often a function is called in the processes that are run in this environment. */
async function callsIn(
  name: string,
  run: (environment: Readonly<Record<string, string>>) => Promise<void>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-counted-'));
  try {
    await run({ NODE_V8_COVERAGE: folder, NODE_DISABLE_COMPILE_CACHE: '1' });
    const counted = readdirSync(folder).flatMap(
      (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as Counted).result,
    );
    return counted
      .flatMap(({ functions }) => functions)
      .filter(({ functionName }) => functionName === name)
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

beforeAll(async () => {
  const files = readdirSync(join(checkout.root, 'spec/saltmarsh'), { recursive: true, withFileTypes: true });
  expect(await filesReadBy('check')).toBeGreaterThanOrEqual(files.filter((it) => it.isFile()).length);
  checkout.write(card, `${checkout.read(card)}# edited\n`);
}, 60_000);

it.each([
  'check --no-play',
  'check',
  'check saltmarsh',
  'build',
  'test',
  'show C1',
  'trace',
  'coverage saltmarsh',
  'reference saltmarsh',
  'fmt --check',
  'replay first-tide',
  'simulate saltmarsh --games 1',
  'print saltmarsh',
])('`%s` reads the one file that was edited', { timeout: 60_000 }, async (command) => {
  expect(await filesReadBy(...command.split(' '))).toBe(1);
});

it('the language server reads the one file that was edited', { timeout: 60_000 }, async () => {
  const read = await callsIn('parseYaml', async (environment) => {
    const client = await languageClient(checkout.root, environment);
    client.open(card, checkout.read(card).replace('- place', '- plaze'));
    await client.until(card, (told) => told.length === 1);
    expect(await client.end()).toBe(0);
  });
  expect(read).toBe(1);
});

it('the tests that `build` derives are those that `test` plays', { timeout: 60_000 }, async () => {
  expect(await callsOf('suiteOf', ['test'])).toBe(0);
  checkout.edit('spec/saltmarsh/game.yaml', 'from: 1, to: 4', 'from: 1, to: 5');
  expect(await callsOf('suiteOf', ['test', 'saltmarsh', 'C1'])).toBe(2);
  expect(await callsOf('suiteOf', ['test'])).toBeGreaterThan(10);
  expect(await callsOf('suiteOf', ['build'])).toBe(0);
});
