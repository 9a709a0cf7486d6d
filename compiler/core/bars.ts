/** What cards forbid to be done to pieces and markers, put into each operation that may do it: it passes them over. */
import { allOf } from '../resolved/facts.js';
import type { ColumnId, Condition, MarkerId, SpaceSet, World } from '../resolved/ir.js';
import { change } from './children.js';
import { inForce, isBarred, isHere, unless } from './in-force.js';
import type { Block, Core, Op, Statement } from './ir.js';
import { eachSpace } from './lower-steps.js';
import type { Bar } from './modifiers.js';

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** The game in which nothing is done that a card in play forbids. */
export function withBars(core: Core, bars: readonly Bar[]): Core {
  if (bars.length === 0) return core;
  return change('core', core, {
    block: (block): Block => block.map((statement) => ({ ...statement, op: barring(core.world, bars, statement) })),
  });
}

function barring(world: World, all: readonly Bar[], statement: Statement): Op {
  const { op } = statement;
  const bars = (verb: Bar['verb']): readonly Bar[] => all.filter((it) => it.verb === verb);
  switch (op.kind) {
    case 'place':
      return placing(world, bars('place'), statement, op);
    case 'mark': {
      const conditions = bars('place').flatMap((bar) => mayBe(bar, op.marker));
      return conditional(statement, conditions, op);
    }
    case 'unmark':
      return unmarking(bars('remove'), statement, op);
    case 'remove': {
      if (op.where.kind === 'box' || op.where.kind === 'available') return op;
      const only = leftTo(
        bars('remove'),
        op.stages.flatMap(({ columns }) => columns),
      );
      return only === null ? op : { ...op, only };
    }
    case 'move': {
      const only = leftTo(bars('move'), op.columns);
      return only === null ? op : { ...op, only };
    }
    default:
      return op;
  }
}

/** What must be so of a piece of these columns; null where no card says. */
function leftTo(bars: readonly Bar[], among: readonly ColumnId[]): Condition | null {
  const conditions = bars.flatMap((bar) => {
    const barred = among.filter((column) => columnsOf(bar).includes(column));
    if (barred.length === 0) return [];
    const which = isBarred(barred, among, bar.spaces);
    return [unless(inForce(bar.guard), ...(which === null ? [] : [which]))];
  });
  return allOf(conditions);
}

function columnsOf({ things }: Bar): readonly ColumnId[] {
  return things.flatMap((thing) => (thing.kind === 'pieces' ? thing.columns : []));
}

/** Pieces are placed without those that may not be, as each card in turn has it. */
function placing(world: World, bars: readonly Bar[], statement: Statement, op: Of<'place'>): Op {
  const [bar, ...rest] = bars;
  if (bar === undefined) return op;
  const left = op.pieces.filter((piece) => !columnsOf(bar).includes(world.pieces[piece]?.placedAs ?? (-1 as ColumnId)));
  if (left.length === op.pieces.length) return placing(world, rest, statement, op);
  const within = (own: Of<'place'>): Block => [{ ...statement, op: placing(world, rest, statement, own) }];
  return {
    kind: 'if',
    condition: forbids(bar),
    then: left.length === 0 ? [] : within({ ...op, pieces: left }),
    otherwise: within(op),
  };
}

/** The card forbids it in the space in hand. */
function forbids({ guard, spaces }: Bar): Condition {
  return spaces === null ? inForce(guard) : { kind: 'and', left: inForce(guard), right: isHere(spaces) };
}

/** The marker may be placed in the space in hand, or removed from it; nothing where the card is silent of it. */
function mayBe({ guard, things, spaces }: Bar, marker: MarkerId): readonly Condition[] {
  const isMeant = things.some((thing) => thing.kind === 'marker' && thing.marker === marker);
  return isMeant ? [unless(inForce(guard), ...(spaces === null ? [] : [isHere(spaces)]))] : [];
}

/** The operation, where all of these hold. */
function conditional(statement: Statement, conditions: readonly Condition[], op: Op): Op {
  const condition = allOf(conditions);
  return condition === null ? op : { kind: 'if', condition, then: [{ ...statement, op }], otherwise: [] };
}

/** Markers are removed space by space where a card forbids it in some. */
function unmarking(bars: readonly Bar[], statement: Statement, op: Of<'unmark'>): Op {
  const own = bars.flatMap((bar) => mayBe(bar, op.marker));
  const isAnywhere = bars.every(({ spaces }) => spaces === null);
  if (own.length === 0 || isAnywhere || op.where.kind === 'here') return conditional(statement, own, op);
  const things = [{ kind: 'marker', marker: op.marker }] as const;
  const holds = { kind: 'holds', things, least: { kind: 'literal', value: 1 }, negated: false } as const;
  const within: SpaceSet = op.where.kind === 'spaces' ? op.where.spaces : { tests: [] };
  const here = conditional(statement, own, { ...op, where: { kind: 'here' } });
  return eachSpace({ tests: [...within.tests, holds] }, [{ ...statement, op: here }]);
}
