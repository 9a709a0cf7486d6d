/** The example of play on the page, held against what the compiled engine says of each of its steps. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { State } from '../../../runtime/snapshot.js';
import { ran } from '../../support/command-line.js';
import { boardRead, openStudio, type Studio } from './studio-page.js';

let studio: Studio;
afterEach(async () => {
  expect(studio.complaints).toEqual([]);
  await studio.end();
});

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Replayed {
  readonly steps: readonly { readonly label: string; readonly state: State }[];
}

/** What the page should say of each space, its kind aside. */
function boardOf({ spaces }: State): readonly string[] {
  return Object.entries(spaces)
    .map(([name, { pieces, markers }]) => {
      const there = Object.entries({ ...pieces, ...markers }).map(([what, count]) => `${count} ${what}`);
      return `${name}: ${there.length === 0 ? 'empty' : there.join(', ')}`;
    })
    .sort();
}

describe('the example of play', () => {
  it('is replayed to its end, and each step shows the board and the tracks as the engine has them', async () => {
    const scenario = join('spec', 'arab-revolt', 'scenarios', 'example-of-play.yaml');
    const { steps } = JSON.parse((await ran(['replay', scenario, '--json'], { cwd: root })).out) as Replayed;
    expect(steps.length).toBeGreaterThan(10);
    studio = await openStudio({ game: 'arab-revolt' });
    const { page } = studio;
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await studio.show('Replay');
    const plays = page.getByRole('navigation', { name: 'Scenarios and examples' });
    await plays.getByRole('button', { name: /holds The example of play/u }).click();
    const chosen = page.getByRole('region', { name: 'Time line' }).getByLabel('Step', { exact: true });
    await chosen.waitFor();
    for (const [index, { label, state }] of steps.entries()) {
      await chosen.selectOption(String(index));
      const shown = async (): Promise<readonly string[]> =>
        (await boardRead(page)).map((it) => it.replace(/, [^:]*:/u, ':')).sort();
      await expect.poll(shown, { message: label }).toEqual(boardOf(state));
      for (const [track, now] of Object.entries(state.tracks)) {
        const text = typeof now === 'object' ? `${now.value} (box ${now.box})` : String(now);
        expect(await page.getByRole('group', { name: `${track}: ${text}`, exact: true }).count(), label).toBe(1);
      }
      if (index === 5) await studio.picture('replay');
    }
    const slider = page.getByRole('slider', { name: 'Moment' });
    expect(await slider.inputValue()).toBe(await slider.getAttribute('max'));
    // Hovering a line shows the board of its moment; a click plays on from there.
    const end = await boardRead(page);
    const line = page.getByRole('region', { name: 'Log' }).getByRole('listitem').first();
    await line.hover();
    await expect.poll(() => line.getAttribute('class')).toBe('current');
    expect(await boardRead(page)).not.toEqual(end);
    const then = await boardRead(page);
    await line.getByRole('button').first().click();
    await page.getByRole('region', { name: 'Question' }).waitFor();
    expect(await boardRead(page)).toEqual(then);
  });
});
