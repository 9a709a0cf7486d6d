/** Named quantities and named sets of spaces as functions of their module, with what cards make of them. */
import type { Core, CoreProcedure, CoreQuantity, QuantityChange } from '../core/ir.js';
import { condition, guardName, guardTest, number, rollFunction, tests } from './expressions.js';
import type { Identifiers } from './identifiers.js';
import {
  type Declaration,
  finish,
  lineComment,
  type Module,
  newModule,
  type Parameter,
  runtimeType,
  usesName,
} from './module.js';
import { camelCase } from './names.js';
import { quantityName } from './references.js';
import { type EmitScope, plainScope } from './scope.js';

/** A quantity of a procedure; one that is offered may be conducted with another value. */
export function quantityFunction(scope: EmitScope, quantity: CoreQuantity): Declaration {
  const { procedure } = scope;
  if (procedure === null) throw new Error('no procedure');
  const own = number(scope, quantity.value);
  const name = camelCase(quantity.name);
  const start = procedure.offered && quantity.overridden ? `scope.values.${name} ?? ${own}` : own;
  const body = changed(scope, 'value', start, quantity.changes);
  return {
    kind: 'function',
    doc: '',
    exported: true,
    generator: false,
    name: quantityName(scope.world, procedure.id, quantity.name),
    parameters: parameters(scope, body, procedure.offered ? ['game', 'scope'] : ['game']),
    returns: 'number',
    body,
  };
}

/** A quantity of a chit; `here` where it is used in a space. */
export function chitQuantityFunction(scope: EmitScope, quantity: CoreQuantity, here: boolean): Declaration {
  const inner = here ? { ...scope, here: 'space' } : scope;
  const body = changed(inner, 'value', number(inner, quantity.value), quantity.changes);
  return {
    kind: 'function',
    doc: '',
    exported: false,
    generator: false,
    name: camelCase(quantity.name),
    parameters: parameters(scope, body, here ? ['game', 'space'] : ['game']),
    returns: 'number',
    body,
  };
}

/** A named set of spaces, which a conduct may change. */
export function placeFunction(scope: EmitScope, place: CoreProcedure['places'][number]): Declaration {
  const name = camelCase(place.name);
  const own = tests({ ...scope, here: null }, place.spaces, 'space');
  const body = `const other = scope.places.${name};\nreturn other === undefined ? ${own} : other(game, space);`;
  return {
    kind: 'function',
    doc: '',
    exported: false,
    generator: false,
    name,
    parameters: parameters(scope, body, ['game', 'space', 'scope']),
    returns: 'boolean',
    body,
  };
}

/** `rolls.ts`: what cards add to rolls; null where none does. */
export function emitRolls(core: Core, ids: Identifiers): Module | null {
  if (core.rolls.length === 0) return null;
  const module = newModule('rolls.ts');
  for (const { against, changes } of core.rolls) {
    const scope = plainScope(core, ids, module, []);
    const body = changed(scope, 'added', '0', changes);
    module.declarations.push({
      kind: 'function',
      doc: '',
      exported: true,
      generator: false,
      name: rollFunction(scope, against),
      parameters: parameters(scope, body, ['game']),
      returns: 'number',
      body,
    });
  }
  return finish(module, `${core.world.title}: what cards add to rolls.`);
}

/** The statements that start from a value, let each card in play change it, and return it. */
export function changed(scope: EmitScope, name: string, start: string, changes: readonly QuantityChange[]): string {
  if (changes.length === 0) return `return ${start};`;
  return `let ${name} = ${start};\n${changesOf(scope, name, changes)}\nreturn ${name};`;
}

/** The statements that let each card in play change the value of a variable. */
export function changesOf(scope: EmitScope, name: string, changes: readonly QuantityChange[]): string {
  const steps = changes.map((change) => {
    const by = number(scope, change.by);
    const step = {
      more: `${name} += ${by};`,
      less: `${name} = Math.max(0, ${name} - ${by});`,
      'at most': `${name} = Math.min(${name}, ${by});`,
      is: `${name} = ${by};`,
    }[change.how];
    const signed = change.how === 'less' && name === 'added' ? `${name} -= ${by};` : step;
    const tested = change.condition === null ? '' : ` && (${condition(scope, change.condition)})`;
    return `${lineComment(`${guardName(scope, change.guard)}: ${change.text}`)}\nif (${guardTest(scope, change.guard)}${tested}) ${signed}`;
  });
  return steps.join('\n');
}

function parameters(scope: EmitScope, body: string, names: readonly string[]): Parameter[] {
  const types: Readonly<Record<string, string>> = { game: 'Game', scope: 'Scope' };
  return names.map((name) => {
    const type = types[name];
    return {
      name: usesName(body, name) ? name : `_${name}`,
      type: type === undefined ? 'number' : runtimeType(scope.module, type),
    };
  });
}
