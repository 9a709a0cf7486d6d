/** `tables.ts`: what there is in the game; `pieces.ts`: its sets of pieces by name. */
import type { Core } from '../core/ir.js';
import { treatsSpaces } from '../resolved/changed-map.js';
import type { Card, ColumnId, Marker, World } from '../resolved/ir.js';
import { chitPlaceNames } from './expressions.js';
import { idOf, type IdKind, type Identifiers, moduleOf, nameFor } from './identifiers.js';
import {
  type Declaration,
  finish,
  fromGame,
  fromRuntime,
  runtimeType,
  stringLiteral,
  type Module,
  type Parameter,
} from './module.js';
import { keyOf } from './naming.js';

/** `fingerprint` tells apart games whose rules mean something else. */
export function emitTables(core: Core, ids: Identifiers, fingerprint: string): Module {
  const { world } = core;
  const module = moduleOf(ids, 'tables.ts');
  const ref = (kind: IdKind, index: number): string => idOf(module, ids, kind, index);
  const refs = (kind: IdKind, list: readonly number[]): string =>
    `[${list.map((index) => ref(kind, index)).join(', ')}]`;
  const texts = (list: readonly string[]): string => `[${list.map(stringLiteral).join(', ')}]`;
  const rows = (list: readonly string[]): string => (list.length === 0 ? '[]' : `[\n${list.join(',\n')},\n]`);
  const onNext = ({ sides }: Card): string => {
    if (sides.every(({ next }) => next === null)) return '';
    const kinds = sides.map(({ next }) => texts((next ?? []).map((kind) => world.cardKinds[kind]?.names.one ?? '')));
    return `, onNext: [${kinds.join(', ')}]`;
  };
  const until = ({ sides }: Card): string => {
    if (sides.every((side) => side.until === null)) return '';
    const ends = sides.map((side) =>
      side.until === 'turn'
        ? stringLiteral('turn')
        : texts((side.until ?? []).map((kind) => world.cardKinds[kind]?.names.one ?? '')),
    );
    return `, until: [${ends.join(', ')}]`;
  };
  const sidesOf = ({ supply, sides }: Marker): string =>
    supply === null || sides.length === 0 ? '' : `, sides: ${refs('Marker', sides)}`;
  const treatedAs = ({ treatedAs: kinds }: World['spaces'][number]): string =>
    kinds.length === 0 ? '' : `, treatedAs: ${refs('SpaceKind', kinds)}`;
  const limit = (value: number | null): string => (value === null ? 'Infinity' : String(value));
  const fields = [
    `name: ${stringLiteral(world.name)}`,
    `edition: ${stringLiteral(world.edition)}`,
    `fingerprint: ${stringLiteral(fingerprint)}`,
    `factions: ${texts(world.factions.map((faction) => faction.name))}`,
    `spaceKinds: ${texts(world.spaceKinds.map((kind) => kind.names.one))}`,
    `spaces: ${rows(world.spaces.map((space) => `{ name: ${stringLiteral(space.name)}, kind: ${ref('SpaceKind', space.kind)}${treatedAs(space)} }`))}`,
    `adjacent: ${rows(world.spaces.map((space) => refs('Space', space.adjacent)))}`,
    `pieces: ${rows(
      world.pieces.map(
        (piece) =>
          `{ name: ${stringLiteral(piece.names.one)}, faction: ${ref('Faction', piece.faction)}, inventory: ${piece.inventory}, columns: ${refs('Column', piece.columns)}, placedAs: ${ref('Column', piece.placedAs)}, mostPerSpace: ${limit(piece.mostPerSpace)}, barred: ${refs('SpaceKind', piece.barred)} }`,
      ),
    )}`,
    `columns: ${rows(
      world.columns.map((column) => {
        const state = column.state === null ? 'null' : stringLiteral(world.states[column.state]?.name ?? '');
        return `{ piece: ${ref('Piece', column.piece)}, state: ${state}, name: ${stringLiteral(column.name)} }`;
      }),
    )}`,
    `markers: ${rows(
      world.markers.map(
        (marker) =>
          `{ name: ${stringLiteral(marker.names.one)}, supply: ${limit(marker.supply)}, mostPerSpace: ${limit(marker.mostPerSpace)}, kinds: ${refs('SpaceKind', marker.kinds)}, closes: ${String(marker.closes)}${sidesOf(marker)} }`,
      ),
    )}`,
    `boxes: ${texts(world.boxes.map((box) => box.name))}`,
    `tracks: ${rows(
      world.tracks.map((track) => {
        const name = stringLiteral(track.names.one);
        if (track.boxes === null) return `{ name: ${name}, from: ${track.from}, to: ${track.to}, boxes: null }`;
        const boxes = track.boxes.map(
          (box) => `{ name: ${box.name === null ? 'null' : stringLiteral(box.name)}, value: ${box.value} }`,
        );
        return `{ name: ${name}, from: 0, to: ${track.boxes.length - 1}, boxes: [${boxes.join(', ')}] }`;
      }),
    )}`,
    `counters: ${texts(world.counters.map((counter) => counter.name))}`,
    `chitFamilies: ${texts(world.families.map((family) => family.name))}`,
    `chitOwners: [${world.families.map(({ faction }) => (faction === null ? '-1' : ref('Faction', faction))).join(', ')}]`,
    `chitsOpen: [${world.families.map(({ open }) => `[${open.map((place) => fromRuntime(module, chitPlaceNames[place])).join(', ')}]`).join(', ')}]`,
    `chits: ${rows(world.chits.map((chit) => `{ name: ${stringLiteral(chit.name)}, family: ${ref('ChitFamily', chit.family)}, count: ${chit.count}, value: ${chit.value}${chit.card === null ? '' : `, card: ${ref('Card', chit.card)}`} }`))}`,
    `cards: ${rows(
      world.cards.map(
        (card) =>
          `{ id: ${stringLiteral(card.code)}, title: ${stringLiteral(card.title)}, kind: ${stringLiteral(world.cardKinds[card.kind]?.names.one ?? '')}, sides: ${texts(card.sides.map((side) => side.name))}${onNext(card)}${until(card)} }`,
      ),
    )}`,
    `order: { places: ${texts(world.orderPlaces.map((place) => place.name))}, boxes: ${texts(world.orderBoxes.map((box) => box.name))} }`,
    ...(world.degrees.length === 0 ? [] : [`degrees: ${texts(world.degrees.map((degree) => degree.name))}`]),
    ...optionRows(world),
    ...valueRows(world),
    ...pathRows(world),
    ...(world.marksMoves ? ['marksMoves: true'] : []),
    ...(world.looks ? ['looks: true'] : []),
    `procedures: ${texts(world.procedures.map((procedure) => procedure.name))}`,
  ];
  module.declarations.push({
    kind: 'constant',
    doc: 'What there is, how much of it and where it may be.',
    exported: true,
    name: 'rules',
    type: runtimeType(module, 'Rules'),
    value: `${fromRuntime(module, 'withLayout')}({\n${fields.join(',\n')},\n})`,
  });
  return finish(module, `${world.title} (edition ${world.edition}): its tables.`);
}

