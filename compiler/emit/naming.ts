/**
 * Every name that the generated modules of a game declare for its things, each with its module. They are given before anything is
 * emitted, so that a name depends on the names of the game alone, and no two things of a module share one.
 */
import { visit } from '../core/children.js';
import type { Core, CoreRolls } from '../core/ir.js';
import { hooksOf } from '../core/modifiers.js';
import type { ColumnId, NumberExpr, SpaceId, SpaceKindId, World } from '../resolved/ir.js';
import { allocate, camelCase, columnSetName, type Nameable, pascalCase, screamingCase } from './names.js';
import { isReserved } from './reserved.js';

/** What a module declares for a thing of the game. */
export interface Declared {
  readonly path: string;
  readonly name: string;
}

/** The sets that some rule speaks of, each once, for which there are lists, counts and tests. */
export interface Sets {
  readonly columns: readonly (readonly ColumnId[])[];
  /** Sets of columns with what they become when they are flipped. */
  readonly flips: readonly (readonly [columns: readonly ColumnId[], to: readonly ColumnId[]])[];
  readonly kinds: readonly (readonly SpaceKindId[])[];
  /** Lists of spaces that an area of the map names. */
  readonly areas: readonly (readonly SpaceId[])[];
}

/** What things are called by whoever asks for their names. */
export const keyOf = {
  procedure: (id: number) => `procedure ${id}`,
  quantity: (procedure: number, name: string) => `quantity ${procedure} ${name}`,
  place: (procedure: number, name: string) => `place ${procedure} ${name}`,
  declared: (procedure: number, index: number) => `declared ${procedure} ${index}`,
  additional: (id: number) => `additional ${id}`,
  additionalSpaces: (id: number) => `additional spaces ${id}`,
  woven: (card: number, index: number) => `woven ${card} ${index}`,
  columns: (columns: readonly ColumnId[]) => `columns ${columns.join()}`,
  count: (columns: readonly ColumnId[]) => `count ${columns.join()}`,
  flip: (columns: readonly ColumnId[], to: readonly ColumnId[]) => `flip ${columns.join()} ${to.join()}`,
  kinds: (kinds: readonly SpaceKindId[]) => `kinds ${kinds.join()}`,
  area: (spaces: readonly SpaceId[]) => `area ${spaces.join()}`,
  shift: (track: number) => `shift ${track}`,
  aspect: (id: number) => `aspect ${id}`,
  possibleAspect: (id: number) => `possible aspect ${id}`,
  chitQuantity: (chit: number, name: string) => `chit quantity ${chit} ${name}`,
  class: (id: number) => `class ${id}`,
  rolls: ({ against, procedure }: Omit<CoreRolls, 'changes'>) => `rolls ${procedure ?? ''} ${JSON.stringify(against)}`,
};

