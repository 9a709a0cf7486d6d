/** A thread of `build`: derives what is still to be derived of the boundary suites of the Core that it is started with. */
import { parentPort, workerData } from 'node:worker_threads';
import { claiming, type Deriving } from './boundary-claims.js';
import { deriveSuites } from '../incremental/boundary-suites.js';
import { markOfText } from './verdict-record.js';

parentPort?.on('message', () => {
  // Node types what a worker was started with as `any`.
  const { core, before, claims } = workerData as Deriving;
  parentPort?.postMessage(deriveSuites(core, before, markOfText, { isWanted: claiming(claims) }));
});
