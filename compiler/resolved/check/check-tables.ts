/** The rows of a table of results have every number once, from the first row to the last. */
import { report } from '../../diagnostics/report.js';
import type { TableRow } from '../../surface/documents.js';
import type { CheckContext } from './check.js';

/** One message for each table, at the first row that is wrong. */
export function checkTables({ spec, unsound, report: record }: CheckContext): void {
  for (const { table, span } of spec.procedures) {
    if (table === null || unsound.has(span.file.path)) continue;
    const wrong = table.map((row, index) => faultOf(row, table.slice(0, index))).find((it) => it !== null);
    if (wrong === undefined) continue;
    const { numbers, why } = wrong;
    record(report('RW0580', numbers.span, { numbers: numbers.text, why }));
  }
}

interface Fault {
  readonly numbers: TableRow['numbers'];
  readonly why: string;
}

/** What is wrong with a row behind those before it, of which nothing is wrong. */
function faultOf(row: TableRow, before: readonly TableRow[]): Fault | null {
  const { numbers } = row;
  const refused = (why: string): Fault => ({ numbers, why });
  if (!row.isRead) return refused('is no number and no range: write `3`, `4 to 6`, `9 or less` or `10 or more`');
  if (lowest(row) > highest(row)) return refused(`is turned round: write \`${highest(row)} to ${lowest(row)}\``);
  const other = before.find((it) => lowest(it) <= highest(row) && lowest(row) <= highest(it));
  if (other !== undefined) {
    const both = Math.max(lowest(other), lowest(row));
    const shared = Number.isFinite(both) ? both : Math.min(highest(other), highest(row));
    return refused(`has ${shared} as the row \`${other.numbers.text}\` has`);
  }
  if (before.length === 0) return null;
  const from = Math.min(...before.map(lowest));
  const to = Math.max(...before.map(highest));
  if (lowest(row) === to + 1 || highest(row) === from - 1) return null;
  const gap = lowest(row) > to ? [to + 1, lowest(row) - 1] : [highest(row) + 1, from - 1];
  const [first = 0, last = 0] = gap;
  const missing = first === last ? `${first}` : `${first} to ${last}`;
  return refused(`leaves a gap: no row has ${missing}`);
}

function lowest({ least }: TableRow): number {
  return least ?? -Infinity;
}

function highest({ most }: TableRow): number {
  return most ?? Infinity;
}
