/** Whether helps lead on: each edit that is offered leads to a spec with fewer errors, and never back to the same one. */
import { withEdits } from '../../compiler/diagnostics/corrected-lines.js';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { diagnosticsOf } from './pages.js';

function errorsOf(files: readonly SourceFile[]): readonly Diagnostic[] {
  return diagnosticsOf(files).filter(({ severity }) => severity === 'error');
}

/** What is wrong with the helps that are offered for these files. */
export function dishonest(files: readonly SourceFile[]): readonly string[] {
  const errors = errorsOf(files);
  return errors.flatMap(({ code, message, help }) =>
    help.flatMap(({ text, edits }) => {
      const [first] = edits;
      if (first === undefined) return [];
      const fixed = files.map((file) =>
        file.path === first.span.file.path ? { ...file, text: withEdits(file, edits) } : file,
      );
      const left = errorsOf(fixed);
      if (left.length < errors.length) return [];
      return [`${code} ${message}; ${text}: leads to ${left.map((it) => `${it.code} ${it.message}`).join(' and ')}`];
    }),
  );
}
