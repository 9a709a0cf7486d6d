/** Cards of which only the title is known: they are dealt, and nothing happens when they are played. */
import type { Linting } from './lint.js';

export function lintUnwrittenCards({ facts, record }: Linting): void {
  for (const { code, written, declared } of facts.world.cards) {
    if (!written) record('RW0816', declared, { card: code });
  }
}
