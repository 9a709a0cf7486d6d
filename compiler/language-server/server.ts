/** The language server: what an editor asks is answered out of what the compiler makes of the documents. It knows no rules itself. */
import {
  CodeLensRefreshRequest,
  type Connection,
  DidChangeWatchedFilesNotification,
  DidChangeWorkspaceFoldersNotification,
  type InitializeResult,
  LSPErrorCodes,
  type RenameParams,
  ResponseError,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { codeActionKinds, codeActionsFor } from './code-actions.js';
import { completionsAt } from './completion.js';
import { definitionsAt } from './definition.js';
import { type EditsAsTaken, editsWithVersions, plainEdits } from './edits.js';
import { formattingOf } from './formatting.js';
import { hoverAt } from './hover.js';
import { colours } from './colour.js';
import { coloursOf } from './colours.js';
import { errorsOf, lensesOf, outcomesOf, runExamples } from './lenses.js';
import { foldsOf, namesDeclared, outlineOf } from './outline.js';
import { locationOf, offsetOf } from './places.js';
import { referencesAt } from './references.js';
import { createPublisher } from './publisher.js';
import { renamedAt, renamingAt, specsBeside } from './rename.js';
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
    onPlayed: () => {
      if (areLensesFresh) void connection.sendRequest(CodeLensRefreshRequest.type).catch(() => undefined);
    },
    onFault: (fault) => {
      connection.console.error(
        `a fault in rulewright itself: ${fault instanceof Error ? fault.message : String(fault)}`,
      );
    },
  });
  const folders = new Set<string>();
  let isWatchable = false;
  let areLensesFresh = false;
  let asTaken: EditsAsTaken = plainEdits(workspace);

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

  /** What is answered of a file; null where it is no file of a spec. */
  const of = <Answer>(uri: string, answer: (view: View) => Answer): Answer | null => {
    const view = workspace.view(uri);
    return view === null ? null : answer(view);
  };

  connection.onInitialize((params): InitializeResult => {
    for (const { uri } of params.workspaceFolders ?? []) folders.add(uri);
    workspace.setFolders([...folders]);
    isWatchable = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    areLensesFresh = params.capabilities.workspace?.codeLens?.refreshSupport === true;
    if (params.capabilities.workspace?.workspaceEdit?.documentChanges === true) asTaken = editsWithVersions(workspace);
    return {
      serverInfo: { name: 'rulewright' },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Full, save: true },
        hoverProvider: true,
        completionProvider: { triggerCharacters: [' '] },
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
        documentFormattingProvider: true,
        documentSymbolProvider: true,
        workspaceSymbolProvider: true,
        foldingRangeProvider: true,
        semanticTokensProvider: { legend: { tokenTypes: [...colours], tokenModifiers: [] }, full: true },
        codeLensProvider: {},
        executeCommandProvider: { commands: [runExamples] },
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

  connection.onNotification(DidChangeWorkspaceFoldersNotification.type, ({ event: { added, removed } }) => {
    const before = workspace.games();
    for (const { uri } of removed) folders.delete(uri);
    for (const { uri } of added) folders.add(uri);
    workspace.setFolders([...folders]);
    publisher.changed([...before, ...workspace.games()]);
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
    publisher.saved(workspace.gamesOf(uri));
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    const games = workspace.gamesOf(uri);
    workspace.close(uri);
    publisher.changed(games);
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) workspace.forget(uri);
    // A folder may have come or gone, with a game in it.
    publisher.saved([...workspace.games(), ...changes.flatMap(({ uri }) => workspace.gamesOf(uri))]);
  });

  connection.onHover(answering(hoverAt, null));
  connection.onCompletion(answering((view, offset) => [...completionsAt(view, offset)], []));
  connection.onDefinition(
    answering(
      (view, offset) => definitionsAt(view, offset).map((span) => locationOf(workspace, view.game, span)),
      null,
    ),
  );
  connection.onReferences(
    answering((view, offset) => referencesAt(view, offset).map((span) => locationOf(workspace, view.game, span)), null),
  );
  connection.onPrepareRename(answering(renamingAt, null));
  connection.onRenameRequest(
    answering((view, offset, { newName }: RenameParams) => {
      const renamed = renamedAt(specsBeside(workspace, view), view, offset, newName);
      if (!renamed.ok) throw new ResponseError(LSPErrorCodes.RequestFailed, renamed.why);
      return asTaken(view.game, [...renamed.names, ...renamed.prose]);
    }, null),
  );
  connection.onDocumentFormatting(({ textDocument: { uri } }) => of(uri, (view) => [...formattingOf(view)]));
  connection.onDocumentSymbol(({ textDocument: { uri } }) => of(uri, ({ file }) => [...outlineOf(file)]));
  connection.onFoldingRanges(({ textDocument: { uri } }) => of(uri, ({ file }) => [...foldsOf(file)]));
  connection.onWorkspaceSymbol(({ query }) => [...namesDeclared(workspace, query)]);
  connection.languages.semanticTokens.on(({ textDocument: { uri } }) => of(uri, coloursOf) ?? { data: [] });
  connection.onCodeLens(({ textDocument: { uri } }) =>
    of(uri, (view) => {
      const told = publisher.stateOf(view.game);
      return [...lensesOf(view, uri, told?.checked === view.checked ? told.verdicts : null)];
    }),
  );
  connection.onExecuteCommand(({ command, arguments: given = [] }) => {
    const [uri, names] = given as readonly unknown[];
    if (command !== runExamples || typeof uri !== 'string') return null;
    const wanted = Array.isArray(names) ? names.map(String) : [];
    return of(uri, (view) => ({
      verdicts: outcomesOf(view, wanted),
      ...(view.checked.core === null ? { errors: errorsOf(view) } : {}),
    }));
  });
  connection.onCodeAction((params) => {
    const view = workspace.view(params.textDocument.uri);
    if (view === null) return [];
    const told = publisher.stateOf(view.game);
    const failures = told?.checked === view.checked ? told.failures : [];
    return [...codeActionsFor(workspace, asTaken, view.game, [...view.checked.diagnostics, ...failures], params)];
  });
  connection.onShutdown(() => {
    publisher.stop();
  });
}
