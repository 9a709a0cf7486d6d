/** Emits the examples as tests, one for each, in the words of the game's suites. */
import type { World } from '../resolved/ir.js';
import type { ExamplePlan, Exemplified } from '../scenario/ir.js';
import { suitePath, titleOf } from '../scenario/named.js';
import { exampleFor } from '../scenario/play-example.js';
import { alone, call, writerFor, type Writer } from '../scenario/words.js';
import { positionOf } from '../source/span.js';
import type { EmittedFile } from './emitted-file.js';
import { declaration } from './lay-out.js';
import { madeUpIn } from './made-up.js';
import { suiteFile, type SuiteTest } from './suites.js';

/** `cards/<card>.test.ts` and the like, one for each file of the spec that has examples. */
export function emitExampleTests(world: World, plans: readonly ExamplePlan[]): EmittedFile[] {
  const write = writerFor(world);
  const files = new Map<string, [ExamplePlan, ...ExamplePlan[]]>();
  for (const plan of plans) {
    const own = files.get(plan.of.file);
    if (own === undefined) files.set(plan.of.file, [plan]);
    else own.push(plan);
  }
  return [...files.values()].map((own) => {
    const [first] = own;
    const last = emitted.get(first);
    if (last?.plans.length === own.length && own.every((plan, index) => plan === last.plans[index])) return last.file;
    const file = exampleTests(world, write, own);
    emitted.set(first, { plans: own, file });
    return file;
  });
}

/** By the first plan of a file. Plans that stay the same rest on a game that declares the same, and are emitted as they were. */
const emitted = new WeakMap<ExamplePlan, { readonly plans: readonly ExamplePlan[]; readonly file: EmittedFile }>();

/** What the examples of a file are of. */
function suiteTitle(world: World, { kind, name }: Exemplified): string {
  if (kind === 'rules') return 'the rules';
  const card = kind === 'card' ? world.cards.find(({ code }) => code === name) : undefined;
  return card === undefined ? name : `${name} ${card.title}`;
}

/** The examples of one file. */
function exampleTests(world: World, write: Writer, plans: readonly [ExamplePlan, ...ExamplePlan[]]): EmittedFile {
  const [{ of, declared }] = plans;
  const source = declared.file.path;
  const name = suiteTitle(world, of);
  return suiteFile({
    path: suitePath(of),
    doc: `Examples of ${name}.${madeUpIn(world, of.file)}`,
    declares: { by: 'examplesIn', statement: declaration('example', call('examplesIn', alone('test'), source)) },
    groups: [{ title: name, tests: plans.map((plan) => testOf(world, write, plan)) }],
  });
}

function testOf(world: World, write: Writer, plan: ExamplePlan): SuiteTest {
  const cites = plan.cites === '' ? '' : ` [${plan.cites}]`;
  return {
    word: 'example',
    // Its suite says of what it is, but for rules, which share one.
    title: `${plan.of.kind === 'rules' ? titleOf(plan) : plan.name}${cites}`,
    line: positionOf(plan.declared.file, plan.declared.start).line,
    comments: [],
    sections: write.example(exampleFor(world, plan)),
  };
}
