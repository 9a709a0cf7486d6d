/**
 * In which order the spaces of a loop are taken. It is the order of the map, and nobody is asked, but where there is too little
 * of what must be placed in each: then the actor says who gets it. `in any order` is asked for only where what is done in one
 * space may matter to another.
 */
import type { Condition, NumberExpr } from '../resolved/ir.js';
import { canRunOut, isOneOf } from '../resolved/supplies.js';
import type { Holding } from '../traversal.js';
import { callsOf } from './calls.js';
import { change, eachOp, some } from './children.js';
import { changedBy, flowsOf, readBy } from './effects.js';
import type { Part } from './parts.js';
import { eitherStore } from './either-store.js';
import { isIndependent } from './independence.js';
import { oppositeOf } from './possibility.js';
import type { Block, Core, Op, Range, Store, Want } from './ir.js';

type Each = Extract<Op, { kind: 'each space' }>;
type Place = Extract<Op, { kind: 'place' }>;

/** The game with the order of spaces asked for where it can matter. */
export function withOrders(core: Core): Core {
  return change('core', core, {
    op: (op) => {
      if (op.kind === 'each space') return withWants(core, op);
      if (op.kind !== 'choose spaces' || op.range.least !== 'all' || op.afresh || !isIndependent(core, op.body))
        return op;
      const { spaces, body } = op;
      return withWants(core, { kind: 'each space', spaces, interruptible: false, wants: [], bringsBack: false, body });
    },
  });
}

function withWants(core: Core, op: Each): Each {
  // Spaces that were selected come in the order of selection.
  if (isOneOf(op.spaces) || op.spaces.tests[0]?.kind === 'selected') return op;
  const wants = wantsIn(core, op.body, { touched: new Set(), values: new Map() });
  return { ...op, wants, bringsBack: wants.some((want) => bringsBack(core, op.body, want)) };
}

/** What is known where a step of the body stands. */
interface Known {
  /** What earlier steps may have changed. */
  readonly touched: ReadonlySet<Part>;
  /** What is let in the body, as far as it can be told before it is begun; null where it cannot. */
  readonly values: Map<string, NumberExpr | null>;
}

/** What must be placed in the current space. What the faction may leave, or chooses, it can see to itself. */
function wantsIn(core: Core, block: Block, known: Known): readonly Want[] {
  const touched = new Set(known.touched);
  return block.flatMap((statement) => {
    const wants = wantsOf(core, statement.op, { ...known, touched });
    eachOp([statement], (op) => {
      for (const part of changedBy(core.world, op)) touched.add(part);
    });
    return wants;
  });
}

function wantsOf(core: Core, op: Op, known: Known): readonly Want[] {
  switch (op.kind) {
    case 'mark':
      if (!canRunOut(core.world, op.marker)) return [];
      return [{ of: { kind: 'marker', marker: op.marker }, count: numberIn(core, op.count, known) ?? one, when: null }];
    case 'place':
      return placed(core, op, known);
    case 'replace': {
      if (op.where.kind !== 'here' || isNone(op.range.least)) return [];
      const there = countHere(op.columns);
      const least = op.range.least === 'all' ? there : (numberIn(core, op.range.least, known) ?? one);
      const stores = [{ piece: op.with, from: null }];
      return [{ of: { kind: 'pieces', stores }, count: { kind: 'at most', value: least, bound: there }, when: null }];
    }
    case 'let':
      known.values.set(op.name, numberIn(core, op.value, known));
      return [];
    case 'roll':
      known.values.set('roll', null);
      return [];
    case 'if': {
      const store = eitherStore(op);
      if (store !== null) return [{ of: { kind: 'pieces', stores: store.stores }, count: store.count, when: null }];
      const condition = conditionIn(core, op.condition, known);
      const then = wantsIn(core, op.then, known);
      const otherwise = wantsIn(core, op.otherwise, known);
      if (condition === null) return [...then, ...otherwise];
      return [...when(then, condition, true), ...when(otherwise, condition, false)];
    }
    case 'named':
      return op.instead.length > 0 ? [] : wantsIn(core, op.block, known);
    case 'repeat': {
      const count = numberIn(core, op.count, known);
      const wants = wantsIn(core, op.body, known);
      return count?.kind === 'literal' ? wants.map((want) => times(want, count.value)) : wants;
    }
    // What these place is not told before they begin: each asks for itself.
    case 'select':
    case 'move':
    case 'each space':
    case 'choose spaces':
    case 'each piece':
    case 'choose pieces':
    case 'repeat at will':
    case 'while':
    case 'may':
    case 'choose':
    case 'take box':
    case 'woven':
    case 'until deck empty':
      return [];
    default:
      op satisfies Exclude<Op, Holding<Op, Block>>;
      return [];
  }
}

