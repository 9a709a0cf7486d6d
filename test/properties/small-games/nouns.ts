/** Noun phrases with the words of a small game: pieces, markers and spaces, how many, and where. */
import type { Chance } from './chance.js';
import type { Words } from './names.js';
import type { Marker, Piece, Procedure, SmallWorld, Space } from './world.js';

/** Where a sentence stands, and what the sentences around and before it have made known. */
export interface Place {
  readonly chance: Chance;
  readonly world: SmallWorld;
  /** The kinds of which the current space may be; null where none is in hand. */
  readonly here: readonly Words[] | null;
  readonly group: readonly Piece[] | null;
  /** The kinds of the spaces that the procedure selects; null where it selects none. */
  readonly selected: readonly Words[] | null;
  readonly rolled: boolean;
  /** Names that `let` gave, and named quantities. */
  readonly numbers: readonly string[];
  /** Named sets of spaces. */
  readonly places: readonly string[];
  /** What has been removed. */
  readonly removed: readonly Noun[];
  /** Nobody may be asked. */
  readonly silent: boolean;
  /** Who acts, by place in the list; null where only play tells. */
  readonly acting: number | null;
  /** Whose steps these are; null on cards, chits and standing rules. */
  readonly procedure: Procedure | null;
  /** How many more blocks may stand one in another. */
  readonly depth: number;
}

/** One thing and several of it, how many there are, and the kinds of space where it can be. */
export interface Noun extends Words {
  readonly most: number;
  readonly kinds: readonly Words[];
}

/** Spaces by what they are called, and the kinds of which they may be. */
export interface SpaceNoun extends Words {
  readonly kinds: readonly Words[];
  readonly most: number;
}

/** `Port Sable`, or `"Port Sable"`. */
export function named({ chance }: Place, name: string): string {
  return !name.includes('"') && chance.percent(4) ? `"${name}"` : name;
}

/** Pieces: of one kind, of a group, of a faction, or any; null where the game has none. */
export function pieces(place: Place): Noun | null {
  const { chance, world } = place;
  const piece = chance.any(world.pieces);
  if (piece === null) return null;
  const way = chance.below(100);
  if (way < 55) return stated(place, piece);
  const group = chance.any(world.groups);
  if (way < 65 && group !== null) return nounOf(world, group.words, group.pieces);
  const { adjective } = world.factions[piece.faction] ?? { adjective: '' };
  if (way < 80) {
    const own = world.pieces.filter(({ faction }) => faction === piece.faction);
    return nounOf(world, { one: `${adjective} piece`, many: `${adjective} pieces` }, own);
  }
  if (way < 90) return nounOf(world, { one: 'piece', many: 'pieces' }, world.pieces);
  const other = chance.one(world.pieces);
  if (piece === other) return pieceNoun(world, piece);
  const words = {
    one: `${piece.words.one} or ${other.words.one}`,
    many: `${piece.words.many} or ${other.words.many}`,
  };
  return nounOf(world, words, [piece, other]);
}

export function pieceNoun(world: SmallWorld, piece: Piece): Noun {
  return nounOf(world, piece.words, [piece]);
}

function nounOf({ kinds }: SmallWorld, { one, many }: Words, list: readonly Piece[]): Noun {
  return {
    one,
    many,
    most: list.reduce((sum, { inventory }) => sum + inventory, 0),
    kinds: kinds.filter((kind) => list.some(({ barred }) => !barred.includes(kind))),
  };
}

/** A kind of piece, of one state perhaps. */
export function stated({ chance, world }: Place, piece: Piece): Noun {
  const noun = pieceNoun(world, piece);
  const state = chance.percent(35) ? chance.any(piece.states) : null;
  return state === null ? noun : { ...noun, one: `${state} ${noun.one}`, many: `${state} ${noun.many}` };
}

export function markerNoun({ words, kinds, supply, atMost }: Marker): Noun {
  return { one: words.one, many: words.many, kinds, most: Math.min(supply ?? 99, atMost ?? 99) };
}

