/** How sets of pieces, markers, chits and spaces, and the places where things are, are called in plain words. */
import { hasHands } from '../resolved/held-cards.js';
import type {
  ChitSelector,
  ColumnId,
  Names,
  PieceId,
  SpaceId,
  SpaceSet,
  SpaceTest,
  Thing,
  Where,
  World,
} from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import { numberWords } from './numbers.js';

/** How several nouns are joined: with `and` where all of them are meant, with `or` where any of them will do. */
export type Joint = 'and' | 'or';

/** `Runners or Hidden Scouts`: the shortest names that cover the columns exactly. */
export function columnWords(world: World, columns: readonly ColumnId[], many = true, joint: Joint = 'or'): string {
  const left = new Set<number>(columns);
  const names: string[] = [];
  const cover = (all: readonly number[], name: string): void => {
    if (all.length === 0 || !all.every((column) => left.has(column))) return;
    for (const column of all) left.delete(column);
    names.push(name);
  };
  const columnsOf = (pieces: readonly PieceId[]): number[] =>
    pieces.flatMap((piece) => [...(world.pieces[piece]?.columns ?? [])]);
  const word = ({ one, many: plural }: Names): string => (many ? plural : one);
  const pieces = many ? 'pieces' : 'piece';
  if (left.size === world.columns.length) return pieces;
  for (const [id, { adjective }] of world.factions.entries()) {
    const own = piecesOf(world, id);
    if (own.length > 1) cover(columnsOf(own), `${adjective} ${pieces}`);
  }
  for (const group of world.groups) cover(columnsOf(group.pieces), word(group.names));
  for (const piece of world.pieces) cover(piece.columns, word(piece.names));
  for (const column of [...left].sort((a, b) => a - b)) {
    const of = world.columns[column];
    const piece = of === undefined ? undefined : world.pieces[of.piece];
    const state = of?.state ?? null;
    const adjective = state === null ? '' : `${world.states[state]?.name ?? ''} `;
    names.push(`${adjective}${piece === undefined ? '' : word(piece.names)}`);
  }
  return listed(names, joint);
}

function piecesOf(world: World, faction: number): PieceId[] {
  return world.pieces.flatMap((piece, id) => (Number(piece.faction) === faction ? [id as PieceId] : []));
}

/** `Troopers or Scouts`, whatever their state. */
export function pieceWords(world: World, pieces: readonly PieceId[], many = true, joint: Joint = 'or'): string {
  return columnWords(
    world,
    pieces.flatMap((piece) => world.pieces[piece]?.columns ?? []),
    many,
    joint,
  );
}

export function thingWords(world: World, things: readonly Thing[], joint: Joint = 'or'): string {
  const columns = things.flatMap((thing) => (thing.kind === 'pieces' ? thing.columns : []));
  const markers = things.flatMap((thing) =>
    thing.kind === 'marker' ? [world.markers[thing.marker]?.names.many ?? ''] : [],
  );
  return listed([...(columns.length === 0 ? [] : [columnWords(world, columns, true, joint)]), ...markers], joint);
}

export function whereWords(world: World, where: Where): string {
  switch (where.kind) {
    case 'here':
      return 'here';
    case 'map':
      return 'on the map';
    case 'spaces':
      return `in ${spaceWords(world, where.spaces)}`;
    case 'box':
      return `in ${world.boxes[where.box]?.name ?? ''}`;
    case 'available':
      return 'in Available';
    case 'group':
      return 'in the group that moved';
    default:
      return unreachable(where);
  }
}

/** `selected Provinces with Unrest and adjacent to here`. */
export function spaceWords(world: World, { tests }: SpaceSet, many = true, joint: Joint = 'or'): string {
  let noun = many ? 'spaces' : 'space';
  const before: string[] = [];
  const after: string[] = [];
  for (const test of tests) {
    if (test.kind === 'named') noun = namedWords(world, test.spaces, many, joint);
    else if (test.kind === 'of kind' && !test.negated) noun = kindWords(world, test, many);
    else if (test.kind === 'selected') before.push('selected');
    else if (test.kind === 'place') before.push(test.name);
    else if (test.kind === 'here') noun = 'the space in hand';
    else after.push(testWords(world, test));
  }
  return [...before, noun, ...(after.length === 0 ? [] : [listed(after, 'and')])].join(' ');
}

