/** Plays many random games of a compiled engine, over worker threads where that helps. */
import type { Choices } from '../../runtime/options.js';
import { isSameEnding, type Ending } from '../../runtime/outcome.js';
import type { Program } from '../../runtime/program.js';
import type { Game } from '../../runtime/state.js';
import { playerOf as opponentOf, type Skill } from '../../runtime/opponents/players.js';
import { playSeated } from '../../runtime/opponents/seated.js';
import { type EventCount, newEventTally, watchEvents } from '../../runtime/testing/event-tally.js';
import { type PlayedEvent, tellEvents } from '../../runtime/testing/skipped-events.js';
import { guarded } from '../../runtime/testing/guarded.js';
import { choicesFor, playRandomly } from '../../runtime/testing/random-play.js';
import type { Core } from '../core/ir.js';
import { interpret } from '../interpreter/interpret.js';
import { lockstep } from '../interpreter/lockstep.js';
import { endWorthOf, valueOf } from '../interpreter/value.js';
import { bothSpreads, noSpread, withNumber } from '../statistics/spread.js';
import { bothLengths, leaderOf, lengthIn, noLengths } from '../simulation/lengths.js';
import type { OutcomeCount, PairCount, Problem, Tally } from '../simulation/tally.js';
import { runWorkers } from './workers.js';
import { importProgram } from './load-engine.js';

export interface Batch {
  readonly firstSeed: number;
  readonly games: number;
}

/** Who plays each faction, and the rules by which a position is worth something to it. */
export interface Seats {
  /** By faction. */
  readonly skills: readonly Skill[];
  readonly core: Core;
}

/** Another edition that plays the same seeds. */
export interface Versus {
  readonly engine: string;
  readonly seats: Seats | null;
  readonly choices: Choices;
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
  /** Null or absent: all choose at random. */
  readonly seats?: Seats | null;
  readonly versus?: Versus | null;
  /** By whose ends what each Event changes is found, each in a game more; null or absent: it is not. */
  readonly effects?: Core | null;
  /** By whose value the lead is found; null or absent: it is not. */
  readonly leads?: Core | null;
  /** Takes what came of some of the games as soon as they are played, in whatever order. */
  readonly onPlayed?: (batch: Batch, tally: Tally) => void;
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
  /** Null or absent: all choose at random. */
  readonly seats?: Seats | null;
  readonly versus?: Versus | null;
  readonly effects?: Core | null;
  readonly leads?: Core | null;
}

/** What plays batches in a thread. */
export const simulateThread = 'simulate-worker.js';

const mostPerBatch = 200;
/** With an interpreter beside it, a game takes many times as long. */
const mostPerSlowBatch = 40;
/** Players that think take seconds for a game. */
const mostPerThoughtBatch = 4;
/** So many of the games that went wrong are kept; where nearly all do, more would tell nothing new. */
export const mostProblems = 1000;

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
  const { core, versus = null } = start;
  const engine = await importProgram(start.engine);
  const program = core === null ? engine : lockstep(engine, interpret(core));
  const other = versus === null ? null : oneGame(await importProgram(versus.engine), { ...start, ...versus });
  return tallying(program, start, other);
}

type Play = (seed: number, watch: (game: Game) => void) => Played;

/** Plays batches of games of a program; those of each seed by `other` too, where there is one. */
export function tallying(
  program: Program,
  start: Pick<WorkerStart, 'seats' | 'choices' | 'invariants' | 'events' | 'effects' | 'leads'>,
  other: Play | null = null,
): (batch: Batch) => Tally {
  const { effects: told = null, leads: led = null } = start;
  const play = oneGame(program, start);
  const worth = told === null ? null : endWorthOf(told);
  const leader = led === null ? null : leaderOf(led);
  const ofEachSide = <Value>(value: Value): Value[][] => program.rules.cards.map((card) => card.sides.map(() => value));
  return ({ firstSeed, games }) => {
    let outcomes: readonly OutcomeCount[] = [];
    let pairs: readonly PairCount[] = [];
    let lengths = noLengths;
    const problems: Problem[] = [];
    const events = newEventTally(program.rules);
    const effects = ofEachSide(noSpread);
    const endings = ofEachSide<readonly OutcomeCount[]>([]);
    let finished = 0;
    let decisions = 0;
    for (let seed = firstSeed; seed < firstSeed + games; seed += 1) {
      const played: PlayedEvent[] = [];
      const lengthOf = lengthIn(leader);
      const game = play(seed, (position) => {
        lengthOf.watch(position);
        if (!start.events) return;
        watchEvents(position, events);
        tellEvents(position, (event) => played.push(event), null);
      });
      decisions += game.decisions;
      if (game.problem !== null || game.outcome === null) {
        problems.push({ seed, message: game.problem ?? 'the game did not end' });
        continue;
      }
      finished += 1;
      const { outcome } = game;
      outcomes = withGames(outcomes, outcome, 1);
      lengths = bothLengths(lengths, lengthOf.ended(game.decisions));
      for (const [place, { card, side, by }] of played.entries()) {
        const isFirst = played.findIndex((it) => it.card === card && it.side === side) === place;
        if (isFirst) change(endings, card, side, (ended) => withGames(ended, outcome, 1));
        if (worth === null) continue;
        const without = play(seed, (position) => {
          tellEvents(position, () => undefined, place);
        });
        if (without.outcome === null) continue;
        const better = Math.round(1000 * (worth(outcome, by) - worth(without.outcome, by)));
        change(effects, card, side, (spread) => withNumber(spread, better));
      }
      if (other === null) continue;
      const second = other(seed, () => undefined);
      if (second.outcome === null) {
        problems.push({ seed, message: `in the other edition: ${second.problem ?? 'the game did not end'}` });
      } else pairs = withPairs(pairs, { first: outcome, second: second.outcome, games: 1 });
    }
    const failed = problems.length;
    return { games, finished, failed, decisions, outcomes, problems, events, endings, pairs, effects, lengths };
  };
}

