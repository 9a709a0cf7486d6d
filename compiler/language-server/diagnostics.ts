/** Messages of the compiler as an editor shows them. */
import { type Diagnostic as Shown, type DiagnosticRelatedInformation, DiagnosticSeverity } from 'vscode-languageserver';
import type { Diagnostic, Severity } from '../diagnostics/diagnostic.js';
import { locationOf, rangeOf } from './places.js';
import type { Game, Workspace } from './workspace.js';

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** Below the headline stands what a terminal prints around it; notes that point at a place are places to go to. */
export function shownDiagnostic(workspace: Pick<Workspace, 'uriOf'>, game: Game, diagnostic: Diagnostic): Shown {
  const { code, severity, message, span, context, notes, help } = diagnostic;
  const related = notes.flatMap((note): DiagnosticRelatedInformation[] =>
    note.span === null ? [] : [{ message: note.message, location: locationOf(workspace, game, note.span) }],
  );
  const lines = [
    message,
    ...(context === '' ? [] : [context]),
    ...notes.filter((note) => note.span === null).map((note) => `note: ${note.message}`),
    ...help.map(({ text }) => `help: ${text}`),
  ];
  return {
    range: rangeOf(span),
    severity: severities[severity],
    code,
    source: 'rulewright',
    message: lines.join('\n'),
    ...(related.length === 0 ? {} : { relatedInformation: related }),
  };
}
