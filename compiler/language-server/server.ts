/** The language server: what an editor asks is answered out of what the compiler makes of the documents. It knows no rules itself. */
import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeResult,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { codeActionKinds, codeActionsFor } from './code-actions.js';
import { definitionsAt } from './definition.js';
import { hoverAt } from './hover.js';
import { locationOf, offsetOf } from './places.js';
import { createPublisher } from './publisher.js';
import { createWorkspace, type View } from './workspace.js';

interface At {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
}

/** Answers what comes over a connection. */
export function serve(connection: Connection): void {
  const workspace = createWorkspace();
  const publisher = createPublisher({
    workspace,
    publish: (params) => void connection.sendDiagnostics(params),
    onPlayed: () => undefined,
    onFault: (fault) => {
      connection.console.error(
        `a fault in rulewright itself: ${fault instanceof Error ? fault.message : String(fault)}`,
      );
    },
  });
  let isWatchable = false;

  /** What `answer` says of a place of a file; `nothing` where it is no file of a spec. */
  const answering =
    <Params extends At, Answer, Nothing>(
      answer: (view: View, offset: number, params: Params) => Answer,
      nothing: Nothing,
    ) =>
    (params: Params): Answer | Nothing => {
      const view = workspace.view(params.textDocument.uri);
      return view === null ? nothing : answer(view, offsetOf(view.file, params.position), params);
    };

  connection.onInitialize((params): InitializeResult => {
    workspace.setFolders((params.workspaceFolders ?? []).map(({ uri }) => uri));
    isWatchable = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return {
      serverInfo: { name: 'rulewright' },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Full, save: true },
        hoverProvider: true,
        definitionProvider: true,
        codeActionProvider: { codeActionKinds },
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      },
    };
  });
  connection.onInitialized(() => {
    if (isWatchable) {
      const watchers = [{ globPattern: '**/spec/**' }];
      void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
    }
    publisher.changed(workspace.games());
  });

  connection.onDidOpenTextDocument(({ textDocument: { uri, version, text } }) => {
    workspace.open({ uri, version, text });
    publisher.changed(workspace.gamesOf(uri));
  });
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
    const text = contentChanges.at(-1)?.text;
    if (text === undefined) return;
    workspace.open({ uri, version, text });
    publisher.changed(workspace.gamesOf(uri));
  });
  connection.onDidSaveTextDocument(({ textDocument: { uri } }) => {
    workspace.forget(uri);
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    const games = workspace.gamesOf(uri);
    workspace.close(uri);
    publisher.changed(games);
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) workspace.forget(uri);
    // A folder may have come or gone, with a game in it.
    publisher.changed([...workspace.games(), ...changes.flatMap(({ uri }) => workspace.gamesOf(uri))]);
  });

  connection.onHover(answering(hoverAt, null));
  connection.onDefinition(
    answering(
      (view, offset) => definitionsAt(view, offset).map((span) => locationOf(workspace, view.game, span)),
      null,
    ),
  );
  connection.onCodeAction((params) => {
    const view = workspace.view(params.textDocument.uri);
    if (view === null) return [];
    const told = publisher.stateOf(view.game);
    const diagnostics = told?.checked === view.checked ? told.diagnostics : view.checked.diagnostics;
    return [...codeActionsFor(workspace, view.game, diagnostics, params)];
  });
  connection.onShutdown(() => {
    publisher.stop();
  });
}
