/** Placing, removing, moving and flipping pieces as calls of the runtime. */
import type { Only, Op, Statement } from '../core/ir.js';
import type { ColumnId, SpaceSet, Where } from '../resolved/ir.js';
import { amount, amountOf, inBlock, inHand, limitOf, only, options, property, why } from './arguments.js';
import { condition, hereOf, id, listOf, number, piecesOf, runtime, tests, variable } from './expressions.js';
import { besideOne, spaces, spacesOf } from './space-sets.js';
import { pieceOf } from './in-hand.js';
import { flippedList } from './identifiers.js';
import { ofType, runtimeType, usesName, spaceTest } from './module.js';
import { possibility } from './possible.js';
import { type EmitScope, freshName, withTaken } from './scope.js';
import { block } from './statements.js';
import { spokenOf } from './variables.js';
import { arrivals } from './hooks.js';

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

export function place(scope: EmitScope, statement: Statement, op: Of<'place'>, by: string): string {
  const placing = options(
    `pieces: [${op.pieces.map((piece) => id(scope, 'Piece', piece)).join(', ')}]`,
    ...(op.from === null ? [] : [`from: ${id(scope, 'Box', op.from)}`]),
    `in: ${hereOf(scope)}`,
    ...amount(scope, op.range),
    ...only(op.from === null && op.lift, 'lift: true'),
  );
  return tallied(
    scope,
    op.tallies,
    `yield* ${runtime(scope, 'place')}(game, ${by}, ${why(scope, statement)}, ${placing})`,
  );
}

export function unmark(scope: EmitScope, op: Of<'unmark'>): string {
  const marker = id(scope, 'Marker', op.marker);
  const count = op.count === 'all' ? runtime(scope, 'MANY') : number(scope, op.count);
  const call = (space: string): string => `${runtime(scope, 'removeMarkers')}(game, ${marker}, ${count}, ${space});`;
  if (op.where.kind === 'here') return call(hereOf(scope));
  const space = freshName(scope, 'space', 'other');
  return `for (const ${space} of ${spacesOf(scope, op.where, op.marker)}) ${call(space)}`;
}

export function remove(scope: EmitScope, statement: Statement, op: Of<'remove'>, by: string): string {
  const to = op.to === null ? [] : [`to: ${id(scope, 'Box', op.to)}`];
  const taking = (columns: readonly ColumnId[], least: string, most: string): string => {
    const many = amountOf(least, most);
    const left = onlyOf(scope, op.only);
    const call = (name: 'remove' | 'removeFromBox', pieces: string, where: string): string =>
      `yield* ${runtime(scope, name)}(game, ${by}, ${why(scope, statement)}, ${options(`pieces: ${pieces}`, where, ...many, ...to, ...left)})`;
    if (op.where.kind !== 'box' && op.where.kind !== 'available')
      return call('remove', op.it ? columnInHand(scope) : listOf(scope, columns), `in: ${spacesOf(scope, op.where)}`);
    const from = op.where.kind === 'box' ? id(scope, 'Box', op.where.box) : runtime(scope, 'AVAILABLE');
    return call('removeFromBox', `[${piecesOf(scope, columns).join(', ')}]`, `from: ${from}`);
  };
  const [single] = op.stages;
  if (op.stages.length === 1 && single !== undefined) {
    const { least, most } = op.range;
    const call = taking(single.columns, limitOf(scope, least), limitOf(scope, most));
    const isMarked = op.it && scope.world.marksMoves;
    const leaving = isMarked ? `${runtime(scope, 'leaveLast')}(game, ${pieceOf(scope)});\n` : '';
    return `${leaving}${tallied(scope, single.tallies, call)}`;
  }
  // Stage by stage, each with what the earlier ones left.
  // Of as many as there are nothing is used up.
  const isAll = op.range.most === 'all';
  const left = isAll ? runtime(scope, 'MANY') : freshName(scope, 'left', 'remaining');
  const least = op.range.least === op.range.most ? left : limitOf(scope, op.range.least);
  const inner = withTaken(scope, left, 'taken');
  const stages = op.stages.map((stage, index) => {
    const call = taking(stage.columns, least, left);
    const last = index === op.stages.length - 1;
    let body = last || isAll ? tallied(inner, stage.tallies, call) : `${left} -= ${call};`;
    const counted = spokenOf(scope, stage.tallies);
    if (!last && !isAll && counted.length > 0) {
      const sums = counted.map((name) => `${variable(scope, name)} += taken;`);
      body = `const taken = ${call};\n${sums.join('\n')}\n${left} -= taken;`;
    }
    if (stage.remaining === null) return body.startsWith('const taken') ? `{\n${body}\n}` : body;
    const things = [{ kind: 'pieces', columns: stage.remaining }] as const;
    const none = condition(scope, {
      kind: 'is there',
      things,
      where: op.where,
      least: { kind: 'literal', value: 1 },
      negated: true,
    });
    return `if (${none}) {\n${body}\n}`;
  });
  return inBlock(isAll ? '' : `let ${left} = ${limitOf(scope, op.range.most)};\n`, stages.join('\n'));
}

