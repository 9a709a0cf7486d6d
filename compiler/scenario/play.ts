/** Plays a scenario's plan on a compiled engine, up to its end or to the first step that does not hold. */
import { guarded } from '../../runtime/testing/guarded.js';
import { type Program, startGame } from '../../runtime/program.js';
import type { SessionOptions } from '../../runtime/session.js';
import { snapshot, type State } from '../../runtime/snapshot.js';
import {
  cannotGoOn,
  difference,
  goOn,
  playToEnd,
  say,
  speakerOf,
  startScript,
  type Refusal,
  type ScriptedPlay,
} from '../../runtime/testing/scripted-play.js';
import type { World } from '../resolved/ir.js';
import type { Span } from '../source/span.js';
import type { Answer, Expectation, Line, PlannedStep, ScenarioPlan, ScriptItem } from './ir.js';
import { pluralIn, shownFor, speakerName } from './named.js';

export interface Played {
  readonly ok: boolean;
  /** The steps that were played to their end, whether or not the last one's statements hold. */
  readonly steps: readonly { readonly label: string; readonly state: State }[];
  readonly start: State;
  readonly final: State;
  readonly failure: Failure | null;
}

export interface Failure {
  readonly step: PlannedStep;
  readonly what:
    | {
        readonly kind: 'answer';
        /** How the script calls who answers. */
        readonly by: string;
        readonly said: Answer;
        readonly refusal: Refusal;
      }
    | { readonly kind: 'differences'; readonly differences: readonly Difference[] }
    /** Play goes on, where something is asked or all is over. */
    | { readonly kind: 'stands still'; readonly span: Span; readonly detail: string }
    /** The game goes wrong before the first answer, or as it is played on after the last. */
    | { readonly kind: 'fault'; readonly when: 'start' | 'end'; readonly detail: string };
}

export interface Difference {
  readonly expectation: Expectation;
  /** `it holds 1 Runner`. */
  readonly found: string;
}

/**
 * Plays the steps one after the other; an answer that is not asked for, or a statement that is not true, ends it, and so
 * does what the plan has checked. A game that goes wrong before the first answer has shown nothing but its setup. `onStep` is
 * called after each step.
 */
export function playScenario(
  program: Program,
  world: World,
  plan: ScenarioPlan,
  onStep: () => void = () => undefined,
): Played {
  const isChecked = plan.checks !== 'statements';
  const play = attempt(() => startScript(isChecked ? guarded(program) : program, startOf(world, plan)));
  if (!play.ok) {
    const state = snapshot(startGame(program, plan.seed, null, plan.options));
    return { ok: false, steps: [], start: state, final: state, failure: faultOf(plan.steps[0], 'start', play.detail) };
  }
  return playSteps(play.value, world, plan, onStep);
}

/** How the game of a scenario starts. */
export function startOf(world: World, { seed, options, deck: cards }: ScenarioPlan): Omit<SessionOptions, 'chance'> {
  const deck = cards?.map((card) => world.cards[card]?.code ?? '');
  return { seed, options, ...(deck === undefined ? {} : { deck }) };
}

/** The same, of a play that has been started; it stands afterwards where the scenario has ended. */
export function playSteps(play: ScriptedPlay, world: World, plan: ScenarioPlan, onStep: () => void): Played {
  const start = play.state;
  const steps: { label: string; state: State }[] = [];
  const ended = (failure: Failure | null): Played => ({
    ok: failure === null,
    steps,
    start,
    final: play.state,
    failure,
  });
  for (const step of plan.steps) {
    const refused = sayAll(play, world, step);
    if (refused !== null) return ended(refused);
    steps.push({ label: step.label, state: play.state });
    const differences = differencesIn(play, world, step.then);
    if (differences.length > 0) return ended({ step, what: { kind: 'differences', differences } });
    onStep();
  }
  if (plan.checks !== 'end') return ended(null);
  const played = attempt(() => {
    playToEnd(play, plan.seed);
  });
  return ended(played.ok ? null : faultOf(plan.steps.at(-1), 'end', played.detail));
}

function attempt<T>(
  work: () => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly detail: string } {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

function faultOf(step: PlannedStep | undefined, when: 'start' | 'end', detail: string): Failure {
  if (step === undefined) throw new Error(detail);
  return { step, what: { kind: 'fault', when, detail } };
}

function sayAll(play: ScriptedPlay, world: World, step: PlannedStep): Failure | null {
  for (const item of step.script) {
    const failure = doItem(play, world, step, item);
    if (failure !== null) return failure;
  }
  return null;
}

function doItem(play: ScriptedPlay, world: World, step: PlannedStep, item: ScriptItem): Failure | null {
  switch (item.kind) {
    case 'line':
      return sayLine(play, speakerName(world, item.by), item, step);
    case 'check': {
      const differences = differencesIn(play, world, item.then);
      return differences.length === 0 ? null : { step, what: { kind: 'differences', differences } };
    }
    case 'go on':
      return goOn(play) ? null : { step, what: { kind: 'stands still', span: item.span, detail: cannotGoOn(play) } };
  }
}

function sayLine(play: ScriptedPlay, by: string, line: Line, step: PlannedStep): Failure | null {
  for (const said of line.answers) {
    const refusal = say(play, by, said.text);
    if (refusal !== null) return { step, what: { kind: 'answer', by, said, refusal } };
  }
  return null;
}

function differencesIn(play: ScriptedPlay, world: World, then: readonly Expectation[]): Difference[] {
  const plural = pluralIn(world);
  return then.flatMap((expectation) => {
    const found = difference(play, shownFor(world, expectation.expected), plural);
    return found === null ? [] : [{ expectation, found }];
  });
}

/** Who is asked, as a script would call it. */
export function askedOf({ asked }: Refusal): string {
  return asked === null ? 'nobody' : speakerOf(asked);
}
