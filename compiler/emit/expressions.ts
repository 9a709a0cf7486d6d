/** Numbers, conditions and tests of spaces as TypeScript expressions. */
import { isRoll } from '../resolved/facts.js';
import type {
  ChitPlace,
  ChitSelector,
  ColumnId,
  Condition,
  FamilyId,
  MarkerId,
  NumberExpr,
  QuantityOwner,
  SpaceSet,
  SpaceTest,
  Thing,
  Where,
} from '../resolved/ir.js';
import { hasHands } from '../resolved/held-cards.js';
import type { Actor, DeclaredGuard, Guard } from '../core/ir.js';
import { accumulatorOf } from '../core/accumulators.js';
import { unreachable } from '../unreachable.js';
import { givenTo } from './bodies.js';
import { treatsSpaces } from '../resolved/changed-map.js';
import { areaTest, columnCounter, columnList, idOf, type IdKind, kindTest, sideOf, thing } from './identifiers.js';
import { claim, fromRuntime, stringLiteral, spaceTest } from './module.js';
import { camelCase, columnSetName } from './names.js';
import { keyOf } from './naming.js';
import type { RuntimeName } from './reserved.js';
import { type EmitScope, freshName, withTaken } from './scope.js';
import { along, conditionOfPiece, pieceOf, reached } from './in-hand.js';
import { addedToRoll } from './rolls.js';
import { spaces, searched } from './space-sets.js';
import { printedValue, mostTest, valueTest } from './values.js';

export function runtime(scope: EmitScope, name: RuntimeName): string {
  return fromRuntime(scope.module, name);
}

export function id(scope: EmitScope, kind: IdKind, value: number): string {
  return idOf(scope.module, scope.ids, kind, value);
}

export function listOf(scope: EmitScope, columns: readonly ColumnId[]): string {
  return columnList(scope.module, scope.ids, columns);
}

/** The variable of a current space; its absence is a fault of an earlier pass. */
export function hereOf(scope: EmitScope): string {
  if (scope.here === null) throw new Error('no space in hand');
  return scope.here;
}

export function actor(scope: EmitScope, who: Actor): string {
  switch (who.kind) {
    case 'faction':
      return id(scope, 'Faction', who.faction);
    case 'executing':
      return scope.executing;
    case 'other':
      return `${runtime(scope, 'otherFaction')}(${actor(scope, who.than)})`;
    case 'ordinal':
      return `${runtime(scope, 'factionAt')}(game, ${id(scope, 'OrderPlace', who.place)})`;
    default:
      return unreachable(who);
  }
}

/** What the runtime calls the places of chits. */
export const chitPlaceNames: Readonly<Record<ChitPlace, RuntimeName>> = {
  pool: 'POOL',
  drawn: 'DRAWN',
  'in play': 'IN_PLAY',
  aside: 'ASIDE',
  held: 'HELD',
};
const ALL_PLACES: readonly ChitPlace[] = ['pool', 'drawn', 'in play', 'aside', 'held'];

/** The place where chits of a family lie; `holder` is whose hand it is, where each faction has one. */
export function chitPlace(scope: EmitScope, family: FamilyId, place: ChitPlace, holder: string): string {
  if (place === 'held' && hasHands(scope.world, family)) return `${runtime(scope, 'handOf')}(${holder})`;
  return runtime(scope, chitPlaceNames[place]);
}

export function chitPlaces(scope: EmitScope, { family, places, holder }: ChitSelector): string[] {
  const whose = holder === undefined ? scope.executing : actor(scope, holder);
  return (places.length === 0 ? ALL_PLACES : places).map((place) => chitPlace(scope, family, place, whose));
}

/** The kind of the first chit that the selector finds. */
export function chit(scope: EmitScope, selector: ChitSelector): string {
  if (selector.chit !== null) return id(scope, 'Chit', selector.chit);
  const [place] = chitPlaces(scope, selector);
  return `${runtime(scope, 'chitIn')}(game, ${id(scope, 'ChitFamily', selector.family)}, ${place ?? ''})`;
}

