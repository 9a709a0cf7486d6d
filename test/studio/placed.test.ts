/** Where spaces are drawn, written into the files that declare them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emitEngine } from '../../compiler/emit/emit-engine.js';
import { placesFor, positionsOf } from '../../studio/drawing/positions.js';
import { withPlaces } from '../../studio/bench/placed.js';
import type { GameShown, SpecText } from '../../studio/protocol.js';
import { opened, textAt } from './opened.js';

const boardPath = 'boards/palestine.yaml';

async function shownOf(game: string, changed: readonly SpecText[] = []): Promise<GameShown> {
  const { bench } = await opened(game);
  for (const { path, text } of changed) await bench.write(path, text);
  expect((await bench.warnings()).diagnostics).toEqual([]);
  const shown = await bench.game('en');
  if (shown === null) throw new Error('it has no errors');
  return shown;
}

function placed(text: string, space: string, at: readonly [number, number]): string | undefined {
  return withPlaces([{ path: 'b.yaml', text }], [{ space, at }])[0]?.text;
}

describe('a place', () => {
  it('is written between the brackets, and nothing else of the file changes', () => {
    const text =
      '# A board.\nboard: B\nspaces:\n  Fen:\n    kind: Moor  # wet\n    at: [ 10,20 ]   # by eye\n  Ford: {kind: Moor, at: [-1.5, 2]}\n';
    expect(placed(text, 'Fen', [7, -8])).toBe(text.replace('[ 10,20 ]', '[ 7,-8 ]'));
    expect(placed(text, 'Ford', [0, 2.25])).toBe(text.replace('[-1.5, 2]', '[0, 2.25]'));
  });

  it('is added where there is none, behind what is adjacent', () => {
    const text =
      'map: M\nspaces:\n  Fen:\n    kind: Moor\n    adjacent:\n      - Ford\n\n  Ford: { kind: Moor }\n  Weir: {}\n';
    expect(placed(text, 'Fen', [1, 2])).toBe(text.replace('- Ford\n', '- Ford\n    at: [1, 2]\n'));
    expect(placed(text, 'Ford', [1, 2])).toBe(text.replace('Moor }', 'Moor, at: [1, 2] }'));
    expect(placed(text, 'Weir', [1, 2])).toBe(text.replace('{}', '{ at: [1, 2] }'));
  });

  it('that no file has room for is refused, and the same place changes nothing', () => {
    const text = 'map: M\nspaces:\n  Fen: { at: [1, 2] }\n';
    expect(() => placed(text, 'Bog', [1, 2])).toThrow('no file declares `Bog`');
    expect(placed(text, 'Fen', [1, 2])).toBeUndefined();
    expect(() => placed('cards: []\n', 'Fen', [1, 2])).toThrow('no file declares `Fen`');
  });

  it('of each space of each game is read back, and all others stay', async () => {
    for (const game of ['arab-revolt', 'palestine', 'israeli-independence']) {
      const before = await shownOf(game);
      for (const [index, { name }] of before.spaces.entries()) {
        if (index % 5 > 0) continue;
        const { bench } = await opened(game);
        const changed = await bench.placed([{ space: name, at: [index, -index - 1] }]);
        expect(changed.length).toBe(1);
        const after = await shownOf(game, changed);
        for (const space of after.spaces) {
          const was = before.spaces.find((it) => it.name === space.name);
          expect(space).toEqual(space.name === name ? { ...was, at: [index, -index - 1] } : was);
        }
      }
    }
  });

  it('changes neither what a saved game is held against nor an engine, in both games of a board', async () => {
    for (const game of ['arab-revolt', 'palestine']) {
      const { bench, texts } = await opened(game);
      await bench.start({ seed: 3 });
      const [saved, engine] = [await bench.save(), emitEngine(await bench.core())];
      const [changed] = await bench.placed([{ space: 'Gaza', at: [1, 1] }]);
      expect(changed?.path).toBe(boardPath);
      expect(changed?.text).toBe(textAt(texts, boardPath).text.replace('at: [330, 1090]', 'at: [1, 1]'));
      await bench.write(boardPath, changed?.text ?? '');
      expect((await bench.settle()).table?.parted).toBeNull();
      expect([await bench.save(), emitEngine(await bench.core())]).toEqual([saved, engine]);
    }
  });
});

describe('places for a space that was moved', () => {
  const point = fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 }));

  it('are that of it alone, in the units of the board', async () => {
    const shown = await shownOf('arab-revolt');
    fc.assert(
      fc.property(fc.constantFrom(...shown.spaces), ({ name, at }) => {
        const [only, ...others] = placesFor(shown, name, positionsOf(shown).get(name) ?? [0, 0]);
        expect([only, others]).toEqual([{ space: name, at }, []]);
      }),
    );
  });

  it('are those of all where the board told none, so that the draft stays as it was', () => {
    const spaces = ['A', 'B', 'C'].map((name) => ({
      name,
      adjacent: ['A', 'B', 'C'].filter((it) => it !== name),
      at: null,
    }));
    const shown = { spaces, paths: [] } as unknown as GameShown;
    const draft = positionsOf(shown);
    fc.assert(
      fc.property(point, (to) => {
        const places = placesFor(shown, 'B', to);
        expect(places).toEqual(
          [...draft].map(([space, at]) => ({ space, at: space === 'B' ? [to[0] + 0, to[1] + 0] : at })),
        );
      }),
    );
  });
});
