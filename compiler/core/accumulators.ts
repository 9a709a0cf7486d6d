/**
 * `the Depots removed` counts what the removals of these steps took, `the Depots placed` what they placed, `the value of
 * the Favour chit discarded` adds up what they discarded. Each such count becomes a variable that is let where the
 * counting begins and added to by what is counted. Steps below `if`, `while`, `may`, `choose one` and `step` are parts of the steps around them and count with
 * these, where these speak of the count or remove such pieces too; every other block counts afresh each time. Steps that
 * count what blocks within count for themselves have a variable of their own: `... in all`.
 */
import type { NumberExpr } from '../resolved/ir.js';
import type { Holding } from '../traversal.js';
import { blocksOf, change, type CoreNodes, mapBlocks, some, visit } from './children.js';
import type { Block, Op, Statement } from './ir.js';

/** A number that is a count of what happened. */
type Accumulation = Extract<NumberExpr, { kind: 'removed' | 'placed' | 'value discarded' }>;

/** A block with the block that it is a part of. */
interface Part {
  readonly block: Block;
  readonly around: Part | null;
}

/** A count by its own name, and the variable that it is counted in. */
interface Accumulator {
  readonly name: string;
  readonly variable: string;
  readonly accumulation: Accumulation;
}

/** The variable for a count: null columns means pieces of every kind. */
export function accumulatorOf(accumulation: Accumulation): string {
  if (accumulation.counter !== undefined) return accumulation.counter;
  if (accumulation.kind === 'value discarded') return `discarded ${accumulation.family}`;
  const { kind, columns } = accumulation;
  return columns === null ? kind : `${kind} ${columns.join(' ')}`;
}

/**
 * Lets the variables that the removals of these steps feed, each at the beginning of the block whose steps it counts;
 * counts that nothing here feeds are left to the steps around.
 */
export function declareAccumulators(block: Block): Block {
  const parts = partsOf({ block, around: null });
  const accumulators = new Map<Block, Accumulator[]>();
  for (const [name, accumulation] of accumulationsIn('block', block)) {
    const beginnings = new Set(parts.flatMap((part) => beginningOf(part, accumulation, name) ?? []));
    for (const part of beginnings) {
      if (isWithin(part.around, beginnings)) continue;
      const variable = freeVariable(part.block, name);
      for (const to of contributors('block', part.block, accumulation)) if (!to.includes(variable)) to.push(variable);
      accumulators.set(part.block, [...(accumulators.get(part.block) ?? []), { name, variable, accumulation }]);
    }
  }
  return accumulators.size === 0 ? block : withAccumulators(block, accumulators);
}

/** The block itself and those that are parts of it, from the outermost. */
function partsOf(part: Part): readonly Part[] {
  const inner = part.block.flatMap(({ op }) => parts(op));
  return [part, ...inner.flatMap((block) => partsOf({ block, around: part }))];
}

/** The blocks of an operation that count with the steps around it. */
function parts(op: Op): readonly Block[] {
  switch (op.kind) {
    case 'if':
    case 'may':
    case 'while':
    case 'named':
    case 'choose':
      return blocksOf(op);
    case 'select':
    case 'move':
    case 'each space':
    case 'choose spaces':
    case 'each piece':
    case 'choose pieces':
    case 'repeat':
    case 'repeat at will':
    case 'take box':
    case 'woven':
    case 'until deck empty':
      return [];
    default:
      op satisfies Exclude<Op, Holding<Op, Block>>;
      return [];
  }
}

/** Every count that is spoken of outside of the blocks that are skipped, by its variable. */
function accumulationsIn<Name extends 'block' | 'op'>(
  name: Name,
  node: CoreNodes[Name],
  isSkipped: (block: Block) => boolean = () => false,
): ReadonlyMap<string, Accumulation> {
  const found = new Map<string, Accumulation>();
  visit(name, node, {
    number: (number) => {
      if (isAccumulation(number)) found.set(accumulatorOf(number), number);
    },
    block: (block) => !isSkipped(block),
  });
  return found;
}

export function isAccumulation(number: NumberExpr): number is Accumulation {
  return number.kind === 'removed' || number.kind === 'placed' || number.kind === 'value discarded';
}

