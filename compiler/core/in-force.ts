/** What cards forbid, as conditions. */
import type { ColumnId, Condition, SpaceSet } from '../resolved/ir.js';
import type { Guard } from './ir.js';
import { oppositeOf } from './possibility.js';

/** What a card says applies now. */
export function inForce({ card, when, condition }: Guard): Condition {
  return both({ ...heldBy(card, when), ofEffect: true }, condition);
}

/** The same whether or not cards are disregarded: what a card says of itself. */
export function isHeld({ card, when, condition }: Guard): Condition {
  return both(heldBy(card, when), condition);
}

function heldBy(card: Guard['card'], when: Guard['when']): Extract<Condition, { kind: 'is current' | 'in play' }> {
  return when.kind === 'current'
    ? { kind: 'is current', card, negated: false }
    : { kind: 'in play', card, side: when.side, negated: false };
}

function both(held: Condition, condition: Condition | undefined): Condition {
  return condition === undefined ? held : { kind: 'and', left: held, right: condition };
}

/** Not all of these hold. */
export function unless(first: Condition, ...others: readonly Condition[]): Condition {
  return others.reduce((left, right): Condition => ({ kind: 'or', left, right: opposite(right) }), opposite(first));
}

/** The piece in hand is one of the columns, out of those that it can be, in such a space. */
export function isBarred(
  columns: readonly ColumnId[],
  among: readonly ColumnId[],
  spaces: SpaceSet | null,
): Condition | null {
  const isOne: Condition | null = columns.length === among.length ? null : { kind: 'it is', columns, negated: false };
  if (spaces === null) return isOne;
  const there = isHere(spaces);
  return isOne === null ? there : { kind: 'and', left: isOne, right: there };
}

/** The space in hand is one of the set. */
export function isHere({ tests }: SpaceSet): Condition {
  const spaces = { tests: [...tests, { kind: 'here' } as const] };
  return {
    kind: 'compare',
    left: { kind: 'count spaces', spaces },
    operator: '>',
    right: { kind: 'literal', value: 0 },
  };
}

const yes = { kind: 'literal', value: 1 } as const;
const no = { kind: 'literal', value: 0 } as const;

/** That of which no condition says the opposite is held against a number. */
function opposite(condition: Condition): Condition {
  const left = { kind: 'if', condition, then: yes, otherwise: no } as const;
  return oppositeOf(condition) ?? { kind: 'compare', left, operator: '=', right: no };
}
