/** The page's worker: what is posted to it is asked of the bench, and what the bench answers is posted back. */
import { createBench } from './bench/bench.js';
import { answerTo } from './bench/answers.js';

/** The part of a worker's own scope that is used. */
interface Scope {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: unknown): void;
  setTimeout(work: () => void, after: number): unknown;
  readonly performance: { now(): number };
}

const scope = globalThis as unknown as Scope;

/** How long whoever else has come may have to wait, in milliseconds; a pause takes some of its own. */
const atOnce = 20;

let paused = scope.performance.now();

const bench = createBench(async () => {
  if (scope.performance.now() - paused < atOnce) return;
  await new Promise<void>((resolve) => scope.setTimeout(resolve, 0));
  paused = scope.performance.now();
});

scope.onmessage = ({ data }) => {
  void answerTo(bench, data).then((answer) => {
    if (answer !== null) scope.postMessage(answer);
  });
};
