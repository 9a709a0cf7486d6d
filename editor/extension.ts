/**
 * The extension: starts the language server of the folder that a spec lies in as soon as one of its files is open, and shows what
 * the examples came to that somebody played. All else is between the editor and the server.
 */
import * as path from 'node:path';
import * as vscode from 'vscode';
import { LanguageClient, type ServerOptions } from 'vscode-languageclient/node';

const runExamples = 'rulewright.runExamples';

/** By the folder that holds `spec`. */
const clients = new Map<string, LanguageClient>();

export function activate(context: vscode.ExtensionContext): void {
  const startFor = (document: vscode.TextDocument): void => {
    const root = rootOf(document);
    if (root !== null && !clients.has(root)) start(root);
  };
  context.subscriptions.push(
    vscode.workspace.onDidOpenTextDocument(startFor),
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
  const files = { scheme: 'file', language: 'yaml', pattern: `${root.split(path.sep).join('/')}/spec/**` };
  const client = new LanguageClient('rulewright', 'Rulewright', serverIn(root), {
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
      `Rulewright could not be started in ${root}: ${why}. Run \`npm ci\` there, or set \`rulewright.path\`.`,
    );
  });
}

function serverIn(root: string): ServerOptions {
  const given = vscode.workspace.getConfiguration('rulewright').get<string>('path', '');
  const args = ['language-server', '--stdio'];
  if (given !== '') return { command: 'node', args: [path.resolve(root, given), ...args], options: { cwd: root } };
  // On Windows `npx` is a script of the shell.
  const shell = process.platform === 'win32';
  return { command: 'npx', args: ['--no-install', 'rulewright', ...args], options: { cwd: root, shell } };
}

async function restart(): Promise<void> {
  const roots = [...clients.keys()];
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
  readonly verdicts: readonly {
    readonly name: string;
    readonly holds: boolean;
    readonly messages: readonly string[];
  }[];
}

/** Says in a line how examples came out. */
function tell(answer: unknown): void {
  if (!isVerdicts(answer)) return;
  const { verdicts } = answer;
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
