/**
 * The passes in their order. `check` goes as far as the World and the plans of the scenarios and examples; `compile` goes on to the
 * generated files. A pass runs only when the one before it reported no error; what runs reports everything it finds.
 */
import { lower } from './core/from-resolved.js';
import type { Core } from './core/ir.js';
import type { Diagnostic } from './diagnostics/diagnostic.js';
import { inOrder } from './diagnostics/order.js';
import type { Output } from './emit/emit-all.js';
import { analyse, analyseBoards, type Analysis } from './front.js';
import { applySuppressions } from './lint/suppressions.js';
import { lint } from './lint/lints.js';
import type { World } from './resolved/ir.js';
import { createSymbols } from './resolved/declare/symbols.js';
import { checkReferences } from './scenario/check-references.js';
import { planExamples } from './scenario/examples-from-yaml.js';
import { planScenarios } from './scenario/from-yaml.js';
import type { ExamplePlan, ScenarioPlan } from './scenario/ir.js';
import { lintStrays } from './scenario/lint-strays.js';
import { lintUnplayed } from './scenario/lint-unplayed.js';
import type { SourceFile } from './source/span.js';

/** A game's source files, with what was reported about those that cannot be read. */
export interface SourceSet {
  readonly files: readonly SourceFile[];
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

/** Reads, understands and checks a game's spec. */
export function check({ files, diagnostics: unread }: SourceSet): Checked {
  const analysis = analyse(files);
  const found = [...unread, ...analysis.diagnostics];
  const { world } = analysis;
  const refused = (diagnostics: readonly Diagnostic[]): Checked => {
    const { kept, slips } = applySuppressions(files, diagnostics);
    return { ...nothing, analysis, diagnostics: [...kept, ...slips] };
  };
  if (world === null || hasErrors(found)) return refused(found);

  const { examples, scenarios: plans, diagnostics: slips } = plansOf(world, analysis);
  const planned = [...found, ...slips];
  if (hasErrors(planned)) return refused(planned);

  const core = lower(world);
  const {
    kept,
    slips: misused,
    idle,
  } = applySuppressions(files, [
    ...planned,
    ...inOrder([...lint(core), ...lintUnplayed(core, examples, plans), ...lintStrays(world, examples)]),
  ]);
  const diagnostics = [...kept, ...inOrder([...misused, ...idle])];
  return { world, core, plans, examples, analysis, diagnostics };
}

/** The examples and scenarios of a spec that resolves, and what is wrong with the others. */
export interface Plans {
  readonly examples: readonly ExamplePlan[];
  readonly scenarios: readonly ScenarioPlan[];
  readonly diagnostics: readonly Diagnostic[];
}

export function plansOf(world: World, { spec, language, declarations }: Analysis): Plans {
  if (declarations === null) return { examples: [], scenarios: [], diagnostics: [] };
  const sentences = { language, symbols: createSymbols(declarations) };
  const scenarios = planScenarios(world, sentences, spec.scenarios);
  const examples = planExamples(world, sentences, spec.examples);
  return {
    examples: examples.plans,
    scenarios: scenarios.plans,
    diagnostics: [...scenarios.diagnostics, ...examples.diagnostics, ...checkReferences(spec)],
  };
}

/** Reads and checks boards, whatever game is played on them. */
export function checkBoards(boards: SourceSet): readonly Diagnostic[] {
  return [...boards.diagnostics, ...analyseBoards(boards.files)];
}

const nothing = { world: null, core: null, plans: [], examples: [] };

/** Checks a game's spec and, where it has no error, emits its engine and its tests. */
export async function compile(spec: SourceSet): Promise<Compiled> {
  const checked = check(spec);
  if (checked.core === null) return { ...checked, output: null };
  const { emitAll } = await import('./emit/emit-all.js');
  return { ...checked, output: emitAll(checked.core, checked.plans, checked.examples) };
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
