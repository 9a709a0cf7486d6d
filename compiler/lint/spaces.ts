/** Which spaces can ever be such, by the map and by what may stand where; and which tests contradict each other. */
import type { SpaceSet, SpaceTest, Thing } from '../resolved/ir.js';
import { isOfKind, kindsOf, nearTo } from '../resolved/changed-map.js';
import { unreachable } from '../unreachable.js';
import { compared, exactly, negation, type Truth } from './interval.js';
import { intervalOf } from './numbers.js';
import type { FlowFacts } from './flow-facts.js';

/** The spaces of the map that pass every test on some board. */
export function candidates(flow: FlowFacts, set: SpaceSet): readonly number[] {
  if (!isFixed(set)) return look(flow, set);
  const { found } = flow.facts;
  const spaces = found.get(set) ?? look(flow, set);
  found.set(set, spaces);
  return spaces;
}

/** Nothing of the place where it stands is asked for. */
function isFixed({ tests }: SpaceSet): boolean {
  return tests.every((test) => {
    switch (test.kind) {
      case 'named':
      case 'of kind':
      case 'more':
        return true;
      case 'most':
        return isFixed(test.among);
      case 'holds':
        return test.least.kind === 'literal';
      case 'value':
        return [test.least, test.most].every((it) => it === null || it.kind === 'literal');
      case 'controlled':
        return test.by.every(({ spaces }) => isFixed(spaces));
      case 'adjacent':
        return typeof test.to !== 'string' && isFixed(test.to);
      case 'selected':
      case 'place':
      case 'here':
      case 'along':
      case 'reach':
        return false;
      default:
        return unreachable(test);
    }
  });
}

function look(flow: FlowFacts, set: SpaceSet): readonly number[] {
  const known = set.tests.some(({ kind }) => kind === 'here') ? flow.known : [];
  if (isContradictory([...set.tests, ...known])) return [];
  const heres: readonly (number | null)[] = speaksOfHere(set) ? flow.here : [null];
  return [...flow.facts.world.spaces.keys()].filter((space) =>
    heres.some((here) => set.tests.every((test) => testAt(flow, test, space, here) !== false)),
  );
}

/** The test speaks of the current space. */
function speaksOfHere(set: SpaceSet): boolean {
  return set.tests.some(
    (test) =>
      test.kind === 'here' ||
      (test.kind === 'adjacent' && (test.to === 'here' || (typeof test.to !== 'string' && speaksOfHere(test.to)))),
  );
}

/** Whether the space passes the test; `here` is the current space, null where none is spoken of. */
export function testAt(flow: FlowFacts, test: SpaceTest, space: number, here: number | null): Truth {
  const { world, core, places } = flow.facts;
  switch (test.kind) {
    case 'named':
      return test.spaces.some((it) => Number(it) === space);
    case 'of kind':
      return isOfKind(world.spaces, space, test);
    case 'selected':
      return flow.selected.includes(space) ? null : false;
    case 'place': {
      const own = core.procedures[test.procedure]?.places.find(({ name }) => name === test.name);
      const sets = [...(own === undefined ? [] : [own.spaces]), ...(places.get(test.name) ?? [])];
      return sets.some((set) => candidates({ ...flow, known: [] }, set).includes(space)) ? null : false;
    }
    case 'here':
      return here === null ? null : here === space;
    case 'holds': {
      const least = intervalOf({ ...flow, here: [space], known: [] }, test.least);
      if (least.most <= 0) return !test.negated;
      const isThere: Truth = mostIn(flow, test.things, [space]) < least.least ? false : null;
      return test.negated ? negation(isThere) : isThere;
    }
    case 'more':
      return mostIn(flow, test.more, [space]) === 0 ? false : null;
    case 'most':
      return test.how === 'most' && mostIn(flow, test.things, [space]) === 0 ? false : null;
    case 'value': {
      const printed = exactly(world.values[test.value]?.numbers[space] ?? 0);
      const above = test.least === null ? true : compared(printed, '≥', intervalOf(flow, test.least));
      const below = test.most === null ? true : compared(printed, '≤', intervalOf(flow, test.most));
      return above === false || below === false ? false : above === null || below === null ? null : true;
    }
    case 'controlled': {
      const mayBe = test.by.some(({ spaces }) => candidates({ ...flow, known: [] }, spaces).includes(space));
      return mayBe ? null : test.negated;
    }
    case 'reach':
      return null;
    case 'along':
      return flow.facts.world.paths.some(({ spaces }) => spaces.some((it) => it === space)) ? null : false;
    case 'adjacent':
      return isNear(flow, test, space, here);
    default:
      return unreachable(test);
  }
}

