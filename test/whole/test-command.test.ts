/** `test`: the suites of a game on its compiled engine, without vitest. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';

let checkout: TestCheckout;

beforeEach(() => {
  checkout = checkoutOfSaltmarsh();
});

afterEach(() => {
  checkout.remove();
});

async function test(...args: readonly string[]) {
  let out = '';
  let err = '';
  const exitCode = await run(['test', ...args], {
    out: (text) => (out += text),
    err: (text) => (err += text),
    color: false,
    watched: false,
    folder: checkout.root,
  });
  return { exitCode, out, err };
}

describe('the tests', () => {
  it('of a game all hold, examples, scenarios and boundaries, and are counted in the last line', async () => {
    const { exitCode, out } = await test();
    const [, passed = ''] = /^(\d+) passed, 0 failed$/mu.exec(out) ?? [];
    expect(out).toBe(`saltmarsh: ${passed} of ${passed} tests hold\n${passed} passed, 0 failed\n`);
    expect(Number(passed)).toBeGreaterThan(60);
    expect(exitCode).toBe(0);
  });

  it('of what is named are run alone, in whatever case it is named', async () => {
    const of = async (...what: readonly string[]): Promise<number> =>
      Number(/^(\d+) passed/mu.exec((await test('saltmarsh', ...what)).out)?.[1]);
    const [c1, first, both] = [await of('c1'), await of('first-tide'), await of('C1', 'first-tide')];
    // C1 has two examples of its own, and boundaries.
    expect(c1).toBeGreaterThan(2);
    expect(first).toBe(1);
    expect(both).toBe(c1 + first);
  });

  it('that do not hold are told at their line, and fail', async () => {
    checkout.edit('spec/saltmarsh/cards/c1-spring-tide.yaml', 'Harrow holds 2 Hidden', 'Harrow holds 3 Hidden');
    const { exitCode, out } = await test('saltmarsh', 'C1');
    expect(out).toContain('error[RW0640]: the example `C1: half of the Runners come back` does not hold');
    expect(out).toMatch(/--> spec\/saltmarsh\/cards\/c1-spring-tide\.yaml:\d+:\d+/u);
    expect(out).toMatch(/\n\d+ passed, 1 failed\n$/u);
    expect(exitCode).toBe(1);
  });

  it('of a spec with errors are not run', async () => {
    checkout.edit(
      'spec/saltmarsh/cards/c1-spring-tide.yaml',
      'half of the Runners on the map',
      'half of the Runers on the map',
    );
    const { exitCode, out } = await test('saltmarsh');
    expect(out).toContain('Runers');
    expect(out).toMatch(/\n0 passed, 0 failed\n$/u);
    expect(exitCode).toBe(1);
  });

  it('are told as data', async () => {
    const { games } = JSON.parse((await test('saltmarsh', 'C1', '--json')).out) as { games: readonly object[] };
    expect(games).toMatchObject([{ game: 'saltmarsh', failed: 0, diagnostics: [], boundaries: [] }]);
  });
});

describe('what is named wrongly', () => {
  it.each([
    [['saltmarsh', 'C19'], 'nothing in saltmarsh that has tests is called `C19`'],
    [['saltmarch'], 'there is no game `saltmarch` in spec/'],
  ])('is told with what is near: %j', async (args, message) => {
    const { exitCode, out, err } = await test(...args);
    expect(err).toContain(`error: ${message}\nhelp: did you mean`);
    expect(out).toBe('');
    expect(exitCode).toBe(2);
  });
});
