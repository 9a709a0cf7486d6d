/**
 * Chits that must be drawn or taken, and that there may be none of, where later steps need one. What cannot be done in
 * full is done as far as it can be: a chit that is not there is not resolved. What its value is that rule does not say.
 */
import { blocksOf, some, visit } from '../core/children.js';
import type { Block, Op, Statement } from '../core/ir.js';
import { beginningWithChit } from '../core/possible.js';
import type { ChitPlace, Condition, NumberExpr } from '../resolved/ir.js';
import { rootsOf } from './facts.js';
import type { Linting } from './lint.js';

export function lintMissingChits({ facts: { core, world }, record }: Linting): void {
  for (const { block, procedure } of rootsOf(core)) {
    const requires = procedure === null ? null : (core.procedures[procedure]?.requires ?? null);
    const told = new Set<number>();
    const sure = new Set(requires === null ? [] : familiesOf(requires, true));
    lookAt(block, sure, (statement, family, to) => {
      if (told.has(family) || !isNeeded(block, family, to)) return;
      told.add(family);
      record('RW0813', statement.span, { family: world.families[family]?.name ?? '' });
    });
  }
}

type Miss = (statement: Statement, family: number, to: ChitPlace) => void;

/** Looks for chits that are taken where it is not sure that there is one; `sure` are families of which there is. */
function lookAt(block: Block, sure: ReadonlySet<number>, miss: Miss): void {
  const known = new Set(sure);
  for (const statement of block) {
    const { op } = statement;
    if (op.kind === 'draw') {
      if (!known.has(op.family)) miss(statement, op.family, op.to);
    } else if (op.kind === 'take chit' && !op.optional) {
      if (!known.has(op.from.family)) miss(statement, op.from.family, op.to);
    } else if (op.kind === 'move chits' && op.to === 'pool' && op.from.places.length === 0) known.add(op.from.family);
    for (const { block: inner, sure: found } of partsOf(op)) lookAt(inner, new Set([...known, ...found]), miss);
  }
}

/** The blocks of an operation, each with the families of which there is a chit when it begins. */
function partsOf(op: Op): readonly { readonly block: Block; readonly sure: readonly number[] }[] {
  switch (op.kind) {
    case 'if':
      return [
        { block: op.then, sure: familiesOf(op.condition, true) },
        { block: op.otherwise, sure: familiesOf(op.condition, false) },
      ];
    case 'while':
      return [{ block: op.body, sure: [...familiesOf(op.condition, true), ...beginning(op.body)] }];
    case 'repeat at will':
      return [{ block: op.body, sure: [...countedIn(op.most), ...beginning(op.body)] }];
    case 'repeat':
      return [{ block: op.body, sure: countedIn(op.count) }];
    case 'choose':
      return op.alternatives.map(({ block }) => ({ block, sure: beginning(block) }));
    default:
      return blocksOf(op).map((block) => ({ block, sure: [] }));
  }
}

/** What is offered only where there is a chit. */
function beginning(block: Block): readonly number[] {
  const chits = beginningWithChit(block);
  return chits === null ? [] : [chits.family];
}

/** The families of which the condition, being so or not, says that there is a chit. */
function familiesOf(condition: Condition, so: boolean): readonly number[] {
  if (condition.kind === 'and') {
    return so ? [...familiesOf(condition.left, true), ...familiesOf(condition.right, true)] : [];
  }
  if (condition.kind !== 'compare' || condition.right.kind !== 'literal') return [];
  const { left, operator } = condition;
  const { value } = condition.right;
  const isSome = so
    ? (operator === '≥' && value >= 1) || (operator === '>' && value >= 0) || (operator === '=' && value >= 1)
    : (operator === '=' && value === 0) || (operator === '<' && value >= 1) || (operator === '≤' && value >= 0);
  const isOther = so && operator === '≠' && value === 0;
  if (!isSome && !isOther) return [];
  return countedIn(left);
}

/** The families whose chits are counted in the number. */
function countedIn(number: NumberExpr): readonly number[] {
  const families: number[] = [];
  visit('number', number, {
    number: (it) => {
      if (it.kind === 'count chits') families.push(it.chits.family);
    },
  });
  return families;
}

/** Some step reads the value of a chit that lies there. */
function isNeeded(block: Block, family: number, place: ChitPlace): boolean {
  return some('block', block, {
    number: (it) => it.kind === 'chit value' && Number(it.chits.family) === family && it.chits.places.includes(place),
  });
}
