/** Plays a scenario step by step: each step answers, and then says what the board shows. */
import { guarded } from './guarded.js';
import type { Choices } from '../options.js';
import type { Program } from '../program.js';
import { doItem, type ScriptItem, type Mistake, mistakesIn, type Stated } from './script.js';
import { playToEnd, type ScriptedPlay, type Shown, startScript } from './scripted-play.js';
import type { Plural } from './shown.js';

export interface Start {
  readonly seed: number;
  /** Cards by their ids, the top first; absent: as the seed deals them. */
  readonly deck?: readonly string[];
  /** What is chosen of the optional rules. */
  readonly options?: Choices;
  /** `invariants`: a game that goes wrong fails as soon as it does; `end`: and however it is played on after the last step. */
  readonly checks?: 'invariants' | 'end';
}

export interface Step {
  readonly script: readonly ScriptItem[];
  readonly then: readonly Stated<Shown>[];
}

/** A scenario in play. */
export interface ScenarioPlay {
  readonly play: ScriptedPlay;
  /** The label of the step that failed; null while all is well. */
  failed: string | null;
}

export function startScenario(program: Program, { checks, ...start }: Start): ScenarioPlay {
  return { play: startScript(checks === undefined ? program : guarded(program), start), failed: null };
}

/** Plays the next step; what does not hold is told, and then no later step is played. */
export function mistakesOfStep(scenario: ScenarioPlay, label: string, step: Step, plural?: Plural): readonly Mistake[] {
  if (scenario.failed !== null) {
    const found = `not played, because the step "${scenario.failed}" before it failed`;
    return [{ place: { part: 'script', index: 0 }, text: found, found }];
  }
  const mistakes = [...mistakesOfScript(scenario.play, step, plural)];
  if (mistakes.length > 0) scenario.failed = label;
  return mistakes;
}

function mistakesOfScript(play: ScriptedPlay, { script, then }: Step, plural?: Plural): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  for (const [index, item] of script.entries()) {
    const { mistakes: found, stops } = doItem(play, item, { part: 'script', index }, plural);
    mistakes.push(...found);
    if (stops) return mistakes;
  }
  return [...mistakes, ...mistakesIn(play, then, (index) => ({ part: 'then', index }), plural)];
}

/** Plays on at random to the end of the game; what goes wrong is thrown. */
export function playScenarioToEnd({ play, failed }: ScenarioPlay, seed: number): void {
  if (failed !== null) throw new Error(`not played, because the step "${failed}" before it failed`);
  playToEnd(play, seed);
}
