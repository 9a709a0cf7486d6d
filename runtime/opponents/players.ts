/** Players that know no game: they choose by chance, or try what comes of each option in trials that peek at nothing. */
import type { Answer } from '../at-once.js';
import { numberAt } from '../state.js';
import { type Dice, diceOf } from './dice.js';
import { mctsPlayer } from './mcts.js';
import { even, type Moment, type Player, type Value } from './player.js';
import { forPlayouts, forTime, type Limit } from './limit.js';
import { drawnOn, first, playedOut, type Trial, trialsOf } from './trial.js';

export const playerKinds = ['random', 'greedy', 'mc', 'mcts'] as const;

/**
 * `random`: any option. `greedy`: the one after which its value is highest. `mc`: flat Monte Carlo, so many random playouts of each
 * option. `mcts`: information-set Monte Carlo tree search, so many playouts in all.
 */
export type PlayerKind = (typeof playerKinds)[number];

/** How a faction is played. */
export interface Skill {
  readonly kind: PlayerKind;
  /** Playouts, or milliseconds for each answer, 1 or more; null where the kind has none. */
  readonly budget: number | null;
  readonly unit?: 'playouts' | 'milliseconds';
}

/** Tells milliseconds since any moment. */
export type Clock = () => number;

/** A playout stops where so many rounds of the sequence of play have begun: further on, chance speaks and not the option. */
export const horizon = 2;

/** Kinds that have a budget, with the one that they have where none is said. */
export const budgets: Readonly<Partial<Record<PlayerKind, number>>> = { mc: 20, mcts: 200 };

/**
 * A player of this skill; without a value it looks at the ends of games alone. A budget that is no whole number above 0, and one of
 * time without a clock, throws a RangeError. One of time is not played alike twice.
 */
export function playerOf({ kind, budget, unit }: Skill, value: Value = even, clock?: Clock): Player {
  const most = budget ?? budgets[kind] ?? 0;
  if (budget !== null && !(Number.isSafeInteger(budget) && budget > 0))
    throw new RangeError(`a budget is a whole number, 1 or more, not ${budget}`);
  const isTime = unit === 'milliseconds';
  if (isTime && clock === undefined) throw new RangeError('a budget of time needs a clock');
  const limit: Limit = isTime && clock !== undefined ? forTime(most, clock) : forPlayouts(most);
  switch (kind) {
    case 'random':
      return ({ asked, seed, step }) => numberAt(asked.options, diceOf(seed, step)(asked.options.length));
    case 'greedy':
      return bestBy(forPlayouts(1), value, drawnOn);
    case 'mc':
      return bestBy(limit, value, (trial, dice) => playedOut(trial, dice, horizon));
    case 'mcts':
      return mctsPlayer(limit, value, horizon);
  }
}

/** Takes the option that is worth most on average over so many trials, one of the best by chance; each trial has the same dice for all options. */
function bestBy(limit: Limit, value: Value, goOn: (trial: Trial, dice: Dice) => Answer): Player {
  return (moment) => {
    const { asked, seed, step } = moment;
    const tryOut = trialsOf(moment);
    const dice = diceOf(seed, step);
    const worth = asked.options.map(() => 0);
    const isLeft = limit();
    for (let round = 0; round === 0 || isLeft(round); round += 1) {
      const own = dice(2 ** 31);
      for (let index = 0; index < asked.options.length; index += 1) {
        const thrown = diceOf(own, round);
        const option = numberAt(asked.options, index);
        const { game } = tryOut(thrown, (trial) => first(option, goOn(trial, thrown)));
        worth[index] = (worth[index] ?? 0) + (value(game)[asked.by] ?? 0);
      }
    }
    return oneOfBest(moment, worth, dice);
  };
}

function oneOfBest({ asked }: Moment, worth: readonly number[], dice: Dice): number {
  const most = Math.max(...worth);
  const best = asked.options.filter((_, index) => worth[index] === most);
  return numberAt(best, dice(best.length));
}
