/** The conformance kit: every example and scenario of a game as data that an engine written elsewhere can be held against. */
import { fullPosition } from '../../runtime/full-position.js';
import { type Program, startGame } from '../../runtime/program.js';
import type { World } from '../resolved/ir.js';
import type { ExamplePlan, Expectation, ScenarioPlan, ScriptItem } from '../scenario/ir.js';
import { exampleFailure } from '../scenario/play-example.js';
import { playScenario } from '../scenario/play.js';
import { idsOf } from './ids.js';
import type { Kit, KitTest, Part, Step } from './ir.js';
import { recording, type Recorded } from './record.js';
import { tablesOf } from './tables.js';

export interface Plans {
  readonly examples: readonly ExamplePlan[];
  readonly scenarios: readonly ScenarioPlan[];
}

export type MadeKit = { readonly ok: true; readonly kit: Kit } | { readonly ok: false; readonly failures: Failure[] };

/** A test that does not hold, so that it says nothing about another engine. */
export interface Failure {
  readonly id: string;
  readonly title: string;
  /** Null where `replay` tells more than fits here. */
  readonly reason: string | null;
}

/** Plays every plan; there is no kit where one of them does not hold. */
export function kitOf(program: Program, world: World, { examples, scenarios }: Plans): MadeKit {
  const failures: Failure[] = [];
  const ids = idsOf(world, examples, scenarios);
  const tests: KitTest[] = [];
  examples.forEach((plan, index) => {
    const id = ids.examples[index] ?? plan.name;
    const records: Recorded[] = [];
    const reason = exampleFailure(recording(program, records), world, plan);
    if (reason === null) tests.push(exampleTest(plan, id, records));
    else failures.push({ id, title: plan.name, reason });
  });
  scenarios.forEach((plan, index) => {
    const id = ids.scenarios[index] ?? plan.slug;
    const records: Recorded[] = [];
    if (playScenario(recording(program, records), world, plan).ok) tests.push(scenarioTest(plan, id, records));
    else failures.push({ id, title: plan.name, reason: null });
  });
  if (failures.length > 0) return { ok: false, failures };
  const { name, edition, fingerprint } = program.rules;
  const setup = fullPosition(startGame(program, 1, []));
  const unplayed = world.factions.flatMap(({ name: faction, isPlayed }) => (isPlayed ? [] : [faction]));
  const tables = { ...tablesOf(program.rules), ...(unplayed.length === 0 ? {} : { unplayed }) };
  const { text: madeUp } = world.provenance;
  const stated = { format: 2, game: name, edition, fingerprint, ...(madeUp === '' ? {} : { madeUp }) } as const;
  return { ok: true, kit: { ...stated, tables, setup, tests } };
}

/** Each deed is a part; what is stated at the end holds after the last. */
function exampleTest(plan: ExamplePlan, id: string, records: readonly Recorded[]): KitTest {
  const cites = plan.cites === '' ? plan.of.name : plan.cites;
  const actions: { readonly title: string; readonly script: ScriptItem[] }[] = [];
  for (const item of plan.when) {
    if (item.kind === 'action') actions.push({ title: item.text, script: [] });
    else actions.at(-1)?.script.push(item);
  }
  const parts = records.map((record, index) => {
    const { title = '', script = [] } = actions[index] ?? {};
    return partOf(record, stepsOf(title, cites, script, index === records.length - 1 ? plan.then : []));
  });
  return { id, kind: 'example', title: plan.name, cites, given: plan.given.map(({ text }) => text), parts };
}

/** One that is checked to the end of the game has a last step more: whatever was answered after its last line. */
function scenarioTest(plan: ScenarioPlan, id: string, records: readonly Recorded[]): KitTest {
  const scripted = plan.steps.flatMap(({ label, cites, script, then }) =>
    stepsOf(label, cites === '' ? plan.rule : cites, script, then),
  );
  const toTheEnd: Planned = { title: 'the game comes to its end', cites: plan.rule, then: [], answers: Infinity };
  const steps = plan.checks === 'end' ? [...scripted, toTheEnd] : scripted;
  const parts = records.map((record) => partOf(record, steps));
  return { id, kind: 'scenario', title: plan.name, cites: plan.rule, given: [], parts };
}

/** What a step is made of but for what was recorded: how many answers are given in it at most. */
type Planned = Omit<Step, 'decisions' | 'position'> & { readonly answers: number };

/** A step for each statement between two answers, and one for what is stated at the end. */
function stepsOf(
  title: string,
  cites: string,
  script: readonly ScriptItem[],
  end: readonly Expectation[],
): readonly Planned[] {
  const steps: Planned[] = [];
  let answers = 0;
  const add = (then: readonly Expectation[]): void => {
    steps.push({ title, cites, answers, then: then.map(({ text }) => text) });
    answers = 0;
  };
  for (const item of script) {
    if (item.kind === 'line') answers += item.answers.length;
    else if (item.kind === 'check') add(item.then);
  }
  add(end);
  return steps;
}

/** Deals out the decisions among the steps. */
function partOf({ deed, start, decisions, positions, question }: Recorded, planned: readonly Planned[]): Part {
  let given = 0;
  const steps = planned.map(({ title, cites, answers, then }): Step => {
    const first = given;
    given = Math.min(given + answers, decisions.length);
    return { title, cites, decisions: decisions.slice(first, given), then, position: positions[given] ?? start };
  });
  return { deed, start, steps, question };
}
