// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P20 Indian Independence. */
import { type Effect, type Game, changeTrack, isInPlay, markersAt, spacesWhere } from 'rulewright/runtime';
import { Card, Marker, Side, Track } from '../ids.js';
import { isRailway } from '../spaces.js';

/** P20 unshaded: Strategic value of Palestine. */
export function* unshaded(game: Game): Effect {
  // if no Sabotage is in Railways
  if (spacesWhere(game, (space) => isRailway(space)).reduce((sum, space) => sum + markersAt(game, Marker.Sabotage, space), 0) === 0) {
    // raise Political Will by 2
    changeTrack(game, Track.PoliticalWill, 2);
  }
}

/** P20 shaded: Growing pressure. */
export function* shaded(game: Game): Effect {
  // reduce Political Will by 2
  let reduction = 2;
  // P9 unshaded: each reduction of Political Will by Starred Events is 1 less
  if (isInPlay(game, Card.P9, Side.Unshaded)) reduction = Math.max(0, reduction - 1);
  changeTrack(game, Track.PoliticalWill, -reduction);
}
