// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P8 Harry Truman. */
import { type Effect, type Game, changeTrack, conduct, everySpace, isInPlay, markersOn, scopeOf } from 'rulewright/runtime';
import { Card, Faction, Marker, Side, Track } from '../ids.js';
import { deploy } from '../operations/deploy.js';

/** P8 unshaded: Offers support. */
export function* unshaded(game: Game): Effect {
  // raise Political Will by 2
  changeTrack(game, Track.PoliticalWill, 2);
  // British may conduct Deploy in up to 3 spaces
  yield* conduct(game, Faction.British, 'British may conduct Deploy in up to 3 spaces [P8 unshaded]', {
    procedures: [deploy],
    scope: scopeOf({ limit: 3, within: everySpace(game) }),
    optional: true,
  });
}

/** P8 shaded: Pressures British. */
export function* shaded(game: Game): Effect {
  // reduce Political Will by the Curfews on the map
  let reduction = markersOn(game, Marker.Curfew);
  if (reduction > 0) {
    // P9 unshaded: each reduction of Political Will by Starred Events is 1 less
    if (isInPlay(game, Card.P9, Side.Unshaded)) reduction = Math.max(0, reduction - 1);
  }
  changeTrack(game, Track.PoliticalWill, -reduction);
}
