/** Long work that others may end: what else waits is answered in between. */
import { setImmediate } from 'node:timers/promises';

/** For so long, in milliseconds, work goes on before it is asked whether it is still wanted. */
const atOnce = 30;

/** What the work comes to; null where it is no longer wanted before. */
export async function whileWanted<Result>(
  work: Generator<unknown, Result>,
  isWanted: () => boolean,
): Promise<Result | null> {
  for (let since = performance.now(); ;) {
    const next = work.next();
    if (next.done === true) return next.value;
    if (performance.now() - since < atOnce) continue;
    await setImmediate();
    if (!isWanted()) return null;
    since = performance.now();
  }
}
