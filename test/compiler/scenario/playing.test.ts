import { beforeAll, describe, expect, it } from 'vitest';
import type { Program } from '../../../runtime/index.js';
import { compile, type Compiled } from '../../../compiler/driver.js';
import { loadProgram } from '../../../compiler/host/load-engine.js';
import { playScenario, type Played } from '../../../compiler/scenario/play.js';
import { failureDiagnostics, replayReport } from '../../../compiler/scenario/report.js';
import { renderText } from '../../../compiler/diagnostics/render.js';
import { saltmarshWithScenario } from './first-tide.js';

const tides = `scenario: First tide
rule: "8.0"
deck: [C1, C3, C2, C10]
steps:
  - step: The League keeps the peace
    cites: "8.0, first paragraph"
    script:
      - League: Event, Unshaded
      - Crown: Fenwick
    then:
      - Fenwick holds 2 Troopers and 2 Hidden Runners
      - Available holds 4 Troopers, 2 Scouts, 5 Runners and 3 Depots
      - the card is C1
  - step: The Crown musters
    script:
      - Crown: operation, Troopers, 2
    then:
      - Port Sable holds 4 Troopers, 1 Hidden Scout and 1 Watch
      - Available has 2 Troopers
      - Mood is in box 2
      - Resolve is 6
      - the card is C1
      - League are 1st in Line
`;

let program: Program;

beforeAll(async () => {
  const { output } = await compiled(tides);
  if (output === null) throw new Error('Saltmarsh does not compile');
  program = await loadProgram('.', output.engine);
}, 60_000);

function compiled(scenario: string): Promise<Compiled> {
  return compile({ files: saltmarshWithScenario(scenario), diagnostics: [] });
}

interface Replay {
  readonly played: Played;
  readonly text: string;
  readonly report: ReturnType<typeof replayReport>;
}

/** Plays the scenario with one text in it replaced, and perhaps with another deck. */
async function replay(before = '', after = '', deck = '[C1, C3, C2, C10]'): Promise<Replay> {
  expect(tides).toContain(before);
  const { world, plans, diagnostics } = await compiled(tides.replace(before, after).replace('[C1, C3, C2, C10]', deck));
  expect(diagnostics).toEqual([]);
  const [plan] = plans;
  if (world === null || plan === undefined) throw new Error('no plan');
  const played = playScenario(program, world, plan);
  const failures = played.failure === null ? [] : failureDiagnostics(plan, played.failure);
  return { played, text: renderText(failures, { color: false }), report: replayReport('saltmarsh', plan, played) };
}

describe('a scenario that holds', () => {
  it('is played to its end, with the state after each step', async () => {
    const { played, report } = await replay();
    expect(played.failure).toBeNull();
    expect(report).toMatchObject({ scenario: 'First tide', game: 'saltmarsh', ok: true });
    expect(report.steps.map(({ label }) => label)).toEqual(['The League keeps the peace', 'The Crown musters']);
    expect(report.steps[0]?.state.spaces.Fenwick).toEqual({ pieces: { Trooper: 2, 'Hidden Runner': 2 }, markers: {} });
    expect(report.final.spaces['Port Sable']?.pieces).toEqual({ Trooper: 4, 'Hidden Scout': 1 });
    expect(report).not.toHaveProperty('failure');
  });

  it('shows the board between two cards before the next card is revealed', async () => {
    expect((await replay()).report.final.card).toBe('C1');
  });
});