/** Pieces or a marker that can be in spaces of some of the kinds. */
export function things(place: Place, kinds: readonly Words[] = place.world.kinds): Noun {
  const { chance, world } = place;
  const isThere = (noun: Noun): boolean => noun.kinds.some((kind) => kinds.includes(kind));
  for (let tries = 0; tries < 6; tries += 1) {
    const marker = chance.percent(30) ? chance.any(world.markers) : null;
    const found = marker === null ? pieces(place) : markerNoun(marker);
    if (found !== null && isThere(found)) return found;
  }
  return { one: 'piece', many: 'pieces', most: 1, kinds: world.kinds };
}

/** `2 Runners here`, `up to hits Runners in Fenwick`; null for `where` where the sentence goes on to say it. */
export function quantified(place: Place, noun: Noun, where: string | null): string {
  const { chance } = place;
  const { one, many, most } = noun;
  const every = bothOf(many);
  const at = where === null ? '' : ` ${where}`;
  if (place.silent) return `all ${every}${at}`;
  if (where !== null && !where.startsWith('from') && chance.percent(4))
    return `as many ${many}${at} as there are ${bothOf(things(place).many)} on the map`;
  if (where !== null && !where.startsWith('from') && chance.percent(4))
    return `1 ${one}${at} per ${perSo(chance.from(1, 3), things(place))} on the map`;
  const word = chance.any(place.numbers);
  const count = chance.from(2, Math.max(2, Math.min(most, 4)));
  const several =
    most < 2
      ? []
      : [`${count} ${many}`, `up to ${count} ${many}`, `1 or 2 ${many}`, ...(most < 3 ? [] : [`1 to 3 ${many}`])];
  const numbered = word === null ? [] : [`${word} ${many}`, `up to ${word} ${many}`];
  const options = [
    ...[
      `1 ${one}`,
      `1 ${one}`,
      `a ${one}`,
      `up to 1 ${one}`,
      `any ${many}`,
      `all ${every}`,
      `all ${every}`,
      `1 or more ${many}`,
    ],
    ...several,
    ...numbered,
  ];
  return `${chance.one(options)}${at}`;
}

/** `Runners and Depots`, where all of them are meant. */
export function bothOf(many: string): string {
  return many.replace(/ or (?!more )/u, ' and ');
}

/** `1 Runner`, `2 Runners`. */
export function perSo(count: number, { one, many }: Words): string {
  return count === 1 ? `1 ${one}` : `${count} ${bothOf(many)}`;
}

/** Where such things are: `here`, `on the map`, `in Fenwick`, `in Towns`. */
export function where(place: Place, { kinds }: Noun): string {
  const { chance, world, here } = place;
  const canBeHere = here?.some((kind) => kinds.includes(kind)) === true;
  if (canBeHere && chance.percent(60)) return 'here';
  const options = ['on the map', 'on the map'];
  const space = chance.any(world.spaces.filter(({ kind }) => kinds.includes(kind)));
  if (space !== null) options.push(`in ${named(place, space.name)}`);
  const set = plainSpaces(place, kinds);
  if (set !== null && bothOf(set.many) === set.many) options.push(`in ${set.many}`);
  const [near] = nearOnes(world, kinds);
  if (near !== undefined && chance.percent(25)) {
    options.push(`adjacent to ${named(place, near.name)}`, `in or adjacent to ${named(place, near.name)}`);
  }
  if (here !== null && near !== undefined && chance.percent(20)) options.push('in or adjacent to here');
  return chance.one(options);
}

/** Spaces that have a neighbour of one of the kinds. */
function nearOnes({ spaces }: SmallWorld, kinds: readonly Words[]): readonly Space[] {
  return spaces.filter(({ adjacent }) =>
    spaces.some((other) => adjacent.includes(other.name) && kinds.includes(other.kind)),
  );
}

