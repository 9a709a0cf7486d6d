/** The identifiers of every id of a game, computed once, and `ids.ts`, which declares them. */
import type { ColumnId, SpaceId, SpaceKindId, World } from '../resolved/ir.js';
import { camelCase, columnSetName, screamingCase, uniqueIdentifiers } from './names.js';
import { finish, fromGame, newModule, type Module, type ModuleWriter } from './module.js';

/** Each kind of id is one constant object; the list gives the member for each id. */
const KINDS = {
  Faction: (world: World) => world.factions.map((faction) => faction.name),
  SpaceKind: (world: World) => world.spaceKinds.map((kind) => kind.names.one),
  Space: (world: World) => world.spaces.map((space) => space.name),
  Piece: (world: World) => world.pieces.map((piece) => piece.names.one),
  Column: (world: World) => world.columns.map((column) => column.name),
  Marker: (world: World) => world.markers.map((marker) => marker.names.one),
  Box: (world: World) => world.boxes.map((box) => box.name),
  Track: (world: World) => world.tracks.map((track) => track.names.one),
  Counter: (world: World) => world.counters.map((counter) => counter.name),
  ChitFamily: (world: World) => world.families.map((family) => family.name),
  Chit: (world: World) => world.chits.map((chit) => chit.name),
  OrderPlace: (world: World) => world.orderPlaces.map((place) => place.name),
  OrderBox: (world: World) => world.orderBoxes.map((box) => box.name),
  Card: (world: World) => world.cards.map((card) => card.code),
  ProcedureId: (world: World) => world.procedures.map((procedure) => procedure.name),
} as const;

export type IdKind = keyof typeof KINDS;

const DESCRIPTIONS: Readonly<Record<IdKind, string>> = {
  Faction: 'The factions.',
  SpaceKind: 'The kinds of space.',
  Space: 'The spaces of the map, in map order.',
  Piece: 'The kinds of piece.',
  Column: 'The pieces in each of their states: what a space counts.',
  Marker: 'The markers that a space can bear.',
  Box: 'The boxes off the map other than Available.',
  Track: 'The tracks.',
  Counter: 'Numbers that the rules remember and the board does not show.',
  ChitFamily: 'The families of chits.',
  Chit: 'The kinds of chit.',
  OrderPlace: 'The places in the order of play.',
  OrderBox: 'The boxes that a faction can take, from left to right.',
  Card: 'The cards.',
  ProcedureId: 'The procedures.',
};

export interface Identifiers {
  readonly members: Readonly<Record<IdKind, readonly string[]>>;
  readonly world: World;
}

export function identifiersOf(world: World): Identifiers {
  const members = {} as Record<IdKind, readonly string[]>;
  for (const kind of kinds()) members[kind] = uniqueIdentifiers(KINDS[kind](world));
  return { members, world };
}

function kinds(): IdKind[] {
  return Object.keys(KINDS) as IdKind[];
}

/** `Space.PortSable`, importing what it needs. */
export function idOf(module: ModuleWriter, ids: Identifiers, kind: IdKind, id: number): string {
  const member = ids.members[kind][id];
  if (member === undefined) throw new Error(`no ${kind} ${id}`);
  return `${fromGame(module, 'ids.ts', kind)}.${member}`;
}

/** The constant that lists a set of columns, `ACTIVE_RUNNERS`, declared in `pieces.ts`. */
export function columnList(module: ModuleWriter, ids: Identifiers, columns: readonly ColumnId[]): string {
  return fromGame(module, 'pieces.ts', screamingCase(columnSetName(ids.world, columns)));
}

/** The constant that lists what a set of columns becomes when it is flipped, `RUNNERS_ACTIVE`, declared in `pieces.ts`. */
export function flippedList(
  module: ModuleWriter,
  ids: Identifiers,
  columns: readonly ColumnId[],
  to: readonly ColumnId[],
): string {
  return fromGame(module, 'pieces.ts', flippedName(ids.world, columns, to));
}

export function flippedName(world: World, columns: readonly ColumnId[], to: readonly ColumnId[]): string {
  const states = [...new Set(to.map((column) => world.columns[column]?.state ?? null))];
  const names = states.map((state) => (state === null ? '' : (world.states[state]?.name ?? '')));
  return `${screamingCase(columnSetName(world, columns))}_TURNED_${screamingCase(names.join(' '))}`;
}

/** The function that counts a set of columns in a space, `activeRunners`, declared in `pieces.ts`. */
export function columnCounter(module: ModuleWriter, ids: Identifiers, columns: readonly ColumnId[]): string {
  return fromGame(module, 'pieces.ts', camelCase(columnSetName(ids.world, columns)));
}

/** The function that tells whether a space is of one of the kinds, `isTownOrRoad`, `inTheMarsh`, declared in `spaces.ts`. */
export function kindTest(module: ModuleWriter, ids: Identifiers, kinds: readonly SpaceKindId[]): string {
  return fromGame(module, 'spaces.ts', kindTestName(ids.world, kinds));
}

/** The function that tells whether a space is in the area that lists these spaces, declared in `spaces.ts`; null where no area does. */
export function areaTest(module: ModuleWriter, ids: Identifiers, spaces: readonly SpaceId[]): string | null {
  const name = areaTestName(ids.world, spaces);
  return name === null ? null : fromGame(module, 'spaces.ts', name);
}

/** `isInTheMarsh`. */
export function areaTestName(world: World, spaces: readonly SpaceId[]): string | null {
  const area = world.areas.find(
    (candidate) =>
      candidate.kinds.length === 0 &&
      candidate.spaces.length === spaces.length &&
      candidate.spaces.every((space) => spaces.includes(space)),
  );
  return area === undefined || spaces.length < 2 ? null : camelCase(`is ${area.names.one}`);
}

/** An area by its name, other kinds joined. */
export function kindTestName(world: World, kinds: readonly SpaceKindId[]): string {
  const area = world.areas.find(
    (candidate) =>
      candidate.spaces.length === 0 &&
      candidate.kinds.length === kinds.length &&
      candidate.kinds.every((kind) => kinds.includes(kind)),
  );
  if (area !== undefined && kinds.length > 1) return camelCase(`in ${area.names.many}`);
  return camelCase(`is ${kinds.map((kind) => world.spaceKinds[kind]?.names.one ?? '').join(' or ')}`);
}

/** `ids.ts`. */
export function emitIds(ids: Identifiers): Module {
  const module = newModule('ids.ts');
  for (const kind of kinds()) {
    const members = ids.members[kind];
    if (members.length === 0) continue;
    const lines = members.map((member, id) => `${member}: ${id},`);
    module.declarations.push(
      {
        kind: 'constant',
        doc: DESCRIPTIONS[kind],
        exported: true,
        name: kind,
        type: null,
        value: `{\n${lines.join('\n')}\n} as const`,
      },
      { kind: 'type', exported: true, name: kind, type: `(typeof ${kind})[keyof typeof ${kind}]` },
    );
  }
  return finish(module, `${ids.world.title}: a number for each name.`);
}
