/** Core statements as TypeScript, each under the sentence it came from. Layout is left to the formatter. */
import type { Block, Conduct, Op, Possible, Range, Statement } from '../core/ir.js';
import type { ColumnId, NumberExpr, ProcedureId } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import {
  actor,
  chit,
  chitPlace,
  chitPlaces,
  condition,
  hereOf,
  id,
  listOf,
  number,
  operand,
  piecesOf,
  runtime,
  spaces,
  spacesOf,
  spaceTest,
  tests,
  variable,
} from './expressions.js';
import { fromGame, lineComment, stringLiteral } from './module.js';
import { flippedList } from './identifiers.js';
import { aspectFunction, citation, procedureFunction, procedureModule, shiftFunction } from './references.js';
import { type EmitScope, freshName, withTaken } from './scope.js';
import { camelCase } from './names.js';

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** A block, one statement after another. Names that a statement binds are taken for the later ones. */
export function block(scope: EmitScope, statements: Block): string {
  let inner = scope;
  const parts: string[] = [];
  for (const statement of statements) {
    const body = emit(inner, statement);
    if (body === '') continue;
    parts.push(statement.text === '' ? body : `${lineComment(statement.text)}\n${body}`);
    inner = withTaken(inner, ...boundNames(inner, statement.op));
  }
  return parts.join('\n');
}

/** What the statement leaves bound in its block. */
function boundNames(scope: EmitScope, op: Op): string[] {
  switch (op.kind) {
    case 'let':
      return [variable(scope, op.name)];
    case 'roll':
      return ['roll'];
    default:
      return [];
  }
}

/** The sentence and its rule, as a decision shows them. */
function why(scope: EmitScope, statement: Statement): string {
  return stringLiteral(`${statement.text} [${citation(scope.world, statement.rule)}]`);
}

