/** Which branches of the rules the examples and scenarios take, and the simulation that holds the engine against Core. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { type Branch, coveredBy } from '../../compiler/interpreter/coverage.js';
import { trialsOf } from '../../compiler/scenario/verdicts.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { saltmarshFiles, saltmarshWith } from '../support/saltmarsh-spec.js';

/** The ways of C1 and C2, with how often the examples of these names take them. */
function waysTaken(...names: readonly string[]): string[] {
  const { world, examples } = check({ files: saltmarshFiles(), diagnostics: [] });
  if (world === null) throw new Error('the spec has errors');
  const plays = trialsOf(world, { examples: examples.filter(({ name }) => names.includes(name)), scenarios: [] });
  return told(coveredBy(lower(world), plays).branches.filter(({ of }) => /^C[12]\b/u.test(of)));
}

function told(branches: readonly Branch[]): string[] {
  return branches.map(({ of, sentence, branch, taken }) => `${of}: ${sentence}: ${branch}: ${taken}`);
}

describe('the branches of the rules', () => {
  it('are each counted where an example takes them', () => {
    expect(waysTaken('half of the Runners come back', 'a month without fog')).toEqual([
      'C1 unshaded: High water: played: 0',
      'C1 unshaded: Crown may, in up to 1 space with Troopers and Unrest: a space: 0',
      'C1 unshaded: remove Unrest here: done: 0',
      'C1 shaded: The dykes are cut: played: 1',
      'C1 shaded: let cut be half of the Runners on the map, rounded down: done: 1',
      'C1 shaded: place up to cut Runners in Harrow: a space: 1',
      'C1 shaded: place up to cut Runners in Harrow: done: 1',
      'C2: A quiet month: played: 1',
      'C2: if C3 is not in play: then: 1',
      'C2: if C3 is not in play: otherwise: 0',
      'C2: place 1 Trooper in Fenwick: a space: 1',
      'C2: place 1 Trooper in Fenwick: done: 1',
    ]);
  });

  it('are not taken by what does not come out as stated', () => {
    const other = saltmarshWith('cards/c1-spring-tide.yaml', 'Harrow holds 2 Hidden', 'Harrow holds 3 Hidden');
    const { world, examples } = check({ files: other, diagnostics: [] });
    if (world === null) throw new Error('the spec has errors');
    const wrong = examples.filter(({ name }) => name === 'half of the Runners come back');
    const { branches } = coveredBy(lower(world), trialsOf(world, { examples: wrong, scenarios: [] }));
    expect(branches.filter(({ taken }) => taken > 0)).toEqual([]);
  });
});

describe('the command line', () => {
  let checkout: TestCheckout;

  beforeAll(() => {
    checkout = checkoutOfSaltmarsh();
  }, 60_000);

  afterAll(() => {
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

  it('tells by card and sentence what is never done', async () => {
    const { exitCode, out, err } = await rulewright('coverage', 'saltmarsh');
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^saltmarsh: 14 of 14 examples and 1 of 1 scenario hold; they take \d+ of \d+ \([\d.]+ %\) of the branches of the rules\n/u,
    );
    expect(out).toContain('  C2: 4 of 5 (80.0 %)\n    if C3 is not in play: otherwise [C2]\n');
    expect(out).not.toContain('place up to cut Runners in Harrow');
  });

  it('tells everything as JSON, and as a page', async () => {
    const json: unknown = JSON.parse((await rulewright('coverage', 'saltmarsh', '--json')).out);
    expect(json).toMatchObject({ game: 'saltmarsh' });
    expect(json).toHaveProperty(['branches', 0, 'sentence']);
    const page = (await rulewright('coverage', 'saltmarsh', '--html')).out;
    expect(page).toContain('<li class="missed">if C3 is not in play: otherwise [C2] – 0</li>');
    expect(page).toContain('<summary>C2: 4 of 5 (80.0 %)</summary>');
  });

  it('makes a finding of a share that is too small', async () => {
    expect((await rulewright('coverage', 'saltmarsh', '--least', '10')).exitCode).toBe(0);
    const { exitCode, err } = await rulewright('coverage', 'saltmarsh', '--least', '100');
    expect([exitCode, err]).toEqual([
      1,
      'saltmarsh: examples and scenarios take fewer of the branches of the rules than 100 %\n',
    ]);
  });

  it('holds random games against the interpreter', async () => {
    const { exitCode, out } = await rulewright(
      ...['simulate', 'saltmarsh', '--games', '20', '--workers', '1', '--check-interpreter', '--json'],
    );
    expect(exitCode).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 20, finished: 20, problems: [] });
  });

  it('tells which boundaries no derived test comes to', async () => {
    const { exitCode, out } = await rulewright('coverage', 'saltmarsh', '--boundaries');
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^saltmarsh: \d+ derived tests come to \d+ of \d+ boundaries; not to\n {2}\S/u);
    const json: unknown = JSON.parse((await rulewright('coverage', 'saltmarsh', '--boundaries', '--json')).out);
    expect(json).toHaveProperty(['missed', 0, 'sentence']);
  });

  it('tells the figures of all suites in one table', async () => {
    const { exitCode, out } = await rulewright('evidence', 'saltmarsh', '--games', '5', '--workers', '1');
    // Its examples do not take every branch, and no change of it was judged.
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^\| \d{4}-\d\d-\d\d \| saltmarsh \|\n\| --- \| --- \|\n/u);
    expect(out).toContain('| random games that both back ends play alike | 5 of 5 |\n');
    expect(out).toMatch(/\| examples that hold \| (\d+) of \1 \|/u);
    expect(out).toMatch(/\| changes of the spec that are noticed \| not judged \(\d+\) \|/u);
  });
});
