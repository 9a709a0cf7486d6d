/** Where the functions of a game stand, and how they are called. */
import type { AspectId, ProcedureId, TrackId, World } from '../resolved/ir.js';
import type { Woven } from '../core/ir.js';
import { stepWeaves } from '../core/weaves.js';
import { fromGame, fromRuntime } from './module.js';
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

/** The statement that leaves a function where the game is over. */
export function unlessOver({ module }: EmitScope): string {
  return `if (${fromRuntime(module, 'isOver')}(game)) return;`;
}

/** The function of a procedure's named quantity; procedures that are simply done share a module. */
export function quantityName(world: World, procedure: ProcedureId, quantity: string): string {
  const { class: ofClass, name = '' } = world.procedures[procedure] ?? {};
  return camelCase(ofClass === null ? `${name} ${quantity}` : quantity);
}

/** The function of steps that a card, or a procedure that is declared, adds to something, imported from its module. */
export function wovenFunction(scope: EmitScope, guard: Woven['guard'], index: number): string {
  const { module, world } = scope;
  if ('declared' in guard) {
    const { declared } = guard;
    return fromGame(module, procedureModule(world, declared), declaredNames(world, declared)[index] ?? '');
  }
  return fromGame(module, cardModule(world, guard.card), wovenNames(world, guard.card)[index] ?? '');
}

/** The names of what a procedure does where it is declared: its own name and the moments. */
export function declaredNames(world: World, procedure: ProcedureId): string[] {
  const declared = world.procedures[procedure];
  return (declared?.declaration?.changes ?? []).map(({ text }) => camelCase(`${declared?.name ?? ''} ${text}`));
}

/** `cards/a13-….ts`. */
export function cardModule(world: World, card: number): string {
  return `${world.cards[card]?.file ?? ''}.ts`;
}

/** The names of a card's added steps: its code and their openings; the side comes between where both sides have one. */
export function wovenNames(world: World, card: number): string[] {
  const weaves = stepWeaves(world, card);
  const code = world.cards[card]?.code ?? '';
  const names = weaves.map((weave) => camelCase(`${code} ${weave.text}`));
  return weaves.map((weave, index) => {
    const name = names[index] ?? '';
    const side = weave.when.kind === 'in play' ? (world.cards[card]?.sides[weave.when.side]?.name ?? '') : '';
    return names.filter((other) => other === name).length > 1 ? camelCase(`${code} ${side} ${weave.text}`) : name;
  });
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
