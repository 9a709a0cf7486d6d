/** What a page tells its reader to type, done in a checkout in the order of the page: each command must print what the page shows. */
import { expect } from 'vitest';
import { run } from '../../compiler/cli.js';
import type { TestCheckout } from './checkout.js';

/** What a reader does, in the order of the page. */
export type Action =
  | { readonly kind: 'change'; readonly file: string; readonly before: string; readonly after: string }
  | { readonly kind: 'write' | 'append'; readonly file: string; readonly text: string }
  | { readonly kind: 'insert'; readonly file: string; readonly below: string; readonly text: string }
  | { readonly kind: 'run' | 'end'; readonly command: string; readonly shown: string };

const wordings: readonly (readonly [RegExp, (...parts: string[]) => Action])[] = [
  [
    /In `([^`]+)`, change `([^`]+)` to `([^`]+)`/gu,
    (_, file = '', before = '', after = '') => ({ kind: 'change', file, before, after }),
  ],
  [/Write `([^`]+)`[^\n]*:\n+```yaml\n([^`]+)```/gu, (_, file = '', text = '') => ({ kind: 'write', file, text })],
  [/Add to `([^`]+)`[^\n]*:\n+```yaml\n([^`]+)```/gu, (_, file = '', text = '') => ({ kind: 'append', file, text })],
  [
    /Add below the line of `([^`]+)` in `([^`]+)`[^\n]*:\n+```yaml\n([^`]+)```/gu,
    (_, below = '', file = '', text = '') => ({ kind: 'insert', file, below, text }),
  ],
  [/```\n\$ npx rulewright (.+)\n([\s\S]*?)```/gu, (_, command = '', shown = '') => ({ kind: 'run', command, shown })],
  [
    /`npx rulewright ([^`]+)` (?:now )?ends in `([^`]+)`/gu,
    (_, command = '', shown = '') => ({ kind: 'end', command, shown }),
  ],
];

export const actionsOf = (page: string): readonly Action[] =>
  wordings
    .flatMap(([wording, action]) =>
      [...page.matchAll(wording)].map((found) => ({ at: found.index, does: action(...found) })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ does }) => does);

/** What a command prints, with paths as they are seen from the checkout. */
async function printed(checkout: TestCheckout, command: string): Promise<string> {
  let text = '';
  const write = (more: string): void => {
    text += more;
  };
  await run(wordsOf(command), { out: write, err: write, color: false, watched: false, folder: checkout.root });
  return text.replace(/(?:\.\.\/)+\S*?(?=spec\/)/gu, '');
}

/** As a shell has them: what is in quotes is one. */
function wordsOf(command: string): readonly string[] {
  return [...command.matchAll(/"(?<quoted>[^"]*)"|\S+/gu)].map((it) => it.groups?.quoted ?? it[0]);
}

/** What is shown, where `…` stands for any lines and a time for any time. */
function asPattern(shown: string): RegExp {
  const parts = shown.trimEnd().split(/^…$/mu);
  const escaped = parts.map((part) =>
    part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\d+\\\.\d+ s\b/gu, '[\\d.]+ s'),
  );
  return new RegExp(`^${escaped.join('[\\s\\S]*')}\\s*$`, 'u');
}

export async function perform(checkout: TestCheckout, action: Action): Promise<void> {
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
      expect(await printed(checkout, action.command)).toMatch(asPattern(action.shown));
      return;
    case 'end':
      expect((await printed(checkout, action.command)).trimEnd().endsWith(action.shown), action.command).toBe(true);
  }
}
