/** Random games that go wrong: made short, written as a scenario, and played by `replay`'s own player. */
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import { compile } from '../../compiler/driver.js';
import { emitWatchedEngine } from '../../compiler/emit/emit-all.js';
import type { Module } from '../../compiler/emit/module.js';
import { loadProgram } from '../../compiler/host/load-engine.js';
import type { World } from '../../compiler/resolved/ir.js';
import { playScenario } from '../../compiler/scenario/play.js';
import { failureDiagnostics } from '../../compiler/scenario/report.js';
import { decision, type Game, type Program, setCountAt, type Effect } from '../../runtime/index.js';
import { failingGame, type FailingGame, failingScenario, failureText } from '../../runtime/testing/index.js';
import { checkoutOfSaltmarsh } from '../support/checkout.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

let world: World;
let sound: Program;
/** The engine of Saltmarsh, with a mistake in the code of one sentence. */
let planted: Program;
let circling: Program;

/** Saltmarsh with a fault from the sixth answer on that is not the first option. */
function withFault(fault: (game: Game) => Effect | undefined): Program {
  return {
    ...sound,
    *play(game) {
      const effect = sound.play(game);
      let others = 0;
      for (let step = effect.next(); step.done !== true;) {
        const asked = step.value;
        const option = yield asked;
        if (option !== asked.options[0]) others += 1;
        const trouble = others >= 6 ? fault(game) : undefined;
        if (trouble !== undefined) yield* trouble;
        step = effect.next(option);
      }
    },
  };
}

