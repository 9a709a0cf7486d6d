/** Edits of the compiler as an editor makes them: each in the document that it is of, as that was when the edit was told. */
import type { TextDocumentEdit, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import { type Edit, editsByPath } from '../source/edit.js';
import { rangeOf } from './places.js';
import type { Game, Workspace } from './workspace.js';

/** Edits of files of a game, or of others of its checkout. */
export type EditsAsTaken = (game: Pick<Game, 'root'>, edits: readonly Edit[]) => WorkspaceEdit;

/** With the version of each document that is open, so that an editor refuses what was told of an older text. */
export function editsWithVersions(workspace: Pick<Workspace, 'uriOf' | 'documentOf'>): EditsAsTaken {
  return (game, edits) => ({
    documentChanges: byDocument(workspace, game, edits).map(([uri, own]): TextDocumentEdit => {
      const version = workspace.documentOf(uri)?.version ?? null;
      return { textDocument: { uri, version }, edits: [...own] };
    }),
  });
}

/** For editors that know no versions. */
export function plainEdits(workspace: Pick<Workspace, 'uriOf'>): EditsAsTaken {
  return (game, edits) => ({
    changes: Object.fromEntries(byDocument(workspace, game, edits).map(([uri, own]) => [uri, [...own]])),
  });
}

function byDocument(
  { uriOf }: Pick<Workspace, 'uriOf'>,
  game: Pick<Game, 'root'>,
  edits: readonly Edit[],
): readonly (readonly [uri: string, edits: readonly TextEdit[]])[] {
  return [...editsByPath(edits).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const texts = own.map(({ span, text }): TextEdit => ({ range: rangeOf(span), newText: text }));
    return [[uriOf(game, first.span.file), texts] as const];
  });
}
