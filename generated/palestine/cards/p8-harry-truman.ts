// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P8 Harry Truman. */
import { type Effect, type Game, cardInPlay, changeTrack, conduct, everySpace, markersOn, scopeOf } from '../../../runtime/index.js';
import { Card, Faction, Marker, Track } from '../ids.js';
import { deploy } from '../operations/deploy.js';

/** P8 unshaded: Offers support. */
export function* unshaded(game: Game, _by: number): Effect {
  // raise Political Will by 2
  changeTrack(game, Track.PoliticalWill, 2);
  // British may conduct Deploy in up to 3 spaces
  yield* conduct(
    game,
    Faction.British,
    'British may conduct Deploy in up to 3 spaces [P8 unshaded]',
    [deploy],
    scopeOf({ limit: 3, within: everySpace(game) }),
    null,
    true,
  );
}

/** P8 shaded: Pressures British. */
export function* shaded(game: Game, _by: number): Effect {
  // reduce Political Will by the Curfews on the map
  let reduction = markersOn(game, Marker.Curfew);
  if (reduction > 0) {
    // P9 unshaded: each reduction of Political Will by Starred Events is 1 less
    if (cardInPlay(game, Card.P9) === 1) reduction = Math.max(0, reduction - 1);
  }
  changeTrack(game, Track.PoliticalWill, -reduction);
}