function emit(scope: EmitScope, statement: Statement): string {
  const { op } = statement;
  const by = actor(scope, statement.by);
  switch (op.kind) {
    case 'place':
      return place(scope, statement, op, by);
    case 'mark':
      return `${runtime(scope, 'placeMarkers')}(game, ${id(scope, 'Marker', op.marker)}, ${number(scope, op.count)}, ${hereOf(scope)});`;
    case 'unmark':
      return unmark(scope, op);
    case 'remove':
      return remove(scope, statement, op, by);
    case 'replace': {
      const [head, least, most] = range(scope, op.range);
      const list = listOf(scope, op.columns);
      return `${head}yield* ${runtime(scope, 'replace')}(game, ${by}, ${why(scope, statement)}, ${least}, ${most}, ${list}, ${spacesOf(scope, op.where)}, ${id(scope, 'Piece', op.with)});`;
    }
    case 'move':
      return move(scope, statement, op, by);
    case 'flip':
      return flip(scope, statement, op, by);
    case 'shift': {
      const amount = op.sign > 0 ? number(scope, op.by) : `-${operand(scope, op.by)}`;
      if (op.beyond) return `${shiftFunction(scope, op.track)}(game, ${amount});`;
      return `${runtime(scope, 'changeTrack')}(game, ${id(scope, 'Track', op.track)}, ${amount});`;
    }
    case 'set track':
      return `${runtime(scope, 'setTrack')}(game, ${id(scope, 'Track', op.track)}, ${number(scope, op.to)});`;
    case 'set counter':
      return `${runtime(scope, 'setCounter')}(game, ${id(scope, 'Counter', op.counter)}, ${number(scope, op.to)});`;
    case 'draw':
      return `yield* ${runtime(scope, 'drawChits')}(game, ${by}, ${why(scope, statement)}, ${id(scope, 'ChitFamily', op.family)}, ${number(scope, op.count)});`;
    case 'take chit': {
      const family = id(scope, 'ChitFamily', op.from.family);
      const places = chitPlaces(scope, op.from).join(', ');
      return `yield* ${runtime(scope, 'takeChit')}(game, ${by}, ${why(scope, statement)}, ${family}, [${places}], ${chitPlace(scope, op.to)}, ${String(op.optional)});`;
    }
    case 'move chits': {
      const family = id(scope, 'ChitFamily', op.from.family);
      const places = op.from.places.length === 0 ? otherPlaces(scope, op) : chitPlaces(scope, op.from);
      return `${runtime(scope, 'moveChits')}(game, ${family}, [${places.join(', ')}], ${chitPlace(scope, op.to)});`;
    }
    case 'resolve': {
      const here = scope.here === null ? '' : `, ${scope.here}`;
      return `yield* ${aspectFunction(scope, op.aspect)}(game, ${by}, ${chit(scope, op.of)}${here});`;
    }
    case 'roll':
      return `${op.declares ? 'const ' : ''}roll = yield* ${runtime(scope, 'rollDie')}(game, ${why(scope, statement)});`;
    case 'let': {
      const keyword = op.declares ? 'let ' : '';
      return `${keyword}${variable(scope, op.name)} = ${number(scope, op.value)};`;
    }
    case 'conduct':
      return `yield* ${conductCall(scope, statement, op, by)};`;
    case 'do':
      return `yield* ${procedureFunction(scope, op.procedure)}(game, ${by});${op.mayEnd ? `\nif (${runtime(scope, 'isOver')}(game)) return;` : ''}`;
    case 'reveal':
      return `${runtime(scope, 'revealCard')}(game);`;
    case 'play event':
      return `yield* ${fromGame(scope.module, 'cards/index.ts', 'playEvent')}(game, ${by}, ${why(scope, statement)});`;
    case 'close box':
      return `${runtime(scope, 'closeBox')}(game, ${id(scope, 'OrderBox', op.box)});`;
    case 'adjust order':
      return `${runtime(scope, 'adjustOrder')}(game);`;
    case 'win':
      return `${runtime(scope, 'win')}(game, ${id(scope, 'Faction', op.faction)});\nreturn;`;
    case 'if': {
      const otherwise = op.otherwise.length === 0 ? '' : ` else {\n${block(scope, op.otherwise)}\n}`;
      return `if (${condition(scope, op.condition)}) {\n${block(scope, op.then)}\n}${otherwise}`;
    }
    case 'select':
      return select(scope, statement, op, by);
    case 'each space': {
      const here = freshName(scope, ...hereNames(scope, op.spaces));
      const inner = { ...withTaken(scope, here), here };
      const pause = op.interruptible ? `yield* ${runtime(scope, 'pause')}(game, scope);\n` : '';
      return `for (const ${here} of ${spaces(scope, op.spaces)}) {\n${pause}${block(inner, op.body)}\n}`;
    }
    case 'choose spaces':
      return chooseSpaces(scope, statement, op, by);
    case 'repeat': {
      const times = freshName(scope, 'times', 'rounds');
      return `for (let ${times} = ${number(scope, op.count)}; ${times} > 0; ${times} -= 1) {\n${block(withTaken(scope, times), op.body)}\n}`;
    }
    case 'repeat at will':
      return repeatAtWill(scope, statement, op, by);
    case 'may': {
      const agreed = `(yield* ${runtime(scope, 'agree')}(game, ${by}, ${why(scope, statement)}))`;
      const possible = op.possible === null ? '' : `(${possibility(scope, op.possible)}) && `;
      return `if (${possible}${agreed}) {\n${block(scope, op.body)}\n}`;
    }
    case 'choose':
      return choose(scope, statement, op, by);
    case 'take box': {
      const cases = op.alternatives.map(
        ({ box, block: body }) => `case ${id(scope, 'OrderBox', box)}: {\n${block(scope, body)}\nbreak;\n}`,
      );
      return `switch (yield* ${runtime(scope, 'takeBox')}(game, ${by}, ${why(scope, statement)})) {\n${cases.join('\n')}\n}`;
    }
    case 'net': {
      const net = freshName(scope, 'net', 'sum');
      const terms = op.terms.map((term) => {
        const units =
          term.every === 1 ? number(scope, term.of) : `Math.floor(${operand(scope, term.of)} / ${term.every})`;
        const amount = term.amount === 1 ? units : `${term.amount} * ${units}`;
        return `${lineComment(term.text)}\n${net} ${term.sign > 0 ? '+=' : '-='} ${amount};`;
      });
      return `let ${net} = 0;\n${terms.join('\n')}\n${runtime(scope, 'changeTrack')}(game, ${id(scope, 'Track', op.track)}, ${net});`;
    }
    case 'until deck empty':
      return `while (${runtime(scope, 'deckLength')}(game) > 0) {\n${runtime(scope, 'checkpoint')}(game);\n${block(scope, op.body)}\n}`;
    case 'moment':
      return `yield* ${runtime(scope, 'pause')}(game, scope);`;
    case 'standing':
      return `${fromGame(scope.module, 'standing.ts', 'keepStandingRules')}(game);`;
    default:
      return unreachable(op);
  }
}

