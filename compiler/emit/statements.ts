/** Core statements as TypeScript, each under the sentence it came from. Layout is left to the formatter. */
import type { Actor, Block, Op, Statement } from '../core/ir.js';
import { lookCall } from './looking.js';
import {
  actor,
  capabilityCards,
  chit,
  guardName,
  guardTest,
  chitPlace,
  chitPlaces,
  condition,
  hereOf,
  id,
  listOf,
  number,
  operand,
  runtime,
  sideArgument,
  variable,
} from './expressions.js';
import { spaces, spacesOf } from './space-sets.js';
import { fromGame, lineComment, ofType, parameterFor, stringLiteral, usesName } from './module.js';
import { amount, inHand, only, options, property, why, whyBlock } from './arguments.js';
import { changesOf } from './quantities.js';
import { emitDirect } from './direct.js';
import { conductCall } from './conducts.js';
import { diceCall } from './dice.js';
import { choosePieces, eachPiece } from './piece-loops.js';
import { flip, move, place, remove, unmark } from './piece-statements.js';
import { endOfGame } from './outcomes.js';
import { part, possibility } from './possible.js';
import { aspectCall, crossingCall, procedureCall, shiftFunction, unlessOver } from './references.js';
import { type EmitScope, freshName, withTaken } from './scope.js';
import { chooseSpaces, hereNames, oneByOne, select } from './space-statements.js';
import { spokenOf, withNumbers } from './variables.js';
import { named, hookCall } from './hooks.js';

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** A block, one statement after another. Names that a statement binds are taken for the later ones. */
export function block(scope: EmitScope, statements: Block): string {
  let inner = scope;
  const parts: string[] = [];
  for (const [index, statement] of statements.entries()) {
    inner = withNumbers(inner, statements, index);
    const body = [emit(inner, statement), ...(isLastCall(inner, statement.op) ? [unlessOver(inner)] : [])].join('\n');
    if (body === '') continue;
    if (statement.loop !== undefined && parts.length > 0) {
      const done = parts.splice(0).join('\n');
      parts.push(`if (${runtime(inner, 'loopBegun')}(game) < ${statement.loop}) {\n${done}\n}`);
    }
    parts.push(statement.text === '' ? body : `${lineComment(statement.text)}\n${body}`);
    // A sentence is carried out when the standing rules have been looked at after it.
    const next = statements[index + 1];
    const told = statement.op.kind === 'standing' ? statements[index - 1] : statement;
    if (inner.tellsSteps && next?.op.kind !== 'standing' && told !== undefined && told.text !== '') {
      parts.push(`${runtime(inner, 'carriedOut')}(game, ${why(inner, told)});`);
    }
    inner = withTaken(inner, ...boundNames(inner, statement.op));
  }
  return parts.join('\n');
}

/** These go on after what they have done elsewhere, and look for themselves whether the game is over. */
const goingOn: ReadonlySet<Op['kind']> = new Set(['select', 'each space', 'move', 'named', 'woven']);

/** Whether the game may be over after the statement. */
function isLastCall({ endings }: EmitScope, op: Op): boolean {
  return !goingOn.has(op.kind) && endings.within(op);
}

/** The names that the statements of a block leave bound in it. */
export function boundIn(scope: EmitScope, statements: Block): string[] {
  return statements.flatMap(({ op }) => boundNames(scope, op));
}

/** What the statement leaves bound in its block. */
function boundNames(scope: EmitScope, op: Op): string[] {
  switch (op.kind) {
    case 'let':
      return [variable(scope, op.name)];
    case 'roll':
      return ['roll'];
    case 'shift':
      return op.changes.length === 0 ? [] : [changeName(scope, op)];
    case 'net':
      return [freshName(scope, 'net', 'sum')];
    default:
      return [];
  }
}

/** What a raise or a reduction that cards change is called. */
function changeName(scope: EmitScope, op: Of<'shift'>): string {
  return op.sign > 0 ? freshName(scope, 'raise') : freshName(scope, 'reduction');
}

/** These ask the same faction again and again, with steps in between. */
const askingAgain: ReadonlySet<Op['kind']> = new Set([
  'each space',
  'choose spaces',
  'each piece',
  'choose pieces',
  'move',
  'repeat at will',
  'while',
]);

