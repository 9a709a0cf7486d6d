/** What an editor asks of a place, on a copy of a real game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CodeLensRequest,
  type CompletionItem,
  CompletionRequest,
  DefinitionRequest,
  type DocumentSymbol,
  DocumentSymbolRequest,
  ExecuteCommandRequest,
  FoldingRangeRequest,
  HoverRequest,
  type Location,
  type MarkupContent,
  ReferencesRequest,
  SemanticTokensRequest,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver/node';
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

/** What is offered at the end of a text that stands in the document once. */
async function completions(document: Document, text: string): Promise<readonly CompletionItem[]> {
  const asked = { textDocument: document, position: document.at(text, text.length) };
  const found = await client.connection.sendRequest(CompletionRequest.type, asked);
  return Array.isArray(found) ? found : [];
}

/** What is offered where a way in errata is typed. */
async function offeredOnTheWay(way: string): Promise<readonly string[]> {
  const head = 'errata: x\ndate: 2026-05-14\nkind: correction\nsource: x\nchanges:\n';
  const document = client.open('spec/arab-revolt/errata/2026-05-14.yaml', `${head}  - change: ${way}\n`);
  const found = await completions(document, way);
  document.close();
  return found.map(({ label }) => label);
}

/** The labels of what is offered where the shaded side of the card says something else. */
async function offeredIn(effect: string): Promise<readonly string[]> {
  const document = client.open(card);
  document.type('- reduce Political Will by the Rebel pieces in Prison, at most 3', `- ${effect}`);
  const found = await completions(document, `exposed\n  effect:\n    - ${effect}`);
  document.close();
  return found.map(({ label }) => label);
}

describe('completion in a sentence', () => {
  it('in errata names on the way to a place', async () => {
    expect(await offeredOnTheWay('A1')).toEqual(expect.arrayContaining(['A10', 'A13']));
    expect(await offeredOnTheWay('[A13, s')).toEqual(['shaded']);
    expect(await offeredOnTheWay('[setup, boxes, ')).toContain('Available');
    expect(await offeredOnTheWay('[board, spaces, G')).toEqual(expect.arrayContaining(['Galilee', 'Gaza']));
    expect(await offeredOnTheWay('[nowhere, s')).toEqual([]);
  });

  it('offers the words that can follow, and no others', async () => {
    expect(await offeredIn('reduce Political Will ')).toEqual(['by']);
    const verbs = await offeredIn('');
    expect(verbs).toEqual(expect.arrayContaining(['place', 'reduce', 'conduct', 'British', 'if']));
    expect(verbs).not.toContain('by');
    expect(verbs).not.toContain('Samaria');
  });

  it('offers names of the kind that can stand there, also where several words of one are written', async () => {
    const tracks = await offeredIn('reduce ');
    expect(tracks).toContain('Political Will');
    expect(tracks).not.toContain('Samaria');
    expect(tracks).not.toContain('Troops');
    const spaces = await offeredIn('place 1 Police in S');
    expect(spaces).toEqual(expect.arrayContaining(['Samaria', 'Syria']));
    expect(spaces).not.toContain('Sweep');
    expect(await offeredIn('place 1 Police in Haifa C')).toEqual(['Haifa City']);
    const procedures = await offeredIn('conduct Sw');
    expect(procedures).toEqual(['Sweep']);
  });

  it('replaces what is typed of a name, and tells what it is', async () => {
    const document = client.open(card);
    document.type('reduce Political Will by the', 'reduce political wi by the');
    const [only] = await completions(document, 'reduce political wi');
    expect(only).toMatchObject({ label: 'Political Will', detail: 'a track' });
    expect(only?.textEdit).toEqual({ range: document.rangeOf('political wi'), newText: 'Political Will' });
    document.close();
  });
});

describe('completion elsewhere', () => {
  it('offers the keys that a block may have and has not, and the names that stand below a key elsewhere', async () => {
    const document = client.open(card);
    document.type(
      'shaded:\n  title: Torture techniques exposed\n',
      'shaded:\n  title: Torture techniques exposed\n  \n',
    );
    const keys = await completions(document, 'exposed\n  ');
    expect(keys.map(({ label }) => label)).toContain('while in play');
    expect(keys.map(({ label }) => label)).not.toContain('title');
    expect(keys.map(({ label }) => label)).not.toContain('examples');
    document.close();
    const operation = client.open(assault);
    operation.type('faction: British', 'faction: ');
    const factions = await completions(operation, 'faction: ');
    expect(factions.map(({ label }) => label)).toEqual(expect.arrayContaining(['British', 'Rebels']));
    expect(factions.map(({ label }) => label)).not.toContain('Samaria');
    operation.close();
  });
});

