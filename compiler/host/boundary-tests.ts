/** Derives the boundary suites of a game, beside the rest of a build: in threads of their own, unless a thread takes longer to start. */
import { availableParallelism } from 'node:os';
import type { Core } from '../core/ir.js';
import type { EmittedFile } from '../emit/emitted-file.js';
import type { Derived, KnownSuites } from '../incremental/boundary-suites.js';
import { createRecent } from '../recent.js';
import { claimedOf, claiming, type Deriving, noClaims } from './boundary-claims.js';
import { keepSuites, readSuites } from './suites-record.js';
import { markOfText } from './verdict-record.js';
import { runWorkers } from './workers.js';

/** Whose suites they are, and whether what was found out may be kept beside its spec. */
export interface DerivedFor {
  readonly root: string;
  readonly game: string;
  readonly keeps: boolean;
}

/** Comes to the files of the suites; who asks for them has nothing else to do, and helps. */
export type Suites = () => Promise<readonly EmittedFile[]>;

const recent = createRecent<string, readonly EmittedFile[]>(10);

/** Begins to derive the suites, for the Core of what `inputs` marks; the same ones for the same mark. */
export async function boundaryTests(core: Core, inputs: string, whose: DerivedFor): Promise<Suites> {
  const known = recent.get(inputs);
  if (known !== undefined) return () => Promise.resolve(known);
  const derived = await beginDeriving(core, whose);
  return async () => recent.set(inputs, await derived());
}

/** So many procedures and cards are derived from in less time than a thread takes to start. */
const fewParts = 30;
/** And so many files of suites. */
const fewFiles = 4;

async function beginDeriving(core: Core, { root, game, keeps }: DerivedFor): Promise<Suites> {
  const before = readSuites(root, game);
  const { deriveSuites } = await import('../incremental/boundary-suites.js');
  const isSmall = partsOf(core) <= fewParts;
  const most = isSmall ? Number.POSITIVE_INFINITY : fewFiles;
  const few = before === null && !isSmall ? null : deriveSuites(core, before, markOfText, { most });
  const derived = few === null ? await inThreads(core, before) : (): Promise<Derived> => Promise.resolve(few);
  return async () => {
    const { files, known } = await derived();
    const isSame = before !== null && Object.entries(known).every(([file, it]) => before[file] === it);
    if (keeps && !isSame) keepSuites(root, game, known);
    return files;
  };
}

/** About as many as there are files of suites. */
function partsOf({ procedures, cards }: Core): number {
  return procedures.length + cards.length;
}

/** More threads would each hold the whole game to derive little of it. */
const mostThreads = 4;
/** So many are left for whoever begins to help now: fewer are derived as soon by those who are at it. */
const worthHelping = 40;

async function inThreads(core: Core, before: KnownSuites | null): Promise<() => Promise<Derived>> {
  const { deriveSuites, joined } = await import('../incremental/boundary-suites.js');
  const claims = noClaims();
  const shares: Derived[] = [];
  // One processor is left to the rest of the build.
  let waiting = Math.max(1, Math.min(mostThreads, availableParallelism() - 1));
  const work = runWorkers<'derive', Derived>({
    thread: 'boundary-worker.js',
    start: { core, before, claims } satisfies Deriving,
    threads: waiting,
    next: () => (waiting-- > 0 ? 'derive' : null),
    keep: (derived) => {
      shares.push(derived);
    },
  });
  // Who waits for it later is told then.
  work.catch(() => undefined);
  return async () => {
    if (partsOf(core) - claimedOf(claims) >= worthHelping) {
      const own = deriveSuites(core, before, markOfText, { isWanted: claiming(claims) });
      if (own !== null) shares.push(own);
    }
    await work;
    return joined(shares);
  };
}
