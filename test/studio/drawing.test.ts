/** Boards as drawings: where spaces are, what shows that they are adjacent, and that all that lies there is seen. */
import { describe, expect, it } from 'vitest';
import { boardDrawing, boardOf } from '../../studio/drawing/board.js';
import { draftOf, step } from '../../studio/drawing/draft.js';
import { positionsOf } from '../../studio/drawing/positions.js';
import { distance, type Meaning, type Point, type Shape } from '../../studio/drawing/shapes.js';
import { boxDrawing, trackDrawing } from '../../studio/drawing/table.js';
import { inLines, shortName, widthOf } from '../../studio/drawing/words.js';
import type { GameShown, SpaceShown, Table } from '../../studio/protocol.js';
import { opened } from './opened.js';

async function tableOf(game: string): Promise<{ readonly shown: GameShown; readonly table: Table }> {
  const { bench } = await opened(game);
  const shown = await bench.game('en');
  if (shown === null) throw new Error(`${game} has errors`);
  return { shown, table: await bench.start({ seed: 3 }) };
}

function shapesIn(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((it) => ('shapes' in it ? [it, ...shapesIn(it.shapes)] : [it]));
}

function meaningsIn(shapes: readonly Shape[]): readonly Meaning[] {
  return shapesIn(shapes).flatMap((it) => (it.kind === 'group' && it.meaning !== null ? [it.meaning] : []));
}

const games = ['arab-revolt', 'palestine', 'israeli-independence', 'starter', 'starter-factions', 'starter-solitaire'];

/** A map of which nothing tells where its spaces are. */
function mapOf(links: readonly (readonly [string, string])[]): Pick<GameShown, 'spaces' | 'paths'> {
  const names = [...new Set(links.flat())];
  const spaces = names.map((name): SpaceShown => ({
    name,
    shown: name,
    kind: 'Field',
    adjacent: links.filter((it) => it.includes(name)).map(([one, other]) => (one === name ? other : one)),
    at: null,
    drawn: null,
    values: {},
  }));
  return { spaces, paths: [] };
}

const ring = mapOf([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'd'],
  ['d', 'e'],
  ['e', 'a'],
  ['a', 'c'],
]);

describe('positions', () => {
  it.each(games)('of %s are apart from one another', async (game) => {
    const { shown } = await tableOf(game);
    const points = [...positionsOf(shown).values()];
    expect(points).toHaveLength(shown.spaces.length);
    const nearest = points.flatMap((one, index) => points.slice(index + 1).map((other) => distance(one, other)));
    expect(Math.min(...nearest)).toBeGreaterThan(step * 0.6);
  });

  it('that nothing tells are drafted, alike each time, with neighbours near', () => {
    const drafted = draftOf(ring, new Map());
    expect(draftOf(ring, new Map())).toEqual(drafted);
    for (const { name, adjacent } of ring.spaces) {
      for (const other of adjacent) {
        const [one = [0, 0], two = [0, 0]] = [drafted.get(name), drafted.get(other)];
        expect(distance(one, two), `${name} and ${other}`).toBeLessThan(step * 2.2);
      }
    }
  });

  it('that a board tells stay where they are, and the others come to lie around them', () => {
    const placed = new Map<string, Point>([
      ['a', [0, 0]],
      ['b', [400, 30]],
    ]);
    const drafted = draftOf(ring, placed);
    expect([drafted.get('a'), drafted.get('b')]).toEqual([
      [0, 0],
      [400, 30],
    ]);
    expect(new Set([...drafted.values()].map(String)).size).toBe(5);
  });

  it('mean the same in whatever units a board counts', async () => {
    const { shown } = await tableOf('arab-revolt');
    const larger = shown.spaces.map((space) => {
      const at: Point | null = space.at === null ? null : [space.at[0] * 7, space.at[1] * 7];
      return { ...space, at };
    });
    const rounded = (points: ReadonlyMap<string, Point>) =>
      [...points].map(([name, [x, y]]) => [name, Math.round(x), Math.round(y)]);
    expect(rounded(positionsOf({ ...shown, spaces: larger }))).toEqual(rounded(positionsOf(shown)));
  });
});

