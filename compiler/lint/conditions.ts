/** What is known of a condition, and what a condition makes known. */
import type { Condition, SpaceTest } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import { compared, joined, negation, sum, exactly, type Interval, type Truth } from './interval.js';
import { changedBy, countOf, intervalOf } from './numbers.js';
import type { Scene } from './scene.js';
import { isKnown, isRefuted, testAt } from './spaces.js';

export function truthOf(scene: Scene, condition: Condition): Truth {
  switch (condition.kind) {
    case 'is there': {
      const test = testOf(condition);
      if (test !== null) return truthHere(scene, test);
      const count = countOf(scene, condition.things, condition.where);
      const isThere = compared(count, '≥', intervalOf(scene, condition.least));
      return condition.negated ? negation(isThere) : isThere;
    }
    case 'here is':
      return truthHere(scene, condition.test);
    case 'compare': {
      const { left, operator, right } = condition;
      const test = testOf(condition);
      const settled = test === null ? null : truthHere(scene, test);
      if (settled !== null) return settled;
      if (left.kind !== 'roll' && JSON.stringify(left) === JSON.stringify(right))
        return operator === '=' || operator === '≥' || operator === '≤';
      const added = left.kind === 'roll' ? addedToRoll(scene, right) : exactly(0);
      return compared(sum(intervalOf(scene, left), added), operator, intervalOf(scene, right));
    }
    case 'and': {
      const left = truthOf(scene, condition.left);
      if (left === false) return false;
      const right = truthOf(supposing(scene, condition.left, true), condition.right);
      return right === false ? false : left === true ? right : null;
    }
    case 'or': {
      const left = truthOf(scene, condition.left);
      if (left === true) return true;
      const right = truthOf(supposing(scene, condition.left, false), condition.right);
      return right === true ? true : left === false ? right : null;
    }
    case 'track at':
    case 'card is':
    case 'in play':
    case 'played':
    case 'executing':
      return null;
    default:
      return unreachable(condition);
  }
}

/** The scene in which the condition is found to hold, or not to. */
export function supposing(scene: Scene, condition: Condition, so: boolean): Scene {
  if (condition.kind === 'and' || condition.kind === 'or') {
    if ((condition.kind === 'and') !== so) return scene;
    return supposing(supposing(scene, condition.left, so), condition.right, so);
  }
  const found = condition.kind === 'here is' ? condition.test : testOf(condition);
  const test = so || found === null ? found : opposite(found);
  if (test === null) return scene;
  const here = scene.here.filter((space) => testAt(scene, test, space, space) !== false);
  return { ...scene, here, known: isLasting(test) ? [...scene.known, test] : scene.known };
}

/** What the test says does not depend on other numbers or places. */
export function isLasting(test: SpaceTest): boolean {
  return test.kind === 'more' || (test.kind === 'holds' && test.least.kind === 'literal');
}

/** The test that fails where this one is passed; null where none says so. */
function opposite(test: SpaceTest): SpaceTest | null {
  return test.kind === 'holds' || test.kind === 'of kind' ? { ...test, negated: !test.negated } : null;
}

/** As a test of the space in hand. */
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

function truthHere(scene: Scene, test: SpaceTest): Truth {
  if (isRefuted(scene, test)) return false;
  if (isKnown(scene, test)) return true;
  const other = opposite(test);
  if (other !== null && isRefuted(scene, other)) return true;
  const truths = scene.here.map((space) => testAt(scene, test, space, space));
  const [first] = truths;
  return first !== undefined && truths.every((it) => it === first) ? first : null;
}

/** What cards may add to a roll that is held against the number. */
function addedToRoll(scene: Scene, against: Parameters<typeof intervalOf>[1]): Interval {
  const wanted = JSON.stringify(against);
  const entry = scene.facts.core.rolls.find((it) => JSON.stringify(it.against) === wanted);
  if (entry === undefined) return exactly(0);
  const added = changedBy(scene, exactly(0), entry.changes);
  // A sum of rolls may be lessened below what a number of things can be.
  const taken = entry.changes.filter(({ how }) => how === 'less').map(({ by }) => intervalOf(scene, by).most);
  return joined(added, exactly(-taken.reduce((all, it) => all + it, 0)));
}
