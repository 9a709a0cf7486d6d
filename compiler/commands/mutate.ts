/** `mutate`: changes a spec one atom at a time and tells which changes no test notices. */
import { report as reportDiagnostic } from '../diagnostics/report.js';
import { renderText } from '../diagnostics/render.js';
import { plansOf } from '../scenario/plans.js';
import { analyse, type Analysis } from '../driver.js';
import { openRecord, recordPath } from '../host/mutate-record.js';
import { judgeAll, judgeOf } from '../host/mutate.js';
import { readSpec } from '../host/read-spec.js';
import { equivalentsIn, type Equivalent } from '../mutate/equivalents.js';
import type { Mutant } from '../mutate/ir.js';
import type { Judge } from '../mutate/judge.js';
import { mutantsOf, ownersIn, spread } from '../mutate/mutants.js';
import { type Judged, type MutationReport, printReport, reportOf, stale } from '../mutate/report.js';
import { madeUpWithin, type Provenance } from '../surface/made-up.js';
import type { SourceFile } from '../source/span.js';
import type { World } from '../resolved/ir.js';
import { tellFailing } from './failing.js';
import { type Game, gamesCalled } from './games.js';
import {
  interruptionOf,
  progressOn,
  secondsText,
  wrongUse,
  type ExitCode,
  type Progress,
  type Terminal,
} from './terminal.js';
import { threadsFor } from './threads.js';

export interface MutateOptions {
  /** Also what is no card's. */
  readonly all: boolean;
  /** At most so many mutants, from all over the spec; null: all. */
  readonly limit: number | null;
  /** Null: as many as there are processors. */
  readonly workers: number | null;
  /** Takes no verdict over from an earlier run. */
  readonly fresh: boolean;
  readonly json: boolean;
  /** What all threads have spent of the processors until now, in milliseconds. */
  readonly processorTime: () => number;
}

/**
 * `what` names cards by their codes, sides (`C1 shaded`), procedures or chits; all where nothing is named. Exits with 1 where a
 * change of what the rulebook prints goes unnoticed that is not explained, or one of which no engine can be made, and where a test does not hold on the spec
 * as it is or cannot be read: such tests are left out.
 */
export async function mutateCommand(
  terminal: Terminal,
  name: string,
  what: readonly string[],
  options: MutateOptions,
): Promise<ExitCode> {
  const [game] = gamesCalled(terminal, [name]) ?? [];
  if (game === undefined) return 2;
  const { files } = readSpec(game.folder, game.from);
  const analysis = analyse(files);
  const { world, language, spec, diagnostics } = analysis;
  if (world === null) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    terminal.err(renderText(errors, { color: terminal.color }));
    return 1;
  }
  const isNamed = what.length > 0;
  const chosen = mutantsOf(files, world, language, { all: options.all, of: isNamed ? what : null });
  if (chosen.length === 0 && isNamed) {
    const known = ownersIn(mutantsOf(files, world, language, { all: true, of: null }));
    return wrongUse(terminal, `there is nothing to change in \`${what.join(' ')}\``, what[0], known);
  }
  const mutants = options.limit === null ? chosen : spread(chosen, options.limit);
  const judge = judgeOf(files);
  const isSound = tellFailing(terminal, judge.broken) && tellUnread(terminal, world, analysis);

  const progress = progressOn(terminal);
  const started = performance.now();
  const spent = options.processorTime();
  const interruption = interruptionOf(terminal);
  const workers = threadsFor(terminal, options.workers);
  const wanted = { ...options, workers, files, judge, mutants, isJudging: true, isStopped: interruption.isStopped };
  const { judged, known } = await judgedOf(game, wanted, (text) => {
    progress.show(text);
  });
  interruption.end();
  progress.end();
  const seconds = performance.now() - started;
  const ofProcessors = options.processorTime() - spent;
  const equivalents = equivalentsIn(spec.equivalents);
  const changesMadeUp = ({ mutant }: Judged): boolean => isOfMadeUp(spec.provenance, mutant);
  const report = reportOf(
    judged.filter((it) => !changesMadeUp(it)),
    equivalents,
  );
  const invented = judged.filter(changesMadeUp);
  const others = invented.length === 0 ? null : reportOf(invented, equivalents);
  if (options.json) {
    const failing = judge.broken.map((it) => it.name);
    const found = { game: game.name, tests: judge.tests.size, failing, ...report };
    terminal.out(`${JSON.stringify(others === null ? found : { ...found, madeUp: others }, null, 2)}\n`);
  } else {
    terminal.out(printReport(report));
    if (others !== null) terminal.out(`\nOf what is made up:\n\n${printReport(others)}`);
  }
  const isInterrupted = judged.length < mutants.length;
  if (options.limit === null && !isInterrupted) tellStale(terminal, stale(ofOwners(equivalents, mutants), judged));
  terminal.err(
    `${mutants.length} changes${known === 0 ? '' : `, ${known} of them judged before`}, ${judge.tests.size} tests, ` +
      `${secondsText(seconds)}, ${secondsText(ofProcessors)} of processors\n`,
  );
  if (isInterrupted)
    terminal.err(`interrupted: ${judged.length} changes are judged, and the next run goes on from there\n`);
  return isSound &&
    !isInterrupted &&
    report.survivors.length + report.faults.length + (others?.faults.length ?? 0) === 0
    ? 0
    : 1;
}

