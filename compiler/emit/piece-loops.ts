/** Steps that are done with one piece in hand after another, as TypeScript. */
import type { Op, Statement } from '../core/ir.js';
import { amountOf, inHand, limitOf, only, options, property, why } from './arguments.js';
import { listOf, runtime } from './expressions.js';
import { spacesOf } from './space-sets.js';
import { ofType, runtimeType, spaceTest } from './module.js';
import { possibility } from './possible.js';
import { type EmitScope, freshName, withTaken } from './scope.js';
import { block } from './statements.js';

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** Every piece that is there at the beginning, as long as it stands where it was. */
export function eachPiece(scope: EmitScope, op: Of<'each piece'>): string {
  const piece = freshName(scope, 'piece', 'counter');
  const inner = withPiece(scope, piece);
  const test = `if (!${runtime(scope, 'stands')}(game, ${piece})) continue;`;
  return `for (const ${piece} of ${piecesThere(scope, op)}) {\n${test}\n${block(inner, op.body)}\n}`;
}

/** Pieces that the actor chooses one after another. */
export function choosePieces(scope: EmitScope, statement: Statement, op: Of<'choose pieces'>, by: string): string {
  const { least, most } = op.range;
  const among = freshName(scope, 'among', 'candidates');
  const chosen = freshName(scope, 'chosen', 'inHand');
  const piece = freshName(scope, 'piece', 'counter');
  // How many is computed once, before the first choice.
  const limit = most === 'all' || most.kind === 'literal' ? null : freshName(scope, 'most', 'limit');
  const high = limit ?? limitOf(scope, most);
  const low = least === most ? high : limitOf(scope, least);
  const outer = withTaken(scope, among, chosen, ...(limit === null ? [] : [limit]));
  const able = freshName(outer, 'candidate', 'able');
  const looking = withPiece(outer, able);
  const choosing = options(
    property('among', among),
    property('chosen', chosen),
    ...amountOf(low, high),
    ...only(op.possible.kind !== 'always', `able: ${spaceTest(able, possibility(looking, op.possible))}`),
    ...inHand(scope),
  );
  const head = [
    ...(limit === null ? [] : [`const ${limit} = ${limitOf(scope, most)};`]),
    `const ${among} = ${piecesThere(scope, op)};`,
    `const ${chosen}${ofType(`${runtimeType(scope.module, 'PieceInHand')}[]`)} = [];`,
  ].join('\n');
  const call = `yield* ${runtime(scope, 'choosePiece')}(game, ${by}, ${why(scope, statement)}, ${choosing})`;
  const body = block(withPiece(outer, piece), op.body);
  return `{\n${head}\nfor (;;) {\nconst ${piece} = ${call};\nif (${piece} === null) break;\n${body}\n}\n}`;
}

function piecesThere(scope: EmitScope, { columns, where }: Of<'each piece' | 'choose pieces'>): string {
  const there = options(`pieces: ${listOf(scope, columns)}`, `in: ${spacesOf(scope, where)}`);
  return `${runtime(scope, 'piecesThere')}(game, ${there})`;
}

/** With the variable of a piece in hand, whose space is the current one. */
export function withPiece(scope: EmitScope, piece: string): EmitScope {
  return { ...withTaken(scope, piece), piece, here: `${piece}.space` };
}
