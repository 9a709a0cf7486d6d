/** Named quantities and named sets of spaces as functions of their module, with what cards make of them. */
import type { Core, CoreProcedure, CoreQuantity, QuantityChange } from '../core/ir.js';
import type { ChitId } from '../resolved/ir.js';
import { condition, guardName, guardTest, number, operand, tests } from './expressions.js';
import { speaksOfPiece } from './in-hand.js';
import { parametersNamed, parametersOf } from './bodies.js';
import { boundsKey, type Identifiers, moduleOf, nameFor } from './identifiers.js';
import {
  type Declaration,
  type FunctionDeclaration,
  finish,
  lineComment,
  type Module,
  type ModuleWriter,
  type Parameter,
  runtimeType,
  usesName,
} from './module.js';
import type { NumberExpr } from '../resolved/ir.js';
import { keyOf } from './naming.js';
import { procedureScope } from './procedures.js';
import type { RuntimeType } from './reserved.js';
import { type EmitScope, freshName, plainScope } from './scope.js';

/** A quantity of a procedure. */
export function quantityFunction(scope: EmitScope, procedure: CoreProcedure, quantity: CoreQuantity): Declaration {
  const key = keyOf.quantity(procedure.id, quantity.name);
  return {
    kind: 'function',
    doc: '',
    exported: true,
    generator: false,
    name: nameFor(scope.ids, key),
    parameters: parametersOf(scope, key, parametersNamed(scope.module, ['game', 'scope'])),
    returns: 'number',
    body: quantityBody(scope.core, scope.ids, scope.module, procedure, quantity),
  };
}

/** One that is offered may be conducted with another value. */
export function quantityBody(
  core: Core,
  ids: Identifiers,
  module: ModuleWriter,
  procedure: CoreProcedure,
  quantity: CoreQuantity,
): string {
  const scope: EmitScope = { ...procedureScope(core, ids, module, procedure), here: null };
  const isGiven = procedure.offered && quantity.overridden;
  const key = boundsKey(scope.ids, quantity.name);
  const start: Start = isGiven
    ? { text: `scope.values.${key} ?? ${operand(scope, quantity.value)}`, below: 'maybe' }
    : startOf(scope, quantity.value);
  return changed(scope, 'value', signed(start, quantity), quantity.changes);
}

/** A quantity of a chit. */
export function chitQuantityFunction(scope: EmitScope, chit: ChitId, quantity: CoreQuantity): FunctionDeclaration {
  const here = scope.ids.inSpaces.has(keyOf.chitQuantity(chit, quantity.name));
  const inner = here ? { ...scope, here: 'space' } : scope;
  const body = changed(inner, 'value', signed(startOf(inner, quantity.value), quantity), quantity.changes);
  return {
    kind: 'function',
    doc: '',
    exported: false,
    generator: false,
    name: nameFor(scope.ids, keyOf.chitQuantity(chit, quantity.name)),
    parameters: parameters(scope, body, here ? ['game', 'space'] : ['game']),
    returns: 'number',
    body,
  };
}

/** A named set of spaces, which a conduct may change. */
export function placeFunction(scope: EmitScope, place: CoreProcedure['places'][number]): FunctionDeclaration {
  const { procedure } = scope;
  if (procedure === null) throw new Error('no procedure');
  const own = tests({ ...scope, here: null }, place.spaces, 'space');
  const body = `const other = scope.places.${boundsKey(scope.ids, place.name)};\nreturn other === undefined ? ${own} : other(game, space);`;
  return {
    kind: 'function',
    doc: '',
    exported: false,
    generator: false,
    name: nameFor(scope.ids, keyOf.place(procedure.id, place.name)),
    parameters: parameters(scope, body, ['game', 'space', 'scope']),
    returns: 'boolean',
    body,
  };
}

/** `rolls.ts`: what cards add to rolls; null where none does. */
export function emitRolls(core: Core, ids: Identifiers): Module | null {
  if (core.rolls.length === 0) return null;
  const module = moduleOf(ids, 'rolls.ts');
  for (const roll of core.rolls) {
    const { changes } = roll;
    const plain = plainScope(core, ids, module, ['piece']);
    const isOfPiece = speaksOfPiece(changes);
    const scope = isOfPiece ? { ...plain, piece: 'piece' } : plain;
    const body = sumOf(scope, 'added', changes);
    module.declarations.push({
      kind: 'function',
      doc: '',
      exported: true,
      generator: false,
      name: nameFor(ids, keyOf.rolls(roll)),
      parameters: parameters(scope, body, isOfPiece ? ['game', 'piece'] : ['game']),
      returns: 'number',
      body,
    });
  }
  return finish(module, `${core.world.title}: what cards add to rolls.`);
}