/** Tells what is wrong with examples and scenarios that cannot be read; true where there are none. */
function tellUnread(terminal: Terminal, world: World, analysis: Analysis): boolean {
  const mistakes = plansOf(world, analysis).diagnostics.filter(({ severity }) => severity === 'error');
  if (mistakes.length > 0) terminal.err(renderText(mistakes, { color: terminal.color }));
  return mistakes.length === 0;
}

/** What is known of changes; `open` counts those that nothing has judged. */
export interface Mutation {
  readonly report: MutationReport;
  readonly open: number;
}

/** What is known of every change of a game without errors: of what the rulebook prints, and of what is made up. */
export async function mutationOf(
  game: Game,
  options: { readonly workers: number; readonly isJudging: boolean; readonly progress: Progress },
): Promise<{ readonly printed: Mutation; readonly madeUp: Mutation }> {
  const { files } = readSpec(game.folder, game.from);
  const { world, language, spec } = analyse(files);
  const all = world === null ? [] : mutantsOf(files, world, language, { all: true, of: null });
  const { workers, isJudging, progress } = options;
  const wanted = { files, judge: judgeOf(files), mutants: all, workers, isJudging, fresh: false, isStopped: never };
  const { judged } = await judgedOf(game, wanted, (text) => {
    progress.show(`${game.name}: ${text}`);
  });
  const of = (isMadeUp: boolean): Mutation => {
    const isSuch = (mutant: Mutant): boolean => isOfMadeUp(spec.provenance, mutant) === isMadeUp;
    const own = judged.filter(({ mutant }) => isSuch(mutant));
    return { report: reportOf(own, equivalentsIn(spec.equivalents)), open: all.filter(isSuch).length - own.length };
  };
  return { printed: of(false), madeUp: of(true) };
}

/** Some wording of the change is in what is made up: that it is noticed shows nothing of the game. */
function isOfMadeUp(provenance: Provenance, { variants }: Mutant): boolean {
  return variants.some(({ edits }) => edits.some(({ path, start }) => madeUpWithin(provenance, path, start) !== null));
}

const never = (): boolean => false;

interface Wanted extends Pick<MutateOptions, 'fresh'> {
  readonly workers: number;
  readonly isStopped: () => boolean;
  readonly files: readonly SourceFile[];
  readonly judge: Judge;
  readonly mutants: readonly Mutant[];
  /** Whether what no run has judged is judged now; else it is left out. */
  readonly isJudging: boolean;
}

/** The mutants in their order with what is known of them; `known` counts those that an earlier run judged. */
async function judgedOf(
  game: Game,
  { files, judge, mutants, workers, fresh, isJudging, isStopped }: Wanted,
  show: (text: string) => void,
): Promise<{ readonly judged: readonly Judged[]; readonly known: number }> {
  const record = openRecord(recordPath(game.root, game.name), files, judge, { fresh });
  const taken = mutants.map((mutant) => record.known(mutant));
  const open = isJudging ? mutants.filter((_, index) => taken[index] === null) : [];
  const started = performance.now();
  const verdicts = await judgeAll(judge, {
    files,
    mutants: open,
    workers,
    isStopped,
    onVerdict: (mutant, verdict, count) => {
      record.keep(mutant, verdict);
      show(progressText(count, open.length, performance.now() - started));
    },
  });
  let place = 0;
  const judged = mutants.flatMap((mutant, index) => {
    const verdict = taken[index] ?? verdicts.get(place++);
    return verdict === undefined ? [] : [{ mutant, verdict }];
  });
  return { judged, known: taken.filter((verdict) => verdict !== null).length };
}

/** Those whose owner is among those of the mutants. */
function ofOwners(equivalents: readonly Equivalent[], mutants: readonly Mutant[]): readonly Equivalent[] {
  const owners = new Set(mutants.map(({ owner }) => owner.toLowerCase()));
  return equivalents.filter(({ whose }) => owners.has(whose.toLowerCase()));
}

function tellStale(terminal: Terminal, entries: readonly Equivalent[]): void {
  const warnings = entries.map(({ whose, span }) => reportDiagnostic('RW0901', span, { whose }));
  if (warnings.length > 0) terminal.err(renderText(warnings, { color: terminal.color }));
}

/** `120 of 4000 changes, 9.5 a second, 7 min left`. */
function progressText(judged: number, all: number, milliseconds: number): string {
  const rate = judged / (milliseconds / 1000);
  const left = (all - judged) / rate;
  const time = left < 90 ? `${Math.ceil(left)} s` : `${Math.ceil(left / 60)} min`;
  return `${judged} of ${all} changes, ${rate.toFixed(1)} a second, ${time} left`;
}
