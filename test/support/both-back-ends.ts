/** The emitted engine of a game and the interpreter of its Core as one program: where they differ, playing it throws. */
import { lower } from '../../compiler/core/from-resolved.js';
import { check, type Compiled } from '../../compiler/driver.js';
import { emitEngine } from '../../compiler/emit/emit-engine.js';
import { linkEngine } from '../../compiler/host/link-engine.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { lockstep } from '../../compiler/interpreter/lockstep.js';
import type { World } from '../../compiler/resolved/ir.js';
import type { ExamplePlan } from '../../compiler/scenario/ir.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import type { SourceFile } from '../../compiler/source/span.js';
import type { Program } from '../../runtime/program.js';

/** What each of the examples that do not come out as stated tells, behind its name; on both back ends where `program` is both. */
export function failuresOf(
  program: Program,
  world: World | null,
  examples: readonly ExamplePlan[],
): (readonly [name: string, failure: string])[] {
  return examples.flatMap((plan) => {
    const failure = world === null ? 'no world' : exampleFailure(program, world, plan);
    return failure === null ? [] : [[plan.name, failure] as const];
  });
}
/** A spec that compiles, with both back ends of it as one program, linked in memory. */
export function built(files: readonly SourceFile[]): {
  program: Program;
  world: World;
  examples: readonly ExamplePlan[];
} {
  const { world, examples, diagnostics } = check({ files, diagnostics: [] });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (world === null || errors.length > 0)
    throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  const core = lower(world);
  return { world, examples, program: lockstep(linkEngine(emitEngine(core)).program, interpret(core)) };
}

export function bothBackEnds({ world, output }: Pick<Compiled, 'world' | 'output'>): Program {
  if (world === null || output === null) throw new Error('it does not compile');
  return lockstep(linkEngine(output.engine).program, interpret(lower(world)));
}