function change<Value>(of: Value[][], card: number, side: number, to: (value: Value) => Value): void {
  const sides = of[card];
  const value = sides?.[side];
  if (sides !== undefined && value !== undefined) sides[side] = to(value);
}

/** A game as it was played. */
interface Played {
  readonly outcome: Ending | null;
  readonly decisions: number;
  /** What went wrong. */
  readonly problem: string | null;
}

/** Plays the game of a seed, by whoever sits there; `watch` is given the position at the start. */
function oneGame(
  program: Program,
  { seats, choices, invariants }: Pick<WorkerStart, 'seats' | 'choices' | 'invariants'>,
): Play {
  if (seats === undefined || seats === null) {
    return (seed, watch) => {
      const options = { checkInvariants: invariants, choices, watch };
      const { outcome, decisions, crashed, answers = [] } = playRandomly(program, seed, options);
      return { outcome, decisions, problem: crashed === undefined ? null : `answer ${answers.length}: ${crashed}` };
    };
  }
  const played = invariants ? guarded(program) : program;
  const value = valueOf(seats.core);
  const players = seats.skills.map((skill) => opponentOf(skill, value, () => performance.now()));
  return (seed, watch) => {
    try {
      const seating = { seed, players, choices: choicesFor(program, seed, choices), watch };
      return { ...playSeated(played, seating), problem: null };
    } catch (error) {
      return { outcome: null, decisions: 0, problem: error instanceof Error ? error.message : String(error) };
    }
  };
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

/** None was played. */
export const noGames: Tally = {
  games: 0,
  finished: 0,
  failed: 0,
  decisions: 0,
  outcomes: [],
  problems: [],
  events: [],
  endings: [],
  pairs: [],
  effects: [],
  lengths: noLengths,
};

/** What came of games that were played apart. */
export function added(left: Tally, right: Tally): Tally {
  return {
    games: left.games + right.games,
    finished: left.finished + right.finished,
    failed: left.failed + right.failed,
    decisions: left.decisions + right.decisions,
    outcomes: right.outcomes.reduce((sum, { outcome, games }) => withGames(sum, outcome, games), left.outcomes),
    problems: bothOf(left.problems, right.problems),
    events: right.events.map((sides, card) => sides.map((count, side) => sum(count, left.events[card]?.[side]))),
    endings: right.endings.map((sides, card) =>
      sides.map((ended, side) =>
        ended.reduce((sum, { outcome, games }) => withGames(sum, outcome, games), left.endings[card]?.[side] ?? []),
      ),
    ),
    pairs: right.pairs.reduce(withPairs, left.pairs),
    effects: right.effects.map((sides, card) =>
      sides.map((spread, side) => bothSpreads(spread, left.effects[card]?.[side] ?? noSpread)),
    ),
    lengths: bothLengths(left.lengths, right.lengths),
  };
}

/** The counts with so many games more that ended in this way. */
function withGames(counts: readonly OutcomeCount[], outcome: Ending, games: number): readonly OutcomeCount[] {
  const place = counts.findIndex((it) => isSameEnding(it.outcome, outcome));
  if (place === -1) return [...counts, { outcome, games }];
  return counts.map((it, index) => (index === place ? { outcome, games: it.games + games } : it));
}

/** The counts with those of one pair of endings added. */
function withPairs(counts: readonly PairCount[], { first, second, games }: PairCount): readonly PairCount[] {
  const place = counts.findIndex((it) => isSameEnding(it.first, first) && isSameEnding(it.second, second));
  if (place === -1) return [...counts, { first, second, games }];
  return counts.map((it, index) => (index === place ? { ...it, games: it.games + games } : it));
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
