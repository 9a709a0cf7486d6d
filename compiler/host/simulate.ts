/** Plays many random games of a compiled engine, over worker threads where that helps. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type EventCount, type EventTally, newEventTally } from '../../runtime/events.js';
import { playRandomly } from '../../runtime/random-play.js';
import type { Core } from '../core/ir.js';
import { interpret } from '../interpreter/interpret.js';
import { together } from '../interpreter/together.js';
import { compiledFolder, importProgram } from './load-engine.js';

export interface Batch {
  readonly firstSeed: number;
  readonly games: number;
}

export interface Tally {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  /** By faction; the last one counts games that nobody won. */
  readonly winners: readonly number[];
  readonly problems: readonly Problem[];
  /** By card, by side. */
  readonly events: EventTally;
}

/** A game that went wrong; its seed plays it again. */
export interface Problem {
  readonly seed: number;
  readonly message: string;
}

export interface Simulation {
  /** The folder of the compiled engine. */
  readonly engine: string;
  readonly games: number;
  readonly firstSeed: number;
  readonly workers: number;
  /** Whether the positions are checked; the engine tells its steps then. */
  readonly invariants: boolean;
  /** Whether Events are counted. */
  readonly events: boolean;
  /** What the engine is held against, interpreted; null where it plays alone. */
  readonly core: Core | null;
  readonly onProgress: (played: number) => void;
}

/** What a worker is started with. */
export interface WorkerStart {
  readonly engine: string;
  /** Whether the positions are checked; the engine tells its steps then. */
  readonly invariants: boolean;
  /** Whether Events are counted. */
  readonly events: boolean;
  readonly core: Core | null;
}

const mostPerBatch = 200;

/** The tally of all games, the same for any number of workers. */
export async function simulate(simulation: Simulation): Promise<Tally> {
  const batches = batchesOf(simulation);
  const tallies: Tally[] = [];
  let played = 0;
  const keep = (tally: Tally): void => {
    tallies.push(tally);
    played += tally.games;
    simulation.onProgress(played);
  };
  const workers = Math.min(simulation.workers, batches.length);
  if (workers <= 1) {
    const player = await playerOf(simulation);
    for (const batch of batches) keep(player(batch));
  } else {
    await Promise.all(Array.from({ length: workers }, () => employ(simulation, batches, keep)));
  }
  return tallies.reduce(added, nothing);
}

/** Plays batches of games in this thread. */
export async function playerOf(start: WorkerStart): Promise<(batch: Batch) => Tally> {
  const { invariants, events: counted, core } = start;
  const engine = await importProgram(start.engine);
  const program = core === null ? engine : together(engine, interpret(core));
  return ({ firstSeed, games }) => {
    const winners = Array.from({ length: program.rules.factions.length + 1 }, () => 0);
    const problems: Problem[] = [];
    const events = newEventTally(program.rules);
    let finished = 0;
    let decisions = 0;
    for (let seed = firstSeed; seed < firstSeed + games; seed += 1) {
      const game = playRandomly(
        program,
        seed,
        counted ? { checkInvariants: invariants, events } : { checkInvariants: invariants },
      );
      decisions += game.decisions;
      if (game.crashed !== undefined) {
        problems.push({ seed, message: `answer ${game.answers?.length ?? 0}: ${game.crashed}` });
      } else if (!game.finished) problems.push({ seed, message: 'the game did not end' });
      else {
        finished += 1;
        const place = game.winner === -1 ? winners.length - 1 : game.winner;
        winners[place] = (winners[place] ?? 0) + 1;
      }
    }
    return { games, finished, decisions, winners, problems, events };
  };
}

function batchesOf({ games, firstSeed, workers }: Simulation): Batch[] {
  const size = Math.max(1, Math.min(mostPerBatch, Math.ceil(games / (workers * 4))));
  const batches: Batch[] = [];
  for (let done = 0; done < games; done += size) {
    batches.push({ firstSeed: firstSeed + done, games: Math.min(size, games - done) });
  }
  return batches;
}

/** Starts a worker and gives it batches until none is left. */
function employ(simulation: Simulation, batches: Batch[], keep: (tally: Tally) => void): Promise<void> {
  const start: WorkerStart = {
    engine: simulation.engine,
    invariants: simulation.invariants,
    events: simulation.events,
    core: simulation.core,
  };
  const worker = new Worker(join(compiledFolder, 'compiler', 'host', 'simulate-worker.js'), { workerData: start });
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const batch = batches.shift();
      if (batch === undefined)
        void worker.terminate().then(() => {
          resolve();
        });
      else worker.postMessage(batch);
    };
    worker.on('message', (tally: Tally) => {
      keep(tally);
      next();
    });
    worker.on('error', reject);
    next();
  });
}

const nothing: Tally = { games: 0, finished: 0, decisions: 0, winners: [], problems: [], events: [] };

function added(left: Tally, right: Tally): Tally {
  return {
    games: left.games + right.games,
    finished: left.finished + right.finished,
    decisions: left.decisions + right.decisions,
    winners: right.winners.map((count, index) => count + (left.winners[index] ?? 0)),
    problems: [...left.problems, ...right.problems].sort((a, b) => a.seed - b.seed),
    events: right.events.map((sides, card) => sides.map((count, side) => sum(count, left.events[card]?.[side]))),
  };
}

function sum(count: EventCount, other: EventCount | undefined): EventCount {
  return {
    taken: count.taken + (other?.taken ?? 0),
    withoutEffect: count.withoutEffect + (other?.withoutEffect ?? 0),
    withoutChoice: count.withoutChoice + (other?.withoutChoice ?? 0),
  };
}
