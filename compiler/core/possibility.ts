/** Putting possibilities together: what is certain is left out, and so is what is known of the current space. */
import { opposite } from '../resolved/facts.js';
import type { Condition, NumberExpr, SpaceTest, Thing, Where } from '../resolved/ir.js';
import { type CoreNodes, some } from './children.js';
import type { Op, Possible } from './ir.js';

export const always: Possible = { kind: 'always' };
export const never: Possible = { kind: 'never' };

/** All of them hold. */
export function all(...parts: readonly Possible[]): Possible {
  return combine('all', parts, 'always', 'never');
}

/** One of them holds. */
export function any(...parts: readonly Possible[]): Possible {
  return combine('any', parts, 'never', 'always');
}

function combine(
  kind: 'all' | 'any',
  parts: readonly Possible[],
  nothing: 'always' | 'never',
  everything: 'always' | 'never',
): Possible {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.of : [part]));
  if (flat.some((part) => part.kind === everything)) return { kind: everything };
  const of = withoutSame(flat.filter((part) => part.kind !== nothing));
  const [only] = of;
  if (only === undefined) return { kind: nothing };
  if (of.length === 1) return only;
  // What one part says need not be looked at in the others.
  for (const [index, part] of of.entries()) {
    if (part.kind !== 'condition') continue;
    const others = of.map((other, at) => (at === index ? other : assume(other, part.condition, kind === 'all')));
    if (others.some((other, at) => other !== of[at])) return combine(kind, others, nothing, everything);
  }
  return { kind, of };
}

