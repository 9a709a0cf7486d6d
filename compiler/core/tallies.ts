/**
 * `the Depots removed` counts what the removals of these steps took, `the value of the Favour chit discarded` adds up
 * what they discarded. Each such count becomes a variable that is let where the counting begins and added to by the
 * removals. Steps below `if`, `while`, `may`, `choose one` and `step` are parts of the steps around them and count with
 * these, where these speak of the count or remove such pieces too; every other block counts afresh each time. Steps that
 * count what blocks within count for themselves have a variable of their own: `... in all`.
 */
import type { ColumnId, FamilyId, NumberExpr } from '../resolved/ir.js';
import { walk } from './survey.js';
import type { Block, Op, Statement } from './ir.js';

/** A number that is a count of what happened. */
type Tally = Extract<NumberExpr, { kind: 'removed' | 'value discarded' }>;

/** A block with the block that it is a part of. */
interface Part {
  readonly block: Block;
  readonly around: Part | null;
}

/** A count by its own name, and the variable that it is counted in. */
interface Counter {
  readonly name: string;
  readonly variable: string;
  readonly tally: Tally;
}

/** The variable for a count: null columns means pieces of every kind. */
export function tallyOf(tally: Tally): string {
  if (tally.counter !== undefined) return tally.counter;
  if (tally.kind === 'value discarded') return `discarded ${tally.family}`;
  return tally.columns === null ? 'removed' : `removed ${tally.columns.join(' ')}`;
}

/**
 * Lets the variables that the removals of these steps feed, each at the beginning of the block whose steps it counts;
 * counts that nothing here feeds are left to the steps around.
 */
export function countFromBeginning(block: Block): Block {
  const parts = partsOf({ block, around: null });
  const counters = new Map<Block, Counter[]>();
  for (const [name, tally] of tallies(block)) {
    const beginnings = new Set(parts.flatMap((part) => beginningOf(part, tally, name) ?? []));
    for (const part of beginnings) {
      if (isWithin(part.around, beginnings)) continue;
      const variable = freeVariable(part.block, name);
      for (const { to } of feeders(part.block, tally)) if (!to.includes(variable)) to.push(variable);
      counters.set(part.block, [...(counters.get(part.block) ?? []), { name, variable, tally }]);
    }
  }
  return counters.size === 0 ? block : withCounters(block, counters);
}

/** The block itself and those that are parts of it, from the outermost. */
function partsOf(part: Part): readonly Part[] {
  const inner = part.block.flatMap(({ op }) => blocksOf(op));
  return [part, ...inner.flatMap((block) => partsOf({ block, around: part }))];
}

/** The blocks of an operation that count with the steps around it. */
function blocksOf(op: Op): readonly Block[] {
  switch (op.kind) {
    case 'if':
      return [op.then, op.otherwise];
    case 'may':
    case 'while':
      return [op.body];
    case 'named':
      return [op.block];
    case 'choose':
      return op.alternatives.map(({ block }) => block);
    default:
      return [];
  }
}

/** Every count that is spoken of, by its variable. */
function tallies(value: unknown, isSkipped?: (value: unknown) => boolean): ReadonlyMap<string, Tally> {
  const found = new Map<string, Tally>();
  walk(
    value,
    (node) => {
      if (isTally(node)) found.set(tallyOf(node), node);
    },
    isSkipped,
  );
  return found;
}

function isTally(node: unknown): node is Tally {
  if (typeof node !== 'object' || node === null || !('kind' in node)) return false;
  return node.kind === 'removed' || node.kind === 'value discarded';
}

/** Where the count that `part` itself speaks of begins; null where it speaks of none or nothing feeds it. */
function beginningOf(part: Part, tally: Tally, name: string): Part | null {
  if (!part.block.some(({ op }) => reads(op, name))) return null;
  let beginning = part;
  for (let around = part.around; around !== null; around = around.around) {
    const touched = around.block.some(({ op }) => reads(op, name) || feeders(op, tally, partsSkipped(op)).length > 0);
    if (touched || feeders(beginning.block, tally).length === 0) beginning = around;
  }
  return feeders(beginning.block, tally).length === 0 ? null : beginning;
}

