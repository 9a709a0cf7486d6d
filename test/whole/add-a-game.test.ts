/** What the page `spec/ADD-A-GAME.md` tells to type does what the page says. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'spec', 'ADD-A-GAME.md'), 'utf8');

/** What a reader does, in the order of the page. */
type Deed =
  | { readonly kind: 'change'; readonly file: string; readonly before: string; readonly after: string }
  | { readonly kind: 'write' | 'append'; readonly file: string; readonly text: string }
  | { readonly kind: 'insert'; readonly file: string; readonly below: string; readonly text: string }
  | { readonly kind: 'run' | 'end'; readonly command: string; readonly shown: string };

const wordings: readonly (readonly [RegExp, (...parts: string[]) => Deed])[] = [
  [
    /In `([^`]+)`, change `([^`]+)` to `([^`]+)`/gu,
    (_, file = '', before = '', after = '') => ({ kind: 'change', file, before, after }),
  ],
  [/Write `([^`]+)`[^\n]*:\n```yaml\n([^`]+)```/gu, (_, file = '', text = '') => ({ kind: 'write', file, text })],
  [/Add to `([^`]+)`[^\n]*:\n```yaml\n([^`]+)```/gu, (_, file = '', text = '') => ({ kind: 'append', file, text })],
  [
    /Add below the line of `([^`]+)` in `([^`]+)`[^\n]*:\n```yaml\n([^`]+)```/gu,
    (_, below = '', file = '', text = '') => ({ kind: 'insert', file, below, text }),
  ],
  [/```\n\$ npx rulewright (.+)\n([\s\S]*?)```/gu, (_, command = '', shown = '') => ({ kind: 'run', command, shown })],
  [
    /`npx rulewright ([^`]+)` (?:now )?ends in `([^`]+)`/gu,
    (_, command = '', shown = '') => ({ kind: 'end', command, shown }),
  ],
];

const deeds = wordings
  .flatMap(([wording, deed]) => [...page.matchAll(wording)].map((found) => ({ at: found.index, does: deed(...found) })))
  .sort((a, b) => a.at - b.at)
  .map(({ does }) => does);

let checkout: TestCheckout;

beforeAll(() => {
  checkout = checkoutOfSaltmarsh([]);
  mkdirSync(join(checkout.root, 'spec'));
});

afterAll(() => {
  checkout.remove();
});

/** What a command prints, with paths as they are seen from the checkout. */
async function printed(command: string): Promise<string> {
  let text = '';
  const write = (more: string): void => {
    text += more;
  };
  await run(command.split(' '), { out: write, err: write, color: false, watched: false, folder: checkout.root });
  return text.replace(/(?:\.\.\/)+\S*?(?=spec\/salt-road)/gu, '');
}

/** What is shown, where `…` stands for any lines and a time for any time. */
function asPattern(shown: string): RegExp {
  const parts = shown.trimEnd().split(/^…$/mu);
  const escaped = parts.map((part) =>
    part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\d+\\\.\d+ s\b/gu, '[\\d.]+ s'),
  );
  return new RegExp(`^${escaped.join('[\\s\\S]*')}\\s*$`, 'u');
}

async function perform(deed: Deed): Promise<void> {
  switch (deed.kind) {
    case 'change':
      checkout.edit(deed.file, deed.before, deed.after);
      return;
    case 'write':
      checkout.write(deed.file, deed.text);
      return;
    case 'append':
      checkout.write(deed.file, checkout.read(deed.file) + deed.text);
      return;
    case 'insert': {
      const line = checkout
        .read(deed.file)
        .split('\n')
        .find((it) => it.trimStart().startsWith(`${deed.below}:`));
      if (line === undefined) throw new Error(`${deed.file} has no line of ${deed.below}`);
      checkout.edit(deed.file, `${line}\n`, `${line}\n${deed.text}`);
      return;
    }
    case 'run':
      expect(await printed(deed.command)).toMatch(asPattern(deed.shown));
      return;
    case 'end':
      expect((await printed(deed.command)).trimEnd().endsWith(deed.shown), deed.command).toBe(true);
  }
}

describe('the page on how to add a game', () => {
  it('is short, and the README leads to it', () => {
    expect(page.split('\n').length).toBeLessThan(200);
    const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
    expect(readme).toContain('(spec/ADD-A-GAME.md)');
  });

  it('shows what each command prints, and every file to change', async () => {
    expect(deeds.filter(({ kind }) => kind === 'run').length).toBe([...page.matchAll(/^\$ /gmu)].length);
    expect(deeds.filter(({ kind }) => kind !== 'run').length).toBeGreaterThan(6);
    expect([...page.matchAll(/^```yaml$/gmu)]).toHaveLength(deeds.filter((deed) => 'text' in deed).length);
    for (const deed of deeds) await perform(deed);
  }, 120_000);
});
