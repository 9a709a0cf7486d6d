/** How many threads a command takes. */
import { availableParallelism } from 'node:os';
import type { Terminal } from './terminal.js';

/** As many as were asked for, but no more than there are processors, for more would only take memory; all of these where nothing was asked for. */
export function threadsFor(terminal: Terminal, asked: number | null): number {
  const most = availableParallelism();
  if (asked !== null && asked > most) {
    terminal.err(`note: ${most} threads are used, one for each processor, not ${asked}\n`);
  }
  return Math.min(asked ?? most, most);
}
