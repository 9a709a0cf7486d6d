// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A24 Tensions in Europe. */
import { type Effect, type Game, conduct, everySpace, hasBeenPlayed, remove } from 'rulewright/runtime';
import { Box, Card, Faction } from '../ids.js';
import { TROOPS } from '../pieces.js';
import { punish } from '../special-activities/punish.js';
import { keepStandingRules } from '../standing.js';

/** A24 event: Hitler annexes neighbor. */
export function* event(game: Game): Effect {
  // British may conduct Punish
  yield* conduct(game, Faction.British, 'British may conduct Punish [A24]', { procedures: [punish], optional: true });
  // if A34 has been played
  if (hasBeenPlayed(game, Card.A34)) {
    // British may conduct Punish
    yield* conduct(game, Faction.British, 'British may conduct Punish [A24]', { procedures: [punish], optional: true });
    // British remove 5 Troops on the map to Out of Play
    yield* remove(game, Faction.British, 'British remove 5 Troops on the map to Out of Play [A24]', {
      pieces: TROOPS,
      in: everySpace(game),
      count: 5,
      to: Box.OutOfPlay,
    });
    keepStandingRules(game);
  } else {
    // British remove 3 Troops on the map to Out of Play
    yield* remove(game, Faction.British, 'British remove 3 Troops on the map to Out of Play [A24]', {
      pieces: TROOPS,
      in: everySpace(game),
      count: 3,
      to: Box.OutOfPlay,
    });
    keepStandingRules(game);
  }
}
