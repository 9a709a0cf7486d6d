/** `simulate`: seeded games of a game, at random or between players, and how they ended. */
import { relative, resolve } from 'node:path';
import { portable } from '../host/read-spec.js';
import { type FailingSeeds, saveFailing } from '../host/save-failing.js';
import { nothing, type PairCount, simulate } from '../host/simulate.js';
import { added, type Ledger, ledgerOf, type Part, playedIn, seatsText, seedsOf, shardFrom } from './parts.js';
import { keptIn } from './resume.js';
import {
  type Counts,
  countsOf,
  csvOf,
  type Difference,
  differencesOf,
  printCounts,
  printDifferences,
  type Rate,
  ratesOf,
} from './simulated.js';
import { type Asked, optionsPlayed, startOf, type Table, tableFor, wholeOf } from './table.js';
import { cannotWrite, interruptionOf, progressOn, wrongUse, type ExitCode, type Terminal } from './terminal.js';
import { threadsFor } from './threads.js';

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
}

export async function simulateCommand(terminal: Terminal, name: string, options: SimulateOptions): Promise<ExitCode> {
  const misused = misuseOf(options);
  if (misused !== null) return wrongUse(terminal, misused);
  const { edition, games, seed, invariants, interpreter, cards, option, seat } = options;
  const asked: Asked = { game: name, edition, games, seed, invariants, interpreter, cards, option, seat };
  const table = tableFor(terminal, asked);
  if (typeof table === 'number') return table;
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
      .reduce(added, countsOf(world, nothing, options.cards));
  let before = counted();
  const started = performance.now();
  const play = { asked, table, ledger };
  let pairs: readonly PairCount[] = [];
  if (options.queue === null) pairs = await playHere(terminal, play, against, options.workers);
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
  const isInterrupted = counts.games < wanted.games;
  const report = {
    game: name,
    seats: whole.seats,
    ...timesOf(before, counts, seconds),
    ...(world.provenance.text === '' ? {} : { madeUp: world.provenance.text }),
    ...counts,
    outcomes: ratesOf(counts),
    ...(against === null ? {} : { versus: options.versus, differences: differencesOf(world, pairs) }),
    ...optionsPlayed(world, choices),
    // What is not whole is no part of anything.
    ...(shard === null || isInterrupted ? {} : { part: { whole, from: wanted.firstSeed, counts } satisfies Part }),
    isInterrupted,
  };
  if (options.json) terminal.out(`${JSON.stringify(report, null, 2)}\n`);
  else if (options.csv) terminal.out(csvOf(report.outcomes, report.games));
  else print(terminal, report);
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
function misuseOf({
  seat,
  versus,
  shard,
  interpreter,
  save,
  json,
  csv,
  resume,
  queue,
  fresh,
  workers,
}: SimulateOptions): string | null {
  if (interpreter && seat.length > 0) return '`--check-interpreter` plays at random: leave `--seat` out';
  if (save !== null && seat.length > 0) return '`--save` makes random games shorter: leave `--seat` out';
  if (versus !== null && (interpreter || shard !== null)) {
    return `\`--versus\` plays two editions: leave \`${interpreter ? '--check-interpreter' : '--shard'}\` out`;
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
  if (csv && json) return '`--csv` and `--json` are two ways to print the same: leave one out';
  return null;
}

/** What is to be played, and where what has been played goes. */
export interface Play {
  readonly asked: Asked;
  readonly table: Table;
  readonly ledger: Ledger;
}

/** Plays what is missing in this process, until it is interrupted; tells how the same seeds ended in another edition. */
async function playHere(
  terminal: Terminal,
  { asked, table, ledger }: Play,
  against: Table | null,
  threads: number | null,
): Promise<readonly PairCount[]> {
  const workers = threadsFor(terminal, threads);
  const progress = progressOn(terminal);
  const interruption = interruptionOf(terminal);
  let pairs: readonly PairCount[] = [];
  // Where two editions are played, nothing is kept, and all is missing in one piece.
  for (const missing of ledger.missing()) {
    if (interruption.isStopped()) break;
    const before = playedIn(ledger);
    const tally = await simulate({
      ...startOf(table, asked),
      ...missing,
      workers,
      versus: against === null ? null : { engine: against.engine, seats: against.seats, choices: against.choices },
      onPlayed: ({ firstSeed }, of) => {
        ledger.take({ from: firstSeed, counts: countsOf(table.world, of, asked.cards) });
      },
      onProgress: (played) => {
        progress.show(`${before + played} of ${ledger.wanted.games} games`);
      },
      isStopped: interruption.isStopped,
    });
    pairs = tally.pairs;
  }
  interruption.end();
  progress.end();
  return pairs;
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
function timesOf(before: Counts, now: Counts, seconds: number) {
  return {
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded((now.games - before.games) / seconds, 1),
    decisionsPerSecond: Math.round((now.decisions - before.decisions) / seconds),
  };
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
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