/** The path of each piece, and what cards list, where the game has any. */
function pathRows({ paths, pieces, values, cards }: World): readonly string[] {
  const lists = values.map((value) =>
    value.lists === null
      ? '[]'
      : `[${cards.map((_, card) => `[${(value.lists?.[card] ?? []).join(', ')}]`).join(', ')}]`,
  );
  const own = pieces.map((_, piece) => paths.find((it) => it.pieces.some((id) => id === piece))?.spaces ?? []);
  return [
    ...(paths.length === 0 ? [] : [`paths: [\n${own.map((spaces) => `[${spaces.join(', ')}]`).join(',\n')},\n]`]),
    ...(values.every((value) => value.lists === null) ? [] : [`lists: [\n${lists.join(',\n')},\n]`]),
  ];
}

/** A row of numbers for each value, where the game has any. */
function valueRows({ values }: World): readonly string[] {
  if (values.length === 0) return [];
  const names = `valueNames: [${values.map(({ name }) => stringLiteral(name)).join(', ')}]`;
  return [names, `values: [\n${values.map(({ numbers }) => `[${numbers.join(', ')}]`).join(',\n')},\n]`];
}

/** Every set of columns that some statement or expression speaks of, named once. */
export function emitPieces(core: Core, ids: Identifiers): Module {
  const { world } = core;
  const module = moduleOf(ids, 'pieces.ts');
  const game = runtimeType(module, 'Game');
  const count = fromRuntime(module, 'countAt');
  const constant = (key: string, columns: readonly ColumnId[]): Declaration => ({
    kind: 'constant',
    doc: '',
    exported: true,
    name: nameFor(ids, key),
    type: 'readonly number[]',
    value: `[${columns.map((column) => idOf(module, ids, 'Column', column)).join(', ')}]`,
  });
  for (const columns of ids.sets.columns) {
    const sum = columns.map((column) => `${count}(game, space, ${idOf(module, ids, 'Column', column)})`).join(' + ');
    module.declarations.push(constant(keyOf.columns(columns), columns), {
      kind: 'function',
      doc: '',
      exported: true,
      generator: false,
      name: nameFor(ids, keyOf.count(columns)),
      parameters: [
        { name: 'game', type: game },
        { name: 'space', type: 'number' },
      ],
      returns: 'number',
      body: `return ${sum};`,
    });
  }
  for (const [columns, to] of ids.sets.flips) module.declarations.push(constant(keyOf.flip(columns, to), to));
  return finish(
    module,
    `${world.title}: the sets of pieces that its rules speak of, and how many of each are in a space.`,
  );
}

