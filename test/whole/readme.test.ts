/** What the README shows is what there is. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { check } from '../../compiler/driver.js';
import { renderText } from '../../compiler/diagnostics/render.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { checkoutOfSaltmarsh } from '../support/checkout.js';
import { actionsOf, perform } from '../support/page-actions.js';

const root = join(import.meta.dirname, '..', '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const card = 'cards/a13-arab-investigation-centres';

/** The code blocks of a language, `` for none. */
function blocks(language: string): string[] {
  return [...readme.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gmu)].flatMap((it) =>
    it[1] === language ? [it[2] ?? ''] : [],
  );
}

const folder = mkdtempSync(join(root, 'test', 'whole', 'readme-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the README', () => {
  it('shows the card as it stands in the spec', () => {
    const [shown = ''] = blocks('yaml');
    expect(readFileSync(join(root, 'spec', 'arab-revolt', `${card}.yaml`), 'utf8').startsWith(shown)).toBe(true);
  });

  it('shows the function that the card becomes', () => {
    const [shown = ''] = blocks('ts');
    expect(readFileSync(join(root, 'generated', 'arab-revolt', `${card}.ts`), 'utf8')).toContain(shown);
  });

  it('shows the message that a mistake in the card gives', () => {
    const spec = readSpec(join(root, 'spec', 'arab-revolt'));
    const files = spec.files.map((file) => ({
      path: file.path,
      shown: `spec/${file.path}`,
      text: file.path.endsWith(`${card}.yaml`)
        ? file.text.replace('reduce Political Will', 'reduce Political Wil')
        : file.text,
    }));
    const told = renderText(check({ files, diagnostics: [] }).diagnostics, { color: false });
    const shown = blocks('').find((block) => block.startsWith('error')) ?? '';
    expect(told.startsWith(shown.trimEnd())).toBe(true);
  });

  it('leads with the editor and with `check`', () => {
    const titles = [...readme.matchAll(/^## (.+)$/gmu)].map(([, title = '']) => title);
    expect(titles.slice(0, 4)).toEqual([
      'Two commands',
      'In an editor',
      'One card',
      'Write, fix, rename and run a card',
    ]);
  });

  it('shows how a card is written, fixed and run, and a name changed, and what each command prints', async () => {
    const checkout = checkoutOfSaltmarsh(readSpec(join(root, 'spec', 'palestine')).files);
    const before = checkout.read('spec/palestine/setup.yaml');
    const actions = actionsOf(readme);
    expect(actions.map(({ kind }) => kind)).toEqual([
      'write',
      'run',
      'change',
      'change',
      'run',
      'change',
      'end',
      'run',
      'end',
    ]);
    for (const action of actions) await perform(checkout, action);
    expect(checkout.read('spec/palestine/setup.yaml')).toBe(before.replace('left out: 14', 'left out: 15'));
    checkout.remove();
  }, 60_000);

  it('shows a program that plays a whole game', async () => {
    const [, program = ''] = blocks('ts');
    const file = join(folder, 'program.ts');
    writeFileSync(file, program.replaceAll("'./", "'../../../"));
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await import(file);
    const lines = log.mock.calls.map((call) => call.join(' '));
    log.mockRestore();
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.at(-2)).toMatch(/^(?:British|Rebels) /u);
    expect(lines.at(-1)).toMatch(/^\d+ characters hold the whole game$/u);
  });
});
