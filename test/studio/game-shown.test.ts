/** What a page draws and reads of a game. */
import { describe, expect, it } from 'vitest';
import { opened, playedOn } from './opened.js';

describe('a game on a bench', () => {
  it.each(['arab-revolt', 'palestine', 'israeli-independence'])(
    'of %s is told whole, in names that positions have',
    async (game) => {
      const { bench } = await opened(game);
      const shown = await bench.game('en');
      const { state } = await playedOn(bench, { seed: 1 }, 10);
      expect(shown?.spaces.map(({ name }) => name)).toEqual(Object.keys(state.spaces));
      expect(shown?.tracks.map(({ name }) => name)).toEqual(Object.keys(state.tracks));
      expect(shown?.boxes).toEqual(Object.keys(state.boxes));
      const columns = shown?.pieces.flatMap((piece) => piece.columns.map(({ name }) => name)) ?? [];
      expect(columns).toEqual(
        expect.arrayContaining(Object.values(state.spaces).flatMap(({ pieces }) => Object.keys(pieces))),
      );
      const names = new Set(shown?.spaces.map(({ name }) => name));
      expect(shown?.spaces.flatMap(({ adjacent }) => adjacent).filter((it) => !names.has(it))).toEqual([]);
      expect(shown?.cards.filter(({ path }) => path === '')).toEqual([]);
    },
  );

  it('is read as `show` reads it, side by side with its other languages', async () => {
    const { bench } = await opened('arab-revolt');
    const [card] = (await bench.game('en'))?.cards.filter(({ code }) => code === 'A13') ?? [];
    expect(card).toEqual({
      code: 'A13',
      title: 'Arab Investigation Centres',
      path: 'arab-revolt/cards/a13-arab-investigation-centres.yaml',
      kind: 'Event',
      values: [],
      facts: [],
      sides: [
        {
          name: 'unshaded',
          called: 'unshaded',
          title: 'Intel guides operations',
          lines: [
            { depth: 0, text: 'British may, up to as many times as there are Rebel pieces in Prison, at most 3:' },
            { depth: 1, text: 'conduct a Limited Operation' },
          ],
        },
        {
          name: 'shaded',
          called: 'shaded',
          title: 'Torture techniques exposed',
          lines: [{ depth: 0, text: 'reduce Political Will by the Rebel pieces in Prison, at most 3' }],
        },
      ],
    });
    const japanese = await bench.game('ja');
    const table = await bench.start({ seed: 1 });
    expect(japanese?.languages).toContain('en');
    expect(table.asked?.text).not.toBe(table.asked?.asks);
    expect((await bench.game('xx'))?.cards.find(({ code }) => code === 'A13')).toEqual(card);
    expect((await bench.cards('en'))?.cards).toContainEqual(card);
    expect((await bench.booklet('en'))?.title).toBe('The British Way: Arab Revolt');
  });
});
