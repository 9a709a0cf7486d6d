/** What is known after an operation that has not been done yet: one state for each way that it can leave the numbers. */
import type { NumberExpr } from '../resolved/ir.js';
import { blocksOf, eachOp } from './children.js';
import type { Block, Op } from './ir.js';
import { bringing, type Known, letting, widened, withKnown } from './known.js';
import { isOfRoll } from './possibility.js';

export function statesAfter(op: Op, known: Known): readonly Known[] {
  switch (op.kind) {
    case 'let':
      return [letting(known, op.name, withKnown(known, 'number', op.value))];
    case 'roll':
      return [withoutRoll(known)];
    case 'draw':
      return [bringing(known, op.family, op.to, ['pool'])];
    case 'take chit':
      return [bringing(known, op.from.family, op.to, widened(known, op.from).places)];
    case 'if': {
      const condition = withKnown(known, 'condition', op.condition);
      const states = [...afterBlock(op.then, known), ...afterBlock(op.otherwise, known)];
      const [then, otherwise] = states;
      if (condition === null || then === undefined || otherwise === undefined || states.length > 2)
        return distinct(states);
      return merged(then, otherwise, (left, right) => ({ kind: 'if', condition, then: left, otherwise: right }));
    }
    // What need not be done is offered only where it changes something: then what comes after it does not matter. What only
    // lets numbers is offered anyway.
    case 'may':
    case 'choose':
      return distinct([
        known,
        ...blocksOf(op)
          .filter(onlyLets)
          .flatMap((block) => afterBlock(block, known)),
      ]);
    case 'while':
    case 'repeat at will':
    case 'choose spaces':
    case 'choose pieces':
      return [known];
    case 'named': {
      const own = afterBlock(op.block, known);
      return op.instead.length === 0 ? own : distinct([known, ...own]);
    }
    default:
      return [withoutAnyOf(known, op)];
  }
}

/** Nothing but numbers comes of the steps. */
export function onlyLets(block: Block): boolean {
  return block.length > 0 && block.every(({ op }) => op.kind === 'let' || op.kind === 'roll');
}

function afterBlock(block: Block, known: Known): readonly Known[] {
  return block.reduce<readonly Known[]>(
    (states, { op }) => distinct(states.flatMap((state) => statesAfter(op, state))),
    [known],
  );
}

/** One state of two, by what decides between them. */
function merged(
  then: Known,
  otherwise: Known,
  choose: (then: NumberExpr, otherwise: NumberExpr) => NumberExpr,
): readonly Known[] {
  const names = new Set([...then.variables.keys(), ...otherwise.variables.keys()]);
  const variables = new Map<string, NumberExpr | null>();
  for (const name of names) {
    const left = valueIn(then, name);
    const right = valueIn(otherwise, name);
    if (JSON.stringify(left) === JSON.stringify(right)) variables.set(name, left);
    else variables.set(name, left === null || right === null ? null : choose(left, right));
  }
  const chits = new Map(then.chits);
  for (const [key, places] of otherwise.chits) chits.set(key, [...new Set([...(chits.get(key) ?? []), ...places])]);
  return [{ variables, chits }];
}

/** What is not let here has its value by then. */
function valueIn({ variables }: Known, name: string): NumberExpr | null {
  return variables.has(name) ? (variables.get(name) ?? null) : { kind: 'variable', name };
}

/** What was let from a roll is not told by the next one. */
function withoutRoll(known: Known): Known {
  const variables = [...known.variables].map(
    ([name, value]) => [name, value !== null && isOfRoll('number', value) ? null : value] as const,
  );
  return { ...known, variables: new Map(variables) };
}

/** What is let somewhere within may be anything. */
function withoutAnyOf(known: Known, op: Op): Known {
  let state = known;
  for (const block of blocksOf(op)) {
    eachOp(block, (inner) => {
      if (inner.kind === 'let') state = letting(state, inner.name, null);
    });
  }
  return state;
}

function distinct(states: readonly Known[]): readonly Known[] {
  if (states.length < 2) return states;
  const texts = states.map((state) => JSON.stringify([[...state.variables], [...state.chits]]));
  return states.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}
