/** After which operations the standing rules have to be looked at. */
import { visit } from '../resolved/children.js';
import type { World } from '../resolved/ir.js';
import type { Op } from './ir.js';

/** For each standing rule, the columns and markers whose counts its conditions read. */
export type Triggers = readonly { readonly columns: ReadonlySet<number>; readonly markers: ReadonlySet<number> }[];

export function standingTriggers(world: World): Triggers {
  return world.standing.map((rule) => {
    const columns = new Set<number>();
    const markers = new Set<number>();
    visit('steps', rule.steps, {
      thing: (thing) => {
        if (thing.kind === 'marker') markers.add(thing.marker);
        else for (const column of thing.columns) columns.add(column);
      },
    });
    return { columns, markers };
  });
}

/** Whether an operation may change what a standing rule reads. */
export function triggersStanding(triggers: Triggers, op: Op, world: World): boolean {
  return triggers.some(({ columns, markers }) => {
    const touches = (list: readonly number[]): boolean => list.some((column) => columns.has(column));
    switch (op.kind) {
      case 'remove':
        return (
          op.where.kind !== 'box' && op.where.kind !== 'available' && op.stages.some((stage) => touches(stage.columns))
        );
      case 'replace':
      case 'move':
        return touches(op.columns);
      case 'place':
        return op.lift && op.pieces.some((piece) => touches(world.pieces[piece]?.columns ?? []));
      case 'turn over':
        return markers.has(op.marker) || markers.has(op.to);
      case 'mark':
        return markers.has(op.marker);
      default:
        return false;
    }
  });
}
