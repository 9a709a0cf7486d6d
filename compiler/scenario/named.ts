/** From what a plan expects, in ids, to what the runtime compares, in the names that a snapshot has. */
import type { BoardShown, Holding } from '../../runtime/testing/shown.js';
import type { Shown } from '../../runtime/testing/scripted-play.js';
import type { BoxId, End, World } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import type { BoardExpected, BoxItem, ChitItem, ExamplePlan, Exemplified, Expected, SpaceItem, Speaker } from './ir.js';

/** The keys that a snapshot gives to the places of the order of play. */
export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function shownFor(world: World, expected: Expected): Shown {
  switch (expected.kind) {
    case 'asked': {
      const { of, options } = expected;
      const asked = of === null ? null : speakerName(world, of);
      return options === null ? { asked } : { asked, options: options.map(({ text }) => text) };
    }
    case 'offered':
      return { offered: expected.options.map(({ text }) => text), is: !expected.negated };
    case 'question':
      return { question: expected.asks };
    case 'cited':
      return { cited: expected.rule };
    case 'seen': {
      const shows = expected.shows.map(({ text, expected: it }) => [text, boardShown(world, it)] as const);
      return { seenBy: expected.by === null ? null : nameAt(world.factions, expected.by), shows };
    }
    default:
      return boardShown(world, expected);
  }
}

export function boardShown(world: World, expected: BoardExpected): BoardShown {
  switch (expected.kind) {
    case 'space': {
      const holdings = expected.items.map((item) => spaceHolding(world, item));
      return { space: nameAt(world.spaces, expected.space), ...contents(expected.exactly, holdings) };
    }
    case 'box': {
      const holdings = expected.items.map((item) => boxHolding(world, item));
      return { box: boxName(world, expected.box), ...contents(expected.exactly, holdings) };
    }
    case 'held': {
      const holdings = expected.items.map((item) => chitHolding(world, item));
      return { faction: nameAt(world.factions, expected.faction), ...contents(expected.exactly, holdings) };
    }
    case 'pool': {
      const holdings = expected.items.map((item) => chitHolding(world, item));
      return { pool: nameAt(world.families, expected.family), ...contents(expected.exactly, holdings) };
    }
    case 'has seen': {
      const cards = expected.chits.map((chit) => nameAt(world.chits, chit));
      return { knows: nameAt(world.factions, expected.faction), cards };
    }
    case 'deck end': {
      const cards = expected.chits.map((chit) => nameAt(world.chits, chit));
      return { deckEnd: expected.end, of: nameAt(world.families, expected.family), cards };
    }
    case 'track': {
      const track = world.tracks[expected.track];
      const box = track?.boxes?.[expected.at];
      const is = box === undefined ? expected.at : (box.name ?? { box: expected.at + 1, value: box.value });
      return { track: track?.names.one ?? '', is };
    }
    case 'counter':
      return { counter: nameAt(world.counters, expected.counter), is: expected.is };
    case 'option':
      return { option: nameAt(world.options, expected.option), is: expected.is };
    case 'chosen':
      return { option: nameAt(world.options, expected.option), is: !expected.negated };
    case 'chit':
      return { chit: nameAt(world.chits, expected.chit), lies: expected.lies, count: expected.count };
    case 'left':
      return { left: world.markers[expected.marker]?.names.one ?? '', is: expected.count };
    case 'played':
      return { played: world.cards[expected.card]?.code ?? '', is: !expected.negated };
    case 'open':
      return { open: nameAt(world.spaces, expected.space), is: !expected.negated };
    case 'order': {
      const place = ordinals[expected.place] ?? nameAt(world.orderPlaces, expected.place);
      return { place, is: nameAt(world.factions, expected.faction) };
    }
    case 'card':
      return { card: world.cards[expected.card]?.code ?? '' };
    case 'in play': {
      const card = world.cards[expected.card];
      const side = expected.side === null ? null : (card?.sides[expected.side]?.name ?? null);
      return { capability: card?.code ?? '', side, isInPlay: !expected.negated };
    }
    case 'awaiting': {
      const card = world.cards[expected.card];
      const side = expected.side === null ? null : (card?.sides[expected.side]?.name ?? null);
      return { awaiting: card?.code ?? '', side, is: !expected.negated };
    }
    case 'end':
      return endShown(world, expected.how);
    default:
      return unreachable(expected);
  }
}

function endShown(world: World, how: End | null): BoardShown {
  if (how === null) return { winner: null };
  if (how.kind === 'draw game') return { drawn: true };
  const faction = nameAt(world.factions, how.faction);
  const degree = how.degree === undefined ? {} : { degree: nameAt(world.degrees, how.degree) };
  return how.kind === 'win' ? { winner: faction, ...degree } : { loser: faction, ...degree };
}

/** How the runtime calls who speaks. */
export function speakerName(world: World, by: Speaker): string {
  return by.kind === 'faction' ? nameAt(world.factions, by.faction) : by.kind;
}

/**
 * The generated suite of what an example belongs to, below the game's folder. One that would be taken for a suite of another kind
 * gets a mark behind its name.
 */
export function suitePath({ file }: Exemplified): string {
  const isTaken = /^(?:setup|random-play)_*$|\.boundaries_*$/iu.test(file);
  return `${file}${isTaken ? '_' : ''}.test.ts`;
}

/** An example as people refer to it: `C1: a landing`. */
export function titleOf({ of, name }: Pick<ExamplePlan, 'of' | 'name'>): string {
  return `${of.name}: ${name}`;
}

/** The plural of a thing as snapshots name it: a piece, with or without its state, a marker or a chit. */
export function pluralIn(world: World): (name: string) => string {
  const plurals = new Map<string, string>();
  for (const { names } of world.markers) plurals.set(names.one, names.many);
  for (const { names, columns } of world.pieces) {
    plurals.set(names.one, names.many);
    for (const column of columns) {
      const name = nameAt(world.columns, column);
      if (name.endsWith(names.one)) plurals.set(name, name.slice(0, -names.one.length) + names.many);
    }
  }
  return (name) => plurals.get(name) ?? name;
}

function contents(exactly: boolean, holdings: readonly Holding[]) {
  return exactly ? { holds: holdings } : { has: holdings };
}

function spaceHolding(world: World, item: SpaceItem): Holding {
  if (item.kind === 'marker') return [item.count, world.markers[item.marker]?.names.one ?? ''];
  return [item.count, ...item.columns.map((column) => nameAt(world.columns, column))];
}

function boxHolding(world: World, { count, pieces }: BoxItem): Holding {
  return [count, ...pieces.map((piece) => world.pieces[piece]?.names.one ?? '')];
}

function chitHolding(world: World, { count, chits }: ChitItem): Holding {
  return [count, ...chits.map((chit) => nameAt(world.chits, chit))];
}

function boxName(world: World, box: BoxId | 'available'): string {
  return box === 'available' ? 'Available' : nameAt(world.boxes, box);
}

function nameAt(list: readonly { readonly name: string }[], id: number): string {
  return list[id]?.name ?? '';
}
