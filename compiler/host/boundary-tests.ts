/** Derives the boundary suites of a game, beside the rest of a build: in a thread of its own, unless a thread takes longer to start. */
import type { Core } from '../core/ir.js';
import type { EmittedFile } from '../emit/emitted-file.js';
import type { Derived, KnownSuites } from '../incremental/boundary-suites.js';
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
  const { deriveSuites } = await import('../incremental/boundary-suites.js');
  const isSmall = core.procedures.length + core.cards.length <= fewParts;
  const most = isSmall ? Number.POSITIVE_INFINITY : fewFiles;
  const few = before === null && !isSmall ? null : deriveSuites(core, before, markOfText, most);
  const { files, known } = few ?? (await inThread(core, before));
  const isSame = before !== null && Object.entries(known).every(([file, it]) => before[file] === it);
  if (keeps && !isSame) keepSuites(root, game, known);
  return files;
}

async function inThread(core: Core, before: KnownSuites | null): Promise<Derived> {
  const done: Derived[] = [];
  let isGiven = false;
  await runWorkers<'all', Derived>({
    thread: 'boundary-worker.js',
    start: { core, before },
    threads: 1,
    next: () => {
      if (isGiven) return null;
      isGiven = true;
      return 'all';
    },
    keep: (derived) => done.push(derived),
  });
  const [derived = { files: [], known: {} }] = done;
  return derived;
}
