/** Drives an effect with answers by label, and tells what it asked. */
import { type Effect, type Game, newGame, optionLabel } from '../../runtime/index.js';
import { rules } from '../support/saltmarsh-tables.js';

export interface Played<R> {
  /** Each question: its kind and the labels of its options. */
  readonly asked: readonly string[];
  readonly result: R;
}

/** Plays to the end. An answer that is no option, one too many or one too few throws. */
export function playEffect<R>(game: Game, effect: Effect<R>, ...answers: readonly string[]): Played<R> {
  const asked: string[] = [];
  let given = 0;
  let step = effect.next();
  while (step.done !== true) {
    const question = step.value;
    const labels = question.options.map((option) => optionLabel(game.rules, question, option));
    asked.push(`${question.kind}: ${labels.join(', ')}`);
    const answer = answers[given];
    const option = answer === undefined ? undefined : question.options[labels.indexOf(answer)];
    if (option === undefined) throw new Error(`${answer ?? 'no answer'} to ${asked[given] ?? ''}`);
    given += 1;
    step = effect.next(option);
  }
  if (given < answers.length) throw new Error(`not asked: ${answers[given] ?? ''}`);
  return { asked, result: step.value };
}

/** An empty board of Saltmarsh with every piece Available. */
export function emptyBoard(): Game {
  const game = newGame(rules);
  game.log = [];
  return game;
}
