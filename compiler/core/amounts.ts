/** What cards make of how many a sentence of a procedure places, removes or moves, and of what it pays. */
import { amountChanged, withAmount } from '../resolved/amounts.js';
import type { Act, Amount, NumberExpr, Step } from '../resolved/ir.js';
import type { Context } from './context.js';
import { inForce } from './in-force.js';
import type { QuantityChange } from './ir.js';

/** The step with what cards make of its amount. */
export function withCards({ world, procedure, modifiers }: Context, step: Step): Step {
  const own = procedure === null ? undefined : world.procedures[procedure];
  if (procedure === null || own === undefined) return step;
  if (step.act.kind === 'pay') {
    const { act } = step;
    const changes = modifiers.costs(procedure).flatMap(({ resource, by }) => (resource === act.resource ? [by] : []));
    return changes.length === 0 ? step : { ...step, act: { ...act, by: numberWith(act.by, changes) } };
  }
  const changed = modifiers.amounts(procedure).flatMap(({ change, by }) => {
    const amount = amountChanged(world, own, change, step.act);
    return amount === null ? [] : [{ amount, by }];
  });
  const [first] = changed;
  if (first === undefined) return step;
  const act: Act = withAmount(
    step.act,
    amountWith(
      first.amount,
      changed.map(({ by }) => by),
    ),
  );
  return { ...step, act };
}

/** A number that is said is changed as a whole; behind `up to`, the most. */
function amountWith({ least, most }: Amount, changes: readonly QuantityChange[]): Amount {
  if (most === 'all') return { least, most };
  const changed = numberWith(most, changes);
  return { least: JSON.stringify(least) === JSON.stringify(most) ? changed : least, most: changed };
}

const zero = { kind: 'literal', value: 0 } as const;

/** First what cards say that it is, then the sum of all more and less, not below 0. */
function numberWith(value: NumberExpr, changes: readonly QuantityChange[]): NumberExpr {
  const said = changes
    .filter(({ how }) => how === 'is')
    .reduce(
      (own, it): NumberExpr => ({ kind: 'if', condition: inForce(it.guard), then: it.by, otherwise: own }),
      value,
    );
  const sum = changes
    .filter(({ how }) => how !== 'is')
    .reduce((own, { guard, how, by }): NumberExpr => {
      const right: NumberExpr = { kind: 'if', condition: inForce(guard), then: by, otherwise: zero };
      return { kind: how === 'less' ? 'minus' : 'plus', left: own, right };
    }, said);
  if (changes.every(({ how }) => how !== 'less')) return sum;
  const isBelow = { kind: 'compare', left: sum, operator: '<', right: zero } as const;
  return { kind: 'if', condition: isBelow, then: zero, otherwise: sum };
}
