/** `simulate`: seeded games of a game, at random or between players, and how they ended. */
import { relative, resolve } from 'node:path';
import { portable } from '../host/read-spec.js';
import { type FailingSeeds, saveFailing } from '../host/save-failing.js';
import { barPlot, dotPlot } from '../plots/plots.js';
import { pageOfPlots } from '../plots/page.js';
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
import {
  changesPlot,
  differencesPlot,
  endingsPlot,
  lengthsPlot,
  outcomesPlot,
  playedPlot,
} from '../simulation/plots.js';
import { isTimed, type Seating } from '../simulation/seating.js';
import { noGames, type PairCount, type Tally } from '../simulation/tally.js';
import type { Batch } from '../simulation/tallying.js';
import { playUntil } from './looks.js';
import { added, type Ledger, ledgerOf, type Part, playedIn, seatsText, seedsOf, shardFrom } from './parts.js';
import { keptIn } from './resume.js';
import { lengthWords, printChanges, printCounts, printDifferences } from './simulated.js';
import { type Asked, startOf, type Table, tableFor, versusOf, wholeOf } from './table.js';
import { cannotWrite, interruptionOf, progressOn, wrongUse, type ExitCode, type Terminal } from './terminal.js';
import { threadsFor } from './threads.js';
import { varyCommand } from './vary.js';

export interface SimulateOptions extends Omit<Asked, 'game'> {
  /** The folder where the shortest game that goes wrong is written as a scenario, made shorter; null: nowhere. */
  readonly save: string | null;
  /** Null: as many as the machine has use for. */
  readonly workers: number | null;
  readonly json: boolean;
  /** Another edition that plays the same seeds. */
  readonly versus: string | null;
  /** Which part of the games is played: `2/8`; null: all of them. */
  readonly shard: string | null;
  /** The file that keeps what has been played, so that the same command goes on. */
  readonly resume: string | null;
  /** The address of a Redis through which workers play. */
  readonly queue: string | null;
  /** Whether what is kept of these games is forgotten. */
  readonly fresh: boolean;
  readonly csv: boolean;
  /** Whether a page with plots is printed. */
  readonly html: boolean;
  /** How close is close enough, in points of 100: no more games are played then; null: all are. */
  readonly precision: number | null;
  /** One number of the spec, and the values that it has: `C1 shaded at most 1..5`. */
  readonly vary: string | null;
}

