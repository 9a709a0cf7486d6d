/** What every command does that counts on examples and scenarios: it names those that do not hold, and exits with 1 where there are any. */
import { renderText } from '../diagnostics/render.js';
import { holds, type Verdict } from '../scenario/verdicts.js';
import type { Terminal } from './terminal.js';

/** Tells what does not hold, each at its line; true where all holds. */
export function tellFailing(terminal: Terminal, verdicts: readonly Verdict[]): boolean {
  const failures = verdicts.flatMap((verdict) => verdict.failures);
  if (failures.length > 0) terminal.err(renderText(failures, { color: terminal.color }));
  return verdicts.every(holds);
}
