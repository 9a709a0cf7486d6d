/** Games simulated for a page: counted as the command counts them, and drawn from what it prints. */
import { describe, expect, it } from 'vitest';
import { countsOf } from '../../compiler/simulation/counts.js';
import { tallying } from '../../compiler/simulation/tallying.js';
import type { Core } from '../../compiler/core/ir.js';
import { csvOf } from '../../compiler/plots/csv.js';
import { simulateGames } from '../../studio/numbers/playing.js';
import { endingsPlot, lengthsPlot, outcomesPlot, playedPlot } from '../../compiler/simulation/plots.js';
import { reportIn, type Report, type Wanted } from '../../studio/numbers/report.js';
import { engineOf } from '../support/games.js';
import { hostileTexts, opened } from './opened.js';

const coreOf = async (game: string): Promise<Core> => (await opened(game)).bench.core();

/** All that is told, by a clock that goes on by so many milliseconds each time. */
function told(wanted: Omit<Wanted, 'game'>, step: number): readonly Report[] {
  const reports: Report[] = [];
  let time = 0;
  simulateGames(
    { ...wanted, game: 'arab-revolt' },
    () => (time += step),
    (report) => reports.push(report),
  );
  return reports;
}

const few = { games: 6, firstSeed: 3, seats: null, options: {} };

describe('games for a page', () => {
  it('are counted as those of the compiled engine are, also when the core was posted', async () => {
    const core = await coreOf('arab-revolt');
    const reports = told({ ...few, core: structuredClone(core) }, 150);
    const start = { seats: null, choices: {}, invariants: false, events: true };
    const tally = tallying(engineOf('arab-revolt'), start, () => 0)({ firstSeed: 3, games: 6 });
    const counts = countsOf(core.world, tally, { cards: true });
    expect(reports.at(-1)).toMatchObject({
      ...counts,
      outcomes: counts.outcomes.map((it) => expect.objectContaining(it) as unknown),
      isInterrupted: false,
      seats: { British: 'random', Rebels: 'random' },
    });
    const games = reports.map((report) => report.games);
    expect(games.length).toBeGreaterThan(1);
    expect(games).toEqual([...new Set(games)].sort((one, other) => one - other));
    expect(reports[0]?.isInterrupted).toBe(true);
  });

  it('end in which each side is counted once a game, whatever came of them', async () => {
    const report = told({ ...few, games: 12, core: await coreOf('arab-revolt') }, 1).at(-1);
    const sums = report?.cards.map(({ endings }) => endings.reduce((sum, games) => sum + games, 0)) ?? [];
    expect(Math.max(...sums)).toBeGreaterThan(0);
    for (const [index, sum] of sums.entries()) {
      expect(sum).toBeLessThanOrEqual(report?.finished ?? 0);
      expect(sum).toBeLessThanOrEqual(report?.cards[index]?.taken ?? 0);
    }
  });

  it('are played by whom one wants', async () => {
    const core = await coreOf('palestine');
    const skills = core.world.factions.map(() => ({ kind: 'greedy', budget: null }) as const);
    const [report] = told({ ...few, games: 1, seats: skills, core }, 1);
    expect(Object.values(report?.seats ?? {})).toEqual(['greedy', 'greedy']);
    expect(report?.problems).toEqual([]);
  });
});

describe('a report', () => {
  it('is read as it was printed, and nothing else is', async () => {
    const report = told({ ...few, core: await coreOf('arab-revolt') }, 1).at(-1);
    expect(reportIn(JSON.stringify(report))).toEqual(JSON.parse(JSON.stringify(report)));
    const others = [
      'null',
      '[]',
      '{}',
      JSON.stringify({ ...report, outcomes: [{}] }),
      JSON.stringify({ ...report, cards: [3] }),
      JSON.stringify({ ...report, lengths: { games: { many: 3 } } }),
    ];
    for (const text of [...hostileTexts, ...others]) expect(reportIn(text)).toBeNull();
  });

  it('is drawn with the numbers that it tells', async () => {
    const report = told({ ...few, core: await coreOf('arab-revolt') }, 1).at(-1);
    if (report === undefined) throw new Error('there is a report');
    expect(outcomesPlot(report).rows.map(({ value, low, high }) => [value, low, high])).toEqual(
      report.outcomes.map(({ rate, low, high }) => [rate, low, high]),
    );
    const played = playedPlot(report);
    expect(played?.rows.length).toBe(report.cards.length);
    const ways = report.outcomes.map((_, way) => endingsPlot(report, way));
    const [first] = ways[0]?.rows ?? [];
    // Every game in which it was played ended in one of the ways.
    const all = ways.map((plot) => plot?.rows.find(({ label }) => label === first?.label)?.value ?? 0);
    expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    const lengths = lengthsPlot(report)?.rows ?? [];
    expect(lengths.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1);
    expect([lengths.at(0)?.label, lengths.at(-1)?.label]).toEqual(
      [report.lengths.rounds.least, report.lengths.rounds.most].map(String),
    );
    // What an older command has printed is drawn as far as it goes.
    const { lengths: _lengths, ...rest } = report;
    const older = { ...rest, cards: report.cards.map(({ endings: _, ...side }) => side) };
    const read = reportIn(JSON.stringify(older));
    expect(read === null ? undefined : playedPlot(read)).toBeNull();
    expect(read === null ? undefined : lengthsPlot(read)).toBeNull();
    expect(endingsPlot(report, 99)).toBeNull();
  });

  it('tells many lengths together, none of them left out', async () => {
    const report = told({ ...few, core: await coreOf('arab-revolt') }, 1).at(-1);
    if (report === undefined) throw new Error('there is a report');
    const games = { 7: 1, 19: 2, 20: 4, 113: 1 };
    const plot = lengthsPlot({ ...report, finished: 8, lengths: { ...report.lengths, games } });
    expect(plot?.rows.map(({ label }) => label)).toEqual(
      Array.from({ length: 22 }, (_, index) => `${5 + 5 * index} to ${9 + 5 * index}`),
    );
    expect(plot?.rows.filter(({ value }) => value > 0).map(({ label, value }) => [label, value])).toEqual([
      ['5 to 9', 1 / 8],
      ['15 to 19', 2 / 8],
      ['20 to 24', 4 / 8],
      ['110 to 114', 1 / 8],
    ]);
  });

  it('is a table whose words no spreadsheet calculates', () => {
    const row = { label: '=1+"1"', value: 1, low: 0, high: 2, text: '' };
    const plot = { title: '', says: '', rows: [row], axis: { least: 0, most: 1, text: String } };
    expect(csvOf(plot)).toBe('what,value,low,high\n"\'=1+""1""",1,0,2\n');
  });
});
