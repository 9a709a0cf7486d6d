/** What happens to pieces, written out: ranges, the stages of a removal, movement, what a flip turns into what. */
import type { Act, Amount, World } from '../resolved/ir.js';
import { removalStages } from '../resolved/removal-stages.js';
import type { Block, Op, Range } from './ir.js';
import { never } from './possibility.js';

/** `may` turns "so many" into "up to so many". */
export function rangeOf(amount: Amount, may: boolean): Range {
  return { least: may ? { kind: 'literal', value: 0 } : amount.least, most: amount.most };
}

export function flipped(world: World, column: number, state: number): Extract<Op, { kind: 'flip' }>['to'][number] {
  const piece = world.columns[column]?.piece;
  const found = world.columns.findIndex((candidate) => candidate.piece === piece && candidate.state === state);
  return (found < 0 ? column : found) as Extract<Op, { kind: 'flip' }>['to'][number];
}

export function stagesOf(act: Extract<Act, { kind: 'remove pieces' }>): Extract<Op, { kind: 'remove' }>['stages'] {
  return removalStages(act).map((stage) => ({ ...stage, tallies: [] }));
}

export function moveOf(
  act: Extract<Act, { kind: 'move' }>,
  may: boolean,
  whole: boolean,
  body: Block | null,
  arrivals: Extract<Op, { kind: 'move' }>['arrivals'],
): Op {
  const { amount } = act;
  const must = !may && amount.least === 'all';
  // `2 or more` go together, as `2` do; `all` and `any` are as many groups as there are ways.
  const isOpen = amount.most === 'all' && (amount.least === 'all' || isNone(amount.least));
  const group = isOpen ? null : rangeOf(amount, may);
  return {
    kind: 'move',
    columns: act.columns,
    from: act.from,
    to: act.to,
    own: act.own,
    once: act.once,
    perTurn: act.perTurn,
    it: act.it,
    stays: never,
    group,
    must: must || (group !== null && !isNone(group.least)),
    whole,
    body,
    arrivals,
  };
}

/** `up to`, `may`: none will do. */
function isNone(least: Range['least']): boolean {
  return least !== 'all' && least.kind === 'literal' && least.value === 0;
}
