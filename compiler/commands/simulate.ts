/** `simulate`: seeded games of a game, at random or between players, and how they ended. */
import { relative, resolve } from 'node:path';
import { lower } from '../core/from-resolved.js';
import { emitWatchedEngine } from '../emit/emit-all.js';
import { fingerprintOf } from '../emit/fingerprint.js';
import { compileEngine } from '../host/load-engine.js';
import { compilerBuild } from '../host/compiler-mark.js';
import { portable } from '../host/read-spec.js';
import { type FailingSeeds, saveFailing } from '../host/save-failing.js';
import { simulate } from '../host/simulate.js';
import {
  type Counts,
  countsOf,
  csvOf,
  type Difference,
  differencesOf,
  optionsPlayed,
  type Rate,
  ratesOf,
  timesOf,
} from '../simulation/counts.js';
import { choicesFrom } from './choices.js';
import { gamesCalled } from './games.js';
import { type Part, seatsText, seedsOf, shardFrom, type Whole } from './parts.js';
import { playableOf } from './playable.js';
import { seatNames, seatsFrom } from './seats.js';
import { printCounts, printDifferences } from './simulated.js';
import { cannotWrite, interruptionOf, progressOn, wrongUse, type ExitCode, type Terminal } from './terminal.js';
import { threadsFor } from './threads.js';

export interface SimulateOptions {
  /** Null for the newest. */
  readonly edition: string | null;
  readonly games: number;
  /** The first seed; the games take the seeds from it on. */
  readonly seed: number;
  /** The folder where the shortest game that goes wrong is written as a scenario, made shorter; null: nowhere. */
  readonly save: string | null;
  /** Null: as many as the machine has use for. */
  readonly workers: number | null;
  readonly json: boolean;
  /** Whether the position is checked after every sentence. */
  readonly invariants: boolean;
  /** Whether every step is held against the interpreter of Core. */
  readonly interpreter: boolean;
  /** Whether what came of each side of each card is told. */
  readonly cards: boolean;
  /** What is chosen of the optional rules: `Reserve=3`, `Advanced Game`. */
  readonly option: readonly string[];
  /** Who plays a faction: `Crown=mcts:200`; at random where nothing is said. */
  readonly seat: readonly string[];
  /** Another edition that plays the same seeds. */
  readonly versus: string | null;
  /** Which part of the games is played: `2/8`; null: all of them. */
  readonly shard: string | null;
  readonly csv: boolean;
}

export async function simulateCommand(terminal: Terminal, name: string, options: SimulateOptions): Promise<ExitCode> {
  const misused = misuseOf(options);
  if (misused !== null) return wrongUse(terminal, misused);
  const table = tableFor(terminal, name, options.edition, options);
  if (typeof table === 'number') return table;
  const { world, core, choices, seating, seats, engine } = table;
  const against = options.versus === null ? null : tableFor(terminal, name, options.versus, options);
  if (typeof against === 'number') return against;
  const shard = options.shard === null ? null : shardFrom(terminal, options.shard, options.games);
  if (shard === null && options.shard !== null) return 2;
  const workers = threadsFor(terminal, options.workers);
  const progress = progressOn(terminal);
  const interruption = interruptionOf(terminal);
  const all = { firstSeed: options.seed, games: options.games };
  const asked = shard === null ? all : seedsOf(shard, options.seed, options.games);
  const started = performance.now();
  const tally = await simulate({
    engine,
    ...asked,
    workers,
    invariants: options.invariants,
    events: options.cards,
    choices,
    core: options.interpreter ? core : null,
    seats,
    versus: against === null ? null : { engine: against.engine, seats: against.seats, choices: against.choices },
    onProgress: (played) => {
      progress.show(`${played} of ${asked.games} games`);
    },
    isStopped: interruption.isStopped,
  });
  interruption.end();
  progress.end();
  const seconds = (performance.now() - started) / 1000;
  const isInterrupted = tally.games < asked.games;
  const played = optionsPlayed(world, choices);
  const counts = countsOf(world, tally, options.cards);
  const names = seatNames(world, seating);
  const whole: Whole = {
    game: name,
    fingerprint: fingerprintOf(core),
    build: compilerBuild(),
    seats: names,
    options: played.options ?? {},
    countsCards: options.cards,
    ...all,
  };
  const report = {
    game: name,
    seats: names,
    ...timesOf(tally, seconds),
    ...(world.provenance.text === '' ? {} : { madeUp: world.provenance.text }),
    ...counts,
    outcomes: ratesOf(counts),
    ...(against === null ? {} : { versus: options.versus, differences: differencesOf(world, tally.pairs) }),
    ...played,
    // What is not whole is no part of anything.
    ...(shard === null || isInterrupted ? {} : { part: { whole, from: asked.firstSeed, counts } satisfies Part }),
    isInterrupted,
  };
  if (options.json) terminal.out(`${JSON.stringify(report, null, 2)}\n`);
  else if (options.csv) terminal.out(csvOf(report.outcomes, report.games));
  else print(terminal, report);
  if (tally.problems.length > 0 && options.save !== null) {
    const seeds = tally.problems.map(({ seed }) => seed);
    await save(terminal, { game: name, engine, seeds, choices, folder: resolve(terminal.folder, options.save) });
  }
  if (isInterrupted) terminal.err(`interrupted: ${tally.games} of ${asked.games} games were played\n`);
  return tally.failed > 0 || isInterrupted ? 1 : 0;
}

