/** Whether a block can begin: what is offered must have something to do. */
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