/** Adds what was taken or placed to its counts. */
function tallied(scope: EmitScope, all: readonly string[], call: string): string {
  const tallies = spokenOf(scope, all);
  const [first] = tallies;
  if (first === undefined) return `${call};`;
  if (tallies.length === 1) return `${variable(scope, first)} += ${call};`;
  return `{\nconst taken = ${call};\n${tallies.map((name) => `${variable(scope, name)} += taken;`).join('\n')}\n}`;
}

export function move(scope: EmitScope, statement: Statement, op: Of<'move'>, by: string): string {
  const listed = op.arrivals.length > 0;
  const one = op.body !== null || op.group !== null || listed;
  // Groups move one after another from and to spaces that are looked for once.
  const fixed: string[] = [];
  const fix = (name: string, text: string, varies: boolean): string => {
    if (!varies || !one || op.group !== null) return text;
    fixed.push(`const ${name} = ${text};\n`);
    return name;
  };
  const origins = fix(freshName(scope, 'origins', 'starts'), spacesOf(scope, op.from), variesIn(op.from));
  const destinations = fix(
    freshName(scope, 'destinations', 'ends'),
    destinationsOf(scope, op.to),
    !mentionsOrigin(op.to) && variesWith(op.to),
  );
  const moved = op.once
    ? 'arrivals'
    : fix(
        freshName(scope, 'moved', 'gone'),
        `${runtime(scope, op.perTurn ? 'arrivalsOfTurn' : 'newArrivals')}()`,
        true,
      );
  const moving = options(
    `pieces: ${op.it ? columnInHand(scope) : listOf(scope, op.columns)}`,
    moved === 'arrivals' ? moved : `arrivals: ${moved}`,
    `from: ${origins}`,
    `to: ${destinations}`,
    ...(op.group === null ? [] : amount(scope, op.group)),
    ...only(op.must, 'must: true'),
    ...only(op.whole, 'pairsOnce: true'),
    ...(op.own ? [`own: ${staying(scope, op)}`] : []),
    ...onlyOf(scope, op.only),
    ...(op.from.kind === 'here' ? [] : inHand(scope)),
    ...(op.it && scope.world.marksMoves ? [property('piece', pieceOf(scope))] : []),
  );
  const call = `yield* ${runtime(scope, one ? 'moveGroup' : 'moveGroups')}(game, ${by}, ${why(scope, statement)}, ${moving})`;
  if (op.body === null && !listed && !op.it) return `${call};`;
  const group = freshName(scope, 'group', 'party');
  const groups = freshName(scope, 'groups', 'parties');
  const here = freshName(scope, 'destination', 'arrival');
  const inner = { ...withTaken(scope, group, groups, here, moved), here, group };
  const steps = block(inner, op.body ?? []);
  const opening = usesName(steps, here) ? [`const ${here} = ${group}.to;`] : [];
  const follows = op.it ? [`${pieceOf(scope)}.space = ${group}.to;`] : [];
  const body = [...follows, ...(listed ? [`${groups}.push(${group});`] : []), ...opening, steps]
    .filter((it) => it !== '')
    .join('\n');
  const head = fixed.join('');
  const turns = `for (;;) {\nconst ${group} = ${call};\nif (${group} === null) break;\n${body}\n}`;
  const loop = fixed.length === 0 || listed ? `${head}${turns}` : `{\n${head}${turns}\n}`;
  const once = `const ${group} = ${call};\nif (${group} !== null) {\n${body}\n}`;
  if (!listed) return op.group === null ? loop : `{\n${once}\n}`;
  const after = arrivals(withTaken(scope, groups), op, by, groups);
  const type = ofType(`${runtimeType(scope.module, 'Group')}[]`);
  return `{\nconst ${groups}${type} = [];\n${op.group === null ? loop : once}\n${after}\n}`;
}

