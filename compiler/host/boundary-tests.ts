/** Derives the boundary suites of a game, beside the rest of a build: in a thread of its own, unless a thread takes longer to start. */
import type { Core } from '../core/ir.js';
import type { EmittedFile } from '../emit/emitted-file.js';
import { createRecent } from '../recent.js';
import { runWorkers } from './workers.js';

const recent = createRecent<string, readonly EmittedFile[]>(10);

/** The files of the suites, for the Core of what `inputs` marks; the same ones for the same mark. */
export async function boundaryTests(core: Core, inputs: string): Promise<readonly EmittedFile[]> {
  return recent.get(inputs) ?? recent.set(inputs, await derivedFrom(core));
}

/** So many procedures and cards are derived from in less time than a thread takes to start. */
const fewParts = 30;

async function derivedFrom(core: Core): Promise<readonly EmittedFile[]> {
  if (core.procedures.length + core.cards.length <= fewParts) {
    const { deriveBoundaries } = await import('../boundaries/derive.js');
    const { emitBoundaryTests } = await import('../emit/tests-boundaries.js');
    return emitBoundaryTests(core.world, deriveBoundaries(core));
  }
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
