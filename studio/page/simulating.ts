/** Simulated games: played in a worker of their own, so that the bench stays free, or read from a file. */
import type { Choices } from '../../runtime/options.js';
import { byChance } from '../../compiler/simulation/seating.js';
import { reportIn, type Report, type Wanted } from '../numbers/report.js';
import { type Bench, seatOf, type Seats } from '../protocol.js';
import type { Store } from './state.js';

export interface Simulation {
  readonly games: number;
  readonly firstSeed: number;
  /** By name; who is left out chooses at random. */
  readonly seats: Seats;
  readonly options: Choices;
}

export interface Simulating {
  readonly simulate: (simulation: Simulation) => Promise<void>;
  /** What was played so far stays. */
  readonly stopSimulating: () => void;
  readonly openReport: (name: string, text: string) => void;
}

export function simulatingOn({ get, set }: Store, bench: Bench, start: () => Worker): Simulating {
  let worker: Worker | null = null;
  const stopSimulating = (): void => {
    worker?.terminate();
    worker = null;
    const { simulated } = get();
    if (simulated !== null) set({ simulated: { ...simulated, isRunning: false } });
  };
  return {
    stopSimulating,
    simulate: async ({ games, firstSeed, seats, options }) => {
      stopSimulating();
      set({ fault: '' });
      try {
        const { game } = get();
        const core = await bench.core();
        const skills = core.world.factions.map(({ name }) => seatOf(seats, name) ?? byChance);
        const isRandom = skills.every(({ kind }) => kind === 'random');
        const wanted: Wanted = { game, core, games, firstSeed, seats: isRandom ? null : skills, options };
        stopSimulating();
        const own = start();
        worker = own;
        set({ simulated: { report: null, of: games, isRunning: true, file: null } });
        own.addEventListener('message', ({ data }: MessageEvent<Report>) => {
          if (worker !== own) return;
          const isRunning = data.games < games;
          set({ simulated: { report: data, of: games, isRunning, file: null } });
          if (!isRunning) set({ said: `${games} games were played` });
          if (!isRunning) stopSimulating();
        });
        own.addEventListener('error', ({ message }) => {
          stopSimulating();
          set({ fault: `the games cannot be played: ${message}` });
        });
        own.postMessage(wanted);
      } catch (fault) {
        set({ fault: fault instanceof Error ? fault.message : String(fault) });
      }
    },
    openReport: (name, text) => {
      stopSimulating();
      const report = reportIn(text);
      if (report === null) {
        set({ fault: `\`${name}\` is no file of simulated games: \`rulewright simulate --json\` prints one` });
        return;
      }
      set({ fault: '', simulated: { report, of: report.games, isRunning: false, file: name } });
    },
  };
}
