/** The examples and the steps of scenarios that play a thing. */
import type { Core } from '../core/ir.js';
import { suitePath, titleOf } from '../scenario/named.js';
import { leadsOf, playsOfExample, type Plays } from '../scenario/plays.js';
import type { Span } from '../source/span.js';
import { hasWord } from './rulings.js';
import type { Action, ExamplePlan, ScenarioPlan, ScriptItem } from '../scenario/ir.js';
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
  /** Where it stands: the examples of that file come first. */
  readonly declared: Span;
  /** Whether an example of its file leads to it, where none does it by name; left out where the file declares nothing else. */
  readonly isPlayed?: (plays: Plays) => boolean;
  readonly card?: number;
  readonly procedure?: number;
  /** Answers by which it is chosen. */
  readonly answers: readonly string[];
  /** Words by which a step of a scenario is called. */
  readonly labels: readonly string[];
}

/** By generated file; those of the thing itself first. */
export function testsOf(
  {
    core,
    examples,
    scenarios,
  }: { readonly core: Core; readonly examples: readonly ExamplePlan[]; readonly scenarios: readonly ScenarioPlan[] },
  sought: Sought,
): readonly Tests[] {
  const byFile = new Map<string, Test[]>();
  const add = (file: string, test: Test): void => {
    byFile.set(file, [...(byFile.get(file) ?? []), test]);
  };
  const own = new Set(ownExamples(core, examples, sought));
  for (const plan of [...own, ...examples.filter((it) => !own.has(it))]) {
    const isOwn = own.has(plan);
    if (!isOwn && !names(plan, sought)) continue;
    const file = `generated/${gameFolder(plan.declared.file.path)}/${suitePath(plan.of)}`;
    const name = isOwn ? plan.name : titleOf(plan);
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

function ownExamples(core: Core, examples: readonly ExamplePlan[], sought: Sought): readonly ExamplePlan[] {
  const { declared, isPlayed } = sought;
  const beside = examples.filter((plan) => plan.declared.file.path === declared.file.path);
  if (isPlayed === undefined) return beside;
  const naming = beside.filter((plan) => names(plan, sought));
  if (naming.length > 0) return naming;
  const leads = leadsOf(core);
  return beside.filter((plan) => isPlayed(playsOfExample(core, leads, plan)));
}

/** Whether the example does it, or answers with its name. */
function names({ when }: ExamplePlan, sought: Sought): boolean {
  return when.some((it) => (it.kind === 'action' ? does(it, sought) : answers(it, sought)));
}

function does({ does: action }: Action, { card, procedure }: Sought): boolean {
  switch (action.kind) {
    case 'conduct':
      return Number(action.procedure) === procedure;
    case 'conduct within':
      return action.procedures.some((id) => Number(id) === procedure);
    case 'play':
      return Number(action.card) === card;
  }
}

function answers(item: ScriptItem, sought: Sought): boolean {
  return item.kind === 'line' && item.answers.some(({ text }) => sought.answers.includes(text));
}
