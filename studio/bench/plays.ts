/** How the examples and scenarios come out: only those are played that rest on what has changed, and others are answered in between. */
import { visit } from '../../compiler/core/children.js';
import { judging, type KnownVerdicts } from '../../compiler/incremental/verdicts.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { trialsOf, type Verdict } from '../../compiler/scenario/verdicts.js';
import { positionOf, type SourceFile, type Span } from '../../compiler/source/span.js';
import type { Covered, PlayListed } from '../protocol.js';
import type { Playing } from './rules.js';
import { idOfExample, idOfScenario } from './time-line.js';

/** What is known from the last time that all was played. */
export interface KnownPlays {
  readonly listed: readonly PlayListed[];
  readonly verdicts: KnownVerdicts | null;
}

/** How many are played before it is asked whether others want to be answered. */
const atOnce = 4;

/**
 * All of them with their verdicts; null where these are no longer wanted. `pause` waits until whoever else has come was answered.
 */
export async function playsOf(
  playing: Playing,
  before: KnownVerdicts | null,
  pause: () => Promise<unknown>,
  isWanted: () => boolean,
): Promise<KnownPlays | null> {
  const { core, checked } = playing;
  const all = judging(core, { examples: checked.examples, scenarios: checked.plans }, before, (text) => text);
  for (let played = 1; ; played += 1) {
    const next = all.next();
    if (next.done === true) return { listed: next.value.verdicts.map(listed), verdicts: next.value.known };
    if (played % atOnce > 0) continue;
    await pause();
    if (!isWanted()) return null;
  }
}

/** The same of texts that have errors. */
export function notPlayed(listed: readonly PlayListed[]): readonly PlayListed[] {
  return listed.map((it) => ({ ...it, verdict: 'not played', why: '' }));
}

function listed({ failures, ...tried }: Verdict): PlayListed {
  const { plan, name } = tried;
  const why = failures.map(({ message, notes }) => [message, ...notes.map((it) => it.message)].join('\n')).join('\n');
  return {
    id: tried.kind === 'scenario' ? idOfScenario(tried.plan) : idOfExample(tried.plan),
    title: tried.kind === 'scenario' ? tried.plan.name : name,
    kind: tried.kind,
    path: plan.declared.file.path,
    line: positionOf(plan.declared.file, plan.declared.start).line,
    verdict: failures.length === 0 ? 'holds' : 'fails',
    why,
  };
}

/** By sentence, each of the rules, the ids of what comes to it. */
export type Touches = ReadonlyMap<string, readonly string[]>;

/** Plays all of them, and notes which sentences each comes to; null where that is no longer wanted. */
export async function touchesOf(
  { core, world, checked }: Playing,
  pause: () => Promise<unknown>,
  isWanted: () => boolean,
): Promise<Touches | null> {
  const sentences = new Map<object, string>();
  visit('core', core, {
    statement: (it) => {
      if (it.span === null) return;
      for (const at of [it, it.op]) sentences.set(at, sentenceAt(it.span));
    },
  });
  let come = new Set<string>();
  const program = interpret(core, (at) => {
    const sentence = sentences.get(at);
    if (sentence !== undefined) come.add(sentence);
  });
  const touches = new Map<string, string[]>([...sentences.values()].map((sentence) => [sentence, []]));
  const trials = trialsOf(world, { examples: checked.examples, scenarios: checked.plans });
  for (const [index, trial] of trials.entries()) {
    come = new Set();
    trial.play(program);
    const id = trial.kind === 'scenario' ? idOfScenario(trial.plan) : idOfExample(trial.plan);
    for (const sentence of come) touches.set(sentence, [...(touches.get(sentence) ?? []), id]);
    if (index % atOnce > 0) continue;
    await pause();
    if (!isWanted()) return null;
  }
  return touches;
}

/** What stands for a sentence, or for the opening of a block, by where it begins. */
export function sentenceAt({ file, start }: Span): string {
  return `${file.path} ${start}`;
}

/** Of the sentences of one text, in which line each begins and how many come to it. */
export function coveredIn(touches: Touches, file: SourceFile): readonly Covered[] {
  return [...touches].flatMap(([sentence, ids]) => {
    const space = sentence.lastIndexOf(' ');
    if (sentence.slice(0, space) !== file.path) return [];
    return [{ line: positionOf(file, Number(sentence.slice(space + 1))).line, by: ids.length }];
  });
}
