/** Whatever is asked of a bench, it answers, or fails with a message for people; and it goes on. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answerTo } from '../../studio/bench/answers.js';
import { hostileTexts, opened, type Opened, playedOn, savedTexts, textAt } from './opened.js';

const noStack = /\n\s*at |undefined is not|Cannot read properties|is not a function|is not iterable/u;

describe('a bench', () => {
  let on: Opened;
  beforeAll(async () => {
    on = await opened('arab-revolt');
  });

  it.each(hostileTexts.map((text) => [JSON.stringify(text.slice(0, 40)), text]))(
    'tells what is wrong with %s',
    async (_, text) => {
      const { bench, texts } = on;
      for (const end of ['a13-arab-investigation-centres.yaml', 'arab-revolt/game.yaml', 'boards/palestine.yaml']) {
        const { path, text: saved } = textAt(texts, end);
        const { diagnostics, sound } = await bench.write(path, text);
        expect([sound, diagnostics.length > 0]).toEqual([false, true]);
        expect(diagnostics.map(({ message }) => message).join('\n')).not.toMatch(noStack);
        expect((await bench.settle()).sound).toBe(false);
        await bench.complete(path, 3).catch((error: unknown) => {
          expect(String(error)).not.toMatch(noStack);
        });
        expect(await bench.write(path, saved)).toEqual({ diagnostics: [], sound: true });
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );

  it('is given no game, a game without files, and files called anything', async () => {
    const { bench } = await opened('arab-revolt');
    const none = await bench.open('nowhere', savedTexts('arab-revolt'));
    expect([none.sound, none.diagnostics.map(({ code }) => code)]).toEqual([false, ['RW0030']]);
    expect(await bench.game('en')).toBeNull();
    await expect(bench.start({ seed: 1 })).rejects.toThrow('the texts have errors: mend them');
    await bench.open('arab-revolt', savedTexts('arab-revolt'));
    for (const path of ['__proto__', 'arab-revolt/__proto__.yaml', 'arab-revolt/../x.yaml', '', 'boards/']) {
      await bench.write(path, 'nonsense: true\n');
      await bench.settle();
      await bench.write(path, null);
    }
    expect((await bench.settle()).sound).toBe(true);
  });

  it('refuses what is no question, no saved game and no answer, and plays on', async () => {
    const { bench } = on;
    const table = await playedOn(bench, { seed: 2 }, 5);
    const asked: readonly (readonly [data: unknown, failure: RegExp])[] = [
      [{ id: 1, method: 'toString' }, /^the bench knows no `toString`$/u],
      [{ id: 1, method: '__proto__' }, /^the bench knows no `__proto__`$/u],
      [{ id: 1 }, /^the bench knows no `undefined`$/u],
      [{ id: 1, method: 'answer', args: [9999] }, /^`9999` is no answer to "/u],
      [{ id: 1, method: 'load', args: ['{'] }, /^this is not a saved game$/u],
      [{ id: 1, method: 'load', args: ['{"game": 1}'] }, /^this cannot be taken up: this is not a saved game/u],
      [{ id: 1, method: 'load', args: ['{"\u202E": 1}'] }, /^this is not a saved game$/u],
      [{ id: 1, method: 'branch', args: ['table', -1] }, /^there is no moment -1 in it$/u],
      [{ id: 1, method: 'hover', args: ['nowhere.yaml', 0] }, /^there is no file `nowhere\.yaml` that can be read$/u],
    ];
    for (const [data, failure] of asked) {
      const answer = await answerTo(bench, data);
      expect(answer?.failure).toMatch(failure);
      expect(answer).not.toHaveProperty('value');
    }
    for (const data of [null, 7, 'x', {}, { method: 'table' }, { id: 'x', method: 'table' }]) {
      expect(await answerTo(bench, data)).toBeNull();
    }
    expect(await answerTo(bench, { id: 7, method: 'table', args: [] })).toEqual({ id: 7, value: table });
  });

  it('tells all as plain data', async () => {
    const { bench } = on;
    const table = await playedOn(bench, { seed: 2 }, 5);
    expect(structuredClone(table)).toEqual(table);
    expect(structuredClone(await bench.game('en'))).toEqual(await bench.game('en'));
    expect(structuredClone(await bench.replay('table'))).toEqual(await bench.replay('table'));
  });
});
