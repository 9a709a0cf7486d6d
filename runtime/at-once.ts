/** Effects whose questions are all answered at once: nothing has to wait, so nothing has to be taken up again. */
import type { Decision, Effect } from './decision.js';
import type { Program } from './program.js';
import type { Game } from './state.js';

/** Takes one of the options of a question; null where it is enough, and nothing more is done. */
export type Answer = (asked: Decision) => number | null;

/**
 * What plays whole games: a program, or one of plain functions that is made of the same text. In these each question is a call of the
 * game's `answer`, so that an effect that was begun is over, and nothing is returned.
 */
export interface Playable extends Pick<Program, 'rules' | 'setup' | 'deal'> {
  play(game: Game): Effect | undefined;
}

/** Begins an effect and answers what it asks, to its end, or until it is enough. Returns whether it came to its end. */
export function answerAtOnce(game: Game, begin: (game: Game) => Effect | undefined, answer: Answer): boolean {
  game.answer = (asked) => {
    const option = answer(asked);
    if (option === null) throw enough;
    return option;
  };
  try {
    const effect = begin(game);
    if (effect === undefined) return true;
    let step = effect.next();
    while (step.done !== true) step = effect.next(game.answer(step.value));
    return true;
  } catch (error) {
    if (error !== enough) throw error;
    return false;
  } finally {
    game.answer = null;
  }
}

/** Leaves the plain functions that are at work. */
const enough = new Error('it is enough');
