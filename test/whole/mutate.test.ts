/** `mutate` from the command line, on the invented game Saltmarsh. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

const unnoticed = 'Crown may, in up to 1 space with Troopers and Unrest';
const explained = (to: string): string => `  - whose: C1 unshaded
    sentence: ${unnoticed}
    from: "1"
    to: "${to}"
    because: there is only one field
`;

describe('mutate', () => {
  let checkout: TestCheckout;
  beforeAll(() => {
    const equivalents = {
      path: 'saltmarsh/equivalents.yaml',
      text: `equivalents:\n${explained('2')}${explained('7')}`,
    };
    checkout = checkoutOfSaltmarsh([...saltmarshFiles(), equivalents]);
  });
  afterAll(() => {
    checkout.remove();
  });

  async function mutate(...args: readonly string[]) {
    const told = { out: '', err: '' };
    const code = await run(['mutate', 'saltmarsh', ...args, '--workers', '1'], {
      out: (text) => (told.out += text),
      err: (text) => (told.err += text),
      color: false,
      watched: false,
      folder: checkout.root,
    });
    return { code, ...told };
  }

  it('scores a side and each kind of change, and exits with 1 where a change goes unnoticed', async () => {
    const { code, out, err } = await mutate('C1 unshaded');
    expect(code).toBe(1);
    expect(out).toMatch(/^C1 unshaded: \d+\.\d % noticed/mu);
    expect(out).toMatch(/^noun: \d+\.\d % noticed/mu);
    expect(out).toMatch(/^all: \d+\.\d % noticed \(.*; 1 explained/mu);
    expect(out).toContain('because there is only one field');
    expect(err).toMatch(/\d+ changes, \d+ tests, [\d.]+ s, [\d.]+ s of processors/u);
    expect(err.match(/RW0901/gu)).toHaveLength(1);
  });

  it('goes on where it was left, unless it is to begin anew', async () => {
    const first = await mutate('C2');
    const again = await mutate('C2');
    expect(again.out).toBe(first.out);
    expect(again.err).toMatch(/(\d+) changes, \1 of them judged before/u);
    expect((await mutate('C2', '--fresh')).err).not.toContain('judged before');
  });

  it('tells the same as JSON', async () => {
    const { out } = await mutate('C2', '--json');
    const report: unknown = JSON.parse(out);
    expect(report).toMatchObject({ game: 'saltmarsh', total: { of: 'all', faults: 0 } });
    expect(Object.keys(report ?? {})).toEqual(
      expect.arrayContaining(['tests', 'owners', 'kinds', 'survivors', 'explained', 'faults']),
    );
  });

  it('tells what can be named where nothing is called so', async () => {
    const { code, err } = await mutate('Mustr');
    expect(code).toBe(2);
    expect(err).toContain('did you mean `Muster`?');
  });
});
