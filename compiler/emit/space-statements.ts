/** Loops over spaces as TypeScript: those that are selected, chosen, or taken one after another. */
import type { Op, Statement, Want } from '../core/ir.js';
import { inHand, only, options, property, why } from './arguments.js';
import { condition, id, number, operand, runtime } from './expressions.js';
import { spaces } from './space-sets.js';
import { ofType, stringLiteral, spaceTest } from './module.js';
import { camelCase } from './names.js';
import { part, possibility, spacesThat } from './possible.js';
import { citation, unlessOver } from './references.js';
import { isReserved } from './reserved.js';
import { type EmitScope, freshName, withTaken } from './scope.js';
import { block } from './statements.js';

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** The procedure's own selection, space after space. */
export function select(scope: EmitScope, statement: Statement, op: Of<'select'>, by: string): string {
  const { procedure } = scope;
  const selection = procedure?.selection ?? null;
  if (procedure === null || selection === null) throw new Error('no selection');
  const asks = stringLiteral(`select ${selection.text} [${citation(scope.world, statement.rule)}]`);
  const here = freshName(scope, 'space');
  const inner = { ...withTaken(scope, here), here };
  const limit = `() => ${scope.limit}`;
  const isFixed = selection.most.kind === 'literal' && selection.changes.length === 0;
  const most = isFixed ? limit : freshName(inner, 'most', 'limitKept');
  const kept = isFixed ? '' : `const ${most} = ${runtime(scope, 'kept')}(${limit});\n`;
  const isAlone = selection.alone.kind !== 'never';
  const bounds = isAlone ? freshName(inner, 'bounds', 'within') : 'scope';
  const none = `${runtime(scope, 'orNone')}(scope)`;
  const within =
    selection.alone.kind === 'always' ? none : `${part(possibility(scope, selection.alone))} ? ${none} : scope`;
  const own = `const ${bounds} = ${within};\n`;
  const head = `${kept}${isAlone ? own : ''}`;
  const given = options(
    property('scope', bounds),
    'selected',
    property('limit', most),
    property('eligible', scope.selectable),
    ...only(procedure.additional.length > 0, 'additional'),
    ...only(procedure.movesOnce, 'arrivals'),
  );
  const call = `yield* ${runtime(scope, 'selectSpace')}(game, ${by}, ${asks}, ${given})`;
  const body = op.body.length === 0 ? '' : `\n${block(inner, op.body)}`;
  const over = scope.endings.within(op) ? `${unlessOver(scope)}\n` : '';
  return `${head}for (;;) {\nconst ${here} = ${call};\n${over}if (${here} === ${runtime(scope, 'DONE')}) break;\nselected.push(${here});${body}\n}`;
}

/** Spaces one after another, where there may be too little of what is placed there for all of them; `pause` is done in each first. */
export function oneByOne(
  scope: EmitScope,
  statement: Statement,
  op: Of<'each space'>,
  by: string,
  pause: string,
): string {
  const queue = freshName(scope, 'queue', 'others');
  const here = freshName(scope, ...hereNames(scope, op.spaces));
  const inner = { ...withTaken(scope, queue, here), here };
  const wants = op.wants.map((want) => wantOf(withTaken(scope, queue), want));
  const turn = options(
    property('queue', queue),
    `wants: [${wants.join(', ')}]`,
    ...only(op.bringsBack, 'bringsBack: true'),
    ...inHand(scope),
  );
  const next = `${runtime(scope, 'nextInQueue')}(game, ${by}, ${why(scope, statement)}, ${turn})`;
  const last = `if (${here} === ${runtime(scope, 'DONE')}) break;`;
  return `{\nconst ${queue} = ${runtime(scope, 'queueOf')}(${spaces(scope, op.spaces)});\nfor (;;) {\nconst ${here} = yield* ${next};\n${last}\n${pause}${block(inner, op.body)}\n}\n}`;
}