function emit(scope: EmitScope, statement: Statement): string {
  const by = actor(scope, statement.by);
  if (!isByOrder(statement.by) || !askingAgain.has(statement.op.kind)) return emitBy(scope, statement, by);
  // Who acts when the sentence begins acts to its end, whoever is in that place of the order of play by then.
  const acting = freshName(scope, 'acting');
  const text = emitBy(withTaken(scope, acting), statement, acting);
  return usesName(text, acting) ? `{\nconst ${acting} = ${by};\n${text}\n}` : text;
}

/** Known by a place in the order of play. */
function isByOrder(by: Actor): boolean {
  return by.kind === 'ordinal' || (by.kind === 'other' && isByOrder(by.than));
}

function emitBy(scope: EmitScope, statement: Statement, by: string): string {
  const { op } = statement;
  switch (op.kind) {
    case 'place':
      return place(scope, statement, op, by);
    case 'mark':
      return `${runtime(scope, 'placeMarkers')}(game, ${id(scope, 'Marker', op.marker)}, ${number(scope, op.count)}, ${hereOf(scope)});`;
    case 'unmark':
      return unmark(scope, op);
    case 'turn over':
      return `${runtime(scope, 'turnOver')}(game, ${id(scope, 'Marker', op.marker)}, ${id(scope, 'Marker', op.to)}, ${spacesOf(scope, op.where, op.marker)});`;
    case 'remove':
      return remove(scope, statement, op, by);
    case 'replace': {
      const replacing = options(
        `pieces: ${listOf(scope, op.columns)}`,
        `in: ${spacesOf(scope, op.where)}`,
        ...amount(scope, op.range),
        `with: ${id(scope, 'Piece', op.with)}`,
      );
      return `yield* ${runtime(scope, 'replace')}(game, ${by}, ${why(scope, statement)}, ${replacing});`;
    }
    case 'move':
      return move(scope, statement, op, by);
    case 'flip':
      return flip(scope, statement, op, by);
    case 'shift': {
      const own = op.sign > 0 ? number(scope, op.by) : operand(scope, op.by);
      const by = op.changes.length === 0 ? own : changeName(scope, op);
      const amount = op.sign > 0 ? by : `-${by}`;
      if (op.beyond) return `${shiftFunction(scope, op.track)}(game, ${amount});`;
      const change = op.crosses
        ? crossingCall(scope, op.track, actor(scope, statement.by), amount)
        : `${runtime(scope, 'changeTrack')}(game, ${id(scope, 'Track', op.track)}, ${amount});`;
      if (op.changes.length === 0) return change;
      const changed = changesOf(scope, by, op.changes, 'never');
      // A computed number of 0, or below it, skips modifiers.
      const steps = op.by.kind === 'literal' ? changed : `if (${by} > 0) {\n${changed}\n}`;
      return `let ${by} = ${number(scope, op.by)};\n${steps}\n${change}`;
    }
    case 'set track':
      if (op.crosses) {
        const from = `${runtime(scope, 'trackAt')}(game, ${id(scope, 'Track', op.track)})`;
        return crossingCall(scope, op.track, by, `${operand(scope, op.to)} - ${from}`);
      }
      return `${runtime(scope, 'setTrack')}(game, ${id(scope, 'Track', op.track)}, ${number(scope, op.to)});`;
    case 'set counter':
      return `${runtime(scope, 'setCounter')}(game, ${id(scope, 'Counter', op.counter)}, ${number(scope, op.to)});`;
    case 'draw':
      return `yield* ${runtime(scope, 'drawChits')}(game, ${why(scope, statement)}, ${options(
        `family: ${id(scope, 'ChitFamily', op.family)}`,
        `count: ${number(scope, op.count)}`,
        ...only(op.to === 'held', `to: ${chitPlace(scope, op.family, 'held', by)}`),
      )});`;
    case 'take chit': {
      const family = id(scope, 'ChitFamily', op.from.family);
      const places = chitPlaces(scope, op.from).join(', ');
      if (op.from.chit !== null) {
        const moving = `${runtime(scope, 'moveOneChit')}(game, ${id(scope, 'Chit', op.from.chit)}, [${places}], ${chitPlace(scope, op.from.family, op.to, by)})`;
        const moved = valued(scope, op, moving);
        if (!op.optional) return moved;
        const some = `[${places}].some((place) => ${runtime(scope, 'chitsAt')}(game, ${id(scope, 'Chit', op.from.chit)}, place) > 0)`;
        return `if (${some} && (yield* ${agreement(scope, by, why(scope, statement))})) ${moved}`;
      }
      const taking = options(
        `family: ${family}`,
        `from: [${places}]`,
        `to: ${chitPlace(scope, op.from.family, op.to, by)}`,
        ...only(op.optional, 'optional: true'),
        ...inHand(scope),
      );
      return valued(
        scope,
        op,
        `yield* ${runtime(scope, 'takeChit')}(game, ${by}, ${why(scope, statement)}, ${taking})`,
      );
    }
    case 'move chits': {
      const family = id(scope, 'ChitFamily', op.from.family);
      const places = op.from.places.length === 0 ? otherPlaces(scope, op, by) : chitPlaces(scope, op.from);
      const to = chitPlace(scope, op.from.family, op.to, by);
      if (op.from.chit === null)
        return `${runtime(scope, 'moveChits')}(game, ${family}, [${places.join(', ')}], ${to});`;
      return `${runtime(scope, 'moveChitsOf')}(game, ${id(scope, 'Chit', op.from.chit)}, [${places.join(', ')}], ${to});`;
    }
    case 'look': {
      const { into, looking } = lookCall(scope, op);
      const name = runtime(scope, into === 'deck' ? 'lookIntoDeck' : 'lookIntoHand');
      return `yield* ${name}(game, ${by}, ${why(scope, statement)}, ${looking});`;
    }
    case 'play card': {
      const playing = options(
        `family: ${id(scope, 'ChitFamily', op.from.family)}`,
        `event: ${fromGame(scope.module, 'cards/index.ts', 'playEvent')}`,
        ...only(op.optional, 'optional: true'),
        ...inHand(scope),
      );
      return `yield* ${runtime(scope, 'playFromHand')}(game, ${by}, ${why(scope, statement)}, ${playing});`;
    }
    case 'resolve':
      return `yield* ${aspectCall(scope, op.aspect, by, chit(scope, op.of))};`;
    case 'roll': {
      const { unread, declared, again } = scope.numbers;
      const roll = `yield* ${diceCall(scope, op, why(scope, statement))};`;
      if (unread.has('roll')) return roll;
      if (!op.declares || declared.has('roll')) return `roll = ${roll}`;
      return `${again.has('roll') ? 'let' : 'const'} roll = ${roll}`;
    }
    case 'let': {
      const { unread, declared, again } = scope.numbers;
      if (unread.has(op.name)) return '// Nothing speaks of it.';
      const keyword = !op.declares || declared.has(op.name) ? '' : again.has(op.name) ? 'let ' : 'const ';
      return `${keyword}${variable(scope, op.name)} = ${number(scope, op.value)};`;
    }
    case 'conduct':
      return `yield* ${conductCall(scope, statement, op, by)};`;
    case 'do':
      return procedureCall(scope, op, by);
    case 'close box':
      return `${runtime(scope, 'closeBox')}(game, ${id(scope, 'OrderBox', op.box)});`;
    case 'win':
    case 'lose':
    case 'draw game':
      return `${endOfGame(scope, op)};\nreturn;`;
    case 'if': {
      if (op.then.length === 0) return `if (!(${condition(scope, op.condition)})) {\n${block(scope, op.otherwise)}\n}`;
      const otherwise = op.otherwise.length === 0 ? '' : ` else {\n${block(scope, op.otherwise)}\n}`;
      return `if (${condition(scope, op.condition)}) {\n${block(scope, op.then)}\n}${otherwise}`;
    }
    case 'select':
      return select(scope, statement, op, by);
    case 'each space': {
      const here = freshName(scope, ...hereNames(scope, op.spaces));
      const inner = { ...withTaken(scope, here), here };
      const over = scope.endings.within(op) ? `${unlessOver(scope)}\n` : '';
      const pause = op.interruptible ? `yield* ${runtime(scope, 'pause')}(game, scope);\n${over}` : '';
      if (op.wants.length > 0) return oneByOne(scope, statement, op, by, pause);
      const body = `${pause}${block(inner, op.body)}`;
      return `for (const ${parameterFor(here, body)} of ${spaces(scope, op.spaces)}) {\n${body}\n}`;
    }
    case 'choose spaces':
      return chooseSpaces(scope, statement, op, by);
    case 'each piece':
      return eachPiece(scope, op);
    case 'choose pieces':
      return choosePieces(scope, statement, op, by);
    case 'repeat': {
      const times = freshName(scope, 'times', 'rounds');
      return `${timesLoop(scope, statement, times, number(scope, op.count))} {\n${checkpoint(scope, statement, times)}${block(withTaken(scope, times), op.body)}\n}`;
    }
    case 'repeat at will':
      return repeatAtWill(scope, statement, op, by);
    case 'while': {
      const goesOn = `(${condition(scope, op.condition)}) && ${willing(scope, statement, op, by)}`;
      if (statement.loop === undefined) return `while (${goesOn}) {\n${block(scope, op.body)}\n}`;
      return `for (;;) {\n${checkpoint(scope, statement)}if (!(${goesOn})) break;\n${block(scope, op.body)}\n}`;
    }
    case 'may': {
      return `if (${willing(scope, statement, op, by)}) {\n${block(scope, op.body)}\n}`;
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
      const terms = op.terms.map(({ term, guard }) => {
        const whole = operand(scope, term.of);
        const units = term.every === 1 ? whole : `Math.floor(${whole} / ${term.every})`;
        const amount = term.amount === 1 ? units : `${term.amount} * ${units}`;
        const sum = `${net} ${term.sign > 0 ? '+=' : '-='}`;
        const change =
          term.of.kind === 'if'
            ? `if (${condition(scope, term.of.condition)}) ${sum} ${term.amount};`
            : `${sum} ${amount};`;
        if (guard === null) return `${lineComment(term.text)}\n${change}`;
        return `${lineComment(`${guardName(scope, guard)}: ${term.text}`)}\nif (${guardTest(scope, guard)}) ${change}`;
      });
      const change = op.crosses
        ? crossingCall(scope, op.track, by, net)
        : `${runtime(scope, 'changeTrack')}(game, ${id(scope, 'Track', op.track)}, ${net});`;
      return `let ${net} = 0;\n${terms.join('\n')}\n${change}`;
    }
    case 'cancel': {
      const cards = capabilityCards(scope, op.faction);
      return `${runtime(scope, 'cancelCapabilities')}(game, ${cards}${sideArgument(scope, op.side)});`;
    }
    case 'end side':
      return `${runtime(scope, 'cancelCard')}(game, ${id(scope, 'Card', op.card)});`;
    case 'named':
      return named(scope, statement, op, by);
    case 'woven':
      return hookCall(scope, by, op.woven, op.spaces, op);
    case 'until deck empty':
      return `while (${runtime(scope, 'deckLength')}(game) > 0) {\n${checkpoint(scope, statement)}${block(scope, op.body)}\n}`;
    case 'moment':
      return `yield* ${runtime(scope, 'pause')}(game, scope);`;
    case 'standing':
      return `${fromGame(scope.module, 'standing.ts', 'keepStandingRules')}(game);`;
    default:
      return emitDirect(scope, op, { by, why: () => why(scope, statement) });
  }
}