/** Of parts that say the same the first. */
function withoutSame(parts: readonly Possible[]): readonly Possible[] {
  if (parts.length < 2) return parts;
  const texts = parts.map(textOf);
  return parts.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

/** A node as a text, by which it is compared; what is put together is compared again and again. */
function textOf(node: Possible | Condition | NumberExpr | SpaceTest): string {
  const known = texts.get(node);
  if (known !== undefined) return known;
  const text = JSON.stringify(node);
  texts.set(node, text);
  return text;
}

const texts = new WeakMap<object, string>();

/** The same where the condition is known to hold, or not to; itself where that makes no difference. */
function assume(possible: Possible, condition: Condition, isSo: boolean): Possible {
  const opposite = negationOf(condition);
  const told = (other: Condition): boolean | null => {
    if (textOf(other) === textOf(condition)) return isSo;
    // One faction executes the steps, so no other does.
    if (isSo && condition.kind === 'executing' && !condition.negated && other.kind === 'executing')
      return other.negated;
    return opposite !== null && textOf(other) === textOf(opposite) ? !isSo : null;
  };
  switch (possible.kind) {
    case 'condition': {
      const certain = told(possible.condition);
      return certain === null ? possible : certain ? always : never;
    }
    case 'all':
    case 'any': {
      const of = possible.of.map((part) => assume(part, condition, isSo));
      if (of.every((part, index) => part === possible.of[index])) return possible;
      return possible.kind === 'all' ? all(...of) : any(...of);
    }
    case 'if': {
      const certain = told(possible.condition);
      const then = assume(possible.then, condition, isSo);
      const otherwise = assume(possible.otherwise, condition, isSo);
      if (certain !== null) return certain ? then : otherwise;
      return then === possible.then && otherwise === possible.otherwise
        ? possible
        : either(possible.condition, then, otherwise);
    }
    default:
      return possible;
  }
}

/** The condition that holds where this one does not, if it is as plain; null where none is. */
export function negationOf(condition: Condition): Condition | null {
  switch (condition.kind) {
    case 'compare':
      return { ...condition, operator: opposite[condition.operator] };
    case 'is there':
    case 'track at':
    case 'is current':
    case 'in play':
    case 'played':
    case 'executing':
    case 'in place':
    case 'chosen':
    case 'it is':
    case 'it is listed':
    case 'it has moved':
      return { ...condition, negated: !condition.negated };
    case 'here is':
      return condition.test.kind === 'of kind'
        ? { ...condition, test: { ...condition.test, negated: !condition.test.negated } }
        : null;
    default:
      return null;
  }
}

/** As `negationOf`, of what is put together of several too. */
export function oppositeOf(condition: Condition): Condition | null {
  switch (condition.kind) {
    case 'card is':
      return { ...condition, negated: !condition.negated };
    case 'and':
    case 'or': {
      const [left, right] = [oppositeOf(condition.left), oppositeOf(condition.right)];
      return left === null || right === null ? null : { kind: condition.kind === 'and' ? 'or' : 'and', left, right };
    }
    default:
      return negationOf(condition);
  }
}

/** The one or the other, by a condition. */
export function either(condition: Condition, yes: Possible, no: Possible): Possible {
  const certain = truthOf(condition);
  const then = assume(yes, condition, true);
  const otherwise = assume(no, condition, false);
  if (certain !== null) return certain ? then : otherwise;
  if (textOf(then) === textOf(otherwise)) return then;
  if (otherwise.kind === 'never') return all(when(condition), then);
  if (then.kind === 'always') return any(when(condition), otherwise);
  return { kind: 'if', condition, then, otherwise };
}

/** The condition holds. */
export function when(condition: Condition): Possible {
  const certain = truthOf(condition);
  if (certain !== null) return certain ? always : never;
  if (condition.kind === 'and') return all(when(condition.left), when(condition.right));
  if (condition.kind === 'or') return any(when(condition.left), when(condition.right));
  return { kind: 'condition', condition };
}

/** It does not hold; always where that cannot be told as plainly. */
export function not(possible: Possible): Possible {
  if (possible.kind !== 'condition') return always;
  const condition = negationOf(possible.condition);
  return condition === null ? always : when(condition);
}

/** The number is one or more. */
export function positive(number: NumberExpr | 'all'): Possible {
  if (number === 'all') return always;
  switch (number.kind) {
    case 'count':
      return there(number.things, number.where);
    case 'at most':
      return all(positive(number.value), positive(number.bound));
    case 'if':
      return either(number.condition, positive(number.then), positive(number.otherwise));
    case 'plus':
    case 'minus':
      return isZero(number.right) ? positive(number.left) : above(number, 0);
    case 'roll':
      return always;
    case 'per':
      return number.every.kind === 'literal' && number.every.value <= 1 ? positive(number.of) : above(number, 0);
    default:
      return above(number, 0);
  }
}

function isZero(number: NumberExpr): boolean {
  return number.kind === 'literal' && number.value === 0;
}

/** One of the things is there. */
export function there(things: readonly Thing[], where: Where): Possible {
  return when({ kind: 'is there', things, where, least: { kind: 'literal', value: 1 }, negated: false });
}

/** None of the things is there. */
export function noneThere(things: readonly Thing[], where: Where): Possible {
  return when({ kind: 'is there', things, where, least: { kind: 'literal', value: 1 }, negated: true });
}

function above(left: NumberExpr, value: number): Possible {
  return when({ kind: 'compare', left, operator: '>', right: { kind: 'literal', value } });
}

/** Whether a roll is spoken of. */
export function isOfRoll<Name extends keyof CoreNodes>(name: Name, node: CoreNodes[Name]): boolean {
  return some(name, node, { number: ({ kind }) => kind === 'roll' });
}

/** What can be told without the position; null where it cannot. */
function truthOf(condition: Condition): boolean | null {
  switch (condition.kind) {
    case 'compare': {
      if (textOf(condition.left) === textOf(condition.right)) {
        return ['=', '≥', '≤'].includes(condition.operator);
      }
      const left = valueOf(condition.left);
      const right = valueOf(condition.right);
      return left === null || right === null ? null : compared(left, condition.operator, right);
    }
    case 'and': {
      const left = truthOf(condition.left);
      const right = truthOf(condition.right);
      return left === false || right === false ? false : left === true && right === true ? true : null;
    }
    case 'or': {
      const left = truthOf(condition.left);
      const right = truthOf(condition.right);
      return left === true || right === true ? true : left === false && right === false ? false : null;
    }
    default:
      return null;
  }
}

function compared(left: number, operator: '=' | '≠' | '≥' | '≤' | '>' | '<', right: number): boolean {
  const by = { '=': left === right, '≠': left !== right, '≥': left >= right, '≤': left <= right };
  if (operator === '>') return left > right;
  return operator === '<' ? left < right : by[operator];
}

function valueOf(number: NumberExpr): number | null {
  switch (number.kind) {
    case 'literal':
      return number.value;
    case 'plus':
    case 'minus': {
      const left = valueOf(number.left);
      const right = valueOf(number.right);
      if (left === null || right === null) return null;
      return number.kind === 'plus' ? left + right : left - right;
    }
    case 'at most': {
      const value = valueOf(number.value);
      const bound = valueOf(number.bound);
      return value === null || bound === null ? null : Math.min(value, bound);
    }
    default:
      return null;
  }
}

/** What remains to be looked at in a current space that is known to pass the tests. */
export function given(tests: readonly SpaceTest[], possible: Possible): Possible {
  switch (possible.kind) {
    case 'condition':
      return tests.some((test) => says(test, possible.condition)) ? always : possible;
    case 'all':
      return all(...possible.of.map((part) => given(tests, part)));
    case 'any':
      return any(...possible.of.map((part) => given(tests, part)));
    case 'if':
      return tests.some((test) => says(test, possible.condition))
        ? given(tests, possible.then)
        : either(possible.condition, given(tests, possible.then), given(tests, possible.otherwise));
    default:
      return possible;
  }
}

/** What is there to choose from is looked at when a space is chosen, not once for all that are. */
export function isAskedAnew({ again, range: { most } }: Extract<Op, { kind: 'choose spaces' }>): boolean {
  return again || (most !== 'all' && most.kind === 'literal' && most.value === 1);
}

/** The test that says the same of a current space as a condition of what is there; null where none does. */
export function heldHere(condition: Condition): SpaceTest | null {
  if (condition.kind !== 'is there' || condition.where.kind !== 'here') return null;
  const { things, least, negated } = condition;
  return { kind: 'holds', things, least, negated };
}

/** A space that passes the test meets the condition. */
function says(test: SpaceTest, condition: Condition): boolean {
  if (condition.kind === 'here is') return textOf(condition.test) === textOf(test);
  if (condition.kind !== 'is there' || condition.where.kind !== 'here' || test.kind !== 'holds') return false;
  if (condition.negated !== test.negated || textOf(condition.least) !== textOf(test.least)) {
    return false;
  }
  const [inside, outside] = test.negated ? [condition.things, test.things] : [test.things, condition.things];
  return inside.every((thing) => outside.some((other) => isPartOf(thing, other)));
}

function isPartOf(thing: Thing, whole: Thing): boolean {
  if (thing.kind === 'marker') return whole.kind === 'marker' && thing.marker === whole.marker;
  return whole.kind === 'pieces' && thing.columns.every((column) => whole.columns.includes(column));
}
