/** Judges many mutants of a spec, over worker threads where that is wanted. */
import vm from 'node:vm';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { analyse } from '../front.js';
import type { Mutant, Verdict } from '../mutate/ir.js';
import { createJudge, type Judge, type Machine } from '../mutate/judge.js';
import type { SourceFile } from '../source/span.js';
import { createLinker } from './link-engine.js';
import { compiledFolder } from './load-engine.js';

export interface Trial {
  readonly files: readonly SourceFile[];
  readonly mutants: readonly Mutant[];
  readonly workers: number;
  /** Told each verdict as it comes, and how many have come. */
  readonly onVerdict: (mutant: Mutant, verdict: Verdict, judged: number) => void;
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
  const machine: Machine = { link: createLinker(), within };
  return createJudge(files, { world: analysis.world, analysis }, machine);
}

/** The verdicts, in the order of the mutants. */
export async function judgeAll(judge: Judge, { files, mutants, workers, onVerdict }: Trial): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  if (workers <= 1) {
    for (const mutant of mutants) {
      const verdict = judge.judge(mutant);
      onVerdict(mutant, verdict, verdicts.push(verdict));
      // Lets what is written about the progress go out.
      if (verdicts.length % 16 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    return verdicts;
  }
  const tasks = mutants.map((mutant, index): Task => ({ index, mutant }));
  let judged = 0;
  const keep = ({ index, verdict }: Done): void => {
    verdicts[index] = verdict;
    const mutant = mutants[index];
    if (mutant !== undefined) onVerdict(mutant, verdict, (judged += 1));
  };
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, () => employ(files, tasks, keep)));
  return verdicts;
}

/** Starts a worker and gives it mutants until none is left. */
function employ(files: readonly SourceFile[], tasks: Task[], keep: (done: Done) => void): Promise<void> {
  const worker = new Worker(join(compiledFolder, 'compiler', 'host', 'mutate-worker.js'), { workerData: files });
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const task = tasks.shift();
      if (task === undefined)
        void worker.terminate().then(() => {
          resolve();
        });
      else worker.postMessage(task);
    };
    worker.on('message', (done: Done) => {
      keep(done);
      next();
    });
    worker.on('error', reject);
    next();
  });
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
