/** The map with all that cards may change of it: what a space can be, and what can be adjacent to it. */
import type { Space, SpaceId, SpaceKindId, SpaceTest, World } from './ir.js';

/** Its own kind, and those that cards treat it as. */
export function kindsOf({ kind, treatedAs }: Pick<Space, 'kind' | 'treatedAs'>): readonly SpaceKindId[] {
  return [kind, ...treatedAs];
}

/** The spaces to which it is adjacent, be it only while a card is in play. */
export function nearTo({ adjacent, joined }: Pick<Space, 'adjacent' | 'joined'>): readonly SpaceId[] {
  return [...adjacent, ...joined];
}

/** Whether a space passes the test; null where it depends on cards. */
export function isOfKind(
  spaces: readonly Space[],
  id: number,
  { kinds, or = [], negated }: Extract<SpaceTest, { kind: 'of kind' }>,
): boolean | null {
  const space = spaces[id];
  if (space === undefined) return false;
  if (or.some((it) => Number(it) === id)) return !negated;
  const found = new Set(kindsOf(space).map((kind) => kinds.includes(kind) !== negated));
  const [only = false] = found;
  return found.size === 1 ? only : null;
}

/** Some card treats a space as another kind. */
export function treatsSpaces({ spaces }: Pick<World, 'spaces'>): boolean {
  return spaces.some(({ treatedAs }) => treatedAs.length > 0);
}
