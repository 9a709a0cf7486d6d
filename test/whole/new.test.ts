/** `new` lays out a game that stands by itself: it is checked, its tests hold, and it comes to its end. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import { compile } from '../../compiler/driver.js';
import { starterKinds, starterName } from '../../compiler/host/checkout.js';
import { starterFiles } from '../../compiler/host/new-spec.js';
import { portable } from '../../compiler/host/read-spec.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import { playScenario } from '../../compiler/scenario/play.js';
import { playRandomly } from '../../runtime/testing/index.js';
import { typeFaults } from '../properties/small-games/type-check.js';
import { bothBackEnds } from '../support/both-back-ends.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';

const kinds = [null, ...starterKinds];

let checkout: TestCheckout;

beforeEach(() => {
  checkout = checkoutOfSaltmarsh([]);
  mkdirSync(join(checkout.root, 'spec'));
});

afterEach(() => {
  checkout.remove();
});

/** The TypeScript files of a folder, by their path below `generated`. */
function filesBelow(root: string, folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((it) =>
    it.endsWith('.ts'),
  );
  return new Map(names.map((name) => [`salt-road/${portable(name)}`, readFileSync(join(root, folder, name), 'utf8')]));
}

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

describe('`new`', () => {
  it('writes every file of the starter, with the title of the new game', async () => {
    const { exitCode, out, err } = await rulewright('new', 'salt-road');
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    const paths = [...starterFiles('Salt Road').keys()];
    expect(paths).toContain('scenarios/first-year.yaml');
    expect(out.split('\n\n')[0]).toBe(paths.map((path) => `spec/salt-road/${path}`).join('\n'));
    expect(checkout.read('spec/salt-road/game.yaml')).toContain('\ngame: "Salt Road"\ntitle: "Salt Road"\n');
    expect(readdirSync(join(checkout.root, 'spec'))).toEqual(['salt-road']);
  });

  it.each(starterKinds)('writes every file of a game of the kind %s, with the title of the new game', async (kind) => {
    const { exitCode, out, err } = await rulewright('new', 'salt-road', '--kind', kind);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    const paths = [...starterFiles('Salt Road', kind).keys()];
    expect(paths).toContain('RULES.md');
    expect(out.split('\n\n')[0]).toBe(paths.map((path) => `spec/salt-road/${path}`).join('\n'));
    expect(checkout.read('spec/salt-road/game.yaml')).toContain('\ngame: "Salt Road"\ntitle: "Salt Road"\n');
  });

  it('refuses a kind that it does not know', async () => {
    expect(await rulewright('new', 'salt-road', '--kind', 'hexes')).toMatchObject({ exitCode: 2, out: '' });
    expect(readdirSync(join(checkout.root, 'spec'))).toEqual([]);
  });

  it.each(kinds)(
    'names the commands to go on with, which work: %s',
    async (kind) => {
      const { out } = await rulewright('new', 'salt-road', ...(kind === null ? [] : ['--kind', kind]));
      const [, next = ''] = out.split('\n\nNext:\n');
      const commands = next.trimEnd().split('\n');
      expect(commands).toHaveLength(2);
      for (const command of commands) {
        expect(await rulewright(...command.split(' ').slice(2))).toMatchObject({ exitCode: 0, err: '' });
      }
    },
    60_000,
  );

  it.each(starterKinds)(
    'lays out a game of which all is stated and tested: %s',
    async (kind) => {
      await rulewright('new', 'salt-road', '--kind', kind);
      await rulewright('build', 'salt-road');
      expect(await rulewright('coverage', 'salt-road', '--least', '100')).toMatchObject({ exitCode: 0, err: '' });
      expect(await rulewright('trace', 'salt-road', '--strict')).toMatchObject({ exitCode: 0, err: '' });
      const { out } = await rulewright('check', 'salt-road', '--lang', 'ja');
      expect(out).toContain('salt-road in ja: 100 % of ');
      expect(typeFaults(filesBelow(checkout.root, 'generated/salt-road'))).toEqual([]);
    },
    60_000,
  );

  it('lists the files as JSON', async () => {
    const { out } = await rulewright('new', 'salt-road', '--json');
    const listed: unknown = JSON.parse(out);
    expect(listed).toEqual({
      game: 'salt-road',
      files: [...starterFiles('').keys()].map((path) => `spec/salt-road/${path}`),
      next: ['npx rulewright build salt-road', 'npx rulewright replay spec/salt-road/scenarios/first-year.yaml'],
    });
  });

  it('takes a name that YAML would not read as text', async () => {
    await rulewright('new', 'true');
    expect(await rulewright('check')).toMatchObject({ exitCode: 0, err: '' });
  });

  it('leaves what is there already as it is', async () => {
    checkout.write('spec/salt-road/notes.txt', 'mine');
    const { exitCode, err } = await rulewright('new', 'salt-road');
    expect({ exitCode, err }).toEqual({
      exitCode: 2,
      err: 'error: spec/salt-road is there already; nothing was written\n',
    });
    expect(readdirSync(join(checkout.root, 'spec', 'salt-road'))).toEqual(['notes.txt']);
  });

  it.each([
    ['Salt Road', 'salt-road'],
    ['Île d’Or', 'ile-d-or'],
    ['../out', 'out'],
    ['1936', null],
    ['', null],
    ['塩の道', null],
    ['a'.repeat(41), 'a'.repeat(40)],
    ['-', null],
  ])('refuses the name %j', async (name, suggested) => {
    const { exitCode, out, err } = await rulewright('new', '--', name);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toContain('is no good name for the folder of a game');
    expect(/try `rulewright new (.*)`/u.exec(err)?.[1] ?? null).toBe(suggested);
    expect(readdirSync(join(checkout.root, 'spec'))).toEqual([]);
  });

  it.each(['schema', 'boards', ...kinds.map(starterName)])(
    'refuses the folder `%s`, which is no game',
    async (name) => {
      const { exitCode, err } = await rulewright('new', name);
      expect(exitCode).toBe(2);
      expect(err).toContain(`spec/${name} holds what all games share`);
    },
  );

  it('says where it has to be run', async () => {
    checkout.remove();
    expect(await rulewright('new', 'salt-road')).toMatchObject({ exitCode: 2 });
  });
});

describe.each(kinds)('the game that `new` lays out: %s', (kind) => {
  it('holds to its examples and its scenario, and random games of it end, on both back ends alike', async () => {
    const files = [...starterFiles('Salt Road', kind)]
      .filter(([path]) => path.endsWith('.yaml'))
      .map(([path, text]) => ({ path: `salt-road/${path}`, text }));
    const { world, output, examples, plans, diagnostics } = await compile({ files, diagnostics: [] });
    expect(diagnostics).toEqual([]);
    if (world === null) throw new Error('the starter has errors');
    const program = bothBackEnds({ world, output });
    expect(examples.length).toBeGreaterThan(5);
    expect(examples.map((plan) => exampleFailure(program, world, plan))).toEqual(examples.map(() => null));
    expect(plans.map((plan) => playScenario(program, world, plan).failure)).toEqual([null]);
    for (let seed = 1; seed <= 20; seed += 1) {
      const { finished, crashed } = playRandomly(program, seed, { checkInvariants: true });
      expect({ finished, crashed }).toEqual({ finished: true, crashed: undefined });
    }
  }, 60_000);
});
