/** The package by itself: packed, installed into an empty folder, and used there as README has it. */
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBundle } from '../support/bundle.js';
import { ran } from '../support/command-line.js';

const root = join(import.meta.dirname, '..', '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const home = mkdtempSync(join(tmpdir(), 'rulewright '));
const folder = join(home, 'my rules');
const installed = join(folder, 'node_modules', 'rulewright');

/** Nobody's settings: a test that is started by npm has those of the checkout. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_OPTIONS|INIT_CWD)/iu.test(name)),
);

/** Runs a line in a shell, in a folder; what it prints where it ends well, else its exit code and what it said. */
function run(line: string, cwd = folder): string {
  try {
    return execFileSync('bash', ['-c', line], {
      cwd,
      env: environment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (fault) {
    const { status, stdout, stderr } = fault as Readonly<Record<'status' | 'stdout' | 'stderr', unknown>>;
    return `exit code ${String(status)}\n${String(stdout)}${String(stderr)}`;
  }
}

const node = (script: string, ...args: readonly string[]): void => {
  execFileSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'pipe' });
};

/** Everything below a folder, with when it was written. */
function below(place: string): ReadonlyMap<string, { readonly size: number; readonly time: number }> {
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const { size, mtimeMs } = statSync(join(parentPath, name));
      return [join(parentPath, name), { size, time: mtimeMs }];
    }),
  );
}

