/** Each view of the page, light and dark, held against what axe-core knows of pages for everybody. */
import { afterEach, describe, expect, it } from 'vitest';
import { findings } from './findings.js';
import { openStudio, type Studio } from './studio-page.js';

let studio: Studio;
afterEach(async () => {
  expect(studio.complaints).toEqual([]);
  await studio.end();
});

describe.each(['light', 'dark'] as const)('in %s, no view has a serious finding:', (scheme) => {
  it('playing, replaying, editing and reading', async () => {
    studio = await openStudio({ game: 'arab-revolt', scheme });
    const { page } = studio;
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await page.getByRole('button', { name: 'New game' }).click();
    expect(await findings(studio)).toEqual([]);
    await studio.show('Replay');
    await page.getByRole('button', { name: /holds The example of play/u }).click();
    await page.getByRole('region', { name: 'Time line' }).waitFor();
    expect(await findings(studio)).toEqual([]);
    await studio.show('Edit');
    await page.getByRole('button', { name: /a13-arab-investigation-centres\.yaml/u }).click();
    await page.getByRole('textbox', { name: 'Text of the file' }).waitFor();
    expect(await findings(studio)).toEqual([]);
    await studio.show('Cards');
    await page.getByRole('article').first().waitFor();
    expect(await findings(studio)).toEqual([]);
  });
});
