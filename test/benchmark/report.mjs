/** How figures are printed. */
import { cpus } from 'node:os';

/** `Node 20.20.2, 2 cores of …`. */
export function machine() {
  const cores = cpus();
  return `Node ${process.versions.node}, ${cores.length} cores of ${cores[0]?.model.trim() ?? 'unknown make'}`;
}

export function milliseconds(value) {
  return `${Math.round(value)} ms`;
}

/** A table of text; all columns but the first stand to the right. */
export function tableOf(head, rows) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ');
  return `${[head, widths.map((width) => '-'.repeat(width)), ...rows]
    .map(line)
    .map((it) => it.trimEnd())
    .join('\n')}\n`;
}
