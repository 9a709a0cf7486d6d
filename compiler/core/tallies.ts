/**
 * `the Depots removed` counts what the removals of the enclosing steps took. Each such count becomes a variable
 * that is let before those steps and added to by the removals.
 */
import type { ColumnId, NumberExpr } from '../resolved/ir.js';
import { walk } from './survey.js';
import type { Block, Statement } from './ir.js';

type Removed = Extract<NumberExpr, { kind: 'removed' }>;

/** The variable for a count of these columns; null means pieces of every kind. */
export function tallyName(columns: readonly ColumnId[] | null): string {
  return columns === null ? 'removed' : `removed ${columns.join(' ')}`;
}

/** Lets the variables that this block's own removals feed; counts that it cannot feed are left to an outer block. */
export function countRemovals(block: Block): Block {
  const wanted = new Map<string, Removed['columns']>();
  const fed = new Set<string>();
  for (const statement of block) {
    if (statement.op.kind === 'let' && statement.op.name.startsWith('removed')) fed.add(statement.op.name);
    walk(statement.op, (node) => {
      if (node.kind !== 'removed') return;
      const { columns } = node as unknown as Removed;
      wanted.set(tallyName(columns), columns);
    });
  }
  const lets: Statement[] = [];
  for (const [name, columns] of wanted) {
    if (fed.has(name) || isLetWithin(block, name)) continue;
    if (!feed(block, name, columns)) continue;
    const first = block[0];
    if (first === undefined) continue;
    lets.push({
      text: '',
      rule: first.rule,
      by: first.by,
      op: { kind: 'let', name, value: { kind: 'literal', value: 0 }, declares: true },
    });
  }
  return lets.length === 0 ? block : [...lets, ...block];
}

/** An inner block already lets it. */
function isLetWithin(block: Block, name: string): boolean {
  let found = false;
  walk(block, (node) => {
    if (node.kind === 'let' && node.name === name) found = true;
  });
  return found;
}

/** Tells each removal in the block to add to the variable; false where none takes such pieces. */
function feed(block: Block, name: string, columns: Removed['columns']): boolean {
  let found = false;
  walk(block, (node) => {
    if (node.kind !== 'remove') return;
    for (const stage of node.stages as readonly { columns: readonly ColumnId[]; tallies: string[] }[]) {
      if (columns !== null && !stage.columns.every((column) => columns.includes(column))) continue;
      if (!stage.tallies.includes(name)) stage.tallies.push(name);
      found = true;
    }
  });
  return found;
}
