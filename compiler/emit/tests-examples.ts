/** Emits the examples of a card as tests, one for each: the sentences of the spec above what they come to. */
import type { CardId, World } from '../resolved/ir.js';
import type { ExamplePlan } from '../scenario/ir.js';
import { shownFor, speakerName } from '../scenario/named.js';
import { deedFor, givenFor } from '../scenario/play-example.js';
import type { EmittedFile } from './emitted-file.js';
import { answersCall, plain } from './test-script.js';
import { docComment, stringLiteral } from './module.js';

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
  const up = '../'.repeat(path.split('/').length - 1);
  const name = `${card?.code ?? ''} ${card?.title ?? ''}`;
  const text = [
    docComment(`Examples of ${name}.`),
    `import { describe, test } from 'vitest';\nimport { example } from '${up}../../runtime/example.js';\nimport { program } from '${up}index.js';`,
    `describe(${stringLiteral(name)}, () => {`,
    ...plans.map((plan) => exampleTest(world, plan)),
    '});',
  ];
  return { path, text: `${text.join('\n\n')}\n` };
}

function exampleTest(world: World, plan: ExamplePlan): string {
  const cites = plan.cites === '' ? '' : ` [${plan.cites}]`;
  const title = `${world.cards[plan.card]?.code ?? ''}: ${plan.name}${cites}`;
  const given = plan.given.map(({ text, fact }) => call('given', text, givenFor(world, fact)));
  const when = plan.when.map((it) =>
    it.kind === 'deed' ? call('when', it.text, deedFor(world, it)) : answersCall(world, it),
  );
  const then = plan.then.map(({ text, expected }) => call('shows', text, shownFor(world, expected)));
  if (plan.asked !== null) {
    const { of, options, text } = plan.asked;
    const question = of === null ? null : { of: speakerName(world, of), options: options.map((it) => it.text) };
    then.push(call('asks', text, question));
  }
  const body = [given, when, then].filter((part) => part.length > 0).map((part) => part.join('\n'));
  return `test(${stringLiteral(title)}, () => {\nexample(program, (play) => {\n${body.join('\n\n')}\n});\n});`;
}

function call(method: 'given' | 'when' | 'shows' | 'asks', sentence: string, data: unknown): string {
  return `play.${method}(${stringLiteral(sentence)}, ${plain(data)});`;
}
