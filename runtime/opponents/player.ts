/** Who decides for a faction, and what there is to decide by. */
import type { Playable } from '../at-once.js';
import type { Decision } from '../decision.js';
import { loserOf, winnerOf } from '../outcome.js';
import type { Session } from '../session.js';
import type { Game } from '../state.js';

/** How a position stands for each faction, from 0, lost, to 1, won; also where the game has ended. It changes nothing. */
export type Value = (game: Game) => readonly number[];

/** A question, and how the game came to it. */
export interface Moment {
  readonly program: Playable;
  readonly asked: Decision;
  /** The cells at the last checkpoint. */
  readonly checkpoint: Int32Array;
  /** Every answer since, those of chance too. */
  readonly answers: readonly number[];
  /** What the game follows from. */
  readonly seed: number;
  /** How many answers were given in the whole game. */
  readonly step: number;
}

/** Takes one of the options of a question to its faction; the same one for the same moment. */
export type Player = (moment: Moment) => number;

/** The question that a session waits for; null when the game has ended. */
export function momentOf({ program, start, history, asked }: Session): Moment | null {
  const entry = history[history.length - 1];
  if (asked === null || entry === undefined) return null;
  const step = history.reduce((sum, { answers }) => sum + answers.length, 0);
  return { program, asked, checkpoint: entry.cells, answers: entry.answers, seed: start?.seed ?? 0, step };
}

/**
 * The value of who knows no rules of victory: 1 where the faction has won or another has lost, 0 where it has lost or another has won, else ½.
 */
export const even: Value = (game) => {
  const winner = winnerOf(game);
  const loser = loserOf(game);
  return game.rules.factions.map((_, faction) => {
    if (winner === -1 && loser === -1) return 1 / 2;
    return winner === faction || (loser !== -1 && loser !== faction) ? 1 : 0;
  });
};
