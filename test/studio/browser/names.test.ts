/** The words of a file in their colours, its outline, and a name that is changed wherever it stands. */
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { findings } from './findings.js';
import { openStudio, type Studio } from './studio-page.js';

const card = 'saltmarsh/cards/c1-spring-tide.yaml';

let studio: Studio;
afterEach(async () => {
  await studio.end();
});

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the file' });

async function openedCard(scheme: 'light' | 'dark' = 'light'): Promise<Page> {
  studio = await openStudio({ game: 'saltmarsh', scheme });
  const { page } = studio;
  await page.getByRole('region', { name: 'Question' }).waitFor();
  await studio.show('Edit');
  await page.getByRole('button', { name: /c1-spring-tide\.yaml/u }).click();
  await page.locator('.word-type').first().waitFor();
  return page;
}

describe.each(['light', 'dark'] as const)('in %s, a file that is open', (scheme) => {
  it('has its words in colours, and an outline by which one goes to a line', async () => {
    const page = await openedCard(scheme);
    await studio.picture(`edit-colours-${scheme}`);
    expect(await findings(studio)).toEqual([]);
    const colourOf = (word: string): Promise<string> =>
      textOf(page)
        .getByText(word, { exact: true })
        .first()
        .evaluate((it) => getComputedStyle(it).color);
    const found = await Promise.all(['remove', 'Troopers', 'Harrow', 'Crown', 'Unrest'].map(colourOf));
    expect(new Set(found).size).toBe(5);
    // What is typed beside them leaves them theirs.
    await textOf(page).getByText('place', { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' and');
    await expect.poll(() => colourOf('Harrow')).toBe(found[2]);
    const outline = page.getByRole('navigation', { name: 'Outline' });
    await outline.getByRole('button', { name: 'card C1' }).focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => outline.locator('[aria-current]').textContent()).toBe('title High water');
    await page.keyboard.press('Control+Shift+[');
    await page.keyboard.type('  ');
    expect(await textOf(page).textContent()).toContain('  title: High water');
    expect(studio.complaints).toEqual([]);
  });
});

describe('what is looked for', () => {
  it('is a name too, which leads to where it is declared, as F12 does from a word', async () => {
    const page = await openedCard();
    const files = page.getByRole('navigation', { name: 'Files' });
    await page.getByLabel('Find files').fill('harro');
    await files.getByRole('button', { name: /^Harrow/u }).click();
    await page.getByRole('heading', { name: 'saltmarsh/map.yaml' }).waitFor();
    await page.getByLabel('Find files').fill('c1-');
    await files.getByRole('button', { name: /^c1-spring-tide/u }).click();
    await textOf(page).getByText('Troopers', { exact: true }).click();
    await page.keyboard.press('F12');
    await page.getByRole('heading', { name: 'saltmarsh/game.yaml' }).waitFor();
    // Two mistakes that can be meant in one way are mended by one button, each at its word by its own.
    await page.getByLabel('Find files').fill('c1-');
    await files.getByRole('button', { name: /^c1-spring-tide/u }).click();
    studio.write(card, studio.read(card).replace('1 space', 'one space').replace('in Harrow\n', 'in Harrow!\n'));
    // By key: what is above it may still move it away from a pointer.
    await page.getByRole('button', { name: 'Mend the 2 of this file' }).press('Enter');
    await expect
      .poll(() => page.getByRole('region', { name: 'Messages' }).getByRole('status').textContent())
      .toBe('Nothing is wrong.');
    await studio.picture('edit-found');
    // Who asks twice is answered twice; the second answer is of the text before the first, and is not typed.
    studio.write(card, `${studio.read(card)}# again\n`);
    await page.getByRole('button', { name: 'Take what is on the disk' }).press('Enter');
    await page.getByRole('button', { name: 'Mend the 2 of this file' }).evaluate((it: HTMLElement) => {
      it.click();
      it.click();
    });
    await textOf(page).getByText('- place up to cut Runners in Harrow').waitFor();
    await expect
      .poll(() => page.getByRole('region', { name: 'Messages' }).getByRole('status').textContent())
      .toBe('Nothing is wrong.');
    expect(await textOf(page).textContent()).toContain('in up to 1 space with');
    expect(studio.complaints).toEqual([]);
  });
});

describe('a name that is changed', () => {
  it('is changed in all files at once, of which one is told before, and taken back at once', async () => {
    const page = await openedCard();
    const paths = [card, 'saltmarsh/game.yaml', 'saltmarsh/setup.yaml'];
    const before = paths.map(studio.read);
    await textOf(page).getByText('Runners in Harrow').click();
    // What is typed and not saved is never saved along with a name.
    await page.keyboard.press('Control+End');
    await page.keyboard.type('# mine');
    await textOf(page).getByText('Runners', { exact: true }).last().click();
    await page.keyboard.press('F2');
    const dialog = page.getByRole('dialog', { name: 'Rename Runner' });
    await expect.poll(() => dialog.getByRole('alert').textContent()).toContain(`save what is typed first, in ${card}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+End');
    for (const _ of '# mine') await page.keyboard.press('Backspace');
    await textOf(page).getByText('Runners', { exact: true }).last().click();
    await page.keyboard.press('F2');
    await dialog.getByLabel('New name').fill('Unrest');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.getByRole('alert').textContent()).toContain('Unrest is taken');
    expect(await dialog.getByRole('alert').locator('code').allTextContents()).toEqual(['Unrest']);
    await dialog.getByLabel('New name').fill('Smuggler');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => dialog.getByRole('status').textContent())
      .toMatch(/^“Runner” becomes “Smuggler”, “Runners” becomes “Smugglers” \(piece\): \d+ places in \d+ files/u);
    await studio.picture('edit-rename');
    expect(await findings(studio)).toEqual([]);
    expect(paths.map(studio.read)).toEqual(before);
    await dialog.getByRole('button', { name: /^Rename in/u }).click();
    await dialog.waitFor({ state: 'detached' });
    await textOf(page).getByText('place up to cut Smugglers in Harrow').waitFor();
    await studio.picture('edit-renamed');
    expect(studio.read(card)).toBe(before[0]?.replaceAll('Runner', 'Smuggler'));
    expect(studio.read('saltmarsh/game.yaml')).toContain('Smuggler: { plural: Smugglers, faction: League');
    await expect
      .poll(() => page.getByRole('region', { name: 'Messages' }).getByRole('status').textContent())
      .toBe('Nothing is wrong.');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.yaml')))).toEqual([]);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await textOf(page).getByText('place up to cut Runners in Harrow').waitFor();
    expect(paths.map(studio.read)).toEqual(before);
    expect(studio.complaints).toEqual([]);
  });

  it('is changed in no file where one of them was changed outside, which is compared', async () => {
    const page = await openedCard();
    await textOf(page).getByText('Runners', { exact: true }).last().click();
    await page.getByRole('button', { name: 'Rename…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename Runner' });
    await dialog.getByLabel('New name').fill('Smuggler');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: /^Rename in/u }).waitFor();
    studio.write('saltmarsh/setup.yaml', `${studio.read('saltmarsh/setup.yaml')}# another hand\n`);
    const before = studio.read(card);
    await dialog.getByRole('button', { name: /^Rename in/u }).click();
    await expect
      .poll(() => dialog.getByRole('alert').textContent())
      .toContain('saltmarsh/setup.yaml was changed outside');
    expect(await dialog.getByRole('alert').textContent()).toContain('# another hand');
    await studio.picture('edit-rename-changed');
    expect(studio.read(card)).toBe(before);
  });
});
