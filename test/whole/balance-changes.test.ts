/** What a card, a number and an erratum change in simulated games, and how many games it takes to know. */
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceCommand, type BalanceOptions } from '../../compiler/commands/balance.js';
import type { Terminal } from '../../compiler/commands/terminal.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran, type Ran } from '../support/command-line.js';
import { errataOf } from '../support/errata-cases.js';

let checkout: TestCheckout;

const sequence = 'spec/saltmarsh/sequence.yaml';

/** Saltmarsh, decided at its Reckoning: the Crown needs a Resolve of 8. */
beforeEach(() => {
  checkout = checkoutOfSaltmarsh();
  plant(
    sequence,
    '      - if Resolve is 0:\n          - League win\n',
    '      - if Resolve is less than 8:\n          - League win\n        otherwise:\n          - Crown win\n',
  );
});

afterEach(() => {
  checkout.remove();
});

const simulated = (...args: readonly string[]): Promise<Ran> =>
  ran(['simulate', 'saltmarsh', ...args, '--workers', '1'], { cwd: checkout.root });

async function reported<Report>(...args: readonly string[]): Promise<Report> {
  const { out, err } = await simulated(...args, '--json');
  expect(err).toBe('');
  return JSON.parse(out) as Report;
}

/** The spec with one text in place of another, which stands there once. */
function plant(path: string, from: string, to: string): void {
  const text = checkout.read(path);
  expect(text.split(from)).toHaveLength(2);
  checkout.write(
    path,
    text.replace(from, () => to),
  );
}

interface Change {
  readonly card: string;
  readonly side: string;
  readonly games: number;
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly chance: number;
}

const c1 = 'spec/saltmarsh/cards/c1-spring-tide.yaml';
const shaded = /^shaded:$[^]*?^examples:$/mu;

/** Card C1 with this sentence as its shaded effect, and without examples. */
function plantShaded(sentence: string): void {
  const text = checkout.read(c1);
  const [before = ''] = text.split(shaded);
  checkout.write(c1, `${before}shaded:\n  title: Planted\n  effect:\n    - ${sentence}\n`);
}

const shadedChange = async (...args: readonly string[]): Promise<Change> => {
  const { changes } = await reported<{ changes: readonly Change[] }>('--effects', ...args);
  return changes.find(({ card, side }) => card === 'C1' && side === 'shaded') ?? expect.fail('C1 was never played');
};

describe('what a card changes', () => {
  it('is nothing where it does nothing, but not for sure', async () => {
    plantShaded('nothing');
    const { mean, low, high, chance, games } = await shadedChange('--games', '60');
    expect(games).toBeGreaterThan(10);
    expect({ mean, chance }).toEqual({ mean: 0, chance: 1 });
    expect(low).toBeLessThan(0);
    expect(high).toBe(-(low ?? 0));
  });

  it('is the whole game where it wins it: who would lose by it does not play it', async () => {
    plantShaded('League win');
    // Without it, two in three of these games are lost.
    const { mean, low, chance } = await shadedChange('--games', '80', '--seat', 'Crown=greedy');
    expect(mean).toBeGreaterThan(0.3);
    expect(low).toBeGreaterThan(0);
    expect(chance).toBeLessThan(0.05);
    const { out } = await simulated('--games', '80', '--seat', 'Crown=greedy', '--effects');
    expect(out).toMatch(/^ {2}C1 shaded +\d+ {2}\+\d+\.\d \(\+\d+\.\d to \+\d+\.\d\) \*$/mu);
  });

  it('is found in parts as in one process, to the digit', async () => {
    const args = ['--games', '12', '--effects', '--leads'];
    const whole = await reported<{ cards: unknown; changes: unknown; lengths: unknown }>(...args);
    for (const shard of ['1/2', '2/2']) {
      checkout.write(`${shard.charAt(0)}.json`, (await simulated(...args, '--shard', shard, '--json')).out);
    }
    const { out } = await ran(['simulate', 'merge', '2.json', '1.json', '--json'], { cwd: checkout.root });
    const { cards, changes, lengths } = JSON.parse(out) as typeof whole;
    expect({ cards, changes, lengths }).toEqual({ cards: whole.cards, changes: whole.changes, lengths: whole.lengths });
  });
});

describe('how long games are', () => {
  it('is told in decisions, rounds and changes of the lead', async () => {
    const { lengths, decisions } = await reported<{
      lengths: Record<'decisions' | 'rounds' | 'leads', { count: number; sum: number; least: number; most: number }>;
      decisions: number;
    }>('--games', '30', '--leads');
    expect(lengths.decisions).toMatchObject({ count: 30, sum: decisions });
    // Four cards are revealed, the last of which may end the game; a game can be taken up again before each.
    expect(lengths.rounds.most).toBeLessThanOrEqual(6);
    expect(lengths.rounds.least).toBeGreaterThan(0);
    expect(lengths.leads.most).toBeLessThan(lengths.rounds.most);
    const { out } = await simulated('--games', '30', '--leads');
    expect(out).toMatch(
      /^ {2}\d+\.\d decisions a game \(deviation \d+\.\d, \d+ to \d+\), .* rounds .* changes of the lead a game/mu,
    );
    expect((await simulated('--games', '30')).out).not.toContain('changes of the lead');
  });
});

