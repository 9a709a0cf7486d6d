/**
 * Emits the tests of the setup. What they expect is written out from the setup and the map as the spec states them; what
 * can be counted again (totals, the symmetry of adjacency, the structure of the deck) the tests count themselves.
 */
import type { ColumnId, PieceId, SpaceId, World } from '../resolved/ir.js';
import { ordinals } from '../scenario/named.js';
import { type Statement, writerFor } from '../scenario/words.js';
import type { EmittedFile } from './emitted-file.js';
import { listText, quoted } from './lay-out.js';
import { docComment, stringLiteral, suitesRuntime, unmarked } from './module.js';

/** How many seeds the deck is dealt with. */
const seeds = 200;

/** `setup.test.ts`: each line of the setup, totals, the map, and the deck. */
export function emitSetupTests(world: World): EmittedFile {
  const cite = `[${world.cites} ${world.setup.rule}]`;
  const deck = deckTests(world);
  const files = [world.setup.span.file.path, world.spaces[0]?.declared.file.path ?? ''];
  const { statement } = writerFor(world);
  const starts = (list: readonly Statement[]): string =>
    `startsWith(${listText(
      list.map((it) => statement(it)),
      '',
      'startsWith('.length,
    )});`;
  const [spaces, boxes, tracks] = [
    spacesShown(world),
    boxesShown(world),
    [...tracksShown(world), ...orderShown(world)],
  ];
  const words = [...(orderShown(world).length > 0 ? ['are'] : []), ...(isNamed(tracks) ? ['is'] : []), 'setupIn'];
  const text = [
    docComment(`The setup of ${world.title} ${cite}, its map and its deck.`),
    importsOf(words),
    `const { startsWith, inAll, adjacent } = setupIn(test, ${files.map(quoted).join(', ')});`,
    suite(`setup ${cite}: spaces`, [starts(spaces)]),
    suite(`setup ${cite}: boxes`, [starts(boxes)]),
    // An empty suite is a failure to the test runner.
    ...(tracks.length === 0 ? [] : [suite(`setup ${cite}: tracks and order of play`, [starts(tracks)])]),
    suite(`setup ${cite}: nothing is lost`, [`inAll(${totals(world).map(quoted).join(', ')});`]),
    suite('the map', [world.spaces.map((space) => adjacentCall(world, space)).join('\n'), symmetric]),
    suite(`setup ${cite}: the deck`, deck),
  ];
  const listed = [spaces, boxes, tracks, world.pieces, world.spaces].reduce((sum, { length }) => sum + length, 0);
  const tests = listed + [symmetric, ...deck].filter((it) => it.startsWith('test(')).length;
  return { path: 'setup.test.ts', text: `${unmarked(text.join('\n\n'))}\n`, laidOut: false, tests };
}

/** `words`: those that the tests are written in. */
const importsOf = (words: readonly string[]): string => `import { describe, expect, test } from 'vitest';
import { dealtDeck } from '${suitesRuntime}';
import { program } from './index.js';
import { ${words.join(', ')} } from './suites.js';`;

/** Whether a track stands at something that is no number. */
function isNamed(tracks: readonly Statement[]): boolean {
  return tracks.some((it) => 'track' in it && typeof it.is !== 'number');
}

function suite(title: string, tests: readonly string[]): string {
  return `describe(${stringLiteral(title)}, () => {\n${tests.join('\n\n')}\n});`;
}

function test(title: string, body: string): string {
  return `test(${stringLiteral(title)}, () => {\n${body}\n});`;
}

function spacesShown(world: World): readonly Statement[] {
  return world.spaces.map(({ name }, id) => {
    const placed = world.setup.spaces.find((it) => it.space === (id as SpaceId));
    const pieces = (placed?.pieces ?? []).map(({ piece, count }) => [count, placedName(world, piece)] as const);
    const markers = (placed?.markers ?? []).map(
      ({ marker, count }) => [count, world.markers[marker]?.names.one ?? ''] as const,
    );
    return { space: name, holds: [...pieces, ...markers] };
  });
}

