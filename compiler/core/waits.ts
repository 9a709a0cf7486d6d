/** What steps wait for that are done as soon as they have something to do: more of something, less of it, or any change of it. */
import { isRoll } from '../resolved/facts.js';
import type { Condition, NumberExpr, SpaceSet, SpaceTest, Thing, Where, World } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import { onMap, readBy } from './effects.js';
import type { Flow, Part } from './parts.js';
import type { Block, Core, CoreSelection, Op, Possible, Statement } from './ir.js';

/** More or less of all these parts together. */
export interface Wait {
  readonly parts: ReadonlySet<Part>;
  readonly for: 'more' | 'less' | 'any';
}

/** Whether what flows from one part to another may be what is waited for. */
export function ends(wait: Wait, { from, to }: Flow): boolean {
  const leaves = from !== null && wait.parts.has(from);
  const comes = to !== null && wait.parts.has(to);
  // What stays among the parts makes them neither more nor less.
  if (leaves === comes) return false;
  return wait.for === 'any' || (wait.for === 'more' ? comes : leaves);
}

/** What must come for a space to be selected that is not such now. */
export function waitsOfSelection(core: Core, selection: CoreSelection): readonly Wait[] {
  const { spaces, conditions, restrictions, foreseen } = selection;
  return [
    ...untilThere(core, spaces),
    ...conditions.flatMap(({ condition }) => untilSo(core, condition, true)),
    ...untilPossible(core, foreseen),
    // A card's restriction is lifted by the opposite of what it asks for.
    ...restrictions.flatMap((it) => it.spaces.tests.flatMap((test) => untilPassed(core, test, false))),
  ];
}

/** What the steps of a block wait for. */
export function waitsOf(core: Core, block: Block): readonly Wait[] {
  return block.flatMap(({ by, op }: Statement) => [...any(readBy(core, 'actor', by)), ...waitsOfOp(core, op)]);
}

function waitsOfOp(core: Core, op: Op): readonly Wait[] {
  switch (op.kind) {
    case 'if': {
      const within = [...waitsOf(core, op.then), ...waitsOf(core, op.otherwise)];
      if (op.otherwise.length === 0) return [...untilSo(core, op.condition, true), ...within];
      if (op.then.length === 0) return [...untilSo(core, op.condition, false), ...within];
      return [...any(readBy(core, 'condition', op.condition)), ...within];
    }
    case 'each space':
      return [...untilThere(core, op.spaces), ...waitsOf(core, op.body)];
    case 'unmark': {
      const count = op.count === 'all' ? [] : any(readBy(core, 'number', op.count));
      return [...count, ...untilIn(core, [{ kind: 'marker', marker: op.marker }], op.where, 'more')];
    }
    case 'flip': {
      const columns = op.columns.filter((column, index) => column !== op.to[index]);
      return untilIn(core, [{ kind: 'pieces', columns }], op.where, 'more');
    }
    default:
      return any(readBy(core, 'op', op));
  }
}

/** Until the condition is so, or no longer is. */
function untilSo(core: Core, condition: Condition, so: boolean): readonly Wait[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return [...untilSo(core, condition.left, so), ...untilSo(core, condition.right, so)];
    case 'here is':
      return untilPassed(core, condition.test, so);
    case 'is there': {
      const least = any(readBy(core, 'number', condition.least));
      return [
        ...least,
        ...untilIn(core, condition.things, condition.where, condition.negated === so ? 'less' : 'more'),
      ];
    }
    case 'compare':
      if (isRoll(condition.left)) return any(readBy(core, 'condition', condition));
      return [...untilOther(core, condition.left), ...untilOther(core, condition.right)];
    default:
      return any(readBy(core, 'condition', condition));
  }
}

/** Until the number is another. */
function untilOther(core: Core, number: NumberExpr): readonly Wait[] {
  switch (number.kind) {
    case 'count':
      return untilIn(core, number.things, number.where, 'any');
    case 'plus':
    case 'minus':
    case 'times':
    case 'divided by':
      return [...untilOther(core, number.left), ...untilOther(core, number.right)];
    case 'at most':
      return [...untilOther(core, number.value), ...untilOther(core, number.bound)];
    case 'per':
      return [...untilOther(core, number.every), ...untilOther(core, number.of)];
    case 'half':
      return untilOther(core, number.of);
    default:
      return any(readBy(core, 'number', number));
  }
}