describe('an answer that the engine did not ask for', () => {
  it('fails with the step, the question, its rule and the legal answers', async () => {
    const { text, report } = await replay('operation, Troopers, 2', 'operation, Troopers, 3');
    expect(text).toContain('error[RW0621]: `3` is no legal answer for Crown here');
    expect(text).toContain('First tide, step `The Crown musters`');
    expect(text).toContain('the engine asks Crown: place up to raised Troopers here [SM 3.1]');
    expect(text).toContain('the legal answers are `done`, `1`, `2`');
    expect(report).toMatchObject({
      ok: false,
      failure: {
        step: 'The Crown musters',
        said: 'Crown: 3',
        asked: { by: 'Crown', sentence: 'place up to raised Troopers here', rule: 'SM 3.1' },
        legal: ['done', '1', '2'],
      },
    });
  });

  it('is fixed by a legal answer that is spelt alike', async () => {
    expect((await replay('operation, Troopers, 2', 'operation, Tropers, 2')).text).toContain(
      'help: `Troopers` is similar',
    );
  });

  it('fails when another faction is asked', async () => {
    const { text } = await replay('- Crown: Fenwick', '- League: Fenwick');
    expect(text).toContain('error[RW0622]: the script lets League answer, but Crown are asked');
  });

  it('fails when a question before it is left open', async () => {
    const { text } = await replay('- Crown: operation, Troopers, 2', '- Crown: Troopers, 2');
    expect(text).toContain('`Troopers` is no legal answer for Crown here');
    expect(text).toContain('`Operation`, `Pass`');
  });

  it('fails when the die that it rolls is not rolled', async () => {
    expect((await replay('- Crown: Fenwick', '- roll: 3')).text).toContain(
      'the script lets roll answer, but Crown are asked',
    );
  });

  it('fails when the game is over', async () => {
    const last = '      - the card is C1\n      - League are 1st in Line\n';
    const { text, played } = await replay(
      last,
      `${last}  - step: Too late\n    script:\n      - League: Event\n    then:\n      - Resolve is 6\n`,
      '[C1]',
    );
    expect(text).toContain('error[RW0623]: the game is over, so nothing is asked any more');
    expect(played.steps).toHaveLength(2);
  });
});

describe('a statement that does not hold', () => {
  it.each([
    [
      'Fenwick holds 2 Troopers and 2 Hidden Runners',
      'Fenwick holds 2 Troopers',
      'it holds 2 Troopers and 2 Hidden Runners',
    ],
    ['Fenwick holds 2 Troopers and 2 Hidden Runners', 'Fenwick has 1 Unrest', 'it has none of that'],
    ['Fenwick holds 2 Troopers and 2 Hidden Runners', 'Fenwick has 3 Runners', 'it has 2 Hidden Runners'],
    ['Available has 2 Troopers', 'Gaol holds nothing', 'it holds 1 Runner'],
    ['Available has 2 Troopers', 'Harrow holds 1 Runner', 'it holds nothing'],
    ['Available has 2 Troopers', 'the Favour pool holds 2 Bread', 'it holds 2 Bread and 3 Salt'],
    ['Available has 2 Troopers', 'League hold Bread', 'it holds nothing'],
    ['Mood is in box 2', 'Mood is at Calm', 'it is in box 2'],
    ['Resolve is 6', 'Resolve is 5', 'it is 6'],
    ['the card is C1\n  -', 'the card is C3\n  -', 'it is C1'],
    ['League are 1st in Line', 'Crown are 1st in Line', 'League are there'],
    ['League are 1st in Line', 'C1 is in play', 'it is not in play'],
    ['League are 1st in Line', 'League win', 'nobody has won'],
  ])('instead of `%s`, `%s` fails: %s', async (before, after, found) => {
    const { text, report } = await replay(before, after);
    const expected = after.split('\n')[0] ?? '';
    expect(text).toContain(`the script expects \`${expected}\`; ${found}`);
    expect(report.failure?.differences).toEqual([{ expected, found }]);
  });

  it('does not keep the others of its step from being looked at, but the later steps from being played', async () => {
    const { text, played } = await replay(
      '2 Hidden Runners\n      - Available holds 4 Troopers',
      '3 Hidden Runners\n      - Available holds 3 Troopers',
    );
    expect(text).toContain('2 errors');
    expect(played.steps).toHaveLength(1);
  });
});
