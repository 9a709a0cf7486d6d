/** The bench in its worker, as an object whose methods post what they are asked. */
import type { Bench } from '../protocol.js';

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly failure?: string;
}

/** What the bench refuses, in words for people. */
export class Refused extends Error {}

/** What was asked will not be answered, for the worker was ended. */
export class Stopped extends Error {}

export interface BenchInWorker {
  readonly bench: Bench;
  /** Ends the worker, with what it was asked, and starts one that knows nothing yet. */
  readonly restart: () => void;
}

/** After so long without a word, in milliseconds, the worker is asked whether it is awake, and after as long again it is told to be busy. */
const patience = 1500;

/** `onBusy` is told when the worker comes to no end with what it was asked, and when it has. */
export function benchIn(start: () => Worker, onBusy: (isBusy: boolean) => void): BenchInWorker {
  const waiting = new Map<
    number,
    { readonly resolve: (value: unknown) => void; readonly reject: (fault: Error) => void }
  >();
  let asked = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let heard = 0;
  let isAsked = false;
  let isBusy = false;

  const tell = (busy: boolean): void => {
    if (busy === isBusy) return;
    isBusy = busy;
    onBusy(busy);
  };
  const hear = (): void => {
    [heard, isAsked] = [performance.now(), false];
    tell(false);
  };
  const look = (): void => {
    if (waiting.size === 0) {
      clearInterval(timer);
      timer = undefined;
    } else if (performance.now() - heard >= patience) {
      if (isAsked) tell(true);
      else worker.postMessage({ id: 0, method: 'awake', args: [] });
      [heard, isAsked] = [performance.now(), true];
    }
  };
  const begun = (): Worker => {
    const worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      hear();
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.failure === undefined) call?.resolve(data.value);
      else call?.reject(new Refused(data.failure));
    });
    worker.addEventListener('error', ({ message }) => {
      rejectAll(new Error(message));
    });
    return worker;
  };
  const rejectAll = (fault: Error): void => {
    const calls = [...waiting.values()];
    waiting.clear();
    for (const { reject } of calls) reject(fault);
  };
  let worker = begun();

  const bench = new Proxy({} as Bench, {
    get:
      (_, method: string) =>
      (...args: readonly unknown[]) =>
        new Promise((resolve, reject) => {
          asked += 1;
          if (waiting.size === 0) hear();
          waiting.set(asked, { resolve, reject });
          worker.postMessage({ id: asked, method, args });
          timer ??= setInterval(look, patience / 3);
        }),
  });
  return {
    bench,
    restart: () => {
      worker.terminate();
      worker = begun();
      hear();
      rejectAll(new Stopped('it was stopped'));
    },
  };
}

/** What is shown beside a text is asked again whenever that changes: where it is not answered, there is nothing to show. */
export async function answerOr<T, Other>(asking: Promise<T>, otherwise: Other): Promise<T | Other> {
  try {
    return await asking;
  } catch (fault) {
    if (fault instanceof Stopped) return otherwise;
    throw fault;
  }
}
