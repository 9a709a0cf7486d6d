/** Numbers and sets of spaces, by their definitions; every set is found afresh each time it is spoken of. */
import { besideIn, kindIn } from './map.js';
import { reachOf } from './reach.js';
import { cardInPlay, currentCard, deckLength } from '../../runtime/cards.js';
import { ASIDE, DRAWN, HELD, IN_PLAY, POOL } from '../../runtime/rules.js';
import { chitsAt, counter, type Game, markersAt, numberAt, rowAt } from '../../runtime/state.js';
import type { Guard, QuantityChange } from '../core/ir.js';
import { accumulatorOf } from '../core/accumulators.js';
import type {
  ChitPlace,
  ChitSelector,
  NumberExpr,
  QuantityOwner,
  SpaceSet,
  SpaceTest,
  Thing,
  Where,
} from '../resolved/ir.js';
import { printedNumber } from './printed.js';
import { unreachable } from '../unreachable.js';
import { amountOf, boundedOf, gapOf } from './extremes.js';
import { chosenOf, isOpen, openSpaces, pathOf, piecesIn, piecesOff, valueOf, wholeMap } from './board.js';
import { isTrue } from './conditions.js';
import {
  actorOf,
  type Frame,
  groupOf,
  hereOf,
  inHand,
  newFrame,
  recordBoundary,
  spaceOf,
  type Withheld,
} from './frame.js';

const CHIT_PLACES: Readonly<Record<ChitPlace, number>> = {
  pool: POOL,
  drawn: DRAWN,
  'in play': IN_PLAY,
  aside: ASIDE,
  held: HELD,
};

/** Where chits of a family lie; what each faction has a hand of is in the hand of the holder. */
export function chitPlace({ machine: { world } }: Frame, family: number, place: ChitPlace, holder: number): number {
  const isInHand = place === 'held' && rowAt(world.families, family).faction === null;
  return CHIT_PLACES[place] + (isInHand ? holder : 0);
}

/** The places that a selector speaks of. */
export function chitPlaces(frame: Frame, { family, places, holder }: ChitSelector): number[] {
  if (places.length === 0) return [POOL, DRAWN, IN_PLAY, ASIDE, HELD];
  const whose = holder === undefined ? frame.by : actorOf(frame, holder);
  return places.map((place) => chitPlace(frame, family, place, whose));
}

/** The kinds of chit that a selector speaks of. */
export function chitKinds({ machine: { world } }: Frame, { family, chit }: ChitSelector): number[] {
  if (chit !== null) return [chit];
  return world.chits.flatMap((row, index) => (row.family === family ? [index] : []));
}

/** The kind of the first chit that a selector finds, wherever that kind is if it names one; null where there is none. */
export function chitOf(frame: Frame, selector: ChitSelector): number | null {
  if (selector.chit !== null) return selector.chit;
  for (const place of chitPlaces(frame, selector)) {
    for (const kind of chitKinds(frame, selector)) if (chitsAt(frame.game, kind, place) > 0) return kind;
  }
  return null;
}

