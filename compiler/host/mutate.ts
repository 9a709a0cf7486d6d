/** Judges many mutants of a spec, over worker threads where that is wanted. */
import vm from 'node:vm';
import { analyse } from '../driver.js';
import type { Mutant, Verdict } from '../mutate/ir.js';
import { createJudge, type Judge, type Machine } from '../mutate/judge.js';
import type { SourceFile } from '../source/span.js';
import { runWorkers } from './workers.js';
import { linkEngine } from './link-engine.js';

export interface Trial {
  readonly files: readonly SourceFile[];
  readonly mutants: readonly Mutant[];
  readonly workers: number;
  /** Told each verdict as it comes, and how many have come. */
  readonly onVerdict: (mutant: Mutant, verdict: Verdict, judged: number) => void;
  /** True from when no further verdict is wanted. */
  readonly isStopped: () => boolean;
}

/** A mutant for a worker, with its place in the list. */
export interface Task {
  readonly index: number;
  readonly mutant: Mutant;
}

export interface Done {
  readonly index: number;
  readonly verdict: Verdict;
}

/** No test takes longer, in milliseconds; a mutant that goes round in circles does. */
const longest = 3000;

/** The judge of a spec that has no error. */
export function judgeOf(files: readonly SourceFile[]): Judge {
  const analysis = analyse(files);
  if (analysis.world === null) throw new Error('the spec has errors');
  const machine: Machine = { link: linkEngine, within };
  return createJudge(files, { world: analysis.world, analysis }, machine);
}

/** The verdicts by their mutants' places in the list; those are missing that were not judged before it was stopped. */
export async function judgeAll(judge: Judge, trial: Trial): Promise<ReadonlyMap<number, Verdict>> {
  const { files, mutants, workers, onVerdict, isStopped } = trial;
  const verdicts = new Map<number, Verdict>();
  let given = 0;
  const next = (): Task | null => {
    const mutant = isStopped() ? undefined : mutants[given];
    return mutant === undefined ? null : { index: given++, mutant };
  };
  const keep = ({ index, verdict }: Done): void => {
    verdicts.set(index, verdict);
    const mutant = mutants[index];
    if (mutant !== undefined) onVerdict(mutant, verdict, verdicts.size);
  };
  const threads = Math.min(workers, mutants.length);
  if (threads > 1) {
    await runWorkers({ thread: 'mutate-worker.js', start: files, threads, next, keep });
    return verdicts;
  }
  for (let task = next(); task !== null; task = next()) {
    keep({ index: task.index, verdict: judge.judge(task.mutant) });
    // Lets what is written about the progress go out, and a wish to stop come in.
    if (verdicts.size % 16 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return verdicts;
}

const start = new vm.Script('work()');
const context: { work: () => void } = { work: () => undefined };
vm.createContext(context);

/** Runs some work; a loop without end is cut off and thrown as an error. */
function within<T>(work: () => T): T {
  const results: T[] = [];
  context.work = () => {
    results.push(work());
  };
  start.runInContext(context, { timeout: longest });
  const [result] = results;
  if (results.length === 0) throw new Error('the work came to no end');
  return result as T;
}
