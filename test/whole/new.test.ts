/** `new` lays out a game that builds and passes, and the page "Add a game" shows what there is. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playRandomly } from '../../runtime/index.js';
import type { Program } from '../../runtime/program.js';
import { newCommand } from '../../compiler/commands/new.js';
import type { Terminal } from '../../compiler/commands/terminal.js';
import { check, compile, type Compiled } from '../../compiler/driver.js';
import { loadProgram } from '../../compiler/host/load-engine.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import { playScenario } from '../../compiler/scenario/play.js';
import { freshDist } from '../support/fresh-dist.js';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'spec', 'ADD-A-GAME.md'), 'utf8');
const checkout = mkdtempSync(join(tmpdir(), 'rulewright-new-'));
mkdirSync(join(checkout, 'spec'));
cpSync(join(root, 'spec', 'starter'), join(checkout, 'spec', 'starter'), { recursive: true });
afterAll(() => {
  rmSync(checkout, { recursive: true });
});

/** What the command leaves: its exit code, its result and its talk. */
function run(name: string, json = false): { code: number; out: string; err: string } {
  let out = '';
  let err = '';
  const terminal: Terminal = {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    color: false,
    watched: false,
    folder: checkout,
  };
  return { code: newCommand(terminal, name, { json }), out, err };
}

describe('new', () => {
  it('lays out every file of the starter under the game’s title', () => {
    const { code, out } = run('salt-road', true);
    expect(code).toBe(0);
    const { game, files } = JSON.parse(out) as { game: string; files: string[] };
    expect(game).toBe('salt-road');
    expect(files).toContain('spec/salt-road/game.yaml');
    expect(files.every((file) => existsSync(join(checkout, file)))).toBe(true);
    expect(readFileSync(join(checkout, 'spec/salt-road/game.yaml'), 'utf8')).toContain('title: Salt Road\n');
    expect(files.some((file) => readFileSync(join(checkout, file), 'utf8').includes('Starter Town'))).toBe(false);
  });

  it('refuses a folder that is there, and leaves it as it is', () => {
    run('twice');
    const before = readFileSync(join(checkout, 'spec/twice/game.yaml'), 'utf8');
    expect(run('twice')).toMatchObject({ code: 2, err: 'error: there is a folder `spec/twice` already\n' });
    expect(readFileSync(join(checkout, 'spec/twice/game.yaml'), 'utf8')).toBe(before);
  });

  it.each([
    ['My Game', '`my-game` would do'],
    ['../out', '`out` would do'],
    ['7th', '`th` would do'],
    ['schema', 'is no name for a game'],
    ['', 'is no name for a game'],
  ])('refuses the name %j', (name, told) => {
    const before = readdirSync(join(checkout, 'spec'));
    const { code, err } = run(name);
    expect(code).toBe(2);
    expect(err).toContain(told);
    expect(readdirSync(join(checkout, 'spec'))).toEqual(before);
  });
});

describe('the game that it lays out', () => {
  const spec = readSpec(join(root, 'spec', 'starter'));
  let compiled: Compiled;
  let program: Program;

  beforeAll(async () => {
    await freshDist();
    compiled = await compile(spec);
    if (compiled.output === null) throw new Error('the starter does not compile');
    program = await loadProgram(compiled.output.engine);
  }, 60_000);

  it('has nothing to report', () => {
    expect(compiled.diagnostics).toEqual([]);
  });

  it('does what its examples and its scenario say', () => {
    const { world, examples, plans } = compiled;
    if (world === null) throw new Error('no world');
    expect(examples.length).toBeGreaterThan(10);
    expect(examples.map((plan) => exampleFailure(program, world, plan)).filter((it) => it !== null)).toEqual([]);
    expect(plans.map((plan) => playScenario(program, world, plan).ok)).toEqual([true]);
  });

  it('ends every random game', () => {
    const games = Array.from({ length: 60 }, (_, seed) => playRandomly(program, seed, { checkInvariants: true }));
    expect(games.filter(({ finished }) => !finished)).toEqual([]);
  });

  it('takes the card of the page, and refuses its slip', () => {
    const card = /```yaml\n(card: N6[\s\S]*?)```/u.exec(page)?.[1] ?? '';
    const setup = (text: string): string => text.replace('left out: 1', 'left out: 2');
    const files = spec.files.map(({ path, text }) => ({
      path,
      text: path.endsWith('setup.yaml') ? setup(text) : text,
    }));
    const withCard = (text: string) =>
      check({ files: [...files, { path: 'spec/starter/cards/n6-lantern-night.yaml', text }], diagnostics: [] });
    expect(withCard(card).diagnostics).toEqual([]);
    const slip = withCard(card.replace('raise Goodwill', 'raise Goodwil')).diagnostics;
    expect(slip.map(({ code, message }) => `error[${code}]: ${message}`)).toEqual([
      /^error\[RW0307\].*$/mu.exec(page)?.[0],
    ]);
  });
});
