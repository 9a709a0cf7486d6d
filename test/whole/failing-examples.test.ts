/** Examples and scenarios that do not hold, or cannot be read: every command that counts on them counts, names and fails on them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { saltmarshRules } from '../support/saltmarsh-rules.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

let checkout: TestCheckout;

beforeEach(() => {
  checkout = checkoutOfSaltmarsh([...saltmarshFiles(), saltmarshRules]);
});

afterEach(() => {
  checkout.remove();
});

async function rulewright(...args: string[]) {
  let out = '';
  let err = '';
  const exitCode = await run(args, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    color: false,
    watched: false,
    folder: checkout.root,
  });
  return { exitCode, out, err };
}

const example = 'spec/saltmarsh/cards/c1-spring-tide.yaml';
const scenario = 'spec/saltmarsh/scenarios/first-tide.yaml';

/** What is changed, and the words by which it is named. */
const faults = [
  ['an example that does not hold', example, 'Harrow holds 2 Hidden', 'Harrow holds 3 Hidden', 'half of the Runners'],
  ['an example with an answer that is not offered', example, 'League: 2', 'League: 9', 'half of the Runners'],
  ['an example of which more is asked', example, 'League: 2', 'draw: Salt', 'half of the Runners'],
  ['an example that cannot be read', example, 'Harrow holds 2 Hidden', 'Harrw holds 2 Hidden', 'Harrw'],
  ['a scenario that does not hold', scenario, 'League are 1st', 'Crown are 1st', 'Crown are 1st'],
  ['a scenario that cannot be read', scenario, 'League are 1st', 'Leage are 1st', 'Leage'],
] as const;

/** Commands that claim something of the tests. */
const commands = ['show C1 --run', 'coverage saltmarsh', 'trace saltmarsh'];
const others = [
  ...['show C1 --run --json', 'coverage saltmarsh --json', 'coverage saltmarsh --html', 'trace saltmarsh --json'],
  ...['mutate saltmarsh C2 --limit 1 --workers 1', 'evidence saltmarsh --games 1 --workers 1', 'kit saltmarsh'],
];

async function failingOf(command: string, file: string, before: string, after: string): Promise<string> {
  checkout.edit(file, before, after);
  const { exitCode, out, err } = await rulewright(...command.split(' '));
  expect(exitCode).toBe(1);
  return `${out}${err}`;
}

describe.each(faults)('%s', (_what, file, before, after, named) => {
  // A page of one card says nothing of a scenario that does not play it, where that can be read.
  const claiming = commands.filter((it) => !it.startsWith('show') || named !== 'Crown are 1st');

  it.each(claiming)('is named by `%s`, which fails', async (command) => {
    expect(await failingOf(command, file, before, after)).toContain(named);
  });
});

describe('an example that does not hold or cannot be read', () => {
  it.each(['check', 'show C1 --run', 'test saltmarsh C1'])(
    'is told in the words that examples are written in: %s',
    async (command) => {
      checkout.edit(example, 'Harrow holds 2 Hidden', 'Harrow holds 3 Hidden');
      const { out } = await rulewright(...command.split(' '));
      expect(out).toContain('it holds 2 Hidden Runners');
    },
  );

  const [wrong, , , unread] = faults;

  it.each(others)('is named by `%s`, which fails', async (command) => {
    for (const [, file, before, after, named] of [wrong, unread]) {
      expect(await failingOf(command, file, before, after)).toContain(named);
      checkout.edit(file, after, before);
    }
  });
});

describe('where all hold', () => {
  it.each([
    ['coverage', '15 of 15 examples and 1 of 1 scenario hold'],
    ['trace', '15 of 15 examples and 1 of 1 scenario hold'],
    ['show', 'passes: half of the Runners come back'],
  ])('%s says so', async (command, text) => {
    const args = command === 'show' ? ['show', 'C1', '--run'] : [command, 'saltmarsh'];
    const { exitCode, out, err } = await rulewright(...args);
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toContain(text);
  });

  it('counts one less where one does not', async () => {
    checkout.edit(example, 'Harrow holds 2 Hidden', 'Harrow holds 3 Hidden');
    const { out } = await rulewright('coverage', 'saltmarsh');
    expect(out).toContain('14 of 15 examples and 1 of 1 scenario hold');
    const json: unknown = JSON.parse((await rulewright('coverage', 'saltmarsh', '--json')).out);
    expect(json).toMatchObject({
      examples: { count: 14, of: 15 },
      failing: ['C1: half of the Runners come back'],
    });
  });

  it('a test that does not hold is none of a rule', async () => {
    const tested = async (): Promise<string> => (await rulewright('trace', 'saltmarsh')).out;
    expect(await tested()).toContain('C1: one field is dried');
    checkout.edit(example, 'Crown are asked: Dunmoor, Port Sable', 'Crown are asked: Harrow');
    expect(await tested()).not.toContain('C1: one field is dried');
  });
});
