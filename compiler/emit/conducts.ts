/** Conducting procedures as calls of the runtime: which of them, within which bounds, and what may accompany them. */
import type { Conduct, Statement } from '../core/ir.js';
import type { ProcedureId } from '../resolved/ir.js';
import { limitOf, why } from './arguments.js';
import { number, runtime, spaces, spaceTest, tests } from './expressions.js';
import { boundsKey, thing } from './identifiers.js';
import { stringLiteral } from './module.js';
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

/** The bounds of one conduct. */
export function boundsOf(scope: EmitScope, op: Conduct): string {
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
      return `${boundsKey(scope.ids, name)}: ${spaceTest(space, tests(withTaken(scope, space), set, space))}`;
    });
    bounds.push(`places: { ${places.join(', ')} }`);
  }
  return bounds.length === 0 ? runtime(scope, 'FREE') : `${runtime(scope, 'scopeOf')}({ ${bounds.join(', ')} })`;
}

/** Conducts one of the procedures. */
export function conductCall(scope: EmitScope, statement: Statement, op: Conduct, by: string): string {
  const companion = accompaniment(scope, op) ?? 'null';
  return `${runtime(scope, 'conduct')}(game, ${by}, ${why(scope, statement)}, ${procedureList(scope, op.procedures)}, ${boundsOf(scope, op)}, ${companion}, ${String(op.optional)})`;
}

/** What may accompany one conduct; null where nothing may. */
export function accompaniment(scope: EmitScope, { accompanied }: Conduct): string | null {
  if (accompanied === null) return null;
  return `{ label: ${stringLiteral(accompanied.label)}, procedures: ${procedureList(scope, accompanied.procedures)} }`;
}
