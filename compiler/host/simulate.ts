/** Plays many games of a compiled engine, over worker threads where that helps. */
import type { Playable } from '../../runtime/at-once.js';
import type { Choices } from '../../runtime/options.js';
import type { Core } from '../core/ir.js';
import { interpret } from '../interpreter/interpret.js';
import { lockstep } from '../interpreter/lockstep.js';
import { added, noGames, type Tally } from '../simulation/tally.js';
import { type Batch, oneGame, type Playing, type Seats, tallying } from '../simulation/tallying.js';
import { importAtOnce, importProgram } from './load-engine.js';
import { runWorkers } from './workers.js';

/** Another edition that plays the same seeds. */
export interface Versus {
  readonly engine: string;
  readonly seats: Seats | null;
  readonly choices: Choices;
}

/** What a worker is started with. */
export interface WorkerStart extends Playing {
  /** The folder of the compiled engine. */
  readonly engine: string;
  /** What the engine is held against, interpreted; null where it plays alone. */
  readonly core: Core | null;
  readonly versus?: Versus | null;
}

export interface Simulation extends WorkerStart {
  readonly games: number;
  readonly firstSeed: number;
  readonly workers: number;
  /** Takes what came of some of the games as soon as they are played, in whatever order. */
  readonly onPlayed?: (batch: Batch, tally: Tally) => void;
  readonly onProgress: (played: number) => void;
  /** True from when no further game is wanted. */
  readonly isStopped: () => boolean;
}

/** What plays batches in a thread. */
export const simulateThread = 'simulate-worker.js';

const mostPerBatch = 200;
/** With an interpreter beside it, a game takes many times as long. */
const mostPerSlowBatch = 40;
/** Players that think take seconds for a game. */
const mostPerThoughtBatch = 4;

/** The tally of all games, the same for any number of workers; of those that were played where it is stopped. */
export async function simulate(simulation: Simulation): Promise<Tally> {
  const { next, count } = batchesOf(simulation);
  let tally = noGames;
  const keep = (of: Tally, batch: Batch): void => {
    tally = added(tally, of);
    simulation.onPlayed?.(batch, of);
    simulation.onProgress(tally.games);
  };
  const threads = Math.min(simulation.workers, count);
  if (threads > 1) {
    const { engine, invariants, events, choices, core, seats = null, versus = null } = simulation;
    const { effects = null, leads = null } = simulation;
    const start: WorkerStart = { engine, invariants, events, choices, core, seats, versus, effects, leads };
    await runWorkers({ thread: simulateThread, start, threads, next, keep });
    return tally;
  }
  const player = await playerOf(simulation);
  for (let batch = next(); batch !== null; batch = next()) {
    keep(player(batch), batch);
    // Lets what is written about the progress go out, and a wish to stop come in.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return tally;
}

/** Plays batches of games in this thread. */
export async function playerOf(start: WorkerStart): Promise<(batch: Batch) => Tally> {
  const { versus = null } = start;
  const now = (): number => performance.now();
  const other =
    versus === null
      ? null
      : oneGame(await playable({ ...start, core: null }, versus.engine), { ...start, ...versus }, now);
  return tallying(await playable(start, start.engine), start, now, other);
}

/** What plays an engine; where nothing is seen of a game but what is asked and how it ends, answers come at once. */
async function playable({ core, invariants, events, effects = null }: WorkerStart, engine: string): Promise<Playable> {
  if (core !== null) return lockstep(await importProgram(engine), interpret(core));
  return invariants || events || effects !== null ? importProgram(engine) : importAtOnce(engine);
}

/** The batches one after another, none of which is made before it is asked for, and how many there are. */
function batchesOf({ games, firstSeed, workers, core, seats = null, isStopped }: Simulation) {
  const most = seats !== null ? mostPerThoughtBatch : core === null ? mostPerBatch : mostPerSlowBatch;
  const size = Math.max(1, Math.min(most, Math.ceil(games / (workers * 4))));
  let given = 0;
  const next = (): Batch | null => {
    if (given >= games || isStopped()) return null;
    const batch = { firstSeed: firstSeed + given, games: Math.min(size, games - given) };
    given += batch.games;
    return batch;
  };
  return { next, count: Math.ceil(games / size) };
}
