/** The threads of a worker, which play the seeds of whichever run is at hand. */
import { type Batch, simulateThread, type Tally, type WorkerStart } from '../../host/simulate.js';
import { startThread, type Thread } from '../../host/workers.js';

export interface Bench {
  /** Plays seeds of the run with a key. An error where the thread fails, or is ended; another takes its place. */
  readonly play: (key: string, start: WorkerStart, batch: Batch) => Promise<Tally>;
  /** How many threads are playing. */
  readonly busy: () => number;
  /** Ends all threads, whatever they are at. */
  readonly end: () => Promise<void>;
}

interface Seat {
  readonly key: string;
  readonly thread: Thread<Batch, Tally>;
}

/** A thread has loaded one game, so one that has is taken before another is started. */
export function newBench(): Bench {
  let idle: readonly Seat[] = [];
  const busy = new Set<Seat>();
  const seatFor = async (key: string, start: WorkerStart): Promise<Seat> => {
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
      const seat = await seatFor(key, start);
      busy.add(seat);
      try {
        const tally = await seat.thread.run(batch);
        idle = [...idle, seat];
        return tally;
      } catch (error) {
        await seat.thread.end();
        throw error;
      } finally {
        busy.delete(seat);
      }
    },
    busy: () => busy.size,
    async end() {
      await Promise.all([...idle, ...busy].map(({ thread }) => thread.end()));
    },
  };
}
