/** What the messages of a file propose, as actions of an editor. */
import { type CodeAction, CodeActionKind, type CodeActionParams } from 'vscode-languageserver';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { proposalsOf, safeEditsOf } from '../diagnostics/proposals.js';
import { shownDiagnostic } from './diagnostics.js';
import type { EditsAsTaken } from './edits.js';
import { overlaps, rangeOf } from './places.js';
import type { Game, Workspace } from './workspace.js';

/** An action of a client, by which it mends all at once. */
const fixAll = `${CodeActionKind.SourceFixAll}.rulewright`;

export const codeActionKinds = [CodeActionKind.QuickFix, fixAll];

/** Those that `diagnostics` of the game propose at a range, the likeliest of each message first; and one that does all that is safe. */
export function codeActionsFor(
  workspace: Pick<Workspace, 'uriOf'>,
  asTaken: EditsAsTaken,
  game: Game,
  diagnostics: readonly Diagnostic[],
  { textDocument: { uri }, range, context: { only } }: CodeActionParams,
): readonly CodeAction[] {
  const own = diagnostics.filter(({ span }) => workspace.uriOf(game, span.file) === uri);
  const isWanted = (kind: string): boolean =>
    only === undefined || only.some((it) => kind === it || kind.startsWith(`${it}.`));
  const meant = own.filter(({ span }) => overlaps(rangeOf(span), range));
  const fixes = meant.flatMap((it) => fixesOf(workspace, asTaken, game, it));
  const safe = safeEditsOf(own);
  const all: CodeAction = {
    title: 'Mend all that has one safe mending',
    kind: fixAll,
    edit: asTaken(game, safe),
  };
  return [
    ...(isWanted(CodeActionKind.QuickFix) ? fixes : []),
    ...(isWanted(fixAll) && only !== undefined && safe.length > 0 ? [all] : []),
  ];
}

function fixesOf(
  workspace: Pick<Workspace, 'uriOf'>,
  asTaken: EditsAsTaken,
  game: Game,
  diagnostic: Diagnostic,
): readonly CodeAction[] {
  return proposalsOf(diagnostic).map(({ text, edits, safe }): CodeAction => ({
    title: text,
    kind: CodeActionKind.QuickFix,
    diagnostics: [shownDiagnostic(workspace, game, diagnostic)],
    edit: asTaken(game, edits),
    ...(safe ? { isPreferred: true } : {}),
  }));
}
