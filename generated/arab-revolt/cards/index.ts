// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: the Events. */
import { type Effect, type Game, chooseSide, currentCard, watched } from 'rulewright/runtime';
import * as a1 from '../cards/a1-mass-detention.js';
import * as a10 from '../cards/a10-ex-black-and-tans.js';
import * as a11 from '../cards/a11-italian-aid.js';
import * as a12 from '../cards/a12-general-dill.js';
import * as a13 from '../cards/a13-arab-investigation-centres.js';
import * as a14 from '../cards/a14-arab-ladies-of-jerusalem.js';
import * as a15 from '../cards/a15-human-shields.js';
import * as a16 from '../cards/a16-censorship.js';
import * as a17 from '../cards/a17-revisionist-terror.js';
import * as a18 from '../cards/a18-punitive-searches.js';
import * as a19 from '../cards/a19-league-of-nations.js';
import * as a2 from '../cards/a2-central-war-committee.js';
import * as a20 from '../cards/a20-arab-higher-committee.js';
import * as a21 from '../cards/a21-criminals-and-thugs.js';
import * as a22 from '../cards/a22-demonstrations.js';
import * as a23 from '../cards/a23-al-hajj-muhammad.js';
import * as a24 from '../cards/a24-tensions-in-europe.js';
import * as a25 from '../cards/a25-montgomery.js';
import * as a26 from '../cards/a26-triangle-of-terror.js';
import * as a27 from '../cards/a27-rebel-courts.js';
import * as a28 from '../cards/a28-tegart-forts.js';
import * as a29 from '../cards/a29-haganah.js';
import * as a3 from '../cards/a3-peace-bands.js';
import * as a30 from '../cards/a30-arab-kings.js';
import * as a31 from '../cards/a31-french-syria.js';
import * as a32 from '../cards/a32-aerial-policing.js';
import * as a4 from '../cards/a4-special-night-squads.js';
import * as a5 from '../cards/a5-village-occupations.js';
import * as a6 from '../cards/a6-house-demolition.js';
import * as a7 from '../cards/a7-memory-of-al-qassam.js';
import * as a8 from '../cards/a8-fawzi-al-qawuqji.js';
import * as a9 from '../cards/a9-hajj-amin-al-husayni.js';
import { Card } from '../ids.js';
type Play = (game: Game, by: number) => Effect;
/** The sides of each card that has a text. */
export const events: Readonly<Record<number, readonly Play[]>> = {
  [Card.A1]: [a1.unshaded, a1.shaded],
  [Card.A2]: [a2.unshaded, a2.shaded],
  [Card.A3]: [a3.unshaded, a3.shaded],
  [Card.A4]: [a4.unshaded, a4.shaded],
  [Card.A5]: [a5.unshaded, a5.shaded],
  [Card.A6]: [a6.unshaded, a6.shaded],
  [Card.A7]: [a7.unshaded, a7.shaded],
  [Card.A8]: [a8.unshaded, a8.shaded],
  [Card.A9]: [a9.unshaded, a9.shaded],
  [Card.A10]: [a10.unshaded, a10.shaded],
  [Card.A11]: [a11.event],
  [Card.A12]: [a12.unshaded, a12.shaded],
  [Card.A13]: [a13.unshaded, a13.shaded],
  [Card.A14]: [a14.unshaded, a14.shaded],
  [Card.A15]: [a15.unshaded, a15.shaded],
  [Card.A16]: [a16.unshaded, a16.shaded],
  [Card.A17]: [a17.unshaded, a17.shaded],
  [Card.A18]: [a18.unshaded, a18.shaded],
  [Card.A19]: [a19.event],
  [Card.A20]: [a20.unshaded, a20.shaded],
  [Card.A21]: [a21.unshaded, a21.shaded],
  [Card.A22]: [a22.unshaded, a22.shaded],
  [Card.A23]: [a23.unshaded, a23.shaded],
  [Card.A24]: [a24.event],
  [Card.A25]: [a25.unshaded, a25.shaded],
  [Card.A26]: [a26.event],
  [Card.A27]: [a27.unshaded, a27.shaded],
  [Card.A28]: [a28.event],
  [Card.A29]: [a29.unshaded, a29.shaded],
  [Card.A30]: [a30.unshaded, a30.shaded],
  [Card.A31]: [a31.unshaded, a31.shaded],
  [Card.A32]: [a32.unshaded, a32.shaded],
};
const names: Readonly<Record<number, readonly string[]>> = {
  [Card.A1]: ['unshaded', 'shaded'],
  [Card.A2]: ['unshaded', 'shaded'],
  [Card.A3]: ['unshaded', 'shaded'],
  [Card.A4]: ['unshaded', 'shaded'],
  [Card.A5]: ['unshaded', 'shaded'],
  [Card.A6]: ['unshaded', 'shaded'],
  [Card.A7]: ['unshaded', 'shaded'],
  [Card.A8]: ['unshaded', 'shaded'],
  [Card.A9]: ['unshaded', 'shaded'],
  [Card.A10]: ['unshaded', 'shaded'],
  [Card.A11]: ['event'],
  [Card.A12]: ['unshaded', 'shaded'],
  [Card.A13]: ['unshaded', 'shaded'],
  [Card.A14]: ['unshaded', 'shaded'],
  [Card.A15]: ['unshaded', 'shaded'],
  [Card.A16]: ['unshaded', 'shaded'],
  [Card.A17]: ['unshaded', 'shaded'],
  [Card.A18]: ['unshaded', 'shaded'],
  [Card.A19]: ['event'],
  [Card.A20]: ['unshaded', 'shaded'],
  [Card.A21]: ['unshaded', 'shaded'],
  [Card.A22]: ['unshaded', 'shaded'],
  [Card.A23]: ['unshaded', 'shaded'],
  [Card.A24]: ['event'],
  [Card.A25]: ['unshaded', 'shaded'],
  [Card.A26]: ['event'],
  [Card.A27]: ['unshaded', 'shaded'],
  [Card.A28]: ['event'],
  [Card.A29]: ['unshaded', 'shaded'],
  [Card.A30]: ['unshaded', 'shaded'],
  [Card.A31]: ['unshaded', 'shaded'],
  [Card.A32]: ['unshaded', 'shaded'],
};

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
