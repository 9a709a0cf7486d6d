/** Numbers that are let, rolled or counted, and that nothing reads. */
import { type CoreVisitor, visit, visitWithin } from '../core/children.js';
import type { Block } from '../core/ir.js';
import { visit as visitWorld } from '../resolved/children.js';
import type { World } from '../resolved/ir.js';
import type { Linting } from './lint.js';

export function lintUnreadNumbers({ facts, visits, record }: Linting): void {
  const { world } = facts;
  const read = new Map<Block, ReadonlySet<string>>();
  const counters = countersIn(world);
  for (const { statement, root } of visits) {
    const { op, span } = statement;
    if (op.kind === 'set counter') {
      const name = world.counters[op.counter]?.name ?? '';
      if (!counters.has(op.counter)) record('RW0810', span, { name });
    }
    if (op.kind !== 'let' && op.kind !== 'roll') continue;
    const names = read.get(root.block) ?? readIn(root.block);
    read.set(root.block, names);
    const name = op.kind === 'let' ? op.name : 'roll';
    if (!names.has(name)) record('RW0810', span, { name: op.kind === 'let' ? name : 'the roll' });
  }
}

/** The names of numbers that the steps speak of; what a number is made of when it is let anew does not count. */
function readIn(block: Block): ReadonlySet<string> {
  const read = new Set<string>();
  const reading = (own: string | null): CoreVisitor => ({
    op: (op) => {
      if (op.kind !== 'let') return true;
      visitWithin('op', op, reading(op.name));
      return false;
    },
    number: (number) => {
      if (number.kind === 'roll') read.add('roll');
      if (number.kind === 'variable' && number.name !== own) read.add(number.name);
    },
    given: (given) => {
      if (given.kind === 'number' && given.name !== own) read.add(given.name);
    },
  });
  visit('block', block, reading(null));
  return read;
}

/** The counters that some number is made of. */
function countersIn(world: World): ReadonlySet<number> {
  const found = new Set<number>();
  visitWorld('world', world, {
    number: (number) => {
      if (number.kind === 'counter') found.add(number.counter);
    },
  });
  return found;
}
