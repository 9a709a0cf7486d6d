/** The range of a number, whatever is on the board. */
import type { CoreQuantity, QuantityChange } from '../core/ir.js';
import type { ChitSelector, NumberExpr, QuantityOwner, Thing, ValueId, Where, World } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import { truthOf } from './conditions.js';
import { top, difference, exactly, hull, min, monotone, quotient, sum, times, type Interval } from './interval.js';
import type { FlowFacts } from './flow-facts.js';
import { atLeastHere, candidates, isAbsentHere, mostIn } from './spaces.js';

const none = exactly(0);

export function intervalOf(flow: FlowFacts, number: NumberExpr): Interval {
  const { world } = flow.facts;
  switch (number.kind) {
    case 'literal':
      return exactly(number.value);
    case 'count':
      return countOf(flow, number.things, number.where);
    case 'count spaces':
      return { least: 0, most: candidates(flow, number.spaces).length };
    case 'count chits':
      return { least: 0, most: chitsOf(flow, number.chits).reduce((all, { count }) => all + count, 0) };
    case 'variable':
      return flow.variables.get(number.name) ?? top;
    case 'track': {
      const track = world.tracks[number.track];
      if (track === undefined) return top;
      const values = track.boxes?.map(({ value }) => value) ?? [track.from, track.to];
      return { least: Math.min(...values), most: Math.max(...values) };
    }
    case 'counter':
      return { least: 0, most: Infinity };
    case 'option': {
      const option = world.options[number.option];
      return option === undefined ? top : { least: option.from, most: option.to };
    }
    case 'roll':
      return flow.roll;
    case 'group size':
      return { least: 1, most: world.pieces.reduce((all, { inventory }) => all + inventory, 0) };
    case 'chit value':
      return chitsOf(flow, number.chits).reduce((all, { value }) => hull(all, exactly(value)), none);
    case 'value discarded':
    case 'removed':
    case 'placed':
      return { least: 0, most: Infinity };
    case 'quantity':
      return quantityOf(flow, number.of);
    case 'capabilities':
      return { least: 0, most: world.cards.filter(({ capability }) => capability === number.faction).length };
    case 'per': {
      const every = intervalOf(flow, number.every);
      const of = intervalOf(flow, number.of);
      if (of.least < 0) return top;
      const whole = (value: number, by: number): number => Math.floor(value / Math.max(1, by));
      const wholes = {
        least: every.most === Infinity ? 0 : whole(of.least, every.most),
        most: whole(of.most, every.least),
      };
      return times(wholes, exactly(number.count));
    }
    case 'deck':
      return { least: 0, most: world.cards.length };
    case 'value of it':
      return rangeOf(world, number.value);
    case 'card value':
      return hull(none, rangeOf(world, number.value));
    case 'values of spaces': {
      const most = candidates(flow, number.spaces).length;
      return number.how === 'total'
        ? times(rangeOf(world, number.value), { least: 0, most })
        : hull(none, rangeOf(world, number.value));
    }
    case 'values of pieces': {
      const there = countOf(flow, [number.pieces], number.where);
      return number.how === 'total'
        ? times(rangeOf(world, number.value), there)
        : hull(none, rangeOf(world, number.value));
    }
    case 'half':
      return monotone(intervalOf(flow, number.of), (value) =>
        number.rounding === 'down' ? Math.floor(value / 2) : Math.ceil(value / 2),
      );
    case 'plus':
      return sum(intervalOf(flow, number.left), intervalOf(flow, number.right));
    case 'minus':
      return difference(intervalOf(flow, number.left), intervalOf(flow, number.right));
    case 'times':
      return times(intervalOf(flow, number.left), intervalOf(flow, number.right));
    case 'divided by': {
      const round = number.rounding === 'down' ? Math.floor : Math.ceil;
      return quotient(intervalOf(flow, number.left), intervalOf(flow, number.right), round);
    }
    case 'column': {
      const own = monotone(
        intervalOf(flow, number.of),
        (value) => number.from.filter((least) => least <= value).length,
      );
      const shifted = number.shift === null ? own : sum(own, intervalOf(flow, number.shift));
      return monotone(shifted, (value) => Math.min(number.from.length, Math.max(0, value)) + 1);
    }
    case 'at most':
      return min(intervalOf(flow, number.value), intervalOf(flow, number.bound));
    case 'if': {
      const truth = truthOf(flow, number.condition);
      if (truth !== null) return intervalOf(flow, truth ? number.then : number.otherwise);
      return hull(intervalOf(flow, number.then), intervalOf(flow, number.otherwise));
    }
    default:
      return unreachable(number);
  }
}

