/** Games between players: who sits where, how sure a rate is, two editions on the same seeds, and parts that are merged. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pairedDifference, wilson } from '../../compiler/statistics/intervals.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran, type Ran } from '../support/command-line.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

let checkout: TestCheckout;

beforeAll(() => {
  checkout = checkoutOfSaltmarsh();
});

afterAll(() => {
  checkout.remove();
});

const simulated = (...args: readonly string[]): Promise<Ran> =>
  ran(['simulate', ...args, '--workers', '1'], { cwd: checkout.root });

/** What is printed as JSON, without what a clock tells. */
async function reported(...args: readonly string[]): Promise<Record<string, unknown>> {
  const { out } = await simulated('saltmarsh', ...args, '--json');
  const report = JSON.parse(out) as Record<string, unknown>;
  for (const key of ['seconds', 'gamesPerSecond', 'decisionsPerSecond']) expect(report).toHaveProperty(key);
  return Object.fromEntries(Object.entries(report).filter(([key]) => !/second/iu.test(key)));
}

describe('intervals', () => {
  it.each([
    // Newcombe 1998, "Two-sided confidence intervals for the single proportion", table I, method 3.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of a rate, %d of %d, are those that Newcombe printed', (count, of, low, high) => {
    const found = wilson(count, of);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it('of a paired difference are those of Fagerland, Lydersen and Laake 2014 for the data of Bentur', () => {
    const { difference, low, high } = pairedDifference({ both: 1, first: 7, second: 1, neither: 12 });
    expect(difference).toBeCloseTo(-0.286, 3);
    expect(low).toBeCloseTo(-0.507, 3);
    expect(high).toBeCloseTo(-0.026, 3);
  });

  it('say nothing where nothing was counted, and narrow with the pairs that agree', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    expect(pairedDifference({ both: 0, first: 0, second: 0, neither: 0 })).toEqual({ difference: 0, low: -1, high: 1 });
    const [few, many] = [10, 1000].map((both) => pairedDifference({ both, first: 0, second: 0, neither: both }));
    expect(many?.high).toBeLessThan(few?.high ?? 0);
    expect(many?.low).toBeCloseTo(-(many?.high ?? 1), 12);
  });
});

describe('rulewright simulate', { timeout: 60_000 }, () => {
  it('seats players, names them, and tells each rate with its interval', async () => {
    const report = await reported('--games', '6', '--seat', 'league=mcts:5');
    expect(report.seats).toEqual({ Crown: 'random', League: 'mcts:5' });
    expect(report).toMatchObject({ games: 6, finished: 6, crashed: 0 });
    for (const it of report.outcomes as { games: number; rate: number; low: number; high: number }[]) {
      expect(it).toMatchObject({ rate: it.games / 6, ...wilson(it.games, 6) });
    }
    expect(await reported('--games', '6', '--seat', 'league=mcts:5')).toEqual(report);
    const { out } = await simulated('saltmarsh', '--games', '4', '--seat', 'Crown=greedy');
    expect(out).toContain('\n  seats: Crown greedy, League random\n');
    expect(out).toMatch(/won by nobody: \d, \d+\.\d % \(\d+\.\d to \d+\.\d %\)/u);
  });

  it('lets a player think for a time', async () => {
    const report = await reported('--games', '2', '--seat', 'Crown=mcts:1ms', '--seat', 'League=mc:1ms');
    expect(report.seats).toEqual({ Crown: 'mcts:1ms', League: 'mc:1ms' });
    expect(report).toMatchObject({ games: 2, finished: 2 });
  });

  it('prints the rates as a table', async () => {
    const { out } = await simulated('saltmarsh', '--games', '20', '--csv');
    const [head, ...rows] = out.trimEnd().split('\n');
    expect(head).toBe('outcome,games,of,rate,low,high');
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row).toMatch(/^"[^"]+",\d+,20,[\d.]+,[\d.]+,[\d.]+$/u);
  });

  it('prints a table in which a name with quotes is one cell', async () => {
    const files = saltmarshFiles().map((it) => ({ ...it, text: it.text.replaceAll('League', 'Red "Sea" League') }));
    const named = checkoutOfSaltmarsh(files);
    const args = ['simulate', 'saltmarsh', '--games', '2', '--csv'];
    const tables = [
      await ran(args, { cwd: named.root }),
      await ran([...args, '--vary', 'Rest raise Resolve by 1..2'], { cwd: named.root }),
    ].map(({ out }) => out);
    named.remove();
    expect(tables[0]).toMatch(/^"won by Red ""Sea"" League",\d,2,/mu);
    expect(tables[1]).toMatch(/^2,"won by Red ""Sea"" League",\d,2,/mu);
  });

  it('plays the same seeds in two editions, which do not differ where they are one', async () => {
    const report = await reported('--games', '30', '--versus', '1');
    for (const it of report.differences as object[]) expect(it).toMatchObject({ difference: 0, first: 0, second: 0 });
    const { out } = await simulated('saltmarsh', '--games', '30', '--versus', '1');
    expect(out).toContain('1 on the same seeds, more often (95 % interval, Newcombe 1998, paired):');
  });

  it.each([
    ['an unknown faction', ['--seat', 'Crwn=mcts'], 'error: there is no faction `Crwn`\nhelp: did you mean `Crown`?\n'],
    [
      'an unknown player',
      ['--seat', 'Crown=mct'],
      'error: there is no player `mct`\nhelp: did you mean `mc` or `mcts`?\n',
    ],
    [
      'a budget of nothing',
      ['--seat', 'Crown=mcts:0'],
      'error: `0` is no budget: it is a number of playouts, 1 or more, as in `mcts:200`, or of milliseconds for each answer, as in `mcts:500ms`\n',
    ],
    [
      'games that cannot be played alike',
      ['--seat', 'Crown=mcts:5ms', '--versus', '1'],
      'error: who plays for a time plays no game alike twice: leave `--versus` out, or give playouts\n',
    ],
    ['a budget of who has none', ['--seat', 'Crown=random:5'], 'error: `random` has no budget: leave `:5` out\n'],
    [
      'a seat without a player',
      ['--seat', 'Crown'],
      'error: `Crown` says not who plays which faction: `--seat "Crown=mcts:200"`\n',
    ],
    [
      'a faction that is seated twice',
      ['--seat', 'Crown=mc', '--seat', 'crown=mcts'],
      'error: `Crown` is seated twice: `--seat` stands once for each faction\n',
    ],
    [
      'a shard out of range',
      ['--json', '--shard', '5/4'],
      'error: `5/4` is no shard: the shards of 4 are 1/4 to 4/4\n',
    ],
    [
      'more shards than games',
      ['--json', '--games', '3', '--shard', '1/4'],
      'error: 3 games cannot be played in 4 shards: there are at most as many as games\n',
    ],
    [
      'a shard that nobody could merge',
      ['--shard', '1/2'],
      'error: `--shard` goes with `--json`: `simulate merge` adds up what that prints\n',
    ],
  ])('tells of %s in a line', async (_, args, message) => {
    expect(await simulated('saltmarsh', ...args)).toEqual({ exitCode: 2, out: '', err: message });
  });

  it('tells of zero games', async () => {
    const { exitCode, err } = await simulated('saltmarsh', '--games', '0');
    expect(exitCode).toBe(2);
    expect(err).toContain('It should be a whole number from 1.');
  });
});