/** Where the count that `part` itself speaks of begins; null where it speaks of none or nothing feeds it. */
function beginningOf(part: Part, accumulation: Accumulation, name: string): Part | null {
  if (!part.block.some(({ op }) => reads(op, name))) return null;
  let beginning = part;
  for (let around = part.around; around !== null; around = around.around) {
    const touched = around.block.some(
      ({ op }) => reads(op, name) || contributors('op', op, accumulation, isPartOf(op)).length > 0,
    );
    if (touched || contributors('block', beginning.block, accumulation).length === 0) beginning = around;
  }
  return contributors('block', beginning.block, accumulation).length === 0 ? null : beginning;
}

/** The operation speaks of the count outside of its parts and of the blocks that begin it afresh. */
function reads(op: Op, name: string): boolean {
  const isPart = isPartOf(op);
  return accumulationsIn('op', op, (block) => isPart(block) || begins(block, name)).has(name);
}

function isPartOf(op: Op): (block: Block) => boolean {
  const own = parts(op);
  return (block) => own.includes(block);
}

/** A block that lets the variable. */
function begins(block: Block, variable: string): boolean {
  return block.some(({ op }) => op.kind === 'let' && op.name === variable);
}

/** The count's own name, or one that no block within has for its own count. */
function freeVariable(block: Block, name: string): string {
  const isTaken = some('block', block, { op: (op) => op.kind === 'let' && op.name === name });
  return isTaken ? freeVariable(block, `${name} in all`) : name;
}

/** The lists of variables of what adds to the count, outside of the blocks that are skipped. */
function contributors<Name extends 'block' | 'op'>(
  name: Name,
  node: CoreNodes[Name],
  accumulation: Accumulation,
  isSkipped: (block: Block) => boolean = () => false,
): readonly string[][] {
  const found: string[][] = [];
  visit(name, node, {
    op: (op) => {
      if (op.kind === 'take chit' && accumulation.kind === 'value discarded') {
        if (op.to === 'pool' && op.from.family === accumulation.family) found.push(op.tallies);
      } else if (op.kind === 'remove' && accumulation.kind === 'removed') {
        const { columns } = accumulation;
        for (const stage of op.stages)
          if (columns === null || stage.columns.every((column) => columns.includes(column))) found.push(stage.tallies);
      } else if (op.kind === 'place' && accumulation.kind === 'placed') {
        const { columns } = accumulation;
        if (columns === null || op.placedAs.every((column) => columns.includes(column))) found.push(op.tallies);
      }
    },
    block: (block) => !isSkipped(block),
  });
  return found;
}

function isWithin(part: Part | null, parts: ReadonlySet<Part>): boolean {
  return part !== null && (parts.has(part) || isWithin(part.around, parts));
}

const zero = { kind: 'literal', value: 0 } as const;

function withAccumulators(block: Block, accumulators: ReadonlyMap<Block, readonly Accumulator[]>): Block {
  const [first] = block;
  const own = accumulators.get(block) ?? [];
  const lets = own.flatMap(({ variable, accumulation }): readonly Statement[] => {
    if (first === undefined) return [];
    const op: Op = { kind: 'let', name: variable, value: zero, declares: true, counts: accumulation };
    return [{ text: '', span: null, rule: first.rule, by: first.by, op }];
  });
  const inner = block.map((statement) => ({ ...statement, op: withAccumulatorsWithin(statement.op, accumulators) }));
  const moved = own.filter(({ name, variable }) => name !== variable);
  return [...lets, ...moved.reduce(renamed, inner)];
}

function withAccumulatorsWithin(op: Op, accumulators: ReadonlyMap<Block, readonly Accumulator[]>): Op {
  return parts(op).length === 0 ? op : mapBlocks(op, (block) => withAccumulators(block, accumulators));
}

/** The same with the count in its new variable, but for the blocks that count for themselves. */
function renamed(block: Block, { name, variable }: Accumulator): Block {
  const number = (it: NumberExpr): NumberExpr =>
    isAccumulation(it) && accumulatorOf(it) === name ? { ...it, counter: variable } : it;
  return change('block', block, { number }, { block: (it) => begins(it, name) });
}
