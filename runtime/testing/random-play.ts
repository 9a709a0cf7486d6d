/** Whole games by random choice: fast, repeatable by their seed. */
import { answerAtOnce, type Playable } from '../at-once.js';
import { CHANCE } from '../decision.js';
import { guarded } from './guarded.js';
import { type Choices, choicesOf } from '../options.js';
import { startGame } from '../program.js';
import { drawByChance } from '../random.js';
import { isOver, type Ending, endingOf } from '../outcome.js';
import { type Game, numberAt } from '../state.js';

export interface RandomPlayOptions {
  /** Plays the program guarded: a game that goes wrong crashes as soon as it does. */
  readonly checkInvariants?: boolean;
  /** Is given the position at the start. */
  readonly watch?: (game: Game) => void;
  /** Options that are chosen so in each game; the others are chosen by the seed, so that each way comes up. */
  readonly choices?: Choices;
  /** Gives up after so many decisions of players. */
  readonly maxDecisions?: number;
}

export interface RandomGame {
  /** True where the game came to its end. */
  readonly finished: boolean;
  /** Null where it did not come to its end. */
  readonly outcome: Ending | null;
  /** How often a player had a choice. */
  readonly decisions: number;
  /** What went wrong. */
  readonly crashed?: string;
  /** After a crash: every answer up to it, those of chance too. */
  readonly answers?: readonly number[];
}

const MOST_DECISIONS = 1_000_000;

/**
 * Plays one game: chance by the game's generator, players by a generator of their own, so that the answers alone give
 * the same game. A crash is caught and told with the answers that lead to it.
 */
export function playRandomly(program: Playable, seed: number, options: RandomPlayOptions = {}): RandomGame {
  const played = options.checkInvariants === true ? guarded(program) : program;
  const most = options.maxDecisions ?? MOST_DECISIONS;
  const choices = choicesFor(program, seed, options.choices);
  try {
    return playOut(played, { seed, choices }, most, null, options.watch);
  } catch {
    // The same seed crashes in the same place: play again and write the answers down.
    const answers: number[] = [];
    try {
      return playOut(played, { seed, choices }, most, answers);
    } catch (error) {
      const crashed = error instanceof Error ? error.message : String(error);
      return { finished: false, outcome: null, decisions: answers.length, crashed, answers };
    }
  }
}

/** What is chosen of the options in the game of a seed: each way comes up in as many seeds in a row as there are ways. */
export function choicesFor({ rules }: Playable, seed: number, fixed: Choices = {}): Choices {
  return rules.options === undefined ? fixed : { ...choicesOf(rules, seed), ...fixed };
}

/** Returns what chooses among options as `playRandomly` does for a seed. */
export function randomPicks(seed: number): (options: readonly number[]) => number {
  let picker = pickerOf(seed);
  return (options) => {
    picker = nextPicker(picker);
    return numberAt(options, pick(picker, options.length));
  };
}

function playOut(
  program: Playable,
  { seed, choices }: { readonly seed: number; readonly choices: Choices },
  most: number,
  answers: number[] | null,
  watch?: (game: Game) => void,
): RandomGame {
  const game = startGame(program, seed, null, choices);
  watch?.(game);
  let decisions = 0;
  let picker = pickerOf(seed);
  const isWhole = answerAtOnce(
    game,
    (it) => program.play(it),
    (asked) => {
      let option: number;
      if (asked.by === CHANCE) option = drawByChance(game, asked);
      else {
        if (decisions === most) return null;
        decisions += 1;
        picker = nextPicker(picker);
        option = numberAt(asked.options, pick(picker, asked.options.length));
      }
      answers?.push(option);
      return option;
    },
  );
  const finished = isWhole || isOver(game);
  return { finished, outcome: finished ? endingOf(game) : null, decisions };
}

function pickerOf(seed: number): number {
  return (Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bd1e995) | 0;
}

function nextPicker(picker: number): number {
  return (picker + 0x6d2b79f5) | 0;
}

/** A number from 0 up to but without `bound` (mulberry32). */
function pick(picker: number, bound: number): number {
  let mixed = Math.imul(picker ^ (picker >>> 15), 1 | picker);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) * bound) / 4294967296);
}
