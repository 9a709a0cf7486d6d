/** The identifiers of every id of a game, computed once, and `ids.ts`, which declares them. */
import type { Core } from '../core/ir.js';
import type { ColumnId, Side, SpaceId, SpaceKindId, World } from '../resolved/ir.js';
import { chitQuantityNeedsHere } from '../resolved/resolve/needs.js';
import { asConst, finish, fromGame, importThing, newModule, type Module, type ModuleWriter } from './module.js';
import { allocate, camelCase, pascalCase } from './names.js';
import { type Declared, keyOf, namesOf, type Sets, setsOf } from './naming.js';

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
  Degree: (world: World) => world.degrees.map((degree) => degree.name),
  Option: (world: World) => world.options.map((option) => option.name),
  Value: (world: World) => world.values.map((value) => value.name),
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
  Degree: 'How far the game can be won or lost.',
  Option: 'The optional rules.',
  Value: 'What is printed on things.',
  ProcedureId: 'The procedures.',
};

export interface Identifiers {
  readonly members: Readonly<Record<IdKind, readonly string[]>>;
  /** By key, what the modules declare for the things of the game. */
  readonly declared: ReadonlyMap<string, Declared>;
  readonly sets: Sets;
  /** By the name of a quantity or a set of spaces, how the bounds of a conduct call it. */
  readonly boundsKeys: ReadonlyMap<string, string>;
  /** The keys of the numbers of chits that depend on the current space. */
  readonly inSpaces: ReadonlySet<string>;
  readonly world: World;
}

export function identifiersOf(core: Core): Identifiers {
  const { world } = core;
  const sets = setsOf(core);
  const members = {} as Record<IdKind, readonly string[]>;
  for (const kind of kinds()) members[kind] = membersOf(KINDS[kind](world));
  return {
    members,
    declared: namesOf(core, sets),
    sets,
    boundsKeys: boundsKeysOf(world),
    inSpaces: inSpacesOf(core),
    world,
  };
}

function kinds(): IdKind[] {
  return Object.keys(KINDS) as IdKind[];
}

function membersOf(names: readonly string[]): readonly string[] {
  const given = allocate(
    names.map((name, index) => ({ key: String(index), name, base: pascalCase(name) })),
    () => false,
  );
  return names.map((_, index) => given.get(String(index)) ?? '');
}

function inSpacesOf({ world, chits }: Core): ReadonlySet<string> {
  const keys = chits.flatMap(({ chit, quantities }) =>
    quantities.flatMap(({ name }) =>
      chitQuantityNeedsHere(world, { kind: 'chit', chit, name }) ? [keyOf.chitQuantity(chit, name)] : [],
    ),
  );
  return new Set(keys);
}

/** A key that every object has, such as `constructor`, cannot be one of bounds. */
function boundsKeysOf({ procedures }: World): Identifiers['boundsKeys'] {
  const names = new Set(
    procedures.flatMap(({ quantities, places }) => [...quantities, ...places].map(({ name }) => name)),
  );
  return allocate(
    [...names].map((name) => ({ key: name, name, base: camelCase(name) })),
    (key) => key in Object.prototype,
  );
}

/** The key of a quantity or a set of spaces in the bounds of a conduct. */
export function boundsKey({ boundsKeys }: Identifiers, name: string): string {
  return boundsKeys.get(name) ?? camelCase(name);
}

/** A module that knows what it will declare. */
export function moduleOf({ declared }: Identifiers, path: string): ModuleWriter {
  const own = [...declared].filter(([, it]) => it.path === path);
  return newModule(
    path,
    own.map(([key, { name }]) => [name, key] as const),
  );
}

/** A writer of the module that declares the thing of this key. */
export function moduleFor(ids: Identifiers, key: string): ModuleWriter {
  return moduleOf(ids, declaredFor(ids.declared, key).path);
}

/** What the thing of this key is called in its own module. */
export function nameFor({ declared }: Identifiers, key: string): string {
  return declaredFor(declared, key).name;
}

/** What the thing of this key is called in the module, importing it where it is another's. */
export function thing(module: ModuleWriter, { declared }: Identifiers, key: string): string {
  const { path, name } = declaredFor(declared, key);
  return importThing(module, path, name, key);
}

function declaredFor(declared: Identifiers['declared'], key: string): Declared {
  const found = declared.get(key);
  if (found === undefined) throw new Error(`nothing declares ${key}`);
  return found;
}

/** `Space.PortSable`, importing what it needs. */
export function idOf(module: ModuleWriter, ids: Identifiers, kind: IdKind, id: number): string {
  const member = ids.members[kind][id];
  if (member === undefined) throw new Error(`no ${kind} ${id}`);
  return `${fromGame(module, 'ids.ts', kind)}.${member}`;
}

/** The constant that lists a set of columns, `ACTIVE_RUNNERS`, declared in `pieces.ts`. */
export function columnList(module: ModuleWriter, ids: Identifiers, columns: readonly ColumnId[]): string {
  return thing(module, ids, keyOf.columns(columns));
}

/** The constant that lists what a set of columns becomes when it is flipped, `RUNNERS_ACTIVE`, declared in `pieces.ts`. */
export function flippedList(
  module: ModuleWriter,
  ids: Identifiers,
  columns: readonly ColumnId[],
  to: readonly ColumnId[],
): string {
  return thing(module, ids, keyOf.flip(columns, to));
}

/** The function that counts a set of columns in a space, `activeRunners`, declared in `pieces.ts`. */
export function columnCounter(module: ModuleWriter, ids: Identifiers, columns: readonly ColumnId[]): string {
  return thing(module, ids, keyOf.count(columns));
}

/** The function that tells whether a space is of one of the kinds, `isTownOrRoad`, `inTheMarsh`, declared in `spaces.ts`. */
export function kindTest(module: ModuleWriter, ids: Identifiers, kinds: readonly SpaceKindId[]): string {
  return thing(module, ids, keyOf.kinds(kinds));
}

/** The function that tells whether a space is in the area that lists these spaces, declared in `spaces.ts`; null where no area does. */
export function areaTest(module: ModuleWriter, ids: Identifiers, spaces: readonly SpaceId[]): string | null {
  const key = keyOf.area(spaces);
  return ids.declared.has(key) ? thing(module, ids, key) : null;
}

/** `Side.Shaded`, importing what it needs. */
export function sideOf(module: ModuleWriter, side: Side['name'] | null): string {
  if (side === null) throw new Error('no such side');
  return `${fromGame(module, 'ids.ts', 'Side')}.${sideNames[side].name}`;
}

/** The sides of cards, each with its place on the card. */
const sideNames: Readonly<Record<Side['name'], { readonly name: string; readonly index: number }>> = {
  event: { name: 'Event', index: 0 },
  unshaded: { name: 'Unshaded', index: 0 },
  shaded: { name: 'Shaded', index: 1 },
};

/** `ids.ts`; the sides of cards only where something names one. */
export function emitIds(ids: Identifiers, withSides: boolean): Module {
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
        value: asConst(`{\n${lines.join('\n')}\n}`),
      },
      { kind: 'type', exported: true, name: kind, type: `(typeof ${kind})[keyof typeof ${kind}]` },
    );
  }
  if (withSides) {
    const lines = Object.values(sideNames).map(({ name, index }) => `${name}: ${index},`);
    module.declarations.push({
      kind: 'constant',
      doc: 'The sides of a card: the only one, or one of two.',
      exported: true,
      name: 'Side',
      type: null,
      value: asConst(`{\n${lines.join('\n')}\n}`),
    });
  }
  return finish(module, `${ids.world.title}: a number for each name.`);
}