describe('how many games it takes', () => {
  it('is no more than a precision asks for, whoever plays them', async () => {
    const args = ['--games', '100000', '--precision', '4'] as const;
    const report = await reported<{ games: number; outcomes: { low: number; high: number }[] }>(...args);
    expect(report.games).toBeLessThan(700);
    for (const { low, high } of report.outcomes) expect((high - low) / 2).toBeLessThanOrEqual(0.04);
    const threads = await ran(['simulate', 'saltmarsh', ...args, '--workers', '2', '--json'], { cwd: checkout.root });
    expect(JSON.parse(threads.out)).toMatchObject({ games: report.games, outcomes: report.outcomes });
  });

  it('is told by a planted change, which so many games on other seeds then find', async () => {
    const change = '  - change: [Rest]\n    was: raise Resolve by 1\n    now: raise Resolve by 3';
    const { path, text } = errataOf('2026-05-14', `changes:\n${change}`);
    checkout.write(`spec/${path}`, text);
    interface Told {
      readonly differences: readonly { winner: string | null; low: number; high: number; needed: number | null }[];
    }
    const league = ({ differences }: Told): Told['differences'][number] =>
      differences.find(({ winner }) => winner === 'League') ?? expect.fail('no League');
    const versus = ['--edition', '1', '--versus', '2026-05-14'];
    const pilot = league(await reported<Told>('--games', '400', ...versus));
    const needed = pilot.needed ?? expect.fail('no difference');
    const found = league(await reported<Told>('--games', String(needed), '--seed', '100000', ...versus));
    expect(found.high).toBeLessThan(0);
  });

  it('is not told by a change that means nothing', async () => {
    const change = '  - change: [C1]\n    was: Spring Tide\n    now: Spring Flood';
    const { path, text } = errataOf('2026-05-14', `changes:\n${change}`);
    checkout.write(`spec/${path}`, text);
    const { out } = await simulated('--games', '200', '--edition', '1', '--versus', '2026-05-14');
    expect(out).toContain('won by League: 0.0 (');
    expect(out).not.toContain('games tell such a difference from none');
  });
});

describe('a number that is varied', () => {
  const rest = 'Rest raise Resolve by';

  it('gives a curve on the same seeds, with the difference from what stands there', async () => {
    interface Curve {
      readonly varies: { owner: string; line: number; own: number; values: number[] };
      readonly points: {
        value: number;
        games: number;
        outcomes: { winner: string | null; rate: number }[];
        differences: { difference: number; low: number; high: number }[];
      }[];
    }
    const { varies, points } = await reported<Curve>('--games', '150', '--vary', `${rest} 1..4`);
    expect(varies).toMatchObject({ owner: 'Rest', own: 1, values: [1, 2, 3, 4] });
    expect(checkout.read(sequence).split('\n')[varies.line - 1]).toContain('raise Resolve by 1');
    const rates = points.map(({ outcomes }) => outcomes.find(({ winner }) => winner === 'League')?.rate ?? NaN);
    // The more is gained by a rest, the longer the Crown holds.
    expect([...rates].sort((one, other) => other - one)).toEqual(rates);
    expect(rates[3]).toBeLessThan(rates[0] ?? 0);
    expect(points[0]?.differences).toEqual([]);
    const plain = await reported<{ outcomes: object[] }>('--games', '150');
    expect(points[0]?.outcomes).toEqual(plain.outcomes);
    // What is played is what the spec would say.
    plant(sequence, 'raise Resolve by 1', 'raise Resolve by 3');
    expect((await reported<{ outcomes: object[] }>('--games', '150')).outcomes).toEqual(points[2]?.outcomes);
  });

  it('is printed, and as a table', async () => {
    const { out } = await simulated('--games', '40', '--vary', `${rest} 1..2`);
    expect(out).toContain(
      `saltmarsh: ${rest} 1..2, 40 games of the same seeds for each value\n  spec/saltmarsh/sequence.yaml:`,
    );
    expect(out).toMatch(/^ {4} {3}2 {2}\d+\.\d % \(.*\), -\d+\.\d \(.* to .*\) points more often than with 1$/mu);
    const table = (await simulated('--games', '40', '--vary', `${rest} 1..2`, '--csv')).out.trimEnd().split('\n');
    expect(table[0]).toBe('value,outcome,games,of,rate,low,high,difference,difference low,difference high');
  });

  it.each([
    ['nothing', 'Rest', '`Rest` says not what is varied: as in "C1 shaded at most 1..5"'],
    ['no range', 'Rest by 3..3', '`3..3` has nothing to vary: the values go from a lower to a higher number'],
    ['too much', 'Rest by 0..99', '`0..99` has 100 values; at most 50 are played'],
    [
      'nobody',
      'Rset raise Resolve by 1..2',
      "`Rset raise Resolve by` begins with nobody's sentence; did you mean `Rest`?",
    ],
    ['other words', 'Rest lower 1..2', '`Rest` has no number behind `lower`; it has: `raise Resolve by 1`'],
    ['no number', 'C1 unshaded by 1..2', '`C1 unshaded` has no number behind `by`; it has: `Crown may, in up to 1`'],
    [
      'two numbers',
      'Reckoning Round 1..2',
      '`Reckoning Round` names 4 numbers, write more of the words before one: `-1`, `+1`, `+1 for every 2`, `if Resolve is less than 8`',
    ],
  ])('is refused where %s is named', async (_, text, message) => {
    expect(await simulated('--games', '5', '--vary', text)).toEqual({
      exitCode: 2,
      out: '',
      err: `error: ${message}\n`,
    });
  });

  it('tells where a value makes no game', async () => {
    const { exitCode, err } = await simulated('--games', '5', '--vary', 'Whisper draw -1..0');
    expect(exitCode).toBe(1);
    expect(err).toMatch(
      /with -1 at spec\/saltmarsh\/special-activities\/whisper.yaml:\d+ the spec cannot be played\n$/u,
    );
  });
});

