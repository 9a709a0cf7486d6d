/** The function of a side of a card, or of steps that are added to something. */
import type { Block, Core, Capture, HookSteps } from '../core/ir.js';
import { parametersOf } from './bodies.js';
import { type Identifiers, nameFor } from './identifiers.js';
import { variable } from './expressions.js';
import {
  leadingNames,
  runtimeType,
  type Declaration,
  type FunctionDeclaration,
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

/** The function of a side of a card, which is played with the game and who acts. */
export function sideFunction(
  core: Core,
  ids: Identifiers,
  module: ModuleWriter,
  { name, doc, steps, around }: { name: string; doc: string; steps: Steps; around: Around },
): Declaration {
  const body = effectBody(core, ids, module, steps, around);
  const all: Parameter[] = [
    { name: 'game', type: runtimeType(module, 'Game') },
    { name: 'by', type: 'number' },
  ];
  const names = leadingNames(['game', 'by'], body);
  const parameters = names.map((it, index) => ({ name: it, type: all[index]?.type ?? '' }));
  return { ...shape(module), doc, name, parameters, body };
}

/** The function of steps that are added to something: of the game, of who acts, and of what the steps are given. */
export function hookFunction(
  core: Core,
  ids: Identifiers,
  module: ModuleWriter,
  { key, doc, steps }: { key: string; doc: string; steps: HookSteps },
): Declaration {
  const body = effectBody(core, ids, module, steps);
  const scope = plainScope(core, ids, module, []);
  const parameters = parametersOf(scope, key, [
    { name: 'game', type: runtimeType(module, 'Game') },
    { name: 'by', type: 'number' },
    ...steps.given.map((it) => ({ name: captureName(scope, it), type: typeOf(module, it) })),
  ]);
  return { ...shape(module), doc, name: nameFor(ids, key), parameters, body };
}

function shape(module: ModuleWriter): Pick<FunctionDeclaration, 'kind' | 'exported' | 'generator' | 'returns'> {
  return { kind: 'function', exported: true, generator: true, returns: runtimeType(module, 'Effect') };
}

/** The statements of such a function. */
export function effectBody(
  core: Core,
  ids: Identifiers,
  module: ModuleWriter,
  { block: steps, given = [] }: Steps,
  { first, last }: Around = { first: '', last: '' },
): string {
  const plain = plainScope(core, ids, module, ['by', 'scope', 'arrivals']);
  const names = given.map((it) => captureName(plain, it));
  const isGiven = (kind: Capture['kind']): boolean => given.some((it) => it.kind === kind);
  const here = isGiven('here') ? 'space' : isGiven('group') ? 'group.to' : null;
  const scope = { ...plain, taken: new Set([...plain.taken, ...names]), here };
  return `${first}\n${withArrivals(module, block(scope, steps))}\n${last}`.trim() || '// Nothing is done.';
}

/** What a function calls what its steps are given. */
export function captureName(scope: EmitScope, given: Capture): string {
  if (given.kind === 'number') return variable(scope, given.name);
  return given.kind === 'here' ? 'space' : given.kind;
}

function typeOf(module: ModuleWriter, { kind }: Capture): string {
  if (kind === 'scope') return runtimeType(module, 'Scope');
  return kind === 'group' ? runtimeType(module, 'Group') : 'number';
}
