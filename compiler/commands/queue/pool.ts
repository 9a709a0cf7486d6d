/** The threads of a worker, which play the seeds of whichever run is at hand. */
import { simulateThread, type WorkerStart } from '../../host/simulate.js';
import type { Tally } from '../../simulation/tally.js';
import type { Batch } from '../../simulation/tallying.js';
import { startThread, type Thread } from '../../host/workers.js';

export interface Pool {
  /** Plays seeds of the run with a key. An error where the thread fails, or is ended; another takes its place. */
  readonly play: (key: string, start: WorkerStart, batch: Batch) => Promise<Tally>;
  /** How many threads are playing. */
  readonly busy: () => number;
  /** Ends all threads, whatever they are at. */
  readonly end: () => Promise<void>;
}

interface Loaded {
  readonly key: string;
  readonly thread: Thread<Batch, Tally>;
}

/** A thread has loaded one game, so one that has is taken before another is started. */
export function newPool(): Pool {
  let idle: readonly Loaded[] = [];
  const busy = new Set<Loaded>();
  const threadFor = async (key: string, start: WorkerStart): Promise<Loaded> => {
    const known = idle.find((it) => it.key === key);
    idle = idle.filter((it) => it !== known);
    if (known !== undefined) return known;
    const others = idle;
    idle = [];
    await Promise.all(others.map(({ thread }) => thread.end()));
    return { key, thread: startThread({ thread: simulateThread, start }) };
  };
  return {
    async play(key, start, batch) {
      const loaded = await threadFor(key, start);
      busy.add(loaded);
      try {
        const tally = await loaded.thread.run(batch);
        idle = [...idle, loaded];
        return tally;
      } catch (error) {
        await loaded.thread.end();
        throw error;
      } finally {
        busy.delete(loaded);
      }
    },
    busy: () => busy.size,
    async end() {
      await Promise.all([...idle, ...busy].map(({ thread }) => thread.end()));
    },
  };
}