export function number(frame: Frame, expression: NumberExpr): number {
  const { game, machine } = frame;
  const { world } = machine;
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'count':
      return countOf(frame, expression.things, expression.where);
    case 'count spaces':
      return spaces(frame, expression.spaces).length;
    case 'count chits': {
      let count = 0;
      for (const kind of chitKinds(frame, expression.chits)) {
        for (const place of chitPlaces(frame, expression.chits)) count += chitsAt(game, kind, place);
      }
      return count;
    }
    case 'variable':
      return variable(frame, expression.name);
    case 'track':
      return valueOf(world, game, expression.track);
    case 'counter':
      return counter(game, expression.counter);
    case 'option':
      return chosenOf(game, expression.option);
    case 'roll':
      return variable(frame, 'roll');
    case 'group size':
      return groupOf(frame).size;
    case 'chit value': {
      const kind = chitOf(frame, expression.chits);
      return kind === null ? 0 : rowAt(world.chits, kind).value;
    }
    case 'deck':
      return deckLength(game);
    case 'card value':
      return printedNumber(frame, expression.value);
    case 'value of it':
      return numberAt(rowAt(world.values, expression.value).numbers, rowAt(world.columns, inHand(frame).column).piece);
    case 'values of spaces': {
      const { numbers } = rowAt(world.values, expression.value);
      return summary(
        expression.how,
        spaces(frame, expression.spaces).map((space) => numberAt(numbers, space)),
      );
    }
    case 'values of pieces': {
      const { of, numbers } = rowAt(world.values, expression.value);
      const found = placesOf(frame, expression.where).flatMap((space) =>
        expression.pieces.columns.flatMap((column) => {
          const printed = numberAt(numbers, of === 'spaces' ? space : rowAt(world.columns, column).piece);
          return Array.from({ length: piecesIn(game, space, [column]) }, () => printed);
        }),
      );
      return summary(expression.how, found);
    }
    case 'quantity':
      return quantity(frame, expression.of);
    case 'capabilities':
      return capabilities(frame, expression.faction, expression.side).length;
    case 'value discarded':
    case 'removed':
    case 'placed':
      return variable(frame, accumulatorOf(expression));
    case 'per': {
      const of = number(frame, expression.of);
      const every = Math.max(1, number(frame, expression.every));
      recordBoundary(frame, expression, of % every === 0 ? 'nothing over' : 'something over');
      return expression.count * Math.floor(of / every);
    }
    case 'half': {
      const half = number(frame, expression.of) / 2;
      recordBoundary(frame, expression, Number.isInteger(half) ? 'nothing over' : 'something over');
      return expression.rounding === 'down' ? Math.floor(half) : Math.ceil(half);
    }
    case 'plus':
      return number(frame, expression.left) + number(frame, expression.right);
    case 'minus':
      return number(frame, expression.left) - number(frame, expression.right);
    case 'times':
      return number(frame, expression.left) * number(frame, expression.right);
    case 'divided by': {
      const divided = number(frame, expression.left) / Math.max(1, number(frame, expression.right));
      recordBoundary(frame, expression, Number.isInteger(divided) ? 'nothing over' : 'something over');
      return expression.rounding === 'down' ? Math.floor(divided) : Math.ceil(divided);
    }
    case 'column':
      return columnIn(frame, expression);
    case 'at most': {
      const value = number(frame, expression.value);
      const bound = number(frame, expression.bound);
      recordBoundary(frame, expression, boundedOf(value, bound));
      return Math.min(value, bound);
    }
    case 'if':
      return number(frame, isTrue(frame, expression.condition) ? expression.then : expression.otherwise);
    default:
      return unreachable(expression);
  }
}

/** The column of a table that has a number, as far to the right of it as the table and the shift go. */
function columnIn(frame: Frame, expression: Extract<NumberExpr, { readonly kind: 'column' }>): number {
  const { from, shift } = expression;
  const value = number(frame, expression.of);
  const next = from.findIndex((least) => value < least);
  const own = next === -1 ? from.length : next;
  if (shift === null) return own + 1;
  const shifted = own + number(frame, shift);
  recordBoundary(frame, expression, shifted < 0 ? 'too far left' : shifted > from.length ? 'too far right' : 'within');
  return Math.min(from.length, Math.max(0, shifted)) + 1;
}

function summary(how: 'total' | 'highest' | 'lowest', values: readonly number[]): number {
  if (how === 'total') return values.reduce((sum, value) => sum + value, 0);
  if (values.length === 0) return 0;
  return how === 'highest' ? Math.max(...values) : Math.min(...values);
}

function variable({ variables }: Frame, name: string): number {
  const value = variables.get(name);
  if (value === undefined) throw new Error(`nothing is called ${name}`);
  return value;
}

/** The faction's cards that are in play as capabilities. */
export function capabilities({ game, machine }: Frame, faction: number, side: number | null): number[] {
  return machine.world.cards.flatMap((card, id) => {
    const at = cardInPlay(game, id);
    return card.capability === faction && at !== 0 && (side === null || at === side + 1) ? [id] : [];
  });
}

function quantity(frame: Frame, of: QuantityOwner): number {
  const { core } = frame.machine;
  switch (of.kind) {
    case 'selection': {
      const { selection } = rowAt(core.procedures, of.procedure);
      if (selection === null) throw new Error('nothing is selected');
      return changed(frame, number(frame, selection.most), selection.changes);
    }
    case 'procedure': {
      const procedure = rowAt(core.procedures, of.procedure);
      const own = procedure.quantities.find(({ name }) => name === of.name);
      if (own === undefined) throw new Error(`no quantity ${of.name}`);
      const inner = { ...newFrame(frame.machine, frame.game, frame.by), scope: frame.scope };
      const given = procedure.offered ? frame.scope.values.get(of.name) : undefined;
      return changed(inner, given ?? number(inner, own.value), own.changes, own.signed);
    }
    case 'chit': {
      const own = rowAt(core.chits, of.chit).quantities.find(({ name }) => name === of.name);
      if (own === undefined) throw new Error(`no quantity ${of.name}`);
      return changed(frame, number(frame, own.value), own.changes, own.signed);
    }
    default:
      return unreachable(of);
  }
}

