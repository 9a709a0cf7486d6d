/** Where the functions of a game stand, and how they are called. */
import type { AspectId, ProcedureId, TrackId, World } from '../resolved/ir.js';
import type { Hook } from '../core/ir.js';
import { thing } from './identifiers.js';
import { fromRuntime } from './module.js';
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

/** The function of steps that a card, or a procedure that is declared, adds to something, imported from its module. */
export function hookFunction({ module, ids }: EmitScope, guard: Hook['guard'], index: number): string {
  const key = 'declared' in guard ? keyOf.declared(guard.declared, index) : keyOf.woven(guard.card, index);
  return thing(module, ids, key);
}

/** The function that shifts a track on which something lies beyond an end, imported. */
export function shiftFunction({ module, ids }: EmitScope, track: TrackId): string {
  return thing(module, ids, keyOf.shift(track));
}

/** The function that resolves an aspect of a chit, imported. */
export function aspectFunction({ module, ids }: EmitScope, aspect: AspectId): string {
  return thing(module, ids, keyOf.aspect(aspect));
}

/** The function that tells whether the effect of a chit can change anything, imported. */
export function possibleAspect({ module, ids }: EmitScope, aspect: AspectId): string {
  return thing(module, ids, keyOf.possibleAspect(aspect));
}