describe('rulewright simulate merge', { timeout: 60_000 }, () => {
  const merged = (...args: readonly string[]): Promise<Ran> =>
    ran(['simulate', 'merge', ...args], { cwd: checkout.root });
  const part = async (file: string, ...args: readonly string[]): Promise<string> => {
    const { out } = await simulated('saltmarsh', '--json', '--cards', ...args);
    checkout.write(file, out);
    return file;
  };
  const parts: string[] = [];
  const all = ['--games', '50', '--seed', '7'];

  beforeAll(async () => {
    for (const index of [1, 2, 3]) parts.push(await part(`part${index}.json`, ...all, '--shard', `${index}/3`));
  });

  it('adds up to what one process finds, to the digit, however often a part is given', async () => {
    const whole = await reported(...all, '--cards');
    const { exitCode, out } = await merged(...parts, 'part2.json', '--json');
    expect(exitCode).toBe(0);
    const total = JSON.parse(out) as Record<string, unknown>;
    for (const key of ['games', 'finished', 'crashed', 'decisions', 'outcomes', 'problems', 'cards', 'seats']) {
      expect(total[key]).toEqual(whole[key]);
    }
    expect(total.missing).toEqual([]);
  });

  it('tells which seeds are missing', async () => {
    const { exitCode, err } = await merged('part1.json', 'part3.json');
    expect(exitCode).toBe(1);
    expect(err).toBe('missing: the games of seeds 23 to 39\n');
  });

  it('refuses parts of something else, one line each', async () => {
    await part('others.json', ...all, '--shard', '1/3', '--seat', 'Crown=greedy');
    await part('halves.json', ...all, '--shard', '1/2');
    const rules = checkout.read('part2.json').replace(/"fingerprint": "[^"]*"/u, '"fingerprint": "other"');
    checkout.write('rules.json', rules);
    checkout.write(
      'built.json',
      rules
        .replace('"other"', /"fingerprint": ("[^"]*")/u.exec(checkout.read('part1.json'))?.[1] ?? '')
        .replace(/"build": "[^"]*"/u, '"build": "0"'),
    );
    checkout.write('none.json', '{}');
    const refusals: readonly (readonly [file: string, why: string])[] = [
      ['others.json', '`others.json` cannot be merged with `part1.json`: others sat there'],
      ['rules.json', '`rules.json` cannot be merged with `part1.json`: it was played under other rules'],
      ['built.json', '`built.json` cannot be merged with `part1.json`: it was played by another build of rulewright'],
      ['halves.json', '`halves.json` and `part1.json` have some seeds in common: 7 to 31 and 7 to 22'],
      ['none.json', '`none.json` is no part of a simulation: `simulate --shard 1/2 --json` prints one'],
    ];
    for (const [file, why] of refusals) {
      expect(await merged('part1.json', file)).toEqual({ exitCode: 2, out: '', err: `error: ${why}\n` });
    }
  });
});
