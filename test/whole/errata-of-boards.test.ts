/** Errata to a board that two games share, and what `check` says of all editions. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran, type Ran } from '../support/command-line.js';
import { dykes, saltmarshOnBoard } from '../support/saltmarsh-boards.js';

const files = [...saltmarshOnBoard, ...dykes];
const board = 'spec/boards/lowland.yaml';
const path = 'spec/boards/errata/2026-05-14.yaml';

let checkout: TestCheckout;
let printed: TestCheckout;

beforeEach(() => {
  checkout = checkoutOfSaltmarsh(files);
  printed = checkoutOfSaltmarsh(files);
});

afterEach(() => {
  checkout.remove();
  printed.remove();
});

const run = (...args: readonly string[]): Promise<Ran> => ran(args, { cwd: checkout.root });

const buildFollows = '\nthe engine stays as it was until `rulewright build` brings `generated/` up to date\n';

/** Errata of what was edited, for the game of a folder. */
const written = (game: string): Promise<Ran> =>
  run(
    ...['errata', 'new', '2026-05-14', game, '--title', 'A ford', '--kind', 'correction', '--source', 'the board'],
    ...['--from', printed.root],
  );

/** Joins Dunmoor with Port Sable, which Saltmarsh has in play, and with Long Dyke, which Dykes has. */
function ford(): void {
  checkout.edit(board, 'adjacent: [Fenwick, Harrow]', 'adjacent: [Fenwick, Harrow, Port Sable, Long Dyke]');
  checkout.edit(board, 'adjacent: [Fenwick, Harrow, Sable Road]', 'adjacent: [Fenwick, Harrow, Sable Road, Dunmoor]');
  checkout.edit(board, 'adjacent: [Fenwick]', 'adjacent: [Fenwick, Dunmoor]');
}

describe('errata to a board', () => {
  it('are written from an edit of it, for every game on it, applied, and taken back', async () => {
    ford();
    const edited = checkout.read(board);
    const { exitCode, out, err } = await written('saltmarsh');
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toContain(`${path}\n`);
    expect(out).toContain(buildFollows);
    expect(checkout.read(board)).toBe(printed.read(board));
    expect(checkout.read(path)).toMatch(/^games:\n {2}- Saltmarsh\n {2}- Dykes$/mu);
    for (const [game, joined] of [
      ['saltmarsh', 'Port Sable'],
      ['dykes', 'Long Dyke'],
    ] as const) {
      const differ = await run('diff', printed.root, '--game', game, '--no-search');
      expect(differ.out).toContain(`  adjacent to: none → ${joined}\n`);
    }
    const check = await run('check', '--no-play');
    expect(check.exitCode).toBe(0);
    expect(check.out).toMatch(/^dykes: no errors in \d+ files and 2 editions/mu);

    const applied = await run('errata', 'apply', 'dykes');
    expect([applied.exitCode, applied.err]).toEqual([0, '']);
    expect(applied.out).toContain(buildFollows);
    expect((await run('errata', 'apply', 'dykes', '--dry-run')).out).not.toContain('rulewright build');
    expect(checkout.read(board)).toBe(edited);
    expect(checkout.read(path)).toMatch(/^reverse:$/mu);
    expect((await run('check', '--no-play')).out).toMatch(/^saltmarsh: no errors in \d+ files and 2 editions/mu);
    await run('undo');
    await run('undo');
    expect(checkout.read(board)).toBe(edited);
  });

  it('are written of a board that was edited by itself', async () => {
    ford();
    checkout.edit('spec/saltmarsh/cards/c2-neap-tide.yaml', 'A quiet month', 'A quiet year');
    const { exitCode, err } = await written('saltmarsh');
    expect(exitCode).toBe(1);
    expect(err).toMatch(/^error: `boards\/lowland\.yaml` is shared by games, and was edited along with one of them/u);
    expect(checkout.read(board)).not.toBe(printed.read(board));
  });

  it('are not written where another game on the board has errors', async () => {
    ford();
    checkout.edit('spec/dykes/cards/d1-watch.yaml', 'title: ', 'titel: ');
    const { exitCode, err } = await written('saltmarsh');
    expect(exitCode).toBe(1);
    expect(err).toMatch(/^error: dykes, which is on the same board, has errors: `check` tells them/u);
  });

  it('name games that there are', async () => {
    ford();
    await written('saltmarsh');
    checkout.edit(path, '- Dykes', '- Weald');
    const { exitCode, err, out } = await run('check', '--no-play');
    expect(exitCode).toBe(1);
    expect(`${out}${err}`).toMatch(/no game is called `Weald`: there are `Dykes` and `Saltmarsh`/u);
    expect((await run('check', 'dykes', '--no-play')).exitCode).toBe(0);
  });
});

describe('a check', () => {
  it('tells the errors of an edition that is not the newest', async () => {
    const errata = (date: string, ...lines: readonly string[]): void => {
      checkout.write(
        `spec/saltmarsh/errata/${date}.yaml`,
        [`errata: Of ${date}`, `date: ${date}`, 'kind: correction', 'source: x', 'changes:', ...lines, ''].join('\n'),
      );
    };
    const [was, wrong] = ['place 1 Trooper in Fenwick', 'place 1 Trooper in Fenwik'];
    const at = '  - change: [C2, event, effect]';
    errata('2026-06-01', '  - change: [C2, event, title]', '    was: A quiet month', '    now: A calm month');
    const sound = await run('check', 'saltmarsh', '--no-play');
    expect(sound.out).toMatch(/^saltmarsh: no errors in \d+ files and 2 editions/u);
    const whole = (effect: string): string => `{ if C3 is not in play: [${effect}] }`;
    errata('2026-07-01', at, `    was: ${whole(was)}`, `    now: ${whole(wrong)}`);
    errata('2026-08-01', at, `    was: ${whole(wrong)}`, `    now: ${whole(was)}`);
    const { exitCode, out, err } = await run('check', 'saltmarsh', '--no-play');
    expect([exitCode, `${out}${err}`.match(/error\[/gu)?.length]).toEqual([1, 1]);
    expect(`${out}${err}`).toMatch(/in the edition 2026-07-01: unknown space `Fenwik`/u);
    expect((await run('check', 'saltmarsh', '--no-play', '--edition', '2026-08-01')).exitCode).toBe(0);
  });
});
