/** The order in which diagnostics are shown, the same on every machine. */
import type { Diagnostic } from './diagnostic.js';

/** A sorted copy: by file, then place, then code. Texts are compared by their code units, not by a locale. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      byCodeUnits(a.span.file.path, b.span.file.path) ||
      a.span.start - b.span.start ||
      a.span.end - b.span.end ||
      byCodeUnits(a.code, b.code),
  );
}

/** Without those that were told already: of the same place in the same words, as where several games share a file. */
export function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const told = new Set<string>();
  return diagnostics.filter(({ code, message, span }) => {
    const key = JSON.stringify([code, span.file.path, span.start, span.end, message]);
    return !told.has(key) && told.add(key);
  });
}

/** Compares two texts by their UTF-16 units. */
export function byCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