/** What a replay of the written scenario tells; empty where all holds. */
async function replayed(program: Program, failing: FailingGame): Promise<string> {
  const text = failingScenario('saltmarsh', failing);
  const files = [...saltmarshFiles(), { path: 'elsewhere/saltmarsh-seed.yaml', text }];
  const { plans, diagnostics } = await compile({ files, diagnostics: [] });
  const plan = plans.find(({ name }) => name.startsWith('Random game'));
  if (plan === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const { failure } = playScenario(program, world, plan);
  return failure === null
    ? ''
    : failureDiagnostics(plan, failure)
        .map(({ message }) => message)
        .join('\n');
}

function found(program: Program): FailingGame {
  const failing = failingGame(program, seeds);
  if (failing === null) throw new Error('no game fails');
  return failing;
}

/** The modules, with one text of one of them replaced. */
function edited(engine: readonly Module[], path: string, before: string, after: string): readonly Module[] {
  expect(JSON.stringify(engine.find((module) => module.path === path))).toContain(JSON.stringify(before).slice(1, -1));
  return engine.map((module) =>
    module.path === path
      ? (JSON.parse(
          JSON.stringify(module).replaceAll(JSON.stringify(before).slice(1, -1), JSON.stringify(after).slice(1, -1)),
        ) as Module)
      : module,
  );
}

beforeAll(async () => {
  const compiled = await compile({ files: saltmarshFiles(), diagnostics: [] });
  if (compiled.world === null) throw new Error('Saltmarsh has errors');
  ({ world } = compiled);
  const engine = emitWatchedEngine(world);
  sound = await loadProgram('.', engine);
  const mistake = (code: string): Promise<Program> =>
    loadProgram('.', edited(engine, 'operations/muster.ts', scouts, `${scouts}${code}\n`));
  const scouts = '// place 1 Scout here\n';
  planted = await mistake('game.cells[game.rules.layout.tracks] = 99;');
  circling = await mistake('for (;;) carriedOut(game, "place 1 Scout here [SM 3.1]");');
}, 60_000);

describe('a random game that goes wrong', () => {
  const faults: readonly [name: string, fault: (game: Game) => Effect | undefined, told: string][] = [
    [
      'loses a piece',
      (game) => {
        setCountAt(game, 0, 0, -1);
        return undefined;
      },
      '-1 Trooper in',
    ],
    [
      'crashes',
      () => {
        throw new Error('the bridge fell in');
      },
      'the bridge fell in, after "',
    ],
    ['asks what has no answer', () => askedWith([]), '"which way? [9.9]" is asked and has no answer'],
    ['asks for ever', () => askedForEver(), 'the game does not end: "which way? [9.9]" is asked again and again'],
  ];

  function* askedWith(options: readonly number[]): Effect {
    yield decision(0, 'alternative', 'which way? [9.9]', options, ['left', 'right'], null);
  }

  function* askedForEver(): Effect {
    for (;;) yield* askedWith([0, 1]);
  }

  it.each(faults)('as it %s is made short and does so in a replay, until the fault is gone', async (_, fault, told) => {
    const program = withFault(fault);
    const failing = found(program);
    expect(failing.message).toContain(told);
    expect(failing.answers.length).toBeLessThanOrEqual(12);
    expect(await replayed(program, failing)).toContain(failing.message);
    expect(await replayed(sound, failing)).toBe('');
  });

  it('is noticed at the sentence that broke the position, and told as a test tells it', async () => {
    const failing = found(planted);
    expect(failing.message).toBe('Resolve at 99, after "place 1 Scout here [SM 3.1]"');
    expect(failing.answers.length).toBeLessThanOrEqual(3);
    expect(await replayed(planted, failing)).toContain(failing.message);
    expect(await replayed(sound, failing)).toBe('');
    expect(failureText('saltmarsh', failing)).toContain(
      `npx rulewright replay saltmarsh-seed-${failing.seed}.yaml\n\n# `,
    );
  });

  it('is noticed where sentences follow each other without end and without a question', async () => {
    const failing = found(circling);
    expect(failing.message).toBe('the game does not end: "place 1 Scout here [SM 3.1]" is done again and again');
    expect(failing.answers.length).toBeLessThanOrEqual(4);
    expect(await replayed(circling, failing)).toContain(`on this answer: ${failing.message}`);
    expect(await replayed(sound, failing)).toBe('');
  });

  it('is noticed before anything was done', async () => {
    const program: Program = {
      ...sound,
      setup: (game) => {
        sound.setup(game);
        setCountAt(game, 0, 0, -1);
      },
    };
    const failing = found(program);
    expect(failing).toMatchObject({ answers: [], message: '-1 Trooper in Fenwick, before anything was done' });
    expect(await replayed(program, failing)).toBe(`the game goes wrong at its start: ${failing.message}`);
    expect(await replayed(sound, failing)).toBe('');
  });
});

describe('rulewright simulate --save', () => {
  it('writes a scenario that fails in a replay as the game did, until the rule is fixed', async () => {
    const checkout = checkoutOfSaltmarsh();
    const rulewright = async (...args: string[]): Promise<{ exitCode: number; text: string }> => {
      let text = '';
      const tell = (part: string): void => void (text += part);
      const exitCode = await run(args, { out: tell, err: tell, color: false, watched: false, folder: checkout.root });
      return { exitCode, text };
    };
    const rest = 'raise Resolve by 1\n';
    // More than anybody could mean, though it has an end.
    const endless = `${rest}      - 200 times:\n          - 200 times:\n              - raise Resolve by 1\n`;
    checkout.edit('spec/saltmarsh/sequence.yaml', rest, endless);
    const failed = await rulewright('simulate', 'saltmarsh', '--games', '20', '--workers', '1', '--save', 'out');
    expect(failed.exitCode).toBe(1);
    const [, path = ''] = /npx rulewright replay (\S+)\n$/u.exec(failed.text) ?? [];
    expect(checkout.read(path)).toContain('checks: end\n');
    const broken = await rulewright('replay', path);
    expect(broken.exitCode).toBe(1);
    expect(broken.text).toContain('error[RW0625]: the game goes wrong on this answer: ');
    expect(broken.text).toContain('"raise Resolve by 1 [SM 2.3]" are done again and again');
    checkout.edit('spec/saltmarsh/sequence.yaml', endless, rest);
    const fixed = await rulewright('replay', path);
    expect(fixed).toMatchObject({ exitCode: 0 });
    expect(fixed.text).toContain('1 of 1 steps hold');
    checkout.remove();
  });
});

describe('a sound game', () => {
  it('does not fail', () => {
    expect(failingGame(sound, seeds)).toBeNull();
  });
});