/** The variable that a `let`, a roll or a count of removals writes. */
export function variable(scope: EmitScope, name: string): string {
  return name === 'roll' ? name : claim(scope.module, variableStem(scope, name), `variable ${name}`);
}

function variableStem(scope: EmitScope, name: string): string {
  const total = /^(.*) in all$/u.exec(name)?.[1];
  if (total !== undefined) return `${variableStem(scope, total)}InAll`;
  if (name === 'removed' || name === 'placed') return `pieces${name === 'removed' ? 'Removed' : 'Placed'}`;
  const discarded = /^discarded (\d+)$/u.exec(name)?.[1];
  if (discarded !== undefined) {
    return camelCase(`${scope.world.families[Number(discarded)]?.name ?? ''} value discarded`);
  }
  const tally = /^(removed|placed) ([\d ]+)$/u.exec(name);
  if (tally?.[2] === undefined) return camelCase(name);
  const columns = tally[2].split(' ').map(Number) as unknown as readonly ColumnId[];
  return `${camelCase(columnSetName(scope.world, columns))}${tally[1] === 'placed' ? 'Placed' : 'Removed'}`;
}

export function number(scope: EmitScope, expression: NumberExpr): string {
  switch (expression.kind) {
    case 'literal':
      return String(expression.value);
    case 'count':
      return counts(scope, expression.things, expression.where).join(' + ');
    case 'count spaces':
      return `${spaces(scope, expression.spaces)}.length`;
    case 'count chits': {
      const { chits } = expression;
      const [counter, what] =
        chits.chit === null
          ? [runtime(scope, 'countChits'), id(scope, 'ChitFamily', chits.family)]
          : [runtime(scope, 'chitsAt'), id(scope, 'Chit', chits.chit)];
      return chitPlaces(scope, chits)
        .map((place) => `${counter}(game, ${what}, ${place})`)
        .join(' + ');
    }
    case 'variable':
      return variable(scope, expression.name);
    case 'track':
      return `${runtime(scope, 'trackValue')}(game, ${id(scope, 'Track', expression.track)})`;
    case 'counter':
      return `${runtime(scope, 'counter')}(game, ${id(scope, 'Counter', expression.counter)})`;
    case 'option':
      return `${runtime(scope, 'optionAt')}(game, ${id(scope, 'Option', expression.option)})`;
    case 'roll':
      return 'roll';
    case 'group size':
      return `${scope.group}.size`;
    case 'chit value':
      return `${runtime(scope, 'chitValue')}(game, ${chit(scope, expression.chits)})`;
    case 'deck':
      return `${runtime(scope, 'deckLength')}(game)`;
    case 'card value':
    case 'values of spaces':
    case 'values of pieces':
      return printedValue(scope, expression);
    case 'value of it':
      return `${runtime(scope, 'valueOfPiece')}(game, ${id(scope, 'Value', expression.value)}, ${pieceOf(scope)})`;
    case 'quantity':
      return quantity(scope, expression.of);
    case 'capabilities': {
      const cards = capabilityCards(scope, expression.faction);
      return `${runtime(scope, 'capabilitiesInPlay')}(game, ${cards}${sideArgument(scope, expression.side)})`;
    }
    case 'value discarded':
    case 'removed':
    case 'placed':
      return variable(scope, accumulatorOf(expression));
    case 'per': {
      const whole = wholeTimes(scope, expression.of, expression.every);
      return expression.count === 1 ? whole : `${expression.count} * ${whole}`;
    }
    case 'half':
      return `Math.${expression.rounding === 'down' ? 'floor' : 'ceil'}(${operand(scope, expression.of)} / 2)`;
    case 'plus':
      return `${operand(scope, expression.left)} + ${operand(scope, expression.right)}`;
    case 'minus':
      return `${operand(scope, expression.left)} - ${operand(scope, expression.right)}`;
    case 'times':
      return `${operand(scope, expression.left)} * ${operand(scope, expression.right)}`;
    case 'divided by': {
      const round = `Math.${expression.rounding === 'down' ? 'floor' : 'ceil'}`;
      const { right } = expression;
      const by = right.kind === 'literal' ? `${Math.max(1, right.value)}` : `Math.max(1, ${number(scope, right)})`;
      return `${round}(${operand(scope, expression.left)} / ${by})`;
    }
    case 'column': {
      const shift = expression.shift === null ? '0' : number(scope, expression.shift);
      return `${runtime(scope, 'columnOf')}(${number(scope, expression.of)}, [${expression.from.join(', ')}], ${shift})`;
    }
    case 'at most':
      return `Math.min(${number(scope, expression.value)}, ${number(scope, expression.bound)})`;
    case 'if':
      return `${condition(scope, expression.condition)} ? ${operand(scope, expression.then)} : ${operand(scope, expression.otherwise)}`;
    default:
      return unreachable(expression);
  }
}

