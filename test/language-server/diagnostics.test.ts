/** What an editor is told as somebody types, on a copy of a real game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Diagnostic,
  DidChangeWatchedFilesNotification,
  DidSaveTextDocumentNotification,
  FileChangeType,
} from 'vscode-languageserver/node';
import { type LanguageClient, languageClient } from '../support/language-client.js';
import { folderWith } from './games.js';

const folder = folderWith({ boards: 'boards', 'arab-revolt': 'arab-revolt', small: 'starter' });
const card = 'spec/arab-revolt/cards/a13-arab-investigation-centres.yaml';
const board = 'spec/boards/palestine.yaml';
const smallCard = 'spec/small/cards/h1-dry-summer.yaml';
let client: LanguageClient;

beforeAll(async () => {
  client = await languageClient(folder.root);
});
afterAll(async () => {
  expect(await client.end()).toBe(0);
  folder.remove();
});

const some = (diagnostics: readonly Diagnostic[]): boolean => diagnostics.length > 0;
const none = (diagnostics: readonly Diagnostic[]): boolean => diagnostics.length === 0;
const saved = (path: string): string => readFileSync(join(folder.root, path), 'utf8');
const uriOf = (path: string): string => pathToFileURL(join(folder.root, path)).href;
const codes = (diagnostics: readonly Diagnostic[]): readonly unknown[] => diagnostics.map(({ code }) => code);

/** Tells the server that a file has changed on disk. */
async function changed(path: string, type: FileChangeType): Promise<void> {
  await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
    changes: [{ uri: uriOf(path), type }],
  });
}

describe('a mistake', () => {
  it('is told at its word with where to look, mended by its first action, and told no more', async () => {
    const document = client.open(card);
    document.type('reduce Political Will by', 'reduce Political Wil by');
    const [only, ...more] = await client.until(card, some);
    expect(more).toEqual([]);
    const range = document.rangeOf('Political Wil by', 'Political Wil');
    expect(only).toMatchObject({ code: 'RW0307', severity: 1, source: 'rulewright', range });
    expect(only?.message).toBe(
      'unknown track `Political Wil`\ncard A13, shaded, sentence 1\nhelp: the track `Political Will` has a similar name',
    );
    const [related] = only?.relatedInformation ?? [];
    expect(related?.message).toBe('the tracks are declared in');
    expect(related?.location.uri).toBe(uriOf('spec/arab-revolt/game.yaml'));
    expect(only).not.toHaveProperty('codeDescription');

    const [action] = await document.actionsAt(range);
    expect(action).toMatchObject({ kind: 'quickfix', title: 'the track `Political Will` has a similar name' });
    expect(action).not.toHaveProperty('isPreferred');
    document.apply(action?.edit);
    expect(document.text()).toBe(saved(card));
    await client.until(card, none);
    document.close();
  });

  it('that has one safe mending has a preferred action, and is mended with all others of the file', async () => {
    const document = client.open(card);
    document.type('at most 3:', 'at most three:');
    document.type('Prison, at most 3\n', 'Prison, at most three\n');
    expect(codes(await client.until(card, (it) => it.length === 2))).toEqual(['RW0211', 'RW0211']);
    const [action] = await document.actionsAt(document.rangeOf('three:', 'three'));
    expect(action).toMatchObject({ title: 'write `3`', isPreferred: true });
    const [all] = await document.actionsAt(document.rangeOf('card: A13'), 'source.fixAll');
    document.apply(all?.edit);
    expect(document.text()).toBe(saved(card));
    await client.until(card, none);
    document.close();
  });

  it('that several names are near to has an action for each, of which none is preferred', async () => {
    const montgomery = 'spec/arab-revolt/cards/a25-montgomery.yaml';
    const document = client.open(montgomery);
    document.type('Punish in or adjacent to Haifa District', 'Punish in or adjacent to Haifa');
    const [only] = await client.until(montgomery, some);
    const actions = only === undefined ? [] : await document.actionsAt(only.range);
    expect(actions.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'the space `Haifa District` has a similar name',
        'the space `Haifa City` has a similar name',
      ]),
    );
    expect(actions.filter(({ isPreferred }) => isPreferred)).toEqual([]);
    document.apply(actions.find(({ title }) => title.includes('`Haifa District`'))?.edit);
    expect(document.text()).toBe(saved(montgomery));
    await client.until(montgomery, none);
    document.close();
  });

  it('in a document that is closed without saving is told no more', async () => {
    const document = client.open(card);
    document.type('- reduce Political', '- reduc Political');
    expect(codes(await client.until(card, some))).toEqual(['RW0203']);
    document.close();
    await client.until(card, none);
  });

  it('in a board is told there once for all games that are played on it, and not in each file that it makes wrong', async () => {
    const document = client.open(board);
    document.type('  Samaria:', '  Samara:');
    const told = await client.until(board, some);
    expect(codes(told)).toEqual(['RW0345']);
    document.close();
    await client.until(board, none);
    expect(client.told('spec/arab-revolt/setup.yaml')).toEqual([]);
  });
});

