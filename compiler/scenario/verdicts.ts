/** How the examples and scenarios of a spec come out when they are played: which hold, and of each other one what does not. */
import type { Program } from '../../runtime/program.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import type { World } from '../resolved/ir.js';
import { madeUpAt } from '../surface/made-up.js';
import type { ExamplePlan, ScenarioPlan } from './ir.js';
import { titleOf } from './named.js';
import { type ExampleFailure, failureIn } from './play-example.js';
import { playScenario } from './play.js';
import { failureDiagnostics } from './report.js';

export interface Plans {
  readonly examples: readonly ExamplePlan[];
  readonly scenarios: readonly ScenarioPlan[];
}

/** An example or a scenario, which can be played on any engine of its game. */
export type Trial = {
  /** `C1: a landing`; of a scenario its file: `first-tide`. */
  readonly name: string;
  /** `onStep` is called after each step of a scenario. */
  readonly play: (program: Program, onStep?: () => void) => Verdict;
  /** How it comes out where it holds. */
  readonly holding: Verdict;
  /** False where it is of something that is made up, which proves nothing. */
  readonly proves: boolean;
} & Tried;

type Tried =
  { readonly kind: 'example'; readonly plan: ExamplePlan } | { readonly kind: 'scenario'; readonly plan: ScenarioPlan };

/** How it came out. */
export type Verdict = {
  readonly name: string;
  /** What does not hold, each at its line; empty where all does. */
  readonly failures: readonly Diagnostic[];
} & Tried;

/** One for each plan, examples first. */
export function trialsOf(world: World, { examples, scenarios }: Plans): readonly Trial[] {
  return [
    ...examples.map((plan): Trial => {
      const name = titleOf(plan);
      const holding: Verdict = { kind: 'example', plan, name, failures: [] };
      const play = (program: Program): Verdict => {
        const failure = failureIn(program, world, plan);
        return failure === null ? holding : { ...holding, failures: [diagnosticOf(name, plan, failure)] };
      };
      return { kind: 'example', plan, name, play, holding, proves: proves(world, plan) };
    }),
    ...scenarios.map((plan): Trial => {
      const holding: Verdict = { kind: 'scenario', plan, name: plan.slug, failures: [] };
      const play = (program: Program, onStep?: () => void): Verdict => {
        const { failure } = playScenario(program, world, plan, onStep);
        return failure === null ? holding : { ...holding, failures: failureDiagnostics(plan, failure) };
      };
      return { kind: 'scenario', plan, name: plan.slug, play, holding, proves: proves(world, plan) };
    }),
  ];
}

/** Plays every plan. */
export function verdictsOn(program: Program, world: World, plans: Plans): readonly Verdict[] {
  return trialsOf(world, plans).map(({ play }) => play(program));
}

/** Those that are not of something made up. */
export function proving(world: World, verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.filter(({ plan }) => proves(world, plan));
}

/** Those of something made up. */
export function unproving(world: World, verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.filter(({ plan }) => !proves(world, plan));
}

function proves({ provenance }: World, { declared }: ExamplePlan | ScenarioPlan): boolean {
  return madeUpAt(provenance, declared) === null;
}

export function holds({ failures }: Verdict): boolean {
  return failures.length === 0;
}

/** The plans of those that hold. */
export function holding(verdicts: readonly Verdict[]): Plans {
  const sound = verdicts.filter(holds);
  return {
    examples: sound.flatMap((it) => (it.kind === 'example' ? [it.plan] : [])),
    scenarios: sound.flatMap((it) => (it.kind === 'scenario' ? [it.plan] : [])),
  };
}

/** So many of so many; `of` is all there are. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

/** How many examples and how many scenarios hold, and the names of those that do not. */
export interface Tally {
  readonly examples: Share;
  readonly scenarios: Share;
  readonly failing: readonly string[];
}

export function tallyOf(verdicts: readonly Verdict[]): Tally {
  const share = (kind: Verdict['kind']): Share => {
    const own = verdicts.filter((it) => it.kind === kind);
    return { count: own.filter(holds).length, of: own.length };
  };
  const failing = verdicts.filter((it) => !holds(it)).map(({ name }) => name);
  return { examples: share('example'), scenarios: share('scenario'), failing };
}

/** `605 of 605 examples and 2 of 2 scenarios hold`. */
export function tallyText({ examples, scenarios }: Pick<Tally, 'examples' | 'scenarios'>): string {
  const text = ({ count, of }: Share, noun: string): string => `${count} of ${of} ${noun}${of === 1 ? '' : 's'}`;
  return `${text(examples, 'example')} and ${text(scenarios, 'scenario')} hold`;
}

function diagnosticOf(name: string, plan: ExamplePlan, { why, span }: ExampleFailure): Diagnostic {
  const [first = '', ...others] = why.split('\n');
  const notes = others.map((message) => ({ message, span: null }));
  return report('RW0640', span ?? plan.declared, { name, why: first }, { notes });
}