/** How many whole times `every` goes into `of`. */
function wholeTimes(scope: EmitScope, of: NumberExpr, every: NumberExpr): string {
  if (every.kind !== 'literal') return `${runtime(scope, 'wholeTimes')}(${number(scope, of)}, ${number(scope, every)})`;
  return every.value === 1 ? operand(scope, of) : `Math.floor(${operand(scope, of)} / ${every.value})`;
}

/** A named quantity: a function of its procedure's or chit's module. */
function quantity(scope: EmitScope, of: QuantityOwner): string {
  if (of.kind === 'selection') return scope.limit;
  if (of.kind === 'procedure') {
    const key = keyOf.quantity(of.procedure, of.name);
    const given = givenTo(scope, key, [
      ['game', 'game'],
      ['scope', 'scope'],
    ]);
    return `${thing(scope.module, scope.ids, key)}(${given})`;
  }
  const key = keyOf.chitQuantity(of.chit, of.name);
  const here = scope.ids.inSpaces.has(key) ? `, ${hereOf(scope)}` : '';
  return `${thing(scope.module, scope.ids, key)}(game${here})`;
}

/** The cards that carry a faction's capabilities, as a list. */
export function capabilityCards(scope: EmitScope, faction: number): string {
  const cards = scope.world.cards.flatMap((card, index) =>
    card.capability === faction ? [id(scope, 'Card', index)] : [],
  );
  return `[${cards.join(', ')}]`;
}

/** Whether a card's change applies, or that of a procedure which is declared in the current space. */
export function guardTest(scope: EmitScope, guard: Guard | DeclaredGuard): string {
  if ('declared' in guard) {
    const procedure = id(scope, 'ProcedureId', guard.declared);
    return `${runtime(scope, 'isDeclared')}(scope, ${procedure}, ${hereOf(scope)})`;
  }
  const { card, when } = guard;
  const name = id(scope, 'Card', card);
  const besides = guard.condition === undefined ? '' : ` && ${side(scope, guard.condition, 'or')}`;
  const counted = guard.disregardable === true ? `${runtime(scope, 'regardsCards')}(game) && ` : '';
  if (when.kind === 'current') return `${counted}${runtime(scope, 'currentCard')}(game) === ${name}${besides}`;
  const sideName = scope.world.cards[card]?.sides[when.side]?.name ?? null;
  return `${counted}${runtime(scope, 'isInPlay')}(game, ${name}, ${sideOf(scope.module, sideName)})${besides}`;
}

/** What a card does is not asked for while cards are disregarded. */
function whileRegarded(
  scope: EmitScope,
  { negated, ofEffect }: Extract<Condition, { kind: 'is current' | 'in play' }>,
  test: string,
): string {
  if (ofEffect !== true) return test;
  const counts = `${runtime(scope, 'regardsCards')}(game)`;
  return negated ? `(!${counts} || ${test})` : `(${counts} && ${test})`;
}

/** The side of cards as the last argument; nothing where any is meant. */
export function sideArgument(scope: EmitScope, side: number | null): string {
  return side === null ? '' : `, ${sideOf(scope.module, side === 0 ? 'unshaded' : 'shaded')}`;
}

