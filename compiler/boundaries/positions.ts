/** Small positions at random, made of what a part of Core speaks of. */
import type { Given } from '../../runtime/testing/position.js';
import type { Holding } from '../../runtime/testing/shown.js';
import type { World } from '../resolved/ir.js';
import type { Mentions } from './mentions.js';

/** Numbers from 0 up to but not `below`, always the same ones for the same seed text. */
export interface Chance {
  below(bound: number): number;
  of<Item>(items: readonly Item[]): Item | undefined;
  /** True so many times out of a hundred. */
  percent(times: number): boolean;
}

/** Mulberry32, seeded by the text. */
export function chanceFrom(text: string): Chance {
  let state = 2166136261;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 16777619);
  const below = (bound: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
  return {
    below,
    of: (items) => (items.length === 0 ? undefined : items[below(items.length)]),
    percent: (times) => below(100) < times,
  };
}

/** A position as statements. It may turn out to be none: two statements can ask for more than there is. */
export function positionAt(chance: Chance, world: World, mentions: Mentions): Given[] {
  const isSetup = chance.percent(10);
  const left = new Map(world.pieces.map(({ inventory }, piece) => [piece, inventory]));
  const board: Given[] = isSetup ? [] : [{ board: 'empty' }];
  return [
    ...board,
    ...(isSetup ? [] : spacesAt(chance, world, mentions, left)),
    ...(isSetup ? [] : boxesAt(chance, world, mentions, left)),
    ...tracksAt(chance, world, mentions),
    ...chitsAt(chance, world, mentions),
    ...cardsAt(chance, world, mentions),
    ...orderAt(chance, world, mentions),
    ...countersAt(chance, world, mentions),
    ...optionsAt(chance, world, mentions),
  ];
}

/** A position in which something is otherwise than in another one. */
export function positionBeside(chance: Chance, world: World, mentions: Mentions, given: readonly Given[]): Given[] {
  const inventory = new Map(world.pieces.map((piece, id) => [id, piece.inventory]));
  const ways = [
    () => spacesAt(chance, world, mentions, inventory),
    () => boxesAt(chance, world, mentions, inventory),
    ...(mentions.tracks.size > 0 ? [() => tracksAt(chance, world, mentions)] : []),
    ...(mentions.families.size > 0 ? [() => chitsAt(chance, world, mentions)] : []),
    ...(mentions.cards.size + mentions.cardKinds.size > 0 ? [() => cardsAt(chance, world, mentions)] : []),
    ...(mentions.counters.size > 0 ? [() => countersAt(chance, world, mentions)] : []),
    ...(mentions.options.size > 0 ? [() => optionsAt(chance, world, mentions)] : []),
  ];
  const put = chance.percent(35) ? undefined : chance.of(chance.of(ways)?.() ?? []);
  if (put === undefined) return withOneMore(chance, given);
  const subject = subjectOf(put);
  return [...given.filter((it) => subjectOf(it) !== subject), put];
}

/** One piece or marker more, or one fewer, of something that lies somewhere. */
function withOneMore(chance: Chance, given: readonly Given[]): Given[] {
  const at = chance.below(Math.max(1, given.length));
  return given.map((it, index) => {
    if (index !== at || !('holds' in it) || it.holds.length === 0) return it;
    const item = chance.below(it.holds.length);
    const by = chance.percent(60) ? 1 : -1;
    const holds = it.holds.map(([count, ...names], own): Holding => [own === item ? count + by : count, ...names]);
    return { ...it, holds: holds.filter(([count]) => count > 0) };
  });
}

/** What a statement speaks of; another one of the same takes its place. */
function subjectOf(it: Given): string {
  const [key = '', value] = Object.entries(it)[0] ?? [];
  return `${key} ${String(value)}`;
}

/** What positions are chosen from. */
interface Choice {
  /** The spaces that are in play, and those of them that are spoken of. */
  readonly open: readonly number[];
  readonly spoken: readonly number[];
  readonly writtenCards: readonly World['cards'][number][];
}

/** Many positions are made for each part. */
const choices = new WeakMap<Mentions, Choice>();

function choiceFor(world: World, mentions: Mentions): Choice {
  const known = choices.get(mentions);
  if (known !== undefined) return known;
  const closing = world.markers.flatMap(({ closes }, marker) => (closes ? [marker] : []));
  const closed = world.setup.spaces.flatMap(({ space, markers }) =>
    markers.some(({ marker }) => closing.includes(marker)) ? [Number(space)] : [],
  );
  const open = world.spaces.flatMap((_, space) => (closed.includes(space) ? [] : [space]));
  const isSpokenOf = (space: number): boolean =>
    mentions.spaces.has(space) || mentions.kinds.has(world.spaces[space]?.kind ?? -1);
  const choice = { open, spoken: open.filter(isSpokenOf), writtenCards: world.cards.filter(({ written }) => written) };
  choices.set(mentions, choice);
  return choice;
}

