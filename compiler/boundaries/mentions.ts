/** What a part of Core speaks of, so that positions can be made of that and of little else. */
import type { Core } from '../core/ir.js';

/** Ids by what they are of. */
export interface Mentions {
  readonly columns: ReadonlySet<number>;
  readonly markers: ReadonlySet<number>;
  readonly tracks: ReadonlySet<number>;
  readonly boxes: ReadonlySet<number>;
  readonly counters: ReadonlySet<number>;
  readonly options: ReadonlySet<number>;
  readonly spaces: ReadonlySet<number>;
  readonly kinds: ReadonlySet<number>;
  readonly families: ReadonlySet<number>;
  /** Cards that change something here while they are in play. */
  readonly cards: ReadonlySet<number>;
  readonly cardKinds: ReadonlySet<number>;
  readonly numbers: ReadonlySet<number>;
  readonly reveals: boolean;
  readonly readsOrder: boolean;
}

/** Of all that is below the values, and of the procedures that they do or conduct. */
export function mentionsIn(core: Core, values: readonly unknown[]): Mentions {
  const { world } = core;
  const sets = {
    columns: new Set<number>(),
    markers: new Set<number>(),
    tracks: new Set<number>(),
    boxes: new Set<number>(),
    counters: new Set<number>(),
    options: new Set<number>(),
    spaces: new Set<number>(),
    kinds: new Set<number>(),
    families: new Set<number>(),
    cards: new Set<number>(),
    cardKinds: new Set<number>(),
    numbers: new Set<number>(),
  };
  let reveals = false;
  let readsOrder = false;
  const seen = new Set<object>();
  const add = (set: Set<number>, value: unknown): void => {
    for (const id of Array.isArray(value) ? value : [value]) if (typeof id === 'number') set.add(id);
  };
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (Array.isArray(node)) {
      for (const item of node) walk(item);
      return;
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'columns' || key === 'remaining') add(sets.columns, value);
      else if (key === 'pieces' || key === 'with') {
        const pieces: readonly unknown[] = Array.isArray(value) ? value : [value];
        for (const piece of pieces) add(sets.columns, world.pieces[Number(piece)]?.columns);
      } else if (key === 'marker') add(sets.markers, value);
      else if (key === 'track') add(sets.tracks, value);
      else if (key === 'box' || (key === 'from' && typeof value === 'number')) add(sets.boxes, value);
      else if (key === 'counter') add(sets.counters, value);
      else if (key === 'option') add(sets.options, value);
      else if (key === 'kinds') add(sets.kinds, value);
      else if (key === 'family') add(sets.families, value);
      else if (key === 'cardKind') add(sets.cardKinds, value);
      else if (key === 'card') add(sets.cards, value);
      else if (key === 'value') add(sets.numbers, value);
      else if (key === 'procedures' || key === 'procedure') {
        for (const id of Array.isArray(value) ? (value as unknown[]) : [value]) walk(core.procedures[Number(id)]);
      } else if (key === 'aspect') walk(core.aspects[Number(value)]);
      if (key === 'spaces' && Array.isArray(value)) add(sets.spaces, value);
      if (key === 'additional') for (const id of value as number[]) walk(core.additionalSpaces[id]);
      if (key === 'kind' && (value === 'reveal' || value === 'until deck empty')) reveals = true;
      if (key === 'kind' && (value === 'ordinal' || value === 'make' || value === 'adjust order')) readsOrder = true;
      if (key !== 'span') walk(value);
    }
  };
  for (const value of values) walk(value);
  return { ...sets, reveals, readsOrder };
}
