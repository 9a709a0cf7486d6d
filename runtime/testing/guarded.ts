/**
 * A program that watches itself: a game that goes wrong throws as soon as it does, and tells what was done last. Whatever
 * plays a program (random games, sessions, scripts) so notices the same at the same place.
 */
import type { Playable } from '../at-once.js';
import { CHANCE, type Decision, type Effect, NOBODY } from '../decision.js';
import { fault } from '../fault.js';
import { checkInvariants } from '../invariants.js';
import { drawByChance } from '../random.js';
import type { Game } from '../state.js';

/** How a message begins that tells of a game without end. */
export const WITHOUT_END = 'the game does not end';

/** Many times what a game takes from one checkpoint to the next. */
const MOST_ANSWERS_SINCE = 2000;
const MOST_ANSWERS = 100_000;
const MOST_STEPS_UNASKED = 10_000;
/** How many of the last sentences tell what goes on and on. */
const REMEMBERED = 200;
/** How many sentences a message names. */
const NAMED = 3;

/** What was done since something that shows that the game goes on. */
interface Progress {
  answers: number;
  /** Those since the last checkpoint; no number before the first, since a game may have none. */
  answersSince: number;
  stepsUnasked: number;
  /** The sentence that was carried out or answered last. */
  last: string;
  recent: string[];
  isEndless: boolean;
}

/**
 * The program, which throws where the position is broken, where a question has no answer, where far more answers follow
 * a checkpoint than should before the next, and where steps follow each other without end. The position is checked at the start, at
 * each question and at the end, and after each step where the engine tells its steps.
 */
export function guarded<Guarded extends Playable>(program: Guarded): Guarded & { play(game: Game): Effect } {
  return {
    ...program,
    *play(game) {
      const progress: Progress = {
        answers: 0,
        answersSince: NaN,
        stepsUnasked: 0,
        last: '',
        recent: [],
        isEndless: false,
      };
      const unwatch = watch(game, progress);
      try {
        refuseBroken(game);
        yield* observed(game, program.play(game) ?? fault('no plain functions can be watched'), progress);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (progress.isEndless) throw error;
        const where = progress.last === '' ? 'before anything was done' : `after "${progress.last}"`;
        throw new Error(`${message}, ${where}`, { cause: error });
      } finally {
        unwatch();
      }
    },
  };
}

/** Returns what puts the game back as it was: one that is taken back is played anew, and watched anew. */
function watch(game: Game, progress: Progress): () => void {
  const { onCheckpoint, onStep } = game;
  game.onCheckpoint = () => {
    progress.answersSince = 0;
    onCheckpoint?.();
  };
  game.onStep = (sentence) => {
    onStep?.(sentence);
    progress.stepsUnasked += 1;
    progress.last = sentence;
    refuseBroken(game);
    if (progress.stepsUnasked > MOST_STEPS_UNASKED - REMEMBERED) remember(progress, sentence);
    if (progress.stepsUnasked > MOST_STEPS_UNASKED) refuseEndless(progress, 'done');
  };
  return () => {
    game.onCheckpoint = onCheckpoint;
    game.onStep = onStep;
  };
}

function* observed(game: Game, effect: Effect, progress: Progress): Effect {
  let step = effect.next();
  while (step.done !== true) {
    const asked = step.value;
    refuseBroken(game);
    if (asked.by === NOBODY) throw new Error(`"${asked.why}" is asked of nobody`);
    if (asked.options.length === 0) throw new Error(`"${asked.why}" is asked and has no answer`);
    progress.answers += 1;
    progress.answersSince += 1;
    progress.stepsUnasked = 0;
    remember(progress, asked.why);
    if (progress.answersSince > MOST_ANSWERS_SINCE || progress.answers > MOST_ANSWERS) {
      refuseEndless(progress, 'asked');
    }
    const answered = yield asked;
    progress.last = asked.why;
    step = effect.next(answered);
  }
  refuseBroken(game);
}

function remember(progress: Progress, sentence: string): void {
  progress.recent.push(sentence);
  if (progress.recent.length > 2 * REMEMBERED) progress.recent = progress.recent.slice(-REMEMBERED);
}

function refuseEndless(progress: Progress, what: 'asked' | 'done'): never {
  progress.isEndless = true;
  const again = [...new Set(progress.recent.slice(-REMEMBERED))].sort().slice(0, NAMED);
  const verb = again.length === 1 ? 'is' : 'are';
  throw new Error(`${WITHOUT_END}: ${again.map((it) => `"${it}"`).join(' and ')} ${verb} ${what} again and again`);
}

function refuseBroken(game: Game): void {
  const broken = checkInvariants(game);
  if (broken !== null) throw new Error(broken);
}

/** Plays on at random from a question, by a seed, until the game ends or it is enough; chance is the game's own. */
export function playOn(
  game: Game,
  effect: Effect,
  asked: Decision | null,
  pickFrom: (options: readonly number[]) => number,
  isEnough: () => boolean,
): void {
  let next = asked;
  while (next !== null && !isEnough()) {
    const option = next.by === CHANCE ? drawByChance(game, next) : pickFrom(next.options);
    const step = effect.next(option);
    next = step.done === true ? null : step.value;
  }
}
