/** A game that is played on in thought: the position at a checkpoint, the answers since, and then others than in the game. */
import { CHANCE, type Decision, type Effect } from '../decision.js';
import { drawByChance } from '../random.js';
import { type Game, newGame, numberAt } from '../state.js';
import type { Dice } from './dice.js';
import type { Moment } from './player.js';
import { redraw } from './redraw.js';

export interface Trial {
  readonly game: Game;
  effect: Effect;
  /** Null when the game has ended. */
  asked: Decision | null;
  /** How many rounds of the sequence of play have begun since. */
  rounds: number;
}

/** Begins the trials of a moment, each in the same cells: one at a time. What its faction may not know is drawn anew in each. */
export function trialsOf({ program, asked, checkpoint, answers }: Moment): (dice: Dice) => Trial {
  const game = newGame(program.rules);
  return (dice) => {
    game.cells.set(checkpoint);
    game.regardsCards = true;
    game.onCheckpoint = null;
    const effect = program.play(game);
    effect.next();
    for (let index = 0; index < answers.length; index += 1) effect.next(numberAt(answers, index));
    // A procedure in progress has told what it asks: what its faction is asked stays as it is.
    redraw(program, game, asked.by, dice);
    const trial: Trial = { game, effect, asked, rounds: 0 };
    game.onCheckpoint = () => {
      trial.rounds += 1;
    };
    return trial;
  };
}

/** Gives an answer. */
export function take(trial: Trial, option: number): void {
  const step = trial.effect.next(option);
  trial.asked = step.done === true ? null : step.value;
}

/** Lets chance decide until a faction is asked. */
export function drawOn(trial: Trial): void {
  while (trial.asked !== null && trial.asked.by === CHANCE) take(trial, drawByChance(trial.game, trial.asked));
}

/** A round of more decisions is cut short. */
const mostDecisions = 200;

/** Plays on at random until so many rounds have begun, or the game has ended. */
export function playOut(trial: Trial, dice: Dice, rounds: number): void {
  for (let left = mostDecisions; ; left -= 1) {
    drawOn(trial);
    const { asked } = trial;
    if (asked === null || trial.rounds >= rounds || left === 0) return;
    take(trial, numberAt(asked.options, dice(asked.options.length)));
  }
}
