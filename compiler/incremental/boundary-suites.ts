/**
 * The files of the boundary suites, of which only those are made anew that rest on what has changed: on the boundaries and the
 * positions that are looked for, on the places of their sentences, on what is declared, and on the rules that the search came to.
 */
import type { Example } from '../../runtime/testing/example.js';
import { type BoundarySuite, groundOf, suiteOf } from '../boundaries/derive.js';
import { partsOf as soughtIn, type Sought } from '../boundaries/parts.js';
import type { Ground } from '../boundaries/plays.js';
import type { Core } from '../core/ir.js';
import type { EmittedFile } from '../emit/emitted-file.js';
import { emitBoundaryTests } from '../emit/tests-boundaries.js';
import { textWithoutPlaces } from '../source/without-places.js';
import { type PartKey, partsOf, partsOfBeginning, type Witness, witnessOf } from './parts.js';

/** What is known of one file from the last time. Marks stand for texts. */
interface KnownFile {
  /** Of what is sought and where it stands, of what is declared, and of the parts. */
  readonly mark: string;
  /** What the search came to. */
  readonly parts: readonly PartKey[];
  /** Null where no case was found for any boundary. */
  readonly file: EmittedFile | null;
  readonly tests: readonly DerivedTest[];
}

/** A test of a suite, of which all is left out that only its file says. */
export interface DerivedTest extends Example {
  /** The part of the rules that it is of. */
  readonly of: string;
  readonly name: string;
}

/** By the file beside which a suite stands, in the order of the spec. */
export type KnownSuites = Readonly<Partial<Record<string, KnownFile>>>;

export interface Derived {
  readonly files: readonly EmittedFile[];
  readonly known: KnownSuites;
}

/** Which files are derived, asked of one after another: by what is sought for them, and how many come before. */
export type IsWanted = (sought: readonly Sought[], index: number) => boolean;

const every: IsWanted = () => true;

/** Derives what is not known `before`; null where that is more than so many files. `markOf` makes a short text that stands for a long one. */
export function deriveSuites(
  core: Core,
  before: KnownSuites | null,
  markOf: (text: string) => string,
  { most = Number.POSITIVE_INFINITY, isWanted = every }: { readonly most?: number; readonly isWanted?: IsWanted } = {},
): Derived | null {
  const deriving = derivingSuites(core, before, markOf, isWanted);
  for (let anew = 0; anew <= most; anew += 1) {
    const next = deriving.next();
    if (next.done === true) return next.value;
  }
  return null;
}

/**
 * The same, one file after another: names each file before it is derived, so that whoever asks for the next may do something else in
 * between. `markOf` makes a short text that stands for a long one. Of files that are not wanted nothing is derived.
 */
export function* derivingSuites(
  core: Core,
  before: KnownSuites | null,
  markOf: (text: string) => string,
  isWanted = every,
): Generator<string, Derived> {
  const { declared: declaredIn, textOf } = partsOf(core);
  const declared = markOf(declaredIn());
  const marks = new Map<string, string>();
  const markOfPart = (key: PartKey): string => {
    const mark = marks.get(key) ?? markOf(textOf(key) ?? '');
    marks.set(key, mark);
    return mark;
  };
  const markOn = (sought: readonly Sought[], parts: readonly PartKey[]): string =>
    markOf([declared, ...sought.map(textOfSought), ...parts.map(markOfPart)].join('\n'));
  let watched: Watched | null = null;
  const known: Record<string, KnownFile | undefined> = {};
  for (const [index, [name, sought]] of [...byFile(soughtIn(core))].entries()) {
    known[name] = undefined;
    if (!isWanted(sought, index)) continue;
    const old = before?.[name];
    if (old?.mark === markOn(sought, old?.parts ?? [])) {
      known[name] = old;
      continue;
    }
    yield name;
    watched ??= watch(core);
    const { ground, witness, begin } = watched;
    witness.take();
    const suites = sought.map((it) => suiteOf(ground, it));
    const [file = null] = emitBoundaryTests(core.world, suites);
    const parts = [...new Set([...begin, ...witness.take()])];
    known[name] = { mark: markOn(sought, parts), parts, file, tests: suites.flatMap(testsOf) };
  }
  return derivedOf(known);
}

function testsOf({ of, tests }: BoundarySuite): readonly DerivedTest[] {
  return tests.map(({ name, given, when, then }) => ({ of, name, given, when, then }));
}

function derivedOf(known: KnownSuites): Derived {
  return { files: Object.values(known).flatMap((it) => it?.file ?? []), known };
}

/** What was derived by several, of which each has left out what others have. */
export function joined(shares: readonly Derived[]): Derived {
  const names = Object.keys(shares[0]?.known ?? {});
  const known = names.map((name) => [name, shares.flatMap((share) => share.known[name] ?? [])[0]] as const);
  return derivedOf(Object.fromEntries(known));
}

interface Watched {
  readonly ground: Ground;
  readonly witness: Witness;
  /** What a game looks at as it begins, which is done once for all searches. */
  readonly begin: readonly PartKey[];
}

function watch(core: Core): Watched {
  const witness = witnessOf(core);
  const ground = groundOf(witness.core);
  return { ground, witness, begin: partsOfBeginning(witness, ground.program) };
}

function byFile(all: readonly Sought[]): ReadonlyMap<string, readonly Sought[]> {
  const found = new Map<string, Sought[]>();
  for (const it of all) found.set(it.file, [...(found.get(it.file) ?? []), it]);
  return found;
}

/** What is sought, from which positions, and where its sentences stand. */
function textOfSought({ boundaries, ...more }: Sought): string {
  const files = new Set(boundaries.flatMap(({ span }) => span?.file ?? []));
  const said = boundaries.map(({ of, rule, sentence, words, outcome, span }) => [
    ...[of, rule, sentence, words, outcome],
    ...[span?.start ?? null, span?.end ?? null],
  ]);
  return textWithoutPlaces([said, more, [...files].map(({ path, text }) => [path, text])]);
}
