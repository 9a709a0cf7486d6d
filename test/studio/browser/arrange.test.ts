/** Spaces that are moved on the page: by the mouse and by the keyboard, written into the file of the board, and taken back. */
import { afterEach, describe, expect, it } from 'vitest';
import { findings } from './findings.js';
import { openStudio, type Studio, word } from './studio-page.js';

const board = 'boards/palestine.yaml';

let studio: Studio;
afterEach(async () => {
  expect(studio.complaints).toEqual([]);
  await studio.end();
});

const placeOf = (text: string, space: string): string =>
  new RegExp(`^ {2}${space}:\\n(?: {4}.*\\n)*? {4}at: (\\[.*\\])$`, 'mu').exec(text)?.[1] ?? '';

describe('a space', () => {
  it('is dragged, and its place alone is written; a step with the keyboard too; undo takes it back', async () => {
    studio = await openStudio({ game: 'palestine' });
    const { page } = studio;
    await page.getByRole('region', { name: 'Question' }).waitFor();
    const before = studio.read(board);
    await page.getByRole('button', { name: 'Arrange' }).click();
    const gaza = page.getByRole('button', { name: 'Move Gaza' });
    const box = await gaza.locator('text').first().boundingBox();
    if (box === null) throw new Error('it is drawn');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y - 30, { steps: 5 });
    await studio.picture('arrange-light');
    await page.mouse.up();
    await expect.poll(() => studio.read(board)).not.toBe(before);
    const dragged = studio.read(board);
    expect(dragged).toBe(before.replace('at: [330, 1090]', `at: ${placeOf(dragged, 'Gaza')}`));
    const [x = 0, y = 0] = JSON.parse(placeOf(dragged, 'Gaza')) as number[];
    expect(x).toBeGreaterThan(330);
    expect(y).toBeLessThan(1090);
    // The game goes on as it was.
    expect(await page.getByText('The rules have changed').count()).toBe(0);
    const samaria = page.getByRole('button', { name: 'Move Samaria', exact: true });
    await samaria.focus();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await expect.poll(() => studio.read(board)).not.toBe(dragged);
    expect(studio.read(board)).toBe(
      dragged.replace(placeOf(dragged, 'Samaria'), () => placeOf(studio.read(board), 'Samaria')),
    );
    expect(await findings(studio)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    const undo = (): Promise<number> =>
      page.evaluate(
        async (token) =>
          (await fetch('/api/undo', { method: 'POST', headers: { Authorization: `Bearer ${token}` } })).status,
        word,
      );
    expect(await undo()).toBe(200);
    await expect.poll(() => studio.read(board)).toBe(dragged);
  });

  it('of a board with changes that are not saved is placed among them, and saved with them', async () => {
    studio = await openStudio({ game: 'arab-revolt', scheme: 'dark' });
    const { page } = studio;
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await studio.show('Edit');
    await page.getByRole('button', { name: 'palestine.yaml' }).click();
    await page.getByRole('textbox', { name: 'Text of the file' }).getByText('board: Palestine').click();
    await page.keyboard.press('End');
    await page.keyboard.type('  # mine');
    const before = studio.read(board);
    await studio.show('Play');
    await page.getByRole('button', { name: 'Arrange' }).click();
    await page.getByRole('button', { name: 'Move Gaza' }).focus();
    await page.keyboard.press('ArrowRight');
    await studio.picture('arrange-dark');
    // Leaving writes it at once.
    await page.getByRole('button', { name: 'Done' }).click();
    await studio.show('Edit');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => studio.read(board)).toContain('# mine');
    await expect.poll(() => placeOf(studio.read(board), 'Gaza')).not.toBe('[330, 1090]');
    const after = studio.read(board);
    expect(after.replace('  # mine', '').replace(placeOf(after, 'Gaza'), '[330, 1090]')).toBe(before);
  });
});

describe('a space that can be chosen', () => {
  it('is come to and chosen by the keyboard on the board itself', async () => {
    studio = await openStudio({ game: 'palestine' });
    const { page } = studio;
    await page.getByRole('region', { name: 'Question' }).waitFor();
    const lit = page.locator('svg[aria-label="Board"] .space.lit');
    const log = page.locator('.log ol');
    for (let answered = 0; answered < 40 && (await lit.count()) === 0; answered += 1) {
      const before = await log.textContent();
      await page.keyboard.press('1');
      await expect.poll(() => log.textContent()).not.toBe(before);
    }
    await lit.first().focus();
    expect(await lit.first().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await findings(studio)).toEqual([]);
    const before = await log.textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => log.textContent()).not.toBe(before);
  });
});