/** Every place of the chits but the one they go to. */
function otherPlaces(scope: EmitScope, op: Of<'move chits'>): string[] {
  const to = chitPlace(scope, op.to);
  return chitPlaces(scope, op.from).filter((place) => place !== to);
}

function limitOf(scope: EmitScope, limit: NumberExpr | 'all'): string {
  return limit === 'all' ? runtime(scope, 'MANY') : number(scope, limit);
}

/** At least and at most as two arguments; what would be computed twice is computed once before. */
function range(scope: EmitScope, { least, most }: Range): [string, string, string] {
  const low = limitOf(scope, least);
  const high = limitOf(scope, most);
  if (low !== high || /^[\w.]+$/.test(low)) return ['', low, high];
  const count = freshName(scope, 'count', 'number');
  return [`const ${count} = ${low};\n`, count, count];
}

/** Wraps statements that bind a name of their own in a block. */
function inBlock(head: string, rest: string): string {
  return head === '' ? rest : `{\n${head}${rest}\n}`;
}

function place(scope: EmitScope, statement: Statement, op: Of<'place'>, by: string): string {
  const [head, least, most] = range(scope, op.range);
  const pieces = `[${op.pieces.map((piece) => id(scope, 'Piece', piece)).join(', ')}]`;
  const start = `game, ${by}, ${why(scope, statement)}, ${least}, ${most}, ${pieces}`;
  const call =
    op.from === null
      ? `${runtime(scope, 'place')}(${start}, ${hereOf(scope)}, ${String(op.lift)})`
      : `${runtime(scope, 'placeFrom')}(${start}, ${id(scope, 'Box', op.from)}, ${hereOf(scope)})`;
  return inBlock(head, `yield* ${call};`);
}

function unmark(scope: EmitScope, op: Of<'unmark'>): string {
  const marker = id(scope, 'Marker', op.marker);
  const count = op.count === 'all' ? runtime(scope, 'MANY') : number(scope, op.count);
  const call = (space: string): string => `${runtime(scope, 'removeMarkers')}(game, ${marker}, ${count}, ${space});`;
  if (op.where.kind === 'here') return call(hereOf(scope));
  const space = freshName(scope, 'space', 'other');
  return `for (const ${space} of ${spacesOf(scope, op.where)}) ${call(space)}`;
}