/** Spaces by their kind or area, some of which are of one of the kinds; null where there are none. */
export function plainSpaces(place: Place, kinds: readonly Words[] = place.world.kinds): SpaceNoun | null {
  const { chance, world } = place;
  const kind = chance.any(kinds);
  if (kind === null || world.spaces.length === 0) return null;
  const counted = (list: readonly Words[]): number => world.spaces.filter((it) => list.includes(it.kind)).length;
  const all = { one: 'space', many: 'spaces', kinds: world.kinds, most: world.spaces.length };
  const own = { ...kind, kinds: [kind], most: counted([kind]) };
  const other = chance.one(world.kinds);
  const options: SpaceNoun[] = [all, own, own];
  if (kind !== other) {
    const both = [kind, other];
    options.push({
      one: `${kind.one} or ${other.one}`,
      many: `${kind.many} or ${other.many}`,
      kinds: both,
      most: counted(both),
    });
  }
  const area = chance.any(world.areas);
  if (area !== null) {
    const inside = world.spaces.filter((it) => area.kinds.includes(it.kind) || area.spaces.includes(it.name));
    if (inside.some((it) => kinds.includes(it.kind)))
      options.push({ ...area.words, kinds: inside.map((it) => it.kind), most: inside.length });
  }
  const word = chance.any(place.places);
  if (word !== null) options.push({ ...all, one: `${word} space`, many: `${word} spaces` });
  if (place.here !== null && nearOnes(world, kinds).length > 0)
    options.push({ ...all, one: 'adjacent space', many: 'adjacent spaces' });
  return chance.one(options);
}

/** Spaces with what narrows them. */
export function spaces(place: Place): SpaceNoun {
  const set = plainSpaces(place) ?? { one: 'space', many: 'spaces', kinds: place.world.kinds, most: 1 };
  if (place.chance.percent(50)) return set;
  const filter = spaceFilter(place, set);
  return { ...set, one: `${set.one} ${filter}`, many: `${set.many} ${filter}` };
}

function spaceFilter(place: Place, set: SpaceNoun): string {
  const { chance, world } = place;
  const thing = things(place, set.kinds);
  const options = [`with ${thing.many}`, `with a ${thing.one}`, `without ${thing.many}`];
  if (thing.most > 1) options.push(`with 2 or more ${thing.many}`);
  const [one, other] = [pieces(place), pieces(place)];
  if (one !== null && other !== null && one.many !== other.many && one.kinds.some((kind) => set.kinds.includes(kind))) {
    options.push(`with more ${bothOf(one.many)} than ${bothOf(other.many)}`);
  }
  if (set.kinds.length === world.kinds.length && set.most === world.spaces.length && world.kinds.length > 1) {
    options.push(`that are ${chance.percent(50) ? 'not ' : ''}${chance.one(world.kinds).many}`);
  }
  const [near] = chance.shuffled(nearOnes(world, set.kinds));
  if (near !== undefined && set.most === world.spaces.length) {
    options.push(
      `adjacent to ${named(place, near.name)}`,
      `in or adjacent to ${named(place, near.name)}`,
      `adjacent to ${near.kind.many}`,
    );
  }
  return chance.one(options);
}

/** Who acts: nobody in particular, mostly. */
export function actor(place: Place): Actor {
  const { chance, world } = place;
  const faction = chance.below(world.factions.length);
  const byName: Actor = { text: named(place, world.factions[faction]?.name ?? ''), faction };
  if (place.silent || chance.percent(70)) return nobody(place);
  const options: Actor[] = [byName, byName, { text: 'the executing faction', faction: place.acting }];
  if (world.factions.length === 2 || chance.percent(5)) options.push({ text: 'the other faction', faction: null });
  if (world.order !== null)
    options.push({ text: `the ${named(place, chance.one(world.order.places))} faction`, faction: null });
  return chance.one(options);
}

export interface Actor {
  /** Empty where nobody is named. */
  readonly text: string;
  /** Who it is, where that is known. */
  readonly faction: number | null;
}

function nobody({ acting }: Place): Actor {
  return { text: '', faction: acting };
}
