/** Every step of a game with what is known where it stands. Steps that are never reached are left out: what keeps them is told. */
import { blocksOf, eachOp } from '../core/children.js';
import type { Block, Op, Statement } from '../core/ir.js';
import { isDirect } from '../resolved/direct.js';
import type { NumberExpr, SpaceTest, Where } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import { assume, truthOf } from './conditions.js';
import { rolledBy, rootsOf, type Facts, type Root } from './facts.js';
import { top, isSame, hull, type Interval } from './interval.js';
import { intervalOf } from './numbers.js';
import { mayBeginAgain, selectable, within } from './possible.js';
import { initialFlow, type FlowFacts } from './flow-facts.js';
import { candidates } from './spaces.js';

export interface Visit {
  readonly statement: Statement;
  readonly flow: FlowFacts;
  readonly root: Root;
}

type See = (statement: Statement, flow: FlowFacts) => void;

/** The steps in the order in which they are written. */
export function visitsOf(facts: Facts): readonly Visit[] {
  return rootsOf(facts.core).flatMap((root) => {
    const flow = withRanges(rootFlow(facts, root), root);
    const visits: Visit[] = [];
    visitBlock(flow, root.block, (statement, at) => visits.push({ statement, flow: at, root }));
    return visits;
  });
}

function rootFlow(facts: Facts, { procedure }: Root): FlowFacts {
  const open = initialFlow(facts);
  const selection = procedure === null ? null : (facts.core.procedures[procedure]?.selection ?? null);
  if (selection === null) return open;
  const { here, known } = selectable(open, selection);
  return { ...open, selected: here, selecting: known };
}

/** After so many rounds a number that still grows may be anything. */
const mostRounds = 4;

/** The ranges of all that the steps let, whatever way is taken through them. */
function withRanges(flow: FlowFacts, { block, given }: Root): FlowFacts {
  if (lettings(block).length === 0) return flow;
  let ranges: ReadonlyMap<string, Interval> = new Map(given.map((name) => [name, top]));
  for (let round = 0; round < mostRounds; round += 1) {
    const found = new Map(ranges);
    visitBlock({ ...flow, variables: ranges, ranges }, block, ({ op }, at) => {
      if (op.kind !== 'let') return;
      const before = found.get(op.name);
      const value = letBy(at, op);
      found.set(op.name, before === undefined ? value : hull(before, value));
    });
    const growing = [...found].filter(([name, range]) => !isSame(ranges.get(name) ?? top, range));
    ranges = found;
    if (growing.length === 0) return { ...flow, variables: ranges, ranges };
  }
  const unknown = new Map(lettings(block).map((name) => [name, top]));
  return { ...flow, variables: unknown, ranges: unknown };
}

/** What is let; a count of what happens grows from there on. */
function letBy(flow: FlowFacts, { value, counts }: Extract<Op, { kind: 'let' }>): Interval {
  return counts === undefined ? intervalOf(flow, value) : { least: 0, most: Infinity };
}

function visitBlock(flow: FlowFacts, block: Block, see: See): void {
  let at = flow;
  for (const statement of block) {
    const { op } = statement;
    see(statement, at);
    visitOp(at, op, see);
    at = after(at, op);
  }
}

/** What is known when the operation is done. */
function after(flow: FlowFacts, op: Op): FlowFacts {
  const known = knownAfter(flow, changeBy(flow, op));
  if (op.kind === 'move' && op.it) return after({ ...flow, here: reachedBy(flow, op) }, { ...op, it: false });
  if (op.kind === 'let' && flow.ranges.size > 0)
    return { ...flow, known, variables: new Map(flow.variables).set(op.name, letBy(flow, op)) };
  if (op.kind === 'roll') return { ...flow, known, roll: rolledBy(op) };
  return { ...blocksOf(op).reduce(anywhere, flow), known };
}

