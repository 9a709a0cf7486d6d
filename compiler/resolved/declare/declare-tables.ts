/** The tables of results, each with the procedure of its steps. */
import type { ProcedureDocument } from '../../surface/documents.js';
import { lookedUp } from '../../surface/read-tables.js';
import type { ProcedureId, ResultsTable, World } from '../ir.js';

/** Those among procedures that stand in the order of their ids. */
export function declareTables(procedures: readonly ProcedureDocument[]): readonly ResultsTable[] {
  return procedures.flatMap(({ table, span }, id) => {
    if (table === null) return [];
    const rows = table.map(({ least, most }) => ({ least, most }));
    return [{ procedure: id as ProcedureId, entries: [{ name: lookedUp, rows }], declared: span }];
  });
}

/** Whether a procedure holds the rows of a table of results. */
export function isTable({ tables }: Pick<World, 'tables'>, procedure: number): boolean {
  return tables.some((it) => it.procedure === procedure);
}