/** A loop of so many rounds; where a game is taken up again within it, of those that are left. */
function timesLoop(scope: EmitScope, { loop }: Statement, times: string, all: string): string {
  const rounds = loop === undefined ? all : `${runtime(scope, 'roundsLeft')}(game, ${loop}, ${all})`;
  return `for (let ${times} = ${rounds}; ${times} > 0; ${times} -= 1)`;
}

/** The top of a round; `times` is how many rounds are left. */
function checkpoint(scope: EmitScope, { loop }: Statement, times: string | null = null): string {
  if (loop === undefined) return '';
  return `${runtime(scope, 'checkpoint')}(game, ${loop}${times === null ? '' : `, ${times}`});\n`;
}

/** Asks a faction whether it does something, in the current space, where there is one. */
function agreement(scope: EmitScope, by: string, question: string): string {
  return `${runtime(scope, 'agree')}(game, ${by}, ${question}${scope.here === null ? '' : `, ${scope.here}`})`;
}

/** Whether the block can begin and the actor likes to. */
function willing(scope: EmitScope, statement: Statement, op: Of<'may' | 'while'>, by: string): string {
  const agreed = `(yield* ${agreement(scope, by, whyBlock(scope, statement, op.body))})`;
  return op.possible.kind === 'always' ? agreed : `${part(possibility(scope, op.possible))} && ${agreed}`;
}

