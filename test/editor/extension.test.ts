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
  readonly ran: unknown[];
  readonly commands: Record<string, () => Promise<void>>;
  readonly opened: ((document: unknown) => void)[];
  documents: unknown[];
  command: readonly string[];
  readonly configured: ((change: unknown) => void)[];
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
  rmSync(games, { recursive: true });
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
const stub = { started: [], middleware: [], stopped: [], asked: [], told: [], commands: {}, opened: [], documents: [], command: [], configured: [], ran: [] };
const disposable = { dispose: () => undefined };
const tell = (text, ...choices) => (stub.told.push(text), Promise.resolve(choices[0]));
const known = {
  stub,
  version: '1.91.0',
  workspace: {
    get textDocuments() { return stub.documents; },
    onDidOpenTextDocument: (listener) => (stub.opened.push(listener), disposable),
    onDidChangeConfiguration: (listener) => (stub.configured.push(listener), disposable),
    getConfiguration: () => ({ get: () => stub.command }),
  },
  commands: {
    registerCommand: (name, run) => ((stub.commands[name] = run), disposable),
    executeCommand: (...given) => (stub.ran.push(given), Promise.resolve()),
  },
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
/** Three folders with a `spec`: in one Rulewright is installed, one lies in a checkout of it, in one is none. */
const games = mkdtempSync(join(tmpdir(), 'rulewright-extension-'));
const folderOf = (name: string): string => join(games, name);
const binOf = (...parts: string[]): string => join(games, ...parts, 'compiler', 'bin.js');
for (const bin of [binOf('one', 'node_modules', 'rulewright'), binOf('checkout')]) {
  mkdirSync(dirname(bin), { recursive: true });
  writeFileSync(bin, '');
}
const two = join('checkout', 'inner', 'two');
const card = join(folderOf('one'), 'spec', 'salt', 'cards', 'c1.yaml');
const cardOf = (name: string): string => join(folderOf(name), 'spec', 'salt', 'game.yaml');

describe('the extension', () => {
  it('starts the server of a folder with the first YAML file below its `spec`, once, and of no other file', () => {
    const { extension, stub } = loaded(alone);
    const outside = [join(folderOf('one'), 'notes.yaml'), join(folderOf('one'), 'spec', 'x.yaml')];
    stub.documents = [...outside.map((it) => document(it)), document(card, 'plaintext')];
    const subscriptions: unknown[] = [];
    extension.activate({ subscriptions });
    expect(subscriptions).toHaveLength(4);
    expect(stub.started).toEqual([]);
    const [open] = stub.opened;
    open?.(document(card));
    open?.(document(cardOf('one')));
    const asked = ['language-server', '--stdio'];
    const installed = binOf('one', 'node_modules', 'rulewright');
    const started = [{ command: 'node', args: [installed, ...asked], options: { cwd: folderOf('one') } }];
    expect(stub.started).toEqual(started);
    open?.(document(cardOf(two)));
    const around = { command: 'node', args: [binOf('checkout'), ...asked], options: { cwd: folderOf(two) } };
    expect(stub.started).toEqual([...started, around]);
    expect(stub.told).toEqual([]);
  });

  it('says once where there is no Rulewright and what to do, and starts the one that is set then', async () => {
    const { extension, stub } = loaded(alone);
    stub.documents = [document(cardOf('bare')), document(join(folderOf('bare'), 'spec', 'salt', 'map.yaml'))];
    extension.activate({ subscriptions: [] });
    expect(stub.started).toEqual([]);
    expect(stub.told).toEqual([
      `Rulewright is not installed in ${folderOf('bare')}. Run \`npm ci\` there, or say in the setting \`rulewright.command\` how it is started.`,
    ]);
    await Promise.resolve();
    expect(stub.ran).toEqual([['workbench.action.openSettings', 'rulewright.command']]);
    stub.command = ['node', 'tools/bin.js'];
    for (const listener of stub.configured) listener({ affectsConfiguration: () => true });
    await extension.deactivate();
    expect(stub.started).toEqual([
      { command: 'node', args: ['tools/bin.js', 'language-server', '--stdio'], options: { cwd: folderOf('bare') } },
    ]);
  });

  it('starts again when it is told to, says why where it cannot be started, and stops in the end', async () => {
    const { extension, stub } = loaded(alone);
    stub.documents = [document(card)];
    extension.activate({ subscriptions: [] });
    await stub.commands['rulewright.restart']?.();
    expect(stub.stopped).toEqual([folderOf('one')]);
    expect(stub.started).toHaveLength(2);
    await extension.deactivate();
    expect(stub.stopped).toHaveLength(2);
    stub.command = ['nowhere', 'nowhere'];
    const [open] = stub.opened;
    open?.(document(card));
    await Promise.resolve();
    await Promise.resolve();
    expect(stub.told.join()).toContain(
      `Rulewright could not be started in ${folderOf('one')}: not found. It needs Node`,
    );
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
    const errors = ['a.yaml:3: unknown space `Fenwik`', 'b.yaml:1: no title'];
    await stub.middleware[0]?.executeCommand('rulewright.runExamples', [], () => ({ verdicts: [], errors }));
    await stub.middleware[0]?.executeCommand('rulewright.runExamples', [], () => ({ verdicts: [], errors: [] }));
    expect(stub.told).toEqual([
      'This file belongs to no game: open a YAML file below `spec`.',
      'Rulewright: 1 of 1 hold.',
      'Rulewright: 1 of 2 hold. it is 7',
      'Rulewright: nothing was played, for the game has 2 errors. a.yaml:3: unknown space `Fenwik`; b.yaml:1: no title',
      'Rulewright: this file has no example.',
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

  it('is one as editors read it: each file has a type, each asset is there, and its manifests say the same', () => {
    const types = files['[Content_Types].xml'] ?? '';
    const manifest = files['extension.vsixmanifest'] ?? '';
    const typed = [...types.matchAll(/Extension="\.([a-z]+)"/gu)].map(([, end]) => end);
    const ends = Object.keys(files).filter((name) => name !== '[Content_Types].xml');
    expect(ends.filter((name) => !typed.includes(name.split('.').at(-1)))).toEqual([]);
    const assets = [...manifest.matchAll(/<Asset [^>]*Path="([^"]+)"/gu)].map(([, path = '']) => path);
    expect(assets).toContain('extension/package.json');
    expect(assets.filter((path) => files[path] === undefined)).toEqual([]);
    const { name, publisher, engines } = JSON.parse(files['extension/package.json'] ?? '') as {
      readonly name: string;
      readonly publisher: string;
      readonly engines: { readonly vscode: string };
    };
    expect(manifest).toContain(`Id="${name}"`);
    expect(manifest).toContain(`Publisher="${publisher}"`);
    expect(manifest).toContain(`Id="Microsoft.VisualStudio.Code.Engine" Value="${engines.vscode}"`);
    expect(manifest).toContain('<InstallationTarget Id="Microsoft.VisualStudio.Code"/>');
    expect(`${types}${manifest}`).not.toMatch(/&(?!amp;|lt;|gt;|quot;)|undefined/u);
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
