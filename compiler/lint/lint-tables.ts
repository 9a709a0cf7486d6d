/** Numbers that are looked up in a table of which no row has them. */
import type { TableEntry } from '../resolved/ir.js';
import type { Linting } from './lint.js';
import { intervalOf } from './numbers.js';

export function lintTables({ facts: { world }, visits, record }: Linting): void {
  for (const { statement, flow } of visits) {
    const { op, span } = statement;
    if (op.kind !== 'do') continue;
    const table = world.tables.find(({ procedure }) => procedure === op.procedure);
    for (const [index, given] of (op.numbers ?? []).entries()) {
      // Of a column it is the number that finds it, not its place.
      const number = given.kind === 'column' ? given.of : given;
      const entry = table?.entries[index];
      if (entry === undefined) continue;
      const { least, most } = intervalOf(flow, number);
      // Of a number of which nothing is known, only what is not below 0 is looked for.
      const missing = missingIn(entry, least === -Infinity ? 0 : least, most);
      if (missing !== null) record('RW0818', span, { table: world.procedures[op.procedure]?.name ?? '', missing });
    }
  }
}

/** A number from the lowest to the highest that may come up of which no row is; null where there is none. */
function missingIn({ ranges }: TableEntry, lowest: number, highest: number): string | null {
  const from = Math.min(...ranges.map(({ least }) => least ?? -Infinity));
  const to = Math.max(...ranges.map(({ most }) => most ?? Infinity));
  if (lowest < from) return String(lowest);
  if (highest <= to) return null;
  return highest === Infinity ? `${to + 1} and more` : String(highest);
}
