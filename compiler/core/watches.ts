/**
 * What cards do when a sentence has changed something, whichever it is: what is there is counted before and after each operation
 * that may change it. What such steps change themselves is no further such moment, so that they come to an end.
 */
import type { ColumnId, NumberExpr, Thing, World } from '../resolved/ir.js';
import { change } from './children.js';
import type { Block, Core, Op, Statement } from './ir.js';
import type { Watching } from './modifiers.js';

const none: NumberExpr = { kind: 'literal', value: 0 };
const one: NumberExpr = { kind: 'literal', value: 1 };

/** The game with these steps after each operation that may bring their moment. */
export function withWatches(core: Core, watchings: readonly Watching[]): Core {
  if (watchings.length === 0) return core;
  const own = new Set(watchings.map(({ woven }) => keyOf(woven)));
  const { standing, beyond, crossings, cards } = core;
  const watched = change(
    'core',
    { ...core, standing: [], beyond: [], crossings: [] },
    { block: (block) => withCounts(core, block, watchings) },
  );
  const kept = watched.cards.map((card, id) => ({
    ...card,
    woven: card.woven.map((steps, index) => (own.has(`${id} ${index}`) ? (cards[id]?.woven[index] ?? steps) : steps)),
  }));
  return { ...watched, cards: kept, standing, beyond, crossings };
}

function keyOf({ guard, index }: Watching['woven']): string {
  return 'card' in guard ? `${guard.card} ${index}` : '';
}

function withCounts({ world }: Core, block: Block, watchings: readonly Watching[]): Block {
  const declared = new Set<string>();
  return block.flatMap((statement, index): Block => {
    const before = block[index - 1];
    // A look at the standing rules comes just behind what it is for: its counts are put in with that.
    if (statement.op.kind === 'standing' && before !== undefined && concerning(world, watchings, before.op).length > 0)
      return [];
    const concerned = concerning(world, watchings, statement.op);
    if (concerned.length === 0) return [statement];
    const next = block[index + 1];
    const look = next?.op.kind === 'standing' ? [next] : [];
    const added = (op: Op): Statement => ({ text: '', span: null, rule: statement.rule, by: statement.by, op });
    const counts = concerned.map((watching) => {
      const { woven } = watching;
      const name = `changed for ${'card' in woven.guard ? (world.cards[woven.guard.card]?.code ?? '') : ''} ${woven.index + 1}`;
      const declares = !declared.has(name);
      declared.add(name);
      const variable: NumberExpr = { kind: 'variable', name };
      const number = countOf(watching);
      return {
        before: added({ kind: 'let', name, value: number, declares }),
        after: added({ kind: 'let', name, value: changeOf(watching, variable, number), declares: false }),
        done: added(doneAfter(watching, variable, added)),
      };
    });
    return [
      ...counts.map((it) => it.before),
      statement,
      ...counts.map((it) => it.after),
      ...look,
      ...counts.map((it) => it.done),
    ];
  });
}

/** Those whose moment the operation may bring. */
function concerning(world: World, watchings: readonly Watching[], op: Op): readonly Watching[] {
  return watchings.filter(({ at }) => {
    switch (at.kind) {
      case 'passed':
        return (op.kind === 'shift' || op.kind === 'set track' || op.kind === 'net') && op.track === at.track;
      case 'placed':
        return places(world, op, at.things);
      case 'removed':
        return removes(op, at.things);
    }
  });
}

function places({ pieces }: World, op: Op, things: readonly Thing[]): boolean {
  if (op.kind === 'place') return op.pieces.some((piece) => isAnyOf(things, pieces[piece]?.columns ?? []));
  return op.kind === 'mark' && speaksOf(things, op.marker);
}

function removes(op: Op, things: readonly Thing[]): boolean {
  if (op.kind === 'remove' && op.where.kind !== 'box' && op.where.kind !== 'available')
    return op.stages.some(({ columns }) => isAnyOf(things, columns));
  return op.kind === 'unmark' && speaksOf(things, op.marker);
}

function isAnyOf(things: readonly Thing[], columns: readonly ColumnId[]): boolean {
  return things.some((it) => it.kind === 'pieces' && it.columns.some((column) => columns.includes(column)));
}

function speaksOf(things: readonly Thing[], marker: number): boolean {
  return things.some((it) => it.kind === 'marker' && it.marker === marker);
}

/** What is counted before the operation and after it; of what is placed, that of the current space. */
function countOf({ at }: Watching): NumberExpr {
  if (at.kind === 'passed') return { kind: 'track', track: at.track };
  const { things, spaces } = at;
  if (at.kind === 'placed') return { kind: 'count', things, where: { kind: 'here' } };
  return { kind: 'count', things, where: spaces === null ? { kind: 'map' } : { kind: 'spaces', spaces } };
}

/** How much of it there is, from what was counted before. */
function changeOf({ at }: Watching, before: NumberExpr, after: NumberExpr): NumberExpr {
  switch (at.kind) {
    case 'placed':
      return { kind: 'minus', left: after, right: before };
    case 'removed':
      return { kind: 'minus', left: before, right: after };
    case 'passed': {
      const [high, low] = at.way === 'falls' ? [before, after] : [after, before];
      const [beyond, within] = at.way === 'falls' ? (['>', '≤'] as const) : (['≥', '<'] as const);
      const condition = {
        kind: 'and',
        left: { kind: 'compare', left: high, operator: beyond, right: at.to },
        right: { kind: 'compare', left: low, operator: within, right: at.to },
      } as const;
      return { kind: 'if', condition, then: one, otherwise: none };
    }
  }
}

/** The card's steps, where it is so much; each: as often. */
function doneAfter({ at, woven }: Watching, much: NumberExpr, added: (op: Op) => Statement): Op {
  const spaces = at.kind === 'placed' ? at.spaces : null;
  const steps = added({ kind: 'woven', woven, spaces, left: false, moved: null });
  if (at.kind !== 'passed' && at.each) return { kind: 'repeat', count: much, body: [steps] };
  const right = at.kind === 'passed' ? one : at.least;
  return { kind: 'if', condition: { kind: 'compare', left: much, operator: '≥', right }, then: [steps], otherwise: [] };
}
