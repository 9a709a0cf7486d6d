/** What is so where a step is carried out, by the openings above it; and which of that cannot be so at once. */
import { some } from './children.js';
import type { Condition, NumberExpr, SpaceSet, SpaceTest } from './ir.js';

/** A condition, or a test that a space passes, that is so or is not. */
export type Fact =
  | { readonly name: 'condition'; readonly node: Condition; readonly so: boolean }
  | { readonly name: 'test'; readonly node: SpaceTest; readonly so: boolean };

export function factsOf(condition: Condition, so: boolean): readonly Fact[] {
  if (condition.kind === 'here is') return [{ name: 'test', node: condition.test, so }];
  if (condition.kind !== 'and' && condition.kind !== 'or') return [{ name: 'condition', node: condition, so }];
  // That not both are so tells nothing of either.
  if ((condition.kind === 'and') !== so) return [];
  return [...factsOf(condition.left, so), ...factsOf(condition.right, so)];
}

/** What is so of the current space, one of these. */
export function factsOfSpaces({ tests }: SpaceSet): readonly Fact[] {
  return tests.map((node): Fact => ({ name: 'test', node, so: true }));
}

/** Whether the facts of one list cannot all be so where those of the other are; those of the current space only in one space. */
export function isExcluded(left: readonly Fact[], right: readonly Fact[], isOneSpace: boolean): boolean {
  return left.some((one) =>
    right.some((other) => (isOneSpace || !(isOfHere(one) || isOfHere(other))) && contradict(one, other)),
  );
}

function isOfHere(fact: Fact): boolean {
  if (fact.name === 'test') return true;
  return some('condition', fact.node, {
    where: ({ kind }) => kind === 'here',
    test: (test) => test.kind === 'here' || (test.kind === 'adjacent' && test.to === 'here'),
  });
}

function contradict(left: Fact, right: Fact): boolean {
  if (keyOf(left) === keyOf(right)) return isSo(left) !== isSo(right);
  if (left.name === 'condition' && right.name === 'condition') return differ(left, right);
  return left.name === 'test' && right.name === 'test' && left.so && right.so && areApart(left.node, right.node);
}

/** What it says, whether it is so or not. */
function keyOf({ node }: Fact): string {
  return JSON.stringify('negated' in node ? { ...node, negated: false } : node);
}

function isSo({ node, so }: Fact): boolean {
  return 'negated' in node && node.negated ? !so : so;
}

/** Kinds and names of which a space has one. */
function areApart(left: SpaceTest, right: SpaceTest): boolean {
  if (left.kind === 'named' && right.kind === 'named') return !left.spaces.some((it) => right.spaces.includes(it));
  if (left.kind !== 'of kind' || right.kind !== 'of kind' || left.negated || right.negated) return false;
  if (left.or !== undefined || right.or !== undefined) return false;
  return !left.kinds.some((it) => right.kinds.includes(it));
}

/** Two conditions on one number of which only one can be so. */
function differ(left: Fact & { name: 'condition' }, right: Fact & { name: 'condition' }): boolean {
  const [one, other] = [rangeOf(left), rangeOf(right)];
  if (one === null || other === null) return false;
  return one.of === other.of && (one.least > other.most || other.least > one.most);
}

interface Range {
  /** The number. */
  readonly of: string;
  readonly least: number;
  readonly most: number;
}

function rangeOf({ node, so }: Fact & { name: 'condition' }): Range | null {
  switch (node.kind) {
    case 'track at':
      return so === node.negated ? null : { of: `track ${node.track}`, least: node.box, most: node.box };
    case 'is there': {
      const least = literal(node.least);
      const of = JSON.stringify([node.things, node.where]);
      return least === null
        ? null
        : so === node.negated
          ? { of, least: 0, most: least - 1 }
          : { of, least, most: Infinity };
    }
    case 'compare': {
      const value = literal(node.right);
      return value === null
        ? null
        : ranged(JSON.stringify(node.left), so ? node.operator : opposite[node.operator], value);
    }
    default:
      return null;
  }
}

type Operator = Extract<Condition, { kind: 'compare' }>['operator'];

/** The comparison that holds where this one does not. */
export const opposite: Readonly<Record<Operator, Operator>> = {
  '=': '≠',
  '≠': '=',
  '≥': '<',
  '<': '≥',
  '≤': '>',
  '>': '≤',
};

function ranged(of: string, operator: Operator, value: number): Range | null {
  switch (operator) {
    case '=':
      return { of, least: value, most: value };
    case '≥':
      return { of, least: value, most: Infinity };
    case '>':
      return { of, least: value + 1, most: Infinity };
    case '≤':
      return { of, least: -Infinity, most: value };
    case '<':
      return { of, least: -Infinity, most: value - 1 };
    case '≠':
      return null;
  }
}

function literal(number: NumberExpr): number | null {
  return number.kind === 'literal' ? number.value : null;
}

/** All of the conditions together; null where there is none. */
export function allOf(conditions: readonly Condition[]): Condition | null {
  const [first, ...others] = conditions;
  return first === undefined ? null : others.reduce((left, right): Condition => ({ kind: 'and', left, right }), first);
}

/** A roll, with or without what is added to it and taken away. */
export function isRoll(number: NumberExpr): boolean {
  return number.kind === 'roll' || ((number.kind === 'plus' || number.kind === 'minus') && isRoll(number.left));
}