/** The module of a file of the spec. One that would be taken for another module of the game gets a mark behind its name. */
export function modulePath(file: string): string {
  const ownByRule =
    /^(?:ids|index|pieces|spaces|tracks|chits|standing|rolls|setup|suites|tables|procedures|cards\/index)_*$/iu;
  const isTest = /\.test_*$/iu.test(file);
  return `${file.replace(/["'\\`]/gu, (it) => `u${it.charCodeAt(0).toString(16)}`)}${ownByRule.test(file) || isTest ? '_' : ''}.ts`;
}

/** Collects the sets that the rules speak of, each kind in an order of its own. */
export function setsOf(core: Core): Sets {
  const { world } = core;
  const columns = new Map<string, readonly ColumnId[]>();
  const flips = new Map<string, readonly [readonly ColumnId[], readonly ColumnId[]]>();
  const kinds = new Map<string, readonly SpaceKindId[]>();
  const areas = new Map<string, readonly SpaceId[]>();
  const note = (list: readonly ColumnId[] | null): void => {
    if (list !== null && list.length > 0) columns.set(list.join(), list);
  };
  visit('core', core, {
    condition: (it) => {
      if (it.kind === 'it is') note(it.columns);
    },
    possible: (it) => {
      if ('columns' in it) note(it.columns);
    },
    thing: (it) => {
      if (it.kind === 'pieces') note(it.columns);
    },
    number: (number) => {
      if (number.kind === 'removed' || number.kind === 'placed') note(number.columns);
    },
    op: (op) => {
      if (op.kind === 'each piece' || op.kind === 'choose pieces') note(op.columns);
      if (op.kind !== 'replace' && op.kind !== 'move' && op.kind !== 'flip') return;
      note(op.columns);
      if (op.kind === 'flip') flips.set(keyOf.flip(op.columns, op.to), [op.columns, op.to]);
    },
    moved: (it) => {
      note(it.columns);
    },
    stage: ({ columns: taken, remaining }) => {
      note(taken);
      note(remaining);
    },
    arrival: (it) => {
      note(it.columns);
    },
    test: (test) => {
      if (test.kind === 'of kind') kinds.set(test.kinds.join(), test.kinds);
      if (test.kind === 'named' && areaName(world, test.spaces) !== null) areas.set(test.spaces.join(), test.spaces);
    },
  });
  return {
    columns: [...columns.values()].sort(compareLists),
    flips: [...flips.values()].sort((left, right) => order(flipStem(world, ...left), flipStem(world, ...right))),
    kinds: [...kinds.values()].sort(compareLists),
    areas: [...areas.values()].sort(compareLists),
  };
}

/** By key, every name with its module. */
export function namesOf(core: Core, sets: Sets): ReadonlyMap<string, Declared> {
  const byPath = new Map<string, Nameable[]>();
  const add = (path: string, key: string, name: string, base: string): void => {
    const own = byPath.get(path) ?? [];
    byPath.set(path, [...own, { key, name, base }]);
  };
  const camel = (path: string, key: string, name: string): void => {
    add(path, key, name, camelCase(name));
  };
  nameProcedures(core.world, camel);
  nameCards(core.world, camel);
  nameSets(core.world, sets, add);
  core.world.tracks.forEach(({ names }, id) => {
    add('tracks.ts', keyOf.shift(id), names.one, `shift${pascalCase(names.one)}`);
  });
  core.world.aspects.forEach(({ name, family }, id) => {
    const full = `${name} of ${core.world.families[family]?.name ?? ''}`;
    add('chits.ts', keyOf.aspect(id), full, `resolve${pascalCase(name)}`);
    add('chits.ts', keyOf.possibleAspect(id), full, `canResolve${pascalCase(name)}`);
  });
  core.world.chits.forEach(({ name, quantities }, id) => {
    for (const own of quantities)
      add('chits.ts', keyOf.chitQuantity(id, own.name), `${own.name} of ${name}`, camelCase(own.name));
  });
  core.world.classes.forEach(({ names }, id) => {
    camel('procedures.ts', keyOf.class(id), names.many);
  });
  for (const roll of core.rolls) {
    const { against, procedure } = roll;
    const of = procedure === undefined ? '' : `of ${core.world.procedures[procedure]?.name ?? ''} `;
    camel('rolls.ts', keyOf.rolls(roll), `added to rolls ${of}against ${againstName(core.world, against)}`);
  }
  const found = new Map<string, Declared>();
  for (const [path, things] of byPath) {
    for (const [key, name] of allocate(things, isReserved)) found.set(key, { path, name });
  }
  return found;
}

type Add = (path: string, key: string, name: string) => void;

function nameProcedures({ procedures, additionalSpaces }: World, add: Add): void {
  procedures.forEach((procedure, id) => {
    const { name, file, quantities, places, declaration } = procedure;
    const path = modulePath(file);
    add(path, keyOf.procedure(id), name);
    // Procedures that are simply done share a module.
    const prefix = procedure.class === null ? `${name} ` : '';
    for (const own of quantities) add(path, keyOf.quantity(id, own.name), `${prefix}${own.name}`);
    for (const own of places) add(path, keyOf.place(id, own.name), own.name);
    (declaration?.changes ?? []).forEach(({ text }, index) => {
      add(path, keyOf.declared(id, index), `${name} ${text}`);
    });
  });
  additionalSpaces.forEach(({ name, file }, id) => {
    add(modulePath(file), keyOf.additional(id), name);
    add(modulePath(file), keyOf.additionalSpaces(id), `${name} spaces`);
  });
}

/** A card's added steps have its code and their openings; the side comes between where both sides have one. */
function nameCards(world: World, add: Add): void {
  world.cards.forEach(({ code, file, sides }, id) => {
    const modifiers = hooksOf(world, id);
    modifiers.forEach(({ text, when }, index) => {
      const isTwice = modifiers.some((other, at) => at !== index && camelCase(other.text) === camelCase(text));
      const side = isTwice && when.kind === 'in play' ? `${sides[when.side]?.name ?? ''} ` : '';
      add(modulePath(file), keyOf.woven(id, index), `${code} ${side}${text}`);
    });
  });
}

function nameSets(
  world: World,
  { columns, flips, kinds, areas }: Sets,
  add: (path: string, key: string, name: string, base: string) => void,
): void {
  for (const list of columns) {
    const name = columnSetName(world, list);
    add('pieces.ts', keyOf.columns(list), name, screamingCase(name));
    add('pieces.ts', keyOf.count(list), name, camelCase(name));
  }
  for (const [from, to] of flips)
    add('pieces.ts', keyOf.flip(from, to), columnSetName(world, from), flipStem(world, from, to));
  for (const list of kinds) {
    const name = kindsName(world, list);
    add('spaces.ts', keyOf.kinds(list), name, camelCase(name));
  }
  for (const list of areas) {
    const name = areaName(world, list) ?? '';
    add('spaces.ts', keyOf.area(list), name, camelCase(name));
  }
}

/** `ACTIVE_RUNNERS_TURNED_HIDDEN`. */
function flipStem(world: World, columns: readonly ColumnId[], to: readonly ColumnId[]): string {
  const states = [...new Set(to.map((column) => world.columns[column]?.state ?? null))];
  const names = states.map((state) => (state === null ? '' : (world.states[state]?.name ?? '')));
  return `${screamingCase(columnSetName(world, columns))}_TURNED_${screamingCase(names.join(' '))}`;
}

/** `is the Marsh`, for the area that lists these spaces; null where no area does. */
function areaName(world: World, spaces: readonly SpaceId[]): string | null {
  const area = world.areas.find(
    (candidate) =>
      candidate.kinds.length === 0 &&
      candidate.spaces.length === spaces.length &&
      candidate.spaces.every((space) => spaces.includes(space)),
  );
  return area === undefined || spaces.length < 2 ? null : `is ${area.names.one}`;
}

/** `in the Lowlands`, `is Town or Road`: an area by its name, other kinds joined. */
function kindsName(world: World, kinds: readonly SpaceKindId[]): string {
  const area = world.areas.find(
    (candidate) =>
      candidate.spaces.length === 0 &&
      candidate.kinds.length === kinds.length &&
      candidate.kinds.every((kind) => kinds.includes(kind)),
  );
  if (area !== undefined && kinds.length > 1) return `in ${area.names.many}`;
  return `is ${kinds.map((kind) => world.spaceKinds[kind]?.names.one ?? '').join(' or ')}`;
}

function againstName(world: World, against: NumberExpr): string {
  if (against.kind === 'value of it') return `the ${world.values[against.value]?.name ?? ''}`;
  const things = against.kind === 'count' ? against.things : [];
  return things.map((thing) => (thing.kind === 'pieces' ? columnSetName(world, thing.columns) : '')).join(' or ');
}

function compareLists(left: readonly number[], right: readonly number[]): number {
  const longest = Math.max(left.length, right.length);
  for (let index = 0; index < longest; index += 1) {
    const difference = (left[index] ?? -1) - (right[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

function order(left: string, right: string): number {
  return left < right ? -1 : 1;
}
