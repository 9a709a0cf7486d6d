/** What is typed while examples are waited for is told first. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createPublisher } from '../../compiler/language-server/publisher.js';
import { createWorkspace } from '../../compiler/language-server/workspace.js';
import { folderWith } from './games.js';

const folder = folderWith({ small: 'starter' });
afterAll(() => {
  folder.remove();
});

it('a mistake, and its mending, with a pause before examples that never ends', async () => {
  const card = join(folder.root, 'spec/small/cards/h1-dry-summer.yaml');
  const uri = pathToFileURL(card).href;
  const text = readFileSync(card, 'utf8');
  const workspace = createWorkspace();
  workspace.setFolders([pathToFileURL(folder.root).href]);
  const told: number[] = [];
  let onTold: () => void = () => undefined;
  const publisher = createPublisher({
    workspace,
    publish: (params) => {
      if (params.uri !== uri) return;
      told.push(params.diagnostics.length);
      onTold();
    },
    onPlayed: () => undefined,
    onFault: (fault) => {
      throw fault;
    },
    pauses: { checked: 0, played: 2 ** 31 - 1 },
  });
  for (const [version, typed] of [`${text}nonsense: 1\n`, text, `${text}nonsense: 2\n`].entries()) {
    const isTold = new Promise<void>((resolve) => (onTold = resolve));
    workspace.open({ uri, version, text: typed });
    publisher.changed(workspace.gamesOf(uri));
    await isTold;
    // What follows is begun, and then waited for.
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  }
  publisher.stop();
  expect(told).toEqual([1, 0, 1]);
});
