// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: what cards add to rolls. */
import { type Game, isInPlay } from 'rulewright/runtime';
import { Card, Side } from './ids.js';

export function addedToRollsAgainstBases(game: Game): number {
  let added = 0;
  // A2 unshaded: each roll against the Bases on the map is 1 more
  if (isInPlay(game, Card.A2, Side.Unshaded)) added += 1;
  // A2 shaded: each roll against the Bases on the map is 1 less
  if (isInPlay(game, Card.A2, Side.Shaded)) added -= 1;
  return added;
}