/** Adds the value of the chit that was taken to its counts. */
function valued(scope: EmitScope, { tallies }: Of<'take chit'>, call: string): string {
  const [only] = spokenOf(scope, tallies);
  return only === undefined ? `${call};` : `${variable(scope, only)} += ${runtime(scope, 'chitValue')}(game, ${call});`;
}

/** Every place of the chits but the one they go to. */
function otherPlaces(scope: EmitScope, op: Of<'move chits'>, by: string): string[] {
  const to = chitPlace(scope, op.from.family, op.to, by);
  return chitPlaces(scope, op.from).filter((place) => place !== to);
}

function repeatAtWill(scope: EmitScope, statement: Statement, op: Of<'repeat at will'>, by: string): string {
  const times = freshName(scope, 'times', 'rounds');
  const inner = withTaken(scope, times);
  const loop = timesLoop(scope, statement, times, number(scope, op.most));
  const top = checkpoint(scope, statement, times);
  const [only] = op.body;
  if (op.body.length === 1 && only?.op.kind === 'conduct') {
    const call = conductCall(inner, only, { ...only.op, optional: true }, actor(inner, only.by));
    const over = scope.endings.within(only.op) ? `\n${unlessOver(scope)}` : '';
    return `${loop} {\n${top}${lineComment(only.text)}\nif ((yield* ${call}) === ${runtime(scope, 'DONE')}) break;${over}\n}`;
  }
  const possible = op.possible.kind === 'always' ? '' : `!(${possibility(scope, op.possible)}) || `;
  const most = op.most.kind === 'literal' ? String(op.most.value) : freshName(inner, 'most', 'atMost');
  const told = options(`done: ${most} - ${times}`, property('most', most), ...inHand(scope));
  const asks = `yield* ${runtime(scope, 'agreeAgain')}(game, ${by}, ${whyBlock(scope, statement, op.body)}, ${told})`;
  const round = `${top}if (${possible}!(${asks})) break;\n${block(withTaken(inner, most), op.body)}`;
  if (op.most.kind === 'literal') return `${loop} {\n${round}\n}`;
  return `{\nconst ${most} = ${number(scope, op.most)};\n${timesLoop(scope, statement, times, most)} {\n${round}\n}\n}`;
}

