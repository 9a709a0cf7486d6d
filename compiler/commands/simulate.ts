/** `simulate`: seeded random games of a game, and how they ended. */
import { relative, resolve } from 'node:path';
import { lower } from '../core/from-resolved.js';
import { emitWatchedEngine } from '../emit/emit-all.js';
import type { World } from '../resolved/ir.js';
import { compileEngine } from '../host/load-engine.js';
import { countedOutcomes, outcomeWords } from '../host/outcomes.js';
import { portable } from '../host/read-spec.js';
import { type FailingSeeds, saveFailing } from '../host/save-failing.js';
import { simulate, type Tally } from '../host/simulate.js';
import type { Choices } from '../scenario/choices.js';
import { choicesFrom } from './choices.js';
import { gamesCalled } from './games.js';
import { playableOf } from './playable.js';
import { cannotWrite, interruptionOf, progressOn, type ExitCode, type Terminal } from './terminal.js';
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
}

/** How many of the games that went wrong are told one by one. */
const mostProblems = 10;

export async function simulateCommand(terminal: Terminal, name: string, options: SimulateOptions): Promise<ExitCode> {
  const [game] = gamesCalled(terminal, [name], options.edition) ?? [];
  if (game === undefined) return 2;
  const playable = playableOf(terminal, game);
  if (playable === null) return 1;
  const choices = choicesFrom(terminal, playable.world, options.option);
  if (choices === null) return 2;
  const modules = options.invariants ? emitWatchedEngine(playable.world) : playable.engine;
  const engine = compileEngine(game.root, modules);
  const workers = threadsFor(terminal, options.workers);
  const progress = progressOn(terminal);
  const interruption = interruptionOf(terminal);
  const started = performance.now();
  const tally = await simulate({
    engine,
    games: options.games,
    firstSeed: options.seed,
    workers,
    invariants: options.invariants,
    events: options.cards,
    choices,
    core: options.interpreter ? lower(playable.world) : null,
    onProgress: (played) => {
      progress.show(`${played} of ${options.games} games`);
    },
    isStopped: interruption.isStopped,
  });
  interruption.end();
  progress.end();
  const seconds = (performance.now() - started) / 1000;
  const isInterrupted = tally.games < options.games;
  const played = optionsPlayed(playable.world, choices);
  const report = { ...reportOf(name, playable.world, tally, seconds, options.cards), ...played, isInterrupted };
  if (options.json) terminal.out(`${JSON.stringify(report, null, 2)}\n`);
  else print(terminal, report);
  if (tally.problems.length > 0 && options.save !== null) {
    const seeds = tally.problems.map(({ seed }) => seed);
    await save(terminal, { game: name, engine, seeds, choices, folder: resolve(terminal.folder, options.save) });
  }
  if (isInterrupted) terminal.err(`interrupted: ${tally.games} of ${options.games} games were played\n`);
  return tally.failed > 0 || isInterrupted ? 1 : 0;
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

type Report = ReturnType<typeof reportOf> & ReturnType<typeof optionsPlayed>;

/** Of each optional rule what was chosen; `each` where the games take every way in turn. */
function optionsPlayed({ options }: World, choices: Choices): { readonly options?: Readonly<Record<string, unknown>> } {
  if (options.length === 0) return {};
  return { options: Object.fromEntries(options.map(({ name }) => [name, choices[name] ?? 'each'])) };
}

function reportOf(game: string, world: World, tally: Tally, seconds: number, withCards: boolean) {
  const { games, finished, failed, decisions, problems } = tally;
  return {
    game,
    games,
    finished,
    crashed: failed,
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(games / seconds, 1),
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    ...(world.provenance.text === '' ? {} : { madeUp: world.provenance.text }),
    outcomes: countedOutcomes(world, tally.outcomes),
    problems,
    cards: (withCards ? world.cards : []).flatMap((card, id) =>
      card.sides.map((side, index) => ({
        card: card.code,
        side: side.name,
        title: side.title,
        ...(tally.events[id]?.[index] ?? { taken: 0, withoutEffect: 0, withoutChoice: 0 }),
      })),
    ),
  };
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}

function print(terminal: Terminal, report: Report): void {
  const share = (count: number): string => `${((100 * count) / Math.max(1, report.games)).toFixed(1)} %`;
  terminal.out(
    `${report.game}: ${report.finished} of ${report.games} games came to their end in ${report.seconds} s (${report.gamesPerSecond} games/s, ${report.decisionsPerSecond} decisions/s)\n`,
  );
  if (report.madeUp !== undefined) terminal.out(`  ${report.madeUp}\n`);
  if (report.options !== undefined) terminal.out(`  ${optionsText(report.options)}\n`);
  for (const it of report.outcomes) terminal.out(`  ${outcomeWords(it)}: ${it.games} (${share(it.games)})\n`);
  for (const { seed, message } of report.problems.slice(0, mostProblems)) terminal.out(`  seed ${seed}: ${message}\n`);
  const more = report.crashed - Math.min(report.problems.length, mostProblems);
  if (more > 0) terminal.out(`  and ${more} more\n`);
  if (report.cards.length > 0) tellCards(terminal, report);
}

/** `with Reserve 3, each value of Spring Tides`. */
function optionsText(options: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(options).map(([name, chosen]) => {
    if (chosen === 'each') return `each value of ${name}`;
    return chosen === true ? name : chosen === false ? `without ${name}` : `${name} ${String(chosen)}`;
  });
  return `options: ${words.join(', ')}`;
}

/** A row for each side of a card: how often it was taken, how often nothing changed, how often nobody was asked. */
function tellCards(terminal: Terminal, { cards }: Report): void {
  const share = (part: number, whole: number): string =>
    whole === 0 ? '–'.padStart(7) : `${((100 * part) / whole).toFixed(1)} %`.padStart(7);
  terminal.out(`  ${'side of a card'.padEnd(16)} ${'taken'.padStart(8)}  no effect  no choice\n`);
  for (const { card, side, taken, withoutEffect, withoutChoice } of cards) {
    const name = `${card} ${side}`.padEnd(16);
    const counts = `${share(withoutEffect, taken).padStart(9)}  ${share(withoutChoice, taken).padStart(9)}`;
    terminal.out(`  ${name} ${String(taken).padStart(8)}  ${counts}\n`);
  }
}
