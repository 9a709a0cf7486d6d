/** Derives the boundary suites of a game in a thread of its own, beside the rest of a build. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Core } from '../core/ir.js';
import type { EmittedFile } from '../emit/emitted-file.js';
import { compiledFolder } from './load-engine.js';

/** The files of the suites; the same ones for the same Core. */
export function boundaryTests(core: Core): Promise<readonly EmittedFile[]> {
  const worker = new Worker(join(compiledFolder, 'compiler', 'host', 'boundary-worker.js'), { workerData: core });
  return new Promise((resolve, reject) => {
    worker.once('message', (files: readonly EmittedFile[]) => {
      resolve(files);
      void worker.terminate();
    });
    worker.once('error', reject);
  });
}
