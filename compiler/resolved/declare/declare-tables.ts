/** The tables of results, each with the procedure of its steps. */
import type { ProcedureDocument } from '../../surface/documents.js';
import type { TableRange } from '../../surface/table-document.js';
import { columnLookedUp, lookedUp } from '../../surface/read-tables.js';
import type { ProcedureId, ResultsTable, TableEntry, World } from '../ir.js';

/** Those among procedures that stand in the order of their ids. */
export function declareTables(procedures: readonly ProcedureDocument[]): readonly ResultsTable[] {
  return procedures.flatMap(({ table, span }, id) => {
    if (table === null) return [];
    const entries = [
      { name: lookedUp, ranges: table.rows.map(rangeOf) },
      ...(table.columns === null ? [] : [{ name: columnLookedUp, ranges: table.columns.map(rangeOf) }]),
    ];
    return [{ procedure: id as ProcedureId, entries, declared: span }];
  });
}

function rangeOf({ least, most }: TableRange): TableEntry['ranges'][number] {
  return { least, most };
}

/** Whether a procedure holds the rows of a table of results. */
export function isTable({ tables }: Pick<World, 'tables'>, procedure: number): boolean {
  return tables.some((it) => it.procedure === procedure);
}