/** `C2 shaded`, for the comment above a card's change. */
export function guardName(scope: EmitScope, guard: Guard | DeclaredGuard): string {
  if ('declared' in guard) return scope.world.procedures[guard.declared]?.name ?? '';
  const { card, when } = guard;
  const declared = scope.world.cards[card];
  const side = when.kind === 'current' ? undefined : declared?.sides[when.side]?.name;
  return `${declared?.code ?? ''}${side === undefined || side === 'event' ? '' : ` ${side}`}`;
}

/** A number that may stand beside an operator; prettier drops what parentheses are not needed. */
export function operand(scope: EmitScope, expression: NumberExpr): string {
  const text = number(scope, expression);
  return /[ ]/.test(text) && !/^[\w.]+\([^()]*\)$/.test(text) ? `(${text})` : text;
}

/** One summand for each thing: how many are there. */
export function counts(scope: EmitScope, things: readonly Thing[], where: Where): string[] {
  return things.flatMap((thing) =>
    thing.kind === 'pieces' ? countPieces(scope, thing.columns, where) : [countMarkers(scope, thing.marker, where)],
  );
}

function countPieces(scope: EmitScope, columns: readonly ColumnId[], where: Where): string[] {
  switch (where.kind) {
    case 'here':
      return [`${columnCounter(scope.module, scope.ids, columns)}(game, ${hereOf(scope)})`];
    case 'map':
      return [`${runtime(scope, 'piecesOn')}(game, ${listOf(scope, columns)})`];
    case 'spaces':
      return [`${runtime(scope, 'piecesIn')}(game, ${searched(scope, where.spaces, null)}, ${listOf(scope, columns)})`];
    case 'box':
      return piecesOf(scope, columns).map(
        (piece) => `${runtime(scope, 'inBox')}(game, ${id(scope, 'Box', where.box)}, ${piece})`,
      );
    case 'available':
      return piecesOf(scope, columns).map((piece) => `${runtime(scope, 'available')}(game, ${piece})`);
    case 'group':
      return [`${scope.group}.size`];
    default:
      return unreachable(where);
  }
}

function countMarkers(scope: EmitScope, marker: MarkerId, where: Where): string {
  const name = id(scope, 'Marker', marker);
  if (where.kind === 'here') return `${runtime(scope, 'markersAt')}(game, ${name}, ${hereOf(scope)})`;
  if (where.kind === 'map') return `${runtime(scope, 'markersOn')}(game, ${name})`;
  if (where.kind === 'spaces') {
    const [only, ...more] = where.spaces.tests;
    if (only?.kind === 'named' && more.length === 0 && areaTest(scope.module, scope.ids, only.spaces) === null) {
      const there = only.spaces.map((it) => `${runtime(scope, 'markersAt')}(game, ${name}, ${id(scope, 'Space', it)})`);
      return there.join(' + ');
    }
    const list = searched(scope, where.spaces, marker);
    const space = freshName(scope, 'space', 'other', 'candidate');
    return `${list}.reduce((sum, ${space}) => sum + ${runtime(scope, 'markersAt')}(game, ${name}, ${space}), 0)`;
  }
  throw new Error('markers are on the map');
}

/** `Piece.Runner` for each piece that has one of the columns. */
export function piecesOf(scope: EmitScope, columns: readonly ColumnId[]): string[] {
  const pieces = new Set(columns.map((column) => scope.world.columns[column]?.piece ?? -1));
  return [...pieces].map((piece) => id(scope, 'Piece', piece));
}