describe('an example that does not hold', () => {
  it('is told at its line when nothing more is typed, and told no more when it does', async () => {
    const document = client.open(smallCard);
    document.type('Goodwill is 4', 'Goodwill is 5');
    const [only, ...more] = await client.until(smallCard, some);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ code: 'RW0640', severity: 1, range: document.rangeOf('Goodwill is 5') });
    expect(only?.message).toContain('expected: Goodwill is 5; it is 4');
    document.type('Goodwill is 5', 'Goodwill is 4');
    await client.until(smallCard, none);
    document.close();
  });

  it('is told without a wait when its file is saved', async () => {
    const document = client.open(smallCard);
    document.type('Goodwill is 4', 'Goodwill is 5');
    await client.connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: document });
    expect(codes(await client.until(smallCard, some))).toEqual(['RW0640']);
    document.close();
    await client.until(smallCard, none);
  });

  it('is told where the rule is what has changed', async () => {
    const document = client.open(smallCard);
    document.type('reduce Goodwill by 1', 'reduce Goodwill by 2');
    const [only] = await client.until(smallCard, some);
    expect(only).toMatchObject({ code: 'RW0640', range: document.rangeOf('Goodwill is 4') });
    document.close();
    await client.until(smallCard, none);
  });
});

describe('a place', () => {
  it('is counted in UTF-16 units behind any line end', async () => {
    const document = client.open(card);
    document.write(
      document.text().replace('reduce Political Will by', 'reduce "𝔓olitical 🏝" by').replaceAll('\n', '\r\n'),
    );
    const [only] = await client.until(card, some);
    expect(only).toMatchObject({ code: 'RW0307', range: document.rangeOf('"𝔓olitical 🏝"') });
    document.write(document.text().replaceAll('\r\n', '\r'));
    const again = client.until(card, (it) => it[0]?.range.start.line === only?.range.start.line);
    expect((await again)[0]).toMatchObject({ code: 'RW0307', range: document.rangeOf('"𝔓olitical 🏝"') });
    document.close();
    await client.until(card, none);
  });

  it('is that of the text behind one byte order mark, and a second one is refused as `check` refuses it', async () => {
    const document = client.open(card);
    document.write(`\uFEFF${document.text().replace('reduce Political', 'reduc Political')}`);
    expect(codes(await client.until(card, some))).toEqual(['RW0203']);
    document.write(`\uFEFF\uFEFF${saved(card)}`);
    expect(codes(await client.until(card, (it) => it[0]?.code !== 'RW0203' && some(it)))).toEqual(['RW0016']);
    document.write(saved(card));
    await client.until(card, none);
    document.close();
  });
});

describe('a file', () => {
  it('that comes on disk is told of, and no more when it is renamed and deleted', async () => {
    const path = 'spec/small/cards/c9-new.yaml';
    folder.write(path, 'card: H1\ntitle: The second\nevent:\n  title: Nothing\n  effect: [nothing]\n');
    await changed(path, FileChangeType.Created);
    expect(codes(await client.until(path, some))).toContain('RW0517');
    const renamed = 'spec/small/cards/c8-new.yaml';
    folder.remove(path);
    folder.write(renamed, 'card: H88\ntitle: The second\nevent:\n  title: Nothing\n  efect: [nothing]\n');
    await changed(path, FileChangeType.Deleted);
    await changed(renamed, FileChangeType.Created);
    await client.until(path, none);
    expect(codes(await client.until(renamed, some))).toContain('RW0101');
    folder.remove(renamed);
    await changed(renamed, FileChangeType.Deleted);
    await client.until(renamed, none);
  });

  it('outside `spec` is none of a game, nor is one that is no YAML, nor one of a folder that hides', async () => {
    const outside = ['notes/game.yaml', 'spec/small/notes.txt', 'spec/.drafts/x.yaml', 'spec/lonely.yaml'];
    for (const path of outside) client.open(path, 'nonsense: [');
    const document = client.open(smallCard);
    document.write('nonsense: [');
    await client.until(smallCard, some);
    expect(outside.flatMap(client.told)).toEqual([]);
    document.close();
    await client.until(smallCard, none);
  });
});
