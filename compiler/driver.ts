/**
 * The stages of the compiler in their order. A stage is a function of what it says it is made from, and of nothing else: it takes
 * plain data and returns plain data with diagnostics. `check`, `build` and every other command run this list up to what they need.
 */
import { lower } from './core/from-resolved.js';
import type { Core } from './core/ir.js';
import type { Diagnostic } from './diagnostics/diagnostic.js';
import { inOrder } from './diagnostics/order.js';
import { sureHelps } from './diagnostics/sure-help.js';
import type { Output } from './emit/emit-all.js';
import { lint } from './lint/lints.js';
import { applySuppressions } from './lint/suppressions.js';
import { assemble } from './resolved/assemble.js';
import { checkBoards as checkBoardDocuments } from './resolved/check/check-boards.js';
import { contradictionsIn, resolveAll } from './resolved/check-and-resolve.js';
import type { Declarations } from './resolved/declare/declarations.js';
import { type DeclaredSpec, declareSpec, isOfGame } from './resolved/declare/declare-spec.js';
import type { ResolvedParts } from './resolved/from-surface.js';
import type { World } from './resolved/ir.js';
import { withoutFollowUps } from './resolved/resolve/follow-ups.js';
import { withMisspeltDeclarations } from './resolved/resolve/misspelt-declarations.js';
import { fitToObey } from './resolved/resolve/honest-help.js';
import { hasErrors, type Made, type Run, runStages, type Stage } from './run-stages.js';
import type { ExamplePlan, ScenarioPlan } from './scenario/ir.js';
import { lintStrays } from './scenario/lint-strays.js';
import { lintUnplayed } from './scenario/lint-unplayed.js';
import { type Plans, plansOf } from './scenario/plans.js';
import { createRecent } from './recent.js';
import { markOf, sameFile } from './source/same-file.js';
import type { SourceFile } from './source/span.js';
import type { AsideDocument, ExamplesDocument, Spec } from './surface/documents.js';
import { asWritten } from './surface/mended-line.js';
import type { ErrataOfSpec } from './surface/from-yaml.js';
import { readFiles, type Reading } from './surface/read-files.js';
import type { SourcePhrase } from './surface/read-steps.js';
import type { Language } from './surface/vocabulary.js';

/** What is given to the stages, and what they make of it. */
interface Products {
  /** Given: the files as they are written. */
  readonly files: readonly SourceFile[];
  /** Given: the edition that is wanted; null for the newest. */
  readonly edition: string | null;
  /** Given by whoever wants an engine: it is loaded only then. */
  readonly emitAll: (core: Core, plans: readonly ScenarioPlan[], examples: readonly ExamplePlan[]) => Output;
  readonly reading: Reading;
  /** What is wrong with the boards. */
  readonly boards: readonly Diagnostic[];
  readonly declared: DeclaredSpec;
  /** What contradicts in it, be it in another game on the same board. */
  readonly contradictions: readonly Diagnostic[];
  /** There where nothing before it has an error, so that every name is known, and no example is wrong for what is declared. */
  readonly names: DeclaredSpec;
  readonly parts: ResolvedParts;
  /** What there is, which examples and scenarios rest on; what is done in it may be wrong. */
  readonly outline: World;
  /** The same, where nothing is. */
  readonly world: World;
  readonly plans: Plans;
  readonly core: Core;
  readonly lints: readonly Diagnostic[];
  readonly output: Output;
}