export function condition(scope: EmitScope, what: Condition): string {
  switch (what.kind) {
    case 'is there':
      return isThere(scope, what.things, what.where, what.least, what.negated);
    case 'here is':
      return test(scope, what.test, hereOf(scope));
    case 'it is listed':
    case 'it has moved':
    case 'it is':
      return conditionOfPiece(scope, what);
    case 'compare': {
      const operator = { '=': '===', '≠': '!==', '≥': '>=', '≤': '<=', '>': '>', '<': '<' }[what.operator];
      const added = isRoll(what.left) ? addedToRoll(scope, what.right) : '';
      return `${operand(scope, what.left)}${added} ${operator} ${operand(scope, what.right)}`;
    }
    case 'track at':
      return `${runtime(scope, 'trackAt')}(game, ${id(scope, 'Track', what.track)}) ${what.negated ? '!==' : '==='} ${what.box}`;
    case 'card is': {
      const kind = stringLiteral(scope.world.cardKinds[what.cardKind]?.names.one ?? '');
      const is = `${runtime(scope, 'isCurrentCardOfKind')}(game, ${kind})`;
      const tests = { first: 'isFirstCardOfKind', last: 'isLastCardOfKind' } as const;
      const text = what.nth === null ? is : `${is} && ${runtime(scope, tests[what.nth])}(game, ${kind})`;
      return what.negated ? `!(${text})` : text;
    }
    case 'is current': {
      const is = `${runtime(scope, 'currentCard')}(game) ${what.negated ? '!==' : '==='} ${id(scope, 'Card', what.card)}`;
      return whileRegarded(scope, what, is);
    }
    case 'in play': {
      const card = id(scope, 'Card', what.card);
      const is = `${what.negated ? '!' : ''}${runtime(scope, 'isInPlay')}(game, ${card}${sideArgument(scope, what.side)})`;
      return whileRegarded(scope, what, is);
    }
    case 'played':
      return `${what.negated ? '!' : ''}${runtime(scope, 'hasBeenPlayed')}(game, ${id(scope, 'Card', what.card)})`;
    case 'executing':
      return `${what.negated ? '!' : ''}${runtime(scope, 'isFaction')}(${scope.executing}, ${id(scope, 'Faction', what.faction)})`;
    case 'in place': {
      const there = `${runtime(scope, 'factionAt')}(game, ${id(scope, 'OrderPlace', what.place)})`;
      return `${there} ${what.negated ? '!==' : '==='} ${id(scope, 'Faction', what.faction)}`;
    }
    case 'chosen':
      return `${runtime(scope, 'optionAt')}(game, ${id(scope, 'Option', what.option)}) === ${what.negated ? '0' : '1'}`;
    case 'and':
      return `${side(scope, what.left, 'or')} && ${side(scope, what.right, 'or')}`;
    case 'or':
      return `${side(scope, what.left, 'and')} || ${side(scope, what.right, 'and')}`;
    default:
      return unreachable(what);
  }
}

function side(scope: EmitScope, what: Condition, loose: 'and' | 'or'): string {
  const text = condition(scope, what);
  return what.kind === loose || text.includes('||') ? `(${text})` : text;
}

function isThere(
  scope: EmitScope,
  things: readonly Thing[],
  where: Where,
  least: NumberExpr,
  negated: boolean,
): string {
  const summands = counts(scope, things, where);
  const one = least.kind === 'literal' && least.value === 1;
  if (one && negated) return summands.map((count) => `${count} === 0`).join(' && ');
  if (one) {
    const any = summands.map((count) => `${count} > 0`).join(' || ');
    return summands.length > 1 ? `(${any})` : any;
  }
  const total = summands.length > 1 ? `(${summands.join(' + ')})` : (summands[0] ?? '0');
  return `${total} ${negated ? '<' : '>='} ${operand(scope, least)}`;
}

