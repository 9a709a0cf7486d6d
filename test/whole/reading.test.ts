/** Where a command is started, and whatever lies among the files of a spec, decides nothing that is not told. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { builtCheckout } from '../support/built-checkout.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran, ranApart } from '../support/command-line.js';

let checkout: TestCheckout;
const checkouts: TestCheckout[] = [];

beforeEach(() => {
  checkout = checkoutOfSaltmarsh();
  checkouts.push(checkout);
});

afterAll(() => {
  for (const each of checkouts) each.remove();
});

/** Every generated file by its path. */
function made(): ReadonlyMap<string, string> {
  const folder = join(checkout.root, 'generated');
  const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = paths.filter((path) => path.endsWith('.ts')).sort();
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

describe('where a command is started', { timeout: 120_000 }, () => {
  it('makes no difference to what is made', async () => {
    checkout = await builtCheckout();
    checkouts.push(checkout);
    const before = made();
    checkout.write('elsewhere/note.txt', '');
    for (const folder of ['spec', 'spec/saltmarsh/cards', 'spec/saltmarsh/operations', 'elsewhere']) {
      const again = await ran(['build'], { cwd: join(checkout.root, folder) });
      expect(again).toMatchObject({ exitCode: 0, err: '' });
      expect(again.out).toContain(`0 files written, ${before.size} unchanged, 0 removed`);
    }
    checkout.write('.rulewright/builds/saltmarsh.json', 'no record');
    const anew = await ran(['build'], { cwd: join(checkout.root, 'spec/saltmarsh/operations') });
    expect(anew.out).toContain(`0 files written, ${before.size} unchanged, 0 removed`);
    expect(made()).toEqual(before);
  });

  it('makes no difference where the folder of the game is a link, and lies elsewhere', async () => {
    checkout = await builtCheckout();
    checkouts.push(checkout);
    const before = made();
    renameSync(join(checkout.root, 'spec/saltmarsh'), join(checkout.root, 'far-away'));
    symlinkSync(join(checkout.root, 'far-away'), join(checkout.root, 'spec/saltmarsh'));
    checkout.write('.rulewright/builds/saltmarsh.json', 'no record');
    const cwd = join(checkout.root, 'spec/saltmarsh/operations');
    expect(await ran(['build'], { cwd })).toMatchObject({ exitCode: 0, err: '' });
    expect(made()).toEqual(before);
  });

  it('makes no difference to what is found, only to how a place is told', async () => {
    checkout.edit('spec/saltmarsh/cards/c1-spring-tide.yaml', 'in Harrow', 'in Harow');
    const here = await ran(['check'], { cwd: checkout.root });
    const below = await ran(['check'], { cwd: join(checkout.root, 'spec/saltmarsh/cards') });
    expect(here.out).toContain('--> spec/saltmarsh/cards/c1-spring-tide.yaml:12:');
    expect(below.out).toContain('--> c1-spring-tide.yaml:12:');
    const placeless = (text: string): string => text.replaceAll(/(?:[\w.-]+\/)*[\w-]+\.yaml/gu, 'FILE');
    expect(placeless(below.out)).toBe(placeless(here.out));
    expect(below.exitCode).toBe(1);
  });

  it('makes no difference to the scenario that is replayed, nor to one that lies outside the spec', async () => {
    const scenario = `scenario: Elsewhere\ngame: saltmarsh\nrule: "8.0"\ndeck: [C1, C3, C2, C10]\nsteps:\n  - step: One\n    script:\n      - League: Event, Unshaded\n      - Crown: Fenwick\n    then:\n      - Fenwick holds 2 Troopers and 2 Hidden Runners\n`;
    checkout.write('spec/saltmarsh/scenarios/inside.YAML', scenario.replace('Elsewhere', 'Inside'));
    checkout.write('away/outside.yaml', scenario);
    for (const cwd of [checkout.root, join(checkout.root, 'away'), join(checkout.root, 'spec/saltmarsh/cards')]) {
      expect(await ran(['replay', 'inside'], { cwd })).toMatchObject({ exitCode: 0, err: '' });
      const outside = await ran(['replay', join(checkout.root, 'away/outside.yaml')], { cwd });
      expect(outside).toMatchObject({ exitCode: 0, err: '' });
    }
  });
});

describe('what is no spec file', { timeout: 60_000 }, () => {
  const pipe = (path: string): void => {
    execFileSync('mkfifo', [join(checkout.root, path)]);
  };

  // What waits for ever is ended only as a process of its own.
  it('is not waited for: a pipe, a device', async () => {
    pipe('spec/saltmarsh/cards/c9.yaml');
    symlinkSync('/dev/zero', join(checkout.root, 'spec/saltmarsh/cards/c8.yaml'));
    const { exitCode, out } = await ranApart(['check'], { cwd: checkout.root });
    expect(exitCode).toBe(1);
    expect(out).toContain('the file cannot be read: it is a pipe');
    expect(out).toContain('the file cannot be read: it is a device');
    expect(out).toContain('2 errors');
  });

  it('is not waited for where a scenario or a saved game is asked for', async () => {
    pipe('game.json');
    for (const args of [
      ['replay', 'game.json'],
      ['play', 'saltmarsh', '--load', '/dev/zero'],
    ]) {
      const { exitCode, err } = await ranApart(args, { cwd: checkout.root });
      expect({ args, exitCode }).toEqual({ args, exitCode: 2 });
      expect(err).toMatch(/it is a (?:pipe|device)/u);
    }
  });

  it('is told: a folder that cannot be read', async () => {
    const disk = [{ call: 'readdirSync', path: 'operations', code: 'EACCES' }] as const;
    const { exitCode, out } = await ran(['check'], { cwd: checkout.root, disk });
    expect(exitCode).toBe(1);
    expect(out).toContain('error[RW0004]: the folder cannot be read: permission denied');
    expect(out).toContain('--> spec/saltmarsh/operations:1:1');
  });

  it('is told as the machine’s where the folder of all specs cannot be read', async () => {
    const disk = [{ call: 'readdirSync', path: 'spec', code: 'EIO' }] as const;
    const { exitCode, out, err } = await ran(['check'], { cwd: checkout.root, disk });
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(err).toContain('error: the machine does not allow it: i/o error');
    expect(err).not.toContain('a fault in rulewright');
  });

  it('is an empty folder of a game, which is no game without errors', async () => {
    checkout.write('spec/marsh/.keep', '');
    const { exitCode, out } = await ran(['check'], { cwd: checkout.root });
    expect(exitCode).toBe(1);
    expect(out).toContain('error[RW0030]: the folder of the game has no spec file in it\n  --> spec/marsh:1:1');
    expect(out).toContain('saltmarsh: no errors in');
    expect(out).not.toContain('in 0 files');
  });

  it('is a second file that would be made into one of the same name', async () => {
    const text = checkout.read('spec/saltmarsh/operations/muster.yaml');
    checkout.write('spec/saltmarsh/operations/muster.YML', text.replace('operation: Muster', 'operation: Glean'));
    const { exitCode, out } = await ran(['check'], { cwd: checkout.root });
    expect(exitCode).toBe(1);
    expect(out).toContain('error[RW0522]');
  });
});
