/**
 * Emits the tests of the setup. What they expect is written out from the setup and the map as the spec states them; what
 * can be counted again (totals, the symmetry of adjacency, the structure of the deck) the tests count themselves.
 */
import type { ColumnId, PieceId, SpaceId, World } from '../resolved/ir.js';
import { ordinals } from '../scenario/named.js';
import type { EmittedFile } from './emitted-file.js';
import { docComment, stringLiteral, unmarked } from './module.js';

/** How many seeds the deck is dealt with. */
const seeds = 200;

/** `setup.test.ts`: each line of the setup, totals, the map, and the deck. */
export function emitSetupTests(world: World): EmittedFile {
  const cite = `[${world.cites} ${world.setup.rule}]`;
  const text = [
    docComment(`The setup of ${world.title} ${cite}, its map and its deck.`),
    imports,
    `const state = snapshot(startGame(program, 1, null));`,
    suite(`setup ${cite}: spaces`, spaceTests(world)),
    suite(`setup ${cite}: boxes`, boxTests(world)),
    suite(`setup ${cite}: tracks and order of play`, [...trackTests(world), ...orderTests(world)]),
    suite(`setup ${cite}: nothing is lost`, totalTests(world)),
    suite('the map', mapTests(world)),
    suite(`setup ${cite}: the deck`, deckTests(world)),
    helpers,
  ];
  return { path: 'setup.test.ts', text: `${unmarked(text.join('\n\n'))}\n`, laidOut: false };
}

const imports = `import { describe, expect, test } from 'vitest';
import { snapshot, startGame } from '../../runtime/index.js';
import { dealtDeck } from '../../runtime/testing.js';
import { program } from './index.js';`;

const helpers = `/** How many of a piece there are in every space and box, whatever their state. */
function total(piece: string, columns: readonly string[]): number {
  const places = [
    ...Object.values(state.spaces).flatMap(({ pieces }) => columns.map((column) => pieces[column] ?? 0)),
    ...Object.values(state.boxes).map((box) => box[piece] ?? 0),
  ];
  return places.reduce((sum, count) => sum + count, 0);
}

/** The names of the spaces adjacent to one. */
function neighbours(name: string): string[] {
  const { spaces, adjacent } = program.rules;
  const there = adjacent[spaces.findIndex((space) => space.name === name)] ?? [];
  return there.map((space) => spaces[space]?.name ?? '').sort();
}`;

function suite(title: string, tests: readonly string[]): string {
  return `describe(${stringLiteral(title)}, () => {\n${tests.join('\n\n')}\n});`;
}

function test(title: string, body: string): string {
  return `test(${stringLiteral(title)}, () => {\n${body}\n});`;
}

function spaceTests(world: World): string[] {
  return world.spaces.map((space, id) => {
    const placed = world.setup.spaces.find((it) => it.space === (id as SpaceId));
    const pieces = (placed?.pieces ?? []).map(({ piece, count }) => ({ name: placedName(world, piece), count }));
    const markers = (placed?.markers ?? []).map(({ marker, count }) => ({
      name: world.markers[marker]?.names.one ?? '',
      count,
    }));
    const there = `{ pieces: ${record(pieces)}, markers: ${record(markers)} }`;
    return test(
      `${space.name} holds ${listing([...pieces, ...markers])}`,
      `expect(state.spaces[${stringLiteral(space.name)}]).toEqual(${there});`,
    );
  });
}

/** A piece as spaces count it when it is placed: in its first state. */
function placedName(world: World, piece: PieceId): string {
  const column: ColumnId | undefined = world.pieces[piece]?.placedAs;
  return column === undefined ? '' : (world.columns[column]?.name ?? '');
}

function boxTests(world: World): string[] {
  const counted = (list: readonly { readonly piece: PieceId; readonly count: number }[]) =>
    list.map(({ piece, count }) => ({ name: world.pieces[piece]?.names.one ?? '', count }));
  const boxes = [
    { name: 'Available', pieces: counted(world.setup.available) },
    ...world.boxes.map((box, id) => ({
      name: box.name,
      pieces: counted(world.setup.boxes.filter((it) => Number(it.box) === id)),
    })),
  ];
  return boxes.map(({ name, pieces }) =>
    test(`${name} holds ${listing(pieces)}`, `expect(state.boxes[${stringLiteral(name)}]).toEqual(${record(pieces)});`),
  );
}

function trackTests(world: World): string[] {
  return world.tracks.map((track, id) => {
    const at = world.setup.tracks[id] ?? 0;
    const box = track.boxes?.[at];
    const shown =
      box === undefined
        ? String(at)
        : box.name === null
          ? `{ box: ${at + 1}, value: ${box.value} }`
          : stringLiteral(box.name);
    const place = box === undefined ? `is ${at}` : box.name === null ? `is in box ${at + 1}` : `is at ${box.name}`;
    const { one } = track.names;
    return test(`${one} ${place}`, `expect(state.tracks[${stringLiteral(one)}]).toEqual(${shown});`);
  });
}

