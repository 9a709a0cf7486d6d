/** A World that says what there is, and nothing of what is done. */
import type { World } from './ir.js';

/** What rules do is left out: whoever is given this World cannot rest on it. */
export function declaredOnly(world: World): World {
  return {
    ...world,
    tracks: world.tracks.map((it) => ({ ...it, beyond: [], crossings: [] })),
    chits: world.chits.map((it) => ({ ...it, quantities: [], effects: [] })),
    cards: world.cards.map((it) => ({ ...it, sides: it.sides.map((side) => ({ ...side, steps: [] })) })),
    procedures: world.procedures.map((it) => ({
      ...it,
      requires: null,
      quantities: [],
      places: [],
      selection: null,
      steps: [],
      declaration: null,
    })),
    additionalSpaces: [],
    standing: [],
    modifiers: [],
  };
}
