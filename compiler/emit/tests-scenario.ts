/** Emits a scenario as tests: one for each step, in the order of play, which share one session. */
import type { World } from '../resolved/ir.js';
import { shownFor } from '../scenario/named.js';
import type { Expectation, PlannedStep, ScenarioPlan, ScriptItem } from '../scenario/ir.js';
import type { EmittedFile } from './emitted-file.js';
import { docComment, lineComment, stringLiteral, unmarked } from './module.js';
import { answersCall, plain } from './test-script.js';

/** `scenarios/<name>.test.ts`, titled by the scenario's steps and the rules they cite. */
export function emitScenarioTests(world: World, plan: ScenarioPlan): EmittedFile {
  const deck = plan.deck?.map((card) => stringLiteral(world.cards[card]?.code ?? ''));
  const start = deck === undefined ? `{ seed: ${plan.seed} }` : `{ seed: ${plan.seed}, deck: [${deck.join(', ')}] }`;
  const isChecked = plan.checks !== 'statements';
  const text = [
    docComment(`${plan.name}${plan.rule === '' ? '' : ` [${world.cites} ${plan.rule}]`}, step by step.`),
    `import { describe, test } from 'vitest';\n${isChecked ? `import { guarded } from '../../../runtime/index.js';\n` : ''}import { script } from '../../../runtime/testing.js';\nimport { program } from '../index.js';`,
    `describe(${stringLiteral(plan.name)}, () => {\n  const play = script(${isChecked ? 'guarded(program)' : 'program'}, ${start});`,
    ...plan.steps.map((step) => stepTest(world, plan, step)),
    ...(plan.checks === 'end' ? [endTest(plan)] : []),
    '});',
  ];
  return { path: `scenarios/${plan.slug}.test.ts`, text: `${unmarked(text.join('\n\n'))}\n`, laidOut: false };
}

function stepTest(world: World, plan: ScenarioPlan, step: PlannedStep): string {
  const label = stringLiteral(step.label);
  const done = step.script.flatMap((item) => itemCalls(world, item));
  const shows = showsCalls(world, step.then);
  const comment = step.cites === '' ? '' : `${lineComment(step.cites)}\n`;
  const body = [done.join('\n'), shows.join('\n')].filter((part) => part !== '').join('\n\n');
  return `${comment}test(${stringLiteral(`${plan.rule} ${step.label}`.trim())}, () => {\nplay.step(${label}, () => {\n${body}\n});\n});`;
}

function itemCalls(world: World, item: ScriptItem): readonly string[] {
  switch (item.kind) {
    case 'line':
      return item.answers.length === 0 ? [] : [answersCall(world, item)];
    case 'check':
      return showsCalls(world, item.then);
    case 'go on':
      return ['play.goesOn();'];
  }
}

function showsCalls(world: World, then: readonly Expectation[]): readonly string[] {
  return then.map(({ text, expected }) => `play.shows(${stringLiteral(text)}, ${plain(shownFor(world, expected))});`);
}

/** The game comes to its end, however it is played on. */
function endTest(plan: ScenarioPlan): string {
  return `test('the game comes to its end', () => {\nplay.step('the game comes to its end', () => {\nplay.playsToEnd(${plan.seed});\n});\n});`;
}
