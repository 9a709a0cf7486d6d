/** What is long stays usable: the log of a whole game, and the margin of a text; and a question says why others are not offered. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { findings } from '../findings.js';
import { openStudio, type Studio } from '../studio-page.js';

let studio: Studio;
afterEach(async () => {
  expect(studio.complaints).toEqual([]);
  await studio.end();
});

const question = (page: Page) => page.getByRole('region', { name: 'Question' });

describe('the log of a long game', () => {
  it('of 1,000 lines shows its last ones, all when asked for, and scrolls', async () => {
    // No game of the spec has so many lines: here dice are thrown that nobody asks for.
    studio = await openStudio({
      game: 'arab-revolt',
      prepare: (spec) => {
        const path = join(spec, 'arab-revolt', 'sequence.yaml');
        const text = readFileSync(path, 'utf8');
        const longer = text.replace(
          '      - adjust the order',
          '      - 60 times:\n          - roll a die\n      - adjust the order',
        );
        expect(longer).not.toBe(text);
        writeFileSync(path, longer);
      },
    });
    const { page } = studio;
    await question(page).waitFor();
    await page.getByRole('button', { name: 'New game' }).click();
    const form = page.getByRole('form', { name: 'New game' });
    for (const faction of ['British', 'Rebels']) await form.getByLabel(faction, { exact: true }).selectOption('random');
    await form.getByRole('button', { name: 'Start' }).click();
    await page.locator('.question.over').waitFor();
    const list = page.locator('.log ol');
    const lines = await list.evaluate((it: HTMLOListElement) => it.start - 1 + it.children.length);
    expect(lines).toBeGreaterThan(1000);
    // However long it is, few elements are drawn until all are asked for.
    expect(await list.locator('*').count()).toBeLessThan(1200);
    await page.getByRole('button', { name: `Show all ${lines} lines` }).click();
    await expect.poll(() => list.locator('> li').count()).toBe(lines);
    await list.evaluate((element) => {
      element.scrollTop = 0;
    });
    expect(
      await list.evaluate((element) => element.scrollHeight > element.clientHeight && element.scrollTop === 0),
    ).toBe(true);
  });
});

describe('the margin of a text', () => {
  it('tells how many examples come to each sentence, and which examples hold', async () => {
    studio = await openStudio({ game: 'arab-revolt' });
    const { page } = studio;
    await question(page).waitFor();
    await studio.show('Edit');
    await page.getByRole('button', { name: /a13-arab-investigation-centres\.yaml/u }).click();
    await expect.poll(() => page.locator('.note-covered').count(), { timeout: 60_000 }).toBeGreaterThan(1);
    expect(await page.locator('.note-covered').first().getAttribute('title')).toMatch(/^\d+ examples? comes? to it$/u);
    expect(await page.locator('.note-holds').count()).toBeGreaterThan(0);
    await studio.picture('margin-light');
    expect(await findings(studio)).toEqual([]);
  });
});

describe('a question for a space', () => {
  it('says why others are not offered, in the list and on the board', async () => {
    studio = await openStudio({ game: 'arab-revolt', scheme: 'dark' });
    const { page } = studio;
    await question(page).waitFor();
    const why = question(page).getByText('Why not others?');
    const log = page.locator('.log ol');
    for (let answered = 0; answered < 60 && (await why.count()) === 0; answered += 1) {
      const before = await log.textContent();
      await page.keyboard.press('1');
      await expect.poll(() => log.textContent()).not.toBe(before);
    }
    await why.click();
    const reason = question(page).locator('.not-offered dt').first();
    const space = question(page).locator('.not-offered dd').first();
    const [text, name] = [await reason.textContent(), await space.textContent()];
    const title = page.locator('svg[aria-label="Board"]').locator(`[aria-label^="${name ?? ''}, "] > title`);
    expect(await title.textContent()).toContain(`Not offered: ${text ?? ''}`);
    await studio.picture('not-offered-dark');
    expect(await findings(studio)).toEqual([]);
  });
});