/** What any thing of its kind has printed on it. */
function rangeOf({ values }: World, id: ValueId): Interval {
  const value = values[id];
  return value === undefined ? top : { least: value.from, most: value.to };
}

/** How many of the things are there. */
export function countOf(flow: FlowFacts, things: readonly Thing[], where: Where): Interval {
  const { world, boxes } = flow.facts;
  switch (where.kind) {
    case 'here':
      if (isAbsentHere(flow, things)) return none;
      return {
        least: atLeastHere(flow, things),
        most: Math.max(0, ...flow.here.map((space) => mostIn(flow, things, [space]))),
      };
    case 'group':
      return { least: 1, most: Infinity };
    case 'map':
      return { least: 0, most: mostIn(flow, things, [...world.spaces.keys()]) };
    case 'spaces':
      return { least: 0, most: mostIn(flow, things, candidates(flow, where.spaces)) };
    case 'box':
    case 'available': {
      const pieces = new Set(
        things.flatMap((it) => (it.kind === 'pieces' ? it.columns.map((column) => world.columns[column]?.piece) : [])),
      );
      const most = [...pieces].reduce((all, piece) => {
        if (piece === undefined) return all;
        const isThere = where.kind === 'available' || boxes.get(where.box)?.has(piece) === true;
        return all + (isThere ? (world.pieces[piece]?.inventory ?? 0) : 0);
      }, 0);
      return { least: 0, most };
    }
    default:
      return unreachable(where);
  }
}

/** The kinds of chit that the selector may find. */
export function chitsOf({ facts }: FlowFacts, { family, chit, places }: ChitSelector) {
  const reached = facts.chits.get(family);
  const isReached = places.length === 0 || places.some((place) => reached?.has(place) === true);
  if (!isReached) return [];
  return facts.world.chits.filter((it, id) => it.family === family && (chit === null || chit === id));
}

function quantityOf(flow: FlowFacts, of: QuantityOwner): Interval {
  const { core } = flow.facts;
  const key = JSON.stringify(of);
  if (flow.asked.has(key)) return top;
  // The numbers of a quantity are those of its owner, not of the steps that speak of it.
  const own: FlowFacts = { ...flow, known: [], variables: new Map(), asked: new Set([...flow.asked, key]) };
  switch (of.kind) {
    case 'selection': {
      const selection = core.procedures[of.procedure]?.selection ?? null;
      return selection === null ? top : changedBy(own, intervalOf(own, selection.most), selection.changes);
    }
    case 'procedure':
      return declared(own, core.procedures[of.procedure]?.quantities, of.name);
    case 'chit':
      return declared(own, core.chits.find(({ chit }) => chit === of.chit)?.quantities, of.name);
    default:
      return unreachable(of);
  }
}

function declared(flow: FlowFacts, quantities: readonly CoreQuantity[] | undefined, name: string): Interval {
  const found = quantities?.find((it) => it.name === name);
  if (found === undefined) return top;
  const given = found.overridden ? (flow.facts.values.get(name) ?? []) : [];
  const start = given.reduce((all, it) => hull(all, intervalOf(flow, it)), intervalOf(flow, found.value));
  return changedBy(flow, start, found.changes, found.signed);
}

/** With what cards make of a number, where they are in play. */
export function changedBy(
  flow: FlowFacts,
  start: Interval,
  changes: readonly QuantityChange[],
  isSigned = false,
): Interval {
  return changes.reduce((all, { how, by }) => {
    const value = intervalOf({ ...flow, variables: new Map() }, by);
    switch (how) {
      case 'more':
        return hull(all, sum(all, value));
      case 'less':
        return hull(
          all,
          monotone(difference(all, value), (it) => (isSigned ? it : Math.max(0, it))),
        );
      case 'at most':
        return hull(all, min(all, value));
      case 'is':
        return hull(all, value);
      default:
        return unreachable(how);
    }
  }, start);
}
