/** Loops over spaces as TypeScript: those that are selected, chosen, or taken one after another. */
import type { Op, Statement, Want } from '../core/ir.js';
import { limitOf, why } from './arguments.js';
import { condition, id, number, operand, runtime, spaces } from './expressions.js';
import { parameterFor, stringLiteral } from './module.js';
import { camelCase } from './names.js';
import { citation, unlessOver } from './references.js';
import { isReserved } from './reserved.js';
import { type EmitScope, freshName, withTaken } from './scope.js';
import { block, inHand } from './statements.js';

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** The procedure's own selection, space after space. */
export function select(scope: EmitScope, statement: Statement, op: Of<'select'>, by: string): string {
  const selection = scope.procedure?.selection;
  if (selection === undefined || selection === null) throw new Error('no selection');
  const asks = stringLiteral(`select ${selection.text} [${citation(scope.world, statement.rule)}]`);
  const here = freshName(scope, 'space');
  const inner = { ...withTaken(scope, here), here };
  const additional = (scope.procedure?.additional ?? []).length === 0 ? '' : ', additional';
  const call = `yield* ${runtime(scope, 'selectSpace')}(game, ${by}, ${asks}, scope, selected, () => limit(game), eligible${additional})`;
  const body = op.body.length === 0 ? '' : `\n${block(inner, op.body)}`;
  const over = scope.endings.within(op) ? `${unlessOver(scope)}\n` : '';
  return `for (;;) {\nconst ${here} = ${call};\n${over}if (${here} === ${runtime(scope, 'DONE')}) break;\nselected.push(${here});${body}\n}`;
}

/** Spaces one after another, where there may be too little of what is placed there for all of them. */
export function oneByOne(scope: EmitScope, statement: Statement, op: Of<'each space'>, by: string): string {
  const queue = freshName(scope, 'queue', 'others');
  const here = freshName(scope, ...hereNames(scope, op.spaces));
  const inner = { ...withTaken(scope, queue, here), here };
  const wants = op.wants.map((want) => wantOf(withTaken(scope, queue), want));
  const space = scope.here ?? runtime(scope, 'NOWHERE');
  const next = `${runtime(scope, 'nextInQueue')}(game, ${by}, ${why(scope, statement)}, ${queue}, [${wants.join(', ')}], ${String(op.bringsBack)}, ${space})`;
  const last = `if (${here} === ${runtime(scope, 'DONE')}) break;`;
  return `{\nconst ${queue} = ${runtime(scope, 'queueOf')}(${spaces(scope, op.spaces)});\nfor (;;) {\nconst ${here} = yield* ${next};\n${last}\n${block(inner, op.body)}\n}\n}`;
}

/** How much there is of something, and how much a space would take. */
function wantOf(scope: EmitScope, { of, count, when }: Want): string {
  const here = freshName(scope, 'space', 'wanting');
  const inner = { ...withTaken(scope, here), here };
  const wanted = (taken: string): string => {
    const text = when === null ? taken : `${condition(inner, when)} ? ${taken} : 0`;
    return `wanted: (${parameterFor('game', text)}, ${here}) => ${text}`;
  };
  if (of.kind === 'marker') {
    const marker = id(scope, 'Marker', of.marker);
    const taken = `${runtime(scope, 'markersWanted')}(game, ${marker}, ${number(inner, count)}, ${here})`;
    return `{ supply: ${runtime(scope, 'markersLeft')}(game, ${marker}), ${wanted(taken)} }`;
  }
  const listed = of.stores.map(({ piece }) => id(scope, 'Piece', piece));
  const pieces = `[${[...new Set(listed)].join(', ')}]`;
  const places = of.stores.map(({ from }) => (from === null ? runtime(scope, 'AVAILABLE') : id(scope, 'Box', from)));
  const taken = `${runtime(scope, 'piecesWanted')}(game, ${pieces}, ${number(inner, count)}, ${here})`;
  const supply = `${runtime(scope, 'stocked')}(game, [${listed.join(', ')}], [${places.join(', ')}])`;
  return `{ supply: ${supply}, ${wanted(taken)} }`;
}

export function chooseSpaces(scope: EmitScope, statement: Statement, op: Of<'choose spaces'>, by: string): string {
  const here = freshName(scope, ...hereNames(scope, op.spaces));
  const inner = { ...withTaken(scope, here), here };
  const done = runtime(scope, 'DONE');
  const choice = (candidates: string, optional: string, which: string): string =>
    `const ${here} = yield* ${runtime(scope, 'chooseSpace')}(game, ${by}, ${why(scope, statement)}, ${candidates}, ${optional}${which});`;
  const { least, most } = op.range;
  if (most !== 'all' && most.kind === 'literal' && most.value === 1) {
    const optional = String(least !== 'all' && least.kind === 'literal' && least.value === 0);
    return `{\n${choice(spaces(scope, op.spaces), optional, scope.here === null ? '' : `, 0, 1${inHand(scope)}`)}\nif (${here} !== ${done}) {\n${block(inner, op.body)}\n}\n}`;
  }
  const candidates = freshName(scope, 'candidates', 'choices');
  const chosen = freshName(scope, 'chosen', 'taken');
  const low = limitOf(scope, least);
  const optional = low === '0' ? 'true' : `${chosen}.length >= ${low}`;
  const among = op.afresh ? spaces(withTaken(scope, candidates, chosen), op.spaces) : candidates;
  const free = `${among}.filter((candidate) => !${chosen}.includes(candidate))`;
  const loop = most === 'all' ? 'for (;;)' : `while (${chosen}.length < ${operand(scope, most)})`;
  const limit = most === 'all' ? runtime(scope, 'MANY') : number(scope, most);
  const which = `, ${chosen}.length, ${limit}${inHand(scope)}`;
  const body = block(withTaken(inner, candidates, chosen), op.body);
  const fixed = op.afresh ? '' : `const ${candidates} = ${spaces(scope, op.spaces)};\n`;
  return `{\n${fixed}const ${chosen}: number[] = [];\n${loop} {\n${choice(free, optional, which)}\nif (${here} === ${done}) break;\n${chosen}.push(${here});\n${body}\n}\n}`;
}

/** What the space in hand is called: by its kind where all are of one kind. */
export function hereNames(scope: EmitScope, set: Of<'each space'>['spaces']): string[] {
  const kinds = set.tests.flatMap((what) => (what.kind === 'of kind' && !what.negated ? what.kinds : []));
  const [kind] = kinds;
  const general = ['space', 'nearby'];
  if (kinds.length !== 1 || kind === undefined) return general;
  const own = camelCase(scope.world.spaceKinds[kind]?.names.one ?? 'space');
  return isReserved(own) ? general : [own, ...general];
}
