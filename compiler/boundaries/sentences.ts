/** What a position shows, as sentences that examples are written in, each with its data. */
import type { Given } from '../../runtime/testing/position.js';
import { snapshot, type Counts, type State } from '../../runtime/snapshot.js';
import { counter, type Game } from '../../runtime/state.js';
import type { BoardShown, Holding } from '../../runtime/testing/shown.js';
import type { World } from '../resolved/ir.js';
import { ordinals, pluralIn } from '../scenario/named.js';

/** The sentence that says it, as `parseGiven` and `parseExpectation` read it. */
export function sentenceFor(world: World, it: Given | BoardShown): string {
  if ('board' in it) return it.board === 'empty' ? 'the board is empty' : 'the setup';
  if ('deck' in it) return `the deck is ${it.deck.length === 0 ? 'empty' : it.deck.join(', ')}`;
  if ('space' in it) return `${it.space} ${contents(world, it)}`;
  if ('box' in it) return `${it.box} ${contents(world, it)}`;
  if ('pool' in it) return `the ${it.pool} pool ${contents(world, it)}`;
  if ('faction' in it) return `${it.faction} ${contents(world, it).replace(/^holds/u, 'hold')}`;
  if ('track' in it) {
    const { is } = it;
    const place = typeof is === 'object' ? `in box ${is.box}` : typeof is === 'string' ? `at ${is}` : String(is);
    return `${it.track} is ${place}`;
  }
  if ('counter' in it) return `${it.counter} is ${it.is}`;
  if ('chit' in it) return `${chitCount(it)} ${it.lies}`;
  if ('left' in it)
    return `${it.is} ${it.is === 1 ? it.left : pluralIn(world)(it.left)} ${it.is === 1 ? 'is' : 'are'} left`;
  if ('played' in it) return `${it.played} has ${it.is ? '' : 'not '}been played`;
  if ('open' in it) return `${it.open} is ${it.is ? '' : 'not '}in play`;
  if ('place' in it) return `${it.is} are ${placeNamed(world, it.place)}`;
  if ('card' in it) return `the card is ${it.card}`;
  if ('winner' in it) return it.winner === null ? 'nobody has won' : `${it.winner} win`;
  if ('awaiting' in it) return `${it.awaiting}${sideNamed(it.side)} is ${it.is ? '' : 'not '}awaiting its card`;
  return `${it.capability}${sideNamed(it.side)} is ${it.isInPlay ? '' : 'not '}in play`;
}

function chitCount({ chit, count }: { readonly chit: string; readonly count: number }): string {
  return count === 1 ? `the ${chit} chit is` : `${count} ${chit} chits are`;
}

function sideNamed(side: string | null): string {
  return side === null || side === 'event' ? '' : ` ${side}`;
}

function placeNamed(world: World, ordinal: string): string {
  return world.orderPlaces[ordinals.indexOf(ordinal)]?.name ?? ordinal;
}

function contents(world: World, it: { readonly holds: readonly Holding[] } | { readonly has: readonly Holding[] }) {
  const plural = pluralIn(world);
  const holds = 'holds' in it ? it.holds : it.has;
  const isChit = (name: string): boolean => world.chits.some((chit) => chit.name === name);
  const items = holds.map(([count, name = '']) =>
    count === 1 && isChit(name) ? name : `${count} ${count === 1 ? name : plural(name)}`,
  );
  const last = items.pop();
  const list = items.length === 0 ? (last ?? 'nothing') : `${items.join(', ')} and ${last ?? ''}`;
  return `${'holds' in it ? 'holds' : 'has'} ${list}`;
}

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
