/** Numbers that are let, rolled or counted, and that nothing reads. */
import type { Block } from '../core/ir.js';
import { walk } from '../core/survey.js';
import type { World } from '../resolved/ir.js';
import type { Linting } from './lint.js';

export function lintUnreadNumbers({ facts, visits, tell }: Linting): void {
  const { world } = facts;
  const read = new Map<Block, ReadonlySet<string>>();
  const counters = countersIn(world);
  for (const { statement, root } of visits) {
    const { op, span } = statement;
    if (op.kind === 'set counter') {
      const name = world.counters[op.counter]?.name ?? '';
      if (!counters.has(op.counter)) tell('RW0810', span, { name });
    }
    if (op.kind !== 'let' && op.kind !== 'roll') continue;
    const names = read.get(root.block) ?? readIn(root.block);
    read.set(root.block, names);
    const name = op.kind === 'let' ? op.name : 'roll';
    if (!names.has(name)) tell('RW0810', span, { name: op.kind === 'let' ? name : 'the roll' });
  }
}

/** The names of numbers that the steps speak of; what a number is made of when it is let anew does not count. */
function readIn(block: Block): ReadonlySet<string> {
  const read = new Set<string>();
  const readBelow = (value: unknown, own: string | null): void => {
    walk(
      value,
      (node) => {
        const { kind, name } = node;
        if (kind === 'roll' && !('declares' in node)) read.add('roll');
        if ((kind === 'variable' || kind === 'number') && typeof name === 'string' && name !== own) read.add(name);
      },
      (inner) => {
        if (!isLet(inner)) return false;
        readBelow(inner.value, inner.name);
        return true;
      },
    );
  };
  readBelow(block, null);
  return read;
}

function isLet(node: unknown): node is { readonly name: string; readonly value: unknown } {
  return typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'let';
}

/** The counters that some number is made of. */
function countersIn(world: World): ReadonlySet<number> {
  const found = new Set<number>();
  walk(world, ({ kind, counter }) => {
    if (kind === 'counter' && typeof counter === 'number') found.add(counter);
  });
  return found;
}
