/** Whole games between players: each faction has its own, chance is decided by the game's generator. */
import { answerAtOnce, type Playable } from '../at-once.js';
import { CHANCE } from '../decision.js';
import { type Ending, endingOf, isOver } from '../outcome.js';
import { type Choices } from '../options.js';
import { startGame } from '../program.js';
import { drawByChance } from '../random.js';
import type { Game } from '../state.js';
import { fault } from '../fault.js';
import type { Player } from './player.js';

export interface SeatedGame {
  /** Null where it did not come to its end. */
  readonly outcome: Ending | null;
  /** How often a player had a choice. */
  readonly decisions: number;
}

/** What a game between players begins with. */
export interface Seating {
  readonly seed: number;
  /** By faction. */
  readonly players: readonly Player[];
  readonly choices?: Choices;
  /** Is given the position at the start. */
  readonly watch?: (game: Game) => void;
}

/** More decisions than a game has that comes to its end. */
const mostDecisions = 1_000_000;

/** Plays one game; what goes wrong in it is thrown. Equal seeds, players and choices give equal games. */
export function playSeated(program: Playable, { seed, players, choices = {}, watch }: Seating): SeatedGame {
  const game = startGame(program, seed, null, choices);
  watch?.(game);
  let checkpoint = game.cells.slice();
  let answers: number[] = [];
  let step = 0;
  let decisions = 0;
  const told = game.onCheckpoint;
  game.onCheckpoint = () => {
    told?.();
    checkpoint = game.cells.slice();
    answers = [];
  };
  const isWhole = answerAtOnce(
    game,
    (it) => program.play(it),
    (asked) => {
      if (decisions === mostDecisions) return null;
      let option: number;
      if (asked.by === CHANCE) option = drawByChance(game, asked);
      else {
        const player = players[asked.by] ?? fault(`nobody plays faction ${asked.by}`);
        option = player({ program, asked, checkpoint, answers, seed, step });
        decisions += 1;
      }
      answers.push(option);
      step += 1;
      return option;
    },
  );
  return { outcome: isWhole || isOver(game) ? endingOf(game) : null, decisions };
}
