/** A thread of `build`: derives a share of the boundary suites of the Core that it is started with. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Core } from '../core/ir.js';
import { deriveSuites, type KnownSuites, type Share } from '../incremental/boundary-suites.js';
import { markOfText } from './verdict-record.js';

parentPort?.on('message', (share: Share) => {
  // Node types what a worker was started with as `any`.
  const { core, before } = workerData as { readonly core: Core; readonly before: KnownSuites | null };
  parentPort?.postMessage([share, deriveSuites(core, before, markOfText, share)]);
});
