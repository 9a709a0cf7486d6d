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
  readonly keep: (done: Done) => void;
}

/** Comes to an end when every piece is done. A thread that fails ends the work at once, whatever the others are at, and its error is thrown. */
export async function runWorkers<Task, Done>(work: Work<Task, Done>): Promise<void> {
  const folder = existsSync(join(ownFolder, work.thread)) ? ownFolder : join(compiledFolder, 'compiler', 'host');
  const workers = Array.from(
    { length: work.threads },
    () => new Worker(join(folder, work.thread), { workerData: work.start }),
  );
  try {
    await Promise.all(workers.map((worker) => feedWorker(worker, work)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Gives a thread pieces until none is left. */
function feedWorker<Task, Done>(worker: Worker, { next, keep }: Work<Task, Done>): Promise<void> {
  return new Promise((resolve, reject) => {
    const goOn = (): void => {
      const task = next();
      if (task === null) resolve();
      else worker.postMessage(task);
    };
    worker.on('message', (done: Done) => {
      keep(done);
      goOn();
    });
    worker.on('error', reject);
    worker.on('messageerror', reject);
    worker.on('exit', (code) => {
      reject(new Error(`a thread ended before its work was done, with code ${code}`));
    });
    goOn();
  });
}
