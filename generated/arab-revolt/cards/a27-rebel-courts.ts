// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A27 Rebel Courts. */
import { type Effect, type Game, type Scope, agree, counter, putInPlay, remove, setCounter } from '../../../runtime/index.js';
import { Box, Card, Counter, Faction } from '../ids.js';
import { BASES, bases } from '../pieces.js';

/** A27 unshaded: Dispersed by repression. */
export function* unshaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.A27, 0);
}

/** A27 shaded: Counter-state formation. */
export function* shaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.A27, 1);
}

/** Dispersed by repression: before Punish [A27 unshaded]. */
export function* a27BeforePunish(game: Game, _by: number, _scope: Scope): Effect {
  // set Courts closed to 0
  setCounter(game, Counter.CourtsClosed, 0);
}

/** Dispersed by repression: before the Punishment of Detain [A27 unshaded]. */
export function* a27BeforeThePunishmentOfDetain(game: Game, _by: number, space: number): Effect {
  // set Bases taken to 0
  setCounter(game, Counter.BasesTaken, 0);
  // if Courts closed is 0 and a Base is here
  if (counter(game, Counter.CourtsClosed) === 0 && bases(game, space) > 0) {
    // British may
    if (
      (bases(game, space) > 0 || counter(game, Counter.BasesTaken) !== 1 || counter(game, Counter.CourtsClosed) !== 1) &&
      (yield* agree(game, Faction.British, 'British may: remove 1 Base here to Prison [A27 unshaded]', space))
    ) {
      // remove 1 Base here to Prison
      yield* remove(game, Faction.British, 'remove 1 Base here to Prison [A27 unshaded]', 1, 1, BASES, [space], Box.Prison);
      // set Bases taken to 1
      setCounter(game, Counter.BasesTaken, 1);
      // set Courts closed to 1
      setCounter(game, Counter.CourtsClosed, 1);
    }
  }
}
