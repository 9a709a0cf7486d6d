/** Derives the boundary suites of a game, beside the rest of a build: in threads of their own, unless a thread takes longer to start. */
import { availableParallelism } from 'node:os';
import type { Core } from '../core/ir.js';
import type { EmittedFile } from '../emit/emitted-file.js';
import type { Derived, KnownSuites, Share } from '../incremental/boundary-suites.js';
import { createRecent } from '../recent.js';
import { keepSuites, readSuites } from './suites-record.js';
import { markOfText } from './verdict-record.js';
import { runWorkers } from './workers.js';

/** Whose suites they are, and whether what was found out may be kept beside its spec. */
export interface DerivedFor {
  readonly root: string;
  readonly game: string;
  readonly keeps: boolean;
}

const recent = createRecent<string, readonly EmittedFile[]>(10);

/** The files of the suites, for the Core of what `inputs` marks; the same ones for the same mark. */
export async function boundaryTests(core: Core, inputs: string, whose: DerivedFor): Promise<readonly EmittedFile[]> {
  return recent.get(inputs) ?? recent.set(inputs, await derivedFrom(core, whose));
}

/** So many procedures and cards are derived from in less time than a thread takes to start. */
const fewParts = 30;
/** And so many files of suites. */
const fewFiles = 4;

async function derivedFrom(core: Core, { root, game, keeps }: DerivedFor): Promise<readonly EmittedFile[]> {
  const before = readSuites(root, game);
  const { deriveSuites, joinedShares } = await import('../incremental/boundary-suites.js');
  const isSmall = core.procedures.length + core.cards.length <= fewParts;
  const most = isSmall ? Number.POSITIVE_INFINITY : fewFiles;
  const few = before === null && !isSmall ? null : deriveSuites(core, before, markOfText, { share: 0, of: 1, most });
  const { files, known } = few ?? joinedShares(await inThreads(core, before));
  const isSame = before !== null && Object.entries(known).every(([file, it]) => before[file] === it);
  if (keeps && !isSame) keepSuites(root, game, known);
  return files;
}

/** More threads would each hold the whole game to derive little of it. */
const mostThreads = 4;

async function inThreads(core: Core, before: KnownSuites | null): Promise<readonly Derived[]> {
  // One processor is left to the rest of the build.
  const threads = Math.max(1, Math.min(mostThreads, availableParallelism() - 1));
  const shares: Derived[] = [];
  let begun = 0;
  await runWorkers<Share, readonly [Share, Derived]>({
    thread: 'boundary-worker.js',
    start: { core, before },
    threads,
    next: () => (begun === threads ? null : { share: begun++, of: threads }),
    keep: ([{ share }, derived]) => {
      shares[share] = derived;
    },
  });
  return shares;
}