it.each([
  [
    ['--vary', 'Rest by 1..2', '--effects'],
    '`--vary` tells how often each way to end comes to be: leave `--effects` out',
  ],
  [['--check-interpreter', '--effects'], '`--check-interpreter` plays each game once: leave `--effects` out'],
  [['--shard', '1/2', '--precision', '1'], '`--shard` plays a part of a number that is known: leave `--precision` out'],
])('%j do not go together', async (args, message) => {
  expect(await simulated(...args)).toEqual({ exitCode: 2, out: '', err: `error: ${message}\n` });
});

describe('rulewright balance', () => {
  const balance = (...args: readonly string[]): Promise<Ran> =>
    ran(['balance', 'saltmarsh', '--workers', '1', '--budgets', '2,6', ...args], { cwd: checkout.root });

  interface Told {
    readonly ladder: { player: string; against: string; games: number; better: number }[];
    readonly equals: { player: string; games: number; outcomes: { games: number }[] }[];
    readonly changes: Change[];
  }

  it('tells the ladder, games between equals, and what cards change', async () => {
    const { out, exitCode } = await balance('--games', '4', '--json');
    expect(exitCode).toBe(0);
    const [told] = JSON.parse(out) as Told[];
    expect(told?.ladder.map(({ player, against, games }) => [player, against, games])).toEqual([
      ['greedy', 'random', 8],
      ['mc:3', 'greedy', 8],
      ['mcts:2', 'mc:3', 8],
      ['mcts:6', 'mcts:2', 8],
    ]);
    expect(told?.equals.map(({ player, games }) => [player, games])).toEqual([
      ['mcts:2', 4],
      ['mcts:6', 4],
    ]);
    for (const { outcomes } of told?.equals ?? []) expect(outcomes.reduce((sum, { games }) => sum + games, 0)).toBe(4);
    expect(told?.changes.length).toBeGreaterThan(0);
    expect((await balance('--games', '4', '--json')).out).toBe(out);
  });

  it.each([
    ['mcts:2 in place of mc:3 as League', 2, ['greedy', 'mc:3'], []],
    ['mcts:6 in place of mcts:2 as League', 4, ['greedy', 'mc:3', 'mcts:2'], ['mcts:2']],
    ['what cards change', 6, ['greedy', 'mc:3', 'mcts:2', 'mcts:6'], ['mcts:2', 'mcts:6']],
  ])('tells what was played to its end where it is interrupted in "%s"', async (moment, told, players, equals) => {
    const interrupted = async (format: BalanceOptions['format']): Promise<Ran> => {
      let [out, err, time] = ['', '', 0];
      let stop: () => void = () => undefined;
      // Each look at the clock is a second later, so that all progress is shown.
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
      const terminal: Terminal = {
        out: (text) => (out += text),
        err: (text) => {
          if (!text.startsWith('\r')) err += text;
          if (text.includes(moment)) stop();
        },
        ...{ color: false, watched: true, folder: checkout.root },
        onInterrupt: (stops) => {
          stop = stops;
          return () => undefined;
        },
      };
      const options = { games: 8, seed: 1, workers: 1, budgets: [2, 6], option: [], edition: null, format };
      const exitCode = await balanceCommand(terminal, ['saltmarsh'], options);
      clock.mockRestore();
      return { exitCode, out, err };
    };
    const { exitCode, out, err } = await interrupted('json');
    expect({ exitCode, err }).toEqual({
      exitCode: 1,
      err: `interrupted: ${told} of 7 comparisons of saltmarsh are told; the rest was not played to its end\n`,
    });
    const [found] = JSON.parse(out) as Told[];
    expect(found?.ladder.map(({ player, games }) => [player, games])).toEqual(players.map((player) => [player, 16]));
    expect(found?.equals.map(({ player, games }) => [player, games])).toEqual(equals.map((player) => [player, 8]));
    expect(found?.changes).toEqual([]);
    const text = (await interrupted('text')).out;
    expect(text.includes('between equals')).toBe(equals.length > 0);
    expect(text).not.toContain('what a side of a card changes');
  });

  it('finds that greedy play wins where one answer does: a Pass keeps the Crown', async () => {
    // A Rest is all that the Crown needs, and the value of a position sees its Resolve.
    plant(sequence, 'raise Resolve by 1', 'raise Resolve by 6');
    const { out } = await balance('--games', '30', '--json');
    const greedy = (JSON.parse(out) as Told[])[0]?.ladder[0];
    expect(greedy?.better).toBeGreaterThan(0);
  });

  it('is printed, and as a page of plots', async () => {
    const { out } = await balance('--games', '3');
    expect(out).toMatch(/^saltmarsh.*\n {2}each player in place of the one before it/u);
    expect(out).toMatch(/^ {4}mcts:6 {5}for mcts:2 {5}[+-]?\d+\.\d \(.* to .*\), 6 games; Crown /mu);
    expect(out).toContain('  between equals\n    mcts:2, 3 games\n');
    const page = (await balance('--games', '3', '--html')).out;
    expect(page.match(/<svg/gu)).toHaveLength(4);
    expect(page).not.toMatch(/https?:\/\/(?!www\.w3\.org)|<script/u);
  });

  it('says where no card can be compared', async () => {
    const args = ['balance', 'israeli-independence', '--games', '2', '--budgets', '1', '--workers', '1'];
    const { out, exitCode } = await ran(args, { cwd: fileURLToPath(new URL('../..', import.meta.url)) });
    expect([exitCode, out]).toEqual([
      0,
      expect.stringMatching(/\n {2}no card has a side that somebody plays, so none is compared\n$/u),
    ]);
  });

  it.each([
    ['budgets that do not rise', ['--budgets', '9,9'], 'It should be whole numbers from 1, each above the one before'],
    ['a budget of nothing', ['--budgets', '0'], 'It should be whole numbers from 1, each above the one before'],
    ['one game', ['--games', '1'], 'It should be a whole number from 2.'],
  ])('refuses %s', async (_, args, message) => {
    const { exitCode, err } = await balance(...args);
    expect(exitCode).toBe(2);
    expect(err).toContain(message);
  });
});