function spacesAt(chance: Chance, world: World, mentions: Mentions, left: Map<number, number>): Given[] {
  const { open, spoken } = choiceFor(world, mentions);
  const chosen: number[] = [];
  const count = 1 + chance.below(chance.percent(25) ? 6 : 3);
  for (let tries = 0; chosen.length < count && tries < 20; tries += 1) {
    const last = chosen.at(-1);
    const near: readonly number[] = last === undefined ? [] : (world.spaces[last]?.adjacent ?? []);
    const from = near.length > 0 && chance.percent(40) ? near : spoken.length > 0 && chance.percent(75) ? spoken : open;
    const space = chance.of(from);
    if (space !== undefined && open.includes(space) && !chosen.includes(space)) chosen.push(space);
  }
  return chosen.flatMap((space) => spaceAt(chance, world, mentions, left, space));
}

function spaceAt(chance: Chance, world: World, mentions: Mentions, left: Map<number, number>, space: number): Given[] {
  const row = world.spaces[space];
  if (row === undefined) return [];
  const holds: Holding[] = [];
  const standing = new Map<number, number>();
  for (const column of mentions.columns) {
    const { piece, name } = world.columns[column] ?? {};
    const of = piece === undefined ? undefined : world.pieces[piece];
    if (piece === undefined || of === undefined || of.barred.includes(row.kind)) continue;
    const there = standing.get(piece) ?? 0;
    const most = Math.min(left.get(piece) ?? 0, (of.mostPerSpace ?? Infinity) - there);
    const count = Math.min(most, amount(chance, mentions));
    if (count <= 0) continue;
    holds.push([count, name ?? '']);
    standing.set(piece, there + count);
    left.set(piece, (left.get(piece) ?? 0) - count);
  }
  for (const marker of mentions.markers) {
    const of = world.markers[marker];
    if (of === undefined || of.closes || !of.kinds.includes(row.kind) || chance.percent(60)) continue;
    holds.push([Math.min(of.mostPerSpace ?? 2, of.supply ?? 2, 1 + chance.below(2)), of.names.one]);
  }
  return holds.length === 0 ? [] : [{ space: row.name, holds }];
}

/** Mostly few; now and then about as many as a number that the rules name. */
function amount(chance: Chance, { numbers }: Mentions): number {
  const named = chance.percent(25) ? chance.of([...numbers].filter((it) => it > 0 && it < 12)) : undefined;
  if (named !== undefined) return Math.max(0, named - 1 + chance.below(3));
  return chance.of([0, 0, 1, 1, 1, 2, 2, 3, 4]) ?? 0;
}

/** Boxes that the rules speak of, and, so that few are Available, others. */
function boxesAt(chance: Chance, world: World, mentions: Mentions, left: Map<number, number>): Given[] {
  const held = new Map<number, Map<number, number>>();
  const put = (box: number, piece: number, count: number): void => {
    const there = held.get(box) ?? new Map<number, number>();
    there.set(piece, (there.get(piece) ?? 0) + count);
    held.set(box, there);
    left.set(piece, (left.get(piece) ?? 0) - count);
  };
  const pieces = [...new Set([...mentions.columns].flatMap((column) => world.columns[column]?.piece ?? []))];
  for (const box of mentions.boxes) {
    if (chance.percent(40)) continue;
    for (const piece of pieces) put(box, piece, Math.min(left.get(piece) ?? 0, amount(chance, mentions)));
  }
  if (chance.percent(35)) {
    const piece = chance.of(pieces);
    const others = world.boxes.flatMap((_, box) => (mentions.boxes.has(box) ? [] : [box]));
    const box = chance.of(others) ?? chance.of([...mentions.boxes]);
    if (piece !== undefined && box !== undefined) {
      put(box, piece, Math.max(0, (left.get(piece) ?? 0) - chance.below(3)));
    }
  }
  return [...held].flatMap(([box, there]): Given[] => {
    const holds = [...there].flatMap(([piece, count]): Holding[] =>
      count === 0 ? [] : [[count, world.pieces[piece]?.names.one ?? '']],
    );
    return holds.length === 0 ? [] : [{ box: world.boxes[box]?.name ?? '', holds }];
  });
}

