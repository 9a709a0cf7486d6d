/** Runs a language server over two streams to its end. */
import type { Readable, Writable } from 'node:stream';
import { createConnection, type InitializeParams } from 'vscode-languageserver';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { isRunning } from '../host/leftovers.js';
import { serve } from './server.js';

/** How often it is looked whether the editor is still there, in milliseconds. */
const lookEvery = 3_000;

/** Comes to its end when the editor says `exit` or goes away: 0 where it said `shutdown` before, as the protocol has it, else 1. */
export function serveOver(input: Readable, output: Writable): Promise<0 | 1> {
  return new Promise((resolve) => {
    let looking: NodeJS.Timeout | undefined;
    const watchDog = {
      shutdownReceived: false,
      initialize: ({ processId }: InitializeParams): void => {
        if (processId === null) return;
        looking = setInterval(() => {
          if (!isRunning(processId)) end();
        }, lookEvery);
        looking.unref();
      },
      exit: (_code: number): void => {
        end();
      },
    };
    const connection = createConnection(
      (logger) => createProtocolConnection(new StreamMessageReader(input), new StreamMessageWriter(output), logger),
      watchDog,
    );
    const end = (): void => {
      clearInterval(looking);
      connection.dispose();
      input.destroy();
      resolve(watchDog.shutdownReceived ? 0 : 1);
    };
    for (const event of ['end', 'close', 'error']) input.once(event, end);
    output.once('error', end);
    serve(connection);
    connection.listen();
  });
}
