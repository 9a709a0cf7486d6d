// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P4 Illegal Immigration. */
import { type Effect, type Game, changeTrack, isInPlay, markersAt, piecesIn, spacesWhere } from 'rulewright/runtime';
import { Card, Marker, Side, Track } from '../ids.js';
import { IRGUN_PIECES } from '../pieces.js';
import { isCoastalDistrict } from '../spaces.js';

/** P4 event: British block entry. */
export function* event(game: Game): Effect {
  // if no Sabotage is in Coastal Districts
  if (
    spacesWhere(game, (space) => isCoastalDistrict(space)).reduce((sum, space) => sum + markersAt(game, Marker.Sabotage, space), 0) === 0
  ) {
    // raise Political Will by 2
    changeTrack(game, Track.PoliticalWill, 2);
  } else {
    // reduce Political Will by 1 per 2 Sabotage or Irgun pieces in Coastal Districts, at most 3
    let reduction = Math.min(
      Math.floor(
        (piecesIn(
          game,
          spacesWhere(game, (space) => isCoastalDistrict(space)),
          IRGUN_PIECES,
        ) +
          spacesWhere(game, (space) => isCoastalDistrict(space)).reduce((sum, space) => sum + markersAt(game, Marker.Sabotage, space), 0)) /
          2,
      ),
      3,
    );
    if (reduction > 0) {
      // P9 unshaded: each reduction of Political Will by Starred Events is 1 less
      if (isInPlay(game, Card.P9, Side.Unshaded)) reduction = Math.max(0, reduction - 1);
    }
    changeTrack(game, Track.PoliticalWill, -reduction);
  }
}