function tracksAt(chance: Chance, world: World, { tracks }: Mentions): Given[] {
  return [...tracks].flatMap((id): Given[] => {
    const track = world.tracks[id];
    if (track === undefined || chance.percent(50)) return [];
    const [low, high] = track.boxes === null ? [track.from, track.to] : [0, track.boxes.length - 1];
    const ends = [low, low + 1, high - 1, high];
    const at = chance.percent(60) ? (chance.of(ends) ?? low) : low + chance.below(high - low + 1);
    return [trackAt(track, at)];
  });
}

/** A track that stands there, in the words of a snapshot. */
export function trackAt({ names, boxes }: World['tracks'][number], at: number): Given {
  const box = boxes?.[at];
  return { track: names.one, is: box === undefined ? at : (box.name ?? { box: at + 1, value: box.value }) };
}

function chitsAt(chance: Chance, world: World, { families }: Mentions): Given[] {
  return [...families].flatMap((id): Given[] => {
    const family = world.families[id];
    const kinds = world.chits.filter((chit) => Number(chit.family) === id);
    if (family === undefined || chance.percent(40)) return [];
    const some = (): Holding[] =>
      kinds.flatMap(({ name, count }): Holding[] => {
        const held = chance.percent(60) ? 0 : 1 + chance.below(count);
        return held === 0 ? [] : [[held, name]];
      });
    const holder = family.faction ?? chance.below(world.factions.length);
    const faction = world.factions[holder]?.name ?? '';
    const given: Given[] = [];
    if (family.drawn === 'held' || chance.percent(50)) given.push({ faction, holds: some() });
    else if (chance.percent(50)) {
      const chit = chance.of(kinds);
      const lies = chance.of(['drawn', 'in play'] as const);
      if (chit !== undefined && lies !== undefined) given.push({ chit: chit.name, lies, count: 1 });
    } else given.push({ pool: family.name, holds: some() });
    return given;
  });
}

/** The card changes more than what is done at the beginning and the end of procedures while it is the current one. */
function changesAsCurrent({ modifiers }: World, card: number): boolean {
  return modifiers.some(
    (it) =>
      Number(it.card) === card &&
      it.when.kind === 'current' &&
      !(it.change.kind === 'steps' && it.change.at.kind === 'procedure'),
  );
}

function cardsAt(chance: Chance, world: World, mentions: Mentions): Given[] {
  const { cards, cardKinds, reveals } = mentions;
  const { writtenCards } = choiceFor(world, mentions);
  const given: Given[] = [];
  for (const id of cards) {
    const card = world.cards[id];
    if (card === undefined || card.sides.length === 0 || chance.percent(55)) continue;
    const side = chance.of(
      card.sides.filter(({ next, until }) => until !== null || (card.capability !== null && next === null)),
    );
    if (side !== undefined) given.push({ capability: card.code, side: side.name, isInPlay: true });
    else if (changesAsCurrent(world, id) && !given.some((it) => 'card' in it)) given.push({ card: card.code });
  }
  if (cardKinds.size > 0 && !given.some((it) => 'card' in it)) {
    const kind = chance.of([...cardKinds]);
    const isSuch = chance.percent(60);
    const card = chance.of(writtenCards.filter((it) => (Number(it.kind) === kind) === isSuch));
    if (card !== undefined) given.push({ card: card.code });
  }
  if (reveals) {
    const inHand = given.flatMap((it) => ('card' in it ? [it.card] : 'capability' in it ? [it.capability] : []));
    const card = chance.of(writtenCards.filter(({ code }) => !inHand.includes(code)));
    given.push({ deck: card === undefined ? [] : [card.code] });
  }
  return given;
}

function countersAt(chance: Chance, world: World, { counters }: Mentions): Given[] {
  return [...counters].flatMap((id): Given[] => {
    const counter = world.counters[id]?.name;
    return counter === undefined || chance.percent(60) ? [] : [{ counter, is: chance.below(4) }];
  });
}

function optionsAt(chance: Chance, world: World, { options }: Mentions): Given[] {
  return [...options].flatMap((id): Given[] => {
    const row = world.options[id];
    if (row === undefined || chance.percent(40)) return [];
    const value = row.from + chance.below(row.to - row.from + 1);
    return [{ option: row.name, is: row.isNumber ? value : value === 1 }];
  });
}

function orderAt(chance: Chance, world: World, { readsOrder }: Mentions): Given[] {
  const faction = chance.of(world.factions.filter(({ isPlayed }) => isPlayed));
  if (!readsOrder || world.orderPlaces.length === 0 || faction === undefined || chance.percent(50)) return [];
  return [{ place: 'first', is: faction.name }];
}
