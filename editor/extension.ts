/**
 * The extension: starts the language server of the folder that a spec lies in as soon as one of its files is open, and shows what
 * the examples came to that somebody played. All else is between the editor and the server.
 */
import { existsSync } from 'node:fs';
import * as path from 'node:path';
import * as vscode from 'vscode';
import { LanguageClient, type ServerOptions } from 'vscode-languageclient/node';

const runExamples = 'rulewright.runExamples';

/** By the folder that holds `spec`. */
const clients = new Map<string, LanguageClient>();

/** Folders of which it has been told that there is no server. */
const missing = new Set<string>();

export function activate(context: vscode.ExtensionContext): void {
  const startFor = (document: vscode.TextDocument): void => {
    const root = rootOf(document);
    if (root !== null && !clients.has(root) && !missing.has(root)) start(root);
  };
  context.subscriptions.push(
    vscode.workspace.onDidOpenTextDocument(startFor),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('rulewright.command')) void restart();
    }),
    vscode.commands.registerCommand('rulewright.restart', restart),
    vscode.commands.registerCommand('rulewright.runFile', runFile),
  );
  for (const document of vscode.workspace.textDocuments) startFor(document);
}

export async function deactivate(): Promise<void> {
  const stopped = [...clients.values()].map((client) => client.stop());
  clients.clear();
  await Promise.all(stopped);
}

/** The folder that holds the `spec` in which a YAML file lies, two folders deep or more; null for any other document. */
function rootOf({ uri, languageId }: vscode.TextDocument): string | null {
  if (uri.scheme !== 'file' || languageId !== 'yaml') return null;
  const parts = uri.fsPath.split(path.sep);
  const spec = parts.lastIndexOf('spec', parts.length - 3);
  return spec < 1 ? null : parts.slice(0, spec).join(path.sep);
}

function start(root: string): void {
  const server = serverIn(root);
  if (server === null) {
    missing.add(root);
    void tellMissing(root);
    return;
  }
  missing.delete(root);
  const files = { scheme: 'file', language: 'yaml', pattern: `${root.split(path.sep).join('/')}/spec/**` };
  const client = new LanguageClient('rulewright', 'Rulewright', server, {
    documentSelector: [files],
    workspaceFolder: { uri: vscode.Uri.file(root), name: path.basename(root), index: 0 },
    middleware: {
      executeCommand: async (command, given: unknown[], next) => {
        const answer: unknown = await next(command, given);
        if (command === runExamples) tell(answer);
        return answer;
      },
    },
  });
  clients.set(root, client);
  client.start().catch((fault: unknown) => {
    clients.delete(root);
    const why = fault instanceof Error ? fault.message : String(fault);
    void vscode.window.showErrorMessage(
      `Rulewright could not be started in ${root}: ${why}. It needs Node 20.19 or later, and \`npm ci\` in its folder.`,
    );
  });
}

/** The command that is set, else the Rulewright that is nearest: null where there is none. */
function serverIn(root: string): ServerOptions | null {
  const given = vscode.workspace.getConfiguration('rulewright').get<readonly string[]>('command', []);
  const [command, ...before] = given.length > 0 ? given : installedAround(root);
  return command === undefined
    ? null
    : { command, args: [...before, 'language-server', '--stdio'], options: { cwd: root } };
}

/** In a folder or one around it: that of its `node_modules`, or a checkout of Rulewright itself. */
function installedAround(folder: string): readonly string[] {
  const places = [path.join('node_modules', 'rulewright'), '.'].map((it) =>
    path.join(folder, it, 'compiler', 'bin.js'),
  );
  const found = places.find((it) => existsSync(it));
  if (found !== undefined) return ['node', found];
  const around = path.dirname(folder);
  return around === folder ? [] : installedAround(around);
}

const settings = 'Open settings';

async function tellMissing(root: string): Promise<void> {
  const chosen = await vscode.window.showErrorMessage(
    `Rulewright is not installed in ${root}. Run \`npm ci\` there, or say in the setting \`rulewright.command\` how it is started.`,
    settings,
  );
  if (chosen === settings) await vscode.commands.executeCommand('workbench.action.openSettings', 'rulewright.command');
}

async function restart(): Promise<void> {
  const roots = [...clients.keys(), ...missing];
  await deactivate();
  for (const root of roots) start(root);
}

async function runFile(): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  const client = document === undefined ? undefined : clients.get(rootOf(document) ?? '');
  if (document === undefined || client === undefined) {
    void vscode.window.showInformationMessage('This file belongs to no game: open a YAML file below `spec`.');
    return;
  }
  const given = { command: runExamples, arguments: [document.uri.toString(), []] };
  tell(await client.sendRequest('workspace/executeCommand', given));
}

interface Verdicts {
  /** Of a game with errors, of which nothing is played. */
  readonly errors?: readonly string[];
  readonly verdicts: readonly {
    readonly name: string;
    readonly holds: boolean;
    readonly messages: readonly string[];
  }[];
}

/** More errors than these are only counted; the list of problems has all. */
const mostErrors = 3;

/** Says in a line how examples came out. */
function tell(answer: unknown): void {
  if (!isVerdicts(answer)) return;
  const { verdicts, errors = [] } = answer;
  if (errors.length > 0) {
    const count = errors.length === 1 ? 'an error' : `${errors.length} errors`;
    void vscode.window.showWarningMessage(
      `Rulewright: nothing was played, for the game has ${count}. ${errors.slice(0, mostErrors).join('; ')}`,
    );
    return;
  }
  if (verdicts.length === 0) {
    void vscode.window.showInformationMessage('Rulewright: this file has no example.');
    return;
  }
  const failing = verdicts.filter(({ holds }) => !holds);
  const count = `${verdicts.length - failing.length} of ${verdicts.length} hold`;
  if (failing.length === 0) void vscode.window.showInformationMessage(`Rulewright: ${count}.`);
  else
    void vscode.window.showWarningMessage(
      `Rulewright: ${count}. ${failing.flatMap(({ messages }) => messages).join('; ')}`,
    );
}

function isVerdicts(answer: unknown): answer is Verdicts {
  return typeof answer === 'object' && answer !== null && 'verdicts' in answer && Array.isArray(answer.verdicts);
}