it('tells of simulated games as a page of plots', async () => {
  const { out } = await simulated('--games', '12', '--effects', '--cards', '--html');
  expect(out).toContain('<h1>saltmarsh: 12 games</h1>');
  // How games ended, what cards change, which were played, and how games ended in which they were.
  expect((out.match(/<svg/gu) ?? []).length).toBeGreaterThan(3);
  expect((await simulated('--csv', '--html')).err).toBe(
    'error: `--csv` and `--html` are ways to print the same: leave `--csv` out\n',
  );
});

it('tells of two editions how much more often games end so', async () => {
  const { path, text } = errataOf(
    '2026-05-14',
    'changes:\n  - change: [Rest]\n    was: raise Resolve by 1\n    now: raise Resolve by 3',
  );
  checkout.write(`spec/${path}`, text);
  const diff = (...args: readonly string[]): Promise<Ran> =>
    ran(['diff', '1', '2026-05-14', '--no-search', '--rates', '60', ...args], { cwd: checkout.root });
  const { out } = await diff();
  expect(out).toContain('how much more often games end so, in 60 random games of both (95 % interval):\n');
  expect(out).toMatch(/^ {2}won by Crown: \+\d+\.\d \([+-]\d+\.\d to \+\d+\.\d\) points$/mu);
  expect((await diff('--format', 'markdown')).out).toMatch(/^- won by Crown: \+\d+/mu);
  const [game] = (
    JSON.parse((await diff('--json')).out) as { games: { rates: { games: number; differences: object[] } }[] }
  ).games;
  const versus = await reported<{ differences: object[] }>('--games', '60', '--edition', '1', '--versus', '2026-05-14');
  expect(game?.rates).toEqual({ games: 60, differences: versus.differences });
});
