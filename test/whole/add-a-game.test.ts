/** What the page `spec/ADD-A-GAME.md` tells to type does what the page says. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'spec', 'ADD-A-GAME.md'), 'utf8');

/** What a reader does, in the order of the page. */
type Action =
  | { readonly kind: 'change'; readonly file: string; readonly before: string; readonly after: string }
  | { readonly kind: 'write' | 'append'; readonly file: string; readonly text: string }
  | { readonly kind: 'insert'; readonly file: string; readonly below: string; readonly text: string }
  | { readonly kind: 'run' | 'end'; readonly command: string; readonly shown: string };

const wordings: readonly (readonly [RegExp, (...parts: string[]) => Action])[] = [
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

const actions = wordings
  .flatMap(([wording, action]) =>
    [...page.matchAll(wording)].map((found) => ({ at: found.index, does: action(...found) })),
  )
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

async function perform(action: Action): Promise<void> {
  switch (action.kind) {
    case 'change':
      checkout.edit(action.file, action.before, action.after);
      return;
    case 'write':
      checkout.write(action.file, action.text);
      return;
    case 'append':
      checkout.write(action.file, checkout.read(action.file) + action.text);
      return;
    case 'insert': {
      const line = checkout
        .read(action.file)
        .split('\n')
        .find((it) => it.trimStart().startsWith(`${action.below}:`));
      if (line === undefined) throw new Error(`${action.file} has no line of ${action.below}`);
      checkout.edit(action.file, `${line}\n`, `${line}\n${action.text}`);
      return;
    }
    case 'run':
      expect(await printed(action.command)).toMatch(asPattern(action.shown));
      return;
    case 'end':
      expect((await printed(action.command)).trimEnd().endsWith(action.shown), action.command).toBe(true);
  }
}

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
    for (const action of actions) await perform(action);
  }, 120_000);
});
