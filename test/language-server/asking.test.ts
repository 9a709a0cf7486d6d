/** What an editor asks of a place, on a copy of a real game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DefinitionRequest, HoverRequest, type Location, type MarkupContent } from 'vscode-languageserver/node';
import { type Document, type LanguageClient, languageClient } from '../support/language-client.js';
import { folderWith } from './games.js';

const folder = folderWith({ boards: 'boards', 'arab-revolt': 'arab-revolt' });
const card = 'spec/arab-revolt/cards/a13-arab-investigation-centres.yaml';
const assault = 'spec/arab-revolt/operations/assault.yaml';
let client: LanguageClient;

beforeAll(async () => {
  client = await languageClient(folder.root);
});
afterAll(async () => {
  expect(await client.end()).toBe(0);
  folder.remove();
});

/** The text of what hovers over the first word of a text of the document. */
async function hover(document: Document, text: string): Promise<string> {
  const asked = { textDocument: document, position: document.at(text, 1) };
  const found = await client.connection.sendRequest(HoverRequest.type, asked);
  const contents = found?.contents as MarkupContent | undefined;
  return contents?.value ?? '';
}

/** The lines where the first word of a text is declared, each behind its file. */
async function definition(document: Document, text: string): Promise<readonly string[]> {
  const asked = { textDocument: document, position: document.at(text, 1) };
  const found = (await client.connection.sendRequest(DefinitionRequest.type, asked)) as readonly Location[] | null;
  return (found ?? []).map(lineAt);
}

function lineAt({ uri, range }: Location): string {
  const base = `${pathToFileURL(folder.root).href}/`;
  const path = decodeURI(uri.slice(base.length));
  const line = readFileSync(join(folder.root, path), 'utf8').split('\n')[range.start.line] ?? '';
  return `${path}: ${line.trim()}`;
}

describe('hover', () => {
  it('tells of a verb what its form means, and of a sentence what it comes to', async () => {
    const text = await hover(client.open(card), 'reduce Political');
    expect(text).toContain('`reduce TRACK by NUMBER`\n\nTakes from a track or a counter, down to its end.');
    expect(text).toContain(
      'What it comes to:\n\n- Political Will falls by the number of Rebel pieces in Prison, but no more than 3; it stops at the end of the track',
    );
    expect(text).not.toContain('In the usual words');
  });

  it('tells of a name what it names and where it is declared, in a sentence, in an example and in the map', async () => {
    const document = client.open(card);
    expect(await hover(document, 'Political Will by')).toMatch(
      /^\*\*Political Will\*\*: a track\n\ndeclared in spec\/arab-revolt\/game\.yaml:\d+\n/u,
    );
    const samaria = /^\*\*Samaria\*\*: a space\n\ndeclared in spec\/boards\/palestine\.yaml:\d+$/u;
    expect(await hover(document, 'Samaria holds 2 Underground Guerrillas and 1 Base')).toMatch(samaria);
    expect(await hover(client.open('spec/arab-revolt/setup.yaml'), 'Samaria: {')).toMatch(samaria);
    expect(await hover(client.open(assault), 'Assault\nfaction')).toMatch(
      /^\*\*Assault\*\*: a procedure, rule 3\.2\.4\n/u,
    );
  });

  it('tells the canonical wording of a variant, and the steps of a block', async () => {
    const document = client.open(assault);
    document.type('remove hits Active Rebel pieces here', 'British remove hits Active Rebel pieces there');
    expect(await hover(document, 'remove hits')).toContain(
      'In the usual words: `British remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain`',
    );
    const block = await hover(document, 'if Opposition');
    expect(block).toContain('- if there are Opposition here:\n  - hits is now half of hits, rounded down');
    document.close();
  });

  it('tells of a key what it is for', async () => {
    expect(await hover(client.open(card), 'unshaded:\n  title')).toBe('`unshaded`: the unshaded side');
    expect(await hover(client.open(assault), 'rule: "3.2.4"')).toMatch(/^`rule`: ./u);
  });
});

describe('the definition', () => {
  it('of a name is where it is declared, in whatever file, and in the file where the game is played', async () => {
    const document = client.open(card);
    expect(await definition(document, 'Political Will by')).toEqual([
      'spec/arab-revolt/game.yaml: Political Will: { from: 0, to: 20, rule: "1.10" }',
    ]);
    expect(await definition(document, 'Samaria holds 2 Underground Guerrillas and 1 Base')).toEqual([
      'spec/boards/palestine.yaml: Samaria:',
    ]);
    expect(await definition(document, 'British: Assault, Gaza'.slice(9))).toEqual([`${assault}: operation: Assault`]);
  });

  it('of a word that a sentence gave is that sentence, and of a condition where it stands', async () => {
    const document = client.open(assault);
    expect(await definition(document, 'hits Active')).toEqual([`${assault}: - let hits be half of hits, rounded down`]);
    const waived = client.open('spec/arab-revolt/cards/a22-demonstrations.yaml');
    expect(await definition(waived, 'troops\n')).toEqual([
      'spec/arab-revolt/special-activities/punish.yaml: troops: Troops are here',
    ]);
  });
});
