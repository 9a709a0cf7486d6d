/** `simulate`: seeded games of a game, at random or between players, and how they ended. */
import { relative, resolve } from 'node:path';
import { fingerprintOf } from '../emit/fingerprint.js';
import { compilerBuild } from '../host/compiler-mark.js';
import { portable } from '../host/read-spec.js';
import { type FailingSeeds, saveFailing } from '../host/save-failing.js';
import {
  type Change,
  changesOf,
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
import { playUntil } from './looks.js';
import { type Part, seatsText, seedsOf, shardFrom, type Whole } from './parts.js';
import { isTimed, seatNames } from './seats.js';
import { barPlot, dotPlot } from '../plots/plots.js';
import { pageOfPlots } from '../plots/page.js';
import { changesPlot, differencesPlot, endingsPlot, outcomesPlot, playedPlot } from '../simulation/plots.js';
import { lengthWords, printChanges, printCounts, printDifferences } from './simulated.js';
import { type Table, tableFor } from './table.js';
import { cannotWrite, interruptionOf, progressOn, wrongUse, type ExitCode, type Terminal } from './terminal.js';
import { threadsFor } from './threads.js';
import { varyCommand } from './vary.js';

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
  /** Whether a page with plots is printed. */
  readonly html: boolean;
  /** Whether what each side of each card changes is found. */
  readonly effects: boolean;
  /** Whether changes of the lead are counted. */
  readonly leads: boolean;
  /** How close is close enough, in points of 100: no more games are played then; null: all are. */
  readonly precision: number | null;
  /** One number of the spec, and the values that it has: `C1 shaded at most 1..5`. */
  readonly vary: string | null;
}

export async function simulateCommand(terminal: Terminal, name: string, options: SimulateOptions): Promise<ExitCode> {
  const misused = misuseOf(options);
  if (misused !== null) return wrongUse(terminal, misused);
  const table = tableFor(terminal, name, options.edition, options);
  if (typeof table === 'number') return table;
  const { world, core, choices, seating } = table;
  if (isTimed(seating)) {
    const paired = (['shard', 'versus', 'precision', 'vary'] as const).find((it) => options[it] !== null);
    const other = paired ?? (options.effects ? 'effects' : null);
    if (other !== null) {
      return wrongUse(
        terminal,
        `who plays for a time plays no game alike twice: leave \`--${other}\` out, or give playouts`,
      );
    }
  }
  if (options.vary !== null) return varyCommand(terminal, table, options.vary, options);
  if (options.effects && world.cards.every(({ sides }) => sides.length === 0)) {
    return wrongUse(terminal, `no card of ${name} has a side that a faction plays: leave \`--effects\` out`);
  }
  const against = options.versus === null ? null : tableFor(terminal, name, options.versus, options);
  if (typeof against === 'number') return against;
  const shard = options.shard === null ? null : shardFrom(terminal, options.shard, options.games);
  if (shard === null && options.shard !== null) return 2;
  const progress = progressOn(terminal);
  const interruption = interruptionOf(terminal);
  const all = { firstSeed: options.seed, games: options.games };
  const asked = shard === null ? all : seedsOf(shard, options.seed, options.games);
  const started = performance.now();
  const simulation = {
    ...simulationOf(table, against, options),
    ...asked,
    workers: threadsFor(terminal, options.workers),
    onProgress: (played: number) => {
      progress.show(`${played} of ${options.precision === null ? '' : 'at most '}${asked.games} games`);
    },
    isStopped: interruption.isStopped,
  };
  const tally = await playUntil(simulation, world, options.precision === null ? null : options.precision / 100);
  interruption.end();
  progress.end();
  const seconds = (performance.now() - started) / 1000;
  const isInterrupted = tally.games < asked.games && interruption.isStopped();
  const played = optionsPlayed(world, choices);
  const counts = countsOf(world, tally, options);
  const names = seatNames(world, seating);
  const whole: Whole = {
    game: name,
    fingerprint: fingerprintOf(core),
    build: compilerBuild(),
    seats: names,
    options: played.options ?? {},
    countsCards: options.cards,
    countsEffects: options.effects,
    countsLeads: options.leads,
    ...all,
  };
  const report = {
    game: name,
    seats: names,
    ...timesOf(tally, seconds),
    ...(world.provenance.text === '' ? {} : { madeUp: world.provenance.text }),
    ...counts,
    outcomes: ratesOf(counts),
    ...(options.effects ? { changes: changesOf(counts) } : {}),
    ...(against === null ? {} : { versus: options.versus, differences: differencesOf(world, tally.pairs) }),
    ...played,
    // What is not whole is no part of anything.
    ...(shard === null || isInterrupted ? {} : { part: { whole, from: asked.firstSeed, counts } satisfies Part }),
    isInterrupted,
  };
  if (options.json) terminal.out(`${JSON.stringify(report, null, 2)}\n`);
  else if (options.html) terminal.out(pageOf(report));
  else if (options.csv) terminal.out(csvOf(report.outcomes, report.games));
  else print(terminal, report, options);
  if (tally.problems.length > 0 && options.save !== null) {
    const seeds = tally.problems.map(({ seed }) => seed);
    const { engine } = table;
    await save(terminal, { game: name, engine, seeds, choices, folder: resolve(terminal.folder, options.save) });
  }
  if (isInterrupted) terminal.err(`interrupted: ${tally.games} of ${asked.games} games were played\n`);
  return tally.failed > 0 || isInterrupted ? 1 : 0;
}

