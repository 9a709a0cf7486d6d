/** Sets of spaces as TypeScript lists. */
import type { MarkerId, SpaceSet, SpaceTest, Where } from '../resolved/ir.js';
import { kindsOf } from '../resolved/changed-map.js';
import { hereOf, id, runtime, tests } from './expressions.js';
import { areaTest } from './identifiers.js';
import { spaceTest } from './module.js';
import { unreachable } from '../unreachable.js';
import { along, reached } from './in-hand.js';
import { type EmitScope, freshName, withTaken } from './scope.js';

/** The spaces of the set that are in play, as a list. */
export function spaces(scope: EmitScope, set: SpaceSet): string {
  const [only] = set.tests;
  const list = listed(scope, set);
  if (list !== null) return mayClose(scope, only) ? `${runtime(scope, 'inPlayOf')}(game, ${list})` : list;
  if (only === undefined) return `${runtime(scope, 'everySpace')}(game)`;
  if (set.tests.length === 1) {
    if (only.kind === 'selected') return 'selected';
    if (only.kind === 'adjacent' && only.orIn && only.to !== 'here' && only.to !== 'origin') {
      return `${runtime(scope, 'inOrAdjacent')}(game, ${landmarks(scope, only.to) ?? spaces(scope, only.to)})`;
    }
  }
  const rest = set.tests.filter((what) => what.kind !== 'here');
  if (rest.length < set.tests.length) {
    const here = hereOf(scope);
    return `(${tests(scope, { tests: rest }, here)} ? [${here}] : [])`;
  }
  const variable = freshName(scope, 'space', 'other', 'candidate');
  const inner = withTaken(scope, variable);
  if (only.kind === 'selected') {
    return `selected.filter((${variable}) => ${tests(inner, { tests: set.tests.slice(1) }, variable)})`;
  }
  const beside = besideOne(scope, set, variable);
  if (beside !== null) return beside;
  return `${runtime(scope, 'spacesWhere')}(game, ${spaceTest(variable, tests(inner, set, variable))})`;
}

/** Spaces that are named are landmarks, in play or not; null for another set. */
function landmarks(scope: EmitScope, { tests: [only, ...more] }: SpaceSet): string | null {
  if (only?.kind !== 'named' || more.length > 0) return null;
  return `[${only.spaces.map((space) => id(scope, 'Space', space)).join(', ')}]`;
}

/** The spaces of a set that are adjacent to one space, looked for among its neighbours; null for a set of another kind. */
export function besideOne(scope: EmitScope, set: SpaceSet, variable: string): string | null {
  const beside = set.tests.find((it) => it.kind === 'adjacent' && !it.orIn && typeof it.to === 'string');
  if (beside?.kind !== 'adjacent') return null;
  const near = `${runtime(scope, 'neighbours')}(game, ${beside.to === 'here' ? hereOf(scope) : 'origin'})`;
  const rest = { tests: set.tests.filter((it) => it !== beside) };
  if (rest.tests.length === 0) return near;
  return `${near}.filter(${spaceTest(variable, tests(withTaken(scope, variable), rest, variable))})`;
}

/** A set of which the spaces can be told one by one, whether in play or not; null for any other. */
function listed(scope: EmitScope, { tests: own }: SpaceSet): string | null {
  const [only] = own;
  if (only === undefined) return `${runtime(scope, 'everySpace')}(game)`;
  if (own.length > 1) return null;
  if (only.kind === 'here') return `[${hereOf(scope)}]`;
  if (only.kind === 'reach') return reached(scope, only);
  if (only.kind === 'along') return `[${along(scope, only)}]`;
  if (only.kind !== 'named' || areaTest(scope.module, scope.ids, only.spaces) !== null) return null;
  return `[${only.spaces.map((space) => id(scope, 'Space', space)).join(', ')}]`;
}

/** Whether a marker can have taken a space that passes the test out of play; without a test, any space. What is in hand is in play. */
function mayClose({ world }: EmitScope, test: SpaceTest | undefined): boolean {
  if (test?.kind === 'here') return false;
  const kinds = world.markers.flatMap((marker) => (marker.closes ? marker.kinds : []));
  if (test?.kind !== 'named') return kinds.length > 0;
  return test.spaces.some((id) => {
    const space = world.spaces[id];
    return space !== undefined && kindsOf(space).some((kind) => kinds.includes(kind));
  });
}

/** The spaces in which pieces are looked for, or a marker: only one that closes its space is ever in one that is not in play. */
export function searched(scope: EmitScope, set: SpaceSet, marker: MarkerId | null): string {
  const list = listed(scope, set);
  if (list !== null) return list;
  if (marker === null || scope.world.markers[marker]?.closes !== true) return spaces(scope, set);
  const variable = freshName(scope, 'space', 'other', 'candidate');
  const every = `${runtime(scope, 'everySpace')}(game)`;
  return `${every}.filter((${variable}) => ${tests(withTaken(scope, variable), set, variable)})`;
}

/** The spaces where pieces are looked for, or this marker. */
export function spacesOf(scope: EmitScope, where: Where, marker: MarkerId | null = null): string {
  switch (where.kind) {
    case 'here':
      return `[${hereOf(scope)}]`;
    case 'map':
      return `${runtime(scope, 'everySpace')}(game)`;
    case 'spaces':
      return searched(scope, where.spaces, marker);
    case 'group':
      return `[${scope.group}.to]`;
    case 'box':
    case 'available':
      throw new Error('not on the map');
    default:
      return unreachable(where);
  }
}
