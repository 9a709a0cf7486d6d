/** Where the functions of a game stand, and how they are called. */
import type { AspectId, ProcedureId, TrackId, World } from '../resolved/ir.js';
import type { Hook, Op } from '../core/ir.js';
import { givenTo } from './bodies.js';
import { hereOf, number } from './expressions.js';
import { thing } from './identifiers.js';
import { fromRuntime } from './module.js';
import { camelCase } from './names.js';
import { keyOf } from './naming.js';
import type { EmitScope } from './scope.js';

/** `AR 3.2.4` for a rule of the rulebook; what already names a card stays as it is. */
export function citation(world: World, rule: string): string {
  return /^\d/.test(rule) ? `${world.cites} ${rule}` : rule;
}

/** The statement that leaves a function where the game is over. */
export function unlessOver({ module }: EmitScope): string {
  return `if (${fromRuntime(module, 'isOver')}(game)) return;`;
}

/** The function or the record of a procedure, imported. */
export function procedureThing(scope: EmitScope, procedure: ProcedureId): string {
  return thing(scope.module, scope.ids, keyOf.procedure(procedure));
}

/** The key of the function of steps that a card, or a procedure that is declared, adds to something. */
export function hookKey(guard: Hook['guard'], index: number): string {
  return 'declared' in guard ? keyOf.declared(guard.declared, index) : keyOf.woven(guard.card, index);
}

/** The function that shifts a track on which something lies beyond an end, imported. */
export function shiftFunction({ module, ids }: EmitScope, track: TrackId): string {
  return thing(module, ids, keyOf.shift(track));
}

/** Moves a track step by step, with what is done at the numbers it passes. */
export function crossingCall(scope: EmitScope, track: TrackId, by: string, steps: string): string {
  const given = givenTo(scope, keyOf.shift(track), [
    ['game', 'game'],
    ['by', by],
    ['steps', steps],
  ]);
  return `yield* ${shiftFunction(scope, track)}(${given});`;
}

/** Resolves an aspect of a chit. */
export function aspectCall(scope: EmitScope, aspect: AspectId, by: string, chit: string): string {
  return chitCall(scope, keyOf.aspect(aspect), aspect, by, chit);
}

/** Whether the effect of a chit can change anything. */
export function possibleAspect(scope: EmitScope, aspect: AspectId, chit: string): string {
  return chitCall(scope, keyOf.possibleAspect(aspect), aspect, scope.executing, chit);
}

function chitCall(scope: EmitScope, key: string, aspect: AspectId, by: string, chit: string): string {
  const given = givenTo(scope, key, [
    ['game', 'game'],
    ['by', by],
    ['chit', chit],
    ...(scope.aspectsHere.has(aspect) ? [['space', hereOf(scope)] as const] : []),
  ]);
  return `${thing(scope.module, scope.ids, key)}(${given})`;
}

/** Does a procedure that is not offered. */
export function procedureCall(
  scope: EmitScope,
  { procedure, numbers = [] }: Extract<Op, { readonly kind: 'do' }>,
  by: string,
): string {
  const given = givenTo(scope, keyOf.procedure(procedure), [
    ['game', 'game'],
    ['by', by],
    ...entriesOf(scope.world, procedure).map((name, index): [string, string] => {
      const looked = numbers[index];
      return [name, looked === undefined ? '0' : number(scope, looked)];
    }),
  ]);
  return `yield* ${procedureThing(scope, procedure)}(${given});`;
}

/** What the numbers that a table of results is given are called in its function; none where it is no table. */
export function entriesOf({ tables }: World, procedure: ProcedureId): readonly string[] {
  const table = tables.find((it) => it.procedure === procedure);
  return (table?.entries ?? []).map(({ name }) => camelCase(name));
}