/** Why these options do not go together; null where they do. */
function misuseOf(options: SimulateOptions): string | null {
  const { seat, versus, shard, interpreter, save, json, csv, html, effects, precision, vary } = options;
  if (interpreter && seat.length > 0) return '`--check-interpreter` plays at random: leave `--seat` out';
  if (interpreter && effects) return '`--check-interpreter` plays each game once: leave `--effects` out';
  if (save !== null && seat.length > 0) return '`--save` makes random games shorter: leave `--seat` out';
  if (versus !== null && (interpreter || shard !== null)) {
    return `\`--versus\` plays two editions: leave \`${interpreter ? '--check-interpreter' : '--shard'}\` out`;
  }
  if (vary !== null) {
    const { cards, leads } = options;
    const others = { versus, shard, save, interpreter, effects, precision, html, cards, leads };
    const other = Object.entries(others).find(([, value]) => value !== null && value !== false)?.[0];
    const flag = other === 'interpreter' ? 'check-interpreter' : other;
    if (flag !== undefined) return `\`--vary\` tells how often each way to end comes to be: leave \`--${flag}\` out`;
  }
  if (precision !== null && shard !== null) {
    return '`--shard` plays a part of a number that is known: leave `--precision` out';
  }
  if (shard !== null && !json) return '`--shard` goes with `--json`: `simulate merge` adds up what that prints';
  const formats = Object.entries({ csv, html, json }).flatMap(([name, isWanted]) =>
    isWanted ? [`\`--${name}\``] : [],
  );
  if (formats.length > 1) return `${formats.join(' and ')} are ways to print the same: leave ${formats[0] ?? ''} out`;
  return null;
}

/** What is played at a table, and against another edition, as far as neither seeds nor threads are concerned. */
function simulationOf(table: Table, against: Table | null, options: SimulateOptions) {
  const { core } = table;
  return {
    engine: table.engine,
    invariants: options.invariants,
    events: options.cards || options.effects,
    choices: table.choices,
    core: options.interpreter ? core : null,
    seats: table.seats,
    versus: against === null ? null : { engine: against.engine, seats: against.seats, choices: against.choices },
    effects: options.effects ? core : null,
    leads: options.leads ? core : null,
  };
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
    readonly changes?: readonly Change[];
  };

function pageOf(report: Report): string {
  const { game, games, finished, decisions, outcomes, seats, differences, versus, changes } = report;
  const sides = [playedPlot(report), ...outcomes.map((_, way) => endingsPlot(report, way))];
  return pageOfPlots({
    title: `${game}: ${games} games`,
    lines: [
      `${finished} games came to their end, with ${decisions} decisions; seats: ${seatsText(seats)}`,
      ...lengthWords(report.lengths),
      ...(report.madeUp === undefined ? [] : [report.madeUp]),
      ...(report.options === undefined ? [] : [optionsText(report.options)]),
    ],
    plots: [
      barPlot(outcomesPlot(report)),
      ...(differences === undefined ? [] : [dotPlot(differencesPlot(versus ?? '', differences))]),
      ...(changes === undefined ? [] : [dotPlot(changesPlot(changes))]),
      ...sides.flatMap((plot, index) => (plot === null ? [] : [index === 0 ? barPlot(plot) : dotPlot(plot)])),
    ],
  });
}

function print(terminal: Terminal, report: Report, options: SimulateOptions): void {
  terminal.out(
    `${report.game}: ${report.finished} of ${report.games} games came to their end in ${report.seconds} s (${report.gamesPerSecond} games/s, ${report.decisionsPerSecond} decisions/s)\n`,
  );
  if (report.madeUp !== undefined) terminal.out(`  ${report.madeUp}\n`);
  if (report.options !== undefined) terminal.out(`  ${optionsText(report.options)}\n`);
  terminal.out(`  seats: ${seatsText(report.seats)}\n`);
  printCounts(terminal, report, options);
  if (report.changes !== undefined) printChanges(terminal, report.changes);
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
