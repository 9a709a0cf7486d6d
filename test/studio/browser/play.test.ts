/** Whole games on the page: by clicks on buttons and on the board, and by the keyboard alone. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { boardRead, openStudio, type Studio } from './studio-page.js';

let studio: Studio;
afterEach(async () => {
  expect(studio.complaints).toEqual([]);
  await studio.end();
});

const question = (page: Page) => page.getByRole('region', { name: 'Question' });

/** How many lines the log has, of which the page shows the last. */
function logged(page: Page): Promise<number> {
  return page.locator('.log ol').evaluate((list: HTMLOListElement) => list.start - 1 + list.children.length);
}

/** Waits until something has happened since the log had so many lines, or the game has ended. */
async function nextQuestion(page: Page, before: number): Promise<void> {
  await expect.poll(async () => (await logged(page)) !== before || (await isOver(page))).toBe(true);
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return box;
}

async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.question.over').count()) > 0;
}

describe('a whole game', () => {
  it('is played by clicks, on the board wherever it is lit', async () => {
    studio = await openStudio({ game: 'arab-revolt' });
    const { page } = studio;
    await question(page).waitFor();
    await studio.picture('play-light');
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('form', { name: 'New game' }).getByLabel('Seed').fill('7');
    await page.getByLabel('Rebels', { exact: true }).selectOption('random');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => page.getByRole('form', { name: 'New game' }).count()).toBe(0);
    let onBoard = 0;
    let answered = 0;
    for (; answered < 1500 && !(await isOver(page)); answered += 1) {
      const before = await logged(page);
      const lit = page.locator('svg[aria-label="Board"] [role="button"]');
      const count = await lit.count();
      if (count > 0 && answered % 2 === 0) {
        // On its name or its letters: an area is not everywhere in the rectangle around it.
        const { x, y, width, height } = await boxOf(
          lit
            .nth(answered % count)
            .locator('text')
            .first(),
        );
        await page.mouse.click(x + width / 2, y + height / 2);
        onBoard += 1;
      } else {
        const options = question(page).getByRole('list').getByRole('button');
        await options.nth(answered % (await options.count())).click();
      }
      if (answered === 12) await studio.picture('play-lit');
      await nextQuestion(page, before);
    }
    expect(onBoard).toBeGreaterThan(20);
    await expect.poll(() => question(page).getByRole('heading').textContent()).toMatch(/win|lose|draw|ended/u);
    await studio.picture('play-over');
    // What it says of the end is taken back and comes again.
    const ended = await boardRead(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => isOver(page)).toBe(false);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => isOver(page)).toBe(true);
    expect(await boardRead(page)).toEqual(ended);
  });

  it('is played by the keyboard alone', async () => {
    studio = await openStudio({ game: 'israeli-independence', scheme: 'dark' });
    const { page } = studio;
    await question(page).waitFor();
    await studio.picture('solitaire-dark');
    let answered = 0;
    for (; answered < 1500 && !(await isOver(page)); answered += 1) {
      const before = await logged(page);
      // By its number, or by going to it with an arrow.
      if (answered % 3 === 0) await page.keyboard.press('1');
      else {
        await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.options') !== null)).toBe(true);
        if (answered % 3 === 1) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      }
      await nextQuestion(page, before);
    }
    await expect.poll(() => question(page).getByRole('heading').textContent()).toMatch(/win|lose|draw|ended/u);
    expect(answered).toBeGreaterThan(5);
    await page.keyboard.press('u');
    await expect.poll(() => isOver(page)).toBe(false);
  });

  it('is saved as a file, and taken up again from it', async () => {
    studio = await openStudio({ game: 'palestine', scheme: 'dark' });
    const { page } = studio;
    await question(page).waitFor();
    await studio.picture('play-dark');
    for (let answered = 0; answered < 6; answered += 1) {
      const before = await logged(page);
      await page.keyboard.press('1');
      await nextQuestion(page, before);
    }
    const [board, asked] = [await boardRead(page), await question(page).getByRole('heading').textContent()];
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const saved = await (await download).path();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => logged(page)).toBeLessThan(6);
    await page.getByLabel('A saved game').setInputFiles(saved);
    await expect.poll(() => question(page).getByRole('heading').textContent()).toBe(asked);
    expect(await boardRead(page)).toEqual(board);
  });

  it('is watched between two players that think, halted, and gone on with', async () => {
    studio = await openStudio({ game: 'israeli-independence' });
    const { page } = studio;
    await question(page).waitFor();
    await page.getByRole('button', { name: 'New game' }).click();
    const form = page.getByRole('form', { name: 'New game' });
    await form.getByLabel('Israelis', { exact: true }).selectOption('mcts');
    await form.getByLabel('Playouts of Israelis').fill('20');
    await form.getByRole('button', { name: 'Start' }).click();
    await question(page).getByRole('button', { name: 'Halt' }).click();
    await question(page).getByRole('button', { name: 'Go on' }).waitFor();
    expect(await question(page).textContent()).toContain('Israelis are to answer');
    const lines = await logged(page);
    await page.keyboard.press('1');
    expect(await logged(page)).toBe(lines);
    await question(page).getByRole('button', { name: 'Go on' }).click();
    await page.locator('.question.over').waitFor();
    expect(await logged(page)).toBeGreaterThan(lines);
  });
});
