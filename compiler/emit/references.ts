/** Where the functions of a game stand, and how they are called. */
import type { AspectId, ProcedureId, TrackId, World } from '../resolved/ir.js';
import { fromGame } from './module.js';
import { camelCase, pascalCase } from './names.js';
import type { EmitScope } from './scope.js';

/** `AR 3.2.4` for a rule of the rulebook; what already names a card stays as it is. */
export function citation(world: World, rule: string): string {
  return /^\d/.test(rule) ? `${world.cites} ${rule}` : rule;
}

export function procedureModule(world: World, procedure: ProcedureId): string {
  return `${world.procedures[procedure]?.file ?? ''}.ts`;
}

/** The function of a procedure that is simply done, imported. */
export function procedureFunction(scope: EmitScope, procedure: ProcedureId): string {
  return fromGame(
    scope.module,
    procedureModule(scope.world, procedure),
    camelCase(scope.world.procedures[procedure]?.name ?? ''),
  );
}

/** The function that shifts a track on which something lies beyond an end, imported. */
export function shiftFunction(scope: EmitScope, track: TrackId): string {
  return fromGame(scope.module, 'tracks.ts', shiftName(scope.world, track));
}

export function shiftName(world: World, track: TrackId): string {
  return `shift${pascalCase(world.tracks[track]?.names.one ?? '')}`;
}

/** The function that resolves an aspect of a chit, imported. */
export function aspectFunction(scope: EmitScope, aspect: AspectId): string {
  return fromGame(scope.module, 'chits.ts', aspectName(scope.world, aspect));
}

export function aspectName(world: World, aspect: AspectId): string {
  return `resolve${pascalCase(world.aspects[aspect]?.name ?? '')}`;
}
