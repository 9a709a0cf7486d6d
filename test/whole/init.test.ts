/** `init` lays out a repository of rules, takes nothing away from one that is there, and says what it left. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ownVersion } from '../../compiler/host/places.js';
import { ran, type Ran } from '../support/command-line.js';
import { npx } from '../support/npx.js';

interface Job {
  readonly steps: readonly {
    readonly run?: string;
    readonly if?: string;
    readonly env?: Readonly<Record<string, string>>;
  }[];
}

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'rulewright ')), 'my rules');
  mkdirSync(folder);
});

afterEach(() => {
  rmSync(dirname(folder), { recursive: true, force: true });
});

const init = (...args: string[]): Promise<Ran> => ran(['init', ...args], { cwd: folder });
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const beside = [
  'package.json',
  '.gitignore',
  '.github/workflows/rules.yml',
  '.vscode/settings.json',
  'tsconfig.json',
  'generated/package.json',
];

describe('rulewright init', () => {
  it('lays out an empty folder, tells each file, and what to do next', async () => {
    const { exitCode, out, err } = await init();
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toBe(`${[...beside, '', 'Next:', 'npm install', 'npx rulewright new NAME'].join('\n')}\n`);
    for (const path of beside) expect(read(path)).not.toBe('');
    expect(JSON.parse(read('package.json'))).toEqual({
      private: true,
      scripts: { check: 'rulewright check', build: 'rulewright build', test: 'rulewright test' },
      devDependencies: { rulewright: `^${ownVersion()}` },
    });
  });

  it('begins with a game, which is sound and builds', async () => {
    const { exitCode, out } = await init('salt-road', '--kind', 'solitaire');
    expect(exitCode).toBe(0);
    expect(out).toContain('\nspec/salt-road/game.yaml\n');
    expect(out).toMatch(/\nNext:\nnpm install\nnpx rulewright build\n$/u);
    expect((await ran(['build'], { cwd: folder })).exitCode).toBe(0);
    expect((await ran(['build', '--check'], { cwd: folder })).exitCode).toBe(0);
    expect(existsSync(join(folder, 'generated/salt-road/index.ts'))).toBe(true);
  });

  it('leaves a repository that it has laid out as it is', async () => {
    await init('salt-road');
    const before = beside.map(read);
    const { exitCode, out } = await init();
    expect(exitCode).toBe(0);
    expect(out).toBe(`left as they are: ${beside.join(', ')}\n\nNext:\nnpm install\nnpx rulewright build\n`);
    expect(beside.map(read)).toEqual(before);
  });

  it('adds to a manifest what it lacks, in its own layout, and to the list of what git ignores', async () => {
    write(
      'package.json',
      '{\n    "name": "mine",\n    "type": "commonjs",\n    "scripts": {\n        "test": "echo \\"Error: no test specified\\" && exit 1",\n        "build": "make"\n    },\n    "dependencies": { "rulewright": "file:../rulewright.tgz" }\n}\n',
    );
    write('.gitignore', 'node_modules\n*.log');
    const { out } = await init();
    expect(read('package.json')).toBe(
      '{\n    "name": "mine",\n    "type": "commonjs",\n    "scripts": {\n        "check": "rulewright check",\n        "build": "make",\n        "test": "rulewright test"\n    },\n    "dependencies": {\n        "rulewright": "file:../rulewright.tgz"\n    }\n}\n',
    );
    expect(read('.gitignore')).toBe('node_modules\n*.log\n.rulewright/\n');
    expect(out.split('\n').slice(0, 2)).toEqual(['package.json', '.gitignore']);
    expect((await init()).out).toContain('left as they are: package.json, .gitignore,');
  });

  it.each(['{ "name": ', '[]', '{ "scripts": "none" }', '{ "devDependencies": ["a"] }'])(
    'writes nothing where the manifest cannot be added to: %s',
    async (text) => {
      write('package.json', text);
      const { exitCode, err } = await init('salt-road');
      expect([exitCode, err.split('\n').length]).toEqual([1, 2]);
      expect(err).toMatch(/^error: package\.json cannot be added to: .*; nothing was written\n$/u);
      expect(beside.slice(1).filter((path) => existsSync(join(folder, path)))).toEqual([]);
      expect([read('package.json'), existsSync(join(folder, 'spec'))]).toEqual([text, false]);
    },
  );

  it('writes nothing in a dry run, and tells the same files', async () => {
    const { exitCode, out } = await init('salt-road', '--dry-run');
    expect([exitCode, existsSync(join(folder, 'package.json')), existsSync(join(folder, 'spec'))]).toEqual([
      0,
      false,
      false,
    ]);
    expect(out.endsWith('nothing was written\n')).toBe(true);
    const { out: then } = await init('salt-road');
    expect(then.split('\n\n')[0]).toBe(out.replace('\nnothing was written\n', ''));
  });

  it('adds behind a link to the file that it leads to, and ends lines as that one does', async () => {
    write('shared/ignored', '*.log\r\n');
    symlinkSync('shared/ignored', join(folder, '.gitignore'));
    write('package.json', '{\r\n  "name": "mine"\r\n}\r\n');
    await init();
    expect(read('shared/ignored')).toBe('*.log\r\nnode_modules/\r\n.rulewright/\r\n');
    expect(lstatSync(join(folder, '.gitignore')).isSymbolicLink()).toBe(true);
    expect(read('package.json').replaceAll('\r\n', '')).not.toContain('\n');
  });

  it.each(['package.json', 'tsconfig.json'])('writes nothing where %s cannot be read', async (path) => {
    mkdirSync(join(folder, path));
    const { exitCode, err } = await init('salt-road');
    expect(exitCode).toBe(1);
    expect(err).toBe(`error: ${path} cannot be added to: it is a folder; nothing was written\n`);
    expect(readdirSync(folder)).toEqual([path]);
  });

  it('refuses a kind of game where none is begun', async () => {
    const { exitCode, err } = await init('--kind', 'solitaire');
    expect([exitCode, readdirSync(folder)]).toEqual([2, []]);
    expect(err).toBe('error: `--kind` is that of a game to begin with: say its name too\n');
  });

  it.each([['Salt Road'], ['schema']])(
    'refuses a name that is none for a game, and writes nothing: %s',
    async (name) => {
      const { exitCode } = await init(name);
      expect([exitCode, existsSync(join(folder, 'package.json'))]).toEqual([2, false]);
    },
  );

  it('lays out the working directory, whatever folder above it has a spec', async () => {
    write('spec/other/game.yaml', 'game: Other\n');
    mkdirSync(join(folder, 'packages/one'), { recursive: true });
    const { out } = await ran(['init', '--json', 'salt-road'], { cwd: join(folder, 'packages/one') });
    expect(JSON.parse(out)).toMatchObject({ left: [], next: ['npm install', 'npx rulewright build'], dryRun: false });
    expect(existsSync(join(folder, 'packages/one/spec/salt-road/game.yaml'))).toBe(true);
    expect(existsSync(join(folder, 'spec/salt-road'))).toBe(false);
  });

  it('writes a workflow whose steps are commands of this Rulewright', async () => {
    await init('salt-road');
    const { jobs } = parse(read('.github/workflows/rules.yml')) as { readonly jobs: { readonly rules: Job } };
    const steps = jobs.rules.steps.filter(({ run }) => run !== undefined);
    const commands = steps.filter((it) => it.if === undefined).map(({ run = '' }) => run);
    const [difference, ...others] = steps.filter((it) => it.if !== undefined);
    expect([commands[0], others]).toEqual(['npm ci', []]);
    await ran(['build'], { cwd: folder });
    const runner = await npx();
    const run = async (): Promise<readonly number[]> => {
      const codes: number[] = [];
      for (const command of commands.slice(1)) codes.push((await runner.bash(command, { cwd: folder })).code);
      return codes;
    };
    expect(await run()).toEqual([0, 0, 0]);
    const git = (...args: readonly string[]): string =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
        cwd: folder,
        encoding: 'utf8',
      }).trim();
    git('init', '--quiet');
    git('add', 'spec');
    git('commit', '--quiet', '--message', 'as printed');
    git('remote', 'add', 'origin', folder);
    const base = git('rev-parse', 'HEAD');
    const card = 'spec/salt-road/cards/h1-dry-summer.yaml';
    write(
      card,
      read(card)
        .replace(/^( +then:\n +- )(.*) is 1$/mu, '$1$2 is 2')
        .replace(/by 1\b/u, 'by 2'),
    );
    expect(await run()).toEqual([1, 1, 1]);
    expect(difference).toMatchObject({
      if: "${{ !cancelled() && github.event_name == 'pull_request' }}",
      env: { BASE: '${{ github.event.pull_request.base.sha }}' },
    });
    const environment = { BASE: base, GITHUB_STEP_SUMMARY: join(folder, 'summary.md') };
    expect((await runner.bash(difference?.run ?? '', { cwd: folder, environment })).code).toBe(0);
    runner.end();
    expect(read('summary.md')).toMatch(
      /^## Rules: [0-9a-f]{40} → what is checked out\n[^]*\n- reduce Goodwill by 1\n\+ /u,
    );
  });
});