/** The lines that README types, with the package that was made in place of the one in a registry. */
const [typed = ''] = /(?<=^## In a repository of your own\n[\s\S]*?^```sh\n)[\s\S]*?(?=^```$)/mu.exec(readme) ?? [];
let lines: readonly string[] = [];
let before: ReturnType<typeof below>;

beforeAll(() => {
  makeBundle();
  node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json');
  const tarball = run(`npm pack --ignore-scripts --silent --pack-destination "${home}"`, root).trim();
  mkdirSync(folder);
  lines = typed
    .trim()
    .split('\n')
    .map((line) => line.replace(/ rulewright$/u, ` --prefer-offline --no-audit --no-fund "${join(home, tarball)}"`));
});

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

describe('the package, installed into an empty folder', () => {
  it('goes the way of README to a game that is built and tested', () => {
    const [start = '', install = '', ...others] = lines;
    expect(run(`${start} && ${install}`)).not.toContain('exit code');
    before = below(installed);
    const said = others.map((line) => run(line));
    expect(said.map((text) => text.trimEnd().split('\n').at(-1))).toEqual([
      'npx rulewright build',
      expect.stringMatching(/^ {2}\d+ files written, 0 unchanged, 0 removed/u),
      expect.stringMatching(/^[1-9]\d* passed, 0 failed$/u),
    ]);
  });

  it('takes 40 megabytes at most, with all that it uses', () => {
    const bytes = [...below(join(folder, 'node_modules')).values()].reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeGreaterThan(10_000_000);
    expect(bytes).toBeLessThan(40_000_000);
  });

  it('brings no sources, tests and games, and the licence of all that it brings', () => {
    const own = [...before.keys()].map((path) => path.slice(installed.length + 1).replaceAll('\\', '/'));
    expect(
      own.filter((path) => /^(?:test|generated|runtime|editor)\/|^spec\/(?!schema|starter|ADD)/u.test(path)),
    ).toEqual([]);
    expect(own.filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))).toEqual([]);
    const licences = readFileSync(join(installed, 'dist/bundle/LICENSES.md'), 'utf8');
    for (const name of ['chevrotain', 'commander', 'lodash-es', 'vscode-languageserver', 'yaml'])
      expect(licences).toMatch(new RegExp(`^## ${name} \\d`, 'mu'));
    expect(own).toContain('LICENSE');
  });

  it.each([
    ['check', /9 of 9 examples and 1 of 1 scenario hold/u],
    ['check --format sarif', /"results": \[\]/u],
    ['build --check', /generated\/salt-road is up to date/u],
    ['show H1 --run', /passes: /u],
    ['replay spec/salt-road/scenarios/first-year.yaml', /5 of 5 steps hold/u],
    ['simulate salt-road --games 20 --check-interpreter --workers 2', /20 of 20 games came to their end/u],
    ['rename Flock Herd --dry-run', /Herd/u],
    ['--version', /^\d+\.\d+\.\d+\n$/u],
  ])('runs %s', (command, says) => {
    const said = run(`node_modules/.bin/rulewright ${command}`);
    expect(said).not.toContain('exit code');
    expect(said).toMatch(says);
  });

  it('asks in a line for what only `--queue` needs', () => {
    for (const command of ['worker', 'simulate salt-road']) {
      expect(run(`node_modules/.bin/rulewright ${command} --queue redis://127.0.0.1:1`)).toBe(
        'exit code 2\nerror: `--queue` needs two packages that are not installed: `npm install bullmq ioredis`\n',
      );
    }
  });

  it('goes through a red and a green run of CI to errata, their difference and what players are told', async () => {
    const card = join(folder, 'spec/salt-road/cards/h1-dry-summer.yaml');
    const printed = readFileSync(card, 'utf8');
    const rulewright = (line: string): string => run(`node_modules/.bin/rulewright ${line}`);
    const git = (line: string): string => run(`git -c user.name=a -c user.email=a@example.org ${line}`);
    git('init --quiet');
    expect(git('add --all && git status --short')).not.toMatch(/node_modules|\.rulewright/u);
    git('commit --quiet --message "as printed"');
    // What `init` has laid out, but for the installation, which is done.
    const workflow = readFileSync(join(folder, '.github/workflows/rules.yml'), 'utf8');
    const steps = [...workflow.matchAll(/(?<=^ {6}- run: )npx .*$/gmu)].map(([line]) => line);
    const ci = (): readonly number[] => steps.map((line) => Number(/^exit code (\d+)/u.exec(run(line))?.[1] ?? '0'));
    // The package has run each step to both of its ends before: the same commands in this process take a tenth of the time.
    const again = async (): Promise<readonly number[]> => {
      const codes: number[] = [];
      for (const line of steps) codes.push((await ran(line.split(' ').slice(3), { cwd: folder })).exitCode);
      return codes;
    };
    expect(steps.every((line) => line.startsWith('npx --no-install rulewright '))).toBe(true);
    expect(ci()).toEqual([0, 0, 0]);

    const edited = printed.replace('reduce Goodwill by 1', 'reduce Goodwill by 2');
    writeFileSync(card, edited);
    expect(ci()).toEqual([1, 1, 1]);
    expect(rulewright('test')).toContain('expected: Goodwill is 4; it is 3');
    expect(rulewright('diff HEAD --format markdown')).toMatch(/^- reduce Goodwill by 1$[^]*1 of them does not hold/mu);
    writeFileSync(card, edited.replace('Goodwill is 4', 'Goodwill is 3'));
    expect(rulewright('build')).not.toContain('exit code');
    expect(await again()).toEqual([0, 0, 0]);

    const titled = '--title "A drier summer" --kind "change of rule" --source "the makers\' page"';
    expect(rulewright(`errata new 2026-05-14 salt-road ${titled}`)).toContain('spec/salt-road/errata/2026-05-14');
    expect(readFileSync(card, 'utf8')).toBe(printed);
    // What is generated tells where each sentence stands.
    expect(rulewright('build')).not.toContain('exit code');
    expect(await again()).toEqual([0, 0, 0]);
    expect(rulewright('diff HEAD 2026-05-14')).toContain('changed: side H1 shaded');
    const changelog = rulewright('errata changelog salt-road');
    expect(changelog).toMatch(/A drier summer[^]*reduce Goodwill by 2/u);
    expect(rulewright('errata apply salt-road')).not.toContain('exit code');
    expect(readFileSync(card, 'utf8')).toContain('reduce Goodwill by 2');
    expect(rulewright('build')).not.toContain('exit code');
    expect(await again()).toEqual([0, 0, 0]);
    expect(rulewright('errata changelog salt-road')).toBe(changelog);
  });

  it('answers an editor', async () => {
    const params = { processId: null, rootUri: null, capabilities: {} };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
    const bin = join(installed, 'compiler', 'bin.js');
    const server = spawn(process.execPath, [bin, 'language-server', '--stdio'], { cwd: folder, env: environment });
    server.stdin.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
    let said = '';
    for await (const part of server.stdout) {
      said += String(part);
      if (said.includes('"completionProvider"')) break;
    }
    server.kill();
    expect(said).toContain('"completionProvider"');
  });

  it('gives generated code the runtime with its types, and the program of README plays', () => {
    const [program = ''] = /(?<=^```ts\n)import \{ answer,[\s\S]*?(?=^```$)/mu.exec(readme) ?? [];
    writeFileSync(join(folder, 'program.mts'), program.replaceAll('arab-revolt', 'salt-road'));
    const settings = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')) as {
      readonly compilerOptions: Readonly<Record<string, unknown>>;
    };
    const compilerOptions = {
      ...settings.compilerOptions,
      noEmit: false,
      outDir: 'out',
      rootDir: '.',
      types: [],
      lib: ['ES2023', 'DOM'],
    };
    const include = ['generated/**/*.ts', 'program.mts'];
    const project = { ...settings, compilerOptions, include };
    writeFileSync(join(folder, 'tsconfig.program.json'), JSON.stringify(project));
    node('node_modules/typescript/bin/tsc', '-p', join(folder, 'tsconfig.program.json'));
    writeFileSync(join(folder, 'out/generated/package.json'), '{ "type": "module" }');
    expect(run('node out/program.mjs')).toMatch(/\d+ characters hold the whole game\n$/u);
  });

  it('says where it is damaged, and how that is mended', () => {
    const damaged = join(home, 'damaged');
    cpSync(installed, damaged, { recursive: true });
    const said = (): string => run(`node "${damaged}/compiler/bin.js" check`);
    const bundle = join(damaged, 'dist', 'bundle');
    const [chunk = ''] = readdirSync(bundle).filter((name) => /^check-.*\.js$/u.test(name));
    const mended = '\nhelp: install it again\n';
    for (const [path, text] of [
      [chunk, null],
      [chunk, 'exports.x = {'],
      ['cli.js', 'exports.x = {'],
      ['cli.js', null],
    ] as const) {
      const was = readFileSync(join(bundle, path));
      if (text === null) rmSync(join(bundle, path));
      else writeFileSync(join(bundle, path), text);
      expect(said()).toMatch(
        /^exit code 1\nerror: this installation of rulewright is damaged: .+\nhelp: install it again\n$/u,
      );
      writeFileSync(join(bundle, path), was);
    }
    expect(said()).not.toContain(mended);
  });

  it('is found from a package of a workspace', () => {
    const inner = join(folder, 'packages', 'one');
    mkdirSync(inner, { recursive: true });
    expect(run('npx --no-install rulewright init', inner)).toContain('package.json\n');
    const settings = readFileSync(join(inner, '.vscode/settings.json'), 'utf8');
    const [schema = ''] = /(?<=")\.\/[^"]*file\.schema\.json/u.exec(settings) ?? [];
    expect([schema, existsSync(join(inner, schema))]).toEqual([expect.stringContaining('../../node_modules/'), true]);
  });

  it('is made into an image by steps that run', () => {
    // An image has no spaces in its paths.
    const outside = mkdtempSync(join(tmpdir(), 'rulewright-image-'));
    const opt = join(outside, 'opt');
    mkdirSync(opt);
    // As an image has them below its root.
    const below = (text: string): string => text.replace(/(?<![\w.])\/(?=opt\/|var\/)/gu, () => `${outside}/`);
    const steps = readFileSync(join(root, 'Dockerfile'), 'utf8')
      .replaceAll(/^#.*\n|\\\n/gmu, '')
      .trim()
      .split(/\n+/u)
      .map((line) => /^(?<word>[A-Z]+) (?<rest>.*)$/u.exec(line)?.groups ?? {});
    expect(steps.map(({ word }) => word)).toEqual(['FROM', 'RUN', 'COPY', 'RUN', 'WORKDIR', 'ENTRYPOINT', 'CMD']);
    const [, system, copy, install, place, entry, typedThere] = steps.map(({ rest = '' }) => rest);
    // The system's packages are those of the image; here they are asked for and not installed.
    expect(system).toMatch(
      /^apt-get update +&& apt-get install --yes --no-install-recommends git +&& rm -rf \S+lists/u,
    );
    const [from = '', to] = (copy ?? '').split(' ');
    expect(to?.split('/')).toEqual(['', 'opt', '']);
    run(`cp ${from} "${opt}"`, home);
    const said = run(`npm_config_prefix=${outside} bash -c '${below(install ?? '')}'`, outside);
    expect(said).not.toContain('exit code');
    expect(readdirSync(opt)).toEqual([]);
    expect(place).toBe('/rules');
    const [command = ''] = JSON.parse(entry ?? '') as readonly string[];
    const [args = ''] = JSON.parse(typedThere ?? '') as readonly string[];
    expect(run(`"${outside}/bin/${command}" ${args}`)).toContain('Usage: rulewright');
    expect(run(`"${outside}/bin/${command}" check`)).toMatch(/salt-road: no errors/u);
    rmSync(outside, { recursive: true, force: true });
  });

  it('has had nothing written into it', () => {
    expect([...below(installed)]).toEqual([...before]);
  });
});
