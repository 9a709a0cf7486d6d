/** Emits the examples of rules and cards as tests, one for each, in the words of the game's suites. */
import type { World } from '../resolved/ir.js';
import type { ExamplePlan } from '../scenario/ir.js';
import { exemplified } from '../scenario/named.js';
import { exampleFor } from '../scenario/play-example.js';
import { alone, call, writerFor, type Writer } from '../scenario/words.js';
import { positionOf } from '../source/span.js';
import type { EmittedFile } from './emitted-file.js';
import { declaration } from './lay-out.js';
import { suiteFile, type SuiteTest } from './suites.js';

/** `rules.test.ts`, and `cards/<card>.test.ts` of every card that has examples, in the order of the cards. */
export function emitExampleTests(world: World, plans: readonly ExamplePlan[]): EmittedFile[] {
  const write = writerFor(world);
  const rules = plans.filter(({ of }) => of.kind === 'rule');
  return [
    ...exampleTests(world, write, 'rules', 'the rules', rules),
    ...world.cards.flatMap(({ code, title, file }, id) => {
      const own = plans.filter(({ of }) => of.kind === 'card' && Number(of.card) === id);
      return exampleTests(world, write, file, `${code} ${title}`, own);
    }),
  ];
}

/** One file, or none where there is nothing to test. */
function exampleTests(
  world: World,
  write: Writer,
  file: string,
  name: string,
  plans: readonly ExamplePlan[],
): EmittedFile[] {
  const [first] = plans;
  if (first === undefined) return [];
  const source = first.declared.file.path;
  const suite = suiteFile({
    path: `${file}.test.ts`,
    doc: `Examples of ${name}.`,
    declares: { by: 'examplesIn', statement: declaration('example', call('examplesIn', alone('test'), source)) },
    groups: [{ title: name, tests: plans.map((plan) => testOf(world, write, plan)) }],
  });
  return [suite];
}

function testOf(world: World, write: Writer, plan: ExamplePlan): SuiteTest {
  const cites = plan.cites === '' ? '' : ` [${plan.cites}]`;
  return {
    word: 'example',
    title: `${exemplified(world, plan.of).code}: ${plan.name}${cites}`,
    line: positionOf(plan.declared.file, plan.declared.start).line,
    comments: [],
    sections: write.example(exampleFor(world, plan)),
  };
}
