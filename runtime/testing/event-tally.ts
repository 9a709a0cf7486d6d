/** What comes of the Events that are played in random games: how often each side is taken, and what it does. */
import { currentCard } from '../cards.js';
import { CHANCE, type Effect } from '../decision.js';
import type { Rules } from '../rules.js';
import type { Game } from '../state.js';

export interface EventCount {
  taken: number;
  /** Nothing in the position had changed when it was over. */
  withoutEffect: number;
  /** No player was asked anything. */
  withoutChoice: number;
}

/** By card, by side. */
export type EventTally = readonly (readonly EventCount[])[];

export function newEventTally(rules: Rules): EventTally {
  return rules.cards.map((card) => card.sides.map(() => ({ taken: 0, withoutEffect: 0, withoutChoice: 0 })));
}

/** From now on the Events of this game are counted. An Event that never comes to its end is not. */
export function watchEvents(game: Game, tally: EventTally): void {
  game.watch = function* (_by: number, side: number, effect: Effect): Effect {
    const count = tally[currentCard(game)]?.[side];
    const before = game.cells.slice();
    let isAsked = false;
    let step = effect.next();
    while (step.done !== true) {
      if (step.value.by !== CHANCE) isAsked = true;
      step = effect.next(yield step.value);
    }
    if (count === undefined) return;
    count.taken += 1;
    if (!isAsked) count.withoutChoice += 1;
    if (isSame(game, before)) count.withoutEffect += 1;
  };
}

/** The generator aside: a roll that comes to nothing has no effect. */
function isSame(game: Game, before: Int32Array): boolean {
  for (let cell = game.rules.layout.spaces; cell < before.length; cell += 1) {
    if (game.cells[cell] !== before[cell]) return false;
  }
  return true;
}
