/** The extension of VS Code, with stubs in place of what an editor brings; and the package that it comes in. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Stub {
  readonly started: {
    readonly command: string;
    readonly args: readonly string[];
    readonly options: { readonly cwd: string };
  }[];
  readonly middleware: {
    readonly executeCommand: (command: string, given: unknown[], next: () => unknown) => Promise<unknown>;
  }[];
  readonly stopped: string[];
  readonly asked: unknown[];
  readonly told: string[];
  readonly commands: Record<string, () => Promise<void>>;
  readonly opened: ((document: unknown) => void)[];
  documents: unknown[];
  path: string;
  active: unknown;
}

interface Extension {
  readonly activate: (context: { readonly subscriptions: unknown[] }) => void;
  readonly deactivate: () => Promise<void>;
}

interface Pack {
  readonly bundled: (brought: readonly string[]) => Promise<string>;
  readonly packed: () => Promise<Uint8Array>;
}

const folder = mkdtempSync(join(tmpdir(), 'rulewright-extension-'));
let files: Readonly<Record<string, string>> = {};
let alone = '';

beforeAll(async () => {
  const module = pathToFileURL(join(import.meta.dirname, '../../editor/pack.mjs')).href;
  const { packed, bundled } = (await import(module)) as Pack;
  const unpacked = Object.entries(unzipSync(await packed()));
  files = Object.fromEntries(unpacked.map(([name, bytes]) => [name, strFromU8(bytes)]));
  alone = await bundled(['vscode', 'vscode-languageclient/node']);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A module in a folder of its own, beside stubs of what is brought to it. */
function loaded(text: string): { readonly extension: Extension; readonly stub: Stub } {
  const place = mkdtempSync(join(folder, 'run-'));
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), content);
  };
  write('extension.cjs', text);
  write('node_modules/vscode/index.js', editor);
  write('node_modules/vscode-languageclient/node.js', client);
  const require = createRequire(join(place, 'extension.cjs'));
  const { stub } = require('vscode') as { readonly stub: Stub };
  return { extension: require('./extension.cjs') as Extension, stub };
}

/** What is not named here is a class of which nothing is known. */
const editor = `
const stub = { started: [], middleware: [], stopped: [], asked: [], told: [], commands: {}, opened: [], documents: [], path: '' };
const disposable = { dispose: () => undefined };
const tell = (text) => (stub.told.push(text), Promise.resolve(undefined));
const known = {
  stub,
  version: '1.91.0',
  workspace: {
    get textDocuments() { return stub.documents; },
    onDidOpenTextDocument: (listener) => (stub.opened.push(listener), disposable),
    getConfiguration: () => ({ get: () => stub.path }),
  },
  commands: { registerCommand: (name, run) => ((stub.commands[name] = run), disposable) },
  window: {
    get activeTextEditor() { return stub.active; },
    showErrorMessage: tell, showInformationMessage: tell, showWarningMessage: tell,
  },
  Uri: { file: (fsPath) => ({ fsPath }) },
};
module.exports = new Proxy(known, { get: (all, name) => (name in all ? all[name] : class {}) });
`;

const client = `
const { stub } = require('vscode');
exports.LanguageClient = class {
  constructor(id, name, server, options) {
    this.server = server;
    stub.middleware.push(options.middleware);
    stub.selector = options.documentSelector;
  }
  start() {
    stub.started.push(this.server);
    return this.server.args.includes('nowhere') ? Promise.reject(new Error('not found')) : Promise.resolve();
  }
  stop() {
    stub.stopped.push(this.server.options.cwd);
    return Promise.resolve();
  }
  sendRequest(method, given) {
    stub.asked.push([method, given]);
    return Promise.resolve({ verdicts: [{ name: 'C1: a', holds: true, messages: [] }] });
  }
};
`;

const document = (fsPath: string, languageId = 'yaml'): unknown => ({
  uri: { scheme: 'file', fsPath, toString: () => pathToFileURL(fsPath).href },
  languageId,
});
const card = join('/games', 'one', 'spec', 'salt', 'cards', 'c1.yaml');

