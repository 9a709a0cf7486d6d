/** The numbers of a plot as a table. */
import type { Plot } from './plots.js';

/** A row for each of the plot, under a heading; a spreadsheet takes none of its words for a formula. */
export function csvOf({ rows }: Plot): string {
  const lines = rows.map(({ label, value, low, high }) => [quoted(label), value, low, high].join(','));
  return `${['what,value,low,high', ...lines].join('\n')}\n`;
}

function quoted(text: string): string {
  return `"${text.replace(/^[=+\-@\t\r]/u, "'$&").replace(/"/gu, '""')}"`;
}
