/** What there may be too little of, so that somebody has to say who gets it. */
import { kindsOf } from './changed-map.js';
import { some } from './children.js';
import type { Act, Amount, MarkerId, SpaceSet, World } from './ir.js';

type Parts = Pick<World, 'markers' | 'spaces'>;

/** Whether the spaces that a marker may be in can take more of it than there are. */
export function canRunOut({ markers, spaces }: Parts, id: MarkerId): boolean {
  const marker = markers[id];
  if (marker === undefined || marker.supply === null) return false;
  if (marker.mostPerSpace === null || marker.sides.length > 0) return true;
  return (
    spaces.filter((it) => kindsOf(it).some((kind) => marker.kinds.includes(kind))).length * marker.mostPerSpace >
    marker.supply
  );
}

/** Whether the act places something limited in each of several spaces, so that the order in which they come may matter. */
export function mayRunShort(parts: Parts, act: Act): boolean {
  switch (act.kind) {
    case 'place marker':
      return act.to.kind === 'spaces' && comeInOrder(act.to.spaces) && canRunOut(parts, act.marker);
    case 'replace':
      return act.amount.least === 'all' && act.where.kind !== 'here' && !isOne(act.where);
    case 'in spaces':
      return (
        act.amount === 'each' &&
        comeInOrder(act.spaces) &&
        some('steps', act.body, {
          act: (inner) =>
            (inner.kind === 'place marker' && canRunOut(parts, inner.marker)) ||
            ((inner.kind === 'place pieces' || inner.kind === 'replace') && !isFree(inner.amount)),
        })
      );
    default:
      act satisfies Exclude<Act, Extract<Act, { readonly spaces: SpaceSet }>>;
      return false;
  }
}

/** Several spaces, and not those selected, which come in the order of selection. */
function comeInOrder(spaces: SpaceSet): boolean {
  return !isOneOf(spaces) && spaces.tests[0]?.kind !== 'selected';
}

/** Exactly one space. */
export function isOneOf({ tests }: SpaceSet): boolean {
  return tests.some((test) => test.kind === 'named' && test.spaces.length === 1);
}

function isOne(where: Extract<Act, { kind: 'replace' }>['where']): boolean {
  return where.kind === 'spaces' && isOneOf(where.spaces);
}

/** `up to`: nothing must be placed. */
function isFree({ least }: Amount): boolean {
  return least !== 'all' && least.kind === 'literal' && least.value === 0;
}