describe('the extension', () => {
  it('starts the server of a folder with the first YAML file below its `spec`, once, and of no other file', () => {
    const { extension, stub } = loaded(alone);
    const outside = [join('/games', 'one', 'notes.yaml'), join('/games', 'one', 'spec', 'x.yaml')];
    stub.documents = [...outside.map((it) => document(it)), document(card, 'plaintext')];
    const subscriptions: unknown[] = [];
    extension.activate({ subscriptions });
    expect(subscriptions).toHaveLength(3);
    expect(stub.started).toEqual([]);
    const [open] = stub.opened;
    open?.(document(card));
    open?.(document(join('/games', 'one', 'spec', 'salt', 'game.yaml')));
    expect(stub.started).toEqual([
      {
        command: 'npx',
        args: ['--no-install', 'rulewright', 'language-server', '--stdio'],
        options: { cwd: join('/games', 'one'), shell: process.platform === 'win32' },
      },
    ]);
    open?.(document(join('/games', 'two', 'spec', 'salt', 'game.yaml')));
    expect(stub.started.map(({ options }) => options.cwd)).toEqual([join('/games', 'one'), join('/games', 'two')]);
  });

  it('starts the one that is set, again when it is told to, and stops it in the end', async () => {
    const { extension, stub } = loaded(alone);
    stub.path = join('tools', 'bin.js');
    stub.documents = [document(card)];
    extension.activate({ subscriptions: [] });
    const set = { command: 'node', args: [join('/games', 'one', 'tools', 'bin.js'), 'language-server', '--stdio'] };
    expect(stub.started).toEqual([{ ...set, options: { cwd: join('/games', 'one') } }]);
    await stub.commands['rulewright.restart']?.();
    expect(stub.stopped).toEqual([join('/games', 'one')]);
    expect(stub.started).toHaveLength(2);
    await extension.deactivate();
    expect(stub.stopped).toHaveLength(2);
  });

  it('plays the examples of a file, and tells what came of those that a click played', async () => {
    const { extension, stub } = loaded(alone);
    stub.documents = [document(card)];
    extension.activate({ subscriptions: [] });
    await stub.commands['rulewright.runFile']?.();
    stub.active = { document: document(card) };
    await stub.commands['rulewright.runFile']?.();
    expect(stub.asked).toEqual([
      ['workspace/executeCommand', { command: 'rulewright.runExamples', arguments: [pathToFileURL(card).href, []] }],
    ]);
    const verdicts = [
      { name: 'C1: a', holds: true, messages: [] },
      { name: 'C1: b', holds: false, messages: ['it is 7'] },
    ];
    const answer = await stub.middleware[0]?.executeCommand('rulewright.runExamples', [], () => ({ verdicts }));
    expect(answer).toEqual({ verdicts });
    expect(stub.told).toEqual([
      'This file belongs to no game: open a YAML file below `spec`.',
      'Rulewright: 1 of 1 hold.',
      'Rulewright: 1 of 2 hold. it is 7',
    ]);
  });
});

describe('the package', () => {
  it('holds the extension in one module, its manifest, its page and the licence', () => {
    expect(Object.keys(files).sort()).toEqual([
      '[Content_Types].xml',
      'extension.vsixmanifest',
      'extension/LICENSE.txt',
      'extension/README.md',
      'extension/extension.cjs',
      'extension/package.json',
    ]);
    const manifest = JSON.parse(files['extension/package.json'] ?? '') as {
      readonly main: string;
      readonly version: string;
    };
    expect(manifest.main).toBe('./extension.cjs');
    expect(files['extension.vsixmanifest']).toContain(`Version="${manifest.version}"`);
  });

  it('brings all that the extension uses but the editor itself, and can be loaded', () => {
    const text = files['extension/extension.cjs'] ?? '';
    expect([...text.matchAll(/require\("(?!node:)([^"]+)"\)/gu)].map(([, name]) => name)).toContain('vscode');
    expect(text).not.toMatch(/require\("vscode-(?:languageclient|languageserver|jsonrpc)/u);
    const { extension } = loaded(text);
    expect(typeof extension.activate).toBe('function');
    expect(typeof extension.deactivate).toBe('function');
  });
});