/** A piece as spaces count it when it is placed: in its first state. */
function placedName(world: World, piece: PieceId): string {
  const column: ColumnId | undefined = world.pieces[piece]?.placedAs;
  return column === undefined ? '' : (world.columns[column]?.name ?? '');
}

function boxesShown(world: World): readonly Statement[] {
  const counted = (list: readonly { readonly piece: PieceId; readonly count: number }[]) =>
    list.map(({ piece, count }) => [count, world.pieces[piece]?.names.one ?? ''] as const);
  return [
    { box: 'Available', holds: counted(world.setup.available) },
    ...world.boxes.map(({ name }, id) => ({
      box: name,
      holds: counted(world.setup.boxes.filter((it) => Number(it.box) === id)),
    })),
  ];
}

function tracksShown(world: World): readonly Statement[] {
  return world.tracks.map(({ names, boxes }, id) => {
    const at = world.setup.tracks[id] ?? 0;
    const box = boxes?.[at];
    return { track: names.one, is: box === undefined ? at : (box.name ?? { box: at + 1, value: box.value }) };
  });
}

function orderShown(world: World): readonly Statement[] {
  return world.setup.order.map((faction, place) => ({
    place: ordinals[place] ?? world.orderPlaces[place]?.name ?? '',
    is: world.factions[faction]?.name ?? '',
  }));
}

function totals(world: World): readonly string[] {
  return world.pieces.map(({ inventory, names }) => `${inventory} ${inventory === 1 ? names.one : names.many}`);
}

function adjacentCall(world: World, space: World['spaces'][number]): string {
  const names = space.adjacent.map((id) => world.spaces[id]?.name ?? '');
  const assumed = world.assumed.map(({ text }) => text);
  const notes = assumed.filter((it) => it.startsWith(`${space.name} and `) || it.includes(` and ${space.name} are `));
  return `adjacent(${[quoted(space.name), `[${names.map(quoted).join(', ')}]`, ...notes.map(quoted)].join(', ')});`;
}

const symmetric = test(
  'adjacency goes both ways, and no space is adjacent to itself',
  `for (const [space, others] of program.rules.adjacent.entries()) {
     expect(others).not.toContain(space);
     for (const other of others) expect(program.rules.adjacent[other]).toContain(space);
   }`,
);

function deckTests(world: World): string[] {
  const { deck } = world.setup;
  const sizes = deck.layers.map((layer) => layer.reduce((sum, { count }) => sum + count, 0));
  const pile = sizes.reduce((sum, size) => sum + size, 0);
  const dealtAs = new Map(deck.dealtAs.map(({ kind, as }) => [kind, as]));
  const kindOf = world.cards.map((card) => world.cardKinds[dealtAs.get(card.kind) ?? card.kind]?.names.one ?? '');
  const kinds = record(world.cards.map((card, id) => ({ name: card.code, text: stringLiteral(kindOf[id] ?? '') })));

  // What is dealt only with an option is looked for where it is chosen.
  const options = [...new Set(deck.onlyWith.map(({ option }) => world.options[option]?.name ?? ''))];
  const chosen = options.length === 0 ? '' : `, ${record(options.map((name) => ({ name, text: 'true' })))}`;
  const without = deck.onlyWith.map(({ kind, option }) => {
    const name = world.cardKinds[kind]?.names.one ?? '';
    const only = world.options[option]?.name ?? '';
    const not = record([{ name: only, text: 'false' }]);
    return test(
      `no card of kind ${name} is dealt without ${only}`,
      `for (let seed = 1; seed <= ${seeds}; seed += 1) {
         const kinds = dealtDeck(program, seed, ${not}).map((card) => kindOf[card]);
         expect(kinds).not.toContain(${stringLiteral(name)});
       }`,
    );
  });

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
    `const decks = Array.from({ length: ${seeds} }, (_, seed) => dealtDeck(program, seed + 1${chosen}));`,
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
    ...without,
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
