/** What is known of a condition, and what a condition makes known. */
import { isRoll } from '../resolved/facts.js';
import type { Condition, SpaceTest } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import { compared, hull, negation, sum, exactly, type Interval, type Truth } from './interval.js';
import { changedBy, countOf, intervalOf } from './numbers.js';
import type { FlowFacts } from './flow-facts.js';
import { isKnown, isRefuted, testAt } from './spaces.js';

export function truthOf(flow: FlowFacts, condition: Condition): Truth {
  switch (condition.kind) {
    case 'is there': {
      const test = testOf(condition);
      if (test !== null) return truthHere(flow, test);
      const count = countOf(flow, condition.things, condition.where);
      const isThere = compared(count, '≥', intervalOf(flow, condition.least));
      return condition.negated ? negation(isThere) : isThere;
    }
    case 'here is':
      return truthHere(flow, condition.test);
    case 'compare': {
      const { left, operator, right } = condition;
      const test = testOf(condition);
      const settled = test === null ? null : truthHere(flow, test);
      if (settled !== null) return settled;
      if (!isRoll(left) && JSON.stringify(left) === JSON.stringify(right))
        return operator === '=' || operator === '≥' || operator === '≤';
      const added = isRoll(left) ? addedToRoll(flow, right) : exactly(0);
      return compared(sum(intervalOf(flow, left), added), operator, intervalOf(flow, right));
    }
    case 'and': {
      const left = truthOf(flow, condition.left);
      if (left === false) return false;
      const right = truthOf(assume(flow, condition.left, true), condition.right);
      return right === false ? false : left === true ? right : null;
    }
    case 'or': {
      const left = truthOf(flow, condition.left);
      if (left === true) return true;
      const right = truthOf(assume(flow, condition.left, false), condition.right);
      return right === true ? true : left === false ? right : null;
    }
    case 'it is':
    case 'it is listed':
    case 'it has moved':
    case 'track at':
    case 'card is':
    case 'is current':
    case 'in play':
    case 'played':
    case 'executing':
    case 'in place':
    case 'chosen':
      return null;
    default:
      return unreachable(condition);
  }
}

/** The facts once the condition is found to hold, or not to. */
export function assume(flow: FlowFacts, condition: Condition, so: boolean): FlowFacts {
  if (condition.kind === 'and' || condition.kind === 'or') {
    if ((condition.kind === 'and') !== so) return flow;
    return assume(assume(flow, condition.left, so), condition.right, so);
  }
  const found = condition.kind === 'here is' ? condition.test : testOf(condition);
  const test = so || found === null ? found : opposite(found);
  if (test === null) return flow;
  const here = flow.here.filter((space) => testAt(flow, test, space, space) !== false);
  return { ...flow, here, known: isLasting(test) ? [...flow.known, test] : flow.known };
}

/** What the test says does not depend on other numbers or places. */
export function isLasting(test: SpaceTest): boolean {
  return test.kind === 'more' || (test.kind === 'holds' && test.least.kind === 'literal');
}

/** The test that fails where this one is passed; null where none says so. */
function opposite(test: SpaceTest): SpaceTest | null {
  return test.kind === 'holds' || test.kind === 'of kind' ? { ...test, negated: !test.negated } : null;
}

/** As a test of the current space. */
function testOf(condition: Condition): SpaceTest | null {
  if (condition.kind === 'is there') {
    const { things, where, least, negated } = condition;
    return where.kind === 'here' ? { kind: 'holds', things, least, negated } : null;
  }
  if (condition.kind !== 'compare') return null;
  const { left, operator, right } = condition;
  if (left.kind !== 'count' || left.where.kind !== 'here') return null;
  if (right.kind === 'count' && right.where.kind === 'here') {
    if (operator === '>') return { kind: 'more', more: left.things, than: right.things };
    return operator === '<' ? { kind: 'more', more: right.things, than: left.things } : null;
  }
  if (right.kind !== 'literal') return null;
  const atLeast = (value: number, negated: boolean): SpaceTest => ({
    kind: 'holds',
    things: left.things,
    least: { kind: 'literal', value },
    negated,
  });
  switch (operator) {
    case '≥':
      return atLeast(right.value, false);
    case '>':
      return atLeast(right.value + 1, false);
    case '<':
      return atLeast(right.value, true);
    case '≤':
      return atLeast(right.value + 1, true);
    case '=':
      return right.value === 0 ? atLeast(1, true) : null;
    case '≠':
      return right.value === 0 ? atLeast(1, false) : null;
    default:
      return unreachable(operator);
  }
}

function truthHere(flow: FlowFacts, test: SpaceTest): Truth {
  if (isRefuted(flow, test)) return false;
  if (isKnown(flow, test)) return true;
  const other = opposite(test);
  if (other !== null && isRefuted(flow, other)) return true;
  const truths = flow.here.map((space) => testAt(flow, test, space, space));
  const [first] = truths;
  return first !== undefined && truths.every((it) => it === first) ? first : null;
}

/** What cards may add to a roll that is held against the number. */
function addedToRoll(flow: FlowFacts, against: Parameters<typeof intervalOf>[1]): Interval {
  const wanted = JSON.stringify(against);
  const entries = flow.facts.core.rolls.filter((it) => JSON.stringify(it.against) === wanted);
  const changes = entries.flatMap((entry) => entry.changes);
  if (changes.length === 0) return exactly(0);
  const added = changedBy(flow, exactly(0), changes);
  // A sum of rolls may be lessened below what a number of things can be.
  const taken = changes.filter(({ how }) => how === 'less').map(({ by }) => intervalOf(flow, by).most);
  return hull(added, exactly(-taken.reduce((all, it) => all + it, 0)));
}
