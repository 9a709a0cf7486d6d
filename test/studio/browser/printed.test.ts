/** What is printed of every game, as a browser lays it out: nothing is cut off, and each page has its size. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeOf } from '../../../compiler/languages/languages.js';
import { bookletOf } from '../../../compiler/print/booklet.js';
import { cardsOf } from '../../../compiler/print/cards.js';
import { documentText } from '../../../compiler/print/document.js';
import { bookletDocument, cardsDocument, type CardsToPrint } from '../../../compiler/print/documents.js';
import { papers } from '../../../compiler/print/papers.js';
import { pagesOf } from '../../../compiler/print/pdf.js';
import { type Book, bookOf } from '../../../compiler/table/book.js';
import { ran } from '../../support/command-line.js';
import { folders } from '../../support/every-spec.js';
import { checkedGame } from '../../support/games.js';
import { browserHere } from './studio-page.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const pictures = join(tmpdir(), 'rulewright-studio-pictures');
const [a4, letter] = papers;

let page: Page;
let folder: string;
beforeAll(async () => {
  page = await (await browserHere()).newPage();
  await page.emulateMedia({ media: 'print' });
  folder = mkdtempSync(join(tmpdir(), 'rulewright-printed-'));
  mkdirSync(pictures, { recursive: true });
});

afterAll(async () => {
  await page.close();
  rmSync(folder, { recursive: true, force: true });
});

function bookIn(game: string, language: string): Book {
  const { world, analysis } = checkedGame(game);
  if (world === null) throw new Error(`${game} has errors`);
  const verbs = analysis.language.vocabulary.stateVerbs;
  return bookOf(world, analysis.spec, verbs, localeOf(language, analysis.spec, verbs));
}

/** What goes beyond the safe part of its card, which is what a cutter may miss by. */
function cutOff(): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.face')].flatMap((face) => {
      const edge = face.getBoundingClientRect();
      const bleed = Number(getComputedStyle(face).getPropertyValue('--bleed'));
      const safe = (bleed + 2.5) * (96 / 25.4);
      const texts = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
      const lines: { readonly top: number; readonly bottom: number; readonly right: number }[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        // Fonts of Japanese have more room above and below than their letters take.
        const tall =
          1.25 * parseFloat(text.parentElement === null ? '0' : getComputedStyle(text.parentElement).fontSize);
        for (const { top, bottom, right, width } of range.getClientRects()) {
          const room = Math.max(0, (bottom - top - tall) / 2);
          if (width > 0) lines.push({ top: top + room, bottom: bottom - room, right });
        }
      }
      const beyond = lines.some(
        (it) => it.bottom > edge.bottom - safe || it.right > edge.right - safe || it.top < edge.top + safe,
      );
      return beyond || face.scrollHeight > face.clientHeight ? [face.getAttribute('aria-label') ?? ''] : [];
    }),
  );
}

describe.each(folders)('the cards of %s', (game) => {
  it.each(['en', 'ja'])('hold their text in %s, and are cut at 63.5 × 88.9 mm', async (language) => {
    const cards = cardsOf(bookIn(game, language));
    await page.setContent(documentText(cardsDocument(cards, a4, 3)));
    expect(await cutOff()).toEqual([]);
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll('.face')].map((face) => {
        const { width, height } = face.getBoundingClientRect();
        return [width, height].map((it) => ((it / 96) * 25.4 - 6).toFixed(1)).join(' × ');
      }),
    );
    expect(new Set(sizes)).toEqual(new Set(['63.5 × 88.9']));
    if (game.startsWith('starter')) return;
    const picture = join(pictures, `printed-${game}-${language}.png`);
    await page.locator('.sheet').first().screenshot({ path: picture });
  });
});

describe('what is printed', () => {
  it('holds a text of any length, in fonts of Japanese where it is Japanese', async () => {
    const cards = cardsOf(bookIn('palestine', 'ja'));
    const [first] = cards.cards;
    if (first === undefined) throw new Error('there is a card');
    const texts = ['Troops in each District with a Curfew remove Active Cells', '政治意志を1増加させ、兵員を置く'];
    const long: CardsToPrint = {
      ...cards,
      cards: texts.flatMap((text) =>
        [5, 20, 60, 400].map((times) => ({
          ...first,
          title: text.repeat(times > 60 ? 4 : 1),
          sides: first.sides.map((side, index) => ({
            ...side,
            lines: Array.from({ length: index + 1 }, () => ({ depth: 1, text: `${text} `.repeat(times) })),
          })),
        })),
      ),
    };
    await page.setContent(documentText(cardsDocument(long, letter ?? a4, 0)));
    expect(await cutOff()).toEqual([]);
    const font = await page.evaluate(
      () => getComputedStyle(document.querySelector('.face') ?? document.body).fontFamily,
    );
    expect(font).toMatch(/Noto Sans CJK JP.*Hiragino.*Yu Gothic/u);
  });

  it('of a booklet is as wide as its page', async () => {
    for (const [game, language] of [
      ['arab-revolt', 'en'],
      ['palestine', 'ja'],
      ['israeli-independence', 'en'],
    ] as const) {
      const { rulings } = checkedGame(game).analysis;
      await page.setViewportSize({ width: Math.round(((210 - 32) / 25.4) * 96), height: 1000 });
      await page.setContent(documentText(bookletDocument(bookletOf(bookIn(game, language), rulings), a4)));
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([game, wide]).toEqual([game, 0]);
    }
  });

  it('by the command is PDF of the paper that was asked for, with the pages of the contents', async () => {
    cpSync(join(root, 'spec', 'starter'), join(folder, 'spec', 'vale'), { recursive: true });
    const { exitCode, out, err } = await ran(['print', '--paper', 'letter', '--bleed', '0'], { cwd: folder });
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toMatch(/cards\.pdf: \d+ pages?\n[^]*booklet\.pdf: \d+ pages\n/u);
    const pagesIn = (what: string): ReturnType<typeof pagesOf> =>
      pagesOf(readFileSync(join(folder, 'print', `vale-${what}.pdf`), 'latin1'));
    const points = [215.9, 279.4].map((it) => Math.round((it / 25.4) * 72));
    const rounded = (what: string): readonly string[] =>
      pagesIn(what).sizes.map((size) => size.map((it) => Math.round(it)).join(' × '));
    const cards = cardsOf(bookIn('starter', 'en')).cards.length;
    expect(rounded('cards')).toEqual(Array.from({ length: Math.ceil(cards / 9) }, () => points.join(' × ')));
    const booklet = rounded('booklet');
    expect(new Set(booklet)).toEqual(new Set([points.join(' × ')]));
    const numbers = [...pagesIn('booklet').numbers].filter(([place]) => place.startsWith('chapter-'));
    const inOrder = numbers.sort(([one], [other]) => Number(one.slice(8)) - Number(other.slice(8))).map(([, it]) => it);
    expect(inOrder.length).toBeGreaterThan(5);
    expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
    expect(inOrder.at(-1)).toBeLessThanOrEqual(booklet.length);
  });
});
