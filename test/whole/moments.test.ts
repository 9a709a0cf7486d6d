/** Moves that may stay, and what is done at the moments of an Operation, played on the compiled engine. */
import { beforeAll, describe, expect, it } from 'vitest';
import { check, compile } from '../../compiler/driver.js';
import { loadProgram } from '../../compiler/host/load-engine.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import { playRandomly } from '../../runtime/index.js';
import type { Program } from '../../runtime/program.js';
import { freshDist } from '../support/fresh-dist.js';
import { movesFiles } from '../support/saltmarsh-moves.js';
import { saltmarshWith } from '../support/saltmarsh-spec.js';

const spec = { files: [...saltmarshWith('setup.yaml', 'left out: 2', 'left out: 3'), ...movesFiles], diagnostics: [] };
const { world, examples, diagnostics } = check(spec);
const own = examples.filter(({ card }) => world?.cards[card]?.code === 'C20');
let program: Program;

beforeAll(async () => {
  await freshDist();
  const { output } = await compile(spec);
  if (output === null) throw new Error('Saltmarsh does not compile');
  program = await loadProgram(output.engine);
}, 60_000);

describe('Saltmarsh with moves', () => {
  it('has no slip', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(own.length).toBeGreaterThan(10);
  });

  it.each(own.map((plan) => [plan.name, plan] as const))('%s', (_name, plan) => {
    expect(world === null ? 'no world' : exampleFailure(program, world, plan)).toBeNull();
  });

  it('ends every random game', () => {
    const games = Array.from({ length: 60 }, (_, seed) => playRandomly(program, seed));
    expect(games.filter(({ finished }) => !finished)).toEqual([]);
  });
});
