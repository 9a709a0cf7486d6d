/** The British Way: Arab Revolt: the Events. */
import { type Effect, type Game, ask, currentCard } from '../../../runtime/index.js';
import * as a10 from '../cards/a10-ex-black-and-tans.js';
import * as a11 from '../cards/a11-italian-aid.js';
import * as a13 from '../cards/a13-arab-investigation-centres.js';
import * as a14 from '../cards/a14-arab-ladies-of-jerusalem.js';
import * as a23 from '../cards/a23-al-hajj-muhammad.js';
import * as a25 from '../cards/a25-montgomery.js';
import { Card } from '../ids.js';
type Side = (game: Game, by: number) => Effect;
/** The sides of each card that has a text. */
const sides: Readonly<Record<number, readonly Side[]>> = {
  [Card.A10]: [a10.unshaded, a10.shaded],
  [Card.A11]: [a11.event],
  [Card.A13]: [a13.unshaded, a13.shaded],
  [Card.A14]: [a14.unshaded, a14.shaded],
  [Card.A23]: [a23.unshaded, a23.shaded],
  [Card.A25]: [a25.unshaded, a25.shaded],
};
const names: Readonly<Record<number, readonly string[]>> = {
  [Card.A10]: ['unshaded', 'shaded'],
  [Card.A11]: ['event'],
  [Card.A13]: ['unshaded', 'shaded'],
  [Card.A14]: ['unshaded', 'shaded'],
  [Card.A23]: ['unshaded', 'shaded'],
  [Card.A25]: ['unshaded', 'shaded'],
};

/** Whether the card in hand has an Event to play. */
export function hasEvent(game: Game): boolean {
  return sides[currentCard(game)] !== undefined;
}

/** Plays the Event of the card in hand; of two sides, `by` chooses one. */
export function* playEvent(game: Game, by: number, why: string): Effect {
  const choices = sides[currentCard(game)];
  if (choices === undefined) return;
  const options = choices.map((_, index) => index);
  const side = choices[yield* ask(game, by, 'side', why, options, names[currentCard(game)] ?? null)];
  if (side !== undefined) yield* side(game, by);
}
