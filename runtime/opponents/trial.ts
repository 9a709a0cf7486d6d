/** A game that is played on in thought: the position at a checkpoint, the answers since, and then others than in the game. */
import { type Answer, answerAtOnce } from '../at-once.js';
import { CHANCE, type Decision } from '../decision.js';
import { drawByChance } from '../random.js';
import { type Game, newGame, numberAt } from '../state.js';
import type { Dice } from './dice.js';
import type { Moment } from './player.js';
import { type Redraw, redrawOf } from './redraw.js';

export interface Trial {
  readonly game: Game;
  /** How many rounds of the sequence of play have begun since. */
  rounds: number;
}

/**
 * What plays the trials of a moment, each in the same cells: one at a time. What its faction may not know is drawn anew in each, and what
 * is asked from then on, first what the moment asks, is answered as the trial has it.
 */
export function trialsOf({
  program,
  asked,
  checkpoint,
  answers,
}: Moment): (dice: Dice, answering: (trial: Trial) => Answer) => Trial {
  const game = newGame(program.rules);
  let redraw: Redraw | null = null;
  return (dice, answering) => {
    game.cells.set(checkpoint);
    game.regardsCards = true;
    game.onCheckpoint = null;
    const trial: Trial = { game, rounds: 0 };
    const answer = answering(trial);
    let given = 0;
    answerAtOnce(
      game,
      (it) => program.play(it),
      (question) => {
        given += 1;
        if (given <= answers.length) return numberAt(answers, given - 1);
        if (given > answers.length + 1) return answer(question);
        // A procedure in progress has told what it asks: what its faction is asked stays as it is.
        redraw ??= redrawOf(program, game, asked.by);
        redraw(game, dice);
        game.onCheckpoint = () => {
          trial.rounds += 1;
        };
        return answer(asked);
      },
    );
    return trial;
  };
}

/** Lets chance decide until a faction is asked. */
export function drawnOn({ game }: Trial): Answer {
  return (asked) => (asked.by === CHANCE ? drawByChance(game, asked) : null);
}

/** A round of more decisions is cut short. */
const mostDecisions = 200;

/** Plays on at random until so many rounds have begun, or the game has ended. */
export function playedOut(trial: Trial, dice: Dice, rounds: number): Answer {
  let left = mostDecisions;
  return (asked) => {
    if (asked.by === CHANCE) return drawByChance(trial.game, asked);
    if (trial.rounds >= rounds || left === 0) return null;
    left -= 1;
    return numberAt(asked.options, dice(asked.options.length));
  };
}

/** Gives an answer to the first question, and others to those that come after it. */
export function first(option: number, then: Answer): Answer {
  let isFirst = true;
  return (asked: Decision) => {
    if (!isFirst) return then(asked);
    isFirst = false;
    return option;
  };
}