function isNear(
  flow: FlowFacts,
  { orIn, to }: Extract<SpaceTest, { kind: 'adjacent' }>,
  space: number,
  here: number | null,
): Truth {
  const own = flow.facts.world.spaces[space];
  const near: readonly number[] = [...(orIn ? [space] : []), ...(own === undefined ? [] : nearTo(own))];
  if (to === 'here') {
    if (here === null) return null;
    // What only a card makes adjacent is so at times.
    return near.includes(here) && own?.joined.some((it) => Number(it) === here) === true ? null : near.includes(here);
  }
  if (to === 'origin') return flow.origin.some((it) => near.includes(it)) ? null : false;
  if (isContradictory(to.tests)) return false;
  const isSome = near.some((it) => to.tests.every((test) => testAt(flow, test, it, here) !== false));
  return isSome ? null : false;
}

export function mayStand({ facts: { world } }: FlowFacts, piece: number, space: number): boolean {
  const own = world.spaces[space];
  return own !== undefined && kindsOf(own).some((kind) => world.pieces[piece]?.barred.includes(kind) === false);
}

export function mayMark({ facts: { world } }: FlowFacts, marker: number, space: number): boolean {
  const own = world.spaces[space];
  return own !== undefined && kindsOf(own).some((kind) => world.markers[marker]?.kinds.includes(kind) === true);
}

/** At most so many of the things can ever be in these spaces together. */
export function mostIn(flow: FlowFacts, things: readonly Thing[], spaces: readonly number[]): number {
  const { world, markers } = flow.facts;
  let most = 0;
  const pieces = new Set<number>();
  for (const thing of things) {
    if (thing.kind === 'marker') {
      const { supply = null, mostPerSpace = null } = world.markers[thing.marker] ?? {};
      const takers = markers.has(thing.marker) ? spaces.filter((it) => mayMark(flow, thing.marker, it)).length : 0;
      most += takers === 0 ? 0 : Math.min(supply ?? Infinity, takers * (mostPerSpace ?? Infinity));
      continue;
    }
    for (const column of thing.columns) {
      const piece = world.columns[column]?.piece;
      if (piece !== undefined) pieces.add(piece);
    }
  }
  for (const piece of pieces) {
    const { inventory = 0, mostPerSpace = null } = world.pieces[piece] ?? {};
    const takers = spaces.filter((it) => mayStand(flow, piece, it)).length;
    most += takers === 0 ? 0 : Math.min(inventory, takers * (mostPerSpace ?? Infinity));
  }
  return most;
}

/** What is known of the current space says that none of the things is there. */
export function isAbsentHere(flow: FlowFacts, things: readonly Thing[]): boolean {
  const one = { kind: 'literal', value: 1 } as const;
  return isRefuted(flow, { kind: 'holds', things, least: one, negated: false });
}

/** At least so many of the things are known to be in the current space. */
export function atLeastHere({ known }: FlowFacts, things: readonly Thing[]): number {
  const counts = known.map((test) => {
    if (test.kind === 'more') return isWithin(test.more, things) ? 1 : 0;
    if (test.kind !== 'holds' || test.negated || !isWithin(test.things, things)) return 0;
    return test.least.kind === 'literal' ? test.least.value : 0;
  });
  return Math.max(0, ...counts);
}

/** The test contradicts itself, or what is known of the current space. */
export function isRefuted(flow: FlowFacts, test: SpaceTest): boolean {
  return isContradictory([test]) || flow.known.some((it) => isContradictory([it, test]));
}

/** What is known of the current space says as much as the test. */
export function isKnown({ known }: FlowFacts, test: SpaceTest): boolean {
  if (test.kind !== 'more') return false;
  return known.some((it) => it.kind === 'more' && isWithin(it.more, test.more) && isWithin(test.than, it.than));
}

/** No space passes all of the tests at once. */
export function isContradictory(tests: readonly SpaceTest[]): boolean {
  return tests.some(
    (test, index) =>
      (test.kind === 'more' && isWithin(test.more, test.than)) ||
      tests.some((other, second) => index !== second && contradicts(test, other)),
  );
}

/** Says that something is there of which the other says that it is not. */
function contradicts(test: SpaceTest, other: SpaceTest): boolean {
  if (test.kind === 'more' && other.kind === 'more')
    return isWithin(test.more, other.than) && isWithin(other.more, test.than);
  if (other.kind !== 'holds' || !other.negated) return false;
  if (other.least.kind !== 'literal') return false;
  const limit = other.least.value;
  if (test.kind === 'more') return limit <= 1 && isWithin(test.more, other.things);
  if (test.kind !== 'holds' || test.negated || test.least.kind !== 'literal') return false;
  return test.least.value >= limit && isWithin(test.things, other.things);
}

/** All of the things are among the others. */
function isWithin(things: readonly Thing[], others: readonly Thing[]): boolean {
  const keys = new Set(others.flatMap(keysOf));
  return things.flatMap(keysOf).every((key) => keys.has(key));
}

function keysOf(thing: Thing): readonly string[] {
  return thing.kind === 'marker' ? [`marker ${thing.marker}`] : thing.columns.map((column) => `column ${column}`);
}
