/** What a position shows of what a case gave and changed. */
import type { Given } from '../../runtime/testing/position.js';
import { snapshot, type Counts, type State } from '../../runtime/snapshot.js';
import { counter, type Game } from '../../runtime/state.js';
import type { BoardShown, Holding } from '../../runtime/testing/shown.js';
import type { World } from '../resolved/ir.js';

/** What the board shows afterwards of all that was given and all that changed. */
export function shownAfter(
  world: World,
  given: readonly Given[],
  beforeGame: Game,
  afterGame: Game,
): readonly BoardShown[] {
  const [before, after] = [snapshot(beforeGame), snapshot(afterGame)];
  const isGiven = (what: (it: Given) => boolean): boolean => given.some(what);
  const differs = (left: unknown, right: unknown): boolean => JSON.stringify(left) !== JSON.stringify(right);
  return [
    ...Object.entries(after.spaces).flatMap(([space, there]): BoardShown[] => {
      const isWanted = isGiven((it) => 'space' in it && it.space === space) || differs(before.spaces[space], there);
      return isWanted ? [{ space, holds: holdings({ ...there.pieces, ...there.markers }) }] : [];
    }),
    ...Object.entries(after.boxes).flatMap(([box, there]): BoardShown[] => {
      const isWanted = isGiven((it) => 'box' in it && it.box === box) || differs(before.boxes[box], there);
      return isWanted && box !== 'Available' ? [{ box, holds: holdings(there) }] : [];
    }),
    ...Object.entries(after.tracks).flatMap(([track, is]): BoardShown[] => {
      const isWanted = isGiven((it) => 'track' in it && it.track === track) || differs(before.tracks[track], is);
      return isWanted ? [{ track, is }] : [];
    }),
    ...world.counters.flatMap(({ name }, id): BoardShown[] => {
      const is = counter(afterGame, id);
      return is === counter(beforeGame, id) ? [] : [{ counter: name, is }];
    }),
    ...chitsAfter(world, before, after),
    ...Object.keys({ ...before.capabilities, ...after.capabilities }).flatMap((capability): BoardShown[] => {
      const side = after.capabilities[capability];
      if (side === before.capabilities[capability]) return [];
      return [{ capability, side: saidSide(side), isInPlay: side !== undefined }];
    }),
    ...Object.keys({ ...before.awaited, ...after.awaited }).flatMap((awaiting): BoardShown[] => {
      const side = after.awaited?.[awaiting];
      if (side === before.awaited?.[awaiting]) return [];
      return [{ awaiting, side: saidSide(side), is: side !== undefined }];
    }),
    ...Object.entries(after.eligibility).flatMap(([place, is]): BoardShown[] =>
      before.eligibility[place] === is ? [] : [{ place, is }],
    ),
    ...(after.card === before.card || after.card === null ? [] : [{ card: after.card }]),
  ];
}

/** The only side of a card has no name in sentences. */
function saidSide(side: string | undefined): string | null {
  return side === undefined || side === 'event' ? null : side;
}

function chitsAfter(world: World, before: State, after: State): readonly BoardShown[] {
  const families = new Set(world.families.map(({ name }) => name));
  return [
    ...world.factions.flatMap(({ name }): BoardShown[] => {
      const held = after.held[name] ?? [];
      if (held.join() === (before.held[name] ?? []).join()) return [];
      const counts: Record<string, number> = {};
      for (const chit of held) counts[chit] = (counts[chit] ?? 0) + 1;
      return [{ faction: name, holds: holdings(counts) }];
    }),
    ...Object.entries(after.pools).flatMap(([pool, there]): BoardShown[] =>
      families.has(pool) && JSON.stringify(there) !== JSON.stringify(before.pools[pool])
        ? [{ pool, holds: holdings(there) }]
        : [],
    ),
    ...world.factions.flatMap(({ name }): BoardShown[] => {
      const cards = after.seen?.[name] ?? [];
      return cards.join() === (before.seen?.[name] ?? []).join() ? [] : [{ knows: name, cards }];
    }),
    ...(['top', 'bottom'] as const).flatMap((deckEnd) =>
      world.families.flatMap(({ name: of }): BoardShown[] => {
        const cards = (after.decks?.[of]?.[deckEnd] ?? []).flatMap((name) => name ?? []);
        const was = before.decks?.[of]?.[deckEnd] ?? [];
        return cards.join() === was.join() ? [] : [{ deckEnd, of, cards }];
      }),
    ),
    ...(['drawn', 'in play', 'aside'] as const).flatMap((lies) =>
      Object.entries(after.pools[lies] ?? {}).flatMap(([chit, count]): BoardShown[] =>
        count === (before.pools[lies]?.[chit] ?? 0) ? [] : [{ chit, lies, count }],
      ),
    ),
  ];
}

function holdings(counts: Counts): Holding[] {
  return Object.entries(counts).flatMap(([name, count]): Holding[] => (count === 0 ? [] : [[count, name]]));
}