/** Whether the space in `variable` passes a test. */
export function test(scope: EmitScope, what: SpaceTest, variable: string): string {
  switch (what.kind) {
    case 'named': {
      const area = areaTest(scope.module, scope.ids, what.spaces);
      if (area !== null) return `${area}(${variable})`;
      return parenthesised(
        what.spaces.map((space) => `${variable} === ${id(scope, 'Space', space)}`),
        '||',
      );
    }
    case 'of kind':
      return ofKind(scope, what, variable);
    case 'selected':
      return `selected.includes(${variable})`;
    case 'place':
      return `${placeTest(scope, what.name)}(game, ${variable}, scope)`;
    case 'here':
      return `${variable} === ${hereOf(scope)}`;
    case 'holds':
      return isThere({ ...scope, here: variable }, what.things, { kind: 'here' }, what.least, what.negated);
    case 'more': {
      const there = { ...scope, here: variable };
      return `${counts(there, what.more, { kind: 'here' }).join(' + ')} > ${counts(there, what.than, { kind: 'here' }).join(' + ')}`;
    }
    case 'most':
      return mostTest(scope, what, variable);
    case 'value':
      return valueTest(scope, what, variable);
    case 'controlled':
      return controlled(scope, what, variable);
    case 'reach':
      return `${reached(scope, what)}.includes(${variable})`;
    case 'along':
      return `${variable} === ${along(scope, what)}`;
    case 'adjacent': {
      if (what.to === 'here' || what.to === 'origin') {
        const centre = what.to === 'here' ? hereOf(scope) : 'origin';
        const near = `${runtime(scope, 'isAdjacent')}(game, ${centre}, ${variable})`;
        return what.orIn ? `(${variable} === ${centre} || ${near})` : near;
      }
      const [only] = what.to.tests;
      if (what.to.tests.length === 1 && only?.kind === 'named') {
        const near = only.spaces.map(
          (space) => `${runtime(scope, 'isAdjacent')}(game, ${id(scope, 'Space', space)}, ${variable})`,
        );
        const within = what.orIn ? only.spaces.map((space) => `${variable} === ${id(scope, 'Space', space)}`) : [];
        return parenthesised([...within, ...near], '||');
      }
      const inner = freshName(withTaken(scope, variable), 'neighbour', 'nearby');
      const near = `${runtime(scope, 'touches')}(game, ${variable}, ${spaceTest(inner, tests(withTaken(scope, inner), what.to, inner))})`;
      return what.orIn ? `(${tests(scope, what.to, variable)} || ${near})` : near;
    }
    default:
      return unreachable(what);
  }
}

/** Where a card treats spaces as other kinds, the position tells of which kind each is. */
function ofKind(
  scope: EmitScope,
  { kinds, or = [], negated }: Extract<SpaceTest, { kind: 'of kind' }>,
  variable: string,
): string {
  const given = treatsSpaces(scope.world) ? `game, ${variable}` : variable;
  const isOne = `${kindTest(scope.module, scope.ids, kinds)}(${given})`;
  const named = or.map((space) => `${variable} === ${id(scope, 'Space', space)}`);
  return `${negated ? '!' : ''}${parenthesised([isOne, ...named], '||')}`;
}

/** One of these, who may have to be the one that executes, controls the space in `variable`. */
function controlled(
  scope: EmitScope,
  { by, negated }: Extract<SpaceTest, { readonly kind: 'controlled' }>,
  variable: string,
): string {
  const each = by.map(({ acting, spaces: own }) => {
    const holds = tests(scope, own, variable);
    return acting === null ? holds : `${condition(scope, acting)} && ${holds}`;
  });
  const any = each.length === 1 ? each.join('') : each.map((it) => (it.includes('&&') ? `(${it})` : it)).join(' || ');
  return negated ? `!(${any})` : each.length === 1 ? any : `(${any})`;
}

/** The test of a named set of spaces of the procedure in hand. */
function placeTest({ module, ids, procedure }: EmitScope, name: string): string {
  if (procedure === null) throw new Error('no procedure');
  return thing(module, ids, keyOf.place(procedure.id, name));
}

function parenthesised(parts: readonly string[], operator: string): string {
  return parts.length > 1 && operator === '||' ? `(${parts.join(` ${operator} `)})` : parts.join(` ${operator} `);
}

/** Whether the space in `variable` is of the set. */
export function tests(scope: EmitScope, set: SpaceSet, variable: string): string {
  return set.tests.length === 0 ? 'true' : set.tests.map((what) => test(scope, what, variable)).join(' && ');
}
