/** `check --fix`, as a designer uses it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixed } from '../../compiler/edit/fix.js';
import { check } from '../../compiler/driver.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran } from '../support/command-line.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

const card = 'spec/saltmarsh/cards/c1-spring-tide.yaml';
const second = 'spec/saltmarsh/cards/c2-neap-tide.yaml';

let checkout: TestCheckout;

const rulewright = (...args: string[]) => ran(args, { cwd: checkout.root });

beforeEach(() => {
  checkout = checkoutOfSaltmarsh();
});

afterEach(() => {
  checkout.remove();
});

/** Three slips of which nobody can doubt what was meant, one below the other, and one that needs the author. */
function withSlips(): void {
  checkout.edit(card, 'in up to 1 space', 'in up to one space');
  checkout.edit(card, 'up to cut Runners in Harrow', '1-2 Runners in Harrow');
  checkout.edit(second, '  title: A quiet month', '\u00A0 title: A quiet month');
}

describe('`check --fix`', () => {
  it('makes the safe fixes until there are no more, tells them, and checks what is left', async () => {
    withSlips();
    checkout.edit(card, 'remove Unrest here', 'remove Unrast here');
    const { exitCode, out, err } = await rulewright('check', '--fix', '--no-play');
    expect({ exitCode, err }).toEqual({ exitCode: 1, err: '' });
    const [told = '', rest = ''] = out.split(/^\d+ fixes in 2 files\n\n/mu);
    expect(told).toContain(`${card}:6: `);
    expect(told).toContain(
      `  ${card}:6: Crown may, in up to one space with Troopers and Unrest: → Crown may, in up to 1 space with Troopers and Unrest:\n`,
    );
    expect(told).toContain(`  ${card}:12: place 1-2 Runners in Harrow → place 1 or 2 Runners in Harrow\n`);
    expect(rest).toMatch(/^error\[RW0\d+\]: .*`Unrast`/u);
    expect(rest).toContain('1 error\n');
    expect(checkout.read(card)).toContain('in up to 1 space');
    expect(checkout.read(card)).toContain('place 1 or 2 Runners in Harrow');
    expect(checkout.read(card)).toContain('remove Unrast here');
  });

  it('writes nothing with `--dry-run`, and can be taken back', async () => {
    withSlips();
    const before = [checkout.read(card), checkout.read(second)];
    const dry = await rulewright('check', '--fix', '--dry-run', '--no-play');
    expect(dry.out).toMatch(/^\d fixes in 2 files, not written\n/mu);
    expect([checkout.read(card), checkout.read(second)]).toEqual(before);
    await rulewright('check', '--fix', '--no-play');
    expect([checkout.read(card), checkout.read(second)]).not.toEqual(before);
    expect((await rulewright('undo')).exitCode).toBe(0);
    expect([checkout.read(card), checkout.read(second)]).toEqual(before);
    expect(await rulewright('check', '--dry-run')).toEqual({
      exitCode: 2,
      out: '',
      err: 'error: `--dry-run` goes with `--fix`: nothing else is written\n',
    });
  });

  it('says that it has fixed nothing where each help leaves a choice', async () => {
    checkout.edit(card, 'remove Unrest here', 'remove Unrast here');
    const before = checkout.read(card);
    const { exitCode, out } = await rulewright('check', '--fix', '--no-play');
    expect(exitCode).toBe(1);
    expect(out).toMatch(/\n1 error\nnothing was fixed: no help above is sure to be what was meant\n$/u);
    expect((await rulewright('check', '--no-play')).out).not.toContain('nothing was fixed');
    expect(checkout.read(card)).toBe(before);
  });

  it('changes nothing of a sound spec, and tells a machine what it fixed', async () => {
    expect(await rulewright('check', '--fix', '--no-play')).toEqual(await rulewright('check', '--no-play'));
    withSlips();
    const { out } = await rulewright('check', '--fix', '--no-play', '--json');
    const told = JSON.parse(out) as {
      fixed: readonly { code: string; file: string }[];
      diagnostics: readonly unknown[];
    };
    expect(new Set(told.fixed.map(({ file }) => file))).toEqual(new Set([card, second]));
  });

  it('does not make things worse: a fix that uncovers more than it mends is left to the author', () => {
    // A special space in front of a line keeps the file from being read, and with it two unknown names.
    const files = saltmarshFiles().map((file) =>
      `spec/${file.path}` === card
        ? {
            ...file,
            text: file.text
              .replace('  title: High water', '\u00A0 title: High water')
              .replace('remove Unrest here', 'remove Unrast here')
              .replace('Runners in Harrow\n', 'Runners in Harrov\n'),
          }
        : file,
    );
    const errors = (of: typeof files) =>
      check({ files: of, diagnostics: [] }).diagnostics.filter(({ severity }) => severity === 'error').length;
    const result = fixed([files]);
    expect(errors([...(result.specs[0] ?? [])])).toBeLessThanOrEqual(errors(files));
    expect(result.rounds).toEqual([]);
  });
});