/** What a test asks of a space: `with Unrest`, `that are Towns`. */
export function testWords(world: World, test: SpaceTest): string {
  switch (test.kind) {
    case 'named':
      return `named ${namedWords(world, test.spaces)}`;
    case 'of kind':
      return `that are ${test.negated ? 'not ' : ''}${kindWords(world, test)}`;
    case 'selected':
      return 'that are selected';
    case 'place':
      return `that are ${test.name}`;
    case 'here':
      return 'in hand';
    case 'holds': {
      const things = thingWords(world, test.things);
      if (test.negated) return `without ${things}`;
      return `with ${isOne(test.least) ? '' : `at least ${numberWords(world, test.least)} `}${things}`;
    }
    case 'more':
      return `with more ${thingWords(world, test.more, 'and')} than ${thingWords(world, test.than, 'and')}`;
    case 'most':
      return `with the ${test.how} ${thingWords(world, test.things, 'and')} of them`;
    case 'value': {
      const name = world.values[test.value]?.name ?? '';
      const [least, most] = [test.least, test.most].map((it) => (it === null ? '' : numberWords(world, it)));
      if (least === most) return `with ${name} ${least ?? ''}`;
      return [`with ${name}`, least === '' ? '' : `at least ${least ?? ''}`, most === '' ? '' : `at most ${most ?? ''}`]
        .filter((it) => it !== '')
        .join(' ');
    }
    case 'controlled': {
      const factions = test.by.map(({ faction }) => world.factions[faction]?.name ?? '');
      const who = test.by.some(({ acting }) => acting !== null) ? ['the executing faction'] : factions;
      return `${test.negated ? 'not ' : ''}controlled by ${listed(who, 'or')}`;
    }
    case 'reach': {
      const paid = test.cost === null ? '1' : `its ${world.values[test.cost]?.name ?? ''}`;
      const ends = test.ends === null ? '' : `, going no further from ${spaceWords(world, test.ends)}`;
      return `that it can reach through ${spaceWords(world, test.through)} for at most ${numberWords(world, test.most)}, each for ${paid}${ends}`;
    }
    case 'along':
      return `that are ${numberWords(world, test.steps)} further towards the ${test.sign > 0 ? 'end' : 'beginning'} of its path, or at that end`;
    case 'adjacent':
      return `${test.orIn ? 'in or ' : ''}adjacent to ${adjacentWords(world, test.to)}`;
    default:
      return unreachable(test);
  }
}

function adjacentWords(world: World, to: SpaceSet | 'here' | 'origin'): string {
  if (to === 'here') return 'here';
  return to === 'origin' ? 'where they come from' : spaceWords(world, to);
}

/** An area by its name where the spaces are all that it lists, else each space by its own. */
function namedWords(world: World, spaces: readonly SpaceId[], many = true, joint: Joint = 'or'): string {
  const area = world.areas.find(
    (it) =>
      it.kinds.length === 0 && it.spaces.length === spaces.length && it.spaces.every((space) => spaces.includes(space)),
  );
  if (area !== undefined && spaces.length > 1) return many ? area.names.many : area.names.one;
  return listed(
    spaces.map((id) => world.spaces[id]?.name ?? ''),
    joint,
  );
}

function kindWords(world: World, { kinds, or = [] }: Extract<SpaceTest, { kind: 'of kind' }>, many = true): string {
  const names = kinds.map((kind) => world.spaceKinds[kind]?.names);
  const own = names.map((it) => (many ? it?.many : it?.one) ?? '');
  return listed([...own, ...or.map((space) => world.spaces[space]?.name ?? '')], 'or');
}

const chitPlaces = {
  pool: 'in the pool',
  drawn: 'drawn',
  'in play': 'in play',
  aside: 'set aside',
  held: 'held',
} as const;

const cardPlaces = {
  pool: 'in the deck',
  drawn: 'drawn',
  'in play': 'in play',
  aside: 'in the discards',
  held: 'in hand',
} as const;

/** `Favour chits drawn or held`. */
export function chitWords(world: World, selector: ChitSelector, many = true): string {
  const { family, chit, places, holder } = selector;
  if (hasHands(world, family)) {
    const whose = holder?.kind === 'faction' ? ` of ${world.factions[holder.faction]?.name ?? ''}` : '';
    const where = listed(
      places.map((place) => `${cardPlaces[place]}${place === 'held' ? whose : ''}`),
      'or',
    );
    return `${world.families[family]?.name ?? ''} card${many ? 's' : ''} ${where}`;
  }
  const name = chit === null ? (world.families[family]?.name ?? '') : (world.chits[chit]?.name ?? '');
  const where =
    places.length === 0
      ? ''
      : ` ${listed(
          places.map((place) => chitPlaces[place]),
          'or',
        )}`;
  return `${name} chit${many ? 's' : ''}${where}`;
}

/** `a, b and c`. */
export function listed(items: readonly string[], joint: Joint): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
}

function isOne(number: Parameters<typeof numberWords>[1]): boolean {
  return number.kind === 'literal' && number.value === 1;
}
