/** From a World without errors to everything of its generated folder, not yet laid out. */
import type { Core } from '../core/ir.js';
import { lower } from '../core/from-resolved.js';
import type { World } from '../resolved/ir.js';
import type { ExamplePlan, ScenarioPlan } from '../scenario/ir.js';
import { emitEngine } from './emit-engine.js';
import type { EmittedFile } from './emitted-file.js';
import type { Module } from './module.js';
import { emitSuiteWords } from './suites.js';
import { emitExampleTests } from './tests-examples.js';
import { emitRandomPlayTests } from './tests-random.js';
import { emitScenarioTests } from './tests-scenario.js';
import { emitSetupTests } from './tests-setup.js';

export interface Output {
  /** The modules of the engine, not yet printed. */
  readonly engine: readonly Module[];
  /** The tests, but for the suites that are derived from Core. */
  readonly tests: readonly EmittedFile[];
}

export function emitAll(core: Core, plans: readonly ScenarioPlan[], examples: readonly ExamplePlan[]): Output {
  const { world } = core;
  return {
    engine: emitEngine(core),
    tests: [
      emitSuiteWords(world),
      emitSetupTests(world),
      emitRandomPlayTests(world),
      ...plans.map((plan) => emitScenarioTests(world, plan)),
      ...emitExampleTests(world, examples),
    ],
  };
}

/** The engine of a world, as one who watches it plays it: it tells each sentence that was carried out. */
export function emitWatchedEngine(world: World): readonly Module[] {
  return emitEngine({ ...lower(world), tellsSteps: true });
}