describe('what is adjacent', () => {
  it.each([
    ['arab-revolt', ['Gaza–Transjordan']],
    ['palestine', []],
  ])('on the board of %s meets at a border, but where a link goes round', async (game, linked) => {
    const { shown } = await tableOf(game);
    const board = boardOf(shown);
    const isArea = (it: SpaceShown | undefined): boolean => it?.drawn === 'area' || it?.drawn === 'outer area';
    const pairs = shown.spaces
      .filter(isArea)
      .flatMap(({ name, adjacent }) =>
        adjacent
          .filter((other) => other > name && isArea(shown.spaces.find((it) => it.name === other)))
          .map((other) => [name, other] as const),
      );
    expect(pairs.length).toBeGreaterThan(6);
    const apart = pairs.filter(
      ([one, other]) =>
        board.land?.borders.some(({ between }) => between.includes(one) && between.includes(other)) !== true,
    );
    expect(apart.map((pair) => pair.join('–'))).toEqual(linked);
    // Beyond these, nothing needs a link: circles lie on what they are adjacent to, and lines go across it.
    const links = board.ground.filter((it) => it.kind === 'path' && it.className === 'link');
    expect(links).toHaveLength(linked.length);
  });

  it('on a map of boxes has a line each, or a way along it', async () => {
    const { shown } = await tableOf('starter-factions');
    const pairs = shown.spaces.flatMap(({ name, adjacent }) => adjacent.filter((other) => other > name));
    const links = boardOf(shown).ground.filter((it) => it.kind === 'path' && it.className === 'link');
    expect(links).toHaveLength(pairs.length);
    const ways = boardOf((await tableOf('starter-solitaire')).shown).ground;
    expect(ways.map((it) => (it.kind === 'path' ? it.className : ''))).toEqual(['way', 'way']);
  });
});

describe('a drawing', () => {
  it.each(games)('of %s shows each space and all that lies there, in numbers that are some', async (game) => {
    const { shown, table } = await tableOf(game);
    const { box, shapes } = boardDrawing(boardOf(shown), table.state);
    expect(box.every(Number.isFinite)).toBe(true);
    expect(JSON.stringify(shapes)).not.toMatch(/null,null|NaN|Infinity|undefined/u);
    const meanings = meaningsIn(shapes);
    expect(
      meanings
        .filter(({ kind }) => kind === 'space')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(shown.spaces.map(({ name }) => name).sort());
    const lying = Object.entries(table.state.spaces).flatMap(([space, { pieces }]) =>
      Object.entries(pieces).map(([piece, count]) => `${space}: ${count} ${piece}`),
    );
    const seen = meanings.flatMap(({ kind, place, label }) => (kind === 'piece' ? [`${place ?? ''}: ${label}`] : []));
    expect([...seen].sort()).toEqual([...lying].sort());
  });

  it('tells pieces and their states by letters, forms and marks, and not by colour alone', async () => {
    const { shown, table } = await tableOf('arab-revolt');
    const { shapes } = boxDrawing(shown, 'Available', table.state.boxes.Available ?? {});
    const letters = shapesIn(shapes).flatMap((it) =>
      it.kind === 'text' && it.className === 'letters' ? [it.text] : [],
    );
    expect(new Set(letters).size).toBe(letters.length);
    const looks = shapesIn(boardDrawing(boardOf(shown), table.state).shapes).flatMap((it) =>
      it.kind === 'group' && it.className.startsWith('token') ? [it.className] : [],
    );
    expect(looks.some((it) => it.includes('state-first'))).toBe(true);
  });

  it('marks where a track stands, whether its boxes are numbers or have names', () => {
    const marked = (track: Parameters<typeof trackDrawing>[0], now: Parameters<typeof trackDrawing>[1]) =>
      shapesIn(trackDrawing(track, now).shapes).flatMap((it) =>
        it.kind === 'text' && it.className.includes('here') ? [it.text] : [],
      );
    const numbers = { name: 'Mood', least: 2, most: 30, boxes: null };
    expect(marked(numbers, 7)).toEqual(['7']);
    const names = { name: 'Tide', least: 0, most: 2, boxes: ['Ebb', '1', 'Flood'] };
    expect(marked(names, 'Flood')).toEqual(['Flood']);
    expect(marked(names, { box: 2, value: 1 })).toEqual(['1']);
    expect(marked(names, undefined)).toEqual([]);
  });

  it('has room for words of any script', () => {
    expect(inLines('Upper Meadow of the East', 16)).toEqual(['Upper Meadow', 'of the East']);
    expect(inLines('Fenwick', 16)).toEqual(['Fenwick']);
    expect(shortName('Arms Cache', 2)).toBe('AC');
    expect(shortName('👩‍🌾 farmer', 3)).toBe('👩‍🌾fa');
    expect(widthOf('鉄道')).toBeGreaterThan(widthOf('ab'));
  });
});
