/** The tables of a game in names alone. */
import type { Rules } from '../../runtime/rules.js';
import { rowAt } from '../../runtime/state.js';
import type { KitTables } from './ir.js';

export function tablesOf(rules: Rules): KitTables {
  const kind = (index: number): string => rowAt(rules.spaceKinds, index);
  return {
    factions: rules.factions,
    spaces: rules.spaces.map((space, index) => ({
      name: space.name,
      kind: kind(space.kind),
      adjacent: (rules.adjacent[index] ?? []).map((other) => rowAt(rules.spaces, other).name),
    })),
    pieces: rules.pieces.map((piece) => ({
      name: piece.name,
      faction: rules.factions[piece.faction] ?? null,
      inventory: piece.inventory,
      stands: piece.columns.map((column) => {
        const { name, state } = rowAt(rules.columns, column);
        return { as: name, state };
      }),
      placedAs: rowAt(rules.columns, piece.placedAs).name,
      mostPerSpace: limit(piece.mostPerSpace),
      barred: piece.barred.map(kind),
    })),
    markers: rules.markers.map((marker) => ({
      name: marker.name,
      supply: limit(marker.supply),
      mostPerSpace: limit(marker.mostPerSpace),
      kinds: marker.kinds.map(kind),
      closes: marker.closes,
    })),
    boxes: rules.boxes,
    tracks: rules.tracks,
    counters: rules.counters,
    ...(rules.options === undefined ? {} : { options: rules.options }),
    chits: rules.chits.map(({ name, family, count, value }) => ({
      name,
      family: rowAt(rules.chitFamilies, family),
      owner: rules.factions[rules.chitOwners?.[family] ?? -1] ?? null,
      count,
      value,
    })),
    cards: rules.cards,
    order: rules.order,
    procedures: rules.procedures,
  };
}

/** No limit has no number in JSON. */
function limit(most: number): number | null {
  return Number.isFinite(most) ? most : null;
}