/** The facts somewhere in a block that is done again and again: what is let or rolled there may have any of its values. */
function anywhere(flow: FlowFacts, block: Block): FlowFacts {
  const variables = new Map(flow.variables);
  if (flow.ranges.size > 0) for (const name of lettings(block)) variables.set(name, flow.ranges.get(name) ?? top);
  let { roll } = flow;
  eachOp(block, (op) => {
    if (op.kind === 'roll') roll = hull(roll, rolledBy(op));
  });
  return { ...flow, variables, roll };
}

/** The names that are let somewhere within. */
function lettings(block: Block): readonly string[] {
  const names: string[] = [];
  eachOp(block, (op) => {
    if (op.kind === 'let') names.push(op.name);
  });
  return names;
}

function visitOp(flow: FlowFacts, op: Op, see: See): void {
  if (isDirect(op)) return;
  const unknown: FlowFacts = { ...flow, known: [] };
  switch (op.kind) {
    case 'if': {
      const truth = truthOf(flow, op.condition);
      if (truth !== false) visitBlock(assume(flow, op.condition, true), op.then, see);
      if (truth !== true) visitBlock(assume(flow, op.condition, false), op.otherwise, see);
      return;
    }
    case 'while': {
      const again = anywhere(unknown, op.body);
      if (truthOf(again, op.condition) !== false) visitBlock(assume(again, op.condition, true), op.body, see);
      return;
    }
    case 'may':
      visitBlock(flow, op.body, see);
      return;
    case 'repeat':
      if (intervalOf(flow, op.count).most > 0) visitBlock(anywhere(unknown, op.body), op.body, see);
      return;
    case 'repeat at will':
      if (intervalOf(flow, op.most).most > 0) visitBlock(anywhere(unknown, op.body), op.body, see);
      return;
    case 'choose':
      for (const { block } of op.alternatives) if (mayBeginAgain(flow, block)) visitBlock(flow, block, see);
      return;
    case 'take box':
      for (const { block } of op.alternatives) visitBlock(flow, block, see);
      return;
    case 'named': {
      const isFirst = op.before.length + op.instead.length + op.declares.length === 0;
      visitBlock(isFirst ? flow : unknown, op.block, see);
      return;
    }
    case 'select':
      visitSelected(flow, op.body, see);
      return;
    case 'each space':
    case 'choose spaces': {
      const inSpace = within(anywhere(flow, op.body), op.spaces);
      if (inSpace.here.length === 0) return;
      // What an earlier space has changed may be what is known of this one.
      const change = isOnce(op) ? 'none' : elsewhere(flow, op);
      visitBlock({ ...inSpace, known: knownAfter(inSpace, change) }, op.body, see);
      return;
    }
    case 'each piece':
    case 'choose pieces':
      visitBlock({ ...anywhere(unknown, op.body), here: placesOf(flow, op.where) }, op.body, see);
      return;
    case 'move': {
      if (op.body === null) return;
      const here = candidates({ ...unknown, origin: originsOf(flow, op) }, op.to);
      if (here.length > 0) visitBlock({ ...anywhere(unknown, op.body), here }, op.body, see);
      return;
    }
    case 'until deck empty':
      visitBlock(anywhere(unknown, op.body), op.body, see);
      return;
    case 'place':
    case 'mark':
    case 'remove':
    case 'unmark':
    case 'turn over':
    case 'replace':
    case 'flip':
    case 'shift':
    case 'set track':
    case 'set counter':
    case 'draw':
    case 'take chit':
    case 'move chits':
    case 'play card':
    case 'look':
    case 'resolve':
    case 'roll':
    case 'let':
    case 'conduct':
    case 'do':
    case 'close box':
    case 'win':
    case 'lose':
    case 'draw game':
    case 'net':
    case 'cancel':
    case 'end side':
    case 'woven':
    case 'moment':
    case 'standing':
      return;
    default:
      unreachable(op);
  }
}

/** The body of a selection, in a space just selected. */
function visitSelected(flow: FlowFacts, body: Block, see: See): void {
  if (flow.selected.length > 0)
    visitBlock({ ...anywhere(flow, body), here: flow.selected, known: flow.selecting }, body, see);
}

