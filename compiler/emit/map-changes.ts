/** `map.ts`: of which kind a space is and what is adjacent to it, as cards have it. */
import type { Core } from '../core/ir.js';
import { condition, id, runtime } from './expressions.js';
import { type Identifiers, moduleOf } from './identifiers.js';
import {
  type Declaration,
  finish,
  fromGame,
  lineComment,
  ofType,
  type Module,
  type ModuleWriter,
  runtimeType,
  usesName,
} from './module.js';
import { part } from './possible.js';
import { type EmitScope, plainScope, withTaken } from './scope.js';

/** Null where no card changes the map. */
export function emitMapChanges(core: Core, ids: Identifiers): Module | null {
  const { map, world } = core;
  if (map === undefined) return null;
  const module = moduleOf(ids, 'map.ts');
  const scope: EmitScope = withTaken(plainScope(core, ids, module, []), 'space', 'kind', 'others');
  if (map.treated.length > 0) {
    const steps = map.treated.map(({ text, condition: holds, space, as }) => {
      const test = `space === ${id(scope, 'Space', space)} && ${part(condition(scope, holds))}`;
      return `${lineComment(text)}\nif (${test}) kind = ${id(scope, 'SpaceKind', as)};`;
    });
    const printed = `${runtime(scope, 'rowAt')}(game.rules.spaces, space).kind`;
    const body = `let kind${ofType('number')} = ${printed};\n${steps.join('\n')}\nreturn kind;`;
    module.declarations.push(told(module, 'kindNow', 'Of which kind a space is, as cards have it.', body, 'number'));
  }
  if (map.joined.length > 0) {
    const steps = map.joined.map(({ text, condition: holds, spaces: [one, other] }) => {
      const [first, second] = [id(scope, 'Space', one), id(scope, 'Space', other)];
      const test = `(space === ${first} || space === ${second}) && ${part(condition(scope, holds))}`;
      return `${lineComment(text)}\nif (${test}) others.push(space === ${first} ? ${second} : ${first});`;
    });
    const body = `const others${ofType('number[]')} = [];\n${steps.join('\n')}\nreturn others;`;
    module.declarations.push(
      told(module, 'joinedNow', 'What cards make adjacent to a space.', body, 'readonly number[]'),
    );
  }
  return finish(module, `${world.title}: what cards make of the map.`);
}

function told(module: ModuleWriter, name: string, doc: string, body: string, returns: string): Declaration {
  return {
    kind: 'function',
    doc,
    exported: true,
    generator: false,
    name,
    parameters: [
      { name: usesName(body, 'game') ? 'game' : '_game', type: runtimeType(module, 'Game') },
      { name: 'space', type: 'number' },
    ],
    returns,
    body,
  };
}

/** What the rules of the engine have besides its tables. */
export function mapFields({ map }: Core, module: ModuleWriter): readonly string[] {
  if (map === undefined) return [];
  return [
    ...(map.treated.length === 0 ? [] : [`kindNow: ${fromGame(module, 'map.ts', 'kindNow')}`]),
    ...(map.joined.length === 0 ? [] : [`joinedNow: ${fromGame(module, 'map.ts', 'joinedNow')}`]),
  ];
}