/** Why these options do not go together; null where they do. */
function misuseOf({ seat, versus, shard, interpreter, save, json, csv }: SimulateOptions): string | null {
  if (interpreter && seat.length > 0) return '`--check-interpreter` plays at random: leave `--seat` out';
  if (save !== null && seat.length > 0) return '`--save` makes random games shorter: leave `--seat` out';
  if (versus !== null && (interpreter || shard !== null)) {
    return `\`--versus\` plays two editions: leave \`${interpreter ? '--check-interpreter' : '--shard'}\` out`;
  }
  if (shard !== null && !json) return '`--shard` goes with `--json`: `simulate merge` adds up what that prints';
  if (csv && json) return '`--csv` and `--json` are two ways to print the same: leave one out';
  return null;
}

/** An edition that is ready to be played, with who plays it; an exit code, after saying why, where it cannot be played so. */
function tableFor(terminal: Terminal, name: string, edition: string | null, options: SimulateOptions) {
  const [game] = gamesCalled(terminal, [name], edition) ?? [];
  if (game === undefined) return 2;
  const playable = playableOf(terminal, game);
  if (playable === null) return 1;
  const { world } = playable;
  const choices = choicesFrom(terminal, world, options.option);
  const seating = seatsFrom(terminal, world, options.seat);
  if (choices === null || seating === undefined) return 2;
  const core = lower(world);
  const modules = options.invariants ? emitWatchedEngine(world) : playable.engine;
  const engine = compileEngine(game.root, modules);
  return { world, core, choices, seating, seats: seating === null ? null : { skills: seating, core }, engine };
}

/** Tells the path of the scenario and how it is played. */
async function save(terminal: Terminal, failed: FailingSeeds): Promise<void> {
  const progress = progressOn(terminal);
  const saved = await saveFailing(failed, (answers) => {
    progress.show(`makes the shortest game shorter: ${answers} answers left`);
  });
  progress.end();
  if (saved === null) {
    terminal.err('no scenario is written, because the engine alone plays these games to their end\n');
    return;
  }
  const { path, failing, refusal } = saved;
  const shown = portable(relative(terminal.folder, path));
  if (refusal !== null) {
    cannotWrite(terminal, shown, refusal);
    return;
  }
  const told = `seed ${failing.seed} goes wrong after ${failing.before} answers, made short: ${failing.answers.length}`;
  terminal.err(`${told}; npx rulewright replay ${shown}\n`);
}

type Report = Counts &
  ReturnType<typeof timesOf> &
  ReturnType<typeof optionsPlayed> & {
    readonly game: string;
    readonly seats: Readonly<Record<string, string>>;
    readonly outcomes: readonly Rate[];
    readonly madeUp?: string;
    readonly versus?: string | null;
    readonly differences?: readonly Difference[];
  };

function print(terminal: Terminal, report: Report): void {
  terminal.out(
    `${report.game}: ${report.finished} of ${report.games} games came to their end in ${report.seconds} s (${report.gamesPerSecond} games/s, ${report.decisionsPerSecond} decisions/s)\n`,
  );
  if (report.madeUp !== undefined) terminal.out(`  ${report.madeUp}\n`);
  if (report.options !== undefined) terminal.out(`  ${optionsText(report.options)}\n`);
  terminal.out(`  seats: ${seatsText(report.seats)}\n`);
  printCounts(terminal, report);
  if (report.differences !== undefined) printDifferences(terminal, report.versus ?? '', report.differences);
}

/** `with Reserve 3, each value of Spring Tides`. */
function optionsText(options: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(options).map(([name, chosen]) => {
    if (chosen === 'each') return `each value of ${name}`;
    return chosen === true ? name : chosen === false ? `without ${name}` : `${name} ${String(chosen)}`;
  });
  return `options: ${words.join(', ')}`;
}
