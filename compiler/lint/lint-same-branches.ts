/** Questions whose answer does not matter. */
import type { Block, Statement } from '../core/ir.js';
import type { Linting } from './lint.js';

export function lintSameBranches({ visits, record }: Linting): void {
  for (const { statement } of visits) {
    const { op, span } = statement;
    if (op.kind === 'if') {
      const why = whySame(op.then, op.otherwise);
      if (why !== null) record('RW0811', span, { why });
    }
    if (op.kind !== 'choose') continue;
    const texts = op.alternatives.map(({ block }) => textOf(block));
    if (new Set(texts).size < texts.length) record('RW0811', span, { why: 'two of the options are the same' });
  }
}

function whySame(then: Block, otherwise: Block): string | null {
  if (then.length + otherwise.length === 0) return 'nothing is done either way';
  if (textOf(then) === textOf(otherwise)) return 'the same is done either way';
  const [last, other] = [lastOf(then), lastOf(otherwise)];
  const isSame = last !== null && other !== null && textOf([last]) === textOf([other]);
  return isSame ? 'both ways end in the same sentence' : null;
}

/** The last step that a sentence says. */
function lastOf(block: Block): Statement | null {
  return block.findLast(({ span }) => span !== null) ?? null;
}

/** What is done, whatever the words and the place. */
function textOf(block: Block): string {
  return JSON.stringify(block, (key, value: unknown) => (words.includes(key) ? undefined : value));
}

const words: readonly string[] = ['span', 'text', 'rule', 'label', 'tallies', 'declares'];