function choose(scope: EmitScope, statement: Statement, op: Of<'choose'>, by: string): string {
  const labels = op.alternatives.map((alternative) => stringLiteral(alternative.label)).join(', ');
  const cases = op.alternatives.map((alternative, index) => {
    const name = alternative.name === null ? '' : `${lineComment(alternative.name)}\n`;
    return `case ${index}: {\n${name}${block(scope, alternative.block)}\nbreak;\n}`;
  });
  const always = op.forced.length === 0 && op.alternatives.every(({ possible }) => possible.kind === 'always');
  const tests = op.alternatives.map(({ possible }) => possibility(scope, possible));
  const call = (...choice: readonly string[]): string =>
    `switch (yield* ${runtime(scope, 'chooseAlternative')}(game, ${by}, ${why(scope, statement)}, ${options(`labels: [${labels}]`, ...choice, ...inHand(scope))})) {\n${cases.join('\n')}\n}`;
  if (op.forced.length === 0)
    return call(...only(!always, `possible: [${tests.join(', ')}]`), ...only(op.optional, 'optional: true'));
  const possible = freshName(scope, 'possible', 'offered');
  const optional = freshName(scope, 'optional', 'declinable');
  const head = `const ${possible} = [${tests.join(', ')}];\n${op.optional ? `let ${optional} = true;\n` : ''}`;
  const applying = op.forced.map((it) => {
    const chooser =
      it.faction === null ? '' : ` && ${runtime(scope, 'isFaction')}(${by}, ${id(scope, 'Faction', it.faction)})`;
    const heading = lineComment(`${guardName(scope, it.guard)}: ${it.text}`);
    return { heading, test: `${guardTest(scope, it.guard)}${chooser}`, to: it.to };
  });
  const last = call(property('possible', possible), ...only(op.optional, property('optional', optional)));
  if (new Set(op.forced.map(({ to }) => to)).size > 1) {
    // Of what several cards force, the faction chooses.
    const forced = freshName(scope, 'forced', 'required');
    const leave = `${runtime(scope, 'leaveForced')}(${possible}, ${forced})`;
    const list = applying.map(({ heading, test, to }) => `${heading}\nif (${test}) ${forced}.push(${to});`);
    const left = op.optional ? `if (${leave}) ${optional} = false;` : `${leave};`;
    return `{\n${head}const ${forced}${ofType('number[]')} = [];\n${list.join('\n')}\n${left}\n${last}\n}`;
  }
  const forced = applying.map(({ heading, test, to }) => {
    const only = `${runtime(scope, 'leaveOnly')}(${possible}, ${to})`;
    return `${heading}\n${op.optional ? `if (${test} && ${only}) ${optional} = false;` : `if (${test}) ${only};`}`;
  });
  return `{\n${head}${forced.join('\n')}\n${last}\n}`;
}