describe('an editor', () => {
  it('finds where a name is written in all files of the game, whichever of its wordings', async () => {
    const document = client.open(card);
    const asked = {
      textDocument: document,
      position: document.at('Political Will by'),
      context: { includeDeclaration: true },
    };
    const found = (await client.connection.sendRequest(ReferencesRequest.type, asked)) ?? [];
    expect(found.length).toBeGreaterThan(150);
    expect(new Set(found.map(({ uri }) => uri)).size).toBeGreaterThan(20);
    const lines = found.map(lineAt);
    expect(lines.filter((line) => !line.includes('Political Will'))).toEqual([]);
    expect(lines).toContain('spec/arab-revolt/setup.yaml: Political Will: 18');
  });

  it('lists what a file and the game declare, and folds what stands below a line', async () => {
    const document = client.open(card);
    const outline = (await client.connection.sendRequest(DocumentSymbolRequest.type, { textDocument: document })) ?? [];
    const names = (outline as DocumentSymbol[]).map(({ name, detail }) => `${name}: ${detail ?? ''}`.trim());
    expect(names).toEqual(['card: A13', 'title: Arab Investigation Centres', 'unshaded:', 'shaded:', 'examples:']);
    const examples = (outline as DocumentSymbol[]).at(-1)?.children ?? [];
    expect(examples.map(({ name }) => name)).toContain('no more than three count');
    const folds = (await client.connection.sendRequest(FoldingRangeRequest.type, { textDocument: document })) ?? [];
    const { line } = document.at('shaded:\n  title: Torture');
    expect(folds).toContainEqual({ startLine: line, endLine: line + 3 });
    const declared = (await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'political' })) ?? [];
    expect(declared.map(({ name, containerName }) => `${name} (${containerName ?? ''})`)).toContain(
      'Political Will (arab-revolt, a track)',
    );
  });

  it('colours verbs, numbers and names by their kind', async () => {
    const document = client.open(card);
    const { data } = (await client.connection.sendRequest(SemanticTokensRequest.type, { textDocument: document })) ?? {
      data: [],
    };
    const { tokenTypes } = (client.answer.capabilities.semanticTokensProvider as { legend: { tokenTypes: string[] } })
      .legend;
    const lines = document.text().split('\n');
    let [line, character] = [0, 0];
    const coloured: string[] = [];
    for (let at = 0; at < data.length; at += 5) {
      const [down = 0, right = 0, length = 0, type = 0] = data.slice(at, at + 4);
      [line, character] = down === 0 ? [line, character + right] : [line + down, right];
      coloured.push(`${(lines[line] ?? '').slice(character, character + length)}: ${tokenTypes[type] ?? ''}`);
    }
    expect(coloured).toEqual(
      expect.arrayContaining([
        'reduce: keyword',
        'Political Will: variable',
        'by: operator',
        '3: number',
        'Samaria: namespace',
        'British: class',
      ]),
    );
  });

  it('says above each side that nothing is played while the game has an error, and at a click too', async () => {
    const document = client.open(card);
    document.type('- reduce Political', '- reduc Political');
    const lenses = (await client.connection.sendRequest(CodeLensRequest.type, { textDocument: document })) ?? [];
    expect(lenses.map(({ range, command }) => [range, command?.title])).toEqual([
      [document.rangeOf('unshaded:', 'unshaded'), 'not played: 1 error in this game'],
      [document.rangeOf('shaded:\n  title: T', 'shaded'), 'not played: 1 error in this game'],
    ]);
    const { command = '', arguments: given = [] } = lenses[0]?.command ?? {};
    const ran: unknown = await client.connection.sendRequest(ExecuteCommandRequest.type, { command, arguments: given });
    expect(ran).toEqual({ verdicts: [], errors: [`${card}:11: \`reduc\` is not a verb of the language`] });
    document.close();
    const operation = client.open(assault);
    operation.type('faction: British', 'faction: Britis');
    const [lens] = (await client.connection.sendRequest(CodeLensRequest.type, { textDocument: operation })) ?? [];
    expect(lens?.range).toEqual(operation.rangeOf('operation: A', 'operation'));
    operation.close();
  });

  it('shows above each side how its examples come out, and plays them when it is told to', async () => {
    const document = client.open(card);
    const lenses = (await client.connection.sendRequest(CodeLensRequest.type, { textDocument: document })) ?? [];
    expect(lenses.map(({ range }) => range)).toEqual([
      document.rangeOf('unshaded:', 'unshaded'),
      document.rangeOf('shaded:\n  title: T', 'shaded'),
    ]);
    const [, shaded] = lenses;
    expect(shaded?.command?.title).toMatch(/^(?:3 examples: run|all 3 examples hold)$/u);
    document.type('- Political Will is 7', '- Political Will is 6');
    const { command = '', arguments: given = [] } = shaded?.command ?? {};
    const ran: unknown = await client.connection.sendRequest(ExecuteCommandRequest.type, { command, arguments: given });
    expect(ran).toEqual({
      verdicts: [
        { name: 'A13: nobody in Prison costs nothing', holds: true, messages: [] },
        { name: 'A13: each Rebel piece in Prison costs Political Will', holds: true, messages: [] },
        {
          name: 'A13: no more than three count',
          holds: false,
          messages: [expect.stringContaining('expected: Political Will is 6; it is 7')],
        },
      ],
    });
    document.close();
  });
});