/**
 * What the cards in play make of a number, whatever their order: what they say that it is, plus all that they add, less all
 * that they take away, then at most what they allow. Nothing is taken away below 0, but from what is added to a roll or said to be below 0.
 */
export function changed(
  frame: Frame,
  start: number,
  changes: readonly QuantityChange[],
  mayBeNegative = false,
): number {
  const inForce = changes.filter((change) => {
    const isInForce = applies(frame, change.guard) && (change.condition === null || isTrue(frame, change.condition));
    recordBoundary(frame, change, isInForce ? 'applies' : 'does not apply');
    return isInForce;
  });
  const valuesOf = (how: QuantityChange['how']): number[] =>
    inForce.filter((change) => change.how === how).map(({ by }) => number(frame, by));
  const base = valuesOf('is').at(-1) ?? start;
  const sum = valuesOf('more').reduce((total, by) => total + by, base);
  const rest = valuesOf('less').reduce((total, by) => total - by, sum);
  const isBounded = !mayBeNegative && changes.some(({ how }) => how === 'less');
  return Math.min(isBounded ? Math.max(0, rest) : rest, ...valuesOf('at most'));
}

/** Whether a card's change applies now. */
export function applies(frame: Frame, { card, when, condition }: Guard): boolean {
  const { game, machine } = frame;
  if (!machine.regardsCards) return false;
  const isHeld = when.kind === 'current' ? currentCard(game) === card : cardInPlay(game, card) === when.side + 1;
  return isHeld && (condition === undefined || isTrue(frame, condition));
}

/** How many of the things are there. */
export function countOf(frame: Frame, things: readonly Thing[], where: Where): number {
  let count = 0;
  for (const thing of things) {
    if (thing.kind === 'pieces') count += countPieces(frame, thing.columns, where);
    else for (const space of placesOf(frame, where)) count += markersAt(frame.game, thing.marker, space);
  }
  return count;
}

/** How many of the things are in a space. */
function countIn(game: Game, things: readonly Thing[], space: number): number {
  let count = 0;
  for (const thing of things) {
    if (thing.kind === 'pieces') count += piecesIn(game, space, thing.columns);
    else count += markersAt(game, thing.marker, space);
  }
  return count;
}

function countPieces(frame: Frame, columns: readonly number[], where: Where): number {
  const { game, machine } = frame;
  switch (where.kind) {
    case 'here':
      return piecesIn(game, hereOf(frame), columns);
    case 'map':
    case 'spaces': {
      let count = 0;
      for (const space of placesOf(frame, where)) count += piecesIn(game, space, columns);
      return count;
    }
    case 'box':
    case 'available': {
      const store = where.kind === 'box' ? where.box : 'available';
      const pieces = new Set(columns.map((column) => rowAt(machine.world.columns, column).piece));
      return [...pieces].reduce((sum, piece) => sum + piecesOff(machine.world, game, store, piece), 0);
    }
    case 'group':
      return groupOf(frame).size;
    default:
      return unreachable(where);
  }
}