const stages: readonly Stage<Products>[] = [
  stage('reading', ['files', 'edition'], ({ files, edition }) => {
    const reading = readFiles(files, edition);
    return { made: { reading }, diagnostics: reading.diagnostics };
  }),
  stage('boards', ['reading'], ({ reading }) => {
    const boards = checkBoardDocuments(reading.spec.boards, reading.unsound);
    return { made: { boards }, diagnostics: boards };
  }),
  stage('declared', ['reading'], ({ reading }) => {
    const { declared, diagnostics } = declareSpec(reading);
    return { made: declared === null ? {} : { declared }, diagnostics };
  }),
  stage('contradictions', ['reading', 'declared'], ({ reading, declared }) => {
    const contradictions = contradictionsIn(declared, reading.unsound);
    return { made: { contradictions }, diagnostics: contradictions.filter(isOfGame(declared.spec)) };
  }),
  soundStage('names', ['declared', 'contradictions'], ({ declared }) => ({
    made: { names: declared },
    diagnostics: [],
  })),
  stage('parts', ['declared', 'contradictions'], ({ declared, contradictions }) => {
    const { parts, diagnostics } = resolveAll(declared, contradictions);
    return { made: { parts }, diagnostics };
  }),
  stage('outline', ['reading', 'names', 'parts'], ({ reading, names, parts }) => {
    const outline = reading.fixed.length > 0 ? null : assemble(names, parts);
    return { made: outline === null ? {} : { outline }, diagnostics: [] };
  }),
  soundStage('world', ['outline'], ({ outline }) => ({ made: { world: outline }, diagnostics: [] })),
  stage('plans', ['reading', 'names', 'outline'], ({ reading, names, outline }) => {
    const plans = plansOf(outline, { ...reading, declarations: names.declarations });
    return { made: { plans }, diagnostics: plans.diagnostics };
  }),
  soundStage('core', ['world', 'plans'], ({ world }) => ({ made: { core: lower(world) }, diagnostics: [] })),
  soundStage('lints', ['world', 'plans', 'core'], ({ world, plans: { examples, scenarios }, core }) => {
    const found = [...lint(core), ...lintUnplayed(core, examples, scenarios), ...lintStrays(world, examples)];
    const lints = inOrder(found);
    return { made: { lints }, diagnostics: lints };
  }),
  soundStage('output', ['plans', 'core', 'emitAll'], ({ plans: { examples, scenarios }, core, emitAll }) => ({
    made: { output: emitAll(core, scenarios, examples) },
    diagnostics: [],
  })),
];

/** A stage that reports what it finds whatever else is wrong. */
function stage<Name extends keyof Products, From extends keyof Products>(
  makes: Name,
  from: readonly From[],
  run: (given: Pick<Products, From>) => Made<Partial<Pick<Products, Name>>>,
): Stage<Products> {
  return { makes, from, sound: false, run };
}

/** A stage that runs only where no stage before it has found an error. */
function soundStage<Name extends keyof Products, From extends keyof Products>(
  makes: Name,
  from: readonly From[],
  run: (given: Pick<Products, From>) => Made<Partial<Pick<Products, Name>>>,
): Stage<Products> {
  return { ...stage(makes, from, run), sound: true };
}

/** A game's source files, with what was reported about those that cannot be read. */
export interface SourceSet {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** The edition that is wanted; the newest where it is left out. */
  readonly edition?: string | null;
}

export interface Analysis {
  /** Null where there is any error. */
  readonly world: World | null;
  /** The documents as written, and those that the World is not made of. */
  readonly spec: Spec;
  readonly examples: readonly ExamplesDocument[];
  readonly scenarios: readonly AsideDocument[];
  readonly rulings: readonly AsideDocument[];
  readonly errata: ErrataOfSpec;
  /** Every sentence, and every part of one that stands by itself, as it is written. */
  readonly phrases: readonly SourcePhrase[];
  /** The words of the game and what they mean, for sentences that are read later. */
  readonly language: Language;
  /** Null where the spec cannot be declared. */
  readonly declarations: Declarations | null;
  /** In the order of files and places. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface Checked {
  /** Null when there is any error. */
  readonly world: World | null;
  /** The World lowered; null when there is any error. */
  readonly core: Core | null;
  readonly plans: readonly ScenarioPlan[];
  readonly examples: readonly ExamplePlan[];
  readonly analysis: Analysis;
  readonly diagnostics: readonly Diagnostic[];
}

export interface Compiled extends Checked {
  /** The engine and its tests; null when there is any error. */
  readonly output: Output | null;
}

/**
 * Reads, declares, checks and resolves the files of one spec, in whatever order they come. Every mistake of every file is
 * reported in one run; where a file that declares names cannot be read, sentences that use them are not held against it.
 */
export function analyse(files: readonly SourceFile[], edition: string | null = null): Analysis {
  return analysisOf(runUpTo(files, edition, 'world'));
}

/** Reads, understands and checks a game's spec. */
export function check(spec: SourceSet): Checked {
  return checkedOf(spec, runSound(spec, 'lints'));
}

/** The same but for its warnings: what the rules come to, by which they can be played before all of that is looked for. */
export function understand(spec: SourceSet): Checked {
  return checkedOf(spec, runSound(spec, 'core'));
}