export async function simulateCommand(terminal: Terminal, name: string, options: SimulateOptions): Promise<ExitCode> {
  const misused = misuseOf(options);
  if (misused !== null) return wrongUse(terminal, misused);
  const { edition, games, seed, invariants, interpreter, cards, effects, leads, option, seat } = options;
  const checks = { invariants, interpreter, cards, effects, leads };
  const asked: Asked = { game: name, edition, games, seed, ...checks, option, seat };
  const table = tableFor(terminal, asked);
  if (typeof table === 'number') return table;
  const unfit = unfitFor(table.seating, options);
  if (unfit !== null) return wrongUse(terminal, unfit);
  if (options.vary !== null) return varyCommand(terminal, table, options.vary, options);
  if (effects && table.world.cards.every(({ sides }) => sides.length === 0)) {
    return wrongUse(terminal, `no card of ${name} has a side that a faction plays: leave \`--effects\` out`);
  }
  const against = options.versus === null ? null : tableFor(terminal, { ...asked, edition: options.versus });
  if (typeof against === 'number') return against;
  const shard = options.shard === null ? null : shardFrom(terminal, options.shard, options.games);
  if (shard === null && options.shard !== null) return 2;
  const whole = wholeOf(table, asked);
  const wanted = seedsOf(shard ?? { index: 1, of: 1 }, options.seed, options.games);
  const seeds = { whole, wanted };
  const kept = options.resume === null ? null : keptIn(terminal, options.resume, { ...seeds, isFresh: options.fresh });
  if (typeof kept === 'number') return kept;
  const ledger = ledgerOf(seeds, kept?.parts ?? [], (parts) => kept?.keep(parts));
  const { world, choices } = table;
  const counted = (): Counts =>
    ledger
      .parts()
      .map(({ counts }) => counts)
      .reduce(added, countsOf(world, noGames, options));
  let before = counted();
  const started = performance.now();
  const play = { asked, table, ledger };
  let here: Here = { pairs: [], isEnough: false };
  if (options.queue === null) here = await playHere(terminal, play, against, options);
  else {
    const { playQueued } = await import('./queue/queued.js');
    const onResumed = (): void => {
      before = counted();
    };
    const refused = await playQueued(terminal, options.queue, { ...play, isFresh: options.fresh, onResumed });
    if (refused !== null) return refused;
  }
  const seconds = (performance.now() - started) / 1000;
  kept?.end();
  const counts = counted();
  const isInterrupted = counts.games < wanted.games && !here.isEnough;
  const report = {
    game: name,
    seats: whole.seats,
    ...timesSince(before, counts, seconds),
    ...(world.provenance.text === '' ? {} : { madeUp: world.provenance.text }),
    ...counts,
    outcomes: ratesOf(counts),
    ...(effects ? { changes: changesOf(counts) } : {}),
    ...(against === null ? {} : { versus: options.versus, differences: differencesOf(world, here.pairs) }),
    ...optionsPlayed(world, choices),
    // What is not whole is no part of anything.
    ...(shard === null || isInterrupted ? {} : { part: { whole, from: wanted.firstSeed, counts } satisfies Part }),
    isInterrupted,
  };
  if (options.json) terminal.out(`${JSON.stringify(report, null, 2)}\n`);
  else if (options.html) terminal.out(pageOf(report));
  else if (options.csv) terminal.out(csvOf(report.outcomes, report.games));
  else print(terminal, report, options);
  if (counts.problems.length > 0 && options.save !== null) {
    const failing = counts.problems.map(({ seed }) => seed);
    const { engine } = table;
    await save(terminal, {
      game: name,
      engine,
      seeds: failing,
      choices,
      folder: resolve(terminal.folder, options.save),
    });
  }
  if (isInterrupted) {
    const goesOn = options.resume === null && options.queue === null ? '' : '; the same command goes on with them';
    terminal.err(`interrupted: ${counts.games} of ${wanted.games} games were played${goesOn}\n`);
  }
  return counts.crashed > 0 || isInterrupted ? 1 : 0;
}

/** Why these options do not go together; null where they do. */
function misuseOf(options: SimulateOptions): string | null {
  const { seat, versus, shard, interpreter, save, json, csv, html, effects, precision, vary } = options;
  const { resume, queue, fresh, workers } = options;
  if (interpreter && seat.length > 0) return '`--check-interpreter` plays at random: leave `--seat` out';
  if (interpreter && effects) return '`--check-interpreter` plays each game once: leave `--effects` out';
  if (save !== null && seat.length > 0) return '`--save` makes random games shorter: leave `--seat` out';
  if (versus !== null && (interpreter || shard !== null)) {
    return `\`--versus\` plays two editions: leave \`${interpreter ? '--check-interpreter' : '--shard'}\` out`;
  }
  if (vary !== null) {
    const { cards, leads } = options;
    const others = { resume, queue, versus, shard, save, interpreter, effects, precision, html, cards, leads };
    const other = Object.entries(others).find(([, value]) => value !== null && value !== false)?.[0];
    const flag = other === 'interpreter' ? 'check-interpreter' : other;
    if (flag !== undefined) return `\`--vary\` tells how often each way to end comes to be: leave \`--${flag}\` out`;
  }
  const parted = (['shard', 'resume', 'queue'] as const).find((it) => options[it] !== null);
  if (precision !== null && parted !== undefined) {
    return `\`--${parted}\` plays a part of a number that is known: leave \`--precision\` out`;
  }
  if (versus !== null && (resume !== null || queue !== null)) {
    return `\`--versus\` plays all of it at once: leave \`${resume === null ? '--queue' : '--resume'}\` out`;
  }
  if (queue !== null && (shard !== null || resume !== null)) {
    return `\`--queue\` divides the games and keeps them itself: leave \`${shard === null ? '--resume' : '--shard'}\` out`;
  }
  if (queue !== null && workers !== null) {
    return '`--queue` plays nothing here: `rulewright worker` takes `--workers`, so leave it out';
  }
  if (fresh && resume === null && queue === null) {
    return '`--fresh` forgets what `--resume` or `--queue` has kept: leave it out, or name one of them';
  }
  if (shard !== null && !json) return '`--shard` goes with `--json`: `simulate merge` adds up what that prints';
  const formats = Object.entries({ csv, html, json }).flatMap(([name, isWanted]) =>
    isWanted ? [`\`--${name}\``] : [],
  );
  if (formats.length > 1) return `${formats.join(' and ')} are ways to print the same: leave ${formats[0] ?? ''} out`;
  return null;
}

