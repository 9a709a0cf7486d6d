/** What generated code offers: the tables of a game, its setup, and its play. */
import type { Bounds } from './bounded.js';
import { setDeck } from './cards.js';
import type { Effect } from './decision.js';
import { type Choices, choose } from './options.js';
import { seedGenerator } from './random.js';
import type { Rules } from './rules.js';
import { type Game, newGame } from './state.js';

export interface Program {
  readonly rules: Rules;
  /** Fills the cells of a new position, all but the generator and the deck. */
  setup(game: Game): void;
  /** Makes the deck, by the game's generator. */
  deal(game: Game): void;
  /** Plays to the end: from the beginning, or, in a position at a checkpoint, from the top of that round. */
  play(game: Game): Effect;
  /** By card and side, what playing that side does; absent where the card has no Event. */
  readonly events: Readonly<Record<number, readonly ((game: Game, by: number) => Effect)[]>>;
  /** By the procedure's index in the tables. One that is offered among others runs without any bounds. */
  readonly procedures: readonly { run(game: Game, by: number): Effect }[];
  /** One that is offered among others, within bounds; `why` is the question which. */
  conduct(game: Game, by: number, why: string, bounds: Bounds): Effect;
}

/**
 * A position at the start of a game. The deck is dealt by the seed, or is the one given (card indexes, top first); options that
 * `choices` leave out are as they are by default.
 */
export function startGame(
  program: Pick<Program, 'rules' | 'setup' | 'deal'>,
  seed: number,
  deck: readonly number[] | null,
  choices: Choices = {},
): Game {
  const game = newGame(program.rules);
  choose(game, choices);
  seedGenerator(game, seed);
  program.setup(game);
  if (deck === null) program.deal(game);
  else setDeck(game, deck);
  return game;
}