/** Whether a number that cards change can start below 0, and whether they may take it there. */
type Below = 'never' | 'maybe' | 'as far as it goes';

/** The number that cards change: what it is by itself. */
export interface Start {
  readonly text: string;
  readonly below: Below;
}

/** What a quantity that is said to be below 0 starts from. */
function signed(start: Start, quantity: CoreQuantity): Start {
  return quantity.signed === true ? { ...start, below: 'as far as it goes' } : start;
}

export function startOf(scope: EmitScope, value: NumberExpr): Start {
  return { text: number(scope, value), below: isNeverNegative(value) ? 'never' : 'maybe' };
}

/** The statements that start from a value, let each card in play change it, and return it. */
export function changed(scope: EmitScope, name: string, start: Start, changes: readonly QuantityChange[]): string {
  if (changes.length === 0) return `return ${start.text};`;
  const own = freshName(scope, name, 'changed');
  return `let ${own} = ${start.text};\n${changesOf(scope, own, changes, start.below)}\nreturn ${own};`;
}

/**
 * The statements that let each card in play change the value of a variable: what it is, what is added and taken away, the most.
 * Nothing is taken away below 0, but from what is said to be there.
 */
export function changesOf(scope: EmitScope, name: string, changes: readonly QuantityChange[], below: Below): string {
  const adding = changes.filter(({ how }) => how === 'more' || how === 'less');
  const isTaken = below !== 'as far as it goes' && adding.some(({ how }) => how === 'less');
  // What is taken away alone, from what is not below 0, is bounded where it is taken.
  const isBoundAtOnce = isTaken && adding.length === 1 && below === 'never';
  const step = (change: QuantityChange): string => {
    if (change.how === 'less' && isBoundAtOnce) return `${name} = Math.max(0, ${name} - ${operand(scope, change.by)});`;
    const by = number(scope, change.by);
    return {
      more: `${name} += ${by};`,
      less: `${name} -= ${by};`,
      'at most': `${name} = Math.min(${name}, ${by});`,
      is: `${name} = ${by};`,
    }[change.how];
  };
  const steps = changes.map((change): string => inForce(scope, change, step(change)));
  if (isTaken && !isBoundAtOnce) {
    const first = changes.findIndex(({ how }) => how === 'at most');
    steps.splice(first === -1 ? steps.length : first, 0, `${name} = Math.max(0, ${name});`);
  }
  return steps.join('\n');
}

/** What cards add to a roll, which may be below 0. */
function sumOf(scope: EmitScope, name: string, changes: readonly QuantityChange[]): string {
  const steps = changes.map((change) =>
    inForce(scope, change, `${name} ${change.how === 'less' ? '-=' : '+='} ${number(scope, change.by)};`),
  );
  return `let ${name} = 0;\n${steps.join('\n')}\nreturn ${name};`;
}

function inForce(scope: EmitScope, { guard, text, condition: when }: QuantityChange, step: string): string {
  const tested = when === null ? '' : ` && (${condition(scope, when)})`;
  return `${lineComment(`${guardName(scope, guard)}: ${text}`)}\nif (${guardTest(scope, guard)}${tested}) ${step}`;
}

function isNeverNegative(value: NumberExpr): boolean {
  switch (value.kind) {
    case 'literal':
      return value.value >= 0;
    case 'count':
    case 'count spaces':
    case 'count chits':
    case 'capabilities':
      return true;
    default:
      return false;
  }
}

function parameters(scope: EmitScope, body: string, names: readonly string[]): Parameter[] {
  const types: Readonly<Record<string, RuntimeType>> = { game: 'Game', scope: 'Scope', piece: 'PieceInHand' };
  return names.map((name) => {
    const type = types[name];
    return {
      name: usesName(body, name) ? name : `_${name}`,
      type: type === undefined ? 'number' : runtimeType(scope.module, type),
    };
  });
}