/** Why these options do not go with who sits there; null where they do. */
function unfitFor(seating: Seating, options: SimulateOptions): string | null {
  if (!isTimed(seating)) return null;
  const paired = (['shard', 'resume', 'queue', 'versus', 'precision', 'vary'] as const).find(
    (it) => options[it] !== null,
  );
  const other = paired ?? (options.effects ? 'effects' : null);
  return other === null
    ? null
    : `who plays for a time plays no game alike twice: leave \`--${other}\` out, or give playouts`;
}

/** What is to be played, and where what has been played goes. */
export interface Play {
  readonly asked: Asked;
  readonly table: Table;
  readonly ledger: Ledger;
}

/** What is known beside the ledger of what was played in this process. */
interface Here {
  /** How the same seeds ended in another edition. */
  readonly pairs: readonly PairCount[];
  /** Whether no more games are needed than were played. */
  readonly isEnough: boolean;
}

/** Plays what is missing in this process, until it is interrupted or enough is known. */
async function playHere(
  terminal: Terminal,
  { asked, table, ledger }: Play,
  against: Table | null,
  { workers: threads, precision }: SimulateOptions,
): Promise<Here> {
  const workers = threadsFor(terminal, threads);
  const progress = progressOn(terminal);
  const interruption = interruptionOf(terminal);
  let pairs: readonly PairCount[] = [];
  // Where two editions are played, nothing is kept, and all is missing in one piece.
  for (const missing of ledger.missing()) {
    if (interruption.isStopped()) break;
    const before = playedIn(ledger);
    const simulation = {
      ...startOf(table, asked),
      ...missing,
      workers,
      versus: against === null ? null : versusOf(against),
      onPlayed: ({ firstSeed }: Batch, of: Tally) => {
        ledger.take({ from: firstSeed, counts: countsOf(table.world, of, asked) });
      },
      onProgress: (played: number) => {
        progress.show(`${before + played} of ${precision === null ? '' : 'at most '}${ledger.wanted.games} games`);
      },
      isStopped: interruption.isStopped,
    };
    const tally = await playUntil(simulation, table.world, precision === null ? null : precision / 100);
    pairs = tally.pairs;
  }
  interruption.end();
  progress.end();
  return { pairs, isEnough: precision !== null && !interruption.isStopped() };
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

/** Of what was played now; what had been kept took none of this time. */
function timesSince(before: Counts, now: Counts, seconds: number) {
  return timesOf({ games: now.games - before.games, decisions: now.decisions - before.decisions }, seconds);
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
  const played = playedPlot(report);
  const sides = outcomes.map((_, way) => endingsPlot(report, way));
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
      ...[lengthsPlot(report), played].flatMap((plot) => (plot === null ? [] : [barPlot(plot)])),
      ...sides.flatMap((plot) => (plot === null ? [] : [dotPlot(plot)])),
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
