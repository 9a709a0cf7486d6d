/** The page's worker: what is posted to it is asked of the bench, and what the bench answers is posted back. */
import { createBench } from './bench/bench.js';
import { answerTo } from './bench/answers.js';

interface Port {
  onmessage: (() => void) | null;
  postMessage(message: unknown): void;
}

/** The part of a worker's own scope that is used. */
interface Scope {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: unknown): void;
  readonly MessageChannel: new () => { readonly port1: Port; readonly port2: Port };
  readonly performance: { now(): number };
}

const scope = globalThis as unknown as Scope;

/** How long whoever else has come may have to wait, in milliseconds. */
const atOnce = 20;

let paused = scope.performance.now();

/** What one posts to oneself comes behind all that was posted before, and at once: a browser holds timers back for some milliseconds. */
const { port1, port2 } = new scope.MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => {
  waiting.shift()?.();
};

const bench = createBench(async () => {
  if (scope.performance.now() - paused < atOnce) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
  paused = scope.performance.now();
});

scope.onmessage = ({ data }) => {
  void answerTo(bench, data).then((answer) => {
    if (answer !== null) scope.postMessage(answer);
  });
};