/** The spaces that pieces may come from. */
export function originsOf(flow: FlowFacts, { from }: Extract<Op, { kind: 'move' }>): readonly number[] {
  return placesOf(flow, from);
}

/** The spaces in which pieces may stand. */
function placesOf(flow: FlowFacts, where: Where): readonly number[] {
  if (where.kind === 'here') return flow.here;
  return where.kind === 'spaces' ? candidates(flow, where.spaces) : flow.facts.world.spaces.map((_, id) => id);
}

/** Where the piece in hand is when it has moved, or has not. */
function reachedBy(flow: FlowFacts, { to }: Extract<Op, { kind: 'move' }>): readonly number[] {
  return [...new Set([...flow.here, ...candidates(flow, to)])];
}

/** What happens to what is in spaces: nothing, something leaves, or anything. */
type SpaceChange = 'none' | 'leaving' | 'any';

function most(changes: readonly SpaceChange[]): SpaceChange {
  if (changes.includes('any')) return 'any';
  return changes.includes('leaving') ? 'leaving' : 'none';
}

/** Where something may have left a space, what was absent is absent still. */
function knownAfter({ known }: FlowFacts, change: SpaceChange): readonly SpaceTest[] {
  if (change === 'none') return known;
  return change === 'any' ? [] : known.filter((test) => test.kind === 'holds' && test.negated);
}

/** What the operation does to any space. */
function changeBy(flow: FlowFacts, op: Op): SpaceChange {
  switch (op.kind) {
    case 'let':
    case 'roll':
    case 'set counter':
    case 'draw':
    case 'take chit':
    case 'move chits':
    case 'look':
      return 'none';
    case 'remove':
      return op.where.kind === 'box' || op.where.kind === 'available' ? 'none' : 'leaving';
    case 'unmark':
      return 'leaving';
    case 'standing':
      return changeByAll(
        flow,
        flow.facts.core.standing.flatMap(({ block }) => block),
      );
    case 'shift':
      return op.beyond || op.crosses ? 'any' : 'none';
    case 'set track':
    case 'net':
      return op.crosses ? 'any' : 'none';
    case 'if':
      return changeByAll(flow, [...op.then, ...op.otherwise]);
    case 'may':
    case 'repeat':
    case 'each space':
    case 'choose spaces':
      return changeByAll(flow, op.body);
    case 'choose':
      return changeByAll(
        flow,
        op.alternatives.flatMap(({ block }) => block),
      );
    default:
      return 'any';
  }
}

function changeByAll(flow: FlowFacts, block: Block): SpaceChange {
  return most(block.map(({ op }) => changeBy(flow, op)));
}

/** What the operation does to other spaces than the one in hand. */
function elsewhere(flow: FlowFacts, op: Op): SpaceChange {
  const elsewhereIn = (block: Block): SpaceChange => most(block.map((it) => elsewhere(flow, it.op)));
  switch (op.kind) {
    case 'place':
      return op.lift ? 'leaving' : 'none';
    case 'mark':
      return 'none';
    case 'remove':
    case 'unmark':
    case 'turn over':
    case 'replace':
    case 'flip':
      return op.where.kind === 'here' ? 'none' : changeBy(flow, op);
    case 'if':
      return elsewhereIn([...op.then, ...op.otherwise]);
    case 'may':
    case 'repeat':
      return elsewhereIn(op.body);
    case 'each space':
      return op.interruptible ? 'any' : elsewhereIn(op.body);
    case 'choose spaces':
      return elsewhereIn(op.body);
    case 'choose':
      return elsewhereIn(op.alternatives.flatMap(({ block }) => block));
    default:
      return changeBy(flow, op);
  }
}

/** The block is done in one space at most, or each time in one of those that are there then. */
function isOnce(op: Extract<Op, { kind: 'each space' | 'choose spaces' }>): boolean {
  return op.kind === 'choose spaces' && (op.again || (op.range.most !== 'all' && isOne(op.range.most)));
}

function isOne(number: NumberExpr): boolean {
  return number.kind === 'literal' && number.value <= 1;
}