/** What is wrong with a game's spec but for its warnings: the first part of a check, which goes on from there. */
export function errorsIn(spec: SourceSet): readonly Diagnostic[] {
  return checkedOf(spec, runSound(spec, 'plans')).diagnostics;
}

/** Checks a game's spec and, where it has no error, emits its engine and its tests. */
export async function compile(spec: SourceSet): Promise<Compiled> {
  const checking = runSound(spec, 'lints');
  const checked = checkedOf(spec, checking);
  if (checked.core === null) return { ...checked, output: null };
  const { emitAll } = await import('./emit/emit-all.js');
  const { output } = runStages(stages, { ...checking, products: { ...checking.products, emitAll } }, 'output').products;
  return { ...checked, output: output ?? null };
}

/** Reads and checks boards, whatever game is played on them. */
export function checkBoards({ files, diagnostics }: SourceSet): readonly Diagnostic[] {
  const { reports } = runUpTo(files, null, 'boards');
  return [...diagnostics, ...inOrder([...reports.values()].flat())];
}

/** Runs as far as is wanted, where all the files could be read. */
function runSound({ files, diagnostics, edition = null }: SourceSet, last: End): Run<Products> {
  return runUpTo(files, edition, hasErrors(diagnostics) ? 'world' : last);
}

/** What was made of files lately: the same files are asked about by one command after another, and in between others. */
const recent = createRecent<string, Run<Products>>(10);

/** Where a run may end, in the order of the stages. */
const ends = ['boards', 'world', 'plans', 'core', 'lints'] as const;

type End = (typeof ends)[number];

function runUpTo(files: readonly SourceFile[], edition: string | null, last: End): Run<Products> {
  const same = files.map(sameFile);
  const keyOf = (end: string): string => `${end} ${markOf(same)} ${edition ?? ''}`;
  const known = recent.get(keyOf(last));
  if (known !== undefined) return known;
  const [shorter] = ends
    .slice(0, ends.indexOf(last))
    .toReversed()
    .flatMap((end) => recent.get(keyOf(end)) ?? []);
  const from: Run<Products> = shorter ?? { products: { files: same, edition }, reports: new Map() };
  return recent.set(keyOf(last), runStages(stages, from, last));
}

/** What the stages up to the World have made and reported. */
function analysisOf({ products: { reading, declared, world }, reports }: Run<Products>): Analysis {
  if (reading === undefined) throw new Error('nothing was read');
  const declarations = declared?.declarations ?? null;
  const reported = (['reading', 'boards', 'declared', 'contradictions', 'parts'] as const).flatMap(
    (name) => reports.get(name) ?? [],
  );
  const own = withoutFollowUps(reported, reading.phrases, reading.unsound);
  const found = withMisspeltDeclarations(own, reading.files);
  const fit = declarations === null ? found : fitToObey(found, reading.phrases, reading.language, declarations);
  // What was put back before the files were read; the last was put back in the text of the others.
  const diagnostics = reading.fixed.reduceRight<readonly Diagnostic[]>(
    (so, it) => [it.diagnostic, ...so.map((one) => asWritten(one, it))],
    fit,
  );
  const { spec, phrases, language, errata } = reading;
  const { examples, scenarios, rulings } = spec;
  return {
    world: world ?? null,
    spec,
    examples,
    scenarios,
    rulings,
    errata,
    phrases,
    language,
    declarations,
    diagnostics: inOrder(diagnostics).map((it) => ({ ...it, help: sureHelps(it.help) })),
  };
}

/** What all stages have made and reported, without the warnings that comments of the files allow. */
function checkedOf({ files, diagnostics: unread }: SourceSet, ran: Run<Products>): Checked {
  const analysis = analysisOf(ran);
  const { plans, core, lints } = ran.products;
  const ofPlans = (plans?.diagnostics ?? []).map((it) => ({ ...it, help: sureHelps(it.help) }));
  const reported = [...unread, ...analysis.diagnostics, ...ofPlans, ...(lints ?? [])];
  const { kept, mistakes: misused, idle } = applySuppressions(files, reported);
  if (core === undefined || plans === undefined)
    return { world: null, core: null, plans: [], examples: [], analysis, diagnostics: [...kept, ...misused] };
  const { examples, scenarios } = plans;
  // What silences nothing is told only where all has been looked at.
  const diagnostics = [...kept, ...inOrder([...misused, ...(lints === undefined ? [] : idle)])];
  return { world: analysis.world, core, plans: scenarios, examples, analysis, diagnostics };
}
