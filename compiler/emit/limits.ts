/** `limits.ts`: how many of a piece may stand in a space, as cards have it. */
import type { Core } from '../core/ir.js';
import { condition, id, number, runtime, tests } from './expressions.js';
import { type Identifiers, moduleOf } from './identifiers.js';
import { finish, lineComment, type Module, runtimeType, usesName } from './module.js';
import { part } from './possible.js';
import { type EmitScope, plainScope, withTaken } from './scope.js';

/** Null where no card says anything of it. */
export function emitLimits(core: Core, ids: Identifiers): Module | null {
  const { limits, world } = core;
  if (limits === undefined) return null;
  const module = moduleOf(ids, 'limits.ts');
  const scope: EmitScope = withTaken(plainScope(core, ids, module, []), 'space', 'piece', 'most');
  const steps = limits.map(({ text, condition: holds, piece, spaces, most }) => {
    const isThere = spaces.tests.length === 0 ? '' : ` && ${part(tests(scope, spaces, 'space'))}`;
    const test = `piece === ${id(scope, 'Piece', piece)}${isThere} && ${part(condition(scope, holds))}`;
    return `${lineComment(text)}\nif (${test}) most = Math.min(most, ${number(scope, most)});`;
  });
  const body = `let most = ${runtime(scope, 'MANY')};\n${steps.join('\n')}\nreturn most;`;
  module.declarations.push({
    kind: 'function',
    doc: 'How many of a piece cards let stand in a space.',
    exported: true,
    generator: false,
    name: 'mostStanding',
    parameters: [
      { name: usesName(body, 'game') ? 'game' : '_game', type: runtimeType(module, 'Game') },
      { name: usesName(body, 'space') ? 'space' : '_space', type: 'number' },
      { name: 'piece', type: 'number' },
    ],
    returns: 'number',
    body,
  });
  return finish(module, `${world.title}: how many pieces cards let stand in a space.`);
}