/** Whether a space passes a test. */
export function passes(frame: Frame, test: SpaceTest, space: number): boolean {
  const { game, machine } = frame;
  const { world } = machine;
  switch (test.kind) {
    case 'named':
      return (test.spaces as readonly number[]).includes(space);
    case 'of kind':
      return isOfKind(frame, test, space) !== test.negated;
    case 'selected':
      return frame.selected.includes(space);
    case 'place': {
      const own = rowAt(machine.core.procedures, test.procedure).places.find(({ name }) => name === test.name);
      if (own === undefined) throw new Error(`no place ${test.name}`);
      const other = frame.scope.places.get(test.name);
      return other === undefined ? passesAll({ ...frame, here: null }, own.spaces, space) : other(space);
    }
    case 'here':
      return space === hereOf(frame);
    case 'holds': {
      const count = countIn(game, test.things, space);
      const least = test.least.kind === 'literal' ? test.least.value : number({ ...frame, here: space }, test.least);
      recordBoundary(frame, test, amountOf(count, least));
      return count >= least !== test.negated;
    }
    case 'more': {
      const more = countIn(game, test.more, space);
      const than = countIn(game, test.than, space);
      recordBoundary(frame, test, gapOf(more, than));
      return more > than;
    }
    case 'most': {
      const own = countIn(game, test.things, space);
      const others = spaces(frame, test.among).map((place) => countIn(game, test.things, place));
      const best = test.how === 'most' ? Math.max(own, ...others) : Math.min(own, ...others);
      return own === best && (own > 0 || test.how === 'fewest');
    }
    case 'value': {
      const printed = numberAt(rowAt(machine.world.values, test.value).numbers, space);
      const isAbove = test.least === null || printed >= number(frame, test.least);
      return isAbove && (test.most === null || printed <= number(frame, test.most));
    }
    case 'reach':
      return reachOf(frame, test)(space);
    case 'controlled': {
      const controls = ({ acting, spaces: own }: (typeof test.by)[number]): boolean =>
        (acting === null || isTrue(frame, acting)) && passesAll(frame, own, space);
      return test.by.some(controls) !== test.negated;
    }
    case 'along':
      return space === spaceAlong(frame, test.sign * number(frame, test.steps));
    case 'adjacent':
      return isNear(frame, test, space);
    default:
      return unreachable(test);
  }

  function isNear(
    { here, origin }: Frame,
    { orIn, to }: Extract<SpaceTest, { kind: 'adjacent' }>,
    of: number,
  ): boolean {
    if (typeof to !== 'string') {
      if (orIn && passesAll(frame, to, of)) return true;
      // A space that is named is a landmark, in play or not.
      const [only] = to.tests;
      const isLandmark = to.tests.length === 1 && only?.kind === 'named';
      return besideIn(frame, of).some(
        (other) => (isLandmark || isOpen(world, game, other)) && passesAll(frame, to, other),
      );
    }
    const centre = to === 'here' ? spaceOf({ here }) : origin;
    if (centre === null) throw new Error(`no ${to} in hand`);
    return (orIn && of === centre) || besideIn(frame, centre).includes(of);
  }
}

/** Of one of the kinds, or one of those named beside them. */
function isOfKind(frame: Frame, { kinds, or = [] }: Extract<SpaceTest, { kind: 'of kind' }>, space: number): boolean {
  const kind = kindIn(frame, space);
  return kinds.some((it) => Number(it) === kind) || or.some((it) => Number(it) === space);
}

/** Where the piece in hand comes to in so many steps along its path; where it is when it is not on it. */
function spaceAlong(frame: Frame, steps: number): number {
  const { column, space } = inHand(frame);
  const { world } = frame.machine;
  const path = pathOf(world, rowAt(world.columns, column).piece);
  let at = path.indexOf(space);
  if (at === -1) return space;
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    const next = at + Math.sign(steps);
    if (next < 0 || next >= path.length) break;
    at = next;
  }
  return numberAt(path, at);
}

export function passesAll(frame: Frame, set: SpaceSet, space: number): boolean {
  for (const test of set.tests) if (!passes(frame, test, space)) return false;
  return true;
}

/** The first test that a space does not pass now; null where it passes all, or is not in play. */
export function failedTest(frame: Frame, { tests }: SpaceSet, space: number): Withheld | null {
  if (!openSpaces(frame.machine.world, frame.game).includes(space)) return null;
  const test = tests.find((it) => !passes(frame, it, space));
  return test === undefined ? null : { kind: 'test', test };
}

/** The spaces in play of a set: in the order of selection where it begins with those selected, else of the map. */
export function spaces(frame: Frame, set: SpaceSet): number[] {
  return passing(frame, set, openSpaces(frame.machine.world, frame.game));
}

function passing(frame: Frame, set: SpaceSet, spaces: readonly number[]): number[] {
  const from = set.tests[0]?.kind === 'selected' ? frame.selected : spaces;
  const tests = set.tests.map((test) => testOf(frame, test));
  return from.filter((space) => tests.every((isPassed) => isPassed(space)));
}

/** A test of many spaces in one position: how far the piece in hand comes is looked for once. */
function testOf(frame: Frame, test: SpaceTest): (space: number) => boolean {
  if (test.kind !== 'reach') return (space) => passes(frame, test, space);
  let reaches: ((space: number) => boolean) | null = null;
  return (space) => (reaches ??= reachOf(frame, test))(space);
}

/** The spaces where something on the map is looked for: what closes a space is in one that is not in play. */
export function placesOf(frame: Frame, where: Where): number[] {
  switch (where.kind) {
    case 'here':
      return [hereOf(frame)];
    case 'map':
      return wholeMap(frame.machine.world);
    case 'spaces':
      return passing(frame, where.spaces, wholeMap(frame.machine.world));
    case 'group':
      return [groupOf(frame).to];
    case 'box':
    case 'available':
      throw new Error('not on the map');
    default:
      return unreachable(where);
  }
}
