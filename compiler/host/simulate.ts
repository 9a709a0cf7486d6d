/** Plays many random games of a compiled engine, over worker threads where that helps. */
import type { Choices } from '../../runtime/options.js';
import { isSameEnding, type Ending } from '../../runtime/outcome.js';
import { type EventCount, type EventTally, newEventTally } from '../../runtime/testing/event-tally.js';
import { playRandomly } from '../../runtime/testing/random-play.js';
import type { Core } from '../core/ir.js';
import { interpret } from '../interpreter/interpret.js';
import { lockstep } from '../interpreter/lockstep.js';
import { runWorkers } from './workers.js';
import { importProgram } from './load-engine.js';

export interface Batch {
  readonly firstSeed: number;
  readonly games: number;
}

export interface Tally {
  readonly games: number;
  readonly finished: number;
  /** How many games went wrong. */
  readonly failed: number;
  readonly decisions: number;
  /** How the games ended, each way once. */
  readonly outcomes: readonly OutcomeCount[];
  /** Those of the first seeds. */
  readonly problems: readonly Problem[];
  /** By card, by side. */
  readonly events: EventTally;
}

export interface OutcomeCount {
  readonly outcome: Ending;
  readonly games: number;
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
  /** What is chosen of the optional rules in every game; the others are chosen by the seeds, each way as often as another. */
  readonly choices: Choices;
  /** What the engine is held against, interpreted; null where it plays alone. */
  readonly core: Core | null;
  readonly onProgress: (played: number) => void;
  /** True from when no further game is wanted. */
  readonly isStopped: () => boolean;
}

/** What a worker is started with. */
export interface WorkerStart {
  readonly engine: string;
  /** Whether the positions are checked; the engine tells its steps then. */
  readonly invariants: boolean;
  /** Whether Events are counted. */
  readonly events: boolean;
  readonly choices: Choices;
  readonly core: Core | null;
}

const mostPerBatch = 200;
/** With an interpreter beside it, a game takes many times as long. */
const mostPerSlowBatch = 40;
/** So many of the games that went wrong are kept; where nearly all do, more would tell nothing new. */
const mostProblems = 1000;

/** The tally of all games, the same for any number of workers; of those that were played where it is stopped. */
export async function simulate(simulation: Simulation): Promise<Tally> {
  const { next, count } = batchesOf(simulation);
  let tally = nothing;
  const keep = (of: Tally): void => {
    tally = added(tally, of);
    simulation.onProgress(tally.games);
  };
  const threads = Math.min(simulation.workers, count);
  if (threads > 1) {
    const { engine, invariants, events, choices, core } = simulation;
    const start: WorkerStart = { engine, invariants, events, choices, core };
    await runWorkers({ thread: 'simulate-worker.js', start, threads, next, keep });
    return tally;
  }
  const player = await playerOf(simulation);
  for (let batch = next(); batch !== null; batch = next()) {
    keep(player(batch));
    // Lets what is written about the progress go out, and a wish to stop come in.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return tally;
}

/** Plays batches of games in this thread. */
export async function playerOf(start: WorkerStart): Promise<(batch: Batch) => Tally> {
  const { invariants, events: counted, choices, core } = start;
  const engine = await importProgram(start.engine);
  const program = core === null ? engine : lockstep(engine, interpret(core));
  return ({ firstSeed, games }) => {
    let outcomes: readonly OutcomeCount[] = [];
    const problems: Problem[] = [];
    const events = newEventTally(program.rules);
    let finished = 0;
    let decisions = 0;
    for (let seed = firstSeed; seed < firstSeed + games; seed += 1) {
      const game = playRandomly(
        program,
        seed,
        counted ? { checkInvariants: invariants, choices, events } : { checkInvariants: invariants, choices },
      );
      decisions += game.decisions;
      if (game.crashed !== undefined) {
        problems.push({ seed, message: `answer ${game.answers?.length ?? 0}: ${game.crashed}` });
      } else if (game.outcome === null) problems.push({ seed, message: 'the game did not end' });
      else {
        finished += 1;
        outcomes = withGames(outcomes, game.outcome, 1);
      }
    }
    return { games, finished, failed: problems.length, decisions, outcomes, problems, events };
  };
}

/** The batches one after another, none of which is made before it is asked for, and how many there are. */
function batchesOf({ games, firstSeed, workers, core, isStopped }: Simulation) {
  const most = core === null ? mostPerBatch : mostPerSlowBatch;
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

const nothing: Tally = { games: 0, finished: 0, failed: 0, decisions: 0, outcomes: [], problems: [], events: [] };

function added(left: Tally, right: Tally): Tally {
  return {
    games: left.games + right.games,
    finished: left.finished + right.finished,
    failed: left.failed + right.failed,
    decisions: left.decisions + right.decisions,
    outcomes: right.outcomes.reduce((sum, { outcome, games }) => withGames(sum, outcome, games), left.outcomes),
    problems: bothOf(left.problems, right.problems),
    events: right.events.map((sides, card) => sides.map((count, side) => sum(count, left.events[card]?.[side]))),
  };
}

/** The counts with so many games more that ended in this way. */
function withGames(counts: readonly OutcomeCount[], outcome: Ending, games: number): readonly OutcomeCount[] {
  const place = counts.findIndex((it) => isSameEnding(it.outcome, outcome));
  if (place === -1) return [...counts, { outcome, games }];
  return counts.map((it, index) => (index === place ? { outcome, games: it.games + games } : it));
}

function bothOf(problems: readonly Problem[], others: readonly Problem[]): readonly Problem[] {
  if (others.length === 0) return problems;
  return [...problems, ...others].sort((a, b) => a.seed - b.seed).slice(0, mostProblems);
}

function sum(count: EventCount, other: EventCount | undefined): EventCount {
  return {
    taken: count.taken + (other?.taken ?? 0),
    withoutEffect: count.withoutEffect + (other?.withoutEffect ?? 0),
    withoutChoice: count.withoutChoice + (other?.withoutChoice ?? 0),
  };
}
