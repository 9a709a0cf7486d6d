/** Plays a scenario's plan on a compiled engine, up to its end or to the first step that does not hold. */
import type { Program } from '../../runtime/program.js';
import type { State } from '../../runtime/snapshot.js';
import { difference, say, speakerOf, startScript, type Refusal, type ScriptedPlay } from '../../runtime/testing.js';
import type { World } from '../resolved/ir.js';
import type { Answer, Expectation, Line, PlannedStep, ScenarioPlan } from './ir.js';
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
    | { readonly kind: 'differences'; readonly differences: readonly Difference[] };
}

export interface Difference {
  readonly expectation: Expectation;
  /** `it holds 1 Runner`. */
  readonly found: string;
}

/** Plays the steps one after the other; an answer that is not asked for, or a statement that is not true, ends it. */
export function playScenario(program: Program, world: World, plan: ScenarioPlan): Played {
  const deck = plan.deck?.map((card) => world.cards[card]?.code ?? '');
  const play = startScript(program, { seed: plan.seed, ...(deck === undefined ? {} : { deck }) });
  const start = play.state;
  const steps: { label: string; state: State }[] = [];
  for (const step of plan.steps) {
    const refused = sayAll(play, world, step);
    if (refused !== null) return { ok: false, steps, start, final: play.state, failure: refused };
    steps.push({ label: step.label, state: play.state });
    const differences = differencesAfter(play, world, step);
    if (differences.length > 0) {
      const failure: Failure = { step, what: { kind: 'differences', differences } };
      return { ok: false, steps, start, final: play.state, failure };
    }
  }
  return { ok: true, steps, start, final: play.state, failure: null };
}

function sayAll(play: ScriptedPlay, world: World, step: PlannedStep): Failure | null {
  for (const line of step.script) {
    const failure = sayLine(play, speakerName(world, line.by), line, step);
    if (failure !== null) return failure;
  }
  return null;
}

function sayLine(play: ScriptedPlay, by: string, line: Line, step: PlannedStep): Failure | null {
  for (const said of line.answers) {
    const refusal = say(play, by, said.text);
    if (refusal !== null) return { step, what: { kind: 'answer', by, said, refusal } };
  }
  return null;
}

function differencesAfter(play: ScriptedPlay, world: World, step: PlannedStep): Difference[] {
  const plural = pluralIn(world);
  return step.then.flatMap((expectation) => {
    const found = difference(play, shownFor(world, expectation.expected), plural);
    return found === null ? [] : [{ expectation, found }];
  });
}

/** Who is asked, as a script would call it. */
export function askedOf({ asked }: Refusal): string {
  return asked === null ? 'nobody' : speakerOf(asked);
}