/** The operation speaks of the count outside of its parts and of the blocks that begin it afresh. */
function reads(op: Op, name: string): boolean {
  const isPart = partsSkipped(op);
  return tallies(op, (value) => isPart(value) || begins(value, name)).has(name);
}

function partsSkipped(op: Op): (value: unknown) => boolean {
  const parts: readonly unknown[] = blocksOf(op);
  return (value) => parts.includes(value);
}

/** A block that lets the variable. */
function begins(value: unknown, variable: string): boolean {
  if (!Array.isArray(value)) return false;
  const items = value as readonly ({ readonly op?: Op } | null)[];
  return items.some((item) => item?.op?.kind === 'let' && item.op.name === variable);
}

/** The count's own name, or one that no block within has for its own count. */
function freeVariable(block: Block, name: string): string {
  const taken: unknown[] = [];
  walk(block, (node) => {
    if (node.kind === 'let' && node.name === name) taken.push(node);
  });
  return taken.length > 0 ? freeVariable(block, `${name} in all`) : name;
}

/** The lists of variables of what adds to the count. */
function feeders(
  value: unknown,
  tally: Tally,
  isSkipped?: (value: unknown) => boolean,
): readonly { readonly to: string[] }[] {
  const found: { readonly to: string[] }[] = [];
  walk(
    value,
    (node) => {
      if (tally.kind === 'value discarded') {
        const { from, to, tallies } = node as { from?: { family: FamilyId }; to?: string; tallies?: string[] };
        if (node.kind !== 'take chit' || to !== 'pool' || from?.family !== tally.family) return;
        if (tallies !== undefined) found.push({ to: tallies });
        return;
      }
      if (node.kind !== 'remove') return;
      for (const stage of node.stages as readonly { columns: readonly ColumnId[]; tallies: string[] }[]) {
        const { columns } = tally;
        if (columns === null || stage.columns.every((column) => columns.includes(column)))
          found.push({ to: stage.tallies });
      }
    },
    isSkipped,
  );
  return found;
}

function isWithin(part: Part | null, parts: ReadonlySet<Part>): boolean {
  return part !== null && (parts.has(part) || isWithin(part.around, parts));
}

const zero = { kind: 'literal', value: 0 } as const;

function withCounters(block: Block, counters: ReadonlyMap<Block, readonly Counter[]>): Block {
  const [first] = block;
  const own = counters.get(block) ?? [];
  const lets = own.flatMap(({ variable, tally }): readonly Statement[] => {
    if (first === undefined) return [];
    const op: Op = { kind: 'let', name: variable, value: zero, declares: true, counts: tally };
    return [{ text: '', span: null, rule: first.rule, by: first.by, op }];
  });
  const inner = block.map((statement) => ({ ...statement, op: withCountersWithin(statement.op, counters) }));
  const moved = own.filter(({ name, variable }) => name !== variable);
  return [...lets, ...moved.reduce((steps, counter) => renamed(steps, counter), inner)];
}

function withCountersWithin(op: Op, counters: ReadonlyMap<Block, readonly Counter[]>): Op {
  const within = (block: Block): Block => withCounters(block, counters);
  switch (op.kind) {
    case 'if':
      return { ...op, then: within(op.then), otherwise: within(op.otherwise) };
    case 'may':
    case 'while':
      return { ...op, body: within(op.body) };
    case 'named':
      return { ...op, block: within(op.block) };
    case 'choose':
      return { ...op, alternatives: op.alternatives.map((it) => ({ ...it, block: within(it.block) })) };
    default:
      return op;
  }
}

/** The same with the count in its new variable, but for the blocks that count for themselves. */
function renamed<T>(value: T, { name, variable }: Counter): T {
  const within = (item: unknown): unknown => {
    if (begins(item, name)) return item;
    if (Array.isArray(item)) return item.map(within);
    if (typeof item !== 'object' || item === null) return item;
    if (isTally(item)) return tallyOf(item) === name ? { ...item, counter: variable } : item;
    return Object.fromEntries(
      Object.entries(item).map(([key, child]) => [key, key === 'span' || key === 'declared' ? child : within(child)]),
    );
  };
  return within(value) as T;
}