/** `spaces.ts`: a test for each choice of kinds that some rule speaks of. */
export function emitSpaces(core: Core, ids: Identifiers): Module {
  const { world } = core;
  const module = moduleOf(ids, 'spaces.ts');
  const { kinds, areas } = ids.sets;
  const isTold = treatsSpaces(world);
  if (kinds.length > 0 && !isTold) {
    module.declarations.push({
      kind: 'constant',
      doc: 'The kind of each space.',
      exported: false,
      name: 'kindOf',
      type: 'readonly number[]',
      value: `${fromGame(module, 'tables.ts', 'rules')}.spaces.map((space) => space.kind)`,
    });
  }
  for (const list of kinds) {
    const own = isTold ? `${fromRuntime(module, 'kindAt')}(game, space)` : 'kindOf[space]';
    const tests = list.map((kind) => `${own} === ${idOf(module, ids, 'SpaceKind', kind)}`);
    const game = isTold ? [{ name: 'game', type: runtimeType(module, 'Game') }] : [];
    module.declarations.push(anyOf(nameFor(ids, keyOf.kinds(list)), tests, game));
  }
  for (const list of areas) {
    const tests = list.map((space) => `space === ${idOf(module, ids, 'Space', space)}`);
    module.declarations.push(anyOf(nameFor(ids, keyOf.area(list)), tests));
  }
  return finish(module, `${world.title}: the kinds of space that its rules speak of.`);
}

/** A function that tells whether a space passes any of the tests. */
function anyOf(name: string, tests: readonly string[], before: readonly Parameter[] = []): Declaration {
  return {
    kind: 'function',
    doc: '',
    exported: true,
    generator: false,
    name,
    parameters: [...before, { name: 'space', type: 'number' }],
    returns: 'boolean',
    body: `return ${tests.join(' || ')};`,
  };
}

/** The optional rules, where there are any. */
function optionRows({ options }: World): readonly string[] {
  const rows = options.map(
    ({ name, isNumber, from, to, otherwise }) =>
      `{ name: ${stringLiteral(name)}, isNumber: ${isNumber}, from: ${from}, to: ${to}, otherwise: ${otherwise} }`,
  );
  return rows.length === 0 ? [] : [`options: [${rows.join(', ')}]`];
}
