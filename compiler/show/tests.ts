/** The examples and the steps of scenarios that play a thing. */
import { exemplified } from '../scenario/named.js';
import { hasWord } from './rulings.js';
import type { World } from '../resolved/ir.js';
import type { Deed, ExamplePlan, ScenarioPlan, ScriptItem } from '../scenario/ir.js';
import { gameFolder } from '../source/game-folder.js';

export interface Tests {
  /** The generated file. */
  readonly file: string;
  readonly tests: readonly Test[];
}

export interface Test {
  readonly name: string;
  readonly cites: string;
  readonly played: Played;
}

/** What is played for it: the example, or the scenario of which it is the step with this label. */
export type Played =
  | { readonly kind: 'example'; readonly plan: ExamplePlan }
  | { readonly kind: 'step'; readonly plan: ScenarioPlan; readonly label: string };

interface Sought {
  readonly card?: number;
  readonly procedure?: number;
  /** Answers by which it is chosen. */
  readonly answers: readonly string[];
  /** Words by which a step of a scenario is called. */
  readonly labels: readonly string[];
}

/** By generated file; those of the card itself first. */
export function testsOf(
  {
    world,
    examples,
    scenarios,
  }: { readonly world: World; readonly examples: readonly ExamplePlan[]; readonly scenarios: readonly ScenarioPlan[] },
  sought: Sought,
): readonly Tests[] {
  const byFile = new Map<string, Test[]>();
  const add = (file: string, test: Test): void => {
    byFile.set(file, [...(byFile.get(file) ?? []), test]);
  };
  const own = ({ of }: ExamplePlan): boolean => of.kind === 'card' && Number(of.card) === sought.card;
  for (const plan of [...examples.filter(own), ...examples.filter((it) => !own(it))]) {
    if (!own(plan) && !plan.when.some((it) => (it.kind === 'deed' ? does(it, sought) : answers(it, sought)))) continue;
    const { code, path } = exemplified(world, plan.of);
    const file = `generated/${gameFolder(plan.declared.file.path)}/${path}.test.ts`;
    const name = own(plan) ? plan.name : `${code}: ${plan.name}`;
    add(file, { name, cites: plan.cites, played: { kind: 'example', plan } });
  }
  for (const plan of scenarios) {
    const file = `generated/${gameFolder(plan.declared.file.path)}/scenarios/${plan.slug}.test.ts`;
    for (const { label, cites, script } of plan.steps) {
      if (sought.labels.some((word) => hasWord(label, word)) || script.some((line) => answers(line, sought)))
        add(file, { name: label, cites, played: { kind: 'step', plan, label } });
    }
  }
  return [...byFile].map(([file, tests]) => ({ file, tests }));
}

function does({ does: deed }: Deed, { card, procedure }: Sought): boolean {
  switch (deed.kind) {
    case 'conduct':
      return Number(deed.procedure) === procedure;
    case 'conduct within':
      return deed.procedures.some((id) => Number(id) === procedure);
    case 'play':
      return Number(deed.card) === card;
  }
}

function answers(item: ScriptItem, sought: Sought): boolean {
  return item.kind === 'line' && item.answers.some(({ text }) => sought.answers.includes(text));
}
