// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P27 American Loans. */
import { type Effect, type Game, awaitCard, cardInPlay, changeTrack, conduct, everySpace, scopeOf } from '../../../runtime/index.js';
import { Card, Faction, Track } from '../ids.js';
import { operations } from '../procedures.js';

/** P27 unshaded: Passed through Congress. */
export function* unshaded(game: Game, _by: number): Effect {
  // British may conduct an Operation in up to 4 spaces
  yield* conduct(
    game,
    Faction.British,
    'British may conduct an Operation in up to 4 spaces [P27 unshaded]',
    operations,
    scopeOf({ limit: 4, within: everySpace(game) }),
    null,
    true,
  );
}

/** P27 shaded: “Financial Dunkirk”. */
export function* shaded(game: Game, _by: number): Effect {
  // reduce Political Will by 1
  let reduction = 1;
  // P9 unshaded: each reduction of Political Will by Starred Events is 1 less
  if (cardInPlay(game, Card.P9) === 1) reduction = Math.max(0, reduction - 1);
  changeTrack(game, Track.PoliticalWill, -reduction);
  awaitCard(game, Card.P27, 1);
}
