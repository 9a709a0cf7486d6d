/** Who acts, as far as a sentence tells it. */
import type { Condition, FactionId } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import type { Actor } from './ir.js';

/** Whether the actor is the faction, as far as it is told. */
export function actsAs(factions: number, by: Actor, faction: FactionId): Condition | boolean {
  switch (by.kind) {
    case 'faction':
      return by.faction === faction;
    case 'executing':
      return { kind: 'executing', faction, negated: false };
    case 'ordinal':
      return { kind: 'in place', place: by.place, faction, negated: false };
    case 'other':
      // Only of two factions is one the other.
      return actsAs(factions, by.than, (factions - 1 - faction) as FactionId);
    default:
      return unreachable(by);
  }
}
