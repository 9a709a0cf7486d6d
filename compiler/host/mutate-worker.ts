/** A thread of `mutate`: judges the mutants that it is sent, one at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SourceFile } from '../source/span.js';
import { judgeOf, type Done, type Task } from './mutate.js';

// Node types what a worker was started with as `any`.
const { judge } = judgeOf(workerData as readonly SourceFile[]);

parentPort?.on('message', ({ index, mutant }: Task) => {
  const done: Done = { index, verdict: judge(mutant) };
  parentPort?.postMessage(done);
});
