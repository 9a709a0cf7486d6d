/** What is read of a table of results. */
import type { Effect } from './documents.js';
import type { Name } from './ir.js';

/** A table of results. */
export interface TableDocument {
  /** From left to right; null where a row alone is found. */
  readonly columns: readonly TableRange[] | null;
  readonly rows: readonly TableRow[];
}

/** The numbers of a row or a column. */
export interface TableRange {
  /** As it is written: `4 to 6`. */
  readonly numbers: Name;
  /** Null where it has no such end: `10 or more`. */
  readonly least: number | null;
  readonly most: number | null;
  /** False where the numbers could not be read. */
  readonly isRead: boolean;
}

/** A row of a table of results: its steps, one list for each column, one in all where the table has none. */
export interface TableRow extends TableRange {
  readonly effects: readonly Effect[];
}
