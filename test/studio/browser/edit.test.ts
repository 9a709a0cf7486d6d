/** Editing on the page: a mistake and its mending, what is kept and what is refused, and texts that mean harm. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { browserHere, openStudio, type Studio, word } from './studio-page.js';

const card = 'arab-revolt/cards/a13-arab-investigation-centres.yaml';
const sentence = 'reduce Political Will by the Rebel pieces in Prison, at most 3';

let studio: Studio;
afterEach(async () => {
  await studio.end();
});

async function opened(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Question' }).waitFor();
  await studio.show('Edit');
  await page.getByRole('button', { name: /a13-arab-investigation-centres\.yaml/u }).click();
  await page.getByRole('textbox', { name: 'Text of the file' }).getByText(sentence).waitFor();
}

/** Puts the cursor behind the sentence and types. */
async function typedBehindSentence(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Text of the file' }).getByText(sentence).click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

describe('a card in the editor', () => {
  it('is broken, which is told at once, and mended, which takes it back; its examples follow its number', async () => {
    studio = await openStudio({ game: 'arab-revolt' });
    const { page } = studio;
    await opened(page);
    await expect.poll(() => messages(page).getByRole('status').textContent()).toBe('Nothing is wrong.');
    await typedBehindSentence(page, ' Guerillas');
    await expect.poll(() => messages(page).textContent()).toContain(`${card}:11`);
    expect(await messages(page).getByRole('status').textContent()).toBe('1 message');
    expect(await messages(page).locator('code').allTextContents()).toContain('at most');
    expect(await messages(page).textContent()).not.toContain('`');
    await studio.picture('edit-error');
    for (let letter = 0; letter < ' Guerillas'.length; letter += 1) await page.keyboard.press('Backspace');
    await expect.poll(() => messages(page).getByRole('status').textContent()).toBe('Nothing is wrong.');
    // Another number is no mistake; an example that counted on it fails.
    await page.keyboard.press('Backspace');
    await page.keyboard.type('2');
    const examples = page.getByRole('region', { name: 'Examples' });
    const failing = examples.getByRole('listitem').filter({ hasText: 'fails' });
    await expect.poll(() => failing.count()).toBeGreaterThan(0);
    expect(await failing.first().textContent()).toContain('no more than three count');
    await studio.picture('edit-failing');
    await page.keyboard.press('Control+s');
    await expect.poll(() => studio.read(card)).toContain('at most 2');
    expect(studio.complaints).toEqual([]);
  });

  it('is shown from its beginning, wherever the file before was, and later from where it was left', async () => {
    studio = await openStudio({ game: 'arab-revolt' });
    const { page } = studio;
    await opened(page);
    const text = page.getByRole('textbox', { name: 'Text of the file' });
    const isShown = (words: string): Promise<boolean> => text.getByText(words).first().isVisible();
    await text.click();
    await page.keyboard.press('Control+End');
    await expect.poll(() => isShown('card: A13')).toBe(false);
    await page.getByRole('button', { name: /a14-arab-ladies/u }).click();
    await expect.poll(() => isShown('card: A14')).toBe(true);
    await expect.poll(() => isShown('title: Arab Ladies of Jerusalem')).toBe(true);
    await page.getByRole('button', { name: /a13-arab-investigation/u }).click();
    await expect.poll(() => text.textContent()).toContain('no more than three count');
    await expect.poll(() => isShown('title: Arab Investigation Centres')).toBe(false);
  });

  it('that was changed outside is compared, and what is typed is not lost until somebody chooses', async () => {
    studio = await openStudio({ game: 'arab-revolt' });
    const { page } = studio;
    await opened(page);
    await typedBehindSentence(page, '  # mine');
    studio.write(card, studio.read(card).replace('Torture techniques exposed', 'Another hand was here'));
    const conflict = page.getByRole('alert', { name: 'Changed outside' });
    await conflict.waitFor();
    expect(await conflict.textContent()).toContain('Another hand was here');
    await studio.picture('edit-conflict');
    // Saving now is refused, and the disk keeps what it has.
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await conflict.waitFor();
    expect(studio.read(card)).not.toContain('# mine');
    await conflict.getByRole('button', { name: 'Keep what is typed here' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => studio.read(card)).toContain('# mine');
    expect(studio.read(card)).not.toContain('Another hand was here');
  });

  it('that is changed outside while nothing is typed shows the new text', async () => {
    studio = await openStudio({ game: 'arab-revolt' });
    const { page } = studio;
    await opened(page);
    studio.write(card, studio.read(card).replace('Torture techniques exposed', 'Another hand was here'));
    await page.getByRole('textbox', { name: 'Text of the file' }).getByText('Another hand was here').waitFor();
    expect(studio.complaints).toEqual([]);
  });

  it('is kept in the browser when the server ends and the page is loaded anew', async () => {
    studio = await openStudio({ game: 'arab-revolt' });
    const { page } = studio;
    await opened(page);
    await typedBehindSentence(page, '  # not lost');
    await expect.poll(() => page.getByText('not saved; kept in this browser').count()).toBe(1);
    await page.reload();
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await studio.show('Edit');
    await page.getByRole('button', { name: /a13.*unsaved/u }).click();
    await page.getByRole('textbox', { name: 'Text of the file' }).getByText('# not lost').waitFor();
    await studio.server.close();
    await page.getByText('The studio is not running any more').waitFor();
    expect(await page.getByRole('textbox', { name: 'Text of the file' }).textContent()).toContain('# not lost');
  });
});

describe('what means harm', () => {
  it('is text where a title or a sentence says it', async () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    studio = await openStudio({
      game: 'arab-revolt',
      prepare: (spec) => {
        const place = join(spec, card);
        const text = readFileSync(place, 'utf8').replace('title: Arab Investigation Centres', `title: "${hostile}"`);
        writeFileSync(place, text.replace('title: Torture techniques exposed', `title: "${hostile}"`));
      },
    });
    const { page } = studio;
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await studio.show('Cards');
    await page.getByLabel('Find cards').fill('onerror');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    expect(await page.getByRole('article').textContent()).toContain(hostile);
    expect(await page.locator('img').count()).toBe(0);
    expect(await page.locator('body script').count()).toBe(0);
    expect(studio.complaints).toEqual([]);
  });

  it('has no answer from another site, in the same browser and with the word of the page', async () => {
    studio = await openStudio({ game: 'arab-revolt' });
    const other = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>elsewhere</title>');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const page = await (await browserHere()).newPage();
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const base = `http://127.0.0.1:${studio.server.port}`;
    const asked = (path: string, init: object): Promise<string> =>
      page.evaluate(
        ([url, options]) =>
          fetch(url, options).then(
            (answer) => `${answer.type} ${answer.status}`,
            () => 'refused',
          ),
        [base + path, init] as const,
      );
    const headers = { Authorization: `Bearer ${word}` };
    expect(await asked('/api/texts?game=arab-revolt', { headers })).toBe('refused');
    expect(await asked('/api/texts?game=arab-revolt', { mode: 'no-cors' })).toBe('refused');
    expect(await asked('/api/undo', { method: 'POST', headers })).toBe('refused');
    await page.setContent(`<iframe src="${base}/"></iframe>`);
    expect(await page.frameLocator('iframe').locator('#studio').count()).toBe(0);
    await page.close();
    await new Promise((resolve) => other.close(resolve));
  });
});

describe('another language', () => {
  it('is that of the cards, the board and the questions', async () => {
    studio = await openStudio({ game: 'palestine' });
    const { page } = studio;
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await page.getByLabel('Language').selectOption('ja');
    await expect
      .poll(() => page.getByRole('region', { name: 'Question' }).getByRole('heading').textContent())
      .toMatch(/[ぁ-んァ-ヶ一-龠]/u);
    await studio.picture('play-japanese');
    await studio.show('Cards');
    await expect.poll(() => page.getByRole('article').first().textContent()).toMatch(/[ぁ-んァ-ヶ一-龠]{3}/u);
    await page.getByLabel('Find cards').fill('ハガナー');
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(1);
    await studio.picture('cards-japanese');
    expect(studio.complaints).toEqual([]);
  });
});
