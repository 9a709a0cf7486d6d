/**
 * What stands in the functions that generated code calls by name, so that a call gives what its function uses and nothing else. A
 * function that is looked at while its own body is written is taken to use all that it may be given.
 */
import type { Core } from '../core/ir.js';
import { aspectBody, crossingBody, possibleBody } from './boards.js';
import { effectBody } from './effects.js';
import { type Identifiers, moduleFor } from './identifiers.js';
import { type ModuleWriter, type Parameter, runtimeType, usesName } from './module.js';
import { keyOf } from './naming.js';
import { procedureBody } from './procedures.js';
import { quantityBody } from './quantities.js';
import type { RuntimeType } from './reserved.js';
import type { EmitScope } from './scope.js';

type Write = (module: ModuleWriter) => string;

interface Bodies {
  readonly writers: ReadonlyMap<string, Write>;
  /** Null while it is written. */
  readonly written: Map<string, string | null>;
}

const known = new WeakMap<Core, Bodies>();

/** Those of the names that the function of this key has as parameters: what its body uses. */
export function usedBy({ core, ids }: EmitScope, key: string, names: readonly string[]): readonly string[] {
  const bodies = known.get(core) ?? { writers: writersOf(core, ids), written: new Map<string, string | null>() };
  known.set(core, bodies);
  const { writers, written } = bodies;
  const write = writers.get(key);
  if (write === undefined) throw new Error(`no body of ${key}`);
  if (!written.has(key)) {
    written.set(key, null);
    written.set(key, write(moduleFor(ids, key)));
  }
  const body = written.get(key) ?? null;
  return body === null ? names : names.filter((name) => usesName(body, name));
}

/** What a call of the function gives for its parameters, of what it may be given by name. */
export function givenTo(
  scope: EmitScope,
  key: string,
  values: readonly (readonly [name: string, value: string])[],
): string {
  const used = usedBy(
    scope,
    key,
    values.map(([name]) => name),
  );
  return values.flatMap(([name, value]) => (used.includes(name) ? [value] : [])).join(', ');
}

/** The parameters of the function, of those that it may have. */
export function parametersOf(scope: EmitScope, key: string, all: readonly Parameter[]): Parameter[] {
  const used = usedBy(
    scope,
    key,
    all.map(({ name }) => name),
  );
  return all.filter(({ name }) => used.includes(name));
}

const types: Readonly<Record<string, RuntimeType>> = { game: 'Game', scope: 'Scope' };

/** Parameters by their names: `game` and `scope` are what they are everywhere, others are numbers. */
export function parametersNamed(module: ModuleWriter, names: readonly string[]): Parameter[] {
  return names.map((name) => {
    const type = types[name];
    return { name, type: type === undefined ? 'number' : runtimeType(module, type) };
  });
}

function writersOf(core: Core, ids: Identifiers): ReadonlyMap<string, Write> {
  const writers = new Map<string, Write>();
  for (const card of core.cards) {
    card.woven.forEach((steps, index) =>
      writers.set(keyOf.woven(card.id, index), (module) => effectBody(core, ids, module, steps)),
    );
  }
  for (const procedure of core.procedures) {
    writers.set(keyOf.procedure(procedure.id), (module) => procedureBody(core, ids, module, procedure));
    procedure.woven?.forEach((steps, index) =>
      writers.set(keyOf.declared(procedure.id, index), (module) => effectBody(core, ids, module, steps)),
    );
    for (const quantity of procedure.quantities) {
      writers.set(keyOf.quantity(procedure.id, quantity.name), (module) =>
        quantityBody(core, ids, module, procedure, quantity),
      );
    }
  }
  for (const aspect of core.aspects) {
    writers.set(keyOf.aspect(aspect.id), (module) => aspectBody(core, ids, module, aspect));
    writers.set(keyOf.possibleAspect(aspect.id), (module) => possibleBody(core, ids, module, aspect));
  }
  for (const { track } of core.crossings) {
    writers.set(keyOf.shift(track), (module) => crossingBody(core, ids, module, track));
  }
  return writers;
}
