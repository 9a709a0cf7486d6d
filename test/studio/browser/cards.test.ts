/** The cards and the booklet on the page: read in two languages, and printed as `print` prints them. */
import { afterEach, describe, expect, it } from 'vitest';
import { pagesOf } from '../../../compiler/print/pdf.js';
import { openStudio, type Studio } from './studio-page.js';

let studio: Studio;
afterEach(async () => {
  expect(studio.complaints).toEqual([]);
  await studio.end();
});

/** The sizes of the pages that the browser would print, in millimetres. */
async function printedPages({ page }: Studio): Promise<readonly string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { sizes } = pagesOf(pdf.toString('latin1'));
  return sizes.map((size) => size.map((points) => Math.round((points / 72) * 25.4)).join(' × '));
}

describe('the cards', () => {
  it('stand beside another language, are found in both, and are printed on the paper that is chosen', async () => {
    studio = await openStudio({ game: 'palestine', scheme: 'dark' });
    const { page } = studio;
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await studio.show('Cards');
    const articles = page.getByRole('article');
    await expect.poll(() => articles.count()).toBe(35);
    await page.getByLabel('Beside it').selectOption('ja');
    await expect.poll(() => articles.count()).toBe(70);
    await page.getByLabel('Find cards').fill('ハガナー');
    const both = await articles.allTextContents();
    expect(both.filter((text) => text.includes('Haganah')).length).toBeGreaterThan(1);
    expect(both.filter((text) => text.includes('ハガナー')).length).toBeGreaterThan(1);
    await studio.picture('cards-in-two-languages');
    await page.getByLabel('Find cards').fill('');
    expect(await printedPages(studio)).toEqual(Array.from({ length: 5 }, () => '297 × 210'));
    await page.getByLabel('Paper').selectOption('Letter');
    await page.getByLabel('Bleed').fill('0');
    await page.getByLabel('Bleed').press('Tab');
    await expect.poll(() => printedPages(studio)).toEqual(Array.from({ length: 4 }, () => '216 × 279'));
  });

  it('give way to the booklet, whose contents lead within it, and both are saved as pages', async () => {
    studio = await openStudio({ game: 'arab-revolt' });
    const { page, address } = studio;
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await studio.show('Cards');
    await page.getByRole('button', { name: 'Booklet' }).click();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.waitFor();
    await studio.picture('booklet');
    await contents.getByRole('link', { name: 'Rally' }).click();
    await expect
      .poll(() =>
        page
          .getByRole('heading', { name: 'Rally' })
          .boundingBox()
          .then((box) => box?.y),
      )
      .toBeLessThan(950);
    expect(page.url()).toBe(address);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a page' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('arab-revolt-booklet.html');
    const sizes = await printedPages(studio);
    expect(new Set(sizes)).toEqual(new Set(['210 × 297']));
    expect(sizes.length).toBeGreaterThan(15);
  });
});