function remove(scope: EmitScope, statement: Statement, op: Of<'remove'>, by: string): string {
  const to = op.to === null ? runtime(scope, 'AVAILABLE') : id(scope, 'Box', op.to);
  const taking = (columns: readonly ColumnId[], least: string, most: string): string => {
    const start = `game, ${by}, ${why(scope, statement)}, ${least}, ${most}`;
    if (op.where.kind !== 'box')
      return `yield* ${runtime(scope, 'remove')}(${start}, ${listOf(scope, columns)}, ${spacesOf(scope, op.where)}, ${to})`;
    return `yield* ${runtime(scope, 'removeFromBox')}(${start}, [${piecesOf(scope, columns).join(', ')}], ${id(scope, 'Box', op.where.box)}, ${to})`;
  };
  const [only] = op.stages;
  if (op.stages.length === 1 && only !== undefined) {
    const [head, least, most] = range(scope, op.range);
    return inBlock(head, tallied(scope, only.tallies, taking(only.columns, least, most)));
  }
  // Stage by stage, each with what the earlier ones left.
  const left = freshName(scope, 'left', 'remaining');
  const least = op.range.least === op.range.most ? left : limitOf(scope, op.range.least);
  const inner = withTaken(scope, left, 'taken');
  const stages = op.stages.map((stage, index) => {
    const call = taking(stage.columns, least, left);
    const last = index === op.stages.length - 1;
    let body = last ? tallied(inner, stage.tallies, call) : `${left} -= ${call};`;
    if (!last && stage.tallies.length > 0) {
      const sums = stage.tallies.map((name) => `${variable(scope, name)} += taken;`);
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
  return inBlock(`let ${left} = ${limitOf(scope, op.range.most)};\n`, stages.join('\n'));
}

/** Adds what a removal took to its counts. */
function tallied(scope: EmitScope, tallies: readonly string[], call: string): string {
  const [only] = tallies;
  if (only === undefined) return `${call};`;
  if (tallies.length === 1) return `${variable(scope, only)} += ${call};`;
  return `{\nconst taken = ${call};\n${tallies.map((name) => `${variable(scope, name)} += taken;`).join('\n')}\n}`;
}

function move(scope: EmitScope, statement: Statement, op: Of<'move'>, by: string): string {
  const space = freshName(scope, 'space', 'destination', 'other');
  const usesOrigin = JSON.stringify(op.to).includes('"origin"');
  const [onlyTest] = op.to.tests;
  const fixed =
    op.to.tests.length === 1 &&
    (onlyTest?.kind === 'selected' || onlyTest?.kind === 'here' || onlyTest?.kind === 'named');
  const list = fixed
    ? spaces(scope, op.to)
    : `${runtime(scope, 'spacesWhere')}(game, ${spaceTest(space, tests(withTaken(scope, space, 'origin'), op.to, space))})`;
  const destinations = `(${usesOrigin ? 'game, origin' : fixed ? '' : 'game'}) => ${list}`;
  const [least, most] =
    op.group === null ? ['1', runtime(scope, 'MANY')] : [limitOf(scope, op.group.least), limitOf(scope, op.group.most)];
  const rule = `{ must: ${String(op.must)}, pairsOnce: ${String(op.body !== null)} }`;
  const origins = spacesOf(scope, op.from);
  const one = op.body !== null || op.group !== null;
  const call = `yield* ${runtime(scope, one ? 'moveGroup' : 'moveGroups')}(game, ${by}, ${why(scope, statement)}, ${listOf(scope, op.columns)}, arrivals, ${origins}, ${destinations}, ${least}, ${most}, ${rule})`;
  if (op.body === null) return `${call};`;
  const here = freshName(scope, 'destination', 'arrival');
  const inner = { ...withTaken(scope, 'group', here), here };
  const body = `const ${here} = group.to;\n${block(inner, op.body)}`;
  if (op.group !== null) return `{\nconst group = ${call};\nif (group !== null) {\n${body}\n}\n}`;
  return `for (;;) {\nconst group = ${call};\nif (group === null) break;\n${body}\n}`;
}

function flip(scope: EmitScope, statement: Statement, op: Of<'flip'>, by: string): string {
  const list = listOf(scope, op.columns);
  const to = flippedList(scope.module, scope.ids, op.columns, op.to);
  if (op.where.kind === 'group') return `${runtime(scope, 'flipGroup')}(game, group, ${list}, ${to});`;
  if (op.range.least === 'all')
    return `${runtime(scope, 'flipAll')}(game, ${list}, ${to}, ${spacesOf(scope, op.where)});`;
  const [head, least, most] = range(scope, op.range);
  return inBlock(
    head,
    `yield* ${runtime(scope, 'flip')}(game, ${by}, ${why(scope, statement)}, ${least}, ${most}, ${list}, ${to}, ${spacesOf(scope, op.where)});`,
  );
}

function select(scope: EmitScope, statement: Statement, op: Of<'select'>, by: string): string {
  const selection = scope.procedure?.selection;
  if (selection === undefined || selection === null) throw new Error('no selection');
  const asks = stringLiteral(`select ${selection.text} [${citation(scope.world, statement.rule)}]`);
  const here = freshName(scope, 'space');
  const inner = { ...withTaken(scope, here), here };
  const call = `yield* ${runtime(scope, 'selectSpace')}(game, ${by}, ${asks}, scope, selected, () => ${scope.limit}(game), ${scope.eligible})`;
  const body = op.body.length === 0 ? '' : `\n${block(inner, op.body)}`;
  return `for (;;) {\nconst ${here} = ${call};\nif (${here} === ${runtime(scope, 'DONE')}) break;\nselected.push(${here});${body}\n}`;
}

function chooseSpaces(scope: EmitScope, statement: Statement, op: Of<'choose spaces'>, by: string): string {
  const here = freshName(scope, ...hereNames(scope, op.spaces));
  const inner = { ...withTaken(scope, here), here };
  const done = runtime(scope, 'DONE');
  const choice = (candidates: string, optional: string): string =>
    `const ${here} = yield* ${runtime(scope, 'chooseSpace')}(game, ${by}, ${why(scope, statement)}, ${candidates}, ${optional});`;
  const { least, most } = op.range;
  if (most !== 'all' && most.kind === 'literal' && most.value === 1) {
    const optional = String(least !== 'all' && least.kind === 'literal' && least.value === 0);
    return `{\n${choice(spaces(scope, op.spaces), optional)}\nif (${here} !== ${done}) {\n${block(inner, op.body)}\n}\n}`;
  }
  const candidates = freshName(scope, 'candidates', 'choices');
  const chosen = freshName(scope, 'chosen', 'taken');
  const low = limitOf(scope, least);
  const optional = low === '0' ? 'true' : `${chosen}.length >= ${low}`;
  const free = `${candidates}.filter((candidate) => !${chosen}.includes(candidate))`;
  const loop = most === 'all' ? 'for (;;)' : `while (${chosen}.length < ${operand(scope, most)})`;
  const body = block(withTaken(inner, candidates, chosen), op.body);
  return `{\nconst ${candidates} = ${spaces(scope, op.spaces)};\nconst ${chosen}: number[] = [];\n${loop} {\n${choice(free, optional)}\nif (${here} === ${done}) break;\n${chosen}.push(${here});\n${body}\n}\n}`;
}

/** What the space in hand is called: by its kind where all are of one kind. */
function hereNames(scope: EmitScope, set: Of<'each space'>['spaces']): string[] {
  const kinds = set.tests.flatMap((what) => (what.kind === 'of kind' && !what.negated ? what.kinds : []));
  const [kind] = kinds;
  const general = ['space', 'nearby'];
  if (kinds.length !== 1 || kind === undefined) return general;
  return [camelCase(scope.world.spaceKinds[kind]?.names.one ?? 'space'), ...general];
}

function repeatAtWill(scope: EmitScope, statement: Statement, op: Of<'repeat at will'>, by: string): string {
  const times = freshName(scope, 'times', 'rounds');
  const inner = withTaken(scope, times);
  const loop = `for (let ${times} = ${number(scope, op.most)}; ${times} > 0; ${times} -= 1)`;
  const [only] = op.body;
  if (op.body.length === 1 && only?.op.kind === 'conduct') {
    const call = conductCall(inner, only, { ...only.op, optional: true }, actor(inner, only.by));
    return `${loop} {\n${lineComment(only.text)}\nif ((yield* ${call}) === ${runtime(scope, 'DONE')}) break;\n}`;
  }
  const possible = op.possible === null ? '' : `!(${possibility(scope, op.possible)}) || `;
  return `${loop} {\nif (${possible}!(yield* ${runtime(scope, 'agree')}(game, ${by}, ${why(scope, statement)}))) break;\n${block(inner, op.body)}\n}`;
}

function choose(scope: EmitScope, statement: Statement, op: Of<'choose'>, by: string): string {
  const labels = op.alternatives.map((alternative) => stringLiteral(alternative.label)).join(', ');
  const cases = op.alternatives.map((alternative, index) => {
    const name = alternative.name === null ? '' : `${lineComment(alternative.name)}\n`;
    return `case ${index}: {\n${name}${block(scope, alternative.block)}\nbreak;\n}`;
  });
  const always = op.alternatives.every((alternative) => alternative.possible === null);
  if (always && !op.optional) {
    const options = op.alternatives.map((_, index) => index).join(', ');
    return `switch (yield* ${runtime(scope, 'ask')}(game, ${by}, 'alternative', ${why(scope, statement)}, [${options}], [${labels}])) {\n${cases.join('\n')}\n}`;
  }
  const tests = op.alternatives.map(({ possible }) => (possible === null ? 'true' : possibility(scope, possible)));
  const call = `${runtime(scope, 'chooseAlternative')}(game, ${by}, ${why(scope, statement)}, [${labels}], [${tests.join(', ')}], ${String(op.optional)})`;
  return `switch (yield* ${call}) {\n${cases.join('\n')}\n}`;
}

/** Whether a block can begin, as an expression. */
export function possibility(scope: EmitScope, possible: Possible): string {
  switch (possible.kind) {
    case 'condition':
      return condition(scope, possible.condition);
    case 'some space': {
      const some = `${spaces(scope, possible.spaces)}.length > 0`;
      const most = possible.most;
      return most === 'all' || (most.kind === 'literal' && most.value > 0)
        ? some
        : `${operand(scope, most)} > 0 && ${some}`;
    }
    case 'conduct': {
      const list = procedureList(scope, possible.conduct.procedures);
      return `${runtime(scope, 'canConduct')}(game, ${actor(scope, possible.by)}, ${list}, ${scopeExpression(scope, possible.conduct)})`;
    }
    case 'event':
      return `${fromGame(scope.module, 'cards/index.ts', 'hasEvent')}(game)`;
    case 'any':
      return possible.of.map((part) => `(${possibility(scope, part)})`).join(' || ');
    case 'if': {
      const part = (branch: Possible | null): string => (branch === null ? 'true' : possibility(scope, branch));
      return `(${condition(scope, possible.condition)} ? ${part(possible.then)} : ${part(possible.otherwise)})`;
    }
    default:
      return unreachable(possible);
  }
}

/** The procedures of a class by the class's list, else one by one. */
function procedureList(scope: EmitScope, procedures: readonly ProcedureId[]): string {
  const { world } = scope;
  const whole = world.classes.findIndex((_, index) => {
    const members = world.procedures.flatMap((procedure, procedureId) =>
      procedure.class === index ? [procedureId] : [],
    );
    return (
      members.length === procedures.length && members.every((member) => procedures.includes(member as ProcedureId))
    );
  });
  const names = world.classes[whole]?.names;
  if (names !== undefined && procedures.length > 1)
    return fromGame(scope.module, 'procedures.ts', camelCase(names.many));
  return `[${procedures.map((procedure) => fromGame(scope.module, procedureModule(world, procedure), camelCase(world.procedures[procedure]?.name ?? ''))).join(', ')}]`;
}

function scopeExpression(scope: EmitScope, op: Conduct): string {
  const bounds: string[] = [];
  if (op.most !== null) bounds.push(`limit: ${number(scope, op.most)}`);
  if (op.within !== null) bounds.push(`within: ${spaces(scope, op.within)}`);
  if (op.waiving.length > 0) bounds.push(`waiving: [${op.waiving.map(stringLiteral).join(', ')}]`);
  if (op.choosing !== null) bounds.push(`choosing: ${stringLiteral(op.choosing)}`);
  return bounds.length === 0 ? runtime(scope, 'FREE') : `${runtime(scope, 'scopeOf')}({ ${bounds.join(', ')} })`;
}

function conductCall(scope: EmitScope, statement: Statement, op: Conduct, by: string): string {
  const companion =
    op.accompanied === null
      ? 'null'
      : `{ label: ${stringLiteral(op.accompanied.label)}, procedures: ${procedureList(scope, op.accompanied.procedures)} }`;
  return `${runtime(scope, 'conduct')}(game, ${by}, ${why(scope, statement)}, ${procedureList(scope, op.procedures)}, ${scopeExpression(scope, op)}, ${companion}, ${String(op.optional)})`;
}