function placed(core: Core, { pieces, from, range }: Place, known: Known): readonly Want[] {
  if (isNone(range.least)) return [];
  const stores = pieces.map((piece) => ({ piece, from }));
  const least = range.least === 'all' ? range.most : range.least;
  const count = least === 'all' ? null : numberIn(core, least, known);
  return [{ of: { kind: 'pieces', stores }, count: count ?? one, when: null }];
}

const one: NumberExpr = { kind: 'literal', value: 1 };

function isNone(least: Range['least']): boolean {
  return least !== 'all' && least.kind === 'literal' && least.value === 0;
}

function countHere(columns: Extract<Op, { kind: 'replace' }>['columns']): NumberExpr {
  return { kind: 'count', things: [{ kind: 'pieces', columns }], where: { kind: 'here' } };
}

function times(want: Want, count: number): Want {
  return { ...want, count: { kind: 'per', count, every: one, of: want.count } };
}

function when(wants: readonly Want[], condition: Condition, so: boolean): readonly Want[] {
  const own = so ? condition : oppositeOf(condition);
  if (own === null) return wants;
  return wants.map((want) => ({
    ...want,
    when: want.when === null ? own : { kind: 'and', left: own, right: want.when },
  }));
}

/** The condition as it can be told before the body is begun; null where it cannot. */
function conditionIn(core: Core, condition: Condition, known: Known): Condition | null {
  const meant = change('condition', condition, { number: (it) => meantBy(it, known) });
  return isToldBefore(core, 'condition', meant, known) ? meant : null;
}

/** As `conditionIn`. */
function numberIn(core: Core, number: NumberExpr, known: Known): NumberExpr | null {
  const meant = change('number', number, { number: (it) => meantBy(it, known) });
  return isToldBefore(core, 'number', meant, known) ? meant : null;
}

function meantBy(number: NumberExpr, { values }: Known): NumberExpr {
  return number.kind === 'variable' ? (values.get(number.name) ?? number) : number;
}

function isToldBefore(
  core: Core,
  ...[name, node, { touched, values }]: ['condition', Condition, Known] | ['number', NumberExpr, Known]
): boolean {
  const isUnknown = some(name, node, {
    number: ({ kind, ...rest }) =>
      kind === 'group size' ||
      kind === 'removed' ||
      kind === 'placed' ||
      kind === 'value discarded' ||
      (kind === 'roll' && values.has('roll')) ||
      (kind === 'variable' && 'name' in rest && values.has(rest.name)),
  });
  return !isUnknown && ![...readBy(core, name, node)].some((part) => touched.has(part));
}

/** What is done in one space may bring back what is wanted in another. */
function bringsBack(core: Core, body: Block, { of }: Want): boolean {
  const calls = callsOf(core);
  let found = false;
  eachOp(body, (op) => {
    found ||= calls(op).length > 0;
    for (const { from, to } of flowsOf(core.world, op)) {
      if (of.kind === 'marker') found ||= from === `marker ${of.marker}`;
      else found ||= of.stores.some((store) => comesTo(core, store, from, to));
    }
  });
  return found;
}

function comesTo({ world }: Core, { piece, from: box }: Store, from: Part | null, to: Part | null): boolean {
  if (box !== null) return to === `box ${box} ${piece}`;
  if (to !== null) return false;
  const isFromMap = (world.pieces[piece]?.columns ?? []).some((column) => from === `column ${column}`);
  return isFromMap || world.boxes.some((_, other) => from === `box ${other} ${piece}`);
}
