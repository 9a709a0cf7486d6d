/** An editor, as far as a language server can tell: it speaks the protocol over the streams of a process of its own. */
import { type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type CodeAction,
  CodeActionRequest,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  FileChangeType,
  type FileEvent,
  InitializedNotification,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type Range,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { started } from './command-line.js';

export interface LanguageClient {
  readonly child: ChildProcess;
  readonly connection: ProtocolConnection;
  readonly answer: InitializeResult;
  /** Opens a file of the folder as it is on disk, or with another text, and returns the document. */
  readonly open: (path: string, text?: string) => Document;
  /** What was published last of a file of the folder. */
  readonly told: (path: string) => readonly Diagnostic[];
  /** What is published of a file as soon as it is as wanted. */
  readonly until: (
    path: string,
    isWanted: (diagnostics: readonly Diagnostic[]) => boolean,
  ) => Promise<readonly Diagnostic[]>;
  /** Makes edits in open documents and in files on disk, and returns what takes all of them back. */
  readonly apply: (edit: WorkspaceEdit | null) => () => void;
  /** Ends as the protocol says; the exit code of the server. */
  readonly end: () => Promise<number | null>;
}

export interface Document {
  readonly uri: string;
  readonly text: () => string;
  /** The place of a text that stands in the document once, and so many characters on. */
  readonly at: (text: string, on?: number) => Position;
  /** The range of a text that stands in the document once, or of how it begins. */
  readonly rangeOf: (text: string, part?: string) => Range;
  /** Replaces a text that stands in the document once. */
  readonly type: (before: string, after: string) => void;
  /** Gives the document another text. */
  readonly write: (text: string) => void;
  readonly apply: (edit: WorkspaceEdit | undefined) => void;
  readonly actionsAt: (range: Range, only?: string) => Promise<readonly CodeAction[]>;
  readonly close: () => void;
}

/** In milliseconds. */
const longestWait = 20_000;

/** Starts a server in a folder and says hello. */
export async function languageClient(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<LanguageClient> {
  const child = started(['language-server', '--stdio'], folder, [], environment);
  if (child.stdout === null || child.stdin === null) throw new Error('the server has no streams');
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const uriOf = (path: string): string => pathToFileURL(join(folder, path)).href;
  const published = new Map<string, readonly Diagnostic[]>();
  const waiting = new Set<() => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    published.set(uri, diagnostics);
    for (const look of waiting) look();
  });
  connection.listen();
  const answer = await connection.sendRequest<InitializeResult>('initialize', {
    processId: process.pid,
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'games' }],
    capabilities: { workspace: { workspaceEdit: { documentChanges: true } } },
  });
  await connection.sendNotification(InitializedNotification.type, {});
  const documents = new Map<string, Document>();
  const textOf = (uri: string): string => documents.get(uri)?.text() ?? readFileSync(fileURLToPath(uri), 'utf8');
  const write = (texts: ReadonlyMap<string, string>): void => {
    for (const [uri, text] of texts) {
      const document = documents.get(uri);
      if (document === undefined) writeFileSync(fileURLToPath(uri), text);
      else document.write(text);
    }
    const saved = [...texts.keys()].filter((uri) => !documents.has(uri));
    const changes = saved.map((uri): FileEvent => ({ uri, type: FileChangeType.Changed }));
    void connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
  };
  const told = (path: string): readonly Diagnostic[] => published.get(uriOf(path)) ?? [];
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    child,
    connection,
    answer,
    told,
    open: (path, text = readFileSync(join(folder, path), 'utf8')) => {
      const uri = uriOf(path);
      const document = opened(connection, uri, text, () => documents.delete(uri));
      documents.set(uri, document);
      return document;
    },
    apply: (edit) => {
      const all = [...editsIn(edit)];
      const before = new Map(all.map(([uri]) => [uri, textOf(uri)]));
      write(new Map(all.map(([uri, edits]) => [uri, edited(textOf(uri), edits)])));
      return () => {
        write(before);
      };
    },
    until: (path, isWanted) =>
      new Promise((resolve, reject) => {
        const tooLong = setTimeout(() => {
          waiting.delete(look);
          const last = published.has(uriOf(path)) ? JSON.stringify(told(path), null, 1) : 'nothing at all';
          reject(new Error(`within ${longestWait / 1000} s ${path} is not told as wanted; told last: ${last}`));
        }, longestWait);
        const look = (): void => {
          if (!published.has(uriOf(path)) || !isWanted(told(path))) return;
          clearTimeout(tooLong);
          waiting.delete(look);
          resolve(told(path));
        };
        waiting.add(look);
        look();
      }),
    end: async () => {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      return exited;
    },
  };
}

/** The edits of each document. */
function editsIn(edit: WorkspaceEdit | null | undefined): ReadonlyMap<string, readonly TextEdit[]> {
  const byVersion = (edit?.documentChanges ?? []).flatMap((it) =>
    'edits' in it ? [[it.textDocument.uri, it.edits.filter((one): one is TextEdit => 'newText' in one)] as const] : [],
  );
  return new Map([...Object.entries(edit?.changes ?? {}), ...byVersion]);
}

function opened(connection: ProtocolConnection, uri: string, first: string, onClose: () => void): Document {
  let text = first;
  let version = 1;
  const send = (promise: Promise<void>): void => void promise;
  send(
    connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'yaml', version, text },
    }),
  );
  const write = (after: string): void => {
    text = after;
    version += 1;
    const contentChanges = [{ text }];
    send(
      connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges,
      }),
    );
  };
  const once = (part: string): number => {
    const at = text.indexOf(part);
    if (at < 0 || text.includes(part, at + 1)) throw new Error(`${uri} does not hold ${part} once`);
    return at;
  };
  const at = (part: string, on = 0): Position => positionIn(text, once(part) + on);
  return {
    uri,
    text: () => text,
    at,
    rangeOf: (around, part = around) => ({ start: at(around), end: at(around, part.length) }),
    write,
    type: (before, after) => {
      const place = once(before);
      write(text.slice(0, place) + after + text.slice(place + before.length));
    },
    apply: (edit) => {
      write(edited(text, editsIn(edit).get(uri) ?? []));
    },
    actionsAt: async (range, only) => {
      const context = { diagnostics: [], ...(only === undefined ? {} : { only: [only] }) };
      const found = await connection.sendRequest(CodeActionRequest.type, { textDocument: { uri }, range, context });
      return (found ?? []).filter((it): it is CodeAction => !('command' in it && typeof it.command === 'string'));
    },
    close: () => {
      onClose();
      send(connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } }));
    },
  };
}

function positionIn(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/u);
  return { line: lines.length - 1, character: (lines.at(-1) ?? '').length };
}

/** The text with all edits done, which do not meet. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/u);
  const offset = ({ line, character }: Position): number => lines.slice(0, line).join('').length + character;
  return [...edits]
    .sort((a, b) => offset(b.range.start) - offset(a.range.start))
    .reduce((so, { range, newText }) => so.slice(0, offset(range.start)) + newText + so.slice(offset(range.end)), text);
}
