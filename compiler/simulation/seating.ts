/** Who plays each faction of a simulation, and what that is called. */
import type { Skill } from '../../runtime/opponents/players.js';
import { playedFactions } from '../resolved/players.js';
import type { World } from '../resolved/ir.js';

/** By faction, who plays it: at random where nothing is said. Null where nothing is said of any, or all play so. */
export type Seating = readonly Skill[] | null;

export const byChance: Skill = { kind: 'random', budget: null };

/** By the name of each faction that is played, its player: `mcts:200`. */
export function seatNames({ factions }: World, seats: Seating): Readonly<Record<string, string>> {
  return Object.fromEntries(
    playedFactions(factions).map((id) => [factions[id]?.name ?? '', skillName(seats?.[id] ?? byChance)]),
  );
}

/** `random`, `mcts:200`, `mcts:500ms`. */
export function skillName({ kind, budget, unit }: Skill): string {
  return budget === null ? kind : `${kind}:${budget}${unit === 'milliseconds' ? 'ms' : ''}`;
}

/** Whether somebody plays for a time: such games are not played alike twice. */
export function isTimed(seating: Seating): boolean {
  return seating?.some(({ unit }) => unit === 'milliseconds') === true;
}
