/** Exact numbers that there never are. */
import type { Op, Range } from '../core/ir.js';
import type { Linting } from './lint.js';
import { countOf, intervalOf } from './numbers.js';
import type { FlowFacts } from './flow-facts.js';

export function lintOverAsked({ visits, record }: Linting): void {
  for (const { statement, flow } of visits) {
    const asked = askedIn(flow, statement.op);
    if (asked !== null && asked.least > asked.there) record('RW0814', statement.span, asked);
  }
}

interface Asked {
  readonly least: number;
  readonly there: number;
}

/** How many must be taken at least, and how many there can be. */
function askedIn(flow: FlowFacts, op: Op): Asked | null {
  const { world } = flow.facts;
  switch (op.kind) {
    case 'place': {
      const columns = op.pieces.flatMap((piece) => world.pieces[piece]?.columns ?? []);
      const where = op.from === null ? ({ kind: 'available' } as const) : ({ kind: 'box', box: op.from } as const);
      return compared(flow, op.range, countOf(flow, [{ kind: 'pieces', columns }], where).most);
    }
    case 'remove': {
      const columns = op.stages.flatMap((stage) => stage.columns);
      return compared(flow, op.range, countOf(flow, [{ kind: 'pieces', columns }], op.where).most);
    }
    case 'replace':
    case 'flip':
      return compared(flow, op.range, countOf(flow, [{ kind: 'pieces', columns: op.columns }], op.where).most);
    case 'shift': {
      const track = world.tracks[op.track];
      if (track === undefined || op.beyond || op.changes.length > 0) return null;
      const steps = track.boxes === null ? track.to - track.from : track.boxes.length - 1;
      return { least: intervalOf(flow, op.by).least, there: steps };
    }
    default:
      return null;
  }
}

function compared(flow: FlowFacts, { least, most }: Range, there: number): Asked | null {
  // `all` is as many as there are; where none can be, nothing is done at all.
  if (least === 'all' || most === 'all' || there === 0) return null;
  return { least: intervalOf(flow, least).least, there };
}
