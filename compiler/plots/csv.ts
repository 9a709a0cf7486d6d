/** Tables for spreadsheets. */
import type { Plot } from './plots.js';

/** A row below each heading, words in quotes: a comma or a quote in them ends no cell, and a spreadsheet takes none for a formula. */
export function csvTable(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? quoted(cell) : cell)).join(','));
  return `${[heads.join(','), ...lines].join('\n')}\n`;
}

/** The numbers of a plot: a row for each of its own. */
export function csvOf({ rows }: Plot): string {
  return csvTable(
    ['what', 'value', 'low', 'high'],
    rows.map(({ label, value, low, high }) => [label, value, low, high]),
  );
}

function quoted(text: string): string {
  return `"${text.replace(/^[=+\-@\t\r]/u, "'$&").replace(/"/gu, '""')}"`;
}
