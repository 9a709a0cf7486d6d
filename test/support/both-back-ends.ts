/** The emitted engine of a game and the interpreter of its Core as one program: where they differ, playing it throws. */
import { lower } from '../../compiler/core/from-resolved.js';
import type { Compiled } from '../../compiler/driver.js';
import { loadProgram } from '../../compiler/host/load-engine.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { together } from '../../compiler/interpreter/together.js';
import type { Program } from '../../runtime/program.js';

export async function bothBackEnds({ world, output }: Pick<Compiled, 'world' | 'output'>): Promise<Program> {
  if (world === null || output === null) throw new Error('it does not compile');
  return together(await loadProgram(output.engine), interpret(lower(world)));
}
