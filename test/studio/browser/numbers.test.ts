/** Simulated games on the page: played beside the game on the table, stopped, drawn, saved and read. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { findings } from './findings.js';
import { openStudio, type Studio } from './studio-page.js';

let studio: Studio;
afterEach(async () => {
  expect(studio.complaints).toEqual([]);
  await studio.end();
});

const results = () => studio.page.getByRole('region', { name: 'Results' });
const simulate = () => studio.page.getByRole('form', { name: 'Simulate' });
const ends = () => results().getByRole('img', { name: /^How .* ended$/u });

async function saved(what: string): Promise<Buffer> {
  const download = studio.page.waitForEvent('download');
  await results().getByRole('button', { name: what, exact: true }).first().click();
  return readFileSync(await (await download).path());
}

describe('simulated games', () => {
  it('are counted and drawn, saved as pictures and numbers, and opened again', async () => {
    studio = await openStudio({ game: 'arab-revolt' });
    const { page } = studio;
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await studio.show('Numbers');
    await simulate().getByLabel('Games', { exact: true }).fill('30');
    await simulate().getByRole('button', { name: 'Simulate', exact: true }).click();
    await results().getByText('30 of 30 games were played').waitFor({ timeout: 60_000 });
    expect(await ends().locator('desc').textContent()).toMatch(/won by British: [\d.]+ % \(.*\), \d+ of 30 games/u);
    await studio.picture('numbers-light');
    expect(await findings(studio)).toEqual([]);
    const svg = (await saved('SVG')).toString();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*30 games ended.*<\/svg>$/su);
    expect((await saved('PNG')).subarray(1, 4).toString()).toBe('PNG');
    expect((await saved('CSV')).toString()).toMatch(/^what,value,low,high\n"won by British",0\.\d+/u);
    const json = await saved('Save all as JSON');
    const before = await ends().textContent();
    await page.reload();
    await studio.show('Numbers');
    await page
      .getByLabel('A file of simulated games')
      .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: json });
    await results().getByText('games.json: 30 games').waitFor();
    expect(await ends().textContent()).toBe(before);
    await page
      .getByLabel('A file of simulated games')
      .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"games": 3}') });
    await page.getByRole('alert').filter({ hasText: 'is no file of simulated games' }).waitFor();
  });

  it('are stopped, and one plays meanwhile; what was played so far is drawn', async () => {
    studio = await openStudio({ game: 'israeli-independence', scheme: 'dark' });
    const { page } = studio;
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await studio.show('Numbers');
    await simulate().getByLabel('Games', { exact: true }).fill('1000000');
    await simulate().getByRole('button', { name: 'Simulate', exact: true }).click();
    await ends().waitFor({ timeout: 60_000 });
    await studio.show('Play');
    const log = page.locator('.log ol');
    const before = await log.textContent();
    await page.keyboard.press('1');
    await expect.poll(() => log.textContent()).not.toBe(before);
    await studio.show('Numbers');
    await results().getByRole('button', { name: 'Stop' }).click();
    await results()
      .getByText(/^Stopped: \d+ of 1000000 games were played$/u)
      .waitFor();
    const told = await ends().textContent();
    await page.waitForTimeout(500);
    expect(await ends().textContent()).toBe(told);
    await studio.picture('numbers-dark');
    expect(await findings(studio)).toEqual([]);
  });

  it('are played by those that think, within their budget', async () => {
    studio = await openStudio({ game: 'israeli-independence' });
    const { page } = studio;
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await studio.show('Numbers');
    const [seat] = await simulate().getByRole('combobox').all();
    await seat?.selectOption('mcts');
    await simulate()
      .getByLabel(/^Playouts of/u)
      .fill('2');
    await simulate().getByLabel('Games', { exact: true }).fill('2');
    await simulate().getByRole('button', { name: 'Simulate', exact: true }).click();
    await results().getByText('2 of 2 games were played').waitFor({ timeout: 120_000 });
    expect(await results().textContent()).toContain('mcts:2');
  });
});
