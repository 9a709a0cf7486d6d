/** The bench in its worker, as an object whose methods post what they are asked. */
import type { Bench } from '../protocol.js';

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly failure?: string;
}

/** What the bench refuses, in words for people. */
export class Refused extends Error {}

export function benchIn(worker: Worker): Bench {
  const waiting = new Map<
    number,
    { readonly resolve: (value: unknown) => void; readonly reject: (fault: Error) => void }
  >();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.failure === undefined) call?.resolve(data.value);
    else call?.reject(new Refused(data.failure));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return new Proxy({} as Bench, {
    get:
      (_, method: string) =>
      (...args: readonly unknown[]) =>
        new Promise((resolve, reject) => {
          asked += 1;
          waiting.set(asked, { resolve, reject });
          worker.postMessage({ id: asked, method, args });
        }),
  });
}
