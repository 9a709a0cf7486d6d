/** What steps that are added to something are given by it: the current space, the group that moved, its bounds and its numbers. */
import type { Anchor, Step, World } from '../resolved/ir.js';
import { aspectNeedsHere, needsOf } from '../resolved/resolve/needs.js';
import type { Capture } from './ir.js';

/** What the steps at an anchor are given, in the order of the parameters of their function. */
export function capturesAt(world: World, anchor: Anchor, steps: readonly Step[]): readonly Capture[] {
  switch (anchor.kind) {
    case 'removed':
    case 'passed':
      return [];
    case 'placed':
    case 'selected':
    case 'arrivals':
      return [{ kind: 'here' }];
    case 'moves':
      return [{ kind: 'group' }];
    case 'aspect':
      return aspectNeedsHere(world, anchor.aspect) ? [{ kind: 'here' }] : [];
    case 'procedure':
    case 'conduct':
      return world.procedures[anchor.procedure]?.class === null ? [] : [{ kind: 'scope' }];
    case 'step': {
      const needs = needsOf(world, steps);
      const offered = world.procedures[anchor.procedure]?.class !== null;
      return [
        ...(anchor.here && needs.here ? [{ kind: 'here' } as const] : []),
        ...(offered && needs.scope ? [{ kind: 'scope' } as const] : []),
        ...[...needs.numbers].map((name) => ({ kind: 'number', name }) as const),
      ];
    }
  }
}
