/** Rules that come to no end while anybody waits: they are stopped, and nothing that was typed or played is lost. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { boardRead, openStudio, type Studio } from '../studio-page.js';

const card = 'arab-revolt/cards/a7-memory-of-al-qassam.yaml';

let studio: Studio;
afterEach(async () => {
  expect(studio.complaints).toEqual([]);
  await studio.end();
});

const question = (page: Page) => page.getByRole('region', { name: 'Question' });
const asked = (page: Page): Promise<string | null> => question(page).getByRole('heading').textContent();
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text of the file' });

/** Answers by the keyboard, and waits for the next question. */
async function answered(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const before = await page.locator('.log ol').textContent();
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('.log ol').textContent()).not.toBe(before);
  }
}

/** Types so many times instead of twice. */
async function typedTimes(page: Page, times: string): Promise<void> {
  await studio.show('Edit');
  await page.getByRole('button', { name: /a7-memory-of-al-qassam\.yaml/u }).click();
  await editor(page).getByText(' times:').first().click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type(`${times} times:`);
}

describe('a rule that goes on for hours', () => {
  it('in an example is stopped: the game stands as it did, what is typed is there, and another number is played', async () => {
    studio = await openStudio({
      game: 'arab-revolt',
      prepare: (spec) => {
        // Nobody is asked within, so that there is nothing to wait for.
        const many = '    - 2 times:\n        - 50000 times:\n            - shift Unity 1 toward Centralized\n';
        const before = '    - 2 times:\n';
        const place = join(spec, card);
        writeFileSync(place, readFileSync(place, 'utf8').replace(before, many + before));
      },
    });
    const { page } = studio;
    await question(page).waitFor();
    await answered(page, 4);
    const [board, heading] = [await boardRead(page), await asked(page)];
    await typedTimes(page, '1000000');
    const busy = page.getByRole('status').filter({ hasText: 'Still working' });
    await busy.waitFor();
    await studio.picture('still-working');
    // Letters are kept while nobody answers.
    await page.keyboard.press('End');
    await page.keyboard.type('  # mine');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('# mine');
    await busy.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('alert').filter({ hasText: 'came to no end' }).waitFor();
    expect(await busy.count()).toBe(0);
    await studio.picture('stopped');
    expect(await editor(page).textContent()).toContain('1000000 times:  # mine');
    await studio.show('Play');
    expect([await boardRead(page), await asked(page)]).toEqual([board, heading]);
    await answered(page, 1);
    await typedTimes(page, '3');
    const verdicts = page.getByRole('region', { name: 'Examples' });
    await expect.poll(() => verdicts.getByText('holds').count(), { timeout: 20_000 }).toBeGreaterThan(5);
    await studio.show('Play');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => asked(page)).toBe(heading);
    expect(await boardRead(page)).toEqual(board);
  });
});

describe('a game on the table', () => {
  it('is there again when the page is loaded anew', async () => {
    studio = await openStudio({ game: 'palestine' });
    const { page } = studio;
    await question(page).waitFor();
    await answered(page, 5);
    const [board, heading] = [await boardRead(page), await asked(page)];
    await page.reload();
    await question(page).waitFor();
    expect([await boardRead(page), await asked(page)]).toEqual([board, heading]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => asked(page)).not.toBe(heading);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => asked(page)).toBe(heading);
  });
});
