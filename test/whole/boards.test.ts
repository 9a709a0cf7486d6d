/** Two games on one board: checked, built, changed and played. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import { compile } from '../../compiler/driver.js';
import { linkEngine } from '../../compiler/host/link-engine.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import { playRandomly } from '../../runtime/testing/index.js';
import { checkoutOfSaltmarsh, allHold, type TestCheckout } from '../support/checkout.js';
import { dykes, lowland, saltmarshOnBoard } from '../support/saltmarsh-boards.js';

const files = [...dykes, ...saltmarshOnBoard];
const boardPath = `spec/${lowland.path}`;
const checkouts: TestCheckout[] = [];
let checkout: TestCheckout;

beforeEach(() => {
  checkout = checkoutOfSaltmarsh(files);
  checkouts.push(checkout);
});

afterAll(() => {
  for (const each of checkouts) each.remove();
});

async function rulewright(...args: string[]): Promise<{ exitCode: number; out: string; err: string }> {
  const written = { out: '', err: '' };
  const exitCode = await run(args, {
    out: (text) => (written.out += text),
    err: (text) => (written.err += text),
    color: false,
    watched: false,
    folder: checkout.root,
  });
  return { exitCode, ...written };
}

function errorsIn(text: string): readonly string[] {
  return [...text.matchAll(/^error\[(RW\d+)\]/gmu)].map(([, code = '']) => code);
}

describe('games that share a board', () => {
  it('are each checked with it, and it is no game itself', async () => {
    expect(await rulewright('check')).toEqual({
      exitCode: 0,
      out: `dykes: no errors in 6 files; 2 of 2 examples and 0 of 0 scenarios hold\nsaltmarsh: no errors in 18 files${allHold}\n`,
      err: '',
    });
    expect(await rulewright('build', 'boards')).toMatchObject({ exitCode: 2, out: '' });
  });

  it('list what it assumes once, with its place', async () => {
    const { out } = await rulewright('check', '--provenance');
    const assumed = out.split('\n').filter((line) => line.startsWith('assumed: '));
    expect(assumed.map((line) => line.replace(/ --> .*spec(.*):\d+$/u, ' in spec$1'))).toEqual([
      'assumed: Long Dyke and Harrow are not adjacent (60 %) in spec/boards/lowland.yaml',
      'assumed: box 1 of Mood has the value 2 (printed on the track alone) in spec/saltmarsh/game.yaml',
      'assumed: Fenwick and Sable Road are adjacent (80 %) in spec/boards/lowland.yaml',
      'assumed: Fenwick and Harrow are not adjacent (90 %) (only the road leads there) in spec/saltmarsh/map.yaml',
    ]);
  });

  it('tell a mistake of it once', async () => {
    checkout.edit(boardPath, 'adjacent: [Fenwick, Harrow]\n', 'adjacent: [Harrow]\n');
    const checked = await rulewright('check');
    expect(checked.exitCode).toBe(1);
    expect(errorsIn(checked.out)).toEqual(['RW0504']);
    expect(checked.out).toMatch(/--> .*spec\/boards\/lowland\.yaml:12:/u);
    const built = await rulewright('build');
    expect(errorsIn(built.err)).toEqual(['RW0504']);
    expect(built.out).toContain('dykes: not built');
    expect(built.out).toContain('saltmarsh: not built');
  });

  it('are not held against a board that none of them is played on, which is checked too', async () => {
    checkout.write(
      'spec/boards/highland.yaml',
      lowland.text.replace('Lowland', 'Highland').replace('[Fenwick]', '[Fen]'),
    );
    const { exitCode, out } = await rulewright('check');
    expect(exitCode).toBe(1);
    expect(errorsIn(out)).toEqual(['RW0304']);
    expect(out).toContain(
      `dykes: no errors in 6 files; 2 of 2 examples and 0 of 0 scenarios hold\nsaltmarsh: no errors in 18 files${allHold}\n`,
    );
    expect((await rulewright('check', 'dykes', 'saltmarsh')).exitCode).toBe(0);
  });

  it('are built anew where it changes what they have in play', async () => {
    expect((await rulewright('build')).exitCode).toBe(0);
    expect((await rulewright('build', '--check')).exitCode).toBe(0);
    checkout.edit(
      boardPath,
      '{ pair: [Long Dyke, Harrow], take: not adjacent',
      '{ pair: [Long Dyke, Harrow], take: adjacent',
    );
    checkout.edit(boardPath, 'adjacent: [Fenwick]\n', 'adjacent: [Fenwick, Harrow]\n');
    checkout.edit(boardPath, 'adjacent: [Dunmoor, Port Sable]\n', 'adjacent: [Dunmoor, Port Sable, Long Dyke]\n');
    const { exitCode, out } = await rulewright('build', '--check');
    expect(exitCode).toBe(1);
    expect(out).toContain('stale: generated/dykes/tables.ts');
    expect(out).toContain('generated/saltmarsh is up to date');
  });
});

describe('the engines of games that share a board', () => {
  it.each([
    ['saltmarsh', saltmarshOnBoard],
    ['dykes', [...dykes, lowland]],
  ] as const)('play their examples and random games: %s', async (_game, spec) => {
    const { world, output, examples } = await compile({ files: spec, diagnostics: [] });
    if (world === null || output === null) throw new Error('the spec has errors');
    const { program } = linkEngine(output.engine);
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.map((plan) => exampleFailure(program, world, plan))).toEqual(examples.map(() => null));
    expect(playRandomly(program, 1).finished).toBe(true);
  });
});
