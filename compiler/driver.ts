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
import { withoutAllowed } from './lint/allowed.js';
import { lint } from './lint/lints.js';
import type { World } from './resolved/ir.js';
import { planExamples } from './scenario/examples-from-yaml.js';
import { planScenarios } from './scenario/from-yaml.js';
import type { ExamplePlan, ScenarioPlan } from './scenario/ir.js';
import type { SourceFile } from './source/span.js';

/** A game's files as they were found, with what was reported about those that cannot be read. */
export interface Found {
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
export function check({ files, diagnostics: unread }: Found): Checked {
  const analysis = analyse(files);
  const found = [...unread, ...analysis.diagnostics];
  const { world } = analysis;
  const refused = (diagnostics: readonly Diagnostic[]): Checked => {
    const { kept, slips } = withoutAllowed(files, diagnostics);
    return { ...nothing, analysis, diagnostics: [...kept, ...slips] };
  };
  if (world === null || hasErrors(found)) return refused(found);

  const played = planScenarios(world, analysis.spec.scenarios);
  const shown = planExamples(world, analysis.spec.examples);
  const planned = [...found, ...played.diagnostics, ...shown.diagnostics];
  if (hasErrors(planned)) return refused(planned);

  const core = lower(world);
  const { kept, slips, idle } = withoutAllowed(files, [...planned, ...inOrder(lint(core))]);
  const diagnostics = [...kept, ...inOrder([...slips, ...idle])];
  return { world, core, plans: played.plans, examples: shown.plans, analysis, diagnostics };
}

/** Reads and checks boards, whatever game is played on them. */
export function checkBoards(boards: Found): readonly Diagnostic[] {
  return [...boards.diagnostics, ...analyseBoards(boards.files)];
}

const nothing = { world: null, core: null, plans: [], examples: [] };

/** Checks a game's spec and, where it has no error, emits its engine and its tests. */
export async function compile(spec: Found): Promise<Compiled> {
  const checked = check(spec);
  if (checked.core === null) return { ...checked, output: null };
  const { emitAll } = await import('./emit/emit-all.js');
  return { ...checked, output: emitAll(checked.core, checked.plans, checked.examples) };
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
