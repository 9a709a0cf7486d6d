/** The range of a number, whatever is on the board. */
import type { CoreQuantity, QuantityChange } from '../core/ir.js';
import type { ChitSelector, NumberExpr, QuantityOwner, Thing, Where } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import { truthOf } from './conditions.js';
import { anything, difference, exactly, joined, lesser, rising, sum, type Interval } from './interval.js';
import type { Scene } from './scene.js';
import { atLeastHere, candidates, isAbsentHere, mostIn } from './spaces.js';

const none = exactly(0);

export function intervalOf(scene: Scene, number: NumberExpr): Interval {
  const { world } = scene.facts;
  switch (number.kind) {
    case 'literal':
      return exactly(number.value);
    case 'count':
      return countOf(scene, number.things, number.where);
    case 'count spaces':
      return { least: 0, most: candidates(scene, number.spaces).length };
    case 'count chits':
      return { least: 0, most: chitsOf(scene, number.chits).reduce((all, { count }) => all + count, 0) };
    case 'variable':
      return scene.variables.get(number.name) ?? anything;
    case 'track': {
      const track = world.tracks[number.track];
      if (track === undefined) return anything;
      const values = track.boxes?.map(({ value }) => value) ?? [track.from, track.to];
      return { least: Math.min(...values), most: Math.max(...values) };
    }
    case 'counter':
      return anything;
    case 'roll':
      return { least: 1, most: 6 };
    case 'group size':
      return { least: 1, most: world.pieces.reduce((all, { inventory }) => all + inventory, 0) };
    case 'chit value':
      return chitsOf(scene, number.chits).reduce((all, { value }) => joined(all, exactly(value)), none);
    case 'value discarded':
    case 'removed':
      return { least: 0, most: Infinity };
    case 'quantity':
      return quantityOf(scene, number.of);
    case 'capabilities':
      return { least: 0, most: world.cards.filter(({ capability }) => capability === number.faction).length };
    case 'per': {
      const every = intervalOf(scene, number.every);
      const of = intervalOf(scene, number.of);
      if (of.least < 0) return anything;
      const divided = (value: number, by: number): number => number.count * Math.floor(value / Math.max(1, by));
      return {
        least: every.most === Infinity ? 0 : divided(of.least, every.most),
        most: divided(of.most, every.least),
      };
    }
    case 'half':
      return rising(intervalOf(scene, number.of), (value) =>
        number.rounding === 'down' ? Math.floor(value / 2) : Math.ceil(value / 2),
      );
    case 'plus':
      return sum(intervalOf(scene, number.left), intervalOf(scene, number.right));
    case 'minus':
      return difference(intervalOf(scene, number.left), intervalOf(scene, number.right));
    case 'at most':
      return lesser(intervalOf(scene, number.value), intervalOf(scene, number.bound));
    case 'if': {
      const truth = truthOf(scene, number.condition);
      if (truth !== null) return intervalOf(scene, truth ? number.then : number.otherwise);
      return joined(intervalOf(scene, number.then), intervalOf(scene, number.otherwise));
    }
    default:
      return unreachable(number);
  }
}

/** How many of the things are there. */
export function countOf(scene: Scene, things: readonly Thing[], where: Where): Interval {
  const { world, boxes } = scene.facts;
  switch (where.kind) {
    case 'here':
      if (isAbsentHere(scene, things)) return none;
      return {
        least: atLeastHere(scene, things),
        most: Math.max(0, ...scene.here.map((space) => mostIn(scene, things, [space]))),
      };
    case 'group':
      return { least: 1, most: Infinity };
    case 'map':
      return { least: 0, most: mostIn(scene, things, [...world.spaces.keys()]) };
    case 'spaces':
      return { least: 0, most: mostIn(scene, things, candidates(scene, where.spaces)) };
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
export function chitsOf({ facts }: Scene, { family, chit, places }: ChitSelector) {
  const reached = facts.chits.get(family);
  const isReached = places.length === 0 || places.some((place) => reached?.has(place) === true);
  if (!isReached) return [];
  return facts.world.chits.filter((it, id) => it.family === family && (chit === null || chit === id));
}

function quantityOf(scene: Scene, of: QuantityOwner): Interval {
  const { core } = scene.facts;
  // The numbers of a quantity are those of its owner, not of the steps that speak of it.
  const own: Scene = { ...scene, known: [], variables: new Map() };
  switch (of.kind) {
    case 'selection': {
      const selection = core.procedures[of.procedure]?.selection ?? null;
      return selection === null ? anything : changedBy(own, intervalOf(own, selection.most), selection.changes);
    }
    case 'procedure':
      return declared(own, core.procedures[of.procedure]?.quantities, of.name);
    case 'chit':
      return declared(own, core.chits.find(({ chit }) => chit === of.chit)?.quantities, of.name);
    default:
      return unreachable(of);
  }
}

function declared(scene: Scene, quantities: readonly CoreQuantity[] | undefined, name: string): Interval {
  const found = quantities?.find((it) => it.name === name);
  if (found === undefined) return anything;
  const given = found.overridden ? (scene.facts.values.get(name) ?? []) : [];
  const start = given.reduce((all, it) => joined(all, intervalOf(scene, it)), intervalOf(scene, found.value));
  return changedBy(scene, start, found.changes);
}

/** With what cards make of a number, where they are in play. */
export function changedBy(scene: Scene, start: Interval, changes: readonly QuantityChange[]): Interval {
  return changes.reduce((all, { how, by }) => {
    const value = intervalOf({ ...scene, variables: new Map() }, by);
    switch (how) {
      case 'more':
        return joined(all, sum(all, value));
      case 'less':
        return joined(
          all,
          rising(difference(all, value), (it) => Math.max(0, it)),
        );
      case 'at most':
        return joined(all, lesser(all, value));
      case 'is':
        return joined(all, value);
      default:
        return unreachable(how);
    }
  }, start);
}
