/** Conducting procedures as calls of the runtime: which of them, within which bounds, and what may accompany them. */
import type { Conduct, Statement } from '../core/ir.js';
import type { ProcedureId } from '../resolved/ir.js';
import { limitOf, only, options, why } from './arguments.js';
import { number, runtime, tests } from './expressions.js';
import { spaces } from './space-sets.js';
import { boundsKey, thing } from './identifiers.js';
import { parameterFor, stringLiteral } from './module.js';
import { keyOf } from './naming.js';
import { procedureThing } from './references.js';
import { type EmitScope, freshName, withTaken } from './scope.js';

/** The procedures of a class by the class's list, else one by one. */
export function procedureList(scope: EmitScope, procedures: readonly ProcedureId[]): string {
  const { world } = scope;
  const whole = world.classes.findIndex((_, index) => {
    const members = world.procedures.flatMap((procedure, procedureId) =>
      procedure.class === index ? [procedureId] : [],
    );
    return (
      members.length === procedures.length && members.every((member) => procedures.includes(member as ProcedureId))
    );
  });
  if (whole !== -1 && procedures.length > 1) return thing(scope.module, scope.ids, keyOf.class(whole));
  return `[${procedures.map((procedure) => procedureThing(scope, procedure)).join(', ')}]`;
}

/** What is conducted, within which bounds, and with what. */
function offerOf(scope: EmitScope, op: Conduct): string[] {
  const companion = accompaniment(scope, op);
  return [
    `procedures: ${procedureList(scope, op.procedures)}`,
    ...boundsOf(scope, op),
    ...(companion === null ? [] : [`accompaniment: ${companion}`]),
  ];
}

/** The bounds of one conduct, where it has any. */
function boundsOf(scope: EmitScope, op: Conduct): string[] {
  const bounds: string[] = [];
  if (op.least !== null) bounds.push(`least: ${number(scope, op.least)}`);
  if (op.most !== null) bounds.push(`limit: ${limitOf(scope, op.most)}`);
  if (op.within !== null) bounds.push(`within: ${spaces(scope, op.within)}`);
  if (op.waiving.length > 0) bounds.push(`waiving: [${op.waiving.map(stringLiteral).join(', ')}]`);
  if (op.choosing !== null) bounds.push(`choosing: ${stringLiteral(op.choosing)}`);
  if (op.forgoing.length > 0) bounds.push(`forgoing: [${op.forgoing.map(stringLiteral).join(', ')}]`);
  if (op.values.length > 0) {
    const values = op.values.map(({ name, value }) => `${boundsKey(scope.ids, name)}: ${number(scope, value)}`);
    bounds.push(`values: { ${values.join(', ')} }`);
  }
  if (op.places.length > 0) {
    const places = op.places.map(({ name, spaces: set }) => {
      const space = freshName(scope, 'space', 'other');
      return `${boundsKey(scope.ids, name)}: ${placeTest(space, tests(withTaken(scope, space), set, space))}`;
    });
    bounds.push(`places: { ${places.join(', ')} }`);
  }
  return bounds.length === 0 ? [] : [`scope: ${runtime(scope, 'scopeOf')}(${options(...bounds)})`];
}

/** A test of a space in a position: the procedure may ask it of one that it tries out. */
function placeTest(variable: string, text: string): string {
  return `(${parameterFor('game', text)}, ${parameterFor(variable, text)}) => ${text}`;
}

/** Conducts one of the procedures. */
export function conductCall(scope: EmitScope, statement: Statement, op: Conduct, by: string): string {
  const offer = options(...offerOf(scope, op), ...only(op.optional, 'optional: true'));
  const conducted = runtime(scope, op.disregardsCards === true ? 'conductDisregardingCards' : 'conduct');
  return `${conducted}(game, ${by}, ${why(scope, statement)}, ${offer})`;
}

/** Whether one of the procedures can be conducted. */
export function canConduct(scope: EmitScope, op: Conduct, by: string): string {
  const can = runtime(scope, op.disregardsCards === true ? 'canConductDisregardingCards' : 'canConduct');
  return `${can}(game, ${by}, ${options(...offerOf(scope, op))})`;
}

/** What may accompany one conduct; null where nothing may. */
function accompaniment(scope: EmitScope, { accompanied }: Conduct): string | null {
  if (accompanied === null) return null;
  return `{ label: ${stringLiteral(accompanied.label)}, procedures: ${procedureList(scope, accompanied.procedures)} }`;
}
