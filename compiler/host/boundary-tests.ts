/** Derives the boundary suites of a game in a thread of its own, beside the rest of a build. */
import type { Core } from '../core/ir.js';
import type { EmittedFile } from '../emit/emitted-file.js';
import { createRecent } from '../recent.js';
import { runWorkers } from './workers.js';

const recent = createRecent<string, readonly EmittedFile[]>(10);

/** The files of the suites, for the Core of what `inputs` marks; the same ones for the same mark. */
export async function boundaryTests(core: Core, inputs: string): Promise<readonly EmittedFile[]> {
  return recent.get(inputs) ?? recent.set(inputs, await derivedFrom(core));
}

async function derivedFrom(core: Core): Promise<readonly EmittedFile[]> {
  const derived: EmittedFile[] = [];
  let isGiven = false;
  await runWorkers<'all', readonly EmittedFile[]>({
    thread: 'boundary-worker.js',
    start: core,
    threads: 1,
    next: () => {
      if (isGiven) return null;
      isGiven = true;
      return 'all';
    },
    keep: (files) => derived.push(...files),
  });
  return derived;
}
