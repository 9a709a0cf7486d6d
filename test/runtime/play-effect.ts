/** Drives an effect with answers by label, and tells what it asked. */
import { type Effect, type Game, newGame, optionCalled, optionLabel } from '../../runtime/index.js';
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
    const options = question.options.map((value) => ({ value, label: optionLabel(game.rules, question, value) }));
    asked.push(`${question.kind}: ${options.map(({ label }) => label).join(', ')}`);
    const answer = answers[given];
    const option = answer === undefined ? null : optionCalled({ kind: question.kind, options }, answer);
    if (option === null) throw new Error(`${answer ?? 'no answer'} to ${asked[given] ?? ''}`);
    given += 1;
    step = effect.next(option.value);
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
