// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P27 American Loans. */
import { type Effect, type Game, awaitCard, changeTrack, conduct, everySpace, isInPlay, scopeOf } from 'rulewright/runtime';
import { Card, Faction, Side, Track } from '../ids.js';
import { operations } from '../procedures.js';

/** P27 unshaded: Passed through Congress. */
export function* unshaded(game: Game): Effect {
  // British may conduct an Operation in up to 4 spaces
  yield* conduct(game, Faction.British, 'British may conduct an Operation in up to 4 spaces [P27 unshaded]', {
    procedures: operations,
    scope: scopeOf({ limit: 4, within: everySpace(game) }),
    optional: true,
  });
}

/** P27 shaded: “Financial Dunkirk”. */
export function* shaded(game: Game): Effect {
  // reduce Political Will by 1
  let reduction = 1;
  // P9 unshaded: each reduction of Political Will by Starred Events is 1 less
  if (isInPlay(game, Card.P9, Side.Unshaded)) reduction = Math.max(0, reduction - 1);
  changeTrack(game, Track.PoliticalWill, -reduction);
  awaitCard(game, Card.P27, Side.Shaded);
}
