/**
 * `build --watch`: builds, and after each change below `spec/` tells what it touches, which examples do not hold, and what was
 * written. One process goes on, so that what it has made of files that stay as they are is at hand.
 */
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { withoutRepeats } from '../diagnostics/order.js';
import { renderText } from '../diagnostics/render.js';
import { check, compile } from '../driver.js';
import type { EmittedFile } from '../emit/emitted-file.js';
import { inputsOf, readRecord } from '../host/build-record.js';
import { recallGame, rememberGame } from '../host/memory-record.js';
import { readSpec, shownFrom } from '../host/read-spec.js';
import { keepSuites, readSuites } from '../host/suites-record.js';
import { machineFault } from '../host/system-faults.js';
import { keepVerdicts, markOfText, readVerdicts } from '../host/verdict-record.js';
import { Unwatchable, type Watch, watchBelow } from '../host/watch-below.js';
import { whileWanted } from '../host/while-wanted.js';
import { derivingSuites, type KnownSuites } from '../incremental/boundary-suites.js';
import { touchedText } from '../incremental/touched-text.js';
import { judging, type KnownVerdicts } from '../incremental/verdicts.js';
import { tallyOf, tallyText } from '../scenario/verdicts.js';
import { countText } from '../source/count-text.js';
import { type Built, buildAlone, clear, goneGames, putOut } from './build-game.js';
import { gamesCalled, type Game } from './games.js';
import { secondsText, type ExitCode, type Terminal } from './terminal.js';

/** What is known of a game in this process. */
interface Known {
  /** Stands for the files of which all was told and made; empty where that is not so. */
  readonly inputs: string;
  readonly verdicts: KnownVerdicts | null;
  readonly suites: KnownSuites | null;
}

/** What one change comes to. */
interface Round {
  readonly terminal: Terminal;
  readonly watch: Watch;
  readonly known: Map<string, Known>;
  /** What has been told since the change. */
  readonly told: Diagnostic[];
}

/** Builds the named games, all where none is named, and goes on until it is interrupted. */
export async function watchCommand(terminal: Terminal, names: readonly string[]): Promise<ExitCode> {
  const games = gamesCalled(terminal, names);
  if (games === null) return 2;
  const [{ root, from }] = games;
  const known = new Map<string, Known>();
  let watch: Watch | null = null;
  let takeBack: (() => void) | undefined;
  try {
    watch = watchBelow(join(root, 'spec'));
    takeBack = terminal.onInterrupt?.(watch.end);
    await build({ terminal, watch, known, told: [] }, games, names.length === 0);
    terminal.out('watching spec/; Ctrl+C ends it\n');
    while (await watch.changed()) {
      const there = gamesCalled(terminal, names);
      if (there !== null) await build({ terminal, watch, known, told: [] }, there, names.length === 0);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Unwatchable)) throw error;
    terminal.err(unwatchableText(error, from));
    return 1;
  } finally {
    watch?.end();
    takeBack?.();
  }
}

/** Builds what has changed, and tells where that could not be done: the next change is another trial. */
async function build(round: Round, games: readonly [Game, ...Game[]], isAll: boolean): Promise<void> {
  const { terminal, watch, known } = round;
  const [{ root }] = games;
  try {
    await buildAlone(terminal, root, { check: false }, async () => {
      for (const game of games) if (!watch.isDue()) await buildChanged(round, game);
      for (const gone of isAll ? goneGames(games) : []) {
        known.delete(gone);
        const { summary, removed } = clear(root, gone, { check: false });
        terminal.out(`${gone}: ${summary}; ${countText(removed.length, 'file')} removed\n`);
      }
      return 0;
    });
  } catch (error) {
    const refused = machineFault(error);
    if (refused === null) throw error;
    terminal.err(`error: the machine does not allow it: ${refused}\n`);
  }
}

/** Nothing where the game says what it said; what has not come to its end when the next change is due is left. */
async function buildChanged({ terminal, watch, known, told }: Round, game: Game): Promise<void> {
  const { name, root } = game;
  const started = performance.now();
  const spec = readSpec(game.folder, game.from);
  const unread = renderText(spec.diagnostics, { color: false });
  const inputs = inputsOf(spec.files);
  const before = known.get(name);
  if (before?.inputs === inputs + unread) return;
  const recalled = before === undefined ? recallGame(root, name, spec.files) : null;
  const checked = check(spec);
  if (before === undefined) rememberGame(root, name, spec.files, checked.analysis, recalled);

  const tell = (diagnostics: readonly Diagnostic[]): void => {
    // What games share is told with the first of them.
    const fresh = withoutRepeats([...told, ...diagnostics]).slice(told.length);
    told.push(...fresh);
    terminal.out(renderText(fresh, { color: terminal.color }));
  };
  const time = (): string => secondsText(performance.now() - started);
  const { core, examples, plans } = checked;
  if (core === null) {
    tell(checked.diagnostics);
    terminal.out(`${name}: not built; generated/${name} is left as it was (${time()})\n`);
    known.set(name, { verdicts: null, suites: null, ...before, inputs: inputs + unread });
    return;
  }

  const isWanted = (): boolean => !watch.isDue();
  const lastVerdicts = before?.verdicts ?? readVerdicts(root, name);
  const judged = await whileWanted(judging(core, { examples, scenarios: plans }, lastVerdicts, markOfText), isWanted);
  if (judged === null) return;
  const touched = touchedText(judged);
  if (touched !== '') terminal.out(`${name}: ${touched}\n`);
  tell([...checked.diagnostics, ...judged.verdicts.flatMap(({ failures }) => failures)]);
  const lastSuites = before?.suites ?? readSuites(root, name);
  known.set(name, { inputs: '', verdicts: judged.known, suites: lastSuites });
  const tally = tallyText(tallyOf(judged.verdicts));

  const compiled = await compile(spec);
  const { output } = compiled;
  if (output === null) return;
  const derived = await whileWanted(derivingSuites(core, lastSuites, markOfText), isWanted);
  if (derived === null) return;
  const record = readRecord(root, name);
  const suites = (): Promise<readonly EmittedFile[]> => Promise.resolve(derived.files);
  const put = await putOut(game, { compiled, output, derived: suites, inputs, record, check: false });
  terminal.out(`${name}: ${filesText(put)}; ${tally} (${time()})\n`);
  known.set(name, { inputs: inputs + unread, verdicts: judged.known, suites: derived.known });
  keepVerdicts(root, name, lastVerdicts, judged.known);
  keepSuites(root, name, derived.known);
}

/** `2 files written, 1 removed`. */
function filesText({ written, removed }: Pick<Built, 'written' | 'removed'>): string {
  const gone = removed.length === 0 ? '' : `, ${removed.length} removed`;
  return `${countText(written.length, 'file')} written${gone}`;
}

function unwatchableText({ folder, reason }: Unwatchable, from: string): string {
  return (
    `error: \`${shownFrom(from, folder)}\` cannot be watched: ${reason}\n` +
    'help: run `rulewright build` after each change; where the system watches too much already, end what else does\n'
  );
}