function orderTests(world: World): string[] {
  return world.setup.order.map((faction, place) => {
    const name = world.factions[faction]?.name ?? '';
    const called = world.orderPlaces[place]?.name ?? '';
    const key = stringLiteral(ordinals[place] ?? called);
    return test(`${name}: ${called}`, `expect(state.eligibility[${key}]).toBe(${stringLiteral(name)});`);
  });
}

function totalTests(world: World): string[] {
  return world.pieces.map((piece) => {
    const columns = piece.columns.map((column) => stringLiteral(world.columns[column]?.name ?? ''));
    return test(
      `there are ${piece.inventory} ${piece.names.many} in all`,
      `expect(total(${stringLiteral(piece.names.one)}, [${columns.join(', ')}])).toBe(${piece.inventory});`,
    );
  });
}

function mapTests(world: World): string[] {
  const assumed = world.assumed.map(({ text }) => text);
  const spaces = world.spaces.map((space) => {
    const names = space.adjacent.map((id) => world.spaces[id]?.name ?? '');
    const notes = assumed.filter(
      (text) => text.startsWith(`${space.name} and `) || text.includes(` and ${space.name} are `),
    );
    const note = notes.length === 0 ? '' : ` (assumed: ${notes.join('; ')})`;
    return test(
      `${space.name} is adjacent to ${names.join(', ')}${note}`,
      `expect(neighbours(${stringLiteral(space.name)})).toEqual([${names.map(stringLiteral).join(', ')}].sort());`,
    );
  });
  const symmetric = test(
    'adjacency goes both ways, and no space is adjacent to itself',
    `for (const [space, others] of program.rules.adjacent.entries()) {
       expect(others).not.toContain(space);
       for (const other of others) expect(program.rules.adjacent[other]).toContain(space);
     }`,
  );
  return [...spaces, symmetric];
}

function deckTests(world: World): string[] {
  const { deck } = world.setup;
  const sizes = deck.layers.map((layer) => layer.reduce((sum, { count }) => sum + count, 0));
  const pile = sizes.reduce((sum, size) => sum + size, 0);
  const dealtAs = new Map(deck.dealtAs.map(({ kind, as }) => [kind, as]));
  const kindOf = world.cards.map((card) => world.cardKinds[dealtAs.get(card.kind) ?? card.kind]?.names.one ?? '');
  const kinds = record(world.cards.map((card, id) => ({ name: card.code, text: stringLiteral(kindOf[id] ?? '') })));

  const layers = deck.layers.flatMap((layer, index) => {
    const from = sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
    const to = from + (sizes[index] ?? 0);
    return layer.map(({ kind, count }) => {
      const name = world.cardKinds[kind]?.names.one ?? '';
      return test(
        `in each pile of ${pile}, cards ${from + 1} to ${to} hold ${count} of kind ${name}`,
        `for (const deck of decks) {
           for (let top = 0; top < deck.length; top += ${pile}) {
             const kinds = deck.slice(top + ${from}, top + ${to}).map((card) => kindOf[card]);
             expect(kinds.filter((kind) => kind === ${stringLiteral(name)})).toHaveLength(${count});
           }
         }`,
      );
    });
  });
  return [
    `/** Each card by the kind that it is dealt as. */\nconst kindOf: Readonly<Record<string, string>> = ${kinds};`,
    `const decks = Array.from({ length: ${seeds} }, (_, seed) => dealtDeck(program, seed + 1));`,
    test(
      `it has ${deck.piles} piles of ${pile} cards, none twice`,
      `for (const deck of decks) {
         expect(deck).toHaveLength(${deck.piles * pile});
         expect(new Set(deck).size).toBe(${deck.piles * pile});
       }`,
    ),
    test(
      `${deck.leftOut} cards are left out`,
      `for (const deck of decks) expect(Object.keys(kindOf).filter((card) => !deck.includes(card))).toHaveLength(${deck.leftOut});`,
    ),
    ...layers,
    test(
      'every card is dealt by some seed, and seeds deal unlike decks',
      `expect(new Set(decks.flat()).size).toBe(${world.cards.length});
       expect(new Set(decks.map((deck) => deck.join())).size).toBeGreaterThan(1);`,
    ),
  ];
}

/** An object literal; every key is quoted, and the formatter bares those that can be. In brackets, no key is the prototype. */
function record(
  entries: readonly ({ readonly name: string } & ({ readonly count: number } | { readonly text: string }))[],
): string {
  const keyOf = (name: string): string => (name === '__proto__' ? `[${stringLiteral(name)}]` : stringLiteral(name));
  const fields = entries.map((it) => `${keyOf(it.name)}: ${'text' in it ? it.text : it.count}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function listing(items: readonly { readonly name: string; readonly count: number }[]): string {
  return items.length === 0 ? 'nothing' : items.map(({ name, count }) => `${count} ${name}`).join(', ');
}
