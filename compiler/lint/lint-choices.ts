/** Options that nobody can ever take, and choices without any. */
import type { Linting } from './lint.js';
import { mayBeginAgain } from './possible.js';

export function lintChoices({ visits, record }: Linting): void {
  for (const { statement, flow } of visits) {
    const { op, span } = statement;
    if (op.kind !== 'choose') continue;
    const dead = op.alternatives.filter(({ block }) => !mayBeginAgain(flow, block));
    if (dead.length === op.alternatives.length) record('RW0809', span, {});
    else for (const { label } of dead) record('RW0808', span, { what: label, why: 'it can never begin' });
  }
}