/** Until some space is in the set that was not. */
function untilThere(core: Core, spaces: SpaceSet): readonly Wait[] {
  const tests = spaces.tests.flatMap((test) => untilPassed(core, test, true));
  return [...tests, ...any(readBy(core, 'spaces', { tests: [] }))];
}

function untilPassed(core: Core, test: SpaceTest, so: boolean): readonly Wait[] {
  switch (test.kind) {
    case 'holds': {
      const least = any(readBy(core, 'number', test.least));
      return [...least, ...waitFor(core.world, test.things, test.negated === so ? 'less' : 'more')];
    }
    case 'more':
      return [
        ...waitFor(core.world, test.more, so ? 'more' : 'less'),
        ...waitFor(core.world, test.than, so ? 'less' : 'more'),
      ];
    case 'adjacent':
      if (typeof test.to === 'string' || !so) return any(readBy(core, 'test', test));
      return untilThere(core, test.to);
    default:
      return any(readBy(core, 'test', test));
  }
}

/** Until something can change that could not. */
function untilPossible(core: Core, possible: Possible): readonly Wait[] {
  switch (possible.kind) {
    case 'all':
    case 'any':
      return possible.of.flatMap((it) => untilPossible(core, it));
    case 'if': {
      const within = [...untilPossible(core, possible.then), ...untilPossible(core, possible.otherwise)];
      return [...any(readBy(core, 'condition', possible.condition)), ...within];
    }
    case 'condition':
      return untilSo(core, possible.condition, true);
    case 'in a space':
      return [...untilThere(core, possible.spaces), ...untilPossible(core, possible.possible)];
    case 'with a piece': {
      const { columns } = possible;
      return [...waitFor(core.world, [{ kind: 'pieces', columns }], 'more'), ...untilPossible(core, possible.possible)];
    }
    case 'on a roll':
      return untilPossible(core, possible.possible);
    case 'can place': {
      const { pieces, from } = possible;
      const columns = pieces.flatMap((piece) => core.world.pieces[piece]?.columns ?? []);
      const kept = from === null ? [] : any(new Set(pieces.map((piece): Part => `box ${from} ${piece}`)));
      return [...kept, ...waitFor(core.world, [{ kind: 'pieces', columns }], 'less')];
    }
    case 'can mark':
      return waitFor(core.world, [{ kind: 'marker', marker: possible.marker }], 'less');
    case 'can move':
      return waitFor(core.world, [{ kind: 'pieces', columns: possible.move.columns }], 'more');
    case 'with a group': {
      const { columns } = possible;
      return [...waitFor(core.world, [{ kind: 'pieces', columns }], 'more'), ...untilPossible(core, possible.possible)];
    }
    case 'always':
    case 'never':
    case 'in the group':
    case 'can look':
    case 'can resolve':
    case 'can conduct':
    case 'has event':
    case 'asked for':
    case 'in force':
      return [];
    default:
      return unreachable(possible);
  }
}

function untilIn(core: Core, things: readonly Thing[], where: Where, way: Wait['for']): readonly Wait[] {
  if (where.kind === 'box' || where.kind === 'available')
    return any(readBy(core, 'condition', { kind: 'is there', things, where, least: one, negated: false }));
  return [...waitFor(core.world, things, way), ...any(readBy(core, 'where', where))];
}

const one = { kind: 'literal', value: 1 } as const;

function waitFor(world: World, things: readonly Thing[], way: Wait['for']): readonly Wait[] {
  return [{ parts: new Set(things.flatMap((thing) => onMap(world, thing))), for: way }];
}

/** Any change of one of the parts. */
function any(parts: ReadonlySet<Part>): readonly Wait[] {
  return [...parts].map((part) => ({ parts: new Set([part]), for: 'any' }));
}
