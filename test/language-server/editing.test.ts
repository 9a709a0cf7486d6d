/** What an editor has changed for it, on copies of real games that share a board: names, and the canonical form. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DocumentFormattingRequest,
  PrepareRenameRequest,
  type Range,
  RenameRequest,
  type TextDocumentEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { type Document, edited, type LanguageClient, languageClient } from '../support/language-client.js';
import { folderWith } from './games.js';

const folder = folderWith({ boards: 'boards', 'arab-revolt': 'arab-revolt', palestine: 'palestine', small: 'starter' });
const card = 'spec/arab-revolt/cards/a13-arab-investigation-centres.yaml';
const smallCard = 'spec/small/cards/h1-dry-summer.yaml';
let client: LanguageClient;

beforeAll(async () => {
  client = await languageClient(folder.root);
});
afterAll(async () => {
  expect(await client.end()).toBe(0);
  folder.remove();
});

const saved = (path: string): string => readFileSync(join(folder.root, path), 'utf8');

function renamed(document: Document, text: string, newName: string): Promise<WorkspaceEdit | null> {
  const asked = { textDocument: document, position: document.at(text, 1), newName };
  return client.connection.sendRequest(RenameRequest.type, asked);
}

/** The files that are changed, below `spec`. */
function filesOf(edit: WorkspaceEdit | null): readonly string[] {
  const base = `${pathToFileURL(folder.root).href}/spec/`;
  const changes = (edit?.documentChanges ?? []) as readonly TextDocumentEdit[];
  return changes.map(({ textDocument }) => decodeURI(textDocument.uri.slice(base.length))).sort();
}

async function asked(document: Document, text: string): Promise<{ range: Range; placeholder: string } | null> {
  const at = { textDocument: document, position: document.at(text, 1) };
  return (await client.connection.sendRequest(PrepareRenameRequest.type, at)) as never;
}

describe('renaming', () => {
  it('is offered at a name, of what is counted in the singular, and nowhere else', async () => {
    const document = client.open(smallCard);
    const range = document.rangeOf('Goodwill by', 'Goodwill');
    expect(await asked(document, 'Goodwill by')).toEqual({ range, placeholder: 'Goodwill' });
    const flocks = document.rangeOf('Flocks in', 'Flocks');
    expect(await asked(document, 'Flocks in')).toEqual({ range: flocks, placeholder: 'Flock' });
    expect(await asked(document, 'reduce Goodwill')).toBeNull();
    document.close();
  });

  it('of a space of a shared board goes through each game that is played on it', async () => {
    const document = client.open(card);
    const edit = await renamed(document, 'Samaria holds 2 Underground Guerrillas and 1 Base', 'Shomron');
    const files = filesOf(edit);
    expect(files).toContain('boards/palestine.yaml');
    expect(files).toContain('arab-revolt/setup.yaml');
    expect(files).toContain('palestine/languages/ja.yaml');
    const [own] = ((edit?.documentChanges ?? []) as readonly TextDocumentEdit[]).filter(
      ({ textDocument }) => textDocument.uri === document.uri,
    );
    expect(own?.textDocument.version).toBe(1);
    document.close();
  });

  it('of a space of a shared board is refused where one of its games has an error, and nothing is changed', async () => {
    const other = client.open('spec/palestine/setup.yaml');
    other.write('setup: [');
    const document = client.open(card);
    const edit = renamed(document, 'Samaria holds 2 Underground Guerrillas and 1 Base', 'Shomron');
    await expect(edit).rejects.toThrow(/^the spec of palestine has \d+ errors/u);
    other.close();
    document.close();
  });

  it('to what is taken, or is no name, is refused with the reason', async () => {
    const document = client.open(smallCard);
    await expect(renamed(document, 'Goodwill by', 'Flock')).rejects.toThrow('`Flock` is taken');
    await expect(renamed(document, 'Goodwill by', 'place')).rejects.toThrow('`place` is a word of the language');
    await expect(renamed(document, 'Goodwill by', '  ')).rejects.toThrow('is no name');
    document.close();
  });

  it('of an example changes its title and where it is referred to', async () => {
    const document = client.open(card);
    const edit = await renamed(document, 'no more than three count', 'three at most');
    client.apply(edit);
    expect(document.text()).toContain('three at most');
    expect(document.text()).not.toContain('no more than three count');
    document.close();
  });

  it('counts in UTF-16 units behind CRLF and characters outside the basic plane', async () => {
    const document = client.open(smallCard);
    document.type('title: Dry Summer', 'title: "𝔇ry 🏝 Summer" # 🏝');
    document.type('name: one of two Flocks leaves', 'name: "🏝 𝔬ne Flock leaves, and Goodwill falls" # 🏝');
    document.write(document.text().replaceAll('\n', '\r\n'));
    const before = document.text();
    const edit = await renamed(document, 'Goodwill by', 'Favour');
    const undo = client.apply(edit);
    expect(document.text()).toBe(before.replaceAll('Goodwill', 'Favour'));
    expect(saved('spec/small/game.yaml')).toContain('Favour');
    expect(saved('spec/small/game.yaml')).not.toContain('Goodwill');
    undo();
    expect(document.text()).toBe(before);
    expect(saved('spec/small/game.yaml')).toContain('Goodwill');
    document.close();
  });
});

describe('formatting', () => {
  it('brings a file into the form that `fmt` gives it, and changes nothing of one that has it', async () => {
    const formatted = async (document: Document): Promise<string> => {
      const options = { tabSize: 2, insertSpaces: true };
      const edits = await client.connection.sendRequest(DocumentFormattingRequest.type, {
        textDocument: document,
        options,
      });
      return edited(document.text(), edits ?? []);
    };
    const document = client.open(smallCard);
    expect(await formatted(document)).toBe(saved(smallCard));
    document.type('- reduce Goodwill by 1', '- reduce   Goodwill by 1   ');
    const loose = document.text();
    expect(await formatted(document)).toBe(saved(smallCard));
    document.write(loose.replace('title: ', 'titel: '));
    expect(await formatted(document)).toContain('titel: ');
    document.close();
  });
});
