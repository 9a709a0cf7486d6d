/** The emitted engine and the interpreter of Core, played side by side: the same questions, answers and positions. */
import { beforeAll, describe, expect, it } from 'vitest';
import { deriveBoundaries } from '../../compiler/boundaries/derive.js';
import { lower } from '../../compiler/core/from-resolved.js';
import { compile, type Compiled, type SourceSet } from '../../compiler/driver.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { lockstep } from '../../compiler/interpreter/lockstep.js';
import { failureOf } from '../../compiler/scenario/play-example.js';
import { playScenario } from '../../compiler/scenario/play.js';
import { program as arabRevolt } from '../../generated/arab-revolt/index.js';
import { program as israeliIndependence } from '../../generated/israeli-independence/index.js';
import { program as palestine } from '../../generated/palestine/index.js';
import { newSession, pending, type Program, answer, undo } from '../../runtime/index.js';
import { playRandomly } from '../../runtime/testing/index.js';
import { bothBackEnds, failuresOf } from '../support/both-back-ends.js';
import { checkedGame } from '../support/games.js';
import { filesWithLasting } from '../support/lasting-cards.js';
import { misread } from '../support/read-back.js';
import { additionalFiles } from '../support/saltmarsh-additional.js';
import { movesFiles } from '../support/saltmarsh-moves.js';
import { saltmarshFiles, saltmarshWith } from '../support/saltmarsh-spec.js';

/** The first differences in so many games. */
function differences(pair: Program, games: number): string[] {
  return Array.from({ length: games }, (_, seed) => ({ seed, ...playRandomly(pair, seed) })).flatMap(
    ({ seed, crashed, finished }) =>
      crashed !== undefined || !finished ? [`seed ${seed}: ${crashed ?? 'no end'}`] : [],
  );
}

const games = [
  { folder: 'arab-revolt', program: arabRevolt, least: { examples: 200, boundaries: 60 } },
  { folder: 'palestine', program: palestine, least: { examples: 200, boundaries: 60 } },
  { folder: 'israeli-independence', program: israeliIndependence, least: { examples: 70, boundaries: 5 } },
];

describe.each(games)('$folder', ({ folder, program, least }) => {
  const { world, plans, examples, analysis } = checkedGame(folder);
  if (world === null) throw new Error('the spec has errors');
  const core = lower(world);
  const pair = lockstep(program, interpret(core));

  it('plays every example alike', () => {
    expect(failuresOf(pair, world, examples)).toEqual([]);
    expect(examples.length).toBeGreaterThan(least.examples);
  });

  it('plays every scenario alike', () => {
    expect(plans.map((plan) => playScenario(pair, world, plan).failure)).toEqual(plans.map(() => null));
    expect(plans.length).toBeGreaterThan(0);
  });

  it('plays the derived boundaries of every third part alike', () => {
    const tests = deriveBoundaries(core, (index) => index % 3 === 0).flatMap((suite) => suite.tests);
    expect(tests.flatMap((test) => failureOf(pair, world, test) ?? [])).toEqual([]);
    expect(misread(world, analysis, tests)).toEqual([]);
    expect(tests.length).toBeGreaterThan(least.boundaries);
  });

  it('takes answers back alike', () => {
    const session = newSession(pair, 7);
    for (let step = 0; step < 60; step += 1) {
      const option = pending(session)?.options.at(step % 2)?.value;
      if (option !== undefined) answer(session, option);
      if (step % 3 === 2) undo(session);
    }
    expect(pending(session)).not.toBeNull();
  });
});

/** Saltmarsh as it is, and with what else the language can say. */
const saltmarshes: readonly (readonly [string, () => SourceSet['files']])[] = [
  ['Saltmarsh', saltmarshFiles],
  ['Saltmarsh with lasting cards', filesWithLasting],
  ['Saltmarsh with additional spaces', additionalFiles],
  [
    'Saltmarsh with moves that stay and what is declared',
    () => [...saltmarshWith('setup.yaml', 'left out: 2', 'left out: 3'), ...movesFiles],
  ],
];

describe.each(saltmarshes)('%s', (_name, files) => {
  let compiled: Compiled;
  let pair: Program;

  beforeAll(async () => {
    compiled = await compile({ files: files(), diagnostics: [] });
    pair = bothBackEnds(compiled);
  }, 60_000);

  it('plays random games alike', () => {
    expect(differences(pair, 150)).toEqual([]);
  });

  it('plays every example alike', () => {
    const { world, examples } = compiled;
    expect(failuresOf(pair, world, examples)).toEqual([]);
  });
});
