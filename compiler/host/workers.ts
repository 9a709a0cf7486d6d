/** Threads that do a work piece by piece. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { compiledFolder, ownFolder } from './places.js';

export interface Work<Task, Done> {
  /** The compiled module of this folder that a thread runs: it answers each piece that it is sent. */
  readonly thread: string;
  /** What a thread is started with. */
  readonly start: unknown;
  readonly threads: number;
  /** The next piece; null where none is left. */
  readonly next: () => Task | null;
  /** Takes what came of a piece, in whatever order. */
  readonly keep: (done: Done, task: Task) => void;
}

/** A thread that does one piece at a time. */
export interface Thread<Task, Done> {
  /** What came of a piece; an error where the thread failed, then or before. */
  readonly run: (task: Task) => Promise<Done>;
  /** Ends it, whatever it is at; a piece that it has not done fails. */
  readonly end: () => Promise<unknown>;
}

/** Comes to an end when every piece is done. A thread that fails ends the work at once, whatever the others are at, and its error is thrown. */
export async function runWorkers<Task, Done>({ next, keep, ...work }: Work<Task, Done>): Promise<void> {
  const threads = Array.from({ length: work.threads }, () => startThread<Task, Done>(work));
  const feed = async ({ run }: Thread<Task, Done>): Promise<void> => {
    for (let task = next(); task !== null; task = next()) keep(await run(task), task);
  };
  try {
    await Promise.all(threads.map(feed));
  } finally {
    await Promise.all(threads.map(({ end }) => end()));
  }
}

export function startThread<Task, Done>({
  thread,
  start,
}: Pick<Work<Task, Done>, 'thread' | 'start'>): Thread<Task, Done> {
  const folder = existsSync(join(ownFolder, thread)) ? ownFolder : join(compiledFolder, 'compiler', 'host');
  const worker = new Worker(join(folder, thread), { workerData: start });
  let failure: Error | null = null;
  let waiting: { readonly resolve: (done: Done) => void; readonly reject: (error: Error) => void } | null = null;
  const fail = (error: Error): void => {
    failure ??= error;
    waiting?.reject(failure);
  };
  worker.on('message', (done: Done) => waiting?.resolve(done));
  worker.on('error', fail);
  worker.on('messageerror', fail);
  worker.on('exit', (code) => {
    fail(new Error(`a thread ended before its work was done, with code ${code}`));
  });
  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (failure !== null) {
          reject(failure);
          return;
        }
        waiting = { resolve, reject };
        worker.postMessage(task);
      }),
    end: () => worker.terminate(),
  };
}
