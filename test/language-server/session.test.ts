/** One sitting at a real game, as an author has it: a slip, its mending, a word completed, a track renamed, and all of it taken back. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CodeLensRequest,
  type CompletionItem,
  CompletionRequest,
  ExecuteCommandRequest,
  RenameRequest,
  type TextEdit,
} from 'vscode-languageserver/node';
import { edited, type LanguageClient, languageClient } from '../support/language-client.js';
import { folderWith } from './games.js';

const folder = folderWith({ boards: 'boards', 'arab-revolt': 'arab-revolt' });
const card = 'spec/arab-revolt/cards/a13-arab-investigation-centres.yaml';
let client: LanguageClient;

beforeAll(async () => {
  client = await languageClient(folder.root);
});
afterAll(async () => {
  expect(await client.end()).toBe(0);
  folder.remove();
});

const saved = (path: string): string => readFileSync(join(folder.root, path), 'utf8');

it('a sitting at a real game', async () => {
  const document = client.open(card);
  const before = document.text();

  // A slip of the pen is told at its word.
  document.type('reduce Political Will by', 'reduce Political Wil by');
  const [slip] = await client.until(card, (it) => it.length === 1);
  expect(slip).toMatchObject({ code: 'RW0307', range: document.rangeOf('Political Wil by', 'Political Wil') });

  // What is left of the name is completed.
  document.type('reduce Political Wil by', 'reduce Poli by');
  const at = document.at('reduce Poli by', 'reduce Poli'.length);
  const asked = { textDocument: document, position: at };
  const offered = (await client.connection.sendRequest(CompletionRequest.type, asked)) as readonly CompletionItem[];
  expect(offered.map(({ label }) => label)).toContain('Political Will');
  const chosen = offered.find(({ label }) => label === 'Political Will')?.textEdit as TextEdit;
  document.write(edited(document.text(), [chosen]));
  expect(document.text()).toBe(before);
  await client.until(card, (it) => it.length === 0);

  // The same slip is mended by the first action that is offered for it.
  document.type('reduce Political Will by', 'reduce Political Wil by');
  const [again] = await client.until(card, (it) => it.length === 1);
  const [action] = again === undefined ? [] : await document.actionsAt(again.range);
  document.apply(action?.edit);
  expect(document.text()).toBe(before);
  await client.until(card, (it) => it.length === 0);

  // The track gets another name in every file, open or not.
  const named = { textDocument: document, position: document.at('Political Will by', 3), newName: 'Resolve' };
  const undo = client.apply(await client.connection.sendRequest(RenameRequest.type, named));
  expect(document.text()).toContain('- reduce Resolve by the Rebel pieces in Prison, at most 3');
  expect(document.text()).toContain('- name: each Rebel piece in Prison costs Resolve');
  expect(saved('spec/arab-revolt/game.yaml')).toMatch(/^ +Resolve: \{ from: 0, to: 20/mu);
  const lenses = await client.connection.sendRequest(CodeLensRequest.type, { textDocument: document });
  const { command = '', arguments: given = [] } = lenses?.at(-1)?.command ?? {};
  const { verdicts } = (await client.connection.sendRequest(ExecuteCommandRequest.type, {
    command,
    arguments: given,
  })) as { readonly verdicts: readonly { readonly holds: boolean }[] };
  expect(verdicts.map(({ holds }) => holds)).toEqual([true, true, true]);

  // And its old one back.
  undo();
  expect(document.text()).toBe(before);
  expect(saved('spec/arab-revolt/game.yaml')).toMatch(/^ +Political Will: \{ from: 0, to: 20/mu);
  document.type('reduce Political Will by', 'reduce Resolve by');
  const [gone] = await client.until(card, (it) => it.length === 1);
  expect(gone).toMatchObject({ severity: 1, message: expect.stringContaining('`Resolve`') as string });
  document.write(before);
  expect(await client.until(card, (it) => it.length === 0)).toEqual([]);
});
