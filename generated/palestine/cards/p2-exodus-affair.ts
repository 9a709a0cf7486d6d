// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P2 Exodus Affair. */
import { type Effect, type Game, MANY, changeTrack, isInPlay, remove, spacesWhere } from 'rulewright/runtime';
import { Box, Card, Side, Track } from '../ids.js';
import { CELLS, troops } from '../pieces.js';
import { isCoastalDistrict } from '../spaces.js';

/** P2 unshaded: Crackdown on immigration. */
export function* unshaded(game: Game, by: number): Effect {
  // remove all Cells in Coastal Districts with Troops to Prison
  yield* remove(game, by, 'remove all Cells in Coastal Districts with Troops to Prison [P2 unshaded]', {
    pieces: CELLS,
    in: spacesWhere(game, (space) => isCoastalDistrict(space) && troops(game, space) > 0),
    count: MANY,
    to: Box.Prison,
  });
}

/** P2 shaded: Britain disgraced. */
export function* shaded(game: Game): Effect {
  // reduce Political Will by 3
  let reduction = 3;
  // P9 unshaded: each reduction of Political Will by Starred Events is 1 less
  if (isInPlay(game, Card.P9, Side.Unshaded)) reduction = Math.max(0, reduction - 1);
  changeTrack(game, Track.PoliticalWill, -reduction);
}
