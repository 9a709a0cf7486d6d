/** The plans of all that a spec has played: its scenarios and its examples. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Declarations } from '../resolved/declare/declarations.js';
import { createSymbols } from '../resolved/declare/symbols.js';
import { declaredOnly } from '../resolved/declared-only.js';
import type { World } from '../resolved/ir.js';
import { createRecent } from '../recent.js';
import { textWithoutPlaces } from '../source/without-places.js';
import type { Spec } from '../surface/documents.js';
import type { Language } from '../surface/vocabulary.js';
import { checkReferences } from './check-references.js';
import type { Basis } from './plan-once.js';
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

/**
 * Plans rest on the words of a game and on what it declares, and on nothing that its rules do, but where somebody is played by
 * nobody: whether what it does would ask it something.
 */
export function plansOf(world: World, { spec, language, declarations }: Planned): Plans {
  if (declarations === null) return { examples: [], scenarios: [], diagnostics: [] };
  const sentences = { language, symbols: createSymbols(declarations) };
  const declared = world.factions.every(({ isPlayed }) => isPlayed) ? declaredOnly(world) : world;
  const basis = basisOf(textWithoutPlaces([declared, declarations, language.vocabulary]));
  const scenarios = planScenarios(declared, sentences, spec.scenarios, basis);
  const examples = planExamples(declared, sentences, spec.examples, basis);
  return {
    examples: examples.plans,
    scenarios: scenarios.plans,
    diagnostics: [...scenarios.diagnostics, ...examples.diagnostics, ...checkReferences(spec)],
  };
}

/** The same object for the same text. */
export function basisOf(text: string): Basis {
  return bases.get(text) ?? bases.set(text, { text });
}

const bases = createRecent<string, Basis>(10);
