/** The plans of all that a spec has played: its scenarios and its examples. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Declarations } from '../resolved/declare/declarations.js';
import { createSymbols } from '../resolved/declare/symbols.js';
import type { World } from '../resolved/ir.js';
import type { Spec } from '../surface/documents.js';
import type { Language } from '../surface/vocabulary.js';
import { checkReferences } from './check-references.js';
import { planExamples } from './examples-from-yaml.js';
import { planScenarios } from './from-yaml.js';
import type { ExamplePlan, ScenarioPlan } from './ir.js';

/** The examples and scenarios of a spec that resolves, and what is wrong with the others. */
export interface Plans {
  readonly examples: readonly ExamplePlan[];
  readonly scenarios: readonly ScenarioPlan[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What is planned with the words of the game. */
export interface Planned {
  readonly spec: Spec;
  readonly language: Language;
  /** Null where the spec cannot be declared. */
  readonly declarations: Declarations | null;
}

export function plansOf(world: World, { spec, language, declarations }: Planned): Plans {
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
