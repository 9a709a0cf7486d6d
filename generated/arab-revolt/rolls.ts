// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: what cards add to rolls. */
import { type Game, cardInPlay } from '../../runtime/index.js';
import { Card } from './ids.js';

export function addedToRollsAgainstBases(game: Game): number {
  let added = 0;
  // A2 unshaded: each roll against the Bases on the map is 1 more
  if (cardInPlay(game, Card.A2) === 1) added += 1;
  // A2 shaded: each roll against the Bases on the map is 1 less
  if (cardInPlay(game, Card.A2) === 2) added -= 1;
  return added;
}
