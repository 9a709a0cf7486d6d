/**
 * Standing rules hold at every moment: they are looked at after each operation that can change what they are read from. What
 * one sentence moves moves at the same time, and is looked at when all of it has; where a movement is told group by group,
 * each group is a moment of its own.
 */
import { change, some, visit } from './children.js';
import { flowsOf } from './effects.js';
import { card, type Flow, varying } from './parts.js';
import type { World } from '../resolved/ir.js';
import type { Block, Core, CoreCard, CoreProcedure, Op, Statement } from './ir.js';
import { ends, type Wait, waitsOf } from './waits.js';

/** The game with its standing rules looked at wherever they have to be. */
export function withStandingRules(core: Core): Core {
  const waits = core.standing.flatMap(({ block }) => waitsOf(core, block));
  // The Event that is played sees to its own end.
  const concerns = (op: Op): boolean =>
    op.kind !== 'play event' && op.kind !== 'play card' && isWaitedFor(waits, flowsOf(core.world, op));
  const between = stepsBetweenGroups(core, concerns);
  const looked = change(
    'core',
    { ...core, standing: [] },
    {
      block: (block) => block.flatMap((statement) => withLook(statement, concerns)),
      card: (it) => withLooks(it, waits, between),
      procedure: (it) => (it.beginsTurn && isWaitedFor(waits, endingOf(core.world)) ? withLookFirst(it) : it),
    },
  );
  return { ...looked, standing: core.standing };
}

function isWaitedFor(waits: readonly Wait[], flows: readonly Flow[]): boolean {
  return waits.some((wait) => flows.some((flow) => ends(wait, flow)));
}

/** What ends when a turn begins. */
function endingOf({ cards }: World): readonly Flow[] {
  return cards.flatMap(({ sides }, id) => (sides.some(({ until }) => until === 'turn') ? varying(card(id)) : []));
}

function withLookFirst(procedure: CoreProcedure): CoreProcedure {
  const look = lookAfter({ rule: procedure.rule, by: { kind: 'executing' } });
  return { ...procedure, opening: [look] };
}

function withLook(statement: Statement, concerns: (op: Op) => boolean): Block {
  const { op } = statement;
  if (!concerns(op)) return [statement];
  const look = lookAfter(statement);
  // The steps that a movement has of its own begin when a group has moved.
  if (op.kind === 'move' && op.whole && op.body !== null)
    return [{ ...statement, op: { ...op, body: [look, ...op.body] } }];
  return [statement, look];
}

function lookAfter({ rule, by }: Pick<Statement, 'rule' | 'by'>): Statement {
  return { text: '', span: null, rule, by, op: { kind: 'standing' } };
}

/** What its sides change by being in play, and what is done in the middle of a movement of others. */
function withLooks(own: CoreCard, waits: readonly Wait[], between: ReadonlySet<string>): CoreCard {
  const isWaited = waits.some(({ parts }) => parts.has(card(own.id)));
  return {
    ...own,
    sides: own.sides.map((side) => {
      if (!isWaited || side.lasting === null) return side;
      const look = lookAfter({ rule: side.name, by: { kind: 'executing' } });
      return { ...side, block: side.lasting === 'during' ? [look, ...side.block] : side.block, settles: true };
    }),
    woven: own.woven.map((steps, index) => {
      if (!between.has(keyOf(own.id, index))) return steps;
      return { ...steps, block: [lookAfter({ rule: steps.rule, by: { kind: 'executing' } }), ...steps.block] };
    }),
  };
}

/** The steps of cards that are done when a group has moved, in movements that are not told group by group. */
function stepsBetweenGroups(core: Core, concerns: (op: Op) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  visit('core', core, {
    op: (op) => {
      if (op.kind !== 'move' || op.whole || !concerns(op)) return;
      for (const { op: done } of op.body ?? [])
        if (done.kind === 'woven' && 'card' in done.woven.guard)
          found.add(keyOf(done.woven.guard.card, done.woven.index));
    },
  });
  return found;
}

/** Whether one look at the standing rules is enough: they only take away all of some marker, for which none of them waits. */
export function settleAtOnce(core: Core): boolean {
  const { standing, world } = core;
  const waits = standing.flatMap(({ block }) => waitsOf(core, block));
  const isOfAll = ({ marker, count }: Extract<Op, { kind: 'unmark' }>): boolean => {
    const most = world.markers[marker]?.mostPerSpace ?? Infinity;
    return count === 'all' || (count.kind === 'literal' && count.value >= most);
  };
  return !standing.some(({ block }) =>
    some('block', block, {
      op: (op) => {
        const flows = flowsOf(world, op);
        return flows.length > 0 && (op.kind !== 'unmark' || !isOfAll(op) || isWaitedFor(waits, flows));
      },
    }),
  );
}

function keyOf(card: number, index: number): string {
  return `${card} ${index}`;
}
