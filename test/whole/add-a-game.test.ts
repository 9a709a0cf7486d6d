/** What the page `spec/ADD-A-GAME.md` tells to type does what the page says. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { actionsOf, perform } from '../support/page-actions.js';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'spec', 'ADD-A-GAME.md'), 'utf8');

const actions = actionsOf(page);

let checkout: TestCheckout;

beforeAll(() => {
  checkout = checkoutOfSaltmarsh([]);
  mkdirSync(join(checkout.root, 'spec'));
});

afterAll(() => {
  checkout.remove();
});

describe('the page on how to add a game', () => {
  it('is short, and the README leads to it', () => {
    expect(page.split('\n').length).toBeLessThan(200);
    const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
    expect(readme).toContain('(spec/ADD-A-GAME.md)');
  });

  it('shows what each command prints, and every file to change', async () => {
    expect(actions.filter(({ kind }) => kind === 'run').length).toBe([...page.matchAll(/^\$ /gmu)].length);
    expect(actions.filter(({ kind }) => kind !== 'run').length).toBeGreaterThan(6);
    expect([...page.matchAll(/^```yaml$/gmu)]).toHaveLength(actions.filter((action) => 'text' in action).length);
    for (const action of actions) await perform(checkout, action);
  }, 120_000);
});
