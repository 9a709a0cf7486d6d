/** Emits a scenario as tests: one for each step, in the order of play, which share one game. */
import type { World } from '../resolved/ir.js';
import type { PlannedStep, ScenarioPlan } from '../scenario/ir.js';
import { itemFor, statedFor } from '../scenario/play-example.js';
import { alone, call, fieldsOf, writerFor, type Writer } from '../scenario/words.js';
import { positionOf } from '../source/span.js';
import type { EmittedFile } from './emitted-file.js';
import { declaration } from './lay-out.js';
import { madeUpIn } from './made-up.js';
import { suiteFile, type SuiteTest } from './suites.js';

/** `scenarios/<name>.test.ts`, titled by the scenario's steps and the rules they cite. */
export function emitScenarioTests(world: World, plan: ScenarioPlan): EmittedFile {
  const write = writerFor(world);
  const start = fieldsOf({
    seed: plan.seed,
    options: Object.keys(plan.options).length === 0 ? undefined : fieldsOf(plan.options),
    deck: plan.deck?.map((card) => world.cards[card]?.code ?? ''),
    checks: plan.checks === 'statements' ? undefined : plan.checks,
  });
  return suiteFile({
    path: `scenarios/${plan.slug}.test.ts`,
    doc: `${plan.name}${plan.rule === '' ? '' : ` [${world.cites} ${plan.rule}]`}, step by step.${madeUpIn(world, `scenarios/${plan.slug}`)}`,
    declares: {
      by: 'scenarioIn',
      statement: declaration(
        plan.checks === 'end' ? '{ playsToEnd, step }' : '{ step }',
        call('scenarioIn', alone('test'), plan.declared.file.path, start),
      ),
    },
    groups: [
      {
        title: plan.name,
        tests: plan.steps.map((step) => stepTest(world, write, plan, step)),
        ...(plan.checks === 'end' ? { more: `  playsToEnd('the game comes to its end');` } : {}),
      },
    ],
  });
}

function stepTest(world: World, write: Writer, plan: ScenarioPlan, step: PlannedStep): SuiteTest {
  const { label, cites, script, then, span } = step;
  return {
    word: 'step',
    title: `${plan.rule} ${label}`.trim(),
    line: positionOf(span.file, span.start).line,
    comments: cites === '' ? [] : [cites],
    sections: write.step({
      script: script.map((item) => itemFor(world, item)),
      then: statedFor(world, then),
    }),
  };
}
