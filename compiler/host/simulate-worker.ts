/** A thread of `simulate`: plays the batches that it is sent and answers each with its tally. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch } from '../simulation/tallying.js';
import { playerOf, type WorkerStart } from './simulate.js';

// Node types what a worker was started with as `any`.
const player = playerOf(workerData as WorkerStart);

parentPort?.on('message', (batch: Batch) => {
  void player.then((play) => {
    parentPort?.postMessage(play(batch));
  });
});
