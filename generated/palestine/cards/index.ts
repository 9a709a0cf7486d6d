// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: the Events. */
import { type Effect, type Game, chooseSide, currentCard, watched } from 'rulewright/runtime';
import * as p1 from '../cards/p1-operation-agatha.js';
import * as p10 from '../cards/p10-palestine-police-force.js';
import * as p11 from '../cards/p11-operation-shark.js';
import * as p12 from '../cards/p12-peter-bergson.js';
import * as p13 from '../cards/p13-palmach.js';
import * as p14 from '../cards/p14-martial-law.js';
import * as p15 from '../cards/p15-chaim-weizmann.js';
import * as p16 from '../cards/p16-alan-cunningham.js';
import * as p17 from '../cards/p17-bevingrads.js';
import * as p18 from '../cards/p18-6th-airborne.js';
import * as p19 from '../cards/p19-rome-embassy-bombing.js';
import * as p2 from '../cards/p2-exodus-affair.js';
import * as p20 from '../cards/p20-indian-independence.js';
import * as p21 from '../cards/p21-united-resistance-movement.js';
import * as p22 from '../cards/p22-jewish-agency.js';
import * as p23 from '../cards/p23-road-mines.js';
import * as p24 from '../cards/p24-sergeants-affair.js';
import * as p25 from '../cards/p25-menachem-begin.js';
import * as p26 from '../cards/p26-veterans-of-wwii.js';
import * as p27 from '../cards/p27-american-loans.js';
import * as p28 from '../cards/p28-cid.js';
import * as p29 from '../cards/p29-curfews.js';
import * as p3 from '../cards/p3-king-david-hotel.js';
import * as p30 from '../cards/p30-roy-farran.js';
import * as p31 from '../cards/p31-dov-gruner.js';
import * as p32 from '../cards/p32-weapon-factories.js';
import * as p4 from '../cards/p4-illegal-immigration.js';
import * as p5 from '../cards/p5-acre-prison-break.js';
import * as p6 from '../cards/p6-montgomery.js';
import * as p7 from '../cards/p7-lehi.js';
import * as p8 from '../cards/p8-harry-truman.js';
import * as p9 from '../cards/p9-ernest-bevin.js';
import { Card } from '../ids.js';
type Play = (game: Game, by: number) => Effect;
/** The sides of each card that has a text. */
export const events: Readonly<Record<number, readonly Play[]>> = {
  [Card.P1]: [p1.unshaded, p1.shaded],
  [Card.P2]: [p2.unshaded, p2.shaded],
  [Card.P3]: [p3.unshaded, p3.shaded],
  [Card.P4]: [p4.event],
  [Card.P5]: [p5.unshaded, p5.shaded],
  [Card.P6]: [p6.unshaded, p6.shaded],
  [Card.P7]: [p7.unshaded, p7.shaded],
  [Card.P8]: [p8.unshaded, p8.shaded],
  [Card.P9]: [p9.unshaded, p9.shaded],
  [Card.P10]: [p10.unshaded, p10.shaded],
  [Card.P11]: [p11.unshaded, p11.shaded],
  [Card.P12]: [p12.unshaded, p12.shaded],
  [Card.P13]: [p13.unshaded, p13.shaded],
  [Card.P14]: [p14.unshaded, p14.shaded],
  [Card.P15]: [p15.unshaded, p15.shaded],
  [Card.P16]: [p16.unshaded, p16.shaded],
  [Card.P17]: [p17.unshaded, p17.shaded],
  [Card.P18]: [p18.unshaded, p18.shaded],
  [Card.P19]: [p19.unshaded, p19.shaded],
  [Card.P20]: [p20.unshaded, p20.shaded],
  [Card.P21]: [p21.unshaded, p21.shaded],
  [Card.P22]: [p22.event],
  [Card.P23]: [p23.unshaded, p23.shaded],
  [Card.P24]: [p24.unshaded, p24.shaded],
  [Card.P25]: [p25.unshaded, p25.shaded],
  [Card.P26]: [p26.event],
  [Card.P27]: [p27.unshaded, p27.shaded],
  [Card.P28]: [p28.unshaded, p28.shaded],
  [Card.P29]: [p29.unshaded, p29.shaded],
  [Card.P30]: [p30.unshaded, p30.shaded],
  [Card.P31]: [p31.unshaded, p31.shaded],
  [Card.P32]: [p32.unshaded, p32.shaded],
};
const names: Readonly<Record<number, readonly string[]>> = {
  [Card.P1]: ['unshaded', 'shaded'],
  [Card.P2]: ['unshaded', 'shaded'],
  [Card.P3]: ['unshaded', 'shaded'],
  [Card.P4]: ['event'],
  [Card.P5]: ['unshaded', 'shaded'],
  [Card.P6]: ['unshaded', 'shaded'],
  [Card.P7]: ['unshaded', 'shaded'],
  [Card.P8]: ['unshaded', 'shaded'],
  [Card.P9]: ['unshaded', 'shaded'],
  [Card.P10]: ['unshaded', 'shaded'],
  [Card.P11]: ['unshaded', 'shaded'],
  [Card.P12]: ['unshaded', 'shaded'],
  [Card.P13]: ['unshaded', 'shaded'],
  [Card.P14]: ['unshaded', 'shaded'],
  [Card.P15]: ['unshaded', 'shaded'],
  [Card.P16]: ['unshaded', 'shaded'],
  [Card.P17]: ['unshaded', 'shaded'],
  [Card.P18]: ['unshaded', 'shaded'],
  [Card.P19]: ['unshaded', 'shaded'],
  [Card.P20]: ['unshaded', 'shaded'],
  [Card.P21]: ['unshaded', 'shaded'],
  [Card.P22]: ['event'],
  [Card.P23]: ['unshaded', 'shaded'],
  [Card.P24]: ['unshaded', 'shaded'],
  [Card.P25]: ['unshaded', 'shaded'],
  [Card.P26]: ['event'],
  [Card.P27]: ['unshaded', 'shaded'],
  [Card.P28]: ['unshaded', 'shaded'],
  [Card.P29]: ['unshaded', 'shaded'],
  [Card.P30]: ['unshaded', 'shaded'],
  [Card.P31]: ['unshaded', 'shaded'],
  [Card.P32]: ['unshaded', 'shaded'],
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
