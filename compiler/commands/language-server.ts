/** `language-server`: answers an editor over the streams of the process. */
import type { Readable, Writable } from 'node:stream';
import type { ExitCode } from './terminal.js';

export async function languageServerCommand(input: Readable, output: Writable): Promise<ExitCode> {
  const { serveOver } = await import('../language-server/stdio.js');
  return serveOver(input, output);
}
