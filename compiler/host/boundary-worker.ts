/** A thread of `build`: derives the boundary suites of the Core that it is started with. */
import { parentPort, workerData } from 'node:worker_threads';
import { deriveBoundaries } from '../boundaries/derive.js';
import type { Core } from '../core/ir.js';
import { emitBoundaryTests } from '../emit/tests-boundaries.js';

parentPort?.on('message', () => {
  // Node types what a worker was started with as `any`.
  const core = workerData as Core;
  parentPort?.postMessage(emitBoundaryTests(core.world, deriveBoundaries(core)));
});
