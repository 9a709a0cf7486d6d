/** Whether a block can begin: what is offered must have something to do. */
import type { ChitSelector, Condition } from '../resolved/ir.js';
import type { Block, Possible } from './ir.js';

/** The condition under which the first statement of the block can do something; null where it always can. */
export function possibleBlock(block: Block): Possible | null {
  const first = block.find((statement) => statement.op.kind !== 'let' && statement.op.kind !== 'moment');
  if (first === undefined) return null;
  const { op } = first;
  switch (op.kind) {
    case 'conduct':
      return { kind: 'conduct', conduct: op, by: first.by };
    case 'choose spaces':
      return { kind: 'some space', spaces: op.spaces, most: op.range.most };
    case 'named':
      return possibleBlock(op.block);
    case 'play event':
      return { kind: 'event' };
    case 'may':
    case 'repeat at will':
      return op.possible;
    case 'while':
      return { kind: 'condition', condition: andThen(op.condition, op.possible) };
    case 'choose': {
      const of = op.alternatives.map(({ name, nameable, possible }) => ({ name: nameable ? name : null, possible }));
      return of.some(({ name, possible }) => name === null && possible === null) ? null : { kind: 'any', of };
    }
    case 'flip':
      if (op.where.kind !== 'here' || op.range.least === 'all') return null;
      return {
        kind: 'condition',
        condition: {
          kind: 'is there',
          things: [{ kind: 'pieces', columns: op.columns }],
          where: op.where,
          least: { kind: 'literal', value: 1 },
          negated: false,
        },
      };
    case 'if': {
      const then = possibleBlock(op.then);
      const otherwise = possibleBlock(op.otherwise);
      if (then === null && otherwise === null) return null;
      return { kind: 'if', condition: op.condition, then, otherwise };
    }
    default:
      return null;
  }
}

/** As `possibleBlock`, for alternatives and for steps done again and again: where they begin with a chit, there must be one. */
export function possibleAgain(block: Block): Possible | null {
  const first = block.find((statement) => statement.op.kind !== 'let');
  if (first?.op.kind !== 'take chit' || first.op.optional) return possibleBlock(block);
  return { kind: 'condition', condition: isAny(first.op.from) };
}

function andThen(condition: Condition, possible: Possible | null): Condition {
  return possible?.kind === 'condition' ? { kind: 'and', left: condition, right: possible.condition } : condition;
}

/** There is such a chit. */
function isAny(chits: ChitSelector): Condition {
  return { kind: 'compare', left: { kind: 'count chits', chits }, operator: '>', right: { kind: 'literal', value: 0 } };
}