/** What cards leave to the operation, as an option; nothing where they leave all. */
export function onlyOf(scope: EmitScope, left: Only | undefined): string[] {
  if (left === undefined) return [];
  const piece = freshName(scope, 'piece', 'candidate');
  const inner = { ...withTaken(scope, piece), piece, here: `${piece}.space` };
  return [`only: ${spaceTest(piece, condition(inner, left))}`];
}

/** The column of the piece in hand, as a list. */
function columnInHand(scope: EmitScope): string {
  return `[${pieceOf(scope)}.column]`;
}

/** Whether the spaces are others after a piece or a marker has moved. */
function variesIn(where: Where): boolean {
  return where.kind === 'spaces' && variesWith(where.spaces);
}

function variesWith({ tests: own }: SpaceSet): boolean {
  return own.some(
    (test) =>
      test.kind === 'holds' ||
      test.kind === 'more' ||
      test.kind === 'most' ||
      (test.kind === 'value' && test.least?.kind === 'values of pieces') ||
      test.kind === 'place' ||
      (test.kind === 'controlled' && test.by.some(({ spaces: own }) => variesWith(own))) ||
      (test.kind === 'adjacent' && typeof test.to === 'object' && variesWith(test.to)),
  );
}

/** Whether something changes where a group stays in a space, as a function. */
function staying(scope: EmitScope, { stays }: Of<'move'>): string {
  const space = freshName(scope, 'space', 'origin', 'other');
  return spaceTest(space, possibility({ ...withTaken(scope, space), here: space }, stays));
}

/** A list, or a function of the origin where they depend on it. */
export function destinationsOf(scope: EmitScope, to: SpaceSet): string {
  if (!mentionsOrigin(to)) return spaces(scope, to);
  if (to.tests.some(({ kind }) => kind === 'here')) {
    return `(origin) => ${spaces(withTaken(scope, 'origin'), to)}`;
  }
  const space = freshName(scope, 'space', 'destination', 'other');
  const inner = withTaken(scope, 'origin');
  const beside = besideOne(inner, to, space);
  if (beside !== null) return `(origin) => ${beside}`;
  const test = tests(withTaken(inner, space), to, space);
  return `(origin) => ${runtime(scope, 'spacesWhere')}(game, ${spaceTest(space, test)})`;
}

function mentionsOrigin(set: SpaceSet): boolean {
  return set.tests.some(
    (test) =>
      test.kind === 'adjacent' && (test.to === 'origin' || (typeof test.to === 'object' && mentionsOrigin(test.to))),
  );
}

export function flip(scope: EmitScope, statement: Statement, op: Of<'flip'>, by: string): string {
  const list = listOf(scope, op.columns);
  const to = flippedList(scope.module, scope.ids, op.columns, op.to);
  if (op.it) return `${runtime(scope, 'flipPiece')}(game, ${pieceOf(scope)}, ${list}, ${to});`;
  if (op.where.kind === 'group') return `${runtime(scope, 'flipGroup')}(game, ${scope.group}, ${list}, ${to});`;
  if (op.range.least === 'all')
    return `${runtime(scope, 'flipAll')}(game, ${list}, ${to}, ${spacesOf(scope, op.where)});`;
  const flipping = options(
    `pieces: ${list}`,
    `to: ${to}`,
    `in: ${spacesOf(scope, op.where)}`,
    ...amount(scope, op.range),
  );
  return `yield* ${runtime(scope, 'flip')}(game, ${by}, ${why(scope, statement)}, ${flipping});`;
}
