/** Faults planted in an emitted engine: each is noticed where it is played beside the interpreter. */
import { beforeAll, describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { type CompiledModule, instantiate } from '../../compiler/host/link-engine.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { lockstep } from '../../compiler/interpreter/lockstep.js';
import type { ExamplePlan } from '../../compiler/scenario/ir.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import { type Program } from '../../runtime/index.js';
import { playRandomly } from '../../runtime/testing/index.js';
import { compileText } from '../support/compile-text.js';
import { checkedGame } from '../support/games.js';
import { type Fault, faults, withFault } from '../support/planted-faults.js';
import { filesIn } from '../tidy/sources.js';

const { world, examples } = checkedGame('arab-revolt');
if (world === null) throw new Error('the spec has errors');
const interpreted = interpret(lower(world));

/** So many games are played before a fault counts as unnoticed. */
const games = 60;

const texts = new Map<string, string>();
const compiled = new Map<string, CompiledModule>();

beforeAll(() => {
  for (const { path, text } of filesIn('generated/arab-revolt', '.ts')) {
    if (path.endsWith('.test.ts')) continue;
    const name = path.replace('generated/arab-revolt/', '');
    texts.set(name, text);
    compiled.set(name, compileText(text, name));
  }
}, 60_000);

/** The examples of the rules that a module is made of are played first: they are likeliest to notice what is wrong in it. */
function examplesFor(module: string): readonly ExamplePlan[] {
  const isOwn = ({ of }: ExamplePlan): boolean => `${of.file}.ts` === module;
  return [...examples.filter(isOwn), ...examples.filter((plan) => !isOwn(plan))];
}

/** The first difference between a program and the interpreter; null where none is found. */
function firstDifference(start: () => Program, plans: readonly ExamplePlan[]): string | null {
  try {
    const pair = lockstep(start(), interpreted);
    for (const plan of plans) {
      const failure = world === null ? null : exampleFailure(pair, world, plan);
      if (failure !== null) return failure;
    }
    for (let seed = 0; seed < games; seed += 1) {
      const { crashed } = playRandomly(pair, seed);
      if (crashed !== undefined) return crashed;
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function faulty(fault: Fault): Program {
  const text = withFault(texts.get(fault.file) ?? '', fault);
  return instantiate(new Map([...compiled, [fault.file, compileText(text, fault.file)]]));
}

describe('a fault in the emitted engine', () => {
  it('is of one of many kinds', () => {
    expect(new Set(faults.map(({ kind }) => kind)).size).toBe(faults.length);
    expect(faults.length).toBeGreaterThan(50);
  });

  it.each(faults.map((fault) => [fault.kind, fault] as const))('is noticed: %s', (_kind, fault) => {
    expect(firstDifference(() => faulty(fault), examplesFor(fault.file))).toContain('; the interpreter');
  });
});
