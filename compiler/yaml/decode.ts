/** From the bytes of a file to its text. */
import { report } from '../diagnostics/report.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { normalised } from '../source/line-ends.js';
import { sameFile } from '../source/same-file.js';
import type { SourceFile } from '../source/span.js';
import { checkCharacters } from './check-text.js';

/** A spec file's most bytes. */
export const mostBytes = 1_000_000;

export type Decoded =
  | { readonly file: SourceFile; readonly diagnostics: readonly [] }
  | { readonly file: null; readonly diagnostics: readonly [Diagnostic] };

/**
 * The file with one byte order mark at its start removed and line ends as `\n`. Refuses a file of more than a million
 * bytes, one that is not UTF-8, and one with control characters, each with one message.
 */
export function decode(bytes: Uint8Array, place: Omit<SourceFile, 'text'>): Decoded {
  if (bytes.length > mostBytes) return tooLarge({ ...place, text: '' }, bytes.length);
  const text = utf8(bytes);
  if (text === null) {
    const readable = normalised(readableStart(bytes));
    const file: SourceFile = { ...place, text: readable };
    return refused(report('RW0001', { file, start: readable.length, end: readable.length }, {}));
  }
  const file = sameFile({ ...place, text: normalised(text) });
  const control = checkCharacters(file);
  return control === null ? { file, diagnostics: [] } : refused(control);
}

function refused(diagnostic: Diagnostic): Decoded {
  return { file: null, diagnostics: [diagnostic] };
}

/** The refusal of a file of `size` bytes. */
export function tooLarge(file: SourceFile, size: number): Decoded {
  return refused(report('RW0003', { file, start: 0, end: 0 }, { size, most: mostBytes }));
}

/** With its byte order mark; null where the bytes are not UTF-8. */
function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The lines before the first one that is not UTF-8, and of that line what can be read. */
function readableStart(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const replaced = text.indexOf('\uFFFD');
  return replaced === -1 ? text : text.slice(0, replaced);
}
