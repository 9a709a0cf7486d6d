/** Who plays. */
import type { FactionId, World } from './ir.js';

type Factions = World['factions'];

/** The factions that somebody plays. */
export function playedFactions(factions: Factions): readonly FactionId[] {
  return factions.flatMap(({ isPlayed }, id) => (isPlayed ? [id as FactionId] : []));
}

/** Who plays alone, and so executes whatever no sentence gives to another; null where several play. */
export function lonePlayer(factions: Factions): FactionId | null {
  const [only, ...others] = playedFactions(factions);
  return only === undefined || others.length > 0 ? null : only;
}
