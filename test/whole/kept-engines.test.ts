/** A compiled engine is kept beside the spec, and run only where it is what the rules make: whoever can write there decides nothing. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ranApart } from '../support/command-line.js';

let checkout: TestCheckout;

beforeEach(() => {
  checkout = checkoutOfSaltmarsh();
});

afterEach(() => {
  checkout.remove();
});

const replay = (): ReturnType<typeof ranApart> => ranApart(['replay', 'first-tide'], { cwd: checkout.root });

describe('a kept engine', { timeout: 60_000 }, () => {
  it.each([
    [
      'says something else',
      (file: string) => {
        writeFileSync(file, "console.log('something else');\n");
      },
    ],
    [
      'is not there',
      (file: string) => {
        rmSync(file);
      },
    ],
  ])('of which a file %s is made anew', async (_, spoil) => {
    const before = await replay();
    expect(before.exitCode).toBe(0);
    const engines = join(checkout.root, '.rulewright', 'engines');
    const [engine = ''] = readdirSync(engines);
    spoil(join(engines, engine, 'ids.js'));
    expect(await replay()).toEqual(before);
    expect(readdirSync(engines)).toEqual([engine]);
    expect(checkout.read(`.rulewright/engines/${engine}/ids.js`)).toContain('export const');
  });
});
