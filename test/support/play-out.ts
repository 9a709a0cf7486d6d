/** An effect answered at random, for what it may do rather than for what somebody would choose. */
import { CHANCE, drawByChance, type Effect, type Game, isOver } from '../../runtime/index.js';
import { randomPicks } from '../../runtime/testing/random-play.js';

/** No effect that is played by itself is answered more often. */
const mostAnswers = 300;

/** Plays an effect to its end, or as far as chance leads. */
export function playOut(game: Game, effect: Effect, seed: number): void {
  const pick = randomPicks(seed);
  let step = effect.next();
  for (let turn = 0; turn < mostAnswers && step.done !== true && !isOver(game); turn += 1) {
    const { by, options } = step.value;
    step = effect.next(by === CHANCE ? drawByChance(game, step.value) : pick(options));
  }
}