/** How much there is of something, and how much a space would take. */
function wantOf(scope: EmitScope, { of, count, when }: Want): string {
  const here = freshName(scope, 'space', 'wanting');
  const inner = { ...withTaken(scope, here), here };
  const wanted = (taken: string): string => {
    const text = when === null ? taken : `${condition(inner, when)} ? ${taken} : 0`;
    return `wanted: ${spaceTest(here, text)}`;
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
  const { least, most } = op.range;
  const here = freshName(scope, ...hereNames(scope, op.spaces));
  const inner = { ...withTaken(scope, here), here };
  const choice = (candidates: string, ...others: readonly string[]): string =>
    `const ${here} = yield* ${runtime(scope, 'chooseSpace')}(game, ${by}, ${why(scope, statement)}, ${options(property('among', candidates), ...others, ...inHand(scope))});`;
  const isNothing = least !== 'all' && least.kind === 'literal' && least.value === 0;
  if (most !== 'all' && most.kind === 'literal' && most.value === 1) {
    const asked = choice(spacesThat(scope, op.spaces, op.possible), ...only(isNothing, 'optional: true'));
    return `{\n${asked}\nif (${here} !== ${runtime(scope, 'DONE')}) {\n${block(inner, op.body)}\n}\n}`;
  }
  // The most is computed once, before the first choice.
  const high = most === 'all' ? null : number(scope, most);
  const limit = high === null || /^\w+$/u.test(high) ? high : freshName(scope, 'most', 'limit');
  const chosen = freshName(scope, 'chosen', 'taken');
  const count = op.again ? chosen : `${chosen}.length`;
  const low = least === most ? limit : least === 'all' ? null : operand(scope, least);
  const optional = only(isNothing || low !== null, `optional: ${isNothing ? 'true' : `${count} >= ${low ?? ''}`}`);
  const head = limit === high ? '' : `const ${limit} = ${high};\n`;
  const leave = `if (${here} === ${runtime(scope, 'DONE')}) break;`;
  const which = [...optional, property('done', count), property('most', limit ?? runtime(scope, 'MANY'))];
  if (op.again) {
    const body = block(withTaken(inner, limit ?? '', chosen), op.body);
    const asked = choice(spacesThat(scope, op.spaces, op.possible), ...which);
    const ends = limit === null ? '' : ` ${chosen} < ${limit}`;
    const turns = `for (let ${chosen} = 0;${ends}; ${chosen} += 1) {\n${asked}\n${leave}\n${body}\n}`;
    return head === '' ? turns : `{\n${head}${turns}\n}`;
  }
  const candidates = freshName(scope, 'candidates', 'choices');
  const looking = { ...withTaken(scope, 'candidate'), here: 'candidate' };
  const changes = op.possible.kind === 'always' ? '' : ` && ${part(possibility(looking, op.possible))}`;
  const among = op.afresh ? spaces(withTaken(scope, candidates, chosen), op.spaces) : candidates;
  const free = `${among}.filter((candidate) => !${chosen}.includes(candidate)${changes})`;
  const loop = limit === null ? 'for (;;)' : `while (${count} < ${limit})`;
  const body = block(withTaken(inner, limit ?? '', candidates, chosen), op.body);
  const fixed = op.afresh ? '' : `const ${candidates} = ${spaces(scope, op.spaces)};\n`;
  const lists = `${fixed}const ${chosen}${ofType('number[]')} = [];`;
  return `{\n${head}${lists}\n${loop} {\n${choice(free, ...which)}\n${leave}\n${chosen}.push(${here});\n${body}\n}\n}`;
}

/** What the current space is called: by its kind where all are of one kind. */
export function hereNames(scope: EmitScope, set: Of<'each space'>['spaces']): string[] {
  const kinds = set.tests.flatMap((what) => (what.kind === 'of kind' && !what.negated ? what.kinds : []));
  const [kind] = kinds;
  const general = ['space', 'nearby'];
  if (kinds.length !== 1 || kind === undefined) return general;
  const own = camelCase(scope.world.spaceKinds[kind]?.names.one ?? 'space');
  return isReserved(own) ? general : [own, ...general];
}
