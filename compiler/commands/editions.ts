/** Finds the editions that a command is about. */
import { editionCalled, type EditionSource } from '../host/edition-source.js';
import { type Terminal, wrongUse } from './terminal.js';

/** The edition that people call so, seen from the working directory; null, after saying why, where there is none. */
export function editionFor(terminal: Terminal, asked: string | null): EditionSource | null {
  const found = editionCalled(asked, terminal.folder);
  if (found.kind === 'found') return found.edition;
  wrongUse(terminal, found.why);
  if (found.help !== null) terminal.err(`help: ${found.help}\n`);
  return null;
}
