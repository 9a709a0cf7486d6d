// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: the Events. */
import { type Effect, type Game, chooseSide, currentCard, watched } from 'rulewright/runtime';
type Play = (game: Game, by: number) => Effect;
/** The sides of each card that has a text. */
export const events: Readonly<Record<number, readonly Play[]>> = {};
const names: Readonly<Record<number, readonly string[]>> = {};

/** Whether the card in hand has an Event to play. */
export function hasEvent(game: Game): boolean {
  return events[currentCard(game)] !== undefined;
}

/** Plays the Event of the card in hand; of two sides, `by` chooses one. */
export function* playEvent(game: Game, by: number, why: string): Effect {
  const choices = events[currentCard(game)];
  if (choices === undefined) return;
  const side = yield* chooseSide(game, by, why, names[currentCard(game)] ?? []);
  const effect = choices[side];
  if (effect !== undefined) yield* watched(game, by, side, effect(game, by));
}
