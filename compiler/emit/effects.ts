/** The function of a side of a card, or of steps that are added to something. */
import type { Block, Core, Capture } from '../core/ir.js';
import type { Identifiers } from './identifiers.js';
import { variable } from './expressions.js';
import {
  parameterFor,
  runtimeType,
  type Declaration,
  type ModuleWriter,
  type Parameter,
  withArrivals,
} from './module.js';
import { type EmitScope, plainScope } from './scope.js';
import { block } from './statements.js';

interface Steps {
  readonly block: Block;
  readonly given?: readonly Capture[];
}

/** The first and the last line of a function. */
export interface Around {
  readonly first: string;
  readonly last: string;
}

/** A generator function of the game, of who acts, and of what the steps are given. */
export function effectFunction(
  core: Core,
  ids: Identifiers,
  module: ModuleWriter,
  name: string,
  doc: string,
  { block: steps, given = [] }: Steps,
  { first, last }: Around = { first: '', last: '' },
): Declaration {
  const plain = plainScope(core, ids, module, ['by', 'scope', 'arrivals']);
  const names = given.map((it) => nameOf(plain, it));
  const isGiven = (kind: Capture['kind']): boolean => given.some((it) => it.kind === kind);
  const here = isGiven('here') ? 'space' : isGiven('group') ? 'group.to' : null;
  const scope = { ...plain, taken: new Set([...plain.taken, ...names]), here };
  const body = `${first}\n${withArrivals(module, block(scope, steps))}\n${last}`.trim() || '// Nothing is done.';
  const parameters: Parameter[] = [
    { name: parameterFor('game', body), type: runtimeType(module, 'Game') },
    { name: parameterFor('by', body), type: 'number' },
    ...given.map((it, index) => ({ name: parameterFor(names[index] ?? '', body), type: typeOf(module, it) })),
  ];
  return {
    kind: 'function',
    doc,
    exported: true,
    generator: true,
    name,
    parameters,
    returns: runtimeType(module, 'Effect'),
    body,
  };
}

function nameOf(scope: EmitScope, given: Capture): string {
  if (given.kind === 'number') return variable(scope, given.name);
  return given.kind === 'here' ? 'space' : given.kind;
}

function typeOf(module: ModuleWriter, { kind }: Capture): string {
  if (kind === 'scope') return runtimeType(module, 'Scope');
  return kind === 'group' ? runtimeType(module, 'Group') : 'number';
}
