/** Emits the examples of rules and cards as tests, one for each: the sentences of the spec above what they come to. */
import type { World } from '../resolved/ir.js';
import type { ExamplePlan, Expectation } from '../scenario/ir.js';
import { exemplified, shownFor, speakerName } from '../scenario/named.js';
import { deedFor, givenFor } from '../scenario/play-example.js';
import type { EmittedFile } from './emitted-file.js';
import { exampleTest, type ExampleTest, type Item, type Statement } from './example-test.js';
import { quoted } from './lay-out.js';
import { docComment, upward } from './module.js';

/** `rules.test.ts`, and `cards/<card>.test.ts` of every card that has examples, in the order of the cards. */
export function emitExampleTests(world: World, plans: readonly ExamplePlan[]): EmittedFile[] {
  const rules = plans.filter(({ of }) => of.kind === 'rule');
  return [
    ...(rules.length === 0 ? [] : [exampleTests(world, 'rules', 'the rules', rules)]),
    ...world.cards.flatMap(({ code, title, file }, id) => {
      const own = plans.filter(({ of }) => of.kind === 'card' && Number(of.card) === id);
      return own.length === 0 ? [] : [exampleTests(world, file, `${code} ${title}`, own)];
    }),
  ];
}

function exampleTests(world: World, file: string, name: string, plans: readonly ExamplePlan[]): EmittedFile {
  const path = `${file}.test.ts`;
  const up = upward(path);
  const tests = plans.map((plan) => exampleTest(testOf(world, plan)));
  const text = [
    docComment(`Examples of ${name}.`),
    `import { describe, test } from 'vitest';\nimport { example } from '${up}../../runtime/example.js';\nimport { program } from '${up === '' ? './' : up}index.js';`,
    `describe(${quoted(name)}, () => {\n${tests.join('\n\n')}\n});`,
  ];
  return { path, text: `${text.join('\n\n')}\n`, laidOut: true };
}

function testOf(world: World, plan: ExamplePlan): ExampleTest {
  const cites = plan.cites === '' ? '' : ` [${plan.cites}]`;
  return {
    title: `${exemplified(world, plan.of).code}: ${plan.name}${cites}`,
    comments: [],
    given: plan.given.map(({ text, fact }) => ({ text, data: givenFor(world, fact) })),
    when: plan.when.map((it) => itemOf(world, it)),
    then: statementsOf(world, plan.then),
  };
}

function itemOf(world: World, item: ExamplePlan['when'][number]): Item {
  switch (item.kind) {
    case 'deed':
      return { text: item.text, data: deedFor(world, item) };
    case 'line':
      return { by: speakerName(world, item.by), labels: item.answers.map(({ text }) => text) };
    case 'check':
      return { shows: statementsOf(world, item.then) };
    case 'go on':
      return null;
  }
}

function statementsOf(world: World, then: readonly Expectation[]): readonly Statement[] {
  return then.map(({ text, expected }) => ({ text, data: shownFor(world, expected) }));
}
