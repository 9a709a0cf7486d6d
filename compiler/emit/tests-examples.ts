/** Emits the examples of a card as tests, one for each: the sentences of the spec above what they come to. */
import type { CardId, World } from '../resolved/ir.js';
import type { ExamplePlan } from '../scenario/ir.js';
import { shownFor, speakerName } from '../scenario/named.js';
import { deedFor, givenFor } from '../scenario/play-example.js';
import type { EmittedFile } from './emitted-file.js';
import { exampleTest, type ExampleTest, type Statement } from './example-test.js';
import { quoted } from './lay-out.js';
import { docComment, upward } from './module.js';

/** `cards/<card>.test.ts` of every card that has examples, in the order of the cards. */
export function emitExampleTests(world: World, plans: readonly ExamplePlan[]): EmittedFile[] {
  return world.cards.flatMap((_, id) => {
    const own = plans.filter(({ card }) => Number(card) === id);
    return own.length === 0 ? [] : [cardTests(world, id as CardId, own)];
  });
}

function cardTests(world: World, id: CardId, plans: readonly ExamplePlan[]): EmittedFile {
  const card = world.cards[id];
  const path = `${card?.file ?? ''}.test.ts`;
  const up = upward(path);
  const name = `${card?.code ?? ''} ${card?.title ?? ''}`;
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
    title: `${world.cards[plan.card]?.code ?? ''}: ${plan.name}${cites}`,
    comments: [],
    given: plan.given.map(({ text, fact }) => ({ text, data: givenFor(world, fact) })),
    when: plan.when.map((it) =>
      it.kind === 'deed'
        ? { text: it.text, data: deedFor(world, it) }
        : { by: speakerName(world, it.by), labels: it.answers.map(({ text }) => text) },
    ),
    then: plan.then.map(({ text, expected }) => ({ text, data: shownFor(world, expected) })),
    asked: askedIn(world, plan),
  };
}

function askedIn(world: World, { asked }: ExamplePlan): Statement | null {
  if (asked === null) return null;
  const { of, options, text } = asked;
  return { text, data: of === null ? null : { of: speakerName(world, of), options: options.map((it) => it.text) } };
}
