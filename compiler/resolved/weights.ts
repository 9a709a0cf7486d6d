/** What a procedure counts of pieces and markers on the map, which cards may let count double or not at all. */
import { visit } from './children.js';
import type { Change, ColumnId, MarkerId, NumberExpr, Procedure, Thing, Where } from './ir.js';

type Weight = Extract<Change, { readonly kind: 'weight' }>;

/** How the procedure asks for the things: by a number that they change, for any of them at all, or for which has most of them. */
export type Asked = 'how many' | 'any' | 'the most';

/** All ways in which the procedure asks for any of the things. */
export function asksFor(procedure: Procedure, { things }: Weight): ReadonlySet<Asked> {
  const found = new Set<Asked>();
  const note = (counted: readonly Thing[], how: Asked): void => {
    if (shared(things, counted).length > 0) found.add(how);
  };
  const by = (least: NumberExpr): Asked => (least.kind === 'literal' && least.value <= 1 ? 'any' : 'how many');
  visit('procedure', procedure, {
    // Who controls a space is no question of the procedure.
    controller: () => false,
    number: (it) => {
      if (it.kind === 'count' && isOnMap(it.where)) note(it.things, 'how many');
    },
    condition: (it) => {
      if (it.kind === 'is there' && isOnMap(it.where)) note(it.things, by(it.least));
    },
    test: (it) => {
      if (it.kind === 'holds') note(it.things, by(it.least));
      if (it.kind === 'more') note([...it.more, ...it.than], 'how many');
      if (it.kind === 'most') note(it.things, 'the most');
    },
  });
  return found;
}

/** What stands on the map, with a space to stand in. */
export function isOnMap({ kind }: Where): boolean {
  return kind === 'here' || kind === 'map' || kind === 'spaces';
}

/** Of `counted` what `things` speaks of, one by one. */
export function shared(things: readonly Thing[], counted: readonly Thing[]): readonly (ColumnId | MarkerId)[] {
  return counted.flatMap((own): readonly (ColumnId | MarkerId)[] =>
    things.flatMap((it): readonly (ColumnId | MarkerId)[] => {
      if (own.kind === 'marker') return it.kind === 'marker' && it.marker === own.marker ? [own.marker] : [];
      return it.kind === 'pieces' ? own.columns.filter((column) => it.columns.includes(column)) : [];
    }),
  );
}
