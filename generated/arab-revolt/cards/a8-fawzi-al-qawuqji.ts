// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A8 Fawzi al-Qawuqji. */
import { type Effect, type Game, moveGroup, newArrivals, putInPlay, spacesWhere } from 'rulewright/runtime';
import { Card, Faction, Side } from '../ids.js';
import { TROOPS } from '../pieces.js';
import { isCity } from '../spaces.js';
import { keepStandingRules } from '../standing.js';

/** A8 unshaded: Leaves the country. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.A8, Side.Unshaded);
}

/** A8 shaded: Leads sophisticated attacks. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.A8, Side.Shaded);
}

/** Leads sophisticated attacks: after each selected District of Ambush [A8 shaded]. */
export function* a8AfterEachSelectedDistrictOfAmbush(game: Game, space: number): Effect {
  // Rebels may move 1 Troop here to a City
  yield* moveGroup(game, Faction.Rebels, 'Rebels may move 1 Troop here to a City [A8 shaded]', {
    pieces: TROOPS,
    arrivals: newArrivals(),
    from: [space],
    to: spacesWhere(game, (other) => isCity(other)),
    atMost: 1,
  });
  keepStandingRules(game);
}
