/** Whatever comes from elsewhere, nothing that hides reaches a terminal as it is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasHidden } from '../../compiler/source/hidden.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran, ranApart } from '../support/command-line.js';

let checkout: TestCheckout;

beforeAll(() => {
  checkout = checkoutOfSaltmarsh();
});

afterAll(() => {
  checkout.remove();
});

const evil = '\u001B[2J\u202Eevil\u009B';

async function printedBy(args: readonly string[], input = ''): Promise<string> {
  const { out, err } = await ran(args, { cwd: checkout.root, input });
  const printed = out + err;
  expect({ args, isHiding: hasHidden(printed) }).toEqual({ args, isHiding: false });
  return printed;
}

describe('what is printed', { timeout: 120_000 }, () => {
  it('shows what hides in an argument', async () => {
    const { out, err } = await ranApart(['check', evil], { cwd: checkout.root });
    expect([out, hasHidden(err), err]).toEqual(['', false, expect.stringContaining('\\u202eevil')]);
    expect(await printedBy(['check', evil])).toContain('there is no game `\\u001b[2J\\u202eevil\\u009b`');
    expect(await printedBy(['explain', evil])).toContain('\\u202eevil');
    expect(await printedBy([evil])).toContain('\\u202eevil');
    expect(await printedBy(['simulate', 'saltmarsh', '--games', evil])).toContain('\\u202eevil');
  });

  it('shows what hides on a page about what hides', async () => {
    expect(await printedBy(['explain', 'RW0002'])).toContain('Night\\u0007fall');
    expect(await printedBy(['explain', 'RW0016'])).toContain('\\ufeff');
    expect(await printedBy(['explain', 'RW0028', '--json'])).toContain('\\u200b');
  });

  it('shows what hides in the name of a file, and in its text', async () => {
    const other = checkoutOfSaltmarsh();
    other.write(`spec/saltmarsh/cards/c9-${evil}.yaml`, 'card: C9\n');
    other.write('spec/saltmarsh/cards/c8.yaml', `card: C8\ntitle: "${evil}"\n`);
    other.write('spec/saltmarsh/cards/c7.yaml', 'card: C7\ntitle: "\\e[2J\\u202Eevil"\n');
    for (const format of ['text', 'json', 'github']) {
      const { out, err } = await ran(['check', '--format', format], { cwd: other.root });
      expect([format, hasHidden(out + err)]).toEqual([format, false]);
      if (format === 'text') expect(out).toContain('c9-\\u001b[2J\\u202eevil\\u009b.yaml');
      if (format === 'json') expect(JSON.stringify(JSON.parse(out))).toContain('RW0032');
    }
    other.remove();
  });

  it('shows what hides in a saved game, in a scenario, and in what is typed', async () => {
    checkout.write('scenario.yaml', `scenario: ${evil}\ngame: saltmarsh\nsteps: []\n`);
    expect(await printedBy(['replay', 'scenario.yaml'])).toContain('error[RW0002]');
    await printedBy(['play', 'saltmarsh'], 's game.json\nq\n');
    const edition = JSON.stringify(evil).slice(1, -1);
    checkout.write('evil.json', checkout.read('game.json').replace(/"edition":"[^"]*"/u, `"edition":"${edition}"`));
    expect(await printedBy(['play', 'saltmarsh', '--load', 'evil.json'])).toContain('it is not a saved game');
    const typed = await printedBy(['play', 'saltmarsh'], `${evil}\ns ${evil}\nl ${evil}\nq\n`);
    expect(typed).toContain('`\\u001b[2J\\u202eevil\\u009b` is no answer here');
  });
});
